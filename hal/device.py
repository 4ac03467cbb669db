"""A board's data made into a device: see `hal` for what its parts promise."""

import os
import time

import machine
from micropython import const

from hal.buttons import Buttons
from hal.storage import Storage

# Processor and peripheral clock. Unless it is raised too, the latter is 48 MHz, and SPI ends at 24
# MHz where these panels take 62.5.
CLOCK = const(125_000_000)


class Device:
    """All parts of one handheld."""

    def __init__(self, board, pixels):
        """`pixels`: the frame, allocated by `hal.open` before this was loaded."""
        machine.freq(CLOCK, CLOCK)
        driver = __import__(board.DISPLAY["driver"], None, None, ("Display",))
        self.name = board.NAME
        self.display = driver.Display(board.DISPLAY, pixels)
        self.buttons = Buttons(board.BUTTONS)
        self.scheme = board.SCHEME
        self.key_names = board.KEYS
        self.storage = Storage("/save")
        self.clock = Clock()
        self.sound = self.battery = self.led = None
        if board.SOUND:
            from hal.sound import Piezo

            self.sound = Piezo(board.SOUND)
        if board.BATTERY:
            from hal.battery import Battery

            self.battery = Battery(board.BATTERY)
        if board.LED:
            from hal.led import Led

            self.led = Led(board.LED)


class Clock:
    """Time, waiting and chance."""

    ticks_ms = staticmethod(time.ticks_ms)
    ticks_diff = staticmethod(time.ticks_diff)
    idle = staticmethod(time.sleep_ms)  # the core sleeps between ticks; USB stays alive

    def entropy(self):
        """An int of 0 to 2**30 - 1, different at each start."""
        noise = int.from_bytes(os.urandom(4), "little")
        return (noise ^ time.ticks_us()) & 0x3FFFFFFF
