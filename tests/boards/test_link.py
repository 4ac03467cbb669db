"""Joining modules changes where things are, not what happens."""

import sys
import types

import pytest

from boards.tools import board, ship
from boards.tools.link import Unlinkable, fronted, linked


def parts(text):
    """Sources after lines of `# name`."""
    sources, name = {}, ""
    for line in text.splitlines():
        if line.startswith("# "):
            name = line[2:]
            sources[name] = ""
        else:
            sources[name] += line + "\n"
    return sources


def run(sources, start):
    """Load the sources as modules by those names; gives `result` of the one to start with."""
    before = set(sys.modules)

    class Finder:
        @staticmethod
        def find_spec(name, path=None, target=None):
            from importlib.util import spec_from_loader

            package = any(other.startswith(name + ".") for other in sources)
            return spec_from_loader(name, Finder, is_package=package) if name in sources else None

        @staticmethod
        def create_module(spec):
            return types.ModuleType(spec.name)

        @staticmethod
        def exec_module(module):
            exec(compile(sources[module.__name__], module.__name__, "exec"), module.__dict__)

    sys.meta_path.insert(0, Finder)
    try:
        __import__(start)
        return sys.modules[start].result
    finally:
        sys.meta_path.remove(Finder)
        for name in set(sys.modules) - before:
            del sys.modules[name]


PROGRAM = """\
# toy
from toy.one import twice
def helper():
    return 'of the package'
# toy.one
order = ['one']
def twice(x):
    return 2 * x
def size(x):
    return len(x)
class Shape:
    size = 3
    def area(self):
        return twice(self.size)
# toy.two
from array import array
from toy import one
from toy import one as other
from toy.one import Shape as Base, twice
order = one.order + ['two']
def size(one):
    order = 'local'
    return other.size(order) + twice(one)
class Shape(Base):
    def area(self):
        return Base.area(self) + other.Shape.size
def late(size):
    from toy.one import size as measured
    from toy import one
    from toy.lazy import thing
    return measured([size]) + one.size('ab') + thing()
table = [order for order in one.order] + [(lambda twice: one.twice(twice))(5)]
# toy.lazy
from toy import two
from toy.two import Shape
def thing():
    return two.size(4) + Shape().area()
# toy.start
from toy import helper, lazy, one, two
from toy.two import late
result = [helper(), late(9), two.order, one.order, two.table, two.size(1), two.array('b', [1])[0]]
result.append(two.Shape().area())
"""


@pytest.mark.parametrize(
    "bundles",
    [
        {},
        {"toy.two": ["toy.one", "toy"]},
        {"toy.one": ["toy.two"]},
        {"toy.two": ["toy.one"], "toy.start": ["toy.lazy", "toy"]},
        {"toy.start": ["toy.one", "toy.two", "toy"]},
    ],
)
def test_a_program_gives_the_same(bundles):
    sources = parts(PROGRAM)
    joined = linked(sources, bundles)
    assert run(joined, "toy.start") == run(sources, "toy.start")
    gone = {name for others in bundles.values() for name in others} - {"toy"}
    assert set(joined) == set(sources) - gone


def test_a_root_keeps_its_names():
    text = "# a\ndef f():\n    return 1\n# b\ndef f():\n    return 2\n"
    joined = linked(parts(text + "# c\nfrom a import f as g\nfrom b import f\n"), {"b": ["a"]})
    space = {}
    exec(joined["b"], space)
    assert space["f"]() == 2 and space["a_f"]() == 1


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("# a\nx = 1\ndef f():\n    global x\n    x = 2\n# b\n", "global"),
        ("# a\nx = 1\n# b\nimport a\na.x = 2\n", "assigns"),
        ("# a\nx = 1\n# b\nimport a\nprint(a)\n", "value"),
        ("# a\nx = 1\n# b\nfrom a import y\n", "has no y"),
        ("# p.a\nx = __file__\n# b\nfrom p.a import x\n", "lies"),
    ],
)
def test_what_cannot_move_is_refused(text, why):
    sources = parts(text)
    other = next(name for name in sources if name.endswith("a"))
    with pytest.raises(Unlinkable, match=why):
        linked(sources, {"b": [other]})


def test_what_nobody_means_any_more_goes():
    text = (
        "# a\nA, B, C = range(3)\nD, E = (4, 5)\nF = 'x'\nG = print()\ndef h():\n    return B\n"
        "def i():\n    return 1\ndef j():\n    return D\n"
        "# b\nimport a\nfrom a import h\nresult = [h(), a.E]\n# c\nimport b\nprint(b.result)\n"
    )
    joined = linked(parts(text), {"b": ["a"]})["b"]
    assert joined == ("B = 1\nE = 5\nG = print()\n\ndef h():\n    return B\nresult = [h(), E]")


def test_names_used_most_come_first_and_never_run():
    lines = ["def f%d(x):\n    return x.rare%d + x.often + x.often" % (n, n) for n in range(130)]
    text = "\n".join(lines)
    moved = fronted(text)
    head = moved.split("\n")[:2]
    assert head[0] == "if not __name__:" and ".often" in head[1]
    assert moved.endswith(text) and fronted(lines[0]) == lines[0]
    exec(moved, {"__name__": "module"})


@pytest.mark.slow
@pytest.mark.parametrize("name", ["waveshare_lcd_1_3", "breadboard_sh1106"])
def test_what_is_joined_and_what_stays(name):
    """Screens and what is dropped stay modules; the driver is found by its name."""
    sources = ship.sources(board(name))
    for root, *others in [one.split() for one in ship.BUNDLES]:
        assert root in sources
        assert not any(sources.get(other) for other in others)
    driver = board(name).DISPLAY["driver"]
    assert "class Display" in sources[driver] and "hal.storage" not in sources
    for apart in ("hal", "hal.buttons", "firmware.main", "engine_core.ai.tables"):
        assert apart in sources
