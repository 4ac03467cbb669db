"""240 x 240 in sixteen colours."""

from firmware.colours import FELT, INK, PAPER, PINE
from firmware.layouts import BASE, BOX, CENTRE, HELD, LEFT, MINIS, NAME, RIGHT, ROUND, TALLY, WORD
from firmware.text import NORMAL, SMALL
from firmware.texts import keys as T

WIDTH, HEIGHT = 240, 240
MONO = False
CARD = (28, 44)  # sheet of the table's cards
BIG = (60, 96)  # sheet of single cards; None where there is none
FONTS = ("galmuri7", "galmuri9", "galmuri11")  # small, normal, large
MARGIN = 4  # left and right of text
SHORT = False  # names as "P2"

# Every screen: a bar with the title on top, hints at the bottom, the rest between.
BAR = 14  # height of the bar, 0: no bar
BAR_TEXT = 2  # y of the text in it
HINT = 229  # y of the line of button hints, -1: none
ROW = 16  # height of a line of a list
BODY = (18, 226)  # first and last row of the middle

# The table.
FIELD = (2, 36, 30, 46, 7, 208)  # x, y, pitch across and down, columns at that pitch, width
STACK = False  # whether a full field lays cards of a month on each other
PILE_AT = (212, 37)
PILE_COUNT = (226, 54)  # middle and top of the number on the pile
DRAWN = (212, 84)  # where a card drawn from the pile is seen first
HAND = (2, 153, 30, 5)  # x, y, pitch, how far the focused card is lifted
RINGS = True  # frames around cards, else cards are inverted
TOP = (
    (BOX, 0, 0, 240, 14, INK),
    (NAME, 1, 3, 0, NORMAL, LEFT, True),
    (ROUND, 120, 0, NORMAL, CENTRE, True),
    (NAME, 0, 237, 0, NORMAL, RIGHT, True),
    (BOX, 0, 14, 240, 21, FELT),
    (MINIS, 1, 3, 17, 11),
    (TALLY, 1, 92, 18, 4, 21, 0, NORMAL, False),
    (BASE, 1, 237, 18, NORMAL, RIGHT),
)
TOP_MANY = (
    (BOX, 0, 0, 240, 14, INK),
    (ROUND, 3, 0, NORMAL, LEFT, True),
    (NAME, 0, 237, 0, NORMAL, RIGHT, True),
    (BOX, 0, 14, 240, 21, FELT),
)
RIVAL = (  # one column for each of several rivals
    (NAME, 1, 3, 14, SMALL, LEFT, True),
    (BASE, 1, -3, 14, SMALL, RIGHT),
    (HELD, 1, 3, 25, SMALL),
    (TALLY, 1, 18, 25, 4, 14, 0, SMALL, True),
)
RIVAL_STEP = None  # from one to the next, across and down; None: columns as wide as can be
MINE = MINE_MANY = (
    (BOX, 0, 129, 240, 15, PINE),
    (WORD, T.CAPTURED, 3, 130, NORMAL, PAPER),
    (TALLY, 0, 66, 130, 4, 26, 0, NORMAL, False),
    (BASE, 0, 237, 130, NORMAL, RIGHT),
)
HOME = (106, 116)  # where captured cards fly to, for the bottom seat
HOME_RIVAL = (
    -1,
    0,
    0,
)  # for a rival: x (-1: the middle of the column), y, further down for each next
INFO = (0, 201, 240, 39)
INFO_LINES = ((4, 202, NORMAL), (4, 215, NORMAL))
INFO_HINT = 229
TOAST = (20, 84, 200, 52)  # box of an announcement

# The question.
ASK = (14, 18, 212, 206)
ASK_TITLE = True
ASK_CARDS = 96  # height kept for the cards of the yaku, 0: none
ASK_LINES = 3  # yaku named on lines of their own, at least
ASK_BUTTONS = ((22, 174, 116, 20), (146, 174, 72, 20))
ASK_RIVAL = 199  # y of what a rival's win would count, -1: not shown
ASK_HINT = 229
