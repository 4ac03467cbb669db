"""Making a program smaller does not change what it does."""

import ast
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from boards.tools import board, ship
from boards.tools.fold import constants_of, folded
from simulator import vm


def one(text, of="m", **options):
    """A module after folding, m alone or with others after lines of `# name`."""
    sources, name = {"m": ""}, "m"
    for line in text.splitlines():
        if line.startswith("# "):
            name = line[2:]
            sources[name] = ""
        else:
            sources[name] += line + "\n"
    return folded(sources, **options)[of]


def test_constants_become_numbers():
    assert one(
        "A = 3\nB, C = 4, const(5)\nD, E = range(2)\nF = A + (C << 1)\nprint(A, B, D, E, F)"
    ) == ("print(3, 4, 0, 1, 13)")


def test_what_is_bound_twice_or_elsewhere_stays():
    for text in (
        "A = 3\nA = 4\nprint(A)",
        "A = 3\n\ndef f():\n    global A\n    A = 1\nf()\nprint(A)",
        "A = 3\n\ndef f(A):\n    return A\nprint(f(1), A)",
        "A = 3\nfor A in x:\n    print(A)",
        "A = 3\nprint([A for A in x])",
        "A = 3\n\nclass K:\n    A = 4\nprint(A, K.A)",
        "A = f()\nprint(A)",
        "A = 'x'\nprint(A)",
    ):
        assert one(text) == ast.unparse(ast.parse(text)), text


def test_constants_of_other_modules_become_numbers():
    text = "from n import A, f\nimport n\nfrom p import q\nprint(A, n.A, q.B, n.x, f())\n"
    others = "# n\nA = 7\nx = []\n\ndef f():\n    pass\n# p\n# p.q\nB = 8\n"
    assert one(text + others) == ("from n import f\nimport n\nprint(7, 7, 8, n.x, f())")


def test_a_constant_that_something_assigns_from_outside_stays():
    text = "import n\nn.A = 2\nprint(n.A)\n# n\nA = 1\n"
    assert one(text) == "import n\nn.A = 2\nprint(n.A)"


def test_unused_definitions_go_and_named_ones_stay():
    text = (
        "def f():\n    pass\n\ndef g():\n    pass\n\n"
        "class K:\n\n    def used(self):\n        pass\n\n"
        "    def unused(self):\n        pass\n\n    def __len__(self):\n        return 0\n\n"
        "    def g(self):\n        pass\ngetattr(x, 'g')\nK().used()"
    )
    result = one(text)
    assert "def f" not in result and "unused" not in result and "\ndef g" not in result
    assert "    def g" in result and "def used" in result and "__len__" in result
    assert "def f" in one(text, keep=("f",))


def test_a_number_that_another_modules_attribute_shares_its_name_with_goes():
    other = "\n# n\nA, B = range(2)\nC = 3\n\ndef f():\n    return C\n"
    assert one("from n import f\nprint(x.A, f())" + other) == "from n import f\nprint(x.A, f())"
    kept = "from n import f, A\nprint(f(A))\n# n\nA = [1]\n\ndef f(x):\n    return x\n"
    assert one(kept, of="n").startswith("A = [1]")


def test_what_only_dropped_code_used_goes_too():
    assert one("def f():\n    return g()\n\ndef g():\n    pass\nprint(1)") == "print(1)"


def test_a_definition_with_an_effect_stays():
    assert one("A = f()\nB = [f()]\nC = [1]\nprint(1)") == "A = f()\nB = [f()]\nprint(1)"


def test_branches_that_are_constant_are_decided():
    text = (
        "M = False\nif M:\n    a()\nelse:\n    b()\nprint(1 if M else 2, not M, M and c(), M or d)"
    )
    assert one(text, fixed={}) == "b()\nprint(2, True, False, d)"
    assert one("W = 240\nif W < 128:\n    a()\nelif W > 200:\n    b()") == "b()"


def test_a_fixed_name_stands_for_its_module():
    text = "print(layout.W, self.layout.W, app.layout.V, other.W)"
    assert one(text, fixed={"layout": {"W": 5}}) == "print(5, 5, app.layout.V, other.W)"


def test_the_value_of_an_expression_is_pythons():
    text = "A = 5\nB = -A // 2\nC = A ** 2 % 7\nD = ~A & 0xFF\nE = 1 // 0"
    assert constants_of(ast.parse(text)) == {"A": 5, "B": -3, "C": 4, "D": 250}


_PLAY = """
from hashlib import sha256
from simulator.headless import Headless
board = __import__("boards.%(board)s", None, None, ("NAME",))
class Sink:
    def __init__(self):
        self.sum = sha256()
        self.frames = 0
    def frame(self, ms, display):
        self.sum.update(b"%%d" %% ms)
        self.sum.update(display.shown)
        self.frames += 1
sink = Sink()
play = Headless(board, %(saves)r, seed=5, sink=sink)
play.settle()
for mask in %(masks)r:
    play.press(mask)
    play.settle()
print(sink.frames, sink.sum.digest())
"""


_DEVICE = ("simulator.device", "simulator.headless", "simulator.script")


@pytest.mark.slow
@pytest.mark.skipif(vm.interpreter() is None, reason=vm.MISSING)
@pytest.mark.parametrize("name", ["waveshare_lcd_1_3", "breadboard_ssd1306"])
def test_a_game_shows_the_same_frames(name, tmp_path):
    """Into a new game and some turns of it, as the sources are and as they are shipped."""
    masks = [16, 16, 16, 16, 16, 8, 16, 16, 16, 8, 16, 16, 16]
    code = _PLAY % {"board": name, "saves": str(tmp_path / "saves"), "masks": masks}
    small = tmp_path / "small"
    device = {m: (ship.ROOT / (m.replace(".", "/") + ".py")).read_text() for m in _DEVICE}
    for module, text in ship.sources(board(name), {**device, "play": code}).items():
        path = small / (module.replace(".", "/") + ".py")
        if (ship.ROOT / module.replace(".", "/")).is_dir():
            path = small / module.replace(".", "/") / "__init__.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    for asset in ship.data_files(board(name)):
        (small / asset).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ship.ROOT / asset, small / asset)
    (small / "boards").symlink_to(ship.ROOT / "boards")
    results = []
    for root, start in ((ship.ROOT, code), (small, "import play")):
        (tmp_path / "saves").mkdir()
        results.append(_run(start, root))
        shutil.rmtree(tmp_path / "saves")
    assert results[0] == results[1] and int(results[0].split()[0]) > 20, results


def _run(code: str, root: Path) -> str:
    environment = dict(os.environ, MICROPYPATH=".frozen:" + str(root))
    command = [vm.interpreter(), "-X", "heapsize=64M", "-c", code]
    done = subprocess.run(
        command,
        cwd=root,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout
