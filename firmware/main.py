"""What the device starts: the only place that joins the program and a board.

Held at power-on, A leads to the self-test and B stops before the program: a way in when it does
not start any more.
"""

import sys


def main():
    """Open the board installed as /board.py and play for ever."""
    import board

    from hal.buttons import A, B, Buttons

    held = Buttons(board.BUTTONS).read()
    if held & B:
        print("Stopped before the game: button B was held.")
        return
    import hal

    device = hal.open(board)  # the frame comes before all else in memory
    first = "selftest" if held & A else "title"
    del sys.modules["board"], board  # a kilobyte of data that was used
    from firmware.app import App

    App(device, first=first).run()
