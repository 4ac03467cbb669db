"""Desktop tools for boards: list, flash, join into a UF2, package. None travels to a device."""

from importlib import import_module
from pathlib import Path

FOLDER = Path(__file__).parent.parent


def board_names():
    """Names of the board modules, sorted."""
    return sorted(p.stem for p in FOLDER.glob("*.py") if p.stem != "__init__")


def board(name):
    """The board module of that name; ValueError names the boards there are."""
    if name not in board_names():
        raise ValueError("no board is called %r; there are: %s" % (name, ", ".join(board_names())))
    return import_module("boards." + name)
