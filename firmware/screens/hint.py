"""What the strongest player would do here, and why: from the view alone, as for that player."""

import sys

from engine_core import cards, game
from engine_core.ai import hints
from firmware import forget
from firmware.colours import GOLD, INK, PAPER
from firmware.names import short_name
from firmware.screens import Base
from firmware.text import NORMAL, SMALL, TINY, wrapped
from firmware.texts import keys as T


class Screen(Base):
    """Pops the action once it is known, None before. Any key leaves."""

    modal = True

    def __init__(self, app, view):
        """`view`: of the seat that has to choose."""
        super().__init__(app)
        self.view = view
        self.action = None
        self.text = app.tr(T.HINT_WAIT)
        self.thought = hints.hint(view, app.session.minds.get("hard"))
        self.busy = True

    def handle(self, intent):
        """Leave."""
        self.app.pop(self.action)

    def update(self, now):
        """A slice of thinking."""
        if not self.busy or self.stale or not self.app.may_think():
            return
        found = next(self.thought)
        if found is not None:
            self.busy = False
            self.action, reason, values = found
            self.text = self._words(reason, values)
            self.touch(True)

    def _words(self, reason, values):
        tr, deck = self.app.tr, self.view.rules.deck
        words = []
        for kind, value in zip(hints.KINDS[reason], values):
            if kind == "c":
                value = short_name(tr, value, deck)
            elif kind == "y":
                value = tr(T.YAKU + value)
            words.append(value)
        return tr(T.HINT + reason, *words)

    def draw(self, canvas):
        """The card and the reason in a box."""
        layout = self.app.layout
        self.app.draw_below()
        width, high = layout.CARD
        roomy = layout.WIDTH >= 200
        font = NORMAL if roomy else SMALL if layout.HEIGHT >= 64 else TINY
        x = 14 if roomy else 0
        box = layout.WIDTH - 2 * x
        shown = self.action is not None and self.action < game.STOP
        left = x + (width + 16 & ~1 if shown and roomy else width + 4 if shown else 6)
        lines = wrapped(canvas.fonts[font], self.text, x + box - 4 - left)
        rows = canvas.line_height(font)
        height = max(high, rows * len(lines)) + (16 if roomy else 6)
        height = min(height, layout.HEIGHT)
        y = (layout.HEIGHT - height) // 2
        canvas.panel(x, y, box, height, GOLD, INK)
        if shown:
            card = self.action - game.TAKE if self.action >= game.TAKE else self.action
            at = x + 8 if roomy else 2
            canvas.card(cards.picture(card, self.view.rules.deck), at, y + (height - high) // 2)
        y += (height - rows * len(lines)) // 2
        for line in lines:
            canvas.text(font, left, y, line, PAPER)
            y += rows

    def closed(self):
        """Drop the player that only this needed."""
        self.thought = None
        for name in tuple(sys.modules):
            if name.startswith("engine_core.ai") and name not in self.before:
                forget(name)
