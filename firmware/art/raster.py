"""From drawings to pixels: every pixel takes the colour that most of its surface has."""

import io

import numpy
import resvg_py
from PIL import Image

from firmware.art import palette, shapes, stamp

_SAMPLES = 8
# Thin dark strokes and small golden marks win a little earlier, the ground a little later.
_WEIGHTS = numpy.ones(17)
_WEIGHTS[palette.INDEX["ink"]] = 1.25
_WEIGHTS[palette.INDEX["gold"]] = 1.15
_WEIGHTS[palette.INDEX["paper"]] = _WEIGHTS[stamp.CLEAR] = 0.85

_CODES = numpy.array([(r << 16) | (g << 8) | b for r, g, b in map(palette.rgb, palette.NAMES)])
_SORTED = numpy.argsort(_CODES)
RGB = numpy.array([palette.rgb(name) for name in palette.NAMES], numpy.uint8)


def painted(drawing, width, height, stamps):
    """A drawing (SVG strings and marks) at this size, as an array of palette indices."""
    cells = numpy.full((height, width), palette.INDEX["paper"], numpy.uint8)
    vectors = ""
    for part in drawing:
        if isinstance(part, str):
            vectors += part
        elif part.name in stamps:
            _lay(cells, vectors)
            vectors = ""
            pixels = stamps[part.name]
            x, y = part.x * width / shapes.WIDTH, part.y * height / shapes.HEIGHT
            stamp.set_on(cells, pixels[:, ::-1] if part.mirror else pixels, x, y)
        else:
            vectors += part.vectors
    _lay(cells, vectors)
    return cells


def _lay(cells, vectors):
    """Put vectors over the cells: each pixel by a weighted vote of 8 × 8 samples."""
    if not vectors:
        return
    n = _SAMPLES
    height, width = cells.shape
    samples = _indexed(vectors, width * n, height * n)
    blocks = samples.reshape(height, n, width, n).transpose(0, 2, 1, 3).reshape(height, width, n * n)
    votes = numpy.stack([(blocks == colour).sum(-1) for colour in range(17)], -1) * _WEIGHTS
    chosen = votes.argmax(-1).astype(numpy.uint8)
    cells[:] = numpy.where(chosen == stamp.CLEAR, cells, chosen)


def _indexed(vectors, width, height):
    """The vectors at exactly this size as palette indices, 16 where nothing is drawn."""
    png = resvg_py.svg_to_bytes(svg_string=shapes.svg(vectors, width, height))
    image = Image.open(io.BytesIO(bytes(png))).convert("RGBA")
    channels = numpy.asarray(image).astype(numpy.int64)
    codes = (channels[..., 0] << 16) | (channels[..., 1] << 8) | channels[..., 2]
    found = _SORTED[numpy.searchsorted(_CODES, codes, sorter=_SORTED).clip(0, 15)]
    drawn = channels[..., 3] > 0
    if not (_CODES[found] == codes)[drawn].all():
        raise ValueError("a drawing uses a colour outside the palette")
    return numpy.where(drawn, found, stamp.CLEAR).astype(numpy.uint8)


def image(pixels, scale=1):
    """A PIL picture of an array of palette indices."""
    picture = Image.fromarray(RGB[pixels])
    if scale > 1:
        picture = picture.resize((picture.width * scale, picture.height * scale), Image.NEAREST)
    return picture
