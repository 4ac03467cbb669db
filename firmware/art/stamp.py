"""Marks: parts of a drawing that exist as vectors and, for the small cards, as hand-set pixels.

A drawing is a list of SVG strings and marks. Where a size has a stamp of the mark's name, the
stamp is set pixel by pixel round the mark's point; elsewhere the mark's vectors are drawn.
"""

import pathlib

import numpy

CLEAR = 16

# One letter a colour, in palette order: ink paper red maroon orange gold pine leaf felt blue
# purple lilac pink brown grey sky. A dot is clear.
LETTERS = "kwrmognlfbuvitys."

# The mark whose vectors show on large cards only: its stamp is one clear pixel.
FINE_ONLY = "-"


class Mark:
    """A part centred on a point of the 60 × 96 card: its stamp's name and its vectors."""

    def __init__(self, name, x, y, vectors, mirror=False):
        self.name = name
        self.x = x
        self.y = y
        self.vectors = vectors
        self.mirror = mirror


def fine_only(vectors):
    """Details that only the large cards show."""
    return Mark(FINE_ONLY, 0, 0, vectors)


def read(name):
    """The stamps of a text file of this folder by name, each a list of rows of letters."""
    text = (pathlib.Path(__file__).parent / name).read_text(encoding="utf-8")
    found = {FINE_ONLY: ["."]}
    for block in text.split("\n# ")[1:]:
        title, *rows = block.strip().split("\n")
        found[title] = rows
    return found


def pixels(rows):
    """The rows of a stamp as palette indices, 16 where clear."""
    if len({len(row) for row in rows}) != 1:
        raise ValueError("the rows of a stamp differ in length:\n" + "\n".join(rows))
    return numpy.array([[LETTERS.index(letter) for letter in row] for row in rows], numpy.uint8)


def recoloured(rows, before, after):
    """The rows with other letters."""
    table = str.maketrans(before, after)
    return [row.translate(table) for row in rows]


def set_on(cells, stamp, x, y):
    """Put a stamp with its middle at (x, y) in pixels; what lies outside is cut off."""
    height, width = stamp.shape
    put(cells, stamp, int(x - width / 2 + 0.5), int(y - height / 2 + 0.5))


def put(cells, stamp, left, top):
    """Put a stamp with its left upper corner at (left, top)."""
    height, width = stamp.shape
    rows, columns = cells.shape
    x0, y0, x1, y1 = max(left, 0), max(top, 0), min(left + width, columns), min(top + height, rows)
    if x0 >= x1 or y0 >= y1:
        return
    part = stamp[y0 - top : y1 - top, x0 - left : x1 - left]
    ground = cells[y0:y1, x0:x1]
    cells[y0:y1, x0:x1] = numpy.where(part == CLEAR, ground, part)
