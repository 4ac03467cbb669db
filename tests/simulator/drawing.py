"""A random drawing program that CPython and MicroPython both run: a digest after every step.

`steps(seed, count)` makes buffers of every format and calls every method with arguments that lie
inside, across the edges and outside; the test compares the two interpreters' lines.
"""

import hashlib
from array import array

import framebuf

FORMATS = (
    ("MONO_VLSB", framebuf.MONO_VLSB),
    ("MONO_HLSB", framebuf.MONO_HLSB),
    ("MONO_HMSB", framebuf.MONO_HMSB),
    ("GS2_HMSB", framebuf.GS2_HMSB),
    ("GS4_HMSB", framebuf.GS4_HMSB),
    ("GS8", framebuf.GS8),
    ("RGB565", framebuf.RGB565),
)
METHODS = (
    "fill pixel get hline vline rect fill_rect line ellipse poly blit blit_key blit_palette scroll"
).split()
ROOM = 4096


class Random:
    """A little generator that both interpreters compute alike."""

    def __init__(self, seed):
        """Start from a seed below 2**15."""
        self.state = seed * 7 + 1

    def below(self, limit):
        """A number from 0 to limit - 1."""
        self.state = (self.state * 16807 + 11) % 2147483647
        return (self.state >> 5) % limit

    def between(self, low, high):
        """A number from low to high."""
        return low + self.below(high - low + 1)


def _new(random):
    name, code = FORMATS[random.below(len(FORMATS))]
    width, height = random.between(1, 45), random.between(1, 37)
    stride = width + random.below(4) * random.below(3)
    buffer = bytearray(random.below(256) for _ in range(ROOM))
    return name, buffer, (width, height, code, stride)


def _palette(random, colours):
    buffer = bytearray(random.below(256) for _ in range(ROOM))
    name, code = FORMATS[random.below(len(FORMATS))]
    return "palette " + name, (buffer, colours, 1, code)


def _draw(random, frame, shape, method):
    width, height = shape[0], shape[1]
    x, y = random.between(-9, width + 9), random.between(-9, height + 9)
    w, h = random.between(-2, width + 9), random.between(-2, height + 9)
    colour = random.below(3) * random.below(40000)
    if method == "fill":
        return (colour,), frame.fill(colour)
    if method == "pixel":
        return (x, y, colour), frame.pixel(x, y, colour)
    if method == "get":
        return (x, y), frame.pixel(x, y)
    if method in ("hline", "vline"):
        return (x, y, w, colour), getattr(frame, method)(x, y, w, colour)
    if method == "rect":
        full = random.below(2) == 1
        return (x, y, w, h, colour, full), frame.rect(x, y, w, h, colour, full)
    if method == "fill_rect":
        return (x, y, w, h, colour), frame.fill_rect(x, y, w, h, colour)
    if method == "line":
        return (x, y, w, h, colour), frame.line(x, y, w, h, colour)
    if method == "ellipse":
        arguments = (x, y, random.below(20), random.below(20), colour)
        arguments += (random.below(2) == 1, random.below(16))
        return arguments, frame.ellipse(*arguments)
    if method == "poly":
        points = array("h", [random.between(-9, 40) for _ in range(random.below(9) * 2)])
        full = random.below(2) == 1
        return (x, y, list(points), full), frame.poly(x, y, points, colour, full)
    if method == "scroll":
        x, y = random.between(-width - 1, width + 1), random.between(-height - 1, height + 1)
        return (x, y), frame.scroll(x, y)
    name, buffer, (w, h, code, stride) = _new(random)
    source = (bytes(buffer), w, h, code, stride)
    x, y = random.between(-w - 1, width + 1), random.between(-h - 1, height + 1)
    if random.below(2):
        source = framebuf.FrameBuffer(buffer, w, h, code, stride)
    arguments = (x, y)
    key = random.between(-1, 5)
    if method == "blit_key":
        arguments += (key,)
    if method == "blit_palette":
        colours = 256
        if code == framebuf.RGB565:
            for i in range(1, ROOM, 2):
                buffer[i] = 0
            source = (buffer, w, h, code, stride)
        name2, palette = _palette(random, colours)
        name += " " + name2
        arguments += (key, palette)
        return (name, w, h, stride, x, y, key), frame.blit(source, *arguments)
    return (name, w, h, stride, arguments), frame.blit(source, *arguments)


def steps(seed, count):
    """Give a line for each step: the call and a digest of the whole buffer after it."""
    random = Random(seed)
    frame = None
    for number in range(count):
        if number % 12 == 0:
            name, buffer, shape = _new(random)
            frame = framebuf.FrameBuffer(buffer, *shape)
        method = METHODS[random.below(len(METHODS))]
        arguments, value = _draw(random, frame, shape, method)
        digest = hashlib.sha256(bytes(buffer)).digest()[:6]
        yield "%s %s %s%s %s %s" % (
            name,
            shape,
            method,
            arguments,
            value,
            " ".join("%02x" % byte for byte in digest),
        )
