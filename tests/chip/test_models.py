"""The processor and the flash, checked in node; and what is written in its own instructions."""

import subprocess
from pathlib import Path

import pytest

from boards.tools import ship
from simulator.chip.link import bootrom
from tests.chip.support import needs_node

HERE = Path(__file__).parent


def run(*words):
    done = subprocess.run(
        ["node", *map(str, words)], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


@pytest.mark.slow
@needs_node
def test_the_fast_processor_does_what_the_slow_one_does():
    assert run(HERE / "core_check.mjs", 100_000) == "100000 agree"


@needs_node
def test_the_flash():
    assert run(HERE / "flash_check.mjs", bootrom()) == "ok"


@needs_node
def test_the_drivers_inner_loop_in_the_chips_own_instructions(tmp_path):
    """Any window is expanded right, nothing else is written, no register is lost, and fast."""
    text = (ship.ROOT / "hal" / "thumb.py").read_text("utf-8")
    (tmp_path / "code").write_bytes(machine_code(ship.compiled("thumb", text, "armv6m")))
    words = run(HERE / "expand_check.mjs", tmp_path / "code").split()
    assert words[:2] == ["300", "right,"], words
    assert float(words[2]) < 11


def machine_code(mpy):
    """The instructions of the only function in a compiled module."""
    at = 4

    def number():
        nonlocal at
        value = 0
        while True:
            byte = mpy[at]
            at += 1
            value = value << 7 | byte & 0x7F
            if byte < 0x80:
                return value

    names, objects = number(), number()
    assert objects == 0
    for _ in range(names):
        size = number()
        at += 0 if size & 1 else (size >> 1) + 1  # by number, or as it is
    size = number() >> 3  # the module's own code
    at += size
    assert number() == 1  # functions in it
    size = number() >> 3
    return mpy[at : at + size]
