"""Where things stand, one module per panel size: plain constants.

The table's furniture is lists of entries, drawn in order (firmware/table_draw.py); `who` counts
seats from the one at the bottom of the screen, 0, in the order of play:

BOX    x, y, width, height, colour NAME   who, x, y, font, align          name and score;
underlined when it is their turn ROUND  x, y, font, align               "Round 3/12" TALLY  who,
x, y, dx, dy, font, small  for each rank its mark and how many were captured, dx, dy apart MINIS
who, x, y, pitch                small backs, one for each card held HELD   who, x, y, font
one small back and the number of cards held BASE   who, x, y, font, align          points of the
yaku so far, and whether koi-koi was called WORD   key, x, y, font, colour         a text PILE
x, y, font                      a small pile and how many cards are in it
"""

import sys

BOX, NAME, ROUND, TALLY, MINIS, HELD, BASE, WORD, PILE = range(9)
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
