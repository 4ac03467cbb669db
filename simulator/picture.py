"""Pixels of a display as pictures: PNG and GIF, with Pillow."""

import framebuf
from PIL import Image


class Picture:
    """What a display showed: its pixels, and how to read them."""

    def __init__(self, display, pixels=None):
        """`display`: size, format and colours; `pixels`: else those that it shows."""
        self.width, self.height = display.width, display.height
        self.format = display.format
        self.rgb = tuple(display.rgb)
        self.pixels = bytes(display.shown if pixels is None else pixels)

    def image(self, scale=1):
        """The picture as a paletted Pillow image, each pixel a square of `scale`."""
        image = Image.frombytes("P", (self.width, self.height), self._values())
        image.putpalette(b"".join(value.to_bytes(3, "big") for value in self.rgb))
        if scale != 1:
            size = (self.width * scale, self.height * scale)
            image = image.resize(size, Image.Resampling.NEAREST)
        return image

    def save(self, path, scale=1):
        """Write a PNG."""
        self.image(scale).save(path, "PNG", optimize=True)

    def _values(self):
        """One byte a pixel, row by row."""
        if self.format == framebuf.GS4_HMSB:
            return bytes(int(digit, 16) for digit in self.pixels.hex())
        source = framebuf.FrameBuffer(
            bytearray(self.pixels), self.width, self.height, self.format
        )
        values = bytearray(self.width * self.height)
        grey = framebuf.FrameBuffer(values, self.width, self.height, framebuf.GS8)
        grey.blit(source, 0, 0)
        return bytes(values)


def save_gif(path, frames, end, scale=1):
    """Write frames, a list of (ms, Picture), as a GIF that shows each until the next, or `end`."""
    times = [ms for ms, _ in frames] + [max(end, frames[-1][0] + 100)]
    lasts = [max(20, later - earlier) for earlier, later in zip(times, times[1:])]
    images = [picture.image(scale) for _, picture in frames]
    images[0].save(
        path,
        "GIF",
        save_all=True,
        append_images=images[1:],
        duration=lasts,
        loop=0,
        optimize=False,
        disposal=1,
    )
