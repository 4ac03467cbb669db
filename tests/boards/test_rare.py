"""What seldom runs comes from flash: parts of a joined module."""

import ast
import importlib
import importlib.util
import sys

import pytest

from boards.tools import board, ship
from boards.tools.rare import parted
from firmware import parts

SOURCE = """
FACES = ("plain", "noble")
SHARED = 7

def helper(number):
    return FACES[number]

def both(number):
    return number + SHARED

def kernel(number):
    return -number

class Thing:
    def __init__(self, number, more=1):
        self.number = both(number) + more
        self.kernel = kernel

    def name(self):
        return helper(self.number % 2)

    def sum(self):
        return both(self.number)

    def slow(self):
        yield self.kernel(self.number)

    def plain(self):
        return self.number
"""
PARTS = [["Thing.__init__", "Thing.name"], ["Thing.sum", "Thing.slow", "Thing.none"]]


@pytest.fixture(params=["a pack", "files"])
def modules(request, tmp_path, monkeypatch):
    """The module and its parts, to be imported as `rare.thing`, from either."""
    made = parted("rare.thing", SOURCE, PARTS, set(), 7)
    (tmp_path / "rare").mkdir()
    (tmp_path / "rare" / "__init__.py").touch()
    for name, text in made.items():
        (tmp_path / (name.replace(".", "/") + ".py")).write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    if request.param == "a pack":
        finder = Finder(tmp_path)
        monkeypatch.setattr(sys, "meta_path", [finder, *sys.meta_path])
        monkeypatch.setattr(parts, "Pack", finder)
    yield made
    parts.drop_parts()
    for name in [name for name in sys.modules if name.split(".")[0] == "rare"]:
        del sys.modules[name]


class Finder:
    """Finds the part whose number was set, as `hal.pack.Pack` does."""

    part = -1

    def __init__(self, folder):
        self.folder = folder

    def find_spec(self, name, path=None, target=None):
        if name != "part":
            return None
        file = self.folder / ("part_%d.py" % self.part)
        return importlib.util.spec_from_file_location("part", file)


def loaded():
    """The numbers of the parts that are loaded."""
    files = [module.__file__ for name, module in sys.modules.items() if name.startswith("part")]
    return [int(file.rpartition("part_")[2][:-3]) for file in files if file and "part_" in file]


def test_it_does_the_same_and_has_one_part_loaded_at_a_time(modules):
    thing = importlib.import_module("rare.thing").Thing(3)
    assert (thing.number, thing.name(), thing.plain()) == (11, "noble", 11)
    assert loaded() == [7]
    assert thing.sum() == 18
    assert loaded() == [8]
    parts.drop_parts()
    assert loaded() == []
    assert thing.sum() == 18  # the same one again


def test_what_yields_is_loaded_when_it_begins(modules):
    Thing = importlib.import_module("rare.thing").Thing
    steps = Thing(3, 2).slow()
    assert loaded() == [7]
    assert list(steps) == [-12]


def test_a_copied_function_is_in_each_part_that_calls_it_and_nowhere_else():
    made = parted("rare.thing", SOURCE, PARTS, set(), 7, ["both"])
    assert [name for name in sorted(made) if "def both" in made[name]] == ["part_7", "part_8"]
    source = SOURCE + "\ndef other():\n    both = 3\n    return both\n"
    made = parted("rare.thing", source, [["other"], ["Thing.sum"]], set(), 7, ["both"])
    assert "def both" in made["part_8"] and "def both" not in made["part_7"]


@pytest.mark.slow  # it joins the programs of three boards
def test_what_is_listed_is_moved_and_nothing_else():
    """A name that means nothing, or another module's function, would go unnoticed."""
    listed, moved = set(), set()
    for root, lines in ship.PARTS.items():
        listed |= {(root, name) for line in lines for name in line.split()}
    for name in ("waveshare_lcd_1_3", "pimoroni_picosystem", "waveshare_oled_1_3"):
        module = board(name)
        for root, text in ship._joined(module, ()).items():
            root = "driver" if root == module.DISPLAY["driver"] else root
            moved |= {(root, found) for found in stubs(ast.parse(text))}
    assert moved == listed


def stubs(tree, outside=""):
    """Names of the functions that load a part and call it."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield from stubs(node, node.name + ".")
        elif isinstance(node, ast.FunctionDef) and "_part(" in ast.unparse(node.body[-1]):
            yield outside + node.name


def test_only_what_one_part_calls_moves_along(modules):
    """What two parts share stays, and so does a function that is kept: it would hold its part."""
    root, first = modules["rare.thing"], modules["part_7"]
    assert "FACES =" in first and "def helper" in first and "FACES =" not in root
    assert "def both" in root and "def kernel" in root and "def both" not in first
