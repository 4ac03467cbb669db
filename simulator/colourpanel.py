"""ST7789 and ST7735S as the bytes on the wire ask: see `simulator.panels`."""

from simulator.controller import Controller

# ST7789 and ST7735S: code -> how many bytes follow (None: any number)
_COLOUR_CODES = {
    0x00: 0,  # NOP
    0x01: 0,  # SWRESET
    0x10: 0,  # SLPIN
    0x11: 0,  # SLPOUT
    0x13: 0,  # NORON
    0x20: 0,  # INVOFF
    0x21: 0,  # INVON
    0x28: 0,  # DISPOFF
    0x29: 0,  # DISPON
    0x2A: 4,  # CASET
    0x2B: 4,  # RASET
    0x2C: None,  # RAMWR
    0x36: 1,  # MADCTL
    0x3A: 1,  # COLMOD
}
# 0xB0 and up: frame rate, power, gamma: nothing of them shows here
_TUNING = 0xB0

_MY, _MX, _MV, _BGR = 0x80, 0x40, 0x20, 0x08


class ColourPanel(Controller):
    """ST7789 and ST7735S: a memory of 16 bit pixels, a window, an orientation."""

    def __init__(self, memory, first, size, mount, inverted, bgr):
        """See `simulator.panels` for the arguments: pairs of columns and rows."""
        super().__init__()
        self._memory = memory
        self._first, self._size, self._mount = first, size, mount
        self._glass_inverted, self._glass_bgr = inverted, bgr
        self.width, self.height = (size[1], size[0]) if mount[0] else size
        self._ram = self._noisy(memory[0] * memory[1] * 2)
        self.reset()

    def reset(self):
        """Registers as after a hardware or software reset; the memory stays."""
        self._code, self._bytes = 0, bytearray()
        self._asleep, self._on, self._inverted = True, False, False
        self._madctl, self._colmod = 0, 0x06
        self._columns, self._rows = (0, self._memory[0] - 1), (0, self._memory[1] - 1)
        self._high = -1
        self._waits = {0x11: 120}  # code -> ms that must pass before it
        self._quiet = 5  # ms that must pass before any command
        self.writes = 0  # RAMWR commands since power-on or the owner's last look

    @property
    def lit(self):
        """Whether the picture shows."""
        return self._on and not self._asleep

    def elapsed(self, ms):
        """Time passed: what had to be waited for may be over."""
        self._timed = True
        self._quiet -= ms
        self._waits = {code: left - ms for code, left in self._waits.items() if left > ms}

    _timed = False

    def command(self, code):
        """A command byte."""
        self._finish()
        self._code, self._bytes = code, bytearray()
        if self._timed and self._quiet > 0:
            self.complain("%02X comes %d ms too early" % (code, self._quiet))
        if self._timed and code in self._waits:
            self.complain("%02X comes %d ms too early" % (code, self._waits[code]))
        if code not in _COLOUR_CODES:
            if code < _TUNING:
                self.complain("%02X is no command" % code)
        elif code == 0x01:
            writes = self.writes
            self.reset()
            self.writes = writes
        elif code == 0x10:
            self._asleep = True
            self._quiet, self._waits = 5, {0x11: 120}
        elif code == 0x11:
            self._asleep = False
            self._quiet, self._waits = 5, {0x10: 120}
        elif code in (0x20, 0x21):
            self._inverted = code == 0x21
        elif code in (0x28, 0x29):
            self._on = code == 0x29
        elif code == 0x2C:
            self._begin()

    def data(self, buffer):
        """Data bytes of the last command."""
        if self._code == 0x2C:
            self._pixels(buffer)
            return
        self._bytes.extend(buffer)
        code, values = self._code, self._bytes
        wanted = _COLOUR_CODES.get(code)
        if wanted is None:
            return
        if len(values) > wanted:
            self.complain("%02X takes %d bytes" % (code, wanted))
        elif len(values) == wanted:
            if code == 0x36:
                self._madctl = values[0]
            elif code == 0x3A:
                self._colmod = values[0]
            elif code == 0x2A:
                self._columns = self._range("columns", values, self._memory[self._across()])
            elif code == 0x2B:
                self._rows = self._range("rows", values, self._memory[1 - self._across()])

    def _across(self):
        """Which dimension of the memory the columns of a window are: 0, or 1 when MV is set."""
        return 1 if self._madctl & _MV else 0

    def _range(self, name, values, limit):
        first, last = values[0] << 8 | values[1], values[2] << 8 | values[3]
        if first > last or last >= limit:
            self.complain("%s %d to %d of %d" % (name, first, last, limit))
            return 0, 0
        return first, last

    def _finish(self):
        """The command before is over: was it whole?"""
        if self._code == 0x2C:
            if self._high >= 0:
                self.complain("half a pixel was sent")
            if self._left:
                self.complain("%d pixels of the window were not sent" % self._left)
        elif len(self._bytes) < (_COLOUR_CODES.get(self._code) or 0):
            self.complain("%02X got %d bytes only" % (self._code, len(self._bytes)))

    def _begin(self):
        self.writes += 1
        self._high = -1
        if self._colmod & 7 != 5:
            self.complain("pixels are sent at COLMOD %02X, not at 16 bits" % self._colmod)
        (x0, x1), (y0, y1) = self._columns, self._rows
        self._left = (x1 - x0 + 1) * (y1 - y0 + 1)
        self._x, self._y = x0, y0
        self._seen()

    def _place(self, x, y):
        """Column and row of the memory for a window position."""
        column, row = (y, x) if self._madctl & _MV else (x, y)
        if self._madctl & _MX:
            column = self._memory[0] - 1 - column
        if self._madctl & _MY:
            row = self._memory[1] - 1 - row
        return column, row

    def _seen(self):
        """Complain about a window that reaches beyond the glass."""
        for x in self._columns:
            for y in self._rows:
                place = self._place(x, y)
                for k in (0, 1):
                    if not 0 <= place[k] - self._first[k] < self._size[k]:
                        self.complain("the window's corner %d, %d is not on the glass" % (x, y))
                        return

    def _pixels(self, buffer):
        ram, width = self._ram, self._memory[0]
        high, left = self._high, self._left
        x, y = self._x, self._y
        x0, x1 = self._columns
        at = step = 0
        fresh = True
        for byte in buffer:
            if high < 0:
                high = byte
                continue
            if not left:
                self.complain("bytes are sent beyond the window")
                break
            if fresh:
                column, row = self._place(x, y)
                at = (row * width + column) * 2
                column, row = self._place(x + 1, y)
                step = (row * width + column) * 2 - at
                fresh = False
            ram[at] = high
            ram[at + 1] = byte
            high = -1
            left -= 1
            at += step
            x += 1
            if x > x1:
                x = x0
                y += 1
                fresh = True
        self._high, self._left, self._x, self._y = high, left, x, y

    def picture(self):
        """RGB565, high byte first, black while not lit."""
        out = bytearray(self.width * self.height * 2)
        if not self.lit:
            return out
        lying, back_columns, back_rows = self._mount
        flip = 0 if self._inverted == self._glass_inverted else 0xFF
        swap = bool(self._madctl & _BGR) != self._glass_bgr
        to = 0
        for y in range(self.height):
            for x in range(self.width):
                column, row = (y, x) if lying else (x, y)
                if back_columns:
                    column = self._size[0] - 1 - column
                if back_rows:
                    row = self._size[1] - 1 - row
                column += self._first[0]
                row += self._first[1]
                at = (row * self._memory[0] + column) * 2
                high, low = self._ram[at] ^ flip, self._ram[at + 1] ^ flip
                if swap:
                    high, low = (high & 7 | low << 3 & 0xF8), (low & 0xE0 | high >> 3)
                out[to] = high
                out[to + 1] = low
                to += 2
        return out

    def rgb(self):
        """Three bytes a pixel."""
        picture = self.picture()
        out = bytearray(len(picture) // 2 * 3)
        to = 0
        for at in range(0, len(picture), 2):
            word = picture[at] << 8 | picture[at + 1]
            red, green, blue = word >> 11, word >> 5 & 63, word & 31
            out[to] = red << 3 | red >> 2
            out[to + 1] = green << 2 | green >> 4
            out[to + 2] = blue << 3 | blue >> 2
            to += 3
        return out
