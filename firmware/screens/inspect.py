"""One captured card after the other, as large as the panel can show it: its name, its rank, and
the yaku it belongs to."""

from engine_core import cards, yaku
from engine_core.progress import progress
from firmware.colours import FELT, GOLD, GREY, PAPER, SKY
from firmware.input import BACK, DOWN, NEXT, OK, PREV, UP
from firmware.names import picture_name, points, seat_name
from firmware.screens import Base
from firmware.text import NORMAL, wrapped
from firmware.texts import keys as T
from firmware.ui import bar, hints


class Screen(Base):
    """Cards that `seat` has captured, by rank."""

    hints = ((NEXT, T.H_NEXT), (BACK, T.H_BACK))

    def __init__(self, app, view, seat):
        super().__init__(app)
        self.view, self.seat = view, seat
        deck = view.rules.deck
        held = cards.listed(view.captured[seat])
        self.cards = sorted(held, key=lambda card: (cards.rank(card, deck), card))
        self.at = 0
        self.part = 0  # of what there is to say, where not all of it fits
        self.fits = 1
        # Where the picture and the words stand: beside each other, or below on a tall panel.
        layout = app.layout
        big = layout.BIG
        self.step = min(app.canvas.line_height(NORMAL), layout.ROW)
        self.top, self.bottom = layout.BODY
        self.left = 1 if layout.WIDTH < 200 else 2
        if layout.HEIGHT >= 200:
            self.left = 0
            self.top += big[1] + 12
        elif layout.MONO:
            self.top, self.bottom = 0, layout.HEIGHT
        self.x = (big or layout.CARD)[0] + self.left + max(2, layout.MARGIN) if self.left else 0
        self.width = layout.WIDTH - self.x
        others = [pile for other, pile in enumerate(view.captured) if other != seat]
        self.steps = progress(view.captured[seat], others, view.rules, view.round)
        self.paid = dict(yaku.score(view.captured[seat], view.rules, view.round))

    def handle(self, intent):
        if intent in (NEXT, DOWN) and (self.part + 1) * self.fits < len(self.said()):
            self.part += 1
            self.touch(True)
        elif intent in (NEXT, DOWN, PREV, UP):
            self.at = (self.at + (1 if intent in (NEXT, DOWN) else -1)) % len(self.cards)
            self.part = 0
            self.touch(True)
        elif intent in (BACK, OK):
            self.app.pop()

    def lines(self):
        """What there is to say: (colour, text)."""
        view, tr = self.view, self.app.tr
        card = self.cards[self.at]
        deck = view.rules.deck
        rank = cards.rank(card, deck)
        said = [
            (GOLD, self._plant(card)),
            (PAPER, tr(T.CARD_NAME, tr(T.RANK + rank), picture_name(tr, card, deck))),
        ]
        for kind, have, need, possible, _ in self.steps:
            if not cards.has(yaku.serving(kind, view.rules, view.round), card):
                continue
            name = tr(T.YAKU + kind)
            if kind in self.paid:
                said.append((GOLD, "%s  %s" % (name, points(tr, self.paid[kind]))))
            elif have >= need:  # another pays more
                continue
            elif possible:
                said.append((SKY, tr(T.YAKU_LINE, name, have, need)))
            else:
                said.append((GREY, name))
        return said

    def _plant(self, card):
        plant = self.app.tr(T.MONTH + (card >> 2))
        return "%d  %s" % (cards.month(card), plant) if self.app.layout.BIG else plant

    def said(self):
        """The lines as they are broken: (colour, text)."""
        font = self.app.canvas.fonts[NORMAL]
        return [
            (colour, line)
            for colour, text in self.lines()
            for line in wrapped(font, text, self.width)
        ]

    def draw(self, canvas):
        app, layout = self.app, self.app.layout
        canvas.fill(FELT)
        big = layout.BIG
        picture = cards.picture(self.cards[self.at], self.view.rules.deck)
        if big and big[1] < layout.HEIGHT:
            count = "%d/%d" % (self.at + 1, len(self.cards))
            bar(canvas, layout, seat_name(app, self.seat), count)
            hints(app, canvas, self.hints)
        if self.left:
            y = self.top + (self.bottom - self.top - big[1]) // 2 if big else 0
            (canvas.card_big if big else canvas.card)(picture, self.left & ~1, max(0, y))
        else:
            canvas.card_big(picture, (layout.WIDTH - big[0]) // 2 & ~1, layout.BODY[0] + 6)
        said = self.said()
        self.fits = (self.bottom - self.top) // self.step
        x, y = self.x, self.top
        for colour, line in said[self.part * self.fits :][: self.fits]:
            if self.left:
                canvas.text(NORMAL, x, y, line, colour)
            else:
                canvas.text_centre(NORMAL, layout.WIDTH // 2, y, line, colour)
            y += self.step
        if (self.part + 1) * self.fits < len(said):
            canvas.text_right(NORMAL, layout.WIDTH, self.bottom - self.step, "…", GOLD)
