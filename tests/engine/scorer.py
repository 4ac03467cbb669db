"""A second scorer, written from RULES.md alone: cards are names in sets, nothing comes from
engine_core. The engine must agree with it on every pile.

`PROFILES` repeats the columns of the table in §3 by hand; `score` gives the yaku of a pile as a
dictionary, `settle` the points of a win.
"""

LIGHTS = {"1a", "3a", "8a", "11a", "12a"}
RAIN_MAN = "11a"
ANIMALS = {"2a", "4a", "5a", "6a", "7a", "8b", "9a", "10a", "11b"}
POEMS = {"1b", "2b", "3b"}
BLUES = {"6b", "9b", "10b"}
PLAIN_RIBBONS = {"4b", "5b", "7b", "11c"}
SLOTS = "abcd"
ALL_48 = {"%d%s" % (month, slot) for month in range(1, 13) for slot in SLOTS}
CHAFF = ALL_48 - LIGHTS - ANIMALS - POEMS - BLUES - PLAIN_RIBBONS

# The deck that each profile is played with: (lights, animals, poems, blues, plain ribbons, chaff).
DECKS = {
    "base": (LIGHTS, ANIMALS, POEMS, BLUES, PLAIN_RIBBONS, CHAFF),
    "phoenix": (
        LIGHTS | {"13a"},
        ANIMALS | {"13b"},
        POEMS,
        BLUES,
        PLAIN_RIBBONS,
        CHAFF | {"13c", "13d"},
    ),
    "dragon_tiger": (
        LIGHTS | {"14a"},
        ANIMALS | {"13a"},
        POEMS | {"13b"},
        BLUES | {"14b"},
        PLAIN_RIBBONS,
        CHAFF | {"13c", "13d", "14c", "14d"},
    ),
}

STANDARD = {
    "deck": "base",
    "sanko": 5, "ame_shiko": 7, "shiko": 8, "goko": 10,
    "hanami": 5, "tsukimi": 5, "inoshikacho": 5,
    "akatan": 5, "aotan": 5, "akatan_aotan": 10,
    "tane": 1, "tanzaku": 1, "kasu": 1, "tsukifuda": 0,
    "yukimi": 0, "golden_flowers": 0, "fujin_raijin": 0, "three_friends": 0,
    "viewings": True, "further_yaku": True, "max_calls": None, "call_bonus": 0,
}  # fmt: skip

PROFILES = {
    "vanikar": dict(
        STANDARD, teshi=0, kuttsuki=0, named_extra=0, named_with_count="both", cup_as_kasu=0,
        seven="always", call_multiplier="double",
    ),
    "wikipedia": dict(
        STANDARD, teshi=6, kuttsuki=6, named_extra=1, named_with_count="better", cup_as_kasu=1,
        seven="if_called", call_multiplier="double",
    ),
    "one_call": dict(
        STANDARD, teshi=6, kuttsuki=6, named_extra=0, named_with_count="both", cup_as_kasu=1,
        seven="always", call_multiplier="double", max_calls=1,
    ),
    "junior": dict(
        STANDARD, teshi=5, kuttsuki=0, named_extra=0, named_with_count="better", cup_as_kasu=0,
        seven="never", call_multiplier="none", call_bonus=1,
    ),
    "nintendo": dict(
        STANDARD, teshi=6, kuttsuki=6, named_extra=1, named_with_count="both", cup_as_kasu=1,
        seven="always", call_multiplier="double", max_calls=1,
    ),
}  # fmt: skip
PROFILES["casual"] = dict(PROFILES["junior"], max_calls=0)
PROFILES["junior_phoenix"] = dict(
    PROFILES["junior"], deck="phoenix", yukimi=5, golden_flowers=2, fujin_raijin=2
)
PROFILES["junior_tiger3"] = PROFILES["junior_tiger4"] = dict(
    PROFILES["junior"], deck="dragon_tiger", golden_flowers=2, fujin_raijin=2, three_friends=5
)


