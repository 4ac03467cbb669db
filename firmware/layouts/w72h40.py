"""72 x 40 in monochrome: the core screens only, no Japanese."""

WIDTH, HEIGHT = 72, 40
MONO = True
CARD = (8, 12)
BIG = None
FONTS = ("galmuri7", "galmuri7", "galmuri7")
MARGIN = 0
SHORT = False  # names as "P2"

BAR = 10
BAR_TEXT = -1
HINT = -1
ROW = 10
BODY = (10, 40)
