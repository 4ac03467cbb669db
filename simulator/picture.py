"""Pixels of a display as pictures: PNG and GIF, with Pillow."""

from pathlib import Path

import framebuf
from PIL import Image

from simulator.device import Display

_DIGITS = bytes(int(chr(c), 16) if chr(c) in "0123456789abcdef" else 0 for c in range(256))


class Picture:
    """What a display showed: its pixels, and how to read them."""

    def __init__(self, display: Display) -> None:
        """Keep what the display shows now."""
        self.width, self.height = display.width, display.height
        self.format = display.format
        self.rgb = tuple(display.rgb)
        self.pixels = bytes(display.shown)

    def image(self, scale: int = 1) -> Image.Image:
        """The picture as a paletted Pillow image, each pixel a square of `scale`."""
        image = Image.frombytes("P", (self.width, self.height), self.values())
        image.putpalette(b"".join(value.to_bytes(3, "big") for value in self.rgb))
        if scale != 1:
            size = (self.width * scale, self.height * scale)
            image = image.resize(size, Image.Resampling.NEAREST)
        return image

    def save(self, path: Path, scale: int = 1) -> None:
        """Write a PNG."""
        self.image(scale).save(path, "PNG", optimize=True)

    def values(self) -> bytes:
        """One byte a pixel, row by row."""
        if self.format == framebuf.GS4_HMSB:
            return self.pixels.hex().encode().translate(_DIGITS)
        source = framebuf.FrameBuffer(bytearray(self.pixels), self.width, self.height, self.format)
        values = bytearray(self.width * self.height)
        grey = framebuf.FrameBuffer(values, self.width, self.height, framebuf.GS8)
        grey.blit(source, 0, 0)
        return bytes(values)


def light(display: Display) -> float:
    """How bright the panel looks, 0 to 1: the eye sees more than half of half the light."""
    return 0.0 if display.asleep else float((display.percent / 100) ** 0.3)


def save_gif(path: str, frames: list[tuple[int, Picture]], end: int, scale: int = 1) -> None:
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
