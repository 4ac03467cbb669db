"""How far each yaku is: cards had and needed, whether it can still be, what would help."""

from engine_core import cards, rules, yaku
from engine_core.progress import progress
from tests.shared.playing import names, pile

EMPTY = cards.new_set()


def towards(name, mine, others="", rule_set="vanikar", month=0):
    """(had, needed, possible, cards that help) of one yaku."""
    if type(rule_set) is str:
        rule_set = rules.profile(rule_set)
    for yaku_id, have, need, possible, helping in progress(
        pile(mine), pile(others), rule_set, month
    ):
        if yaku.IDS[yaku_id] == name:
            return have, need, possible, names(helping)
    return None


def test_every_yaku_that_pays_is_listed_in_order():
    for name in rules.PROFILES:
        rule_set = rules.profile(name)
        listed = [entry[0] for entry in progress(EMPTY, EMPTY, rule_set)]
        wanted = [at for at, row in enumerate(yaku.IDS) if rule_set.pays(row)]
        assert listed == wanted
        for _, have, need, possible, helping in progress(EMPTY, EMPTY, rule_set):
            assert have == 0 and possible and len(helping) >= need - rule_set.cup_as_kasu


def test_lists_of_the_profiles():
    listed = [yaku.IDS[entry[0]] for entry in progress(EMPTY, EMPTY, rules.profile("vanikar"))]
    assert " ".join(listed) == (
        "goko shiko ame_shiko sanko hanami tsukimi inoshikacho akatan aotan akatan_aotan "
        "tane tanzaku kasu"
    )
    listed = [yaku.IDS[one[0]] for one in progress(EMPTY, EMPTY, rules.profile("junior_phoenix"))]
    assert listed[13:] == ["yukimi", "golden_flowers", "fujin_raijin"]
    off = rules.make({"base": "junior_tiger3", "further_yaku": False, "kasu": 0})
    listed = [yaku.IDS[entry[0]] for entry in progress(EMPTY, EMPTY, off)]
    assert listed[11:] == ["tanzaku"]


def test_the_rain_man_brings_nobody_nearer_to_three():
    assert towards("sanko", "1a 3a 11a") == (2, 3, True, "8a 12a")
    assert towards("sanko", "11a") == (0, 3, True, "1a 3a 8a 12a")
    assert towards("shiko", "1a 11a") == (1, 4, True, "3a 8a 12a")
    assert towards("sanko", "1a 11a", "3a 8a") == (1, 3, False, "12a")
    assert towards("sanko", "1a", "3a 11a") == (1, 3, True, "8a 12a")
    assert towards("shiko", "1a", "11a") == (1, 4, True, "3a 8a 12a")
    assert towards("shiko", "1a", "12a") == (1, 4, False, "3a 8a")


def test_four_with_the_rain_man():
    assert towards("ame_shiko", "1a 3a 8a") == (3, 4, True, "11a")
    assert towards("ame_shiko", "1a 3a 8a 12a") == (3, 4, True, "11a")
    assert towards("ame_shiko", "11a 1a") == (2, 4, True, "3a 8a 12a")
    assert towards("ame_shiko", "1a 3a 8a", "11a") == (3, 4, False, "")
    assert towards("ame_shiko", "11a", "1a") == (1, 4, True, "3a 8a 12a")
    assert towards("ame_shiko", "11a", "1a 3a") == (1, 4, False, "8a 12a")
    assert towards("ame_shiko", "1a 3a 8a 11a") == (4, 4, True, "")


def test_all_five_lights():
    assert towards("goko", "1a 11a") == (2, 5, True, "3a 8a 12a")
    assert towards("goko", "1a 3a 8a 12a", "11a") == (4, 5, False, "")
    assert towards("goko", "1a", "13a", "junior_phoenix") == (1, 5, True, "3a 8a 11a 12a")
    assert towards("goko", "1a", "13a 3a", "junior_phoenix") == (1, 5, False, "8a 11a 12a")
    assert towards("shiko", "1a", "12a", "junior_tiger3") == (1, 4, True, "3a 8a 14a")


