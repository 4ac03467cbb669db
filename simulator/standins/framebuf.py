"""`framebuf` for CPython: the same pixels as MicroPython's module, a row at a time.

All formats, methods and clipping of the real one but for two things: `text` is not here (the
program has its own fonts), and the buffer cannot be reached through the FrameBuffer. A row of
pixels travels as `bytes`, one value a pixel, or as an array of half-words in RGB565; each format
knows how to read one from the buffer and how to write one.
"""

from array import array

MONO_VLSB = MVLSB = 0
RGB565 = 1
GS4_HMSB = 2
MONO_HLSB = 3
MONO_HMSB = 4
GS2_HMSB = 5
GS8 = 6

_ANY_ONE = bytes((0,)) + bytes((1,)) * 255
_DIGITS = bytes(b"0123456789abcdef"[value & 15] for value in range(256))
_VALUES = bytes(int(chr(c), 16) if chr(c) in "0123456789abcdef" else 0 for c in range(256))
_BITS = [bytes(byte >> (7 - i) & 1 for i in range(8)) for byte in range(256)]
_BIT_OF = [bytes(byte >> bit & 1 for byte in range(256)) for bit in range(8)]
_QUARTERS = [bytes(byte >> 2 * i & 3 for i in range(4)) for byte in range(256)]


class _Grey4:
    """Two pixels a byte, the left one in the high nibble."""

    align = 2

    @staticmethod
    def size(stride):
        return stride // 2

    @staticmethod
    def cut(colour):
        return colour & 15

    @staticmethod
    def read(frame, x, y, width):
        start = x + y * frame.stride
        row = frame.buffer[start >> 1 : (start + width + 1) >> 1].hex().encode().translate(_VALUES)
        return row[start & 1 : (start & 1) + width]

    @staticmethod
    def write(frame, x, y, row):
        start = x + y * frame.stride
        end = start + len(row)
        if start & 1:
            row = bytes((frame.buffer[start >> 1] >> 4,)) + row
        if end & 1:
            row = row + bytes((frame.buffer[end >> 1] & 15,))
        packed = bytes.fromhex(row.translate(_DIGITS).decode())
        frame.buffer[start >> 1 : (end + 1) >> 1] = packed


class _Grey2:
    """Four pixels a byte, the left one in the low bits."""

    align = 4

    @staticmethod
    def size(stride):
        return stride // 4

    @staticmethod
    def cut(colour):
        return colour & 3

    @staticmethod
    def read(frame, x, y, width):
        start = x + y * frame.stride
        data = frame.buffer[start >> 2 : (start + width + 3) >> 2]
        return b"".join(map(_QUARTERS.__getitem__, data))[start & 3 : (start & 3) + width]

    @staticmethod
    def write(frame, x, y, row):
        buffer, start = frame.buffer, x + y * frame.stride
        for at, value in enumerate(row, start):
            shift = (at & 3) * 2
            buffer[at >> 2] = buffer[at >> 2] & ~(3 << shift) | (value & 3) << shift


class _Grey8:
    """A byte a pixel."""

    align = 1

    @staticmethod
    def size(stride):
        return stride

    @staticmethod
    def cut(colour):
        return colour & 255

    @staticmethod
    def read(frame, x, y, width):
        start = x + y * frame.stride
        return bytes(frame.buffer[start : start + width])

    @staticmethod
    def write(frame, x, y, row):
        start = x + y * frame.stride
        frame.buffer[start : start + len(row)] = row


class _Colour16:
    """A half-word a pixel, in the machine's byte order (little-endian, as on the chip)."""

    align = 1

    @staticmethod
    def size(stride):
        return stride * 2

    @staticmethod
    def cut(colour):
        return colour & 0xFFFF

    @staticmethod
    def read(frame, x, y, width):
        start = x + y * frame.stride
        return array("H", bytes(frame.buffer[2 * start : 2 * (start + width)]))

    @staticmethod
    def write(frame, x, y, row):
        start = x + y * frame.stride
        frame.buffer[2 * start : 2 * (start + len(row))] = row.tobytes()


class _MonoRows:
    """Eight pixels of a row a byte, the left one in the high bit; in the low bit with `low`."""

    align = 8

    def __init__(self, low):
        self.bits = [row[::-1] for row in _BITS] if low else _BITS
        self.low = low

    @staticmethod
    def size(stride):
        return stride // 8

    @staticmethod
    def cut(colour):
        return 1 if colour else 0

    def read(self, frame, x, y, width):
        start = x + y * frame.stride
        data = frame.buffer[start >> 3 : (start + width + 7) >> 3]
        return b"".join(map(self.bits.__getitem__, data))[start & 7 : (start & 7) + width]

    def write(self, frame, x, y, row):
        start = x + y * frame.stride
        first, last = start >> 3, (start + len(row) + 7) >> 3
        old = b"".join(map(self.bits.__getitem__, frame.buffer[first:last]))
        row = old[: start & 7] + row.translate(_ANY_ONE) + old[(start & 7) + len(row) :]
        text = row.translate(_DIGITS)
        number = int(text[::-1] if self.low else text, 2)
        frame.buffer[first:last] = number.to_bytes(last - first, "little" if self.low else "big")