def _light_yaku(lights, rules):
    """The one light yaku: a dictionary with at most one entry."""
    dry = lights - {RAIN_MAN}
    wet = len(dry) != len(lights)
    if len(dry) < 3:
        return {}
    if rules["deck"] != "base":
        points = 5 + 3 * (len(dry) - 3) + (2 if wet else 0)
        if len(lights) > 4:
            return {"goko": points}
        if wet:
            return {"ame_shiko": points}
        return {"shiko" if len(dry) == 4 else "sanko": points}
    applies = {
        "goko": lights == LIGHTS,
        "shiko": len(dry) == 4,
        "ame_shiko": wet,
        "sanko": True,
    }
    paid = [name for name in applies if applies[name] and rules[name] > 0]
    if not paid:
        return {}
    best = max(paid, key=lambda name: rules[name])  # of equals the first, which is the greater
    return {best: rules[best]}


def _ribbon_sets(pile, poems, blues, number, rules):
    """The named ribbon yaku with their points."""
    red, blue = len(pile & poems) > 2, len(pile & blues) > 2
    further = rules["named_extra"] * (number - 3)
    if red and blue and rules["akatan_aotan"]:
        return {"akatan_aotan": rules["akatan_aotan"] + rules["named_extra"] * (number - 6)}
    return {
        name: rules[name] + further
        for name, there in (("akatan", red), ("aotan", blue))
        if there and rules[name]
    }


def _better(named, counted):
    """The one of two that pays more; the named one of equals."""
    return named if sum(named.values()) >= sum(counted.values()) else counted


def score(pile, rules, month=None):
    """The yaku of a set of card names, name to points."""
    lights, animals, poems, blues, plain, chaff = DECKS[rules["deck"]]
    found = _light_yaku(pile & lights, rules)

    def together(row, *wanted):
        if rules[row] and pile.issuperset(wanted):
            found[row] = rules[row]

    if rules["viewings"]:
        together("hanami", "3a", "9a")
        together("tsukimi", "8a", "9a")
    if rules["further_yaku"]:
        if rules["deck"] == "phoenix":
            together("yukimi", "13a", "9a")
        if rules["deck"] == "dragon_tiger":
            together("three_friends", "1a", "13a", "2a")
        if rules["deck"] != "base":
            together("golden_flowers", "12d", "13d")
            together("fujin_raijin", "13c", "11d")

    def count(row, number, least):
        return {row: rules[row] + number - least} if rules[row] and number >= least else {}

    tane = len(pile & animals)
    boar = {}
    if rules["inoshikacho"] and {"6a", "7a", "10a"} <= pile:
        boar = {"inoshikacho": rules["inoshikacho"] + rules["named_extra"] * (tane - 3)}
    ribbons = len(pile & (poems | blues | plain))
    named = _ribbon_sets(pile, poems, blues, ribbons, rules)
    counted = count("tane", tane, 5), count("tanzaku", ribbons, 5)
    if rules["named_with_count"] == "better":
        found.update(_better(boar, counted[0]))
        found.update(_better(named, counted[1]))
    else:
        for part in (boar, named) + counted:
            found.update(part)

    cup = rules["cup_as_kasu"] if "9a" in pile else 0
    found.update(count("kasu", len(pile & chaff) + cup, 10))
    if month and rules["tsukifuda"] and {str(month) + slot for slot in SLOTS} <= pile:
        found["tsukifuda"] = rules["tsukifuda"]
    return found


def settle(base, rules, own_calls, calls_of_opponents):
    """The points of a win: `own_calls` by the winner, a list of the calls of each opponent."""
    if not base:
        return 0
    total_calls = own_calls + sum(calls_of_opponents)
    points = base
    if base >= 7 and (
        rules["seven"] == "always" or (rules["seven"] == "if_called" and total_calls)
    ):
        points = points + points
    if rules["call_multiplier"] == "double" and any(calls_of_opponents):
        points = points + points
    if rules["call_multiplier"] == "per_call":
        points = points * (1 + sum(calls_of_opponents))
    return points + rules["call_bonus"] * total_calls
