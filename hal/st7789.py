"""ST7789 and ST7735S: colour panels of 16 bits a pixel. What differs between them is board data.

The frame has 4 bits a pixel. A table holds, for each of the 256 bytes of two pixels, the four
bytes that the panel wants; some rows at a time are expanded through it and sent. Codes:
ST7789VW data sheet, chapter 9; the ST7735S has the same ones.
"""

from array import array
from time import sleep_ms, ticks_diff, ticks_ms

import framebuf
import micropython
from micropython import const

from hal.bus import connect
from hal.light import Light

_SWRESET = const(0x01)
_SLPIN = const(0x10)
_SLPOUT = const(0x11)
_INVOFF = const(0x20)
_INVON = const(0x21)
_DISPOFF = const(0x28)
_DISPON = const(0x29)
_CASET = const(0x2A)
_RASET = const(0x2B)
_RAMWR = const(0x2C)
_MADCTL = const(0x36)
_COLMOD = const(0x3A)

_BAND = const(2048)  # bytes of a band at most: 4 rows of 240 pixels
_SETTLE = const(120)  # ms from a reset, or from sleeping or waking, to the next sleeping or waking
_AWAKE = const(5)  # ms from sleeping or waking to the next command


@micropython.viper
def expand(words: ptr32, frame: ptr8, band: ptr32, job: ptr32):
    """Fill the band with the words of the frame's bytes.

    `job`: the first byte, how many of each row (a multiple of 4), how many from a row's end to the
    next one's start, rows; those count down to 0. Words are copied, never computed with, so that
    it does not matter whether they count as signed. On the chip `hal.thumb` takes its place.
    """
    at = int(job[0])
    i = 0
    while int(job[3]):
        end = at + int(job[1])
        while at < end:
            band[i] = words[frame[at]]
            i += 1
            at += 1
        at += int(job[2])
        job[3] = int(job[3]) - 1


class Display:
    """A colour panel on SPI; see `hal` for the contract."""

    colours = 16
    format = framebuf.GS4_HMSB

    def __init__(self, spec, pixels):
        """`pixels`: the frame, width x height / 2 bytes; the width is a multiple of 16."""
        self.width = spec["width"]
        self.height = spec["height"]
        self.pixels = pixels
        self.frame = framebuf.FrameBuffer(pixels, self.width, self.height, self.format)
        self._band = array("i", bytes(_BAND // (2 * self.width) * 2 * self.width))
        self._words = array("i", bytes(4 * 256))  # of two pixels each, as the panel wants them
        self._four = bytearray(4)
        self._job = array("i", bytes(16))
        self._x = spec["x"]
        self._y = spec["y"]
        self._light = Light(spec["backlight"]) if "backlight" in spec else None
        self._bus = connect(spec)
        self._start(spec)

    def _start(self, spec):
        if "reset" not in spec:
            self._command(_SWRESET)
        sleep_ms(_SETTLE)
        self._rest(_SLPOUT)
        self._command(_COLMOD, b"\x05")  # 16 bits a pixel
        self._command(_MADCTL, bytes((spec["madctl"],)))
        for code, values in spec["setup"]:
            self._command(code, values)
        self._command(_INVON if spec["invert"] else _INVOFF)
        self._asleep = False
        self._shown = False  # the light stays off until there is a picture

    def palette(self, rgb):
        """16 ints 0xRRGGBB: the colours of the frame's values."""
        words = [(c >> 8 & 0xF800) | (c >> 5 & 0x07E0) | (c >> 3 & 0x001F) for c in rgb]
        table = bytearray(4 * 256)
        for pair in range(256):
            left, right = words[pair >> 4], words[pair & 15]
            at = 4 * pair
            table[at] = left >> 8
            table[at + 1] = left & 0xFF
            table[at + 2] = right >> 8
            table[at + 3] = right & 0xFF
        self._words = array("i", bytes(table))

    def show(self, y0=0, y1=None, x0=0, x1=None):
        """Send rows y0 to y1 - 1 of columns x0 to x1 - 1: one window, one write."""
        y0 = max(y0, 0)
        y1 = self.height if y1 is None else min(y1, self.height)
        if y0 >= y1:
            return
        x1 = x1 or self.width
        self._window(_CASET, self._x + x0, self._x + x1 - 1)
        self._window(_RASET, self._y + y0, self._y + y1 - 1)
        bus, band, words, pixels = self._bus, self._band, self._words, self.pixels
        stride, width = self.width // 2, (x1 - x0) // 2
        job = self._job
        job[1] = width
        job[2] = stride - width
        rows = len(band) // width
        part = band
        bus.begin(_RAMWR)
        while y0 < y1:
            rows = min(rows, y1 - y0)
            if rows * width != len(part):
                part = memoryview(band)[: rows * width]
            job[0] = y0 * stride + x0 // 2
            job[3] = rows
            y0 += rows
            expand(words, pixels, band, job)
            bus.write(part)
        bus.end()
        if not self._shown:
            self._shown = True
            if not self._asleep:
                self._command(_DISPON)
                if self._light:
                    self._light.on(True)

    def brightness(self, percent):
        """1 to 100; nothing happens on a panel without a light of its own."""
        if self._light:
            self._light.percent(percent)

    def sleep(self, on):
        """True: light off, panel asleep. False: as before. The panel keeps its picture."""
        if on == self._asleep:
            return
        self._asleep = on
        if on:
            if self._light:
                self._light.on(False)
            self._command(_DISPOFF)
        sleep_ms(max(0, _SETTLE - ticks_diff(ticks_ms(), self._rested)))
        self._rest(_SLPIN if on else _SLPOUT)
        if not on and self._shown:
            self._command(_DISPON)
            if self._light:
                self._light.on(True)

    def _rest(self, code):
        """Go to sleep or wake, and wait until commands count again."""
        self._command(code)
        self._rested = ticks_ms()
        sleep_ms(_AWAKE)

    def _command(self, code, values=b""):
        self._bus.begin(code)
        if values:
            self._bus.write(values)
        self._bus.end()

    def _window(self, code, first, last):
        four = self._four
        four[0] = first >> 8
        four[1] = first & 0xFF
        four[2] = last >> 8
        four[3] = last & 0xFF
        self._command(code, four)