class _MonoColumns:
    """Eight pixels of a column a byte, the upper one in the low bit."""

    align = 1

    @staticmethod
    def size(stride):
        return stride

    @staticmethod
    def cut(colour):
        return 1 if colour else 0

    @staticmethod
    def read(frame, x, y, width):
        start = (y >> 3) * frame.stride + x
        return bytes(frame.buffer[start : start + width]).translate(_BIT_OF[y & 7])

    @staticmethod
    def write(frame, x, y, row):
        start, width = (y >> 3) * frame.stride + x, len(row)
        old = int.from_bytes(frame.buffer[start : start + width], "big")
        mask = int.from_bytes(b"\1" * width, "big") << (y & 7)
        new = int.from_bytes(row.translate(_ANY_ONE), "big") << (y & 7)
        frame.buffer[start : start + width] = (old & ~mask | new).to_bytes(width, "big")


_FORMATS = {
    MONO_VLSB: _MonoColumns,
    RGB565: _Colour16,
    GS4_HMSB: _Grey4,
    MONO_HLSB: _MonoRows(False),
    MONO_HMSB: _MonoRows(True),
    GS2_HMSB: _Grey2,
    GS8: _Grey8,
}


class _Source:
    """Pixels to read: a buffer of any kind with its size and format."""

    def __init__(self, buffer, width, height, format, stride=None):
        if stride is None:
            stride = width
        if not (1 <= width <= 0xFFFF and 1 <= height <= 0xFFFF and width <= stride <= 0xFFFF):
            raise ValueError("width, height or stride outside the range")
        if format not in _FORMATS:
            raise ValueError("invalid format")
        self.kind = _FORMATS[format]
        align = self.kind.align
        self.width, self.height = width, height
        self.stride = (stride + align - 1) // align * align
        self.buffer = buffer if isinstance(buffer, (bytes, bytearray)) else _bytes_of(buffer)
        rows = (height + 7) // 8 if format == MONO_VLSB else height
        last = self.kind.size((width + align - 1) // align * align)
        if (rows - 1) * self.kind.size(self.stride) + last > len(self.buffer):
            raise ValueError("the buffer is too small")


class FrameBuffer(_Source):
    """Draw into a buffer as MicroPython's class does; what lies outside is cut off."""

    def __init__(self, buffer, width, height, format, stride=None):
        super().__init__(buffer, width, height, format, stride)
        if isinstance(buffer, bytes) or memoryview(buffer).readonly:
            raise TypeError("object with buffer protocol required")

    def fill(self, colour):
        """Set every pixel."""
        self.fill_rect(0, 0, self.width, self.height, colour)

    def pixel(self, x, y, colour=None):
        """Set a pixel, or give its value without `colour`; None outside."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            return None
        if colour is None:
            return self.kind.read(self, x, y, 1)[0]
        self.kind.write(self, x, y, self._row(colour, 1))
        return None

    def fill_rect(self, x, y, width, height, colour):
        """Fill a rectangle."""
        right, bottom = min(x + width, self.width), min(y + height, self.height)
        x, y = max(x, 0), max(y, 0)
        if width < 1 or height < 1 or x >= right or y >= bottom:
            return
        row, write = self._row(colour, right - x), self.kind.write
        for at in range(y, bottom):
            write(self, x, at, row)

    def hline(self, x, y, width, colour):
        """A horizontal line to the right."""
        self.fill_rect(x, y, width, 1, colour)

    def vline(self, x, y, height, colour):
        """A vertical line downwards."""
        self.fill_rect(x, y, 1, height, colour)

    def rect(self, x, y, width, height, colour, fill=False):
        """The outline of a rectangle, or a filled one."""
        if fill:
            self.fill_rect(x, y, width, height, colour)
            return
        self.fill_rect(x, y, width, 1, colour)
        self.fill_rect(x, y + height - 1, width, 1, colour)
        self.fill_rect(x, y, 1, height, colour)
        self.fill_rect(x + width - 1, y, 1, height, colour)

    def line(self, x1, y1, x2, y2, colour):
        """A line with both ends."""
        along, across = abs(x2 - x1), abs(y2 - y1)
        step_x, step_y = (1 if x2 > x1 else -1), (1 if y2 > y1 else -1)
        steep = across > along
        if steep:
            along, across = across, along
        error = 2 * across - along
        x, y = x1, y1
        for _ in range(along):
            self.pixel(x, y, colour)
            turn = error >= 0
            if turn:
                error -= 2 * along
            if turn or not steep:
                x += step_x
            if turn or steep:
                y += step_y
            error += 2 * across
        self.pixel(x2, y2, colour)

    def ellipse(self, cx, cy, xr, yr, colour, fill=False, quadrants=15):
        """An ellipse; the mask names quadrants, 1 the upper right, then counter-clockwise."""
        if xr == 0 and yr == 0:
            if quadrants & 15:
                self.pixel(cx, cy, colour)
            return
        for x, y in _ellipse_points(xr, yr):
            self._mirrored(cx, cy, x, y, colour, fill, quadrants)
        for y, x in _ellipse_points(yr, xr):
            self._mirrored(cx, cy, x, y, colour, fill, quadrants)

    def _mirrored(self, cx, cy, x, y, colour, fill, quadrants):
        for bit, dx, dy in ((1, x, -y), (2, -x, -y), (4, -x, y), (8, x, y)):
            if quadrants & bit:
                if fill:
                    self.fill_rect(cx + min(dx, 0), cy + dy, x + 1, 1, colour)
                else:
                    self.pixel(cx + dx, cy + dy, colour)

    def poly(self, x, y, points, colour, fill=False):
        """A polygon of an array of coordinates from (x, y): its outline, or filled, even-odd."""
        corners = list(zip(points[0::2], points[1::2]))
        back = corners[:1] + corners[::-1]
        edges = list(zip(back, back[1:]))
        if fill and corners:
            heights = [corner[1] for corner in corners]
            for row in range(min(heights), max(heights) + 1):
                self._poly_row(x, y, row, edges, colour)
            return
        for (x1, y1), (x2, y2) in edges:
            self.line(x + x1, y + y1, x + x2, y + y2, colour)

    def _poly_row(self, x, y, row, edges, colour):
        nodes = []
        for (x1, y1), (x2, y2) in edges:
            if (y1 > row) != (y2 > row):
                offset = _towards_zero(32 * (x2 - x1) * (row - y1), y2 - y1)
                nodes.append(_towards_zero(32 * x1 + offset + 16, 32))
            elif row == max(y1, y2):
                if y1 < y2:
                    self.pixel(x + x2, y + y2, colour)
                elif y2 < y1:
                    self.pixel(x + x1, y + y1, colour)
                else:
                    self.line(x + x1, y + y1, x + x2, y + y2, colour)
        nodes.sort()
        for left, right in zip(nodes[0::2], nodes[1::2]):
            self.fill_rect(x + left, y + row, right - left + 1, 1, colour)

    def blit(self, source, x, y, key=-1, palette=None):
        """Copy a FrameBuffer or `(buffer, width, height, format[, stride])`, but no key colour.

        With a palette (a row of colours) a pixel's value is its place there; the key is compared
        afterwards.
        """
        source = source if isinstance(source, _Source) else _source(source)
        left, right = max(x, 0), min(x + source.width, self.width)
        top, bottom = max(y, 0), min(y + source.height, self.height)
        if left >= right or top >= bottom:
            return
        colours = None
        if palette is not None:
            palette = palette if isinstance(palette, _Source) else _source(palette)
            colours = palette.kind.read(palette, 0, 0, palette.width)
        read, write, width = source.kind.read, self.kind.write, right - left
        for at in range(top, bottom):
            row = read(source, left - x, at - y, width)
            if colours is not None:
                row = [colours[value] for value in row]
            if key != -1 and key in row:
                below = self.kind.read(self, left, at, width)
                row = [old if new == key else new for new, old in zip(row, below)]
            write(self, left, at, self._fit(row))

    def scroll(self, dx, dy):
        """Move everything; what is left behind stays as it was."""
        width, height = self.width - abs(dx), self.height - abs(dy)
        if width < 1 or height < 1:
            return
        read, write = self.kind.read, self.kind.write
        rows = range(height) if dy < 0 else range(height - 1, -1, -1)
        for at in rows:
            row = read(self, max(-dx, 0), at + max(-dy, 0), width)
            write(self, max(dx, 0), at + max(dy, 0), row)

    def _row(self, colour, width):
        colour = self.kind.cut(colour)
        if self.kind is _Colour16:
            return array("H", (colour,)) * width
        return bytes((colour,)) * width

    def _fit(self, row):
        if self.kind is _Colour16:
            return array("H", [value & 0xFFFF for value in row])
        return row if isinstance(row, bytes) else bytes(map(self.kind.cut, row))


def _source(description):
    if len(description) not in (4, 5):
        raise ValueError("a source is (buffer, width, height, format[, stride])")
    return _Source(*description)


def _bytes_of(buffer):
    return memoryview(buffer).cast("B")


def _towards_zero(number, divisor):
    quotient = abs(number) // abs(divisor)
    return quotient if (number < 0) == (divisor < 0) else -quotient


def _ellipse_points(run, rise):
    """Points of the octant that begins at (run, 0); for the other one, swap the axes."""
    x, y, error = run, 0, 0
    change_x, change_y = rise * rise * (1 - 2 * run), run * run
    stop_x, stop_y = 2 * rise * rise * run, 0
    while stop_x >= stop_y:
        yield x, y
        y += 1
        stop_y += 2 * run * run
        error += change_y
        change_y += 2 * run * run
        if 2 * error + change_x > 0:
            x -= 1
            stop_x -= 2 * rise * rise
            error += change_x
            change_x += 2 * rise * rise
