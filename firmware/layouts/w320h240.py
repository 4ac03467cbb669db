"""320 x 240 in sixteen colours."""

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
