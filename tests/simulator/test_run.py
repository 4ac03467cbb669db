"""`run`: pictures, a trace, both interpreters."""

import pytest
from PIL import Image

from boards import tools
from simulator import vm
from simulator.__main__ import main
from simulator.device import Display, VirtualClock
from simulator.picture import Picture

SCRIPT = """\
# title, then the new game
shot title
press DOWN
press UP
press A
shot new.png
wait 200
"""

needs_micropython = pytest.mark.skipif(vm.interpreter() is None, reason=vm.MISSING)


def run(capsys, tmp_path, *options, script=SCRIPT):
    """Run the script; gives the trace."""
    path = tmp_path / "script.txt"
    path.write_text(script)
    assert main(["run", str(path), "--out", str(tmp_path / "out"), *options]) == 0
    return capsys.readouterr().out


def test_pictures_are_saved(capsys, tmp_path):
    assert run(capsys, tmp_path, "--scale", "2", "--gif", str(tmp_path / "run.gif")) == ""
    out = tmp_path / "out"
    assert sorted(path.name for path in out.iterdir()) == ["new.png", "title.png"]
    title = Image.open(out / "title.png")
    assert title.size == (480, 480) and len(title.convert("RGB").getcolors()) > 4
    moving = Image.open(tmp_path / "run.gif")
    assert moving.n_frames >= 3
    moving.seek(moving.n_frames - 1)
    assert moving.convert("RGB").tobytes() == Image.open(out / "new.png").convert("RGB").tobytes()


def test_a_trace_has_a_line_for_each_shown_frame(capsys, tmp_path):
    lines = run(capsys, tmp_path, "--trace").splitlines()
    times = [int(line.split()[0]) for line in lines]
    assert times == sorted(set(times)) and times[0] == 0 and len(times) >= 3
    assert all(len(line.split()[1]) == 64 for line in lines)
    assert "\n".join(lines) == run(capsys, tmp_path, "--trace").strip()


@needs_micropython
@pytest.mark.parametrize("board", tools.board_names())
def test_both_interpreters_show_the_same(capsys, tmp_path, board):
    script = "shot title\npress A\nshot next\nwait 100\npress A\nshot last\n"
    options = ("--trace", "--board", board, "--language", "fr")
    here = run(capsys, tmp_path, *options, script=script)
    pictures = [(tmp_path / "out" / (name + ".png")).read_bytes() for name in ("title", "last")]
    there = run(capsys, tmp_path, *options, "--vm", "micropython", script=script)
    assert here == there and here.count("\n") >= 2
    for name, picture in zip(("title", "last"), pictures):
        assert (tmp_path / "out" / (name + ".png")).read_bytes() == picture


@needs_micropython
def test_a_gif_comes_back_from_micropython(capsys, tmp_path):
    first, second = tmp_path / "first.gif", tmp_path / "second.gif"
    run(capsys, tmp_path, "--gif", str(first))
    run(capsys, tmp_path, "--gif", str(second), "--vm", "micropython")
    assert first.read_bytes() == second.read_bytes()


def test_the_display_shows_only_the_rows_it_was_told_to():
    for name in ("waveshare_lcd_1_3", "waveshare_oled_1_3"):
        display = Display(tools.board(name).DISPLAY)
        display.frame.fill(1)
        display.show(8, 24)
        values = Picture(display).values()
        rows = [values[y * display.width] for y in range(display.height)]
        assert rows == [0] * 8 + [1] * 16 + [0] * (display.height - 24)
    display = Display(tools.board("waveshare_lcd_1_3").DISPLAY)
    display.frame.fill(1)
    display.show(8, 24, 32, 80)
    values = Picture(display).values()
    assert [x for x in range(240) if values[9 * 240 + x]] == list(range(32, 80))
    assert sum(values) == 16 * 48
    for x0, x1 in ((0, 20), (3, 16), (16, 16), (0, 256)):
        with pytest.raises(ValueError):
            display.show(0, 8, x0, x1)
    columns = Display(tools.board("breadboard_ssd1306").DISPLAY)
    columns.frame.fill(1)
    columns.show(9, 15)  # whole pages
    values = Picture(columns).values()
    assert [values[y * 128] for y in (7, 8, 15, 16)] == [0, 1, 1, 0]
    with pytest.raises(ValueError):
        display.show(0, display.height + 1)


def test_chance_begins_at_the_seed():
    clock = VirtualClock(12345)
    numbers = [clock.entropy() for _ in range(100)]
    assert numbers[0] == 12345 and len(set(numbers)) == 100
    assert all(0 <= number < 2**30 for number in numbers)
