"""`boards`: list the handhelds."""

import argparse

from boards import tools


def add_parser(commands: argparse._SubParsersAction) -> None:
    """Describe the command line."""
    commands.add_parser("boards", help="list the boards").set_defaults(main=main)


def main(_options: argparse.Namespace) -> int:
    """One line for each board: its module, panel, keys and name."""
    for name in tools.board_names():
        board = tools.board(name)
        display = board.DISPLAY
        size = f"{display['width']}x{display['height']}"
        print(f"{name:24} {size:8} {display['colours']:2} colours  {board.SCHEME:5} {board.NAME}")
    return 0
