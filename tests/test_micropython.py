"""The shared tests pass under MicroPython, and they are the very tests that pytest runs here."""

import subprocess
import sys

import pytest

from simulator import vm
from tests import micropython

pytestmark = [
    pytest.mark.skipif(vm.interpreter() is None, reason=vm.MISSING),
    pytest.mark.slow,
]


@pytest.fixture(scope="module")
def collected():
    """File's name -> the tests that pytest finds in it."""
    words = [sys.executable, "-m", "pytest", "--collect-only", "-q", "tests/shared"]
    done = subprocess.run(words, cwd=vm.ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    found: dict[str, list[str]] = {}
    for line in done.stdout.splitlines():
        path, _, name = line.partition("::")
        if name:
            found.setdefault(path.split("/")[-1], []).append(name)
    return found


@pytest.mark.parametrize("path", micropython.shared_files(), ids=lambda path: path.stem)
def test_on_micropython(path, collected):
    outcome = micropython.run_file(path)
    assert not outcome.failed, outcome.text
    assert sorted(outcome.passed) == sorted(collected[path.name])


def test_no_shared_test_is_left_out(collected):
    assert sorted(collected) == [path.name for path in micropython.shared_files()]


def test_a_failure_is_seen(tmp_path):
    text = "\x01names test_a test_b test_c\n\x01pass test_a\nAssertionError: \n\x01fail test_b\n"
    outcome = micropython.Outcome(tmp_path, text + "MemoryError")
    assert (outcome.passed, outcome.failed) == (["test_a"], ["test_b", "test_c"])
    assert "ended before test_c" in outcome.text
    assert micropython.Outcome(tmp_path, "MemoryError").failed == ["start"]
