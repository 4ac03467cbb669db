"""SSD1306, SH1106 and SH1107 as the bytes on the wire ask: see `simulator.panels`."""

from simulator.controller import Controller


class Oled(Controller):
    """What they share: commands with arguments, control bytes, a glass on the outputs."""

    def __init__(self, segments, lines):
        """`segments`, `lines`: outputs along x and y, the first and one after the last."""
        super().__init__()
        self._segments = range(segments[0], segments[1], 1 if segments[0] < segments[1] else -1)
        self._lines = range(lines[0], lines[1], 1 if lines[0] < lines[1] else -1)
        self.width, self.height = len(self._segments), len(self._lines)
        self._ram = self._noisy(self.COLUMNS * self.PAGES)
        self.reset()

    def reset(self):
        """Registers as after a reset; the memory stays."""
        self._pending = bytearray()
        self._page = self._column = 0
        self._remapped = self._reversed = self._inverted = self.lit = False
        self._all_on = False
        self._multiplex, self._offset, self._start = self.LINES, 0, 0
        self._left = None  # bytes until the window is full, where there is a window
        self.contrast = 0x80
        self.writes = 0

    def i2c(self, frame):
        """A frame as the I2C bus carries it after the address."""
        at = 0
        while at < len(frame):
            control = frame[at]
            if control & 0x3F:
                self.complain("%02X is no control byte" % control)
                return
            rest = frame[at + 1 : at + 2] if control & 0x80 else frame[at + 1 :]
            if control & 0x40:
                self.data(rest)
            else:
                for byte in rest:
                    self.command(byte)
            at += 1 + len(rest)

    def command(self, byte):
        """A command byte or an argument of one."""
        pending = self._pending
        pending.append(byte)
        wanted = self.ARGUMENTS.get(pending[0], 0)
        if len(pending) <= wanted:
            return
        code, arguments = pending[0], bytes(pending[1:])
        self._pending = bytearray()
        if not self._common(code, arguments) and not self._own(code, arguments):
            self.complain("%02X is no command" % code)

    def data(self, buffer):
        """Bytes for the memory."""
        if self._pending:
            self.complain("%02X lacks an argument" % self._pending[0])
            self._pending = bytearray()
        self.writes += 1
        for byte in buffer:
            if not 0 <= self._column < self.COLUMNS or self._page >= self.PAGES:
                self.complain("bytes are sent beyond the memory")
                return
            if not self._on_glass(self._page, self._column):
                self.complain("page %d, column %d has no glass" % (self._page, self._column))
            self._ram[self._page * self.COLUMNS + self._column] = byte
            self._advance()

    def _common(self, code, arguments):
        """The commands that all of them know."""
        if code == 0x81:
            self.contrast = arguments[0]
        elif code in (0xA0, 0xA1):
            self._remapped = code == 0xA1
        elif code in (0xA4, 0xA5):
            self._all_on = code == 0xA5
        elif code in (0xA6, 0xA7):
            self._inverted = code == 0xA7
        elif code == 0xA8:
            self._multiplex = arguments[0] + 1
        elif code in (0xAE, 0xAF):
            self.lit = code == 0xAF
            self._check_power()
        elif 0xC0 <= code <= 0xCF:
            self._reversed = bool(code & 8)
        elif code == 0xD3:
            self._offset = arguments[0]
        elif code in (0xD5, 0xD9, 0xDB, 0xE3):
            pass  # clock, pre-charge, VCOM, NOP
        elif 0xB0 <= code < 0xB0 + self.PAGES:
            self._page = code & 15
            self._moved()
        elif code < 0x10:
            self._column = self._column & 0xF0 | code
            self._moved()
        elif code < 0x20:
            self._column = self._column & 0x0F | (code & 15) << 4
            self._moved()
        else:
            return False
        return True

    def _moved(self):
        """A page or a column was set for page addressing."""

    def _check_power(self):
        """The panel was turned on or off."""

    def _line(self, line):
        """The line of the memory that an output shows."""
        if self._reversed:
            line = self._multiplex - 1 - line
        return (line + self._offset + self._start) % self.LINES

    def picture(self):
        """A byte a pixel, 1 for lit."""
        out = bytearray(self.width * self.height)
        if not self.lit:
            return out
        to = 0
        for line in self._lines:
            for segment in self._segments:
                bit = self._bit(self._line(line), segment)
                out[to] = 1 if self._all_on else bit ^ self._inverted
                to += 1
        return out

    def rgb(self):
        """Three bytes a pixel, black and white."""
        return bytes(255 * bit for bit in self.picture() for _ in range(3))

    def _bit(self, line, segment):
        column = self.COLUMNS - 1 - segment if self._remapped else segment
        return self._ram[(line >> 3) * self.COLUMNS + column] >> (line & 7) & 1

    def _on_glass(self, page, column):
        segment = self.COLUMNS - 1 - column if self._remapped else column
        return segment in self._segments


