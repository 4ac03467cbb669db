"""128 x 128 in sixteen colours."""

WIDTH, HEIGHT = 128, 128
MONO = False
CARD = (14, 22)
BIG = (60, 96)
FONTS = ("galmuri7", "galmuri7", "galmuri9")
MARGIN = 2
SHORT = False  # names as "P2"

BAR = 11
BAR_TEXT = 0
HINT = 117
ROW = 12
BODY = (13, 116)
