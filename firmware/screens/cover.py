"""Between two people: hand the handheld over. It asks no view, so nothing of a hand can show."""

from firmware.colours import FELT, GOLD, PAPER, PINE
from firmware.input import MENU, OK
from firmware.names import seat_name
from firmware.screens import Base
from firmware.text import LARGE, NORMAL, wrapped
from firmware.texts import keys as T

BACK_PICTURE = 60


class Screen(Base):
    """Gives True when the next person presses OK. What is still held down does not count."""

    def __init__(self, app, seat):
        super().__init__(app)
        self.seat = seat

    def handle(self, intent):
        if intent == OK:
            self.app.pop(True)
        elif intent == MENU:
            self.app.push("pause", None)

    def draw(self, canvas):
        app, layout = self.app, self.app.layout
        canvas.fill(FELT)
        name = seat_name(app, self.seat)
        hand, press = app.tr(T.C_HAND), app.tr(T.C_PRESS, app.key(OK))
        wide, tall = layout.WIDTH, layout.HEIGHT
        edge = 0 if layout.MONO else 4  # for the frame
        if layout.BIG and tall >= 200:
            across = wide // 2
            canvas.card_big(BACK_PICTURE, across - layout.BIG[0] // 2 & ~1, 24)
            self._words(canvas, hand, name, press, across, wide - 16, 24 + layout.BIG[1], tall)
        elif layout.BIG and wide >= layout.BIG[0] * 2:
            left = layout.BIG[0] + (4 if layout.MONO else 8)
            top = (tall - layout.BIG[1]) // 2
            canvas.card_big(BACK_PICTURE, 0 if layout.MONO else 6, top)
            right = wide - edge
            self._words(canvas, hand, name, press, (left + right) // 2, right - left, 0, tall)
        else:
            self._words(canvas, hand, name, press, wide // 2, wide, 0, tall)
        if edge:
            canvas.frame_rect(2, 2, wide - 4, tall - 4, PINE)

    def _words(self, canvas, hand, name, press, middle, width, top, bottom):
        """Three texts, the name large, spread over the height."""
        texts = []
        tight = self.app.layout.HEIGHT < 64
        free = bottom - top
        for font, colour, text in (
            (NORMAL, PAPER, hand),
            (LARGE if canvas.text_width(LARGE, name) <= width else NORMAL, GOLD, name),
            (NORMAL, PAPER, press),
        ):
            lines = wrapped(canvas.fonts[font], text, width)
            step = self.app.layout.ROW if tight else canvas.line_height(font)
            free -= len(lines) * step
            texts.append((font, colour, lines, step))
        gap = min(12, max(0, free) // 4)
        top += (free - gap * 2) // 2
        for font, colour, lines, step in texts:
            for line in lines:
                canvas.text_centre(font, middle, top, line, colour)
                top += step
            top += gap
