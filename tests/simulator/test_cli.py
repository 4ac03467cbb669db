"""The command line: answers, and one clear line with exit code 2 for whatever is wrong."""

import io
import json
import os
import subprocess
import sys

import pytest

from simulator import common, vm
from simulator.__main__ import main

RECORD = {"format": "koikoi-record/1", "rules": "vanikar", "rounds": 1, "seed": 5, "moves": []}


def command(*arguments, **options):
    """Run the command line in a process of its own; gives status, output, errors."""
    words = [sys.executable, "-m", "simulator", *arguments]
    done = subprocess.run(words, cwd=vm.ROOT, capture_output=True, check=False, **options)
    return done.returncode, done.stdout, done.stderr.decode()


def refused(capsys, *arguments):
    """The line that refuses a command line."""
    assert main(list(arguments)) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.endswith("\n") and captured.err.count("\n") == 1, captured.err
    assert len(captured.err) < 600
    return captured.err


def test_help_lists_the_commands(capsys):
    with pytest.raises(SystemExit) as done:
        main(["--help"])
    assert done.value.code == 0
    text = capsys.readouterr().out
    for name in ("play", "run", "replay", "score", "boards"):
        assert name in text


def test_boards_are_listed(capsys):
    assert main(["boards"]) == 0
    assert "waveshare_lcd_1_3" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], ["COMMAND"]),
        (["dance"], ["dance", "replay"]),
        (["run"], ["SCRIPT"]),
        (["run", "no-such-file"], ["no-such-file"]),
        (["run", "Makefile", "--board", "gameboy"], ["gameboy", "waveshare_lcd_1_3"]),
        (["run", "Makefile", "--language", "xx"], ["xx", "en", "fr"]),
        (["run", "Makefile", "--vm", "pypy"], ["pypy", "cpython", "micropython"]),
        (["run", "Makefile", "--seed", "9" * 1_000_000], ["whole number"]),
        (["run", "Makefile", "--seed", "-1"], ["-1", "1073741823"]),
        (["run", "Makefile", "--seed", "²"], ["whole number"]),
        (["run", "Makefile", "--scale", "0"], ["0", "1 to 16"]),
        (["run", "Makefile"], ["line 3", "PYTHON", "press", "hold", "wait", "shot"]),
        (["run", "simulator"], ["simulator", "directory"]),
        (["play", "--board", "gameboy"], ["gameboy", "waveshare_lcd_1_3"]),
        (["play", "--language", "tlh"], ["tlh", "fr"]),
        (["run", "SCRIPT", "--out", "Makefile"], ["Makefile"]),
        (["run", "SCRIPT", "--gif", "Makefile/x.gif"], ["Makefile/x.gif"]),
        (["run", "SCRIPT", "--record", "simulator"], ["simulator"]),
        (["run", "SCRIPT", "--storage", "Makefile"], ["Makefile"]),
        (["run", "SCRIPT", "--record", "RECORD"], ["play it to its end"]),
        (["play", "--storage", "Makefile"], ["Makefile"]),
        (["arena"], ["hard", "greedy"]),
        (["arena", "hard", "bob"], ["bob", "hard", "greedy"]),
        (["arena", "hard", "easy", "--rules", "poker"], ["poker", "vanikar"]),
        (["arena", "hard", "easy", "--rounds", "5"], ["5", "12"]),
        (["bot", "--level", "bob"], ["bob", "hard"]),
        (["bot", "--rules", "poker"], ["poker", "vanikar"]),
        (["score", "1a"], ["--rules", "vanikar"]),
        (["score", "--rules", "poker", "1a"], ["poker", "vanikar", "one_call"]),
        (["score", "--rules", "vanikar", "1a", "1a"], ["1a", "twice"]),
        (["score", "--rules", "vanikar", "1e"], ["1e"]),
        (["score", "--rules", "vanikar", "01a"], ["01a"]),
        (["score", "--rules", "vanikar", "--month", "13", "1a"], ["13", "1 to 12"]),
        (["score", "--rules", "vanikar;sanko=51", "1a"], ["sanko", "50"]),
        (["score", "--rules", "vanikar;points=5", "1a"], ["points"]),
        (["replay", "no-such-file"], ["no-such-file"]),
        (["replay", "Makefile"], ["no JSON", "line 1"]),
        (["replay"], ["FILE"]),
        (["replay", "no\nsuch\x1b[2J"], ["no\\nsuch\\x1b[2J"]),
        (["replay", "no" * 9000], ["too long"]),
        (["replay", "x", "a\nb" * 9000], ["unrecognized", "a\\nb"]),
        (["score", "--rules", "vanikar;c\nd=1", "1a"], ["c\\nd"]),
        (["score", "--rules", "vanikar", "1a\n"], ["1a\\n"]),
        (["run", "no\nsuch"], ["no\\nsuch"]),
        (["run", "SHOT", "--out", "FOLDER"], ["a.png", "directory"]),
    ],
)
def test_bad_input_is_refused_in_one_line(capsys, tmp_path, arguments, words):
    script = tmp_path / "script"
    script.write_text("wait 20\n")
    shot = tmp_path / "shot"
    shot.write_text("shot a\n")
    folder = tmp_path / "folder"
    (folder / "a.png").mkdir(parents=True)
    places = {
        "SCRIPT": str(script), "RECORD": str(tmp_path / "record"), "SHOT": str(shot),
        "FOLDER": str(folder),
    }  # fmt: skip
    arguments = [places.get(word, word) for word in arguments]
    line = refused(capsys, *arguments)
    for word in words:
        assert word in line


