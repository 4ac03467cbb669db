"""What happens at power-on: the game, the self-test when A is held, nothing when B is."""

import sys

from boards import pimoroni_display, thumby, waveshare_lcd_1_3, waveshare_oled_1_3
from simulator.wired import machine, panel_for

BOARDS = (waveshare_lcd_1_3, pimoroni_display, thumby, waveshare_oled_1_3)


def _power_on(board, held):
    """Run main.py's function with a key held; gives what the program started with, or None."""
    from firmware import app, main

    machine.power_on()
    machine.wire(board.DISPLAY, panel_for(board))
    if held:
        machine.press(board.BUTTONS[held])
    started = []

    class Program:
        def __init__(self, device, first="title"):
            self.started = (device, first)

        def run(self):
            started.append(self.started)

    sys.modules["board"] = board
    kept, app.App = app.App, Program
    try:
        main.main()
    finally:
        app.App = kept
        sys.modules.pop("board", None)
    return started[0] if started else None


def test_the_game_starts():
    for board in BOARDS:
        device, first = _power_on(board, None)
        assert first == "title" and device.name == board.NAME


def test_a_leads_to_the_self_test():
    for board in BOARDS:
        assert _power_on(board, "A")[1] == "selftest"


def test_b_stops_before_anything_is_opened():
    for board in BOARDS:
        assert _power_on(board, "B") is None
        assert machine.chip.rates == {} and machine.chip.peripheral == 48_000_000
