"""Saves on littlefs when the power goes at any flash operation, and what a game costs it."""

import re

import pytest

from simulator import vm

pytestmark = pytest.mark.skipif(vm.interpreter() is None, reason=vm.MISSING)


def _run(code: str) -> str:
    status, text = vm.run("import tests.boards.littlefs as t; " + code, heap="256M")
    print(text)
    assert status == 0, text
    return text


def test_a_power_cut_leaves_the_old_or_the_new_state() -> None:
    text = _run("t.power_cuts()")
    assert len(re.findall("old or new each time", text)) == 6


@pytest.mark.parametrize("snapshot", [100, 200, 300, 400])
def test_at_most_one_append_in_eight_erases(snapshot: int) -> None:
    erasing, appends = re.search(
        r"(\d+) of (\d+) appends erase", _run("t.game(%d)" % snapshot)
    ).groups()
    assert int(erasing) * 8 <= int(appends)
