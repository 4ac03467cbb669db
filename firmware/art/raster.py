"""From drawings to pixels: every pixel takes the colour that most of its surface has."""

import io

import numpy
import resvg_py
from PIL import Image

from firmware.art import palette, shapes

_SAMPLES = 8
# Thin dark strokes and small golden marks win a little earlier, the ground a little later.
_WEIGHTS = numpy.ones(16)
_WEIGHTS[palette.INDEX["ink"]] = 1.25
_WEIGHTS[palette.INDEX["gold"]] = 1.15
_WEIGHTS[palette.INDEX["paper"]] = 0.85

_CODES = numpy.array([(r << 16) | (g << 8) | b for r, g, b in map(palette.rgb, palette.NAMES)])
_SORTED = numpy.argsort(_CODES)
RGB = numpy.array([palette.rgb(name) for name in palette.NAMES], numpy.uint8)


def indexed(body, width, height):
    """The drawing at exactly this size as an array [height, width] of palette indices."""
    png = resvg_py.svg_to_bytes(svg_string=shapes.svg(body, width, height))
    pixels = numpy.asarray(Image.open(io.BytesIO(bytes(png))).convert("RGB")).astype(numpy.int64)
    codes = (pixels[..., 0] << 16) | (pixels[..., 1] << 8) | pixels[..., 2]
    found = _SORTED[numpy.searchsorted(_CODES, codes, sorter=_SORTED).clip(0, 15)]
    if not (_CODES[found] == codes).all():
        raise ValueError("a drawing uses a colour outside the palette")
    return found.astype(numpy.uint8)


def reduced(body, width, height):
    """The drawing at this size, each pixel decided by a weighted vote of 8 × 8 samples."""
    n = _SAMPLES
    fine = indexed(body, width * n, height * n)
    cells = fine.reshape(height, n, width, n).transpose(0, 2, 1, 3).reshape(height, width, n * n)
    votes = numpy.stack([(cells == colour).sum(-1) for colour in range(16)], -1) * _WEIGHTS
    return votes.argmax(-1).astype(numpy.uint8)


def image(pixels, scale=1):
    """A PIL picture of an array of palette indices."""
    picture = Image.fromarray(RGB[pixels])
    if scale > 1:
        picture = picture.resize((picture.width * scale, picture.height * scale), Image.NEAREST)
    return picture
