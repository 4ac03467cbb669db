"""Rule sets: every cell of RULES §3, custom sets and what is refused, the forms in text."""

from engine_core import rng, rules
from engine_core.errors import BadRules
from tests.shared.playing import random_rules
from tests.shared.support import raises

# Row by row as the table has it, for vanikar, wikipedia, one_call and junior.
TABLE = (
    ("field_quad", "redeal void redeal redeal"),
    ("field_pairs", "play void play play"),
    ("teshi", (0, 6, 6, 5)),
    ("kuttsuki", (0, 6, 6, 0)),
    ("both_hands", "redeal void redeal redeal"),
    ("dealer_after_void", "next same next next"),
    ("sanko", (5, 5, 5, 5)),
    ("ame_shiko", (7, 7, 7, 7)),
    ("shiko", (8, 8, 8, 8)),
    ("goko", (10, 10, 10, 10)),
    ("hanami", (5, 5, 5, 5)),
    ("tsukimi", (5, 5, 5, 5)),
    ("inoshikacho", (5, 5, 5, 5)),
    ("akatan", (5, 5, 5, 5)),
    ("aotan", (5, 5, 5, 5)),
    ("akatan_aotan", (10, 10, 10, 10)),
    ("named_extra", (0, 1, 0, 0)),
    ("tane", (1, 1, 1, 1)),
    ("tanzaku", (1, 1, 1, 1)),
    ("kasu", (1, 1, 1, 1)),
    ("tsukifuda", (0, 0, 0, 0)),
    ("named_with_count", "both better both better"),
    ("cup_as_kasu", (0, 1, 1, 0)),
    ("seven", "always if_called always never"),
    ("call_multiplier", "double double double none"),
    ("call_bonus", (0, 0, 0, 1)),
    ("max_calls", (None, None, 1, None)),
    ("oya_ken", (0, 0, 0, 0)),
    ("equal_totals", "draw shared shared shared"),
    ("first_dealer", "random draw draw random"),
    ("deck", (0, 0, 0, 0)),
    ("players", (2, 2, 2, 2)),
    ("hand_size", (8, 8, 8, 8)),
    ("field_size", (8, 8, 8, 8)),
    ("default_rounds", (6, 12, 12, 3)),
)


def refused(spec, code, *words):
    """The spec is refused with that code, in one line that has the words."""
    error = raises(BadRules, rules.make, spec)
    text = str(error)
    assert error.code == code, (error.code, text)
    assert "\n" not in text and len(text) < 600
    for word in words:
        assert word in text, text


def test_the_table_of_profiles():
    for row, values in TABLE:
        values = values.split() if type(values) is str else values
        for name, value in zip(("vanikar", "wikipedia", "one_call", "junior"), values):
            assert getattr(rules.profile(name), row) == value, (name, row)


def test_rounds_of_the_profiles():
    assert rules.profile("vanikar").allowed_rounds == (6, 1, 3, 12)
    for name in ("wikipedia", "one_call", "nintendo"):
        allowed = rules.profile(name).allowed_rounds
        assert allowed[0] == 12 and sorted(allowed) == list(range(1, 13))
    for name in ("junior", "casual", "junior_phoenix", "junior_tiger3", "junior_tiger4"):
        assert rules.profile(name).allowed_rounds == (3, 6, 12)


def test_the_junior_decks():
    seats = [
        (one.deck, one.players, one.hand_size)
        for one in [rules.profile("junior_" + end) for end in ("phoenix", "tiger3", "tiger4")]
    ]
    assert seats == [(1, 3, 7), (2, 3, 8), (2, 4, 7)]
    junior = rules.profile("junior")
    for name, further in (
        ("junior_phoenix", {"yukimi": 5, "golden_flowers": 2, "fujin_raijin": 2}),
        ("junior_tiger3", {"three_friends": 5, "golden_flowers": 2, "fujin_raijin": 2}),
        ("junior_tiger4", {"three_friends": 5, "golden_flowers": 2, "fujin_raijin": 2}),
    ):
        one = rules.profile(name)
        for row in rules.ROWS:
            assert getattr(one, row[0]) == further.get(row[0], getattr(junior, row[0]))


