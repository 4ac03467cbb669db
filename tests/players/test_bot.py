"""The bot: a stranger's program plays through it; what cannot be is refused; views come back."""

import io
import json
import re
import subprocess
import sys
from pathlib import Path

from engine_core import game, rng, rules
from engine_core.ai import choose, player
from engine_core.errors import BadRecord
from simulator import __main__ as command_line
from simulator.seen import PHASES, Seen, to_dict

ROOT = Path(__file__).resolve().parents[2]
VIEW = {
    "seat": 0, "phase": "play", "hand": ["1a", "4c", "8d"], "field": ["1c", "8a", "8b", "11a"],
    "captured": [["9a", "9c"], []], "hand_sizes": [3, 4], "scores": [12, 7], "calls": [0, 0],
    "dealer": 1, "round": 5, "rounds": 6,
}  # fmt: skip


def answers(monkeypatch, capsys, lines, *options):
    """What the bot says to lines of text or objects."""
    text = "".join((one if isinstance(one, str) else json.dumps(one)) + "\n" for one in lines)
    stream = io.TextIOWrapper(io.BytesIO(text.encode()))
    monkeypatch.setattr(sys, "stdin", stream)
    assert command_line.main(["bot", *options]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_stranger_holds_a_table():
    done = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("stranger.py")), "hard", "easy", "6", "1"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    rounds = [line.split() for line in done.stdout.splitlines()]
    assert len(rounds) == 6 and all(winner in "01-" for winner, _ in rounds)
    assert sum(int(base) for winner, base in rounds if winner == "0") > 0


def test_the_page_tells_the_truth(monkeypatch, capsys):
    page = (ROOT / "docs" / "bot.md").read_text("utf-8")
    asked = re.findall(r'^{"seat".*$', page, re.M)
    told = [json.loads(line) for line in re.findall(r'^{"move".*$', page, re.M)]
    assert len(asked) == 3 and answers(monkeypatch, capsys, asked) == told


def test_bad_lines_are_answered_and_the_bot_lives_on(monkeypatch, capsys):
    def but(**changes):
        return {key: value for key, value in {**VIEW, **changes}.items() if value != "-"}

    bad = [
        ("nonsense", "no JSON"),
        ("[]", "an object is wanted"),
        (b"\xff".decode("latin-1") + "{", "no JSON"),
        ("{" * 100000, "no JSON"),
        (but(seat=2), "seat"),
        (but(phase="draw"), "phase"),
        (but(phase=[1]), "phase"),
        (but(hand=["1a", "4c", "4c"]), "hand[2]: 4c is there twice"),
        (but(hand=["1a", "4c", "13a"]), "no card of this deck"),
        (but(hand=["1a", "4c"]), "hand_sizes[0] is 3"),
        (but(hand=["1a", "4c", "9a"]), "there twice"),
        (but(hand=7), "a list is wanted"),
        (but(hand=[], hand_sizes=[0, 4]), "nothing to play"),
        (but(captured=[[]]), "2 entries"),
        (but(hand_sizes=[3, 9]), "hand_sizes[1]"),
        (but(scores=[1, "x"]), "scores[1]"),
        (but(scores=[1, True]), "scores[1]"),
        (but(round=7), "round"),
        (but(rounds=13), "rounds"),
        (but(card="1d"), "card"),
        (but(phase="choose"), "card"),
        (but(phase="choose", card="5a"), "matches no two"),
        (but(phase="decide"), "there is no yaku"),
        (but(history=[[]]), "history[0]"),
        (but(history=[["play", 5, "1a"]]), "no seat"),
        (but(history=[["play", 0, "1x"]]), "no card"),
        (but(token=-1), "token"),
        (but(hands=[]), "no key 'hands'"),
        (but(scores="-"), "scores is missing"),
    ]
    lines = []
    for one, _ in bad:
        lines += [one, VIEW]
    found = answers(monkeypatch, capsys, lines)
    assert len(found) == len(lines)
    for (_, reason), wrong, right in zip(bad, found[::2], found[1::2]):
        assert list(wrong) == ["error"] and reason in wrong["error"], (reason, wrong)
        assert "\n" not in wrong["error"]
        assert right == {"move": "8d"}


def test_options_are_refused_in_one_line(capsys):
    for options, reason in (
        (["--level", "master"], "no player 'master'; there are easy normal hard"),
        (["--rules", "poker"], "there is no rule set 'poker'"),
        (["--rules", '{"base": "vanikar", "sanko": 99}'], "sanko"),
        (["--rules", "{"], "no JSON"),
    ):
        assert command_line.main(["bot", *options]) == 2
        told = capsys.readouterr()
        assert not told.out and reason in told.err and told.err.count("\n") == 1


def test_a_view_comes_back_from_its_json_and_gives_the_same_move():
    random = rng.Random(5, 5)
    level = player("hard")
    phases = set()
    for name in rules.PROFILES:
        rule_set = rules.profile(name)
        playing = game.Game(rule_set, None, 3)
        for _ in range(60):
            if playing.phase == game.OVER:
                break
            view = playing.view(playing.to_move)
            phases.add(PHASES[view.phase])
            told = json.loads(json.dumps(to_dict(view)))
            seen = Seen(told, rule_set)
            for field in (
                "seat phase to_move hand field captured hand_sizes pile_size drawn scores calls "
                "bases dealer round rounds legal token"
            ).split():
                assert getattr(seen, field) == getattr(view, field), field
            if random.below(8) == 0:
                assert choose(level, seen) == choose(level, view)
                del told["history"], told["token"]
                assert choose(level, Seen(told, rule_set)) in view.legal
            playing.apply(view.legal[random.below(len(view.legal))])
    assert phases == set(PHASES)
    try:
        Seen({}, rule_set)
    except BadRecord as error:
        assert "seat is missing" in str(error)
