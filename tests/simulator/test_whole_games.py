"""Whole games from power-on to the final result, by presses alone, the same on both interpreters.

An autopilot plays on CPython, looking at the screen, and writes its presses down. The script is
then played by both interpreters: they must show the same frames at the same times, and end with
the same record, whose replay gives the scores that were on the screen.
"""

import json

import pytest

from boards import tools
from simulator import vm
from simulator.__main__ import main
from simulator.autopilot import Autopilot
from simulator.headless import Headless

pytestmark = pytest.mark.slow

SCHEMES = ("waveshare_lcd_1_3", "pimoroni_display_2_0", "waveshare_oled_1_3")
SEED = 7


def played(tmp_path, board, rules, players, rounds, curious):
    """Play a game; gives its pilot and its game."""
    headless = Headless(tools.board(board), str(tmp_path / "pilot"), SEED)
    pilot = Autopilot(headless, SEED, curious)
    pilot.begin(rules, players, rounds)
    pilot.play()
    return pilot, headless.app.session.game


def replayed(capsys, tmp_path, board, script, machine):
    """Play a script on an interpreter; gives the trace and the record."""
    path, record = tmp_path / "game.script", tmp_path / (machine + ".json")
    path.write_text(script)
    words = ["run", str(path), "--board", board, "--seed", str(SEED), "--trace"]
    assert main([*words, "--vm", machine, "--record", str(record)]) == 0
    return capsys.readouterr().out.splitlines(), json.loads(record.read_text())


def check(capsys, tmp_path, board, rules, players, rounds, curious=False):
    """Play a whole game on both interpreters and compare."""
    pilot, game = played(tmp_path, board, rules, players, rounds, curious)
    assert {"title", "newgame", "table", "result", "final"} <= pilot.seen
    assert len(game.rounds_played) == rounds and game.result() is not None
    here, record = replayed(capsys, tmp_path, board, pilot.script, "cpython")
    assert main(["replay", str(tmp_path / "cpython.json")]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["finished"] and answer["scores"] == list(game.scores)
    assert len(answer["rounds"]) == rounds
    if vm.interpreter() is None:
        pytest.skip(vm.MISSING)
    there, other = replayed(capsys, tmp_path, board, pilot.script, "micropython")
    assert other == record
    assert len(here) == len(there) and len(here) > 50 * rounds
    for number, (ours, theirs) in enumerate(zip(here, there)):
        assert ours == theirs, f"frame {number}"
    return pilot


@pytest.mark.parametrize("board", SCHEMES)
def test_six_rounds_of_two_people(capsys, tmp_path, board):
    pilot = check(capsys, tmp_path, board, "vanikar", ("human", "human"), 6)
    assert {"cover", "decision"} <= pilot.seen


@pytest.mark.parametrize("board", SCHEMES)
def test_a_game_against_the_computer(capsys, tmp_path, board):
    pilot = check(capsys, tmp_path, board, "wikipedia", ("human", "normal"), 6, True)
    assert {"captures", "pause"} <= pilot.seen and "cover" not in pilot.seen


@pytest.mark.parametrize("board", [name for name in tools.board_names() if name not in SCHEMES])
def test_a_round_on_every_other_board(capsys, tmp_path, board):
    check(capsys, tmp_path, board, "one_call", ("hard", "human"), 1)


@pytest.mark.parametrize(
    ("rules", "players"),
    [
        ("junior", ("easy", "human")),
        ("junior_phoenix", ("human", "normal", "human")),
        ("junior_tiger3", ("hard", "human", "easy")),
        ("junior_tiger4", ("human", "human", "easy", "hard")),
        ("nintendo", ("human", "hard")),
        ("casual", ("human", "human")),
    ],
)
def test_three_rounds_of_every_rule_set(capsys, tmp_path, rules, players):
    check(capsys, tmp_path, SCHEMES[0], rules, players, 3)


def test_a_game_goes_on_after_the_power_was_off(capsys, tmp_path):
    board = tools.board(SCHEMES[0])
    scripts = []
    for start in ("new", "continue"):
        headless = Headless(board, str(tmp_path / "pilot"), SEED)
        pilot = Autopilot(headless, SEED)
        if start == "new":
            pilot.begin("vanikar", ("human", "human"), 3)
            pilot.play(most=60)
        else:
            pilot.choose("continue")
            pilot.play()
        scripts.append(pilot.script)
    assert pilot.app.session.game.result() is not None
    if vm.interpreter() is None:
        pytest.skip(vm.MISSING)
    traces = []
    for machines in (("cpython", "micropython"), ("micropython", "cpython")):
        storage = str(tmp_path / machines[0])
        for script, machine in zip(scripts, machines):
            path = tmp_path / "half.script"
            path.write_text(script)
            words = ["run", str(path), "--seed", str(SEED), "--storage", storage, "--trace"]
            assert main([*words, "--vm", machine]) == 0
        traces.append(capsys.readouterr().out)
    assert traces[0] == traces[1]
