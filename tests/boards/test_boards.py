"""Every board module is complete, and no two of its functions share a pin."""

import ast
import importlib
from pathlib import Path
from types import ModuleType

import pytest

from boards.tools import FOLDER, board, board_names
from hal.buttons import BITS
from simulator.panels import panel_for

NAMES = board_names()
SCHEMES = {
    "pad8": {"UP", "DOWN", "LEFT", "RIGHT", "A", "B", "X", "Y"},
    "pad6": {"UP", "DOWN", "LEFT", "RIGHT", "A", "B"},
    "four": {"A", "B", "X", "Y"},
    "two": {"A", "B"},
}
BOARDS_MD = {  # makers' names that must be among the boards
    "Waveshare Pico-LCD-1.3",
    "Waveshare Pico-LCD-1.14 V2",
    "Waveshare Pico-LCD-1.44",
    "Waveshare Pico-LCD-2",
    "Waveshare Pico-OLED-1.3",
    "Pimoroni Pico Display",
    "Pimoroni Pico Display 2.0",
    "Pimoroni Pico Display 2.8",
    "Pimoroni PicoSystem",
    "TinyCircuits Thumby",
    "Breadboard, SSD1306",
    "Breadboard, SH1106",
}
PWM_SHARED = {"backlight", "sound"}


def _pins(module):
    """(function, GPIO) of everything that the board wires."""
    spec = module.DISPLAY
    for role in ("sck", "mosi", "cs", "dc", "reset", "backlight", "sda", "scl"):
        if role in spec:
            yield role, spec[role]
    for key, pin in module.BUTTONS.items():
        yield key, pin
    if module.SOUND:
        yield "sound", module.SOUND["pin"]
    if module.BATTERY:
        yield "battery", module.BATTERY["adc"]
        if module.BATTERY["charging"] is not None:
            yield "charging", module.BATTERY["charging"]
    if module.LED:
        for colour in ("red", "green", "blue"):
            yield colour, module.LED[colour]


def test_the_boards_we_promise_are_there():
    assert {board(name).NAME for name in NAMES} >= BOARDS_MD
    assert len({board(name).NAME for name in NAMES}) == len(NAMES)


def test_the_shared_tests_know_every_board():
    tree = ast.parse(Path("tests/shared/test_drivers.py").read_text())
    listed = next(
        ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and node.targets[0].id == "BOARDS"
    )
    assert list(listed) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_board_is_data_only(name):
    tree = ast.parse((FOLDER / (name + ".py")).read_text())
    assert isinstance(tree.body[0], ast.Expr)  # the docstring
    for node in tree.body[1:]:
        assert isinstance(node, ast.Assign), ast.dump(node)
        ast.literal_eval(node.value)  # raises on anything computed


def _complete(module):
    names = {key for key in vars(module) if not key.startswith("_")}
    assert names == {
        "NAME",
        "CHIPS",
        "DISPLAY",
        "BUTTONS",
        "SCHEME",
        "KEYS",
        "SOUND",
        "BATTERY",
        "LED",
        "NOTE",
    }
    assert module.CHIPS and set(module.CHIPS) <= {"rp2040", "rp2350"}
    spec = module.DISPLAY
    common = {"driver", "width", "height", "colours", "x", "setup"}
    spi = {"spi", "sck", "mosi", "cs", "dc", "spi_baud"}
    i2c = {"i2c", "sda", "scl", "address", "i2c_baud"}
    wanted = common | ({"y", "madctl", "invert"} if spec["colours"] == 16 else {"contrast"})
    assert wanted <= set(spec)
    assert spi <= set(spec) or i2c <= set(spec)
    assert set(spec) - wanted - spi - i2c <= {"reset", "backlight"}
    assert spec["colours"] in (2, 16)
    assert spec["width"] % 16 == 0 or spec["colours"] == 2
    assert spec["width"] * spec["height"] % 16 == 0
    keys = set(module.BUTTONS)
    assert keys <= set(BITS)
    assert keys - {"CENTRE"} == SCHEMES[module.SCHEME]
    assert set(module.KEYS) <= keys
    assert all(isinstance(label, str) and 0 < len(label) <= 4 for label in module.KEYS.values())
    taken = {}
    for function, pin in _pins(module):
        assert 0 <= pin <= 29, function
        assert pin not in taken, "%s and %s are both on %d" % (function, taken[pin], pin)
        taken[pin] = function
    slices = [pin >> 1 & 7 for function, pin in _pins(module) if function in PWM_SHARED]
    assert len(slices) == len(set(slices)), "two tones on one PWM slice"


@pytest.mark.parametrize("name", NAMES)
def test_a_board_is_complete_and_no_two_functions_share_a_pin(name):
    _complete(board(name))


def test_the_board_in_the_docs_is_complete():
    text = Path("docs/boards.md").read_text()
    code = text.split("```python\n")[1].split("```")[0]
    assert len([line for line in code.splitlines() if line and not line.startswith('"""')]) <= 10
    module = ModuleType("example")
    exec(code, vars(module))
    del module.__builtins__
    _complete(module)


@pytest.mark.parametrize("name", NAMES)
def test_the_driver_is_there_and_the_panel_is_modelled(name):
    module = board(name)
    path = Path(module.DISPLAY["driver"].replace(".", "/") + ".py")
    assert path.is_file()
    from simulator import wired  # noqa: F401  puts the recording machine in place

    assert importlib.import_module(module.DISPLAY["driver"]).Display
    panel = panel_for(module)
    assert (panel.width, panel.height) == (module.DISPLAY["width"], module.DISPLAY["height"])


@pytest.mark.parametrize("name", NAMES)
def test_every_value_says_where_it_is_from(name):
    """Pins, offsets and orders carry a comment, on their line or on the one that opens them."""
    text = (FOLDER / (name + ".py")).read_text()
    for word in (
        '"driver"',
        '"madctl"',
        '"contrast"',
        '"setup"',
        '"x"',
        '"spi_baud"',
        '"i2c_baud"',
    ):
        for line in text.splitlines():
            if line.strip().startswith(word) and not line.strip().endswith("(),"):
                assert "#" in line, line


def test_an_unknown_board_is_refused_in_one_line():
    with pytest.raises(ValueError, match="no board is called 'gameboy'; there are: ") as error:
        board("gameboy")
    assert "\n" not in str(error.value)
