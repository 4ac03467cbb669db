"""128 x 128 in sixteen colours."""

from firmware.colours import FELT, INK, PINE
from firmware.layouts import BASE, BOX, CENTRE, COUNTS, HELD, LEFT, NAME, RIGHT, ROUND, TALLY
from firmware.text import SMALL, TINY

WIDTH, HEIGHT = 128, 128
MONO = False
CARD = (14, 22)
BIG = (60, 96)
FONTS = ("galmuri7", "galmuri7", "galmuri9", "tiny")
MARGIN = 2
SHORT = True  # names as "P2"

BAR = 11
BAR_TEXT = 0
HINT = 117
ROW = 12
BODY = (13, 116)

# The table.
FIELD = (0, 22, 16, 24, 7, 110)
STACK = False
PILE_AT = (112, 23)
PILE_COUNT = (119, 29)
DRAWN = (112, 46)
HAND = (0, 84, 16, 3)
RINGS = True
TOP = (
    (BOX, 0, 0, 128, 11, INK),
    (NAME, 1, 2, 0, SMALL, LEFT, True),
    (ROUND, 64, 0, SMALL, CENTRE, False),
    (NAME, 0, 126, 0, SMALL, RIGHT, True),
    (BOX, 0, 11, 128, 10, FELT),
    (HELD, 1, 2, 10, SMALL),
    (TALLY, 1, 17, 10, 4, 16, 0, SMALL, True),
    (BASE, 1, 126, 10, SMALL, RIGHT),
)
TOP_MANY = ((BOX, 0, 0, 128, 21, INK),)
RIVAL = (
    (NAME, 1, 1, 0, SMALL, LEFT, True),
    (COUNTS, 1, 6, 13, 9, 0, TINY, RIGHT),
)
RIVAL_STEP = None
MINE = (
    (BOX, 0, 70, 128, 10, PINE),
    (TALLY, 0, 2, 69, 4, 18, 0, SMALL, True),
    (BASE, 0, 126, 69, SMALL, RIGHT),
)
MINE_MANY = (
    (BOX, 0, 70, 128, 10, PINE),
    (NAME, 0, 1, 69, SMALL, LEFT, True),
    (TALLY, 0, 34, 69, 4, 16, 0, SMALL, True),
    (BASE, 0, 126, 69, SMALL, RIGHT),
)
HOME = (56, 64)
HOME_RIVAL = (-1, 0, 0)
INFO = (0, 107, 128, 21)
INFO_LINES = ((2, 107, SMALL), (2, 117, SMALL))
INFO_HINT = -1
TOAST = (6, 40, 116, 36)

# The question.
ASK = (2, 2, 124, 124)
ASK_TITLE = False
ASK_CARDS = 24
ASK_LINES = 3
ASK_BUTTONS = ((6, 72, 116, 14), (6, 88, 116, 14))
ASK_RIVAL = 103
ASK_HINT = -1
