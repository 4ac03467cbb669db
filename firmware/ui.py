"""Pieces that all screens share: the bar on top, the button hints, lists that scroll."""

from firmware.colours import GOLD, GREY, INK, PAPER
from firmware.text import NORMAL, SMALL


def bar(canvas, layout, title, right="", colour=PAPER):
    """The bar at the top: title on the left, something on the right."""
    if not layout.BAR:
        return
    canvas.rect(0, 0, layout.WIDTH, layout.BAR, INK)
    canvas.text(NORMAL, layout.MARGIN, layout.BAR_TEXT, title, colour)
    if right:
        canvas.text_right(NORMAL, layout.WIDTH - layout.MARGIN, layout.BAR_TEXT, right, GOLD)


def hints(app, canvas, pairs, y=None, ground=INK, colour=GREY):
    """The line of button hints: pairs of (intent, text key), the most important first; what does
    not fit is left out.

    An intent that the board has no key for is left out, too. Nothing on layouts without the line.
    """
    layout = app.layout
    if y is None:
        y = layout.HINT
    if y < 0:
        return
    canvas.rect(0, y, layout.WIDTH, canvas.line_height(SMALL), ground)
    if not app.settings.hints:
        return
    x, end = layout.MARGIN, layout.WIDTH - layout.MARGIN
    for intent, key in pairs:
        label = app.key(intent)
        if label is None:
            continue
        text = app.tr(key)
        if x + canvas.text_width(SMALL, label + text) + 4 > end:
            continue
        x = canvas.text(SMALL, x, y, label, PAPER) + 3
        x = canvas.text(SMALL, x, y, text, colour) + 9


def fitted(canvas, font, string, width):
    """The string, shortened with an ellipsis if it is wider than width pixels."""
    if canvas.text_width(font, string) <= width:
        return string
    while string and canvas.text_width(font, string + "…") > width:
        string = string[:-1]
    return string.rstrip() + "…"
