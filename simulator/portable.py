"""Copies of the program for a MicroPython without viper, such as the one in WebAssembly.

Lines that ask for compiled code go, and the pointer names become functions that give the buffer
itself: `PRELUDE` defines them. The WebAssembly port has no `machine`; the simulated handheld needs
none.
"""

import re
import shutil
from pathlib import Path

from simulator.vm import ROOT

PACKAGES = ("engine_core", "firmware", "hal", "boards")
SIMULATOR = ("__init__", "device", "headless", "script", "workload")
DESKTOP_ONLY = ("art", "fonts", "tools", "generate.py")
PRELUDE = """\
import builtins
builtins.ptr8 = builtins.ptr16 = builtins.ptr32 = lambda buffer: buffer
builtins.uint = lambda value: value & 0xFFFFFFFF
"""
_COMPILED = re.compile(r"^\s*@micropython\.(viper|native)\s*$\n", re.MULTILINE)


def plain(source: str) -> str:
    """The source without the lines that ask for compiled code."""
    return _COMPILED.sub("", source)


def copy(target: Path) -> None:
    """Copy what runs on a handheld, and the simulated one, into an empty folder."""
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*")):
            if path.suffix in (".py", ".bin"):
                _copy(path, target)
    for name in SIMULATOR:
        _copy(ROOT / "simulator" / (name + ".py"), target)


def _copy(path: Path, target: Path) -> None:
    place = target / path.relative_to(ROOT)
    if path.suffix == ".py" and any(part in DESKTOP_ONLY for part in path.parts):
        return
    place.parent.mkdir(parents=True, exist_ok=True)
    if path.suffix == ".py":
        place.write_text(plain(path.read_text(encoding="utf-8")), encoding="utf-8")
    else:
        shutil.copyfile(path, place)
