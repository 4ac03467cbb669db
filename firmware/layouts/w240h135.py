"""240 x 135 in sixteen colours."""

WIDTH, HEIGHT = 240, 135
MONO = False
CARD = (24, 38)
BIG = (60, 96)
FONTS = ("galmuri7", "galmuri9", "galmuri11")
MARGIN = 3
SHORT = False  # names as "P2"

BAR = 14
BAR_TEXT = 1
HINT = 124
ROW = 14
BODY = (16, 122)
