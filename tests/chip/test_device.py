"""The game on the emulated board. These need an image of MicroPython: PICO_UF2=RPI_PICO.uf2."""

import subprocess
import sys

import pytest

from boards import tools
from boards.tools import ship, uf2
from simulator import script
from simulator.chip import Chip
from simulator.headless import Headless
from tests.chip.support import images, needs_image

pytestmark = [needs_image, pytest.mark.slow]
BOARD = "waveshare_lcd_1_3"
# A colour panel of each of two sizes and a monochrome one; rounds of the game.
GAMES = [("waveshare_lcd_1_3", 1), ("waveshare_lcd_1_14", 1), ("breadboard_ssd1306", 1)]


def simulated(tmp_path, text):
    """Pictures of a script on the simulated handheld, by name."""
    from simulator.chip.scripted import shown

    pictures = {}

    class Sink:
        def frame(self, ms, display):
            pass

        def shot(self, name, display):
            pictures[name] = shown(display)

    handheld = Headless(tools.board(BOARD), str(tmp_path / "save"), sink=Sink())
    handheld.run(script.parse(text))
    return pictures


def test_from_an_erased_flash_to_the_running_program(tmp_path):
    """Installed by the real mpremote's transport; the program as it is, nothing beside it."""
    pictures = simulated(
        tmp_path, "shot title\npress DOWN\nshot moved\npress UP\npress A\nshot new\n"
    )
    with Chip(BOARD, uf2=images.given()) as chip:
        with chip.serial_port() as port:
            words = [sys.executable, "-m", "boards.tools.flash", "--board", BOARD, "--port", port]
            done = subprocess.run(
                words, cwd=ship.ROOT, capture_output=True, text=True, timeout=900, check=False
            )
            assert done.returncode == 0, done.stdout + done.stderr
            assert "files written and verified" in done.stdout
            again = subprocess.run(
                [*words, "--no-start"],
                cwd=ship.ROOT,
                capture_output=True,
                text=True,
                timeout=900,
                check=False,
            )
            assert "up to date" in again.stdout, again.stdout + again.stderr
        chip.power()
        chip.settle()
        assert bytes(chip.panel.picture()) == pictures["title"]
        chip.press("DOWN")
        chip.settle()
        assert bytes(chip.panel.picture()) == pictures["moved"]
        chip.press("UP")
        chip.settle()
        chip.press("A")
        chip.settle()
        assert bytes(chip.panel.picture()) == pictures["new"]
        assert chip.panel.complaints == []
        assert chip.faults == []


def test_the_joined_file_starts_the_game(tmp_path):
    whole, _ = uf2.build(BOARD, images.given().read_bytes())
    path = tmp_path / "game.uf2"
    path.write_bytes(whole)
    pictures = simulated(tmp_path, "shot title\n")
    with Chip(BOARD, uf2=path, usb=False) as chip:
        chip.settle()
        assert bytes(chip.panel.picture()) == pictures["title"]
        assert chip.erases == []  # nothing is written at start-up


@pytest.mark.parametrize(("board", "rounds"), GAMES)
def test_every_settled_picture_of_a_game(board, rounds):
    """A whole game against the strongest player: each picture is the simulator's, to the pixel."""
    from simulator.chip.scripted import Watched, record

    presses = record(board, rounds, curious=True)
    assert {press.screen for press in presses} >= {"table", "result", "final"}
    with Watched(board, images.given()) as chip:
        chip.settle()
        for number, press in enumerate(presses):
            chip.step(press)
            same = bytes(chip.panel.picture()) == press.picture
            assert same, f"press {number}, {press.button}, now {press.screen}"
        assert chip.panel.complaints == []
        assert chip.faults == []
        assert b"save remove game" in chip.serial


@pytest.mark.parametrize("board", ["waveshare_lcd_1_3", "thumby"])
def test_the_frame_lies_where_compiled_code_seems_to_point(board):
    """There the collector keeps whatever lies there: see `hal`."""
    contents = images.installed(board)
    assert b"\x00\xe0\x01\x20" in contents[ship.PROGRAM]  # B over one, MOVS r0, 1
    start = contents.pop("/main.py").decode().partition("from firmware")[0]
    short = ship.names(tools.board(board))
    frame = "hal.open(board).%s.%s" % (short["display"], short["pixels"])
    with Chip(board, image=images.flash_of(images.given(), contents)) as chip:
        chip.run(1500)
        start += "import board, hal, uctypes\nf = %s\n" % frame
        words = chip.execute(start + "print(uctypes.addressof(f), len(f))")
    first, size = map(int, words.split())
    assert first < 0x2001E000 < first + size, hex(first)


def test_the_panel_gets_its_full_rate():
    """The peripheral clock is raised: bytes follow each other as fast as the panel takes them."""
    with Chip(BOARD, image=images.flash_of(images.given(), images.installed(BOARD))) as chip:
        chip.settle()
        byte = 8e9 / tools.board(BOARD).DISPLAY["spi_baud"]
        assert chip.byte_ns == pytest.approx(byte, rel=0.02)
