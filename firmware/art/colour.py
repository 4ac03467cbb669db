"""The colour cards at each size: the picture, a frame of ink, the month tab."""

import numpy

from firmware.art import deck, digits, medium, miniature, raster
from firmware.art.palette import INDEX

SIZES = ((14, 22), (24, 38), (28, 44), (60, 96))
_LARGE = 40


def cards(width, height):
    """The 61 finished cards of one size, in sheet order, as arrays of palette indices."""
    border = 2 if width >= _LARGE else 1
    inner = (width - 2 * border, height - 2 * border)
    pictures = deck.pictures()
    if inner == (miniature.WIDTH, miniature.HEIGHT):
        back = raster.painted(pictures[deck.BACK].parts, *inner, {})
        drawn = [*miniature.pictures(), back]
    else:
        stamps = {} if width >= _LARGE else medium.stamps()
        drawn = [raster.painted(picture.parts, *inner, stamps) for picture in pictures]
    return [_framed(*pair, border) for pair in zip(pictures, drawn, strict=True)]


def _framed(picture, drawn, border):
    """The picture in its frame, the tab in the right upper corner; the back has none."""
    cells = numpy.pad(drawn, border, constant_values=INDEX["ink"])
    height, width = cells.shape
    if picture.month:
        mark = digits.tab(picture.month, picture.rank, large=width >= _LARGE)
        rows, columns = mark.shape
        cells[border : border + rows, width - border - columns : width - border] = mark
    for y in (0, -1):
        for x in (0, -1):
            cells[y, x] = INDEX["felt"]
    return cells
