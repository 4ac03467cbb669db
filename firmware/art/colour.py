"""The colour cards: drawing, frame and month tab at each size."""

import numpy

from firmware.art import digits, raster, stamps28
from firmware.art.palette import INDEX

SIZES = ((28, 44), (24, 38), (14, 22), (60, 96))


def card(picture, width, height):
    """The finished card as palette indices: framed in ink, the tab in the right upper corner."""
    fine = width >= 40
    border = 2 if fine else 1
    cells = numpy.full((height, width), INDEX["ink"], numpy.uint8)
    inner = raster.painted(picture.parts, width - 2 * border, height - 2 * border, _stamps(width))
    cells[border:-border, border:-border] = inner
    if picture.month:
        mark = digits.tab(picture.month, picture.rank, fine)
        rows, columns = mark.shape
        cells[border : border + rows, width - border - columns : width - border] = mark
    for y in (0, -1):
        for x in (0, -1):
            cells[y, x] = INDEX["felt"]
    return cells


def _stamps(width):
    return {} if width >= 40 else stamps28.stamps()
