"""What piles are worth: the golden values, the documents' examples, and every exact point."""

from engine_core import cards, rules, yaku
from tests.shared.playing import names, pile

FIVE = ("vanikar", "wikipedia", "one_call", "junior", "nintendo")

NINE_KASU = "1c 1d 2c 2d 3c 3d 4c 4d 5c"
GOLDEN = (
    ("6a 7a 10a 2a 4a", (6, 7, 6, 5, 8)),
    ("1b 2b 3b 6b 9b 10b", (12, 10, 12, 10, 12)),
    ("1a 3a 8a 9a", (15, 15, 15, 15, 15)),
    ("9a " + NINE_KASU, (0, 1, 1, 0, 1)),
    ("1a 3a 8a 11a 12a", (10, 10, 10, 10, 10)),
    ("1a 3a 11a", (0, 0, 0, 0, 0)),
    ("1a 3a 8a 11a", (7, 7, 7, 7, 7)),
    ("1a 3a 8a 12a", (8, 8, 8, 8, 8)),
    ("1b 2b 3b 4b 5b", (6, 7, 6, 5, 8)),
    ("2a 4a 5a 6a 7a 8b 9a 10a 11b", (10, 11, 10, 5, 16)),
    ("1b 2b 3b 4b 5b 6b 7b 9b 10b 11c", (16, 14, 16, 10, 20)),
    ("1b 2b 3b 4b 5b 7b 11c 6b", (9, 10, 9, 5, 14)),
    (NINE_KASU + " 11d", (1, 1, 1, 1, 1)),
    ("1c 1d 2c 2d 3c 3d 4c 12b 12c 12d", (1, 1, 1, 1, 1)),
)


def made(base="vanikar", **rows):
    rows["base"] = base
    return rules.make(rows)


def found(rule_set, text, month=0):
    """The yaku of a pile as text, such as ``sanko 5 hanami 5``."""
    if type(rule_set) is str:
        rule_set = rules.profile(rule_set)
    scored = yaku.score(pile(text), rule_set, month)
    assert yaku.base(pile(text), rule_set, month) == sum([points for _, points in scored])
    return " ".join(["%s %d" % (yaku.IDS[name], points) for name, points in scored])


def test_golden_values():
    for text, wanted in GOLDEN:
        for name, base in zip(FIVE, wanted):
            assert yaku.base(pile(text), rules.profile(name)) == base, (name, text)


def test_golden_values_hold_for_the_profiles_built_on_these():
    for text, wanted in GOLDEN:
        assert yaku.base(pile(text), rules.profile("casual")) == wanted[3], text


def test_golden_settlements():
    vanikar, wikipedia = rules.profile("vanikar"), rules.profile("wikipedia")
    one_call, junior = rules.profile("one_call"), rules.profile("junior")
    assert yaku.settle(15, vanikar) == 30
    assert yaku.settle(15, vanikar, opponent_called=True) == 60
    assert yaku.settle(2, vanikar) == 2
    assert yaku.settle(2, vanikar, opponent_called=True) == 4
    assert yaku.settle(10, vanikar, opponent_called=True) == 40
    assert yaku.settle(5, one_call, opponent_called=True) == 10
    assert yaku.settle(8, one_call, opponent_called=True) == 32
    assert yaku.settle(2, junior, calls=1) == 3
    assert yaku.settle(8, wikipedia) == 8
    assert yaku.settle(8, wikipedia, calls=1, opponent_called=False) == 16
    assert yaku.settle(8, wikipedia, opponent_called=True) == 32
    assert yaku.settle(5, wikipedia, opponent_called=True) == 10


def test_the_example_of_the_first_document():
    assert found("vanikar", "8a 3a 1a") == "sanko 5"
    pile_after = "8a 3a 1a 9c 9a"
    assert found("vanikar", pile_after) == "sanko 5 hanami 5 tsukimi 5"
    rule_set = rules.profile("vanikar")
    assert yaku.settle(15, rule_set, False, 1, 0, True) == 30  # the own call does not double
    assert yaku.settle(15, rule_set, True, 2, 1, True) == 60
    assert yaku.settle(5, rule_set) == 5
    assert found("vanikar", "2a 4a 5a 8b 9a 11b") == "tane 2"
    assert found("vanikar", "1a 3a 8a 11a 12a") == "goko 10"
    # "the app counts the sake cup only as an animal"
    assert found("vanikar", "9a " + NINE_KASU) == ""