def different(one, other):
    """The rows in which two rule sets differ."""
    return [row[0] for row in rules.ROWS if getattr(one, row[0]) != getattr(other, row[0])]


def test_nintendo_and_casual():
    nintendo, one_call = rules.profile("nintendo"), rules.profile("one_call")
    assert different(nintendo, one_call) == ["named_extra"] and nintendo.named_extra == 1
    casual, junior = rules.profile("casual"), rules.profile("junior")
    assert different(casual, junior) == ["max_calls"] and casual.max_calls == 0


def test_every_row_takes_its_values_and_no_other():
    for name, kind, allowed in rules.ROWS:
        for value in allowed:
            try:
                made = rules.make({"base": "wikipedia", name: value})
            except BadRules as error:
                assert error.code == "akatan_aotan"
                continue
            assert getattr(made, name) == value and type(getattr(made, name)) is type(value)
        for wrong in (-1, 51, 7.0, 1.0, "5", "", "Redeal", [], {}, 10**40, -(10**40)):
            refused({"base": "wikipedia", name: wrong}, "value", "rules." + name)
        if kind in ("points", "number"):
            for wrong in (True, False, None):
                refused({"base": "wikipedia", name: wrong}, "value", name)
        if kind == "flag":
            for wrong in (0, 1, None, "true"):
                refused({"base": "wikipedia", name: wrong}, "value", "true, false")
    for wrong in (True, False, 2, "null", 1.0):
        refused({"base": "wikipedia", "max_calls": wrong}, "value", "null, 1, 0")
    refused({"base": "wikipedia", "named_extra": 2}, "value", "0, 1")
    refused({"base": "wikipedia", "cup_as_kasu": 3}, "value", "0, 1, 2")
    refused({"base": "wikipedia", "oya_ken": 7}, "value")
    refused({"base": "wikipedia", "field_quad": "play"}, "value", "redeal, void")


def test_unknown_things_are_refused_with_the_known_ones():
    refused("Vanikar", "profile", "'Vanikar'", "vanikar", "junior_tiger4")
    refused("", "profile")
    refused(None, "form", "null")
    refused(5, "form", "5")
    refused(["vanikar"], "form", "list")
    refused({}, "profile", "base")
    refused({"sanko": 6}, "profile", "base")
    refused({"base": 1}, "profile")
    refused({"base": "nobody"}, "profile", "nobody", "wikipedia")
    refused({"base": "vanikar", "shanko": 5}, "row", "'shanko'", "ame_shiko")
    refused({"base": "vanikar", "deck": 1}, "row", "deck")
    refused({"base": "vanikar", "rounds": 6}, "row")
    refused({"base": "vanikar", 5: 5}, "row")
    refused("x" * 5000, "profile", "xxx'…")
    refused({"base": "vanikar", "y" * 5000: 1}, "row", "…")


def test_capturing_more_may_not_pay_less():
    refused({"base": "vanikar", "akatan_aotan": 4}, "akatan_aotan", "0 and 5 to 50")
    refused({"base": "vanikar", "akatan": 12}, "akatan_aotan", "12")
    refused({"base": "vanikar", "aotan": 11}, "akatan_aotan")
    for rows in ({"akatan_aotan": 5}, {"akatan_aotan": 0, "akatan": 50}, {"akatan": 10}):
        rows["base"] = "vanikar"
        rules.make(rows)


def nothing_pays(base, **kept):
    """The rows of a set on ``base`` in which no yaku pays but those kept."""
    spec = {"base": base}
    for name in rules.POINTS:
        if name not in ("teshi", "kuttsuki"):
            spec[name] = 0
    spec.update(kept)
    return spec


def test_some_yaku_has_to_pay():
    refused(nothing_pays("vanikar"), "no_yaku")
    refused(nothing_pays("vanikar", teshi=6, kuttsuki=6), "no_yaku")  # hand yaku do not count
    refused(nothing_pays("wikipedia", hanami=5, viewings=False), "no_yaku")
    refused(nothing_pays("vanikar", golden_flowers=2, fujin_raijin=2, yukimi=5), "no_yaku")
    refused(nothing_pays("vanikar", three_friends=50), "no_yaku")
    for row in ("sanko", "goko", "hanami", "kasu", "tsukifuda", "aotan", "akatan_aotan", "tane"):
        rows = {row: 1}
        made = rules.make(nothing_pays("vanikar", **rows))
        assert made.pays(row)
    # In the Junior decks the lights are fixed, so something always pays.
    for name in ("junior_phoenix", "junior_tiger3", "junior_tiger4"):
        made = rules.make(nothing_pays(name, further_yaku=False))
        assert [row for row in rules.POINTS if made.pays(row)] == [
            "sanko", "ame_shiko", "shiko", "goko",
        ]  # fmt: skip


