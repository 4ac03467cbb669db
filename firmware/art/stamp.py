"""Marks: parts of a drawing that exist as vectors and, for the small cards, as hand-set pixels.

A drawing is a list of SVG strings and marks. Where a size has a stamp of the mark's name, the
stamp is set pixel by pixel round the mark's point; elsewhere the mark's vectors are drawn. The
stamp named "-" is empty, so that its marks show on large cards only.
"""

import numpy

CLEAR = 16

# One letter a colour, in palette order: ink paper red maroon orange gold pine leaf felt blue
# purple lilac pink brown grey sky. A dot is clear.
LETTERS = "kwrmognlfbuvitys."


class Mark:
    """A part centred on a point of the 60 × 96 card: its stamps' name and its vectors."""

    def __init__(self, name, x, y, vectors="", mirror=False):
        self.name = name
        self.x = x
        self.y = y
        self.vectors = vectors
        self.mirror = mirror


def fine_only(vectors):
    """Details that only the large cards show."""
    return Mark("-", 0, 0, vectors)


def pixels(text):
    """A stamp's text (a line per row, a letter per pixel) as palette indices, 16 where clear."""
    rows = text.split()
    if len({len(row) for row in rows}) != 1:
        raise ValueError("the rows of a stamp differ in length:\n" + text)
    return numpy.array([[LETTERS.index(letter) for letter in row] for row in rows], numpy.uint8)


def set_on(cells, stamp, x, y):
    """Put a stamp with its middle at (x, y) in pixels; what lies outside is cut off."""
    height, width = stamp.shape
    left, top = int(x - width / 2 + 0.5), int(y - height / 2 + 0.5)
    rows, columns = cells.shape
    x0, y0, x1, y1 = max(left, 0), max(top, 0), min(left + width, columns), min(top + height, rows)
    if x0 >= x1 or y0 >= y1:
        return
    part = stamp[y0 - top : y1 - top, x0 - left : x1 - left]
    ground = cells[y0:y1, x0:x1]
    cells[y0:y1, x0:x1] = numpy.where(part == CLEAR, ground, part)
