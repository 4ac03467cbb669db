"""SH1107 with a panel of 64 x 128 lying down: a row of the picture is a column of the memory.

In vertical addressing (21) the 16 bytes of a column follow each other, and then the next column,
so that a frame of rows, low bit left, is sent as it is. Codes: SH1107 data sheet V2.1.
"""

import framebuf
from micropython import const

from hal.oled import Oled

_PAGE = const(0xB0)
_COLUMN_LOW = const(0x00)
_COLUMN_HIGH = const(0x10)


class Display(Oled):
    """An SH1107; `x` of the board is the memory column of the picture's first row."""

    format = framebuf.MONO_HMSB

    def __init__(self, spec, pixels):
        super().__init__(spec, pixels)
        self._start = bytearray((_PAGE, 0, 0))

    def _send(self, y0, y1):
        column = self._x + y0
        self._start[1] = _COLUMN_LOW | column & 15
        self._start[2] = _COLUMN_HIGH | column >> 4
        self._bus.commands(self._start)
        stride = self.width >> 3
        self._bus.data(self._view[y0 * stride : y1 * stride])
