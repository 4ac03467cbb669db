"""72 x 40 in monochrome: the core screens only, no Japanese."""

from firmware.colours import INK, PAPER
from firmware.layouts import BOX, PILE, RIGHT, SCORE
from firmware.text import SMALL, TINY

WIDTH, HEIGHT = 72, 40
MONO = True
CARD = (8, 12)
BIG = None
FONTS = ("galmuri7", "galmuri7", "galmuri7", "tiny")
MARGIN = 0
SHORT = True  # names as "P2"

BAR = 10
BAR_TEXT = -1
HINT = -1
ROW = 10
BODY = (10, 40)

# The table. No line of text: what a card is, the inspect view of the captured cards tells.
FIELD = (0, 0, 9, 13, 6, 54)
STACK = True
PILE_AT = None
PILE_COUNT = None
DRAWN = (64, 7)
HAND = (0, 27, 9, 0)
RINGS = False
TOP = (
    (BOX, 55, 0, 17, 27, INK),
    (SCORE, 1, 72, 0, TINY, RIGHT, PAPER),
    (PILE, 56, 11, TINY, False),
)
TOP_MANY = ((BOX, 55, 0, 17, 27, INK),)
RIVAL = ((SCORE, 1, 72, 0, TINY, RIGHT, PAPER),)
RIVAL_STEP = (0, 7)
MINE = MINE_MANY = (
    (BOX, 55, 20, 17, 7, INK),
    (SCORE, 0, 72, 21, TINY, RIGHT, PAPER),
)
HOME = (60, 0)
HOME_RIVAL = (60, 4, 4)
INFO = None
INFO_LINES = ((1, 2, SMALL), (1, 13, SMALL))
INFO_HINT = -1
TOAST = (0, 0, 72, 27)

# The question.
ASK = (0, 0, 72, 40)
ASK_TITLE = False
ASK_CARDS = 0
ASK_LINES = 1
ASK_BUTTONS = ((0, 10, 72, 11), (0, 22, 72, 11))
ASK_RIVAL = 34
ASK_HINT = -1
