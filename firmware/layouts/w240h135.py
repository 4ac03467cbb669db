"""240 x 135 in sixteen colours."""

from firmware.colours import INK
from firmware.layouts import BASE, BOX, HELD, LEFT, NAME, PILE, RIGHT, ROUND, TALLY
from firmware.text import NORMAL, SMALL, TINY

WIDTH, HEIGHT = 240, 135
MONO = False
CARD = (24, 38)
BIG = (60, 96)
FONTS = ("galmuri7", "galmuri9", "galmuri11", "tiny")
MARGIN = 3
SHORT = True  # names as "P2"

BAR = 14
BAR_TEXT = 1
HINT = 124
ROW = 14
BODY = (16, 122)

# The table. The panel on the right holds all that is not a card.
FIELD = (0, 1, 26, 39, 8, 206)
STACK = False
PILE_AT = None
PILE_COUNT = None
DRAWN = (182, 20)
HAND = (0, 83, 26, 3)
RINGS = True
TOP = (
    (BOX, 208, 0, 32, 60, INK),
    (NAME, 1, 209, 0, SMALL, LEFT, True),
    (TALLY, 1, 211, 11, 1, 0, 10, SMALL, False),
    (BASE, 1, 240, 14, TINY, RIGHT),
    (HELD, 1, 211, 51, SMALL),
    (ROUND, 240, 54, TINY, RIGHT, False),
)
TOP_MANY = ((BOX, 208, 0, 32, 90, INK),)
RIVAL = (
    (NAME, 1, 209, 0, SMALL, LEFT, True),
    (TALLY, 1, 208, 11, 2, 14, 9, SMALL, True),
)
RIVAL_STEP = (0, 30)
MINE = (
    (BOX, 208, 60, 32, 61, INK),
    (PILE, 211, 60, SMALL, True),
    (TALLY, 0, 211, 71, 1, 0, 10, SMALL, False),
    (BASE, 0, 240, 74, TINY, RIGHT),
    (NAME, 0, 209, 110, SMALL, LEFT, True),
)
MINE_MANY = (
    (BOX, 208, 90, 32, 31, INK),
    (TALLY, 0, 208, 91, 2, 14, 9, SMALL, True),
    (NAME, 0, 209, 110, SMALL, LEFT, True),
)
HOME = (212, 72)
HOME_RIVAL = (212, 2, 30)
INFO = (0, 122, 240, 13)
INFO_LINES = ((3, 122, NORMAL),)
INFO_HINT = -1
TOAST = (14, 32, 180, 46)

# The question.
ASK = (4, 2, 232, 120)
ASK_TITLE = False
ASK_CARDS = 42
ASK_LINES = 2
ASK_BUTTONS = ((12, 76, 130, 19), (150, 76, 78, 19))
ASK_RIVAL = 98
ASK_HINT = 124