BAD_JSON = {
    "truncated": b'{"format": ',
    "no object": b"[1, 2]",
    "a million digits": b'{"format": "koikoi-record/1", "seed": ' + b"9" * 1_000_000 + b"}",
    "NaN": json.dumps({**RECORD, "seed": float("nan")}).encode(),
    "infinity": json.dumps({**RECORD, "seed": float("-inf")}).encode(),
    "a key twice": json.dumps(RECORD).encode()[:-1] + b', "seed": 6}',
    "a key twice inside": b'{"rules": {"base": "vanikar", "base": "junior"}}',
    "no UTF-8": b'{"format": "\xff\xfe"}',
    "a byte order mark": b"\xef\xbb\xbf" + json.dumps(RECORD).encode(),
    "deep nesting": b"[" * 200_000,
    "deep nesting in a key": b'{"deals": ' + b'{"a":' * 100_000,
    "a lone surrogate": b'{"format": "\\ud800"}',
    "a fraction": json.dumps({**RECORD, "rounds": 1.0}).encode(),
    "a boolean": json.dumps({**RECORD, "rounds": True}).encode(),
    "an endless string": json.dumps({**RECORD, "rules": "x" * 1_000_000}).encode(),
    "another version": json.dumps({**RECORD, "format": "koikoi-record/2"}).encode(),
    "an illegal move": json.dumps({**RECORD, "moves": ["stop"]}).encode(),
}


@pytest.mark.parametrize("name", BAD_JSON)
def test_a_bad_record_is_refused_in_one_line(capsys, tmp_path, name):
    path = tmp_path / "record.json"
    path.write_bytes(BAD_JSON[name])
    refused(capsys, "replay", str(path))


@pytest.mark.parametrize("name", ["replay", "score"])
def test_lines_are_each_answered(name):
    good = {"replay": RECORD, "score": {"rules": "vanikar", "captured": ["1a", "3a", "8a"]}}[name]
    bad = [line for line in BAD_JSON.values() if b"\n" not in line]
    sent = b"\n".join([json.dumps(good).encode(), *bad, b"", json.dumps(good).encode()])
    status, out, errors = command(name, "-", input=sent)
    assert (status, errors) == (0, "")
    answers = [json.loads(line) for line in out.splitlines()]
    assert len(answers) == len(bad) + 2
    assert answers[0] == answers[-1]
    assert "error" not in answers[0]
    for answer in answers[1:-1]:
        assert list(answer) == ["error"] and "\n" not in answer["error"]


