"""What a captured pile is worth (RULES §3, "Exact points") and what a win counts.

``score`` lists the yaku of a pile, ``base`` adds them up, ``settle`` turns the sum into the points
of a win. Yaku are ints in the order of RULES §5; ``IDS`` has their names.
"""

from micropython import const

from engine_core import cards
from engine_core.cards import DECKS, HIKARI, TANE

IDS = (
    "goko", "shiko", "ame_shiko", "sanko", "hanami", "tsukimi", "inoshikacho", "akatan", "aotan",
    "akatan_aotan", "tane", "tanzaku", "kasu", "tsukifuda", "yukimi", "golden_flowers",
    "fujin_raijin", "three_friends", "teshi", "kuttsuki",
)  # fmt: skip

GOKO, SHIKO, AME_SHIKO, SANKO = const(0), const(1), const(2), const(3)
HANAMI, TSUKIMI, INOSHIKACHO = const(4), const(5), const(6)
AKATAN, AOTAN, AKATAN_AOTAN = const(7), const(8), const(9)
TANE_YAKU, TANZAKU_YAKU, KASU_YAKU, TSUKIFUDA = const(10), const(11), const(12), const(13)
YUKIMI, GOLDEN_FLOWERS = const(14), const(15)
FUJIN_RAIJIN, THREE_FRIENDS = const(16), const(17)
TESHI, KUTTSUKI = const(18), const(19)

FEWEST_TANE, FEWEST_TANZAKU, FEWEST_KASU = const(5), const(5), const(10)
SEVEN = const(7)

# The yaku of certain cards. Which of them pay is for Rules.pays, as the deck decides it too.
_SETS = {
    HANAMI: (cards.CURTAIN, cards.SAKE_CUP),
    TSUKIMI: (cards.MOON, cards.SAKE_CUP),
    INOSHIKACHO: (cards.BUTTERFLIES, cards.BOAR, cards.DEER),
    YUKIMI: (cards.SAKE_CUP, cards.MOUNT_FUJI),
    GOLDEN_FLOWERS: (cards.GOLDEN_PAULOWNIA, cards.GOLDEN_BAMBOO),
    FUJIN_RAIJIN: (cards.LIGHTNING, cards.FUJIN),
    THREE_FRIENDS: (cards.CRANE, cards.WARBLER, cards.TIGER),
}

_RAIN_MONTH, _RAIN_BIT = const(10), const(1)
_CUP_MONTH, _CUP_BIT = const(8), const(1)


def set_of(yaku_id):
    """The cards of a yaku that needs certain cards, as a tuple, or None for the others."""
    return _SETS.get(yaku_id)


def _holds(captured, wanted):
    held = True
    for card in wanted:
        held = held and captured[card >> 2] >> (card & 3) & 1
    return held


def _lights(captured, rules, lights):
    """The light yaku that counts, as (id, points), or None. One at most (RULES §3)."""
    rain = captured[_RAIN_MONTH] & _RAIN_BIT
    others = lights - rain
    if others < 3:
        return None
    if rules.deck != cards.BASE:
        if lights >= 5:
            found = GOKO
        elif rain:
            found = AME_SHIKO
        else:
            found = SANKO if others == 3 else SHIKO
        return found, 5 + 3 * (others - 3) + 2 * rain
    best = None
    most = 0
    if lights == 5:
        best, most = GOKO, rules.goko
    if others == 4 and rules.shiko > most:
        best, most = SHIKO, rules.shiko
    if rain and rules.ame_shiko > most:
        best, most = AME_SHIKO, rules.ame_shiko
    if rules.sanko > most:
        best, most = SANKO, rules.sanko
    return (best, most) if most else None


def _named(captured, rules, found, extra_tane, ribbons):
    """Put Inoshikachō or the red and blue ribbons into ``found``; return the points of each."""
    extra = rules.named_extra
    boar = 0
    if rules.inoshikacho and _holds(captured, _SETS[INOSHIKACHO]):
        boar = rules.inoshikacho + extra * extra_tane
        found.append((INOSHIKACHO, boar))
    named = 0
    if ribbons >= 3:
        deck = DECKS[rules.deck]
        red = cards.common(captured, deck.poetry) >= 3
        blue = cards.common(captured, deck.blue) >= 3
        if red and blue and rules.akatan_aotan:
            named = rules.akatan_aotan + extra * (ribbons - 6)
            found.append((AKATAN_AOTAN, named))
        else:
            if red and rules.akatan:
                named = rules.akatan + extra * (ribbons - 3)
                found.append((AKATAN, named))
            if blue and rules.aotan:
                points = rules.aotan + extra * (ribbons - 3)
                named += points
                found.append((AOTAN, points))
    return boar, named


