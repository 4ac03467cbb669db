"""128 x 64 in monochrome."""

from firmware.colours import INK, PAPER
from firmware.layouts import BOX, COUNTS, HELD, LEFT, MARKS, NAME, PILE, RIGHT, SCORE
from firmware.text import SMALL, TINY

WIDTH, HEIGHT = 128, 64
MONO = True
CARD = (12, 18)
BIG = (40, 64)
FONTS = ("galmuri7", "galmuri7", "galmuri7", "tiny")
MARGIN = 1
SHORT = True  # names as "P2"

BAR = 11
BAR_TEXT = 0
HINT = -1
ROW = 11
BODY = (12, 64)

# The table. The panel on the right: scores, counts by rank, pile and hand of the rival.
FIELD = (0, 10, 13, 18, 8, 104)
STACK = False
PILE_AT = None
PILE_COUNT = None
DRAWN = (92, 20)
HAND = (0, 46, 13, 0)
RINGS = False
TOP = (
    (BOX, 105, 0, 23, 46, INK),
    (BOX, 105, 0, 23, 9, PAPER),
    (SCORE, 0, 115, 2, TINY, RIGHT, INK),
    (SCORE, 1, 128, 2, TINY, RIGHT, INK),
    (MARKS, 106, 11, 0, 8),
    (COUNTS, 0, 119, 11, 0, 8, TINY, RIGHT),
    (COUNTS, 1, 128, 11, 0, 8, TINY, RIGHT),
    (BOX, 106, 43, 22, 1, PAPER),
)
TOP_MANY = ((BOX, 105, 0, 23, 48, INK),)
RIVAL = (
    (NAME, 1, 105, 1, TINY, LEFT, False),
    (SCORE, 1, 128, 1, TINY, RIGHT, PAPER),
    (COUNTS, 1, 105, 9, 5, 0, TINY, LEFT),
)
RIVAL_STEP = (0, 16)
MINE = (
    (BOX, 105, 46, 23, 18, INK),
    (PILE, 106, 47, TINY, True),
    (HELD, 1, 106, 56, TINY),
)
MINE_MANY = (
    (BOX, 105, 48, 23, 16, INK),
    (NAME, 0, 105, 49, TINY, LEFT, False),
    (SCORE, 0, 128, 49, TINY, RIGHT, PAPER),
    (COUNTS, 0, 105, 57, 5, 0, TINY, LEFT),
)
HOME = (110, 46)
HOME_RIVAL = (110, 10, 16)
INFO = (0, 0, 104, 10)
INFO_LINES = ((0, -1, SMALL),)
INFO_HINT = -1
TOAST = (4, 16, 120, 32)

# The question.
ASK = (0, 0, 128, 64)
ASK_TITLE = False
ASK_CARDS = 0
ASK_LINES = 2
ASK_BUTTONS = ((2, 25, 84, 13), (88, 25, 38, 13))
ASK_RIVAL = 40
ASK_HINT = -1