def test_the_viewings_need_the_cup():
    assert towards("hanami", "3a") == (1, 2, True, "9a")
    assert towards("tsukimi", "3a 9a", "8a") == (1, 2, False, "")
    assert towards("hanami", "3a 9a") == (2, 2, True, "")
    assert towards("hanami", "", "", rules.make({"base": "vanikar", "viewings": False})) is None


def test_ribbons():
    assert towards("akatan", "1b 2b 4b") == (2, 3, True, "3b")
    assert towards("akatan", "1b 2b", "3b") == (2, 3, False, "")
    assert towards("akatan", "1b 2b", "3b", "junior_tiger3") == (2, 3, True, "13b")
    assert towards("akatan", "1b 2b 3b 13b", "", "junior_tiger3") == (3, 3, True, "")
    assert towards("akatan_aotan", "1b 2b 3b 9b") == (4, 6, True, "6b 10b")
    assert towards("akatan_aotan", "1b 2b 3b 9b", "10b") == (4, 6, False, "6b")
    text = "1b 2b 3b 13b 9b"
    assert towards("akatan_aotan", text, "", "junior_tiger3") == (4, 6, True, "6b 10b 14b")


def test_counts_go_on_beyond_what_they_need():
    assert towards("tane", "2a 4a 5a 6a 7a 8b") == (6, 5, True, "9a 10a 11b")
    assert towards("tane", "2a", "4a 5a 6a 7a") == (1, 5, True, "8b 9a 10a 11b")
    assert towards("tane", "2a", "4a 5a 6a 7a 8b") == (1, 5, False, "9a 10a 11b")
    assert towards("tanzaku", "1b 2b 3b 4b", "5b 6b 7b 9b 10b") == (4, 5, True, "11c")
    assert towards("tanzaku", "1b 2b 3b 4b", "5b 6b 7b 9b 10b 11c") == (4, 5, False, "")


def test_kasu_and_the_cup():
    for cup in (0, 1, 2):
        rule_set = rules.make({"base": "vanikar", "cup_as_kasu": cup})
        assert towards("kasu", "9a 1c", "", rule_set)[:2] == (1 + cup, 10)
        helping = towards("kasu", "1c", "", rule_set)[3].split()
        assert len(helping) == 23 + (cup > 0) and ("9a" in helping) == (cup > 0)
    gone = "1c 1d 2c 2d 3c 3d 4c 4d 5c 5d 6c 6d 7c 7d 8c"  # nine kasu are left
    two = rules.make({"base": "vanikar", "cup_as_kasu": 2})
    assert towards("kasu", "", gone, "vanikar")[2] is False
    assert towards("kasu", "", gone, "wikipedia")[2] is True
    assert towards("kasu", "", gone + " 9a", "wikipedia")[2] is False
    assert towards("kasu", "", gone + " 8d", two)[2] is True
    assert towards("kasu", "", gone + " 8d 9c", two)[2] is False
    assert towards("kasu", "9a", gone + " 8d", two)[:3] == (2, 10, True)


def test_the_month_cards():
    rule_set = rules.make({"base": "vanikar", "tsukifuda": 4})
    assert towards("tsukifuda", "5a 5b", "", rule_set, 5) == (2, 4, True, "5c 5d")
    assert towards("tsukifuda", "5a 5b", "5c", rule_set, 5) == (2, 4, False, "5d")
    assert towards("tsukifuda", "5a 5b", "", rule_set) is None


def test_the_others_may_be_several():
    rule_set = rules.profile("junior_tiger4")
    others = [pile("1a"), pile("3a"), pile("8a 12a")]
    entries = {yaku.IDS[one[0]]: one for one in progress(EMPTY, others, rule_set)}
    assert entries["sanko"][3] is False
    assert entries["three_friends"][3] is False
    assert entries["golden_flowers"][3] is True
