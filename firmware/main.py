"""What the device starts: the only place that joins the program and a board."""

import hal
from firmware.app import App


def main():
    """Open the board installed as /board.py and play for ever."""
    import board

    App(hal.open(board)).run()