def test_a_set_made_on_the_device_has_a_name_and_any_rounds():
    made = rules.make({"base": "junior", "name": "Maison été", "sanko": 9})
    assert made.own and made.name == "Maison été" and made.base == "junior"
    assert made.allowed_rounds[0] == 3 and sorted(made.allowed_rounds) == list(range(1, 13))
    plain = rules.make({"base": "junior", "sanko": 9})
    assert not plain.own and plain.allowed_rounds == (3, 6, 12) and plain.name == "junior"
    assert rules.named(plain, "A").own and rules.named(plain, "A").sanko == 9
    # An odd space inside a name is no space at its end, on either interpreter.
    assert rules.make({"base": "junior", "name": "\u00a0A\u3000"}).name == "\u00a0A\u3000"
    for wrong in ("", " a", "a ", "a;b", "x" * 17, "a\nb", "\x7f", None, 5, True, ["a"]):
        refused({"base": "junior", "name": wrong}, "name", "name")


def test_changed():
    vanikar = rules.profile("vanikar")
    six = rules.changed(vanikar, "sanko", 6)
    assert six.sanko == 6 and vanikar.sanko == 5 and six != vanikar
    assert rules.changed(six, "sanko", 5) == vanikar
    assert rules.changes(six) == [("sanko", 6)]
    raises(BadRules, rules.changed, six, "sanko", 51)
    own = rules.changed(rules.named(vanikar, "Ours"), "max_calls", 1)
    assert own.name == "Ours" and own.max_calls == 1


def test_text_and_back():
    assert rules.to_text(rules.profile("one_call")) == "one_call"
    spec = {"base": "one_call", "name": "Ours", "sanko": 6, "max_calls": None, "viewings": False}
    text = "one_call;name=Ours;sanko=6;max_calls=null;viewings=false"
    assert rules.to_text(rules.make(spec)) == text
    assert rules.from_text(text) == rules.make(spec)
    assert rules.to_spec(rules.make(spec)) == spec
    assert rules.to_spec(rules.make({"base": "junior", "sanko": 5})) == "junior"
    for name in rules.PROFILES:
        assert rules.from_text(name) == rules.profile(name) == rules.make(name)


def test_random_sets_survive_both_forms():
    random = rng.Random(2)
    for _ in range(60):
        made = random_rules(random)
        again = rules.from_text(rules.to_text(made))
        assert again == made and again.values == made.values and hash(again) == hash(made)
        assert rules.make(rules.to_spec(made)) == made


def test_text_that_to_text_would_not_write_is_refused():
    for wrong in (
        "", "vanikar;", "vanikar;sanko", "vanikar;sanko=", "vanikar;sanko=06", "vanikar;sanko=51",
        "vanikar;sanko=6;sanko=7", "vanikar;base=junior", "vanikar;=5", "vanikar;colour=red",
        "vanikar;max_calls=None", "vanikar;viewings=1", "vanikar; sanko=6", "sanko=6", None, 7,
    ):  # fmt: skip
        error = raises(BadRules, rules.from_text, wrong)
        assert "\n" not in str(error)


def test_rows_that_matter_with_a_deck():
    base, phoenix = rules.profile("vanikar"), rules.profile("junior_phoenix")
    tiger = rules.profile("junior_tiger3")
    assert base.matters("sanko") and not phoenix.matters("sanko") and not tiger.matters("goko")
    assert phoenix.matters("yukimi") and not tiger.matters("yukimi") and not base.matters("yukimi")
    assert tiger.matters("three_friends") and not phoenix.matters("three_friends")
    assert phoenix.matters("further_yaku") and not base.matters("further_yaku")
    for row in ("tane", "seven", "oya_ken", "teshi"):
        assert base.matters(row) and phoenix.matters(row)
