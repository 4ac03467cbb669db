"""The arena: the same result for the same seed, whoever plays it; sums that add up; refusals."""

import json
import re

import pytest

from engine_core.ai import NAMES
from simulator import __main__ as command_line
from simulator import arena, strength, vm


def result(capsys, *options):
    """The arena's result as an object."""
    assert command_line.main(["arena", *options, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_a_seed_gives_a_result_however_it_is_played(capsys):
    options = ("hard", "easy", "--rounds", "3", "--games", "12", "--seed", "5")
    one = result(capsys, *options, "--vm", "cpython")
    two = result(capsys, *options, "--vm", "cpython", "--jobs", "3")
    others = [two]
    if vm.interpreter():
        others.append(result(capsys, *options, "--vm", "micropython"))
    for other in others:
        assert {**one, "ms": 0, "interpreter": 0} == {**other, "ms": 0, "interpreter": 0}
    assert one["games"] == 12 and one["sets"] == 6
    assert result(capsys, *options[:-1], "6")["points"] != one["points"]


def test_a_player_against_itself_is_even(capsys):
    for rules, share in (("vanikar", 0.5), ("junior_phoenix", 1 / 3), ("junior_tiger4", 0.25)):
        found = result(
            capsys, "normal", "normal", "--rules", rules, "--rounds", "3", "--games", "12"
        )
        assert abs(found["share"] - share) < 1e-4 and found["error"] < 1e-4
        assert found["points"][0] == found["points"][1]


def test_rules_may_be_a_name_a_line_or_an_object(capsys):
    for rules in ("wikipedia;sanko=6", '{"base": "wikipedia", "sanko": 6}'):
        found = result(capsys, "greedy", "random", "--rules", rules, "--games", "2")
        assert found["rules"] == "wikipedia;sanko=6" and found["rounds"] == 12


def test_shares_and_margins():
    assert arena.share([5, 5, 1], 0) == 0.5 and arena.share([5, 5, 1], 2) == 0.0
    assert arena.share([4, 9], 1) == 1.0
    assert arena.margin([0.5] * 10, 0.5) == 0.0 and arena.margin([1.0], 1.0) == 1.0
    assert abs(arena.margin([0.0, 1.0] * 50, 0.5) - 0.0985) < 0.001


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ([], "two players are wanted"),
        (["hard"], "two players are wanted"),
        (["hard", "god"], "no player 'god'; there are " + " ".join(NAMES)),
        (["hard", "easy", "--rules", "whist"], "no rule set"),
        (["hard", "easy", "--rounds", "5"], "5 is not allowed in vanikar"),
        (["hard", "easy", "--games", "0"], "--games"),
        (["hard", "--table"], "--table has its own players"),
    ],
)
def test_refused_in_one_line(capsys, options, reason):
    assert command_line.main(["arena", *options]) == 2
    told = capsys.readouterr()
    assert not told.out and reason in told.err and told.err.count("\n") == 1


def test_a_worker_that_fails_ends_the_arena(monkeypatch):
    match = arena.Match("easy", "greedy", arena.read_rules("vanikar"), 12, 4, 1)
    match.one = "nobody"
    with pytest.raises(RuntimeError, match="worker"):
        match.run(1, "cpython")


def test_the_table_of_strength_has_every_line(capsys, monkeypatch):
    monkeypatch.setattr(strength, "MATCHES", strength.MATCHES[:2])
    assert command_line.main(["arena", "--table", "--games", "2"]) == 0
    page = capsys.readouterr().out
    assert len(re.findall(r"^\| easy \|.* % ± ", page, re.M)) == 2
    assert "--games 2 --seed" in page
