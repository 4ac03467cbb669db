"""128 x 64 in monochrome."""

WIDTH, HEIGHT = 128, 64
MONO = True
CARD = (12, 18)
BIG = (40, 64)
FONTS = ("galmuri7", "galmuri7", "galmuri7")
MARGIN = 1
SHORT = False  # names as "P2"

BAR = 11
BAR_TEXT = 0
HINT = -1
ROW = 11
BODY = (12, 64)
