"""What the commands share: options, boards, languages, and how a refusal is said."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import BinaryIO, NoReturn

DEFAULT_BOARD = "waveshare_lcd_1_3"
MOST_SEED = 2**30 - 1
MOST_BYTES = 16_000_000
"""Input is read so far: a device that never ends is no file."""

_LONGEST_LINE = 500


class Refused(ValueError):
    """Bad input; the text is the one line that the person reads."""


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        """Refuse the command line."""
        raise Refused(message)


def whole(low: int, high: int) -> Callable[[str], int]:
    """A type for an option: a whole number in a range, of a sensible length."""

    def read(text: str) -> int:
        digits = text.removeprefix("-")
        if len(digits) > 12 or not (digits.isascii() and digits.isdigit()):
            raise argparse.ArgumentTypeError(f"{short(text)} is no whole number")
        if not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(f"{text} is not in {low} to {high}")
        return int(text)

    return read


def one_line(text: str) -> str:
    """The text as one printable line, its middle left out if it is long."""
    text = "".join([c if c.isprintable() else ascii(c)[1:-1] for c in text])
    if len(text) > _LONGEST_LINE:
        return text[: _LONGEST_LINE - 150] + " … " + text[-147:]
    return text


def standard_input() -> BinaryIO:
    """Standard input as bytes; refused when it was closed."""
    if sys.stdin is None:
        raise Refused("standard input is closed")
    return sys.stdin.buffer


def read(name: str) -> bytes:
    """The bytes of a file, or of standard input for ``-``; refuses what cannot be read."""
    try:
        if name == "-":
            data = standard_input().read(MOST_BYTES + 1)
        else:
            with open(name, "rb") as file:
                data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise Refused(f"cannot read {name}: {error.strerror}") from None
    if len(data) > MOST_BYTES:
        raise Refused(f"{name} has more than {MOST_BYTES} bytes")
    return data


def short(text: str) -> str:
    """The text in quotes, cut off if it is long."""
    return repr(text if len(text) <= 40 else text[:40] + "…")


def add_device_options(parser: argparse.ArgumentParser) -> None:
    """Options of every command that makes a device."""
    parser.add_argument(
        "--board", default=DEFAULT_BOARD, metavar="BOARD", help=f"default {DEFAULT_BOARD}"
    )
    parser.add_argument(
        "--seed", type=whole(0, MOST_SEED), metavar="N", help="where chance begins, 0 to 2^30 - 1"
    )
    parser.add_argument("--language", type=language, metavar="CODE", help="en, fr, …")
    parser.add_argument("--scale", type=whole(1, 16), metavar="N", help="size of a pixel")
    parser.add_argument("--storage", metavar="DIR", help="folder for saves")


def language(code: str) -> str:
    """A language the program speaks; refuses others and names those it does."""
    from firmware.settings import LANGUAGES

    if code not in LANGUAGES:
        known = " ".join(LANGUAGES)
        raise argparse.ArgumentTypeError(f"no language {short(code)}; there are {known}")
    return code


def writable(path: str, folder: bool = False) -> Path:
    """The path of a file to write, or of a folder, which is made; refuses what cannot be."""
    try:
        (Path(path) if folder else Path(path).parent).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(f"cannot write {path}: {error.strerror}") from None
    if not folder and Path(path).is_dir():
        raise Refused(f"cannot write {path}: it is a folder")
    return Path(path)


def find_board(name: str) -> ModuleType:
    """The board's module; refuses an unknown name and lists the known ones."""
    from boards import tools

    if name not in tools.board_names():
        known = " ".join(tools.board_names())
        raise Refused(f"no board {short(name)}; there are {known}")
    return tools.board(name)


def own_storage(board: ModuleType) -> str:
    """Where a person's saves are kept: a folder for each board, in the home folder."""
    return str(Path.home() / ".koi-koi-pocket" / board.__name__.split(".")[-1])
