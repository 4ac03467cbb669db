"""`play`: the game in a window, or in a true-colour terminal where there is no display."""

import argparse
import os
import secrets
import sys
import time

from simulator.common import Refused, add_device_options, find_board, own_storage, writable


class RealClock:
    """The desktop's time; chance from the system, or from a seed."""

    def __init__(self, seed: int | None = None) -> None:
        """`seed`: the first number that `entropy` gives, None for any."""
        self._seed = seed
        self._start = time.monotonic()

    def ticks_ms(self) -> int:
        """Milliseconds since the start."""
        return int((time.monotonic() - self._start) * 1000)

    def ticks_diff(self, later: int, earlier: int) -> int:
        """Milliseconds between two times."""
        return later - earlier

    def idle(self, ms: int) -> None:
        """Wait."""
        time.sleep(ms / 1000)

    def entropy(self) -> int:
        """A number of 30 bits: the seed at first, if there is one."""
        seed, self._seed = self._seed, None
        return secrets.randbits(30) if seed is None else seed


def add_parser(commands: argparse._SubParsersAction) -> None:
    """Describe the command line."""
    parser = commands.add_parser("play", help="play in a window or in the terminal")
    add_device_options(parser)
    parser.add_argument(
        "--terminal", action="store_true", help="in the terminal, also where there is a display"
    )
    parser.set_defaults(main=main)


def has_display() -> bool:
    """Whether a window could open here."""
    if sys.platform in ("win32", "darwin"):
        return True
    names = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return any(os.environ.get(name) for name in names)


def main(options: argparse.Namespace) -> int:
    """Play until the window is closed."""
    board = find_board(options.board)
    storage = str(writable(options.storage or own_storage(board), folder=True))
    clock = RealClock(options.seed)
    if not options.terminal and has_display():
        from simulator import window

        try:
            return window.play(board, storage, clock, options.language, options.scale)
        except window.NoWindow as error:
            print(f"no window ({error}); playing in the terminal", file=sys.stderr)
    if not (sys.stdin and sys.stdin.isatty() and sys.stdout.isatty()):
        raise Refused("there is no display, and standard input and output are no terminal")
    try:
        from simulator import terminal
    except ImportError:
        raise Refused("the terminal version needs a Unix terminal (termios)") from None
    return terminal.play(board, storage, clock, options.language)
