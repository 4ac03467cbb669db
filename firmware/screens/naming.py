"""A name, letter by letter, or a number, from a grid of characters."""

from firmware import rulesets
from firmware.colours import FELT, GOLD, INK, MAROON, PAPER, SKY
from firmware.input import BACK, DOWN, NEXT, OK, PREV, UP
from firmware.screens import Base
from firmware.text import LARGE, NORMAL
from firmware.texts import keys as T
from firmware.ui import bar, hints

_UPPER = ("ABCDEFGHIJ", "KLMNOPQRST", "UVWXYZ.-'&", "0123456789")
_LOWER = ("abcdefghij", "klmnopqrst", "uvwxyz.-'&", "0123456789")
_COLUMNS = 10
_DIGITS = ("0123456789",)
_CASE, _SPACE, _RUB, _DONE = range(4)
_CONTROLS = 4


class Screen(Base):
    """Gives the name, or None; `digits`: the number as text, perhaps empty. The focus begins on
    "done", so that a proposal is taken by OK.

    With two buttons NEXT goes through the rows, OK enters one, and BACK leaves it.
    """

    hints = ((OK, T.H_CHOOSE), (BACK, T.H_BACK))

    def __init__(self, app, name="", digits=False):
        super().__init__(app)
        self.name = name
        self.digits = digits
        self.most = 10 if digits else rulesets.NAME
        self.rows = _DIGITS if digits else _LOWER if name else _UPPER
        self.seen = None  # rows, row and column as drawn
        self.row, self.column = len(self.rows), _DONE
        self.scanning = app.key(PREV) is None  # by rows
        self.inside = not self.scanning

    def _count(self, row):
        return _COLUMNS if row < len(self.rows) else _CONTROLS

    def handle(self, intent):
        if intent == OK:
            if self.inside or self.row == len(self.rows) and self.column == _DONE:
                self._take()
                return
            self.inside, self.column = True, 0
        elif intent == BACK:
            if self.scanning and self.inside:
                self.inside = False
                self.column = _DONE if self.row == len(self.rows) else 0
            else:
                self.app.pop()
                return
        elif intent in (UP, DOWN) or intent in (PREV, NEXT) and not self.inside:
            self._row(1 if intent in (DOWN, NEXT) else -1)
        elif intent in (PREV, NEXT):
            self._column(1 if intent == NEXT else -1)
        self.touch()

    def _row(self, step):
        before = self._count(self.row)
        self.row = (self.row + step) % (len(self.rows) + 1)
        count = self._count(self.row)
        if count != before:
            self.column = self.column * count // before
        if not self.inside:
            self.column = _DONE if self.row == len(self.rows) else 0

    def _column(self, step):
        """Along a row; without UP and DOWN from its end to the next row."""
        self.column += step
        if 0 <= self.column < self._count(self.row):
            return
        if not self.scanning and not self.app.key(UP):
            self.row = (self.row + step) % (len(self.rows) + 1)
        self.column = 0 if step > 0 else self._count(self.row) - 1

    def _take(self):
        """OK on a character or a control."""
        if self.row < len(self.rows):
            if len(self.name) < self.most:
                self.name += self.rows[self.row][self.column]
        elif self.digits and self.column < _RUB:
            return
        elif self.column == _CASE:
            self.rows = _LOWER if self.rows is _UPPER else _UPPER
        elif self.column == _SPACE:
            if self.name and len(self.name) < self.most:
                self.name += " "
        elif self.column == _RUB:
            self.name = self.name[:-1]
        elif self.digits or self.name.strip():
            self.app.pop(self.name.strip())
            return
        self.touch()

    def draw(self, canvas):
        app, layout = self.app, self.app.layout
        if self.full:
            canvas.fill(FELT)
            hints(app, canvas, self.hints)
            self.seen = None
        if layout.HEIGHT >= 100:
            title = app.tr(T.N_SEED if self.digits else T.ED_NAME)
            bar(canvas, layout, title, "%d/%d" % (len(self.name), self.most))
        top, bottom = layout.BODY
        font = LARGE if layout.HEIGHT >= 100 else NORMAL
        tall = canvas.line_height(font)
        if layout.HEIGHT < 100:
            top = 0
        canvas.rect(0, top, layout.WIDTH, tall + 2, FELT if top else INK)
        end = canvas.text(font, layout.MARGIN + 2, top + (1 if top else 0), self.name, PAPER)
        canvas.rect(end + 1, top + 2, 2, tall - 2, GOLD)
        top += tall + (4 if top else 2)
        high = min(22, (bottom - top) // (len(self.rows) + 1))
        for row in range(len(self.rows) + 1):
            if (
                self.seen is None
                or self.seen[0] is not self.rows
                or row in (self.seen[1], self.row)
            ):
                self._row_of_cells(canvas, row, top + row * high, high)
        self.seen = (self.rows, self.row, self.column)

    def _row_of_cells(self, canvas, row, y, high):
        layout = self.app.layout
        count = self._count(row)
        wide = (layout.WIDTH - 2 * layout.MARGIN) // count
        middle = y + (high - canvas.line_height(NORMAL)) // 2
        whole = self.scanning and not self.inside and row < len(self.rows)
        for column in range(count):
            x = layout.MARGIN + column * wide
            chosen = row == self.row and (whole or column == self.column)
            ground = FELT if not chosen else PAPER if canvas.mono else MAROON
            canvas.rect(x, y, wide - 1, high - 1, ground)
            colour = INK if ground == PAPER else PAPER
            if row < len(self.rows):
                label = self.rows[row][column]
            elif self.digits and column < _RUB:
                continue
            else:
                label = ("abc" if self.rows is _UPPER else "ABC", "_", "←", "OK")[column]
                colour = colour if chosen else SKY
            canvas.text_centre(NORMAL, x + wide // 2, middle, label, colour)
