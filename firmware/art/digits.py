"""The month number in the corner of each card. The colour of its tab tells the rank."""

import numpy

from firmware.art.palette import INDEX

TAB_COLOURS = ("gold", "sky", "pink", "paper")

# Rows of each figure; the small one is 3 × 5, the large one 5 × 7.
_SMALL = {
    "0": "### #.# #.# #.# ###",
    "1": ".#. ##. .#. .#. ###",
    "2": "### ..# ### #.. ###",
    "3": "### ..# .## ..# ###",
    "4": "#.# #.# ### ..# ..#",
    "5": "### #.. ### ..# ###",
    "6": "### #.. ### #.# ###",
    "7": "### ..# .#. .#. .#.",
    "8": "### #.# ### #.# ###",
    "9": "### #.# ### ..# ###",
}
_LARGE = {
    "0": ".###. ##.## ##.## ##.## ##.## ##.## .###.",
    "1": "..##. .###. ..##. ..##. ..##. ..##. .####",
    "2": ".###. ##.## ...## ..##. .##.. ##... #####",
    "3": "####. ...## ...## .###. ...## ...## ####.",
    "4": "...## ..### .#.## #..## ##### ...## ...##",
    "5": "##### ##... ####. ...## ...## ##.## .###.",
    "6": "..##. .##.. ##... ####. ##.## ##.## .###.",
    "7": "##### ...## ...## ..##. ..##. .##.. .##..",
    "8": ".###. ##.## ##.## .###. ##.## ##.## .###.",
    "9": ".###. ##.## ##.## .#### ...## ..##. .##..",
}


def figures(number, large=False):
    """The number as an array of 0 and 1."""
    table = _LARGE if large else _SMALL
    parts = []
    for figure in str(number):
        if parts:
            parts.append(numpy.zeros((parts[0].shape[0], 1), numpy.uint8))
        parts.append(bitmap(table[figure].split()))
    return numpy.concatenate(parts, axis=1)


def bitmap(rows):
    """Rows of '#' and '.' as an array of 1 and 0."""
    return numpy.array([[cell == "#" for cell in row] for row in rows], numpy.uint8)


def tab(number, rank, large=False):
    """The tab as palette indices: figures in ink, a margin of one pixel in the rank's colour."""
    marks = numpy.pad(figures(number, large), 1)
    return numpy.where(marks, INDEX["ink"], INDEX[TAB_COLOURS[rank]]).astype(numpy.uint8)