class Ssd1306(Oled):
    """128 columns of 8 pages; three ways of addressing, a window, a charge pump."""

    COLUMNS, PAGES, LINES = 128, 8, 64
    ARGUMENTS = {
        0x20: 1,
        0x21: 2,
        0x22: 2,
        0x81: 1,
        0x8D: 1,
        0xA8: 1,
        0xAD: 1,
        0xD3: 1,
        0xD5: 1,
        0xD9: 1,
        0xDA: 1,
        0xDB: 1,
    }

    def __init__(self, segments, lines, reference=False):
        """`reference`: it is a later type that has a current reference inside (AD)."""
        self._reference = reference
        super().__init__(segments, lines)

    def reset(self):
        super().reset()
        self._mode, self._pump = 2, False
        self._window = (0, self.COLUMNS - 1, 0, self.PAGES - 1)

    def _own(self, code, arguments):
        if code == 0x20:
            self._mode = arguments[0] & 3
        elif code == 0x21:
            self._window = (arguments[0], arguments[1]) + self._window[2:]
            self._enter()
        elif code == 0x22:
            self._window = self._window[:2] + (arguments[0], arguments[1])
            self._enter()
        elif 0x40 <= code <= 0x7F:
            self._start = code & 63
        elif code == 0x8D:
            self._pump = bool(arguments[0] & 4)
        elif code == 0xDA:
            if arguments[0] != 0x12:
                self.complain("DA %02X: the glass has alternate lines (12)" % arguments[0])
        else:
            return code == 0xAD and self._reference
        return True

    def _enter(self):
        x0, x1, p0, p1 = self._window
        if x0 > x1 or x1 >= self.COLUMNS or p0 > p1 or p1 >= self.PAGES:
            self.complain("window of columns %d to %d, pages %d to %d" % self._window)
            self._window = (0, self.COLUMNS - 1, 0, self.PAGES - 1)
            return
        self._column, self._page = x0, p0
        self._left = (x1 - x0 + 1) * (p1 - p0 + 1)

    def _moved(self):
        if self._mode != 2:
            self.complain("a page or column is set outside page addressing")

    def _check_power(self):
        if self.lit and not self._pump:
            self.complain("turned on without its charge pump")

    def _advance(self):
        if self._mode == 2:
            self._column += 1
            return
        if self._left is not None:
            self._left -= 1
            if self._left < 0:
                self.complain("bytes are sent beyond the window")
        x0, x1, p0, p1 = self._window
        if self._mode == 0:
            self._column += 1
            if self._column > x1:
                self._column = x0
                self._page = p0 if self._page == p1 else self._page + 1
        else:
            self._page += 1
            if self._page > p1:
                self._page = p0
                self._column = x0 if self._column == x1 else self._column + 1


class Sh1106(Oled):
    """132 columns of 8 pages; page addressing only."""

    COLUMNS, PAGES, LINES = 132, 8, 64
    ARGUMENTS = {
        0x81: 1,
        0xA8: 1,
        0xAD: 1,
        0xD3: 1,
        0xD5: 1,
        0xD9: 1,
        0xDA: 1,
        0xDB: 1,
    }

    def _own(self, code, arguments):
        if 0x40 <= code <= 0x7F:
            self._start = code & 63
        elif code == 0xDA:
            if arguments[0] != 0x12:
                self.complain("DA %02X: the glass has alternate lines (12)" % arguments[0])
        else:
            return code == 0xAD or 0x30 <= code <= 0x33
        return True

    def _advance(self):
        self._column += 1


class Sh1107(Oled):
    """128 columns of 16 pages; a column drives a line, a page eight segments."""

    COLUMNS, PAGES, LINES = 128, 16, 128
    ARGUMENTS = {
        0x81: 1,
        0xA8: 1,
        0xAD: 1,
        0xD3: 1,
        0xD5: 1,
        0xD9: 1,
        0xDB: 1,
        0xDC: 1,
    }

    def reset(self):
        super().reset()
        self._vertical = False

    def _own(self, code, arguments):
        if code in (0x20, 0x21):
            self._vertical = code == 0x21
        elif code == 0xDC:
            self._start = arguments[0] & 127
        else:
            return code == 0xAD
        return True

    def _advance(self):
        if self._vertical:
            self._page += 1
            if self._page == self.PAGES:
                self._page = 0
                self._column += 1
        else:
            self._column += 1

    def _bit(self, line, segment):
        x = self.LINES - 1 - segment if self._remapped else segment
        return self._ram[(x >> 3) * self.COLUMNS + line] >> (x & 7) & 1

    def _on_glass(self, page, column):
        line = (column - self._offset - self._start) % self.LINES
        return (self._multiplex - 1 - line if self._reversed else line) in self._lines