def _counted(points, number, fewest):
    """The points of a yaku that counts cards: ``points`` for the fewest, 1 for each further."""
    return points + number - fewest if points and number >= fewest else 0


def score(captured, rules, month=0):
    """The yaku of a pile as a list of (yaku, points), in the order of IDS.

    ``month`` is the round's number, 1–12, for tsuki-fuda; 0 leaves tsuki-fuda out.
    """
    found = []
    hikari, tane, ribbons, kasu = DECKS[rules.deck].tally(captured)
    if hikari >= 3:
        lights = _lights(captured, rules, hikari)
        if lights:
            found.append(lights)
    if rules.viewings and captured[_CUP_MONTH] & _CUP_BIT:
        if rules.hanami and captured[cards.CURTAIN >> 2] & 1:
            found.append((HANAMI, rules.hanami))
        if rules.tsukimi and captured[cards.MOON >> 2] & 1:
            found.append((TSUKIMI, rules.tsukimi))
    boar, named = _named(captured, rules, found, tane - 3, ribbons)
    tane = _counted(rules.tane, tane, FEWEST_TANE)
    ribbons = _counted(rules.tanzaku, ribbons, FEWEST_TANZAKU)
    if rules.named_with_count == "better":
        if boar >= tane:
            tane = 0
        elif boar:
            found = [one for one in found if one[0] != INOSHIKACHO]
        if named >= ribbons:
            ribbons = 0
        elif named:
            found = [one for one in found if not AKATAN <= one[0] <= AKATAN_AOTAN]
    if tane:
        found.append((TANE_YAKU, tane))
    if ribbons:
        found.append((TANZAKU_YAKU, ribbons))
    if captured[_CUP_MONTH] & _CUP_BIT:
        kasu += rules.cup_as_kasu
    kasu = _counted(rules.kasu, kasu, FEWEST_KASU)
    if kasu:
        found.append((KASU_YAKU, kasu))
    if month and rules.tsukifuda and captured[month - 1] == 15:
        found.append((TSUKIFUDA, rules.tsukifuda))
    if rules.deck != cards.BASE and rules.further_yaku:
        for further in range(YUKIMI, THREE_FRIENDS + 1):
            if rules.pays(IDS[further]) and _holds(captured, _SETS[further]):
                found.append((further, getattr(rules, IDS[further])))
    return found


def base(captured, rules, month=0):
    """The sum of a pile's yaku, before anything multiplies it."""
    total = 0
    for _, points in score(captured, rules, month):
        total += points
    return total


def settle(base, rules, opponent_called=None, calls=None, opponent_calls=None, any_call=None):
    """The points of a win with that base (RULES §3, "Points").

    ``calls`` are those of all players in the round, ``opponent_calls`` those of the winner's
    opponents. What is not given follows from what is.
    """
    if opponent_called is None:
        opponent_called = bool(opponent_calls)
    if opponent_calls is None:
        opponent_calls = 1 if opponent_called else 0
    if any_call is None:
        any_call = bool(calls) or opponent_called or opponent_calls > 0
    if calls is None:
        calls = max(opponent_calls, 1 if any_call else 0)
    if base == 0:
        return 0
    points = base
    if base >= SEVEN and (rules.seven == "always" or (rules.seven == "if_called" and any_call)):
        points *= 2
    if rules.call_multiplier == "double":
        if opponent_called:
            points *= 2
    elif rules.call_multiplier == "per_call":
        points *= 1 + opponent_calls
    return points + rules.call_bonus * calls


def serving(yaku_id, rules, month=0):
    """All cards of the deck that can serve a yaku, as a set. None for an instant hand."""
    deck = DECKS[rules.deck]
    if yaku_id in _SETS:
        return cards.from_cards(_SETS[yaku_id])
    mask = cards.new_set()
    if yaku_id <= SANKO:
        mask = bytearray(deck.masks[HIKARI])
        if yaku_id in (SANKO, SHIKO):
            mask[_RAIN_MONTH] = 0
    elif yaku_id <= AKATAN_AOTAN:
        for at in range(cards.MONTHS):
            red = 0 if yaku_id == AOTAN else deck.poetry[at]
            mask[at] = red if yaku_id == AKATAN else red | deck.blue[at]
    elif yaku_id <= KASU_YAKU:
        mask = bytearray(deck.masks[yaku_id - TANE_YAKU + TANE])
        if yaku_id == KASU_YAKU and rules.cup_as_kasu:
            mask[_CUP_MONTH] |= _CUP_BIT
    elif yaku_id == TSUKIFUDA and month:
        mask[month - 1] = 15
    return mask


def cards_of(yaku_id, captured, rules, month=0):
    """The cards of a pile that make a yaku, ascending; for a count, every card that counts."""
    mask = serving(yaku_id, rules, month)
    return [card for card in cards.listed(captured) if cards.has(mask, card)]
