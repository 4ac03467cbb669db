"""The processor and the flash, checked in node."""

import subprocess
from pathlib import Path

from simulator.chip.link import bootrom
from tests.chip.support import needs_node

HERE = Path(__file__).parent


def run(*words):
    done = subprocess.run(
        ["node", *map(str, words)], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


@needs_node
def test_the_fast_processor_does_what_the_slow_one_does():
    assert run(HERE / "core_check.mjs", 100_000) == "100000 agree"


@needs_node
def test_the_flash():
    assert run(HERE / "flash_check.mjs", bootrom()) == "ok"