def test_the_examples_of_the_third_document():
    assert found("one_call", "10a 6a 7c 7a") == "inoshikacho 5"
    assert found("one_call", "8a 9a") == "tsukimi 5"
    assert yaku.settle(5, rules.profile("one_call"), True, 1, 1, True) == 10
    assert yaku.settle(8, rules.profile("one_call"), True, 1, 1, True) == 8 * 2 * 2
    # "the boar trio receives no extension of its own": the count does, from its threshold
    assert found("one_call", "10a 6a 7a 2a") == "inoshikacho 5"
    assert found("one_call", "10a 6a 7a 2a 4a 5a") == "inoshikacho 5 tane 2"
    # the cup counts as animal, as kasu and for the viewings at once
    text = "9a 3a 8a 2a 4a 5a 11b " + NINE_KASU
    assert found("one_call", text) == "hanami 5 tsukimi 5 tane 1 kasu 1"


def test_the_table_of_the_fourth_document():
    assert found("junior", "1a 3a 8a") == "sanko 5"
    assert found("junior", "1a 3a 8a 12a") == "shiko 8"
    assert found("junior", "1a 3a 8a 11a") == "ame_shiko 7"
    assert found("junior", "1a 3a 8a 11a 12a") == "goko 10"
    assert found("junior", "6a 7a 10a 2a 4a 5a 8b 9a") == "inoshikacho 5"
    assert found("junior", "2a 4a 5a 8b 9a 11b") == "tane 2"
    assert found("junior", "1b 2b 3b 6b 9b 10b") == "akatan_aotan 10"
    assert found("junior", "4b 5b 7b 11c 6b 9b") == "tanzaku 2"
    assert found("junior", NINE_KASU + " 5d 6c") == "kasu 2"


def test_the_rain_man_is_no_third_light():
    for name in rules.PROFILES:
        for text in ("1a 3a 11a", "1a 8a 11a", "3a 12a 11a", "11a"):
            assert found(name, text) == ""
    for name in ("junior_phoenix", "junior_tiger3"):
        assert found(name, "1a 3a 11a 11b 11c 11d") == ""


def test_one_light_yaku_at_most():
    for name in FIVE:
        assert found(name, "1a 3a 8a 11a 12a") == "goko 10"


def test_two_viewings_and_the_cup():
    for name in rules.PROFILES:
        assert found(name, "3a 9a") == "hanami 5"
        assert found(name, "8a 9a") == "tsukimi 5"
        assert found(name, "3a 8a 9a") == "hanami 5 tsukimi 5"
        assert found(name, "3a 8a") == ""
    assert found(made(viewings=False), "3a 8a 9a") == ""
    assert found(made(hanami=0), "3a 8a 9a") == "tsukimi 5"


def test_both_ribbon_triples_are_one_yaku():
    assert found("vanikar", "1b 2b 3b 6b 9b 10b") == "akatan_aotan 10 tanzaku 2"
    assert found("wikipedia", "1b 2b 3b 6b 9b 10b 4b") == "akatan_aotan 11"
    rule_set = made(akatan_aotan=0)
    assert found(rule_set, "1b 2b 3b 6b 9b 10b") == "akatan 5 aotan 5 tanzaku 2"
    rule_set = made("wikipedia", akatan_aotan=0)
    assert found(rule_set, "1b 2b 3b 6b 9b 10b") == "akatan 8 aotan 8"
    rule_set = made(akatan=0)
    assert found(rule_set, "1b 2b 3b 6b 9b 10b") == "akatan_aotan 10 tanzaku 2"
    assert found(rule_set, "1b 2b 3b 6b 9b") == "tanzaku 1"
    rule_set = made(akatan=0, akatan_aotan=0)
    assert found(rule_set, "1b 2b 3b 6b 9b 10b") == "aotan 5 tanzaku 2"


def test_extension_points():
    assert found("wikipedia", "6a 7a 10a 2a") == "inoshikacho 6"
    assert found("wikipedia", "1b 2b 3b 6b") == "akatan 6"
    assert found("wikipedia", "6b 9b 10b 1b 2b") == "aotan 7"
    assert found("nintendo", "6a 7a 10a 2a 4a") == "inoshikacho 7 tane 1"
    assert found("nintendo", "1b 2b 3b 6b 9b") == "akatan 7 tanzaku 1"
    assert found("vanikar", "2a 4a 5a 6a 7a 8b") == "tane 2"
    assert found("vanikar", NINE_KASU + " 5d 6c 6d") == "kasu 3"
    assert found(made(tane=4, kasu=7), "2a 4a 5a 6a 7a 8b " + NINE_KASU + " 5d 6c") == (
        "tane 5 kasu 8"
    )


