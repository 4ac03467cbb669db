"""Short names change nothing but names."""

import ast

import pytest

from boards.tools import board, ship
from boards.tools.shrink import (
    _MPY_NAMES,
    _candidates,
    _kinds,
    _listed,
    _shared,
    readable,
    short_names,
    shrunk,
)

BOARD = 'NAME = "Toy"\nDISPLAY = {"width": 1}\n'


def run(sources, call):
    """Load modules in order, as plain names in one space; gives what an expression is."""
    space = {}
    for text in sources.values():
        exec(compile(text, "module", "exec"), space)
    return eval(call, space)


def test_what_only_we_use_gets_short():
    source = "class Painter:\n    def paint_all(self, colour):\n        self.shade = colour\n"
    text = shrunk({"m": source}, BOARD)["m"]
    for name in ("Painter", "paint_all", "colour", "shade"):
        assert name not in text
    assert "self" in text and "class" in text


def test_one_name_everywhere_and_two_never_the_same():
    sources = {
        "first": "def alpha_one(way):\n    return way.beta_two\n",
        "second": "def gamma_three():\n    return alpha_one(thing)\nbeta_two = 4\n",
    }
    short = short_names(sources, BOARD)
    assert len(set(short.values())) == len(short)
    small = shrunk(sources, BOARD)
    assert short["alpha_one"] in small["first"] and short["alpha_one"] in small["second"]
    assert short["beta_two"] in small["first"] and short["beta_two"] in small["second"]


@pytest.mark.parametrize(
    "line",
    [
        "import machine\nmachine.Pin(3, machine.Pin.OUT)",
        "import machine\nmachine.SPI(0).write(b'')",
        "text = 'zebra_crossing'\nprint(zebra_crossing)",
        "_ZEBRA = const(5)",
        "print(board.NAME, board.DISPLAY)",
        "def __getattr__(self):\n    pass",
    ],
)
def test_what_may_mean_something_else_stays(line):
    assert shrunk({"m": line}, BOARD)["m"].strip() == ast.unparse(ast.parse(line))


def test_arguments_share_names_unless_given_by_name():
    source = (
        "def first_thing(alpha, beta):\n    return alpha - beta\n"
        "def second_thing(gamma, delta=5):\n    return gamma * delta\n"
        "third_thing = first_thing(9, 2) + second_thing(3, delta=4)\n"
    )
    small = shrunk({"m": source}, BOARD)
    tree = ast.parse(small["m"])
    first, second = (node.args.args for node in tree.body[:2])
    assert first[0].arg == second[0].arg and first[1].arg != second[1].arg
    names = short_names({"m": source}, BOARD)
    assert run(small, names["third_thing"]) == 19


def test_inner_functions_see_the_arguments_around_them():
    source = (
        "def outer_one(alpha, beta):\n"
        "    def inner_one(gamma):\n"
        "        own = alpha + gamma\n"
        "        return own * beta\n"
        "    return [inner_one(alpha) for alpha in (1, 2)] + [(lambda x: x + alpha)(beta)]\n"
        "result_one = outer_one(10, 3)\n"
    )
    names = short_names({"m": source}, BOARD)
    small = shrunk({"m": source}, BOARD)
    assert run(small, names["result_one"]) == run({"m": source}, "result_one")


def test_a_trace_can_be_read():
    sources = {"m": "def paint_all():\n    pass\n"}
    short = short_names(sources, BOARD)
    trace = '  File "firmware/m.mpy", line 1, in %s\nMemoryError: in a' % short["paint_all"]
    assert ", in paint_all\n" in readable(trace, short)


MANY = {
    "m%d" % n: "def everywhere_one():\n    pass\ndef only_%d():\n    pass\n" % n
    for n in range(200)
}


@pytest.mark.slow
def test_no_two_names_get_the_same():
    offered = list(_candidates())
    assert len(offered) == len(set(offered))
    lcd = board("waveshare_lcd_1_3")
    short = ship.names(lcd)
    sources = _shared(ship._joined(lcd, ()), ship.board_source(lcd))
    for kind in _kinds(map(ast.parse, sources.values())):
        mine = [short[name] for name in kind if name in short]
        assert len(mine) == len(set(mine)) > 100


def test_an_attribute_and_a_function_may_share_a_name():
    source = (
        "def paint_one(x):\n    return x + 1\n"
        "class Thing:\n"
        "    def paint_two(self, x):\n        return paint_one(x) * 2\n"
        "    step_three = paint_one(4)\n"
        "    def paint_four(self, x, y=paint_one(1)):\n"
        "        self.paint_five = x\n        return self.paint_two(y) + self.paint_five\n"
        "result_one = Thing().paint_four(10) + Thing.step_three\n"
    )
    short = short_names({"m": source}, BOARD)
    assert len(set(short.values())) < len(short)
    small = shrunk({"m": source}, BOARD)
    assert run(small, short["result_one"]) == run({"m": source}, "result_one")


def test_a_compiled_call_is_never_taken_for_a_cast():
    assert not set(short_names(MANY, BOARD).values()) & {"object", "bool", "int", "uint", "ptr"}


def test_what_stands_in_many_modules_goes_by_number():
    short = short_names(MANY, BOARD)
    numbered = _listed(_MPY_NAMES)
    assert short["everywhere_one"] in numbered
    assert sum(new in numbered for new in short.values()) > 90


@pytest.mark.slow
def test_the_program_stays_a_program():
    """What a board gets compiles, and has no long names of ours."""
    sources = ship.sources(board("waveshare_lcd_1_3"))
    for text in sources.values():
        ast.parse(text)
    names = {
        node.name
        for text in sources.values()
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef)
    }
    for name in ("draw_glyphs", "apply_settings", "legal_actions"):
        assert name not in names


@pytest.mark.slow
def test_a_crash_report_can_be_read(tmp_path, capsys):
    from boards.tools import trace

    name = "waveshare_lcd_1_3"
    short = ship.names(board(name))
    report = tmp_path / "last_crash.txt"
    report.write_text('  File "firmware/app.mpy", line 1, in %s\n' % short["apply_settings"])
    assert trace.main(["--board", name, str(report)]) == 0
    assert capsys.readouterr().out.split(", in ")[1].startswith("apply_settings")
    assert trace.main(["--board", name, str(tmp_path / "none")]) == 1
    assert trace.main(["--board", "none", str(report)]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 2
