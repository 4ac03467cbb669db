"""A few words in a box, and what one may answer."""

from firmware.colours import GOLD, INK, MAROON, PAPER
from firmware.input import BACK, DOWN, NEXT, OK, PREV, UP
from firmware.screens import Base
from firmware.text import NORMAL, wrapped
from firmware.texts import keys as T


class Screen(Base):
    """Gives the index of the answer; BACK gives `back`. Without choices there is only OK."""

    modal = True

    def __init__(self, app, title, text, choices=(), focus=0, back=-1):
        super().__init__(app)
        layout = app.layout
        self.choices = choices or (app.tr(T.H_OK),)
        self.focus, self.back = focus, back
        self.small = layout.WIDTH < 200
        font = app.canvas.fonts[NORMAL]
        self.line = font.height
        edge = 2 if self.small else 8
        self.width = layout.WIDTH if self.small else min(layout.WIDTH - 24, 232)
        inner = self.width - 2 * edge
        wide = max(font.width(choice) for choice in self.choices) + 8
        across = wide * len(self.choices) + 6 * (len(self.choices) - 1) <= inner
        self.rows = 1 if across else len(self.choices)
        count = len(self.choices) if across else 1
        self.button = (inner - 6 * (count - 1)) // count
        self.edge = edge
        lines = [(line, GOLD) for line in wrapped(font, title, inner)] if title else []
        lines += [(line, PAPER) for line in wrapped(font, text, inner)]
        foot = self.rows * (self.line + 3) + edge + (1 if self.small else 4)
        whole = layout.HEIGHT - 2 * edge - (0 if self.small else 16)
        room = max(1, (whole + edge - foot) // self.line)
        self.pages = []
        while len(lines) > room:
            count = min(whole // self.line, len(lines) - 1)
            self.pages.append(lines[:count])
            lines = lines[count:]
        self.pages.append(lines)
        self.page = 0
        most = max(len(page) for page in self.pages[:-1]) if len(self.pages) > 1 else 0
        tall = max(edge * 2 + self.line * most, edge + self.line * len(lines) + foot)
        self.height = min(layout.HEIGHT, tall)

    def handle(self, intent):
        if intent == BACK:
            self.app.pop(self.back)
        elif self.page + 1 < len(self.pages):
            if intent in (OK, NEXT, DOWN):
                self.page += 1
                self.touch(True)
            elif intent in (PREV, UP) and self.page:
                self.page -= 1
                self.touch(True)
        elif intent == OK:
            self.app.pop(self.focus)
        elif intent in (PREV, NEXT, UP, DOWN):
            step = 1 if intent in (NEXT, DOWN) else -1
            if len(self.choices) == 1 and len(self.pages) > 1:
                self.page = (self.page + step) % len(self.pages)
                self.touch(True)
            else:
                self.focus = (self.focus + step) % len(self.choices)
                self.touch()

    def draw(self, canvas):
        layout = self.app.layout
        x = (layout.WIDTH - self.width) // 2
        y = (layout.HEIGHT - self.height) // 2
        if self.full:
            self.app.draw_below()
            canvas.dim()
        canvas.panel(x, y, self.width, self.height, GOLD)
        left = x + self.edge
        top = y + self.edge - (1 if self.small else 2)
        for line, colour in self.pages[self.page]:
            canvas.text(NORMAL, left, top, line, colour)
            top += self.line
        top = y + self.height - self.edge - self.rows * (self.line + 3) + (1 if self.small else 2)
        if self.page + 1 < len(self.pages):
            bottom = y + self.height - self.edge - self.line
            canvas.text_right(NORMAL, x + self.width - self.edge, bottom, "▼", GOLD)
            return
        for index, choice in enumerate(self.choices):
            self._button(canvas, left, top, choice, index == self.focus)
            if self.rows == 1:
                left += self.button + 6
            else:
                top += self.line + 3

    def _button(self, canvas, x, y, choice, chosen):
        lit = chosen and canvas.mono
        canvas.rect(x, y, self.button, self.line + 1, PAPER if lit else MAROON if chosen else INK)
        canvas.frame_rect(x, y, self.button, self.line + 1, GOLD if chosen else MAROON)
        colour = INK if lit else PAPER
        canvas.text_centre(NORMAL, x + self.button // 2, y + 1, choice, colour)
