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

_STRANGE = 255
_LOOKUP = numpy.full(1 << 24, _STRANGE, numpy.uint8)  # by red, green and blue in one number
for _index, _name in enumerate(palette.NAMES):
    _red, _green, _blue = palette.rgb(_name)
    _LOOKUP[_red << 16 | _green << 8 | _blue] = _index


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
    places = numpy.arange(width * height).reshape(height, 1, width, 1) * 17
    ballots = (samples.reshape(height, n, width, n) + places).ravel()
    votes = numpy.bincount(ballots, minlength=width * height * 17).reshape(height, width, 17)
    chosen = (votes * _WEIGHTS).argmax(-1).astype(numpy.uint8)
    cells[:] = numpy.where(chosen == stamp.CLEAR, cells, chosen)


def _indexed(vectors, width, height):
    """The vectors at exactly this size as palette indices, 16 where nothing is drawn."""
    png = resvg_py.svg_to_bytes(svg_string=shapes.svg(vectors, width, height))
    image = Image.open(io.BytesIO(bytes(png))).convert("RGBA")
    channels = numpy.asarray(image).astype(numpy.uint32)
    found = _LOOKUP[channels[..., 0] << 16 | channels[..., 1] << 8 | channels[..., 2]]
    found[channels[..., 3] == 0] = stamp.CLEAR
    if (found == _STRANGE).any():
        raise ValueError("a drawing uses a colour outside the palette")
    return found


def image(pixels, scale=1):
    """A PIL picture of an array of palette indices."""
    picture = Image.fromarray(numpy.kron(pixels, numpy.ones((scale, scale), numpy.uint8)), "P")
    picture.putpalette([part for name in palette.NAMES for part in palette.rgb(name)])
    return picture
