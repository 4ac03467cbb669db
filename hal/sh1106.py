"""SH1106: memory of 132 columns, page addressing only: each page is set and written by itself.

Codes: SH1106 data sheet V2.3. A 128 pixel panel begins at column 2 on the usual modules.
"""

from micropython import const

from hal.oled import Oled

_PAGE = const(0xB0)
_COLUMN_LOW = const(0x00)
_COLUMN_HIGH = const(0x10)


class Display(Oled):
    """An SH1106."""

    def __init__(self, spec, pixels):
        super().__init__(spec, pixels)
        self._start = bytearray((_PAGE, _COLUMN_LOW | self._x & 15, _COLUMN_HIGH | self._x >> 4))

    def _send(self, y0, y1):
        for page in range(y0 >> 3, (y1 + 7) >> 3):
            self._start[0] = _PAGE | page
            self._bus.commands(self._start)
            self._bus.data(self._view[page * self.width : (page + 1) * self.width])
