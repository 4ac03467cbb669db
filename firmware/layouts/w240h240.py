"""240 x 240 in sixteen colours."""

WIDTH, HEIGHT = 240, 240
MONO = False
CARD = (28, 44)  # sheet of the table's cards
BIG = (60, 96)  # sheet of single cards; None where there is none
FONTS = ("galmuri7", "galmuri9", "galmuri11")  # small, normal, large
MARGIN = 4  # left and right of text

# Every screen: a bar with the title on top, hints at the bottom, the rest between.
BAR = 14  # height of the bar, 0: no bar
BAR_TEXT = 2  # y of the text in it
HINT = 229  # y of the line of button hints, -1: none
ROW = 16  # height of a line of a list
BODY = (18, 226)  # first and last row of the middle
