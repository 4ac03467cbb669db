"""The benchmark's machinery works; its figures are not judged here."""

import shutil

import pytest

from simulator import bench, portable, vm, workload

NODE = vm.ROOT / "simulator" / "wasm" / "node_modules"


def test_compiled_code_is_left_out():
    source = "import micropython\n\n@micropython.viper\ndef f(b):\n    p = ptr8(b)\n"
    assert portable.plain(source) == "import micropython\n\n\ndef f(b):\n    p = ptr8(b)\n"
    inside = "def g():\n    @micropython.native\n    def h():\n        pass\n"
    assert "@" not in portable.plain(inside) and "    def h" in portable.plain(inside)


def test_games_of_chance_are_the_same_everywhere():
    actions = sum(workload.random_game(seed) for seed in range(8))
    if vm.interpreter() is None:
        pytest.skip(vm.MISSING)
    status, text = vm.run(bench.COUNT % 8)
    assert status == 0 and int(text.split()[1]) == actions


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("node") is None, reason="node is not here")
@pytest.mark.skipif(not NODE.is_dir(), reason="simulator/wasm: no npm ci was run")
def test_a_game_can_be_weighed():
    start, most = bench.weight([(0, 20), (16, 3), (0, 20)])  # title, then the new game
    assert 40_000 < start <= most < 400_000
