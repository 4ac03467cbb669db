"""The levels' order, in games few enough for every day; docs/strength.md has the measurement."""

import json

import pytest

from simulator import __main__ as command_line

pytestmark = pytest.mark.slow

# A, B, rules, games, the least and the most that A has to win. The seed is fixed: no luck in it.
MATCHES = (
    ("easy", "greedy", "vanikar", 60, 0.2, 0.5),
    ("normal", "greedy", "vanikar", 60, 0.5, 0.75),
    ("hard", "greedy", "nintendo", 60, 0.6, 1.0),
    ("hard", "normal", "junior_phoenix", 45, 0.36, 1.0),
)


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: "-".join(match[:3]))
def test_levels_differ(capsys, match):
    one, other, rules, games, least, most = match
    options = ["arena", one, other, "--rules", rules, "--games", str(games), "--json"]
    assert command_line.main(options) == 0
    assert least <= json.loads(capsys.readouterr().out)["share"] <= most
