"""What the monochrome panels have in common: setup from board data, contrast, sleep.

`ssd1306`, `sh1106` and `sh1107` differ in how a part of the memory is addressed. Codes: their data
sheets; the ones used here are the same in all three.
"""

import framebuf
from micropython import const

from hal.bus import connect

_CONTRAST = const(0x81)
_OFF = const(0xAE)
_ON = const(0xAF)


class Oled:
    """Base of the monochrome displays: `format` and `show` are theirs."""

    colours = 2
    format = framebuf.MONO_VLSB

    def __init__(self, spec, pixels):
        """`pixels`: the frame, width x height / 8 bytes in the panel's own order."""
        self.width = spec["width"]
        self.height = spec["height"]
        self.pixels = pixels
        self.frame = framebuf.FrameBuffer(pixels, self.width, self.height, self.format)
        self._view = memoryview(pixels)
        self._x = spec["x"]
        self._contrast = spec["contrast"]
        self._bus = connect(spec)
        self._bus.commands(spec["setup"])
        self._asleep = False
        self._shown = False  # the panel stays dark until there is a picture

    def palette(self, rgb):
        """Nothing: ink and paper are lit and dark."""

    def brightness(self, percent):
        """1 to 100, as contrast up to what the board allows."""
        percent = min(max(percent, 1), 100)
        self._bus.commands(bytes((_CONTRAST, self._contrast * percent // 100)))

    def sleep(self, on):
        """True: panel off. False: on again, with the picture it has."""
        self._asleep = on
        if self._shown:
            self._bus.commands(bytes((_OFF if on else _ON,)))

    def show(self, y0=0, y1=None, x0=0, x1=None):
        """Send rows y0 to y1 - 1, rounded outwards to whole pages, and all columns."""
        y0 = max(y0, 0)
        y1 = self.height if y1 is None else min(y1, self.height)
        if y0 >= y1:
            return
        self._send(y0, y1)
        if not self._shown:
            self._shown = True
            self.sleep(self._asleep)
