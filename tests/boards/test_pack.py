"""The program in one file: written by the board tools, read as the board reads it."""

import random

import pytest

from boards.tools import pack
from boards.tools.ship import PROGRAM, files
from hal.pack import Pack


def read(data, tmp_path):
    path = tmp_path / "program.bin"
    path.write_bytes(data)
    return Pack(str(path))


def test_what_is_written_is_read(tmp_path):
    draw = random.Random(3)
    for _ in range(20):
        modules = {}
        for at in range(draw.randrange(1, 100)):
            folder, letter = draw.choice(("a", "a/b", "c")), draw.choice("xyz")
            modules["/%s/%s%d.mpy" % (folder, letter, at)] = bytes((at,)) * at
        made = read(pack.packed(modules), tmp_path)
        for path, content in modules.items():
            assert made.stat(path)[0] == 0x8000
            with made.open(path, "rb") as file:
                assert file.read(len(content)) == content
            assert made.stat(path.rpartition("/")[0])[0] == 0x4000
            for stranger in (path[:-4], path[:-3] + "py"):
                with pytest.raises(OSError):
                    made.stat(stranger)
        with pytest.raises(OSError):
            made.stat("/os.py")


def test_two_paths_never_look_alike(tmp_path):
    """Two whose CRCs have the same low half: other bits tell them apart."""
    first = {}
    for number in range(100_000):
        path = "/m%d.mpy" % number
        other = first.setdefault(pack._key(path, 0), path)
        if other != path:
            break
    made = read(pack.packed({path: b"one", other: b"two"}), tmp_path)
    assert made.shift
    with made.open(path, "rb") as one, made.open(other, "rb") as two:
        assert (one.read(3), two.read(3)) == (b"one", b"two")


@pytest.mark.slow  # it compiles the program of a board
def test_the_program_of_a_board(tmp_path):
    made = read(files("breadboard_sh1106")[PROGRAM], tmp_path)
    for path in ("/firmware/app.mpy", "/hal/sh1106.mpy", "/engine_core/ai/hard.mpy"):
        with made.open(path, "rb") as file:
            assert file.read(2) == b"M\x06"
    for path in ("/hal/st7789.mpy", "/board.mpy", "/board", "/save/game"):
        with pytest.raises(OSError):
            made.stat(path)
