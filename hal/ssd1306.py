"""SSD1306: a page is 8 rows, a byte is 8 pixels of a column with the low bit on top.

The setup string sets horizontal addressing (20 00); then a window of columns and pages is filled
by one write. Codes: SSD1306 data sheet rev. 1.1, chapter 9.
"""

from micropython import const

from hal.oled import Oled

_COLUMNS = const(0x21)
_PAGES = const(0x22)


class Display(Oled):
    """An SSD1306, or a controller that works like it."""

    def __init__(self, spec, pixels):
        super().__init__(spec, pixels)
        self._window = bytearray((_COLUMNS, self._x, self._x + self.width - 1, _PAGES, 0, 0))

    def _send(self, y0, y1):
        first, last = y0 >> 3, (y1 - 1) >> 3
        self._window[4] = first
        self._window[5] = last
        self._bus.commands(self._window)
        self._bus.data(self._view[first * self.width : (last + 1) * self.width])