def test_a_pile_is_scored(capsys):
    assert main(["score", "--rules", "vanikar", "1a", "3a", "8a", "9a", "--opponent-called"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer == {
        "base": 15,
        "yaku": [["sanko", 5], ["hanami", 5], ["tsukimi", 5]],
        "points": 60,
    }


def test_a_record_is_replayed(capsys, tmp_path):
    path = tmp_path / "record.json"
    path.write_text(json.dumps(RECORD))
    assert main(["replay", str(path)]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["finished"] is False and answer["to_move"] in (0, 1) and answer["legal"]


def test_a_reader_that_leaves_is_no_error():
    script = f"{sys.executable} -m simulator score - | head -n 1; exit ${{PIPESTATUS[0]}}"
    line = json.dumps({"rules": "vanikar", "captured": ["1a"]}) + "\n"
    done = subprocess.run(
        ["bash", "-c", script],
        cwd=vm.ROOT,
        input=line * 20_000,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""


@pytest.mark.parametrize("words", ["replay -", "score -", "run -", "bot"])
def test_a_closed_input_is_refused_in_one_line(words):
    done = subprocess.run(
        ["sh", "-c", f"{sys.executable} -m simulator {words} <&-"],
        cwd=vm.ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "python -m simulator: standard input is closed\n"


def test_playing_without_a_display_or_a_terminal_is_refused_in_one_line(tmp_path):
    words = ("DISPLAY", "SDL_")
    hidden = {n: t for n, t in os.environ.items() if not any(word in n for word in words)}
    done = subprocess.run(
        ["sh", "-c", f"{sys.executable} -m simulator play --storage {tmp_path} <&-"],
        cwd=vm.ROOT,
        env=hidden,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith("standard input and output are no terminal\n")
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full here")
@pytest.mark.parametrize("buffered", ["", "1"])
@pytest.mark.parametrize("name", ["boards", "replay", "score"])
def test_a_full_disk_is_said_in_one_line(name, buffered):
    line = {"replay": RECORD, "score": {"rules": "vanikar", "captured": []}}.get(name)
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "simulator", name] + ["-"] * (line is not None),
            cwd=vm.ROOT,
            env=dict(os.environ, PYTHONUNBUFFERED=buffered),
            input=json.dumps(line).encode(),
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1 and b"No space" in done.stderr


@pytest.mark.parametrize("name", ["replay", "run"])
def test_a_file_without_end_is_refused(capsys, monkeypatch, tmp_path, name):
    monkeypatch.setattr(common, "MOST_BYTES", 1000)
    path = tmp_path / "long"
    path.write_bytes(b" " * 1001)
    assert "1000 bytes" in refused(capsys, name, str(path))
    path.write_bytes(b" " * 1000)
    assert main(["run", str(path), "--out", str(tmp_path)]) == 0


def test_a_line_without_end_is_refused_once_and_the_next_is_answered(capsys, monkeypatch):
    monkeypatch.setattr(common, "MOST_BYTES", 1000)
    good = b'{"rules": "vanikar", "captured": ["1a"]}'
    for length in (999, 1000, 1001, 1002, 2001, 2002, 2003, 50_000):
        sent = io.TextIOWrapper(io.BytesIO(good + b"\n" + b"x" * length + b"\n" + good))
        monkeypatch.setattr(sys, "stdin", sent)
        assert main(["score", "-"]) == 0
        answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        assert len(answers) == 3 and answers[0] == answers[2] and "base" in answers[0]
        assert ("1000 bytes" in answers[1]["error"]) == (length > 1000)
