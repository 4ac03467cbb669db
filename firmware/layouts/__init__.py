"""Where things stand, one module per panel size: plain constants.

The table's furniture is lists of entries, drawn in order (firmware/furniture.py). `who` counts
seats from the one at the bottom of the screen, 0, in the order of play; dx and dy are from one
rank to the next.

BOX     x, y, width (0: the column), height, colour NAME    who, x, y, font, align, scored
with the score or not; underlined: it is their turn SCORE   who, x, y, font, align, colour
the score alone, underlined likewise ROUND   x, y, font, align, worded                   "Round
3/12" or "3/12" MARKS   x, y, dx, dy                                the small marks of the four
ranks COUNTS  who, x, y, dx, dy, font, align              how many of each rank were captured
TALLY   who, x, y, columns, dx, dy, font, small     marks and counts MINIS   who, x, y, pitch
small backs, one for each card held HELD    who, x, y, font                             one small
back and the number of cards held BASE    who, x, y, font, align                      points of
yaku so far, and a sign for koi-koi WORD    key, x, y, font, colour                     a text
PILE    x, y, font                                  a small pile and how many cards are in it
"""

import sys

BOX, NAME, SCORE, ROUND, MARKS, COUNTS, TALLY, MINIS, HELD, BASE, WORD, PILE = range(12)
LEFT, CENTRE, RIGHT = range(3)


def find(display):
    """The layout module of a display."""
    name = "firmware.layouts.w%dh%d" % (display.width, display.height)
    try:
        __import__(name)
    except ImportError:
        text = "no layout for %d x %d pixels" % (display.width, display.height)
        raise ValueError(text) from None
    return sys.modules[name]
