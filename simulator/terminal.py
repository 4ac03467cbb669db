"""The handheld in a true-colour terminal: two pixels a character, drawn as upper half blocks.

Works over ssh. A terminal does not say when a key goes up: a key counts as a tap, and a letter
with Shift as a long press. What the terminal was like before comes back, whatever happens.
"""

import os
import select
import signal
import sys
import termios
import tty
from types import FrameType, ModuleType
from typing import TYPE_CHECKING, Any

from PIL import Image

from simulator.device import Device, start
from simulator.keyboard import HOLD_MS, Keyboard, Presses
from simulator.picture import Picture, light

if TYPE_CHECKING:
    from simulator.play import RealClock

TAP_MS = 80
FRAME_MS = 10
DRAW_MS = 40
HINT = "arrows  Enter: OK  Esc: back  I: look  P: menu  A B X Y (Shift: held)  Ctrl-C: quit"

ENTER = "\x1b[?1049h\x1b[?25l\x1b[2J"
LEAVE = "\x1b[0m\x1b[?25h\x1b[?1049l"
SEQUENCES = {
    "[A": "up",
    "[B": "down",
    "[C": "right",
    "[D": "left",
    "OA": "up",
    "OB": "down",
    "OC": "right",
    "OD": "left",
}
PLAIN = {
    "\r": "return",
    "\n": "return",
    " ": "space",
    "\t": "tab",
    "\x7f": "backspace",
    "\b": "backspace",
}
QUIT = "\x03\x04"


class Quit(Exception):
    """The player leaves, or the system wants us to."""


def names(text: str) -> list[str]:
    """The keys that a terminal sent, by name; letters keep their case. Raises Quit."""
    found = []
    at = 0
    while at < len(text):
        char = text[at]
        at += 1
        if char in QUIT:
            raise Quit
        if char == "\x1b":
            if text[at : at + 2] in SEQUENCES:
                found.append(SEQUENCES[text[at : at + 2]])
                at += 2
            elif text[at : at + 1] in ("[", "O"):  # a key we do not know: skip to its end
                at += 1
                while at < len(text) and not "@" <= text[at] <= "~":
                    at += 1
                at += 1
            else:
                found.append("escape")
        else:
            found.append(PLAIN.get(char, char))
    return found


class Screen:
    """The terminal's characters, and which of them differ from what it shows."""

    def __init__(self, columns: int, rows: int) -> None:
        """Nothing is drawn yet."""
        self.columns, self.rows = columns, rows
        self.cells: list[tuple] = []
        self.size = (0, 0)

    def draw(self, image: Image.Image) -> str:
        """The text that makes the terminal show the image, shrunk to fit if it has to be."""
        width, height = image.size
        wanted = f"{width}x{height // 2 + 1}"
        room = self.rows - 1
        shrink = max(1.0, width / self.columns, height / (2 * room))
        size = (int(width / shrink), int(height / shrink) // 2 * 2)
        if size != image.size:
            image = image.resize(size, Image.Resampling.BOX)
        width, height = size
        pixels = image.tobytes()
        cells = []
        for y in range(0, height, 2):
            for x in range(width):
                at = (y * width + x) * 3
                under = at + width * 3
                cells.append((*pixels[at : at + 3], *pixels[under : under + 3]))
        text = self._changes(cells, size)
        if size != self.size:
            note = "" if shrink == 1 else f"shrunk: {wanted} characters show it all  "
            text = "\x1b[0m\x1b[2J" + text
            text += f"\x1b[0m\x1b[{height // 2 + 1};1H" + (note + HINT)[: self.columns - 1]
        self.cells, self.size = cells, size
        return text

    def _changes(self, cells: list[tuple], size: tuple[int, int]) -> str:
        width = size[0]
        old = self.cells if size == self.size else [None] * len(cells)
        parts = []
        after, colours = -1, None
        for at, (new, was) in enumerate(zip(cells, old)):
            if new == was:
                continue
            if at != after or at % width == 0:
                parts.append(f"\x1b[{at // width + 1};{at % width + 1}H")
            if new != colours:
                parts.append("\x1b[38;2;{};{};{};48;2;{};{};{}m".format(*new))
                colours = new
            parts.append("▀")
            after = at + 1
        return "".join(parts)


def lit(device: Device) -> Image.Image:
    """What the panel shows as RGB, darker when it is dimmed, black when it sleeps."""
    display = device.display
    image = Picture(display).image().convert("RGB")
    bright = light(display)
    return image if bright == 1 else image.point(lambda value: int(value * bright))


def _stop(_number: int, _frame: FrameType | None) -> None:
    raise Quit


def play(board: ModuleType, storage: str, clock: "RealClock", language: str | None) -> int:
    """Play until Ctrl-C; the game has saved itself by then."""
    device = Device(board, storage, clock)
    app = start(device, language)
    keys = sys.stdin.fileno()
    before = termios.tcgetattr(keys)
    handlers = {number: signal.signal(number, _stop) for number in (signal.SIGTERM, signal.SIGHUP)}
    try:
        tty.setraw(keys)
        _write(ENTER)
        _loop(device, app, Presses(Keyboard(board)), clock, keys)
    except Quit:
        pass
    finally:
        _write(LEAVE)
        termios.tcsetattr(keys, termios.TCSADRAIN, before)
        for number, handler in handlers.items():
            signal.signal(number, handler)
    return 0


def _loop(device: Device, app: Any, presses: Presses, clock: "RealClock", keys: int) -> None:
    screen = Screen(0, 0)
    drawn: tuple = ()
    due = 0
    while True:
        now = clock.ticks_ms()
        for name in names(_read(keys)):
            if name in ("A", "B", "X", "Y"):
                presses.press(name.lower(), now, HOLD_MS[1])
            else:
                presses.press(name.lower(), now, TAP_MS)
        device.buttons.mask = presses.mask(now)
        app.step()
        display = device.display
        state = (display.shows, display.percent, display.asleep, os.get_terminal_size())
        if state != drawn and now >= due:
            if state[3] != drawn[3:]:
                screen = Screen(*state[3]) if (screen.columns, screen.rows) != state[3] else screen
            _write(screen.draw(lit(device)))
            drawn, due = state, now + DRAW_MS
        clock.idle(FRAME_MS)


def _read(keys: int) -> str:
    if not select.select([keys], [], [], 0)[0]:
        return ""
    data = os.read(keys, 1024)
    if not data:
        raise Quit
    return data.decode("ascii", "ignore")


def _write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()
