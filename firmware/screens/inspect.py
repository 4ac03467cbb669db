"""One captured card after the other, as large as the panel can show it: its name, its rank, and
the yaku it belongs to."""

from engine_core import cards, yaku
from engine_core.progress import progress
from firmware.colours import FELT, GOLD, GREY, LILAC, PAPER, PINK, SKY
from firmware.input import BACK, DOWN, NEXT, OK, PREV, UP
from firmware.names import picture_name, seat_name
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
        self.line_height = app.canvas.line_height(NORMAL)
        others = [pile for other, pile in enumerate(view.captured) if other != seat]
        self.steps = progress(view.captured[seat], others, view.rules, view.round)
        self.paid = dict(yaku.score(view.captured[seat], view.rules, view.round))

    def handle(self, intent):
        if intent in (NEXT, DOWN, PREV, UP):
            self.at = (self.at + (1 if intent in (NEXT, DOWN) else -1)) % len(self.cards)
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
            (GOLD, "%d  %s" % (cards.month(card), tr(T.MONTH + (card >> 2)))),
            (PAPER, picture_name(tr, card, deck)),
            ((GOLD, SKY, PINK, LILAC)[rank], tr(T.RANK + rank)),
        ]
        for kind, have, need, possible, _ in self.steps:
            if not cards.has(yaku.serving(kind, view.rules, view.round), card):
                continue
            name = tr(T.YAKU + kind)
            if kind in self.paid:
                said.append((GOLD, "%s  %s" % (name, tr(T.PTS, self.paid[kind]))))
            elif possible:
                said.append((SKY, tr(T.YAKU_LINE, name, have, need)))
            else:
                said.append((GREY, name))
        return said

    def draw(self, canvas):
        app, layout = self.app, self.app.layout
        canvas.fill(FELT)
        big = layout.BIG
        count = "%d/%d" % (self.at + 1, len(self.cards))
        picture = cards.picture(self.cards[self.at], self.view.rules.deck)
        if big and big[1] >= layout.HEIGHT:
            canvas.card_big(picture, 0, 0)
            self._words(canvas, big[0] + 3, 0, layout.HEIGHT)
            return
        bar(canvas, layout, seat_name(app, self.seat), count)
        hints(app, canvas, self.hints)
        top, bottom = layout.BODY
        if not big:
            canvas.card(picture, 0, top)
            self._words(canvas, layout.CARD[0] + 2, top - 1, bottom)
        elif layout.HEIGHT >= 200:
            canvas.card_big(picture, (layout.WIDTH - big[0]) // 2 & ~1, top + 6)
            self._words(canvas, layout.WIDTH // 2, top + big[1] + 12, bottom, True)
        else:
            canvas.card_big(picture, 2, top + (bottom - top - big[1]) // 2)
            self._words(canvas, big[0] + 6 + layout.MARGIN, top + 2, bottom)

    def _words(self, canvas, x, y, bottom, centred=False):
        width = self.app.layout.WIDTH - (0 if centred else x)
        for colour, text in self.lines():
            for line in wrapped(canvas.fonts[NORMAL], text, width):
                if y + self.line_height > bottom + 2:
                    return
                if centred:
                    canvas.text_centre(NORMAL, x, y, line, colour)
                else:
                    canvas.text(NORMAL, x, y, line, colour)
                y += self.line_height