def test_the_better_one():
    assert found("junior", "6a 7a 10a 2a 4a 5a 8b 9a 11b") == "inoshikacho 5"  # 5 and 5
    rule_set = made("junior", tane=2)
    assert found(rule_set, "6a 7a 10a 2a 4a 5a 8b 9a 11b") == "tane 6"
    assert found(rule_set, "6a 7a 10a 2a 4a 5a 8b") == "inoshikacho 5"
    rule_set = made("junior", akatan=1, tanzaku=1)
    assert found(rule_set, "1b 2b 3b 4b 5b") == "akatan 1"
    assert found(rule_set, "1b 2b 3b 4b 5b 7b") == "tanzaku 2"
    rule_set = made("junior", akatan=2, aotan=2, akatan_aotan=0, tanzaku=3)
    assert found(rule_set, "1b 2b 3b 6b 9b 10b") == "akatan 2 aotan 2"  # 4 and 4
    assert found(rule_set, "1b 2b 3b 6b 9b 10b 4b") == "tanzaku 5"
    assert found(made("junior", inoshikacho=0), "6a 7a 10a 2a 4a") == "tane 1"
    assert found(made("junior", tane=0), "6a 7a 10a 2a 4a") == "inoshikacho 5"


def test_the_cup_as_kasu():
    for cup, wanted in ((0, ""), (1, ""), (2, "kasu 1")):
        eight = " ".join(NINE_KASU.split()[:8])
        assert found(made(cup_as_kasu=cup), eight + " 9a") == wanted
    assert found(made(cup_as_kasu=2), NINE_KASU + " 9a") == "kasu 2"
    assert found(made(cup_as_kasu=1), NINE_KASU + " 9a") == "kasu 1"


def test_lights_under_custom_points():
    assert found(made(goko=0), "1a 3a 8a 11a 12a") == "shiko 8"
    assert found(made(goko=3), "1a 3a 8a 11a 12a") == "shiko 8"
    assert found(made(goko=8), "1a 3a 8a 11a 12a") == "goko 8"  # with equal pay the greater
    assert found(made(goko=0, shiko=7), "1a 3a 8a 11a 12a") == "shiko 7"
    assert found(made(goko=0, shiko=0), "1a 3a 8a 11a 12a") == "ame_shiko 7"
    assert found(made(shiko=0), "1a 3a 8a 12a") == "sanko 5"
    assert found(made(ame_shiko=0), "1a 3a 8a 11a") == "sanko 5"
    assert found(made(sanko=9), "1a 3a 8a 11a") == "sanko 9"
    assert found(made(sanko=7), "1a 3a 8a 11a") == "ame_shiko 7"
    assert found(made(sanko=0), "1a 3a 8a") == ""
    assert found(made(sanko=0, shiko=0, ame_shiko=0), "1a 3a 8a 11a") == ""


def test_lights_of_the_junior_decks():
    five, six = "1a 3a 8a 12a 13a", "1a 3a 8a 12a 13a 11a"
    assert found("junior_phoenix", "1a 3a 13a") == "sanko 5"
    assert found("junior_phoenix", "1a 3a 8a 13a") == "shiko 8"
    assert found("junior_phoenix", "1a 3a 13a 11a") == "ame_shiko 7"
    assert found("junior_phoenix", "1a 3a 8a 13a 11a") == "goko 10"
    assert found("junior_phoenix", five) == "goko 11"
    assert found("junior_phoenix", six) == "goko 13"
    assert found("junior_tiger4", "1a 3a 14a") == "sanko 5"
    assert found("junior_tiger4", "1a 3a 13a") == ""  # the Tiger is an animal
    assert found("junior_tiger4", "1a 3a 8a 12a 14a 11a") == "goko 13"
    # "fixed": the rows do not change them
    changed = made("junior_phoenix", sanko=50, shiko=0, goko=1, ame_shiko=0)
    assert found(changed, "1a 3a 13a") == "sanko 5"
    assert found(changed, six) == "goko 13"


def test_ribbons_of_the_junior_decks():
    assert found("junior_tiger3", "1b 2b 13b") == "akatan 5"
    assert found("junior_tiger3", "6b 9b 14b") == "aotan 5"
    assert found("junior_tiger3", "1b 2b 3b 13b") == "akatan 5"
    assert found("junior_tiger3", "1b 3b 13b 9b 10b 14b") == "akatan_aotan 10"
    assert found("junior_phoenix", "1b 2b 3b 6b 9b 10b") == "akatan_aotan 10"


def test_further_yaku():
    assert found("junior_phoenix", "13a 9a") == "yukimi 5"
    assert found("junior_phoenix", "12d 13d") == "golden_flowers 2"
    assert found("junior_phoenix", "13c 11d") == "fujin_raijin 2"
    assert found("junior_phoenix", "1a 13a 2a") == ""
    assert found("junior_tiger3", "1a 13a 2a") == "three_friends 5"
    assert found("junior_tiger3", "12d 13d 13c 11d") == "golden_flowers 2 fujin_raijin 2"
    assert found("junior_tiger3", "13a 9a") == ""
    off = made("junior_tiger4", further_yaku=False)
    assert found(off, "1a 13a 2a 12d 13d 13c 11d") == ""
    assert found(made("vanikar", golden_flowers=2, yukimi=5), "12d 9a") == ""


