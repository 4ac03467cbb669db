"""The simulated handheld: a device as `hal` describes it, made from a board's data.

Runs on CPython and on MicroPython. What was shown, played and lit can be read back; the buttons'
mask is set from outside. With a `VirtualClock`, time passes only when the owner says so.
"""

import framebuf
from micropython import const

from hal.storage import Storage

# How the drivers keep their pixels; all others in columns of eight.
_FORMATS = {"hal.st7789": framebuf.GS4_HMSB, "hal.sh1107": framebuf.MONO_HMSB}
_ENTROPY = const(0x3FFFFFFF)  # hal: an int of 0 to 2**30 - 1


class Display:
    """A frame to draw in, and the picture that was last shown of it."""

    def __init__(self, spec):
        """`spec`: DISPLAY of a board."""
        self.width, self.height = spec["width"], spec["height"]
        self.colours = spec["colours"]
        self.format = _FORMATS.get(spec["driver"], framebuf.MONO_VLSB)
        bits = 4 if self.colours == 16 else 1
        self.pixels = bytearray(self.width * self.height * bits // 8)
        self.frame = framebuf.FrameBuffer(self.pixels, self.width, self.height, self.format)
        self.shown = bytearray(len(self.pixels))
        self.shows = 0
        self.rgb = [0x000000, 0xFFFFFF] if self.colours == 2 else [i * 0x111111 for i in range(16)]
        self.percent, self.asleep = 100, False

    def palette(self, rgb):
        """Colours of the pixels' values, 0xRRGGBB; a monochrome panel has its own two."""
        if self.colours == 16:
            self.rgb = list(rgb)

    def show(self, y0=0, y1=None, x0=0, x1=None):
        """Take over rows y0 to y1 - 1 and no others (whole pages where a byte is a column), in
        colour only columns x0 to x1 - 1."""
        y1 = self.height if y1 is None else y1
        x1 = self.width if x1 is None else x1
        if not 0 <= y0 <= y1 <= self.height:
            raise ValueError("rows %d to %d are not on the display" % (y0, y1))
        if not 0 <= x0 < x1 <= self.width or self.colours == 16 and (x0 | x1) & 15:
            raise ValueError("columns %d to %d are not on the display" % (x0, x1))
        self.shows += 1
        if self.colours == 16:
            for start in range(y0 * self.width, y1 * self.width, self.width):
                first, last = (start + x0) // 2, (start + x1) // 2
                self.shown[first:last] = self.pixels[first:last]
            return
        if self.format == framebuf.MONO_VLSB:
            start, end = y0 // 8 * self.width, (y1 + 7) // 8 * self.width
        else:
            row = len(self.pixels) // self.height
            start, end = y0 * row, y1 * row
        self.shown[start:end] = self.pixels[start:end]

    def brightness(self, percent):
        """Remember the light, 1 to 100."""
        if not 1 <= percent <= 100:
            raise ValueError("brightness is 1 to 100, not %r" % percent)
        self.percent = percent

    def sleep(self, on):
        """Remember that the panel is off."""
        self.asleep = bool(on)


class Buttons:
    """Keys that somebody else holds down: set `mask`."""

    def __init__(self):
        """Nothing is pressed."""
        self.mask = 0

    def read(self):
        """Mask of the keys that are down."""
        return self.mask


class Sound:
    """Remembers the last tune and how many there were; `heard(tune)` of the owner is called."""

    def __init__(self, heard=None):
        """`heard`: a function that gets each tune that is not muted, or None for silence."""
        self.volume = 2
        self.tune = None
        self.plays = 0
        self._heard = heard

    def play(self, tune):
        """Take a tune: a flat sequence of Hz, ms."""
        self.tune = tune
        self.plays += 1
        if self._heard and self.volume:
            self._heard(tune, self.volume)

    def stop(self):
        """Silence."""
        self.tune = None
        if self._heard:
            self._heard((), 0)


class VirtualClock:
    """Time that stands still until `now` is moved; entropy that begins at the seed."""

    def __init__(self, seed=0):
        """`seed`: the first number that `entropy` gives."""
        self.now = 0
        self._next = seed & _ENTROPY

    def ticks_ms(self):
        """The time, in ms."""
        return self.now

    def ticks_diff(self, later, earlier):
        """Milliseconds between two times."""
        return later - earlier

    def idle(self, ms):
        """Nothing: the owner moves the time."""

    def entropy(self):
        """The seed, then numbers that follow from it."""
        value = self._next
        self._next = (value * 8121 + 28411) % 134456 * 7919 & _ENTROPY
        return value


class Battery:
    """A full one."""

    def percent(self):
        """100."""
        return 100

    def charging(self):
        """Not wired."""
        return


class Led:
    """Remembers its colour."""

    def __init__(self):
        """Dark."""
        self.rgb = (0, 0, 0)

    def show(self, red, green, blue):
        """Set the three lights, each 0 or 1."""
        self.rgb = (red, green, blue)


class Device:
    """All parts of one board, in software."""

    def __init__(self, board, storage, clock, heard=None):
        """`board`: its module; `storage`: path of a folder; `heard`: see `Sound`."""
        self.name = board.NAME
        self.scheme = board.SCHEME
        self.key_names = board.KEYS
        self.display = Display(board.DISPLAY)
        self.buttons = Buttons()
        self.sound = Sound(heard) if board.SOUND else None
        self.storage = Storage(storage)
        self.battery = Battery() if board.BATTERY else None
        self.led = Led() if board.LED else None
        self.clock = clock


def start(device, language=None, strict=False):
    """The program on a device: its `App`. `language`: a code, or None for the stored one."""
    from firmware.app import App
    from firmware.settings import LANGUAGES

    app = App(device, strict=strict)
    if language is not None:
        app.settings.change("language", LANGUAGES.index(language))
        app.set_language(language)
    return app
