"""A list that fills the screen: what most menus are. It moves by PREV and NEXT and wraps round.

A subclass gives `entries()`, a list of (key, label, value): key None is a heading, value None a
row without one, else the text on its right. OK on a row calls `chosen(key)`; where a value can be
changed, `turned(key, step)` changes it, and `wide(key)` says that it is turned by steps in a mode
of its own. `note(key)` explains the row in focus.
"""

from firmware.colours import FELT, GOLD, INK, MAROON, PAPER, PINE, SKY
from firmware.input import BACK, DOWN, INFO, NEXT, OK, PREV, UP
from firmware.screens import Base
from firmware.text import NORMAL, SMALL, wrapped
from firmware.texts import keys as T
from firmware.ui import bar, hints

GAP = 10  # pixels at least between label and value
ARROW = 4  # room for the arrow beside a value


class Rows(Base):
    """A list with a title. `focus` is the index of the row, `top` that of the first one seen."""

    helpers = ("firmware.screens.rows",)
    hints = ((OK, T.H_CHOOSE), (BACK, T.H_BACK))
    note_lines = 0
    arrows = True  # values are for turning; else they only stand there

    def __init__(self, app, title, right=""):
        super().__init__(app)
        layout = app.layout
        self.title, self.right = title, right
        self.box = [0, layout.BODY[0], layout.WIDTH, layout.BODY[1]]  # x, y, right, bottom
        if self.note_lines:
            self.box[3] -= self.note_height()
        self.focus = -1
        self.top = 0
        self.dial = 0  # the step while a wide value is being turned, else 0
        self.seen = None  # (top, focus) as drawn
        self.refill()

    # For a subclass

    def entries(self):
        """The rows: a list of (key, label, value)."""
        return []

    def chosen(self, key):
        """OK on the row."""

    def turned(self, key, step):
        """Change the row's value by a step."""

    def wide(self, key):
        """Whether the row's value has many steps."""
        return False

    def note(self, key):
        """What there is to say about the row."""
        return ""

    def left(self):
        """BACK."""
        self.app.pop()

    # Rows

    @property
    def key(self):
        """The key of the row in focus."""
        return self.rows[self.focus][0]

    def refill(self, key=None):
        """Ask for the rows anew; the focus stays where it was, or goes to the row `key`."""
        font = self.app.canvas.fonts[NORMAL]
        width = self.box[2] - self.box[0] - 2 * self.app.layout.MARGIN - 4
        self.rows = self.entries()
        self.lines = []
        self.tall = bytearray(len(self.rows))
        pad = self.app.layout.ROW - font.height
        for index, (_, label, value) in enumerate(self.rows):
            lines = wrapped(font, label, width)
            own = bool(value) and font.width(lines[-1]) + GAP + font.width(value) > width - ARROW
            self.lines.append(lines + [""] if own else lines)
            self.tall[index] = pad + font.height * len(self.lines[-1])
        self.focus = min(self.focus, len(self.rows) - 1)
        if self.focus < 0 or self.rows[self.focus][0] is None:
            self._move(1)
        self.seek(key)

    def seek(self, key):
        """Put the focus on the row `key`, if there is one."""
        for index, row in enumerate(self.rows):
            if key is not None and row[0] == key:
                self.focus = index
        self._scroll()
        self.touch(True)

    def _valued(self):
        return self.rows[self.focus][2] is not None

    def _move(self, step):
        count = len(self.rows)
        for _ in range(count):
            self.focus = (self.focus + step) % count
            if self.rows[self.focus][0] is not None:
                break

    def _scroll(self):
        """Make the focus visible, with the heading before it where there is room."""
        first = self.focus
        if first and self.rows[first - 1][0] is None:
            first -= 1
        if first < self.top:
            self.top = first
        room = self.box[3] - self.box[1]
        while self.top < self.focus and sum(self.tall[self.top : self.focus + 1]) > room:
            self.top += 1

    # Screen

    def handle(self, intent):
        if self.dial:
            self._dial(intent)
        elif intent == BACK:
            self.left()
        elif intent == OK:
            if self._valued() and self.wide(self.key):
                self.dial = 1 if self.app.key(PREV) else 10
                self.touch(True)
            else:
                self.chosen(self.key)
        elif intent == INFO:
            self.informed(self.key)
        elif intent in (PREV, NEXT) and self.arrows and self.app.key(UP) and self._valued():
            self.turned(self.key, 1 if intent == NEXT else -1)
        elif intent in (UP, PREV, DOWN, NEXT):
            self._move(1 if intent in (DOWN, NEXT) else -1)
            self._scroll()
            self.touch()

    def informed(self, key):
        """INFO on a row: its note, where there is no room for it below the list."""
        if not self.note_lines and self.note(key):
            self.app.push("dialog", self.rows[self.focus][1], self.note(key))

    def _dial(self, intent):
        """Turn a wide value: by one, or with two buttons first its tens and then its ones."""
        if intent == OK and self.dial == 10:
            self.dial = 1
            self.touch()
        elif intent in (OK, BACK):
            self.dial = 0
            self.touch(True)
        elif intent in (UP, NEXT):
            self.turned(self.key, self.dial)
        elif intent in (DOWN, PREV):
            self.turned(self.key, -self.dial)

    # Picture

    def backdrop(self, canvas):
        """What lies under the rows."""
        layout = self.app.layout
        canvas.fill(FELT)
        used = canvas.text_width(NORMAL, self.title) + canvas.text_width(NORMAL, self.right)
        right = self.right if used + 4 + 2 * layout.MARGIN <= layout.WIDTH else ""
        bar(canvas, layout, self.title, right)

    def draw(self, canvas):
        if self.full:
            self.backdrop(canvas)
            hints(self.app, canvas, self.hints)
            self.seen = None
        if self.seen is None or self.seen[0] != self.top:
            x, y, right, bottom = self.box
            canvas.rect(x, y, right - x, bottom - y, FELT)
            index = self.top
            while index < len(self.rows) and y + self.tall[index] <= bottom:
                self._row(canvas, index, y)
                y += self.tall[index]
                index += 1
            self._thumb(canvas, index)
        else:
            for index in {self.seen[1], self.focus}:
                self._row(canvas, index, self.box[1] + sum(self.tall[self.top : index]))
        if self.note_lines:
            self._note(canvas)
        self.seen = (self.top, self.focus)

    def _row(self, canvas, index, y):
        layout = self.app.layout
        key, _, value = self.rows[index]
        x, right = self.box[0], self.box[2] - 4
        tall = self.tall[index]
        chosen = index == self.focus
        ground = FELT
        if chosen:
            ground = PAPER if canvas.mono else GOLD if self.dial else MAROON
        canvas.rect(x, y, right - x, tall - 1, ground)
        colour = INK if canvas.mono and chosen or self.dial and chosen else PAPER
        if key is None:
            colour = SKY
        if chosen and not canvas.mono:
            canvas.rect(x, y, 2, tall - 1, GOLD)
        inset = layout.MARGIN
        height = canvas.line_height(NORMAL)
        y += (layout.ROW - height) // 2
        for line in self.lines[index]:
            canvas.text(NORMAL, x + inset, y, line, colour)
            y += height
        if value:
            tint = colour if colour == INK else GOLD
            end = right - inset - ARROW
            start = canvas.text_right(NORMAL, end, y - height, value, tint)
            if chosen and self.arrows:
                middle = y - height + canvas.fonts[NORMAL].baseline - 4
                for step in range(3):
                    tall = 2 * step + 1
                    canvas.vline(start - ARROW - 1 + step, middle - step, tall, tint)
                    canvas.vline(end + ARROW - step, middle - step, tall, tint)

    def _thumb(self, canvas, end):
        """Where in the list we are, if not all of it is seen."""
        x, y, right, bottom = self.box
        total = sum(self.tall)
        room = bottom - y
        if total > room:
            before, seen = sum(self.tall[: self.top]), sum(self.tall[self.top : end])
            canvas.rect(right - 2, y, 2, room, PINE)
            canvas.rect(
                right - 2, y + room * before // total, 2, max(4, room * seen // total), GOLD
            )

    # Note

    def note_height(self):
        """Pixels that the note takes at the bottom."""
        return self.note_lines * self.app.canvas.line_height(SMALL) + 4

    def _note(self, canvas):
        x, right, y = self.box[0], self.box[2], self.box[3]
        margin = self.app.layout.MARGIN
        canvas.rect(x, y, right - x, self.note_height(), INK)
        y += 2
        for line in wrapped(canvas.fonts[SMALL], self.note(self.key), right - x - 2 * margin):
            canvas.text(SMALL, x + margin, y, line, SKY)
            y += canvas.line_height(SMALL)