def test_the_month_cards():
    rule_set = made(tsukifuda=4)
    assert found(rule_set, "5a 5b 5c 5d", 5) == "tsukifuda 4"
    assert found(rule_set, "5a 5b 5c 5d", 6) == ""
    assert found(rule_set, "5a 5b 5c 5d") == ""
    assert found(rule_set, "5a 5b 5c", 5) == ""
    assert found("vanikar", "5a 5b 5c 5d", 5) == ""


def test_no_card_or_all():
    for name in rules.PROFILES:
        rule_set = rules.profile(name)
        assert yaku.score(cards.new_set(), rule_set, 1) == []
        everything = cards.from_cards(range(cards.DECKS[rule_set.deck].size))
        ids = [yaku_id for yaku_id, _ in yaku.score(everything, rule_set, 1)]
        assert ids == sorted(ids) and ids[0] == yaku.GOKO


def test_seven_or_more():
    always, called, never = made(), made(seven="if_called"), made(seven="never")
    assert [yaku.settle(base, always) for base in (6, 7, 8)] == [6, 14, 16]
    assert [yaku.settle(base, called) for base in (6, 7, 8)] == [6, 7, 8]
    assert [yaku.settle(base, called, False, 1) for base in (6, 7)] == [6, 14]
    assert [yaku.settle(base, never, True) for base in (6, 7)] == [12, 14]


def test_call_multipliers():
    per_call = made(call_multiplier="per_call", seven="never")
    assert [yaku.settle(5, per_call, n > 0, n, n) for n in range(4)] == [5, 10, 15, 20]
    assert yaku.settle(5, per_call, opponent_calls=2) == 15
    assert yaku.settle(5, per_call, opponent_called=True) == 10  # one call at least
    assert yaku.settle(5, made(call_multiplier="none"), True) == 5
    both = made(call_multiplier="per_call")
    assert yaku.settle(7, both, opponent_calls=3) == 7 * 2 * 4


def test_call_bonus():
    junior = rules.profile("junior")
    assert [yaku.settle(5, junior, n > 1, n, n - 1 if n else 0) for n in range(4)] == [5, 6, 7, 8]
    assert yaku.settle(5, junior, opponent_called=True) == 6
    assert yaku.settle(10, junior, True, 3, 2, True) == 13
    mixed = made(call_bonus=1)
    assert yaku.settle(7, mixed, True, 2, 1) == 7 * 2 * 2 + 2


def test_nothing_scores_nothing():
    for name in rules.PROFILES:
        assert yaku.settle(0, rules.profile(name), True, 3, 2, True) == 0


def test_the_cards_of_a_yaku():
    def those(name, text, rule_set="vanikar", month=0):
        rule_set = rules.profile(rule_set) if type(rule_set) is str else rule_set
        return names(yaku.cards_of(yaku.IDS.index(name), pile(text), rule_set, month))

    assert those("sanko", "1a 3a 8a 9a 1c") == "1a 3a 8a"
    assert those("ame_shiko", "1a 3a 8a 11a 9a") == "1a 3a 8a 11a"
    assert those("tsukimi", "8a 8b 9a 3a") == "8a 9a"
    assert those("inoshikacho", "2a 6a 7a 10a") == "6a 7a 10a"
    assert those("akatan", "1b 2b 3b 4b 6b") == "1b 2b 3b"
    assert those("aotan", "1b 6b 9b 10b") == "6b 9b 10b"
    assert those("akatan_aotan", "1b 2b 3b 6b 9b 10b 4b") == "1b 2b 3b 6b 9b 10b"
    assert those("tane", "2a 4a 5a 8b 9a 1a") == "2a 4a 5a 8b 9a"
    assert those("tanzaku", "4b 5b 7b 11c 1b 1a") == "1b 4b 5b 7b 11c"
    assert those("kasu", "1c 9a 12d 2a") == "1c 12d"
    assert those("kasu", "1c 9a 12d 2a", "wikipedia") == "1c 9a 12d"
    assert those("tsukifuda", "5a 5b 5c 5d 6a", made(tsukifuda=4), 5) == "5a 5b 5c 5d"
    assert those("three_friends", "1a 2a 13a 13b", "junior_tiger3") == "1a 2a 13a"
    assert those("akatan", "1b 2b 13b", "junior_tiger3") == "1b 2b 13b"
