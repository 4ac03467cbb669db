"""320 x 240 in sixteen colours."""

from firmware.colours import FELT, INK, PAPER, PINE
from firmware.layouts import BASE, BOX, CENTRE, HELD, LEFT, MINIS, NAME, RIGHT, ROUND, TALLY, WORD
from firmware.text import NORMAL, SMALL
from firmware.texts import keys as T

WIDTH, HEIGHT = 320, 240
MONO = False
CARD = (28, 44)
BIG = (60, 96)
FONTS = ("galmuri7", "galmuri9", "galmuri11")
MARGIN = 4
SHORT = False  # names as "P2"

BAR = 15
BAR_TEXT = 2
HINT = 229
ROW = 16
BODY = (18, 226)

# The table.
FIELD = (8, 36, 30, 46, 9, 268)
STACK = False
PILE_AT = (284, 37)
PILE_COUNT = (298, 54)
DRAWN = (284, 84)
HAND = (8, 153, 38, 5)
RINGS = True
TOP = (
    (BOX, 0, 0, 320, 14, INK),
    (NAME, 1, 8, 0, NORMAL, LEFT, True),
    (ROUND, 160, 0, NORMAL, CENTRE, True),
    (NAME, 0, 312, 0, NORMAL, RIGHT, True),
    (BOX, 0, 14, 320, 21, FELT),
    (MINIS, 1, 8, 17, 12),
    (TALLY, 1, 120, 18, 4, 32, 0, NORMAL, False),
    (BASE, 1, 312, 18, NORMAL, RIGHT),
)
TOP_MANY = (
    (BOX, 0, 0, 320, 14, INK),
    (ROUND, 8, 0, NORMAL, LEFT, True),
    (NAME, 0, 312, 0, NORMAL, RIGHT, True),
    (BOX, 0, 14, 320, 21, FELT),
)
RIVAL = (
    (NAME, 1, 8, 14, SMALL, LEFT, True),
    (BASE, 1, -4, 14, SMALL, RIGHT),
    (HELD, 1, 8, 25, SMALL),
    (TALLY, 1, 30, 25, 4, 19, 0, SMALL, True),
)
RIVAL_STEP = None
MINE = MINE_MANY = (
    (BOX, 0, 129, 320, 15, PINE),
    (WORD, T.CAPTURED, 8, 130, NORMAL, PAPER),
    (TALLY, 0, 120, 130, 4, 32, 0, NORMAL, False),
    (BASE, 0, 312, 130, NORMAL, RIGHT),
)
HOME = (146, 116)
HOME_RIVAL = (-1, 0, 0)
INFO = (0, 201, 320, 39)
INFO_LINES = ((8, 202, NORMAL), (8, 215, NORMAL))
INFO_HINT = 229
TOAST = (50, 84, 220, 52)

# The question.
ASK = (48, 18, 224, 206)
ASK_TITLE = True
ASK_CARDS = 96
ASK_LINES = 3
ASK_BUTTONS = ((58, 174, 120, 20), (186, 174, 76, 20))
ASK_RIVAL = 199
ASK_HINT = 229
