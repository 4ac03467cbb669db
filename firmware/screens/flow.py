"""Pages of lines: text, points, cards, tables. What does not fit goes to the next page.

A line is a tuple, its kind first: (TEXT, font, colour, x, left, right, colour of right),
(CARDS, pictures), (FIGURE, pictures, captions as (rank or -1, text)), (COLUMNS, colour, cells),
(RULE,), (GAP, pixels). A *block* is a list of lines that stay together if a page can hold them.
"""

from firmware.colours import FELT, GOLD, GREY, PAPER
from firmware.input import BACK, DOWN, NEXT, OK, PREV, UP
from firmware.names import seat_name
from firmware.screens import Base
from firmware.text import NORMAL, wrapped
from firmware.texts import keys as T
from firmware.ui import bar, hints

TEXT, CARDS, FIGURE, COLUMNS, RULE, GAP = range(6)
BREAK = (GAP, 999)  # the rest begins on a page of its own
SPACE = 8  # pixels at least between left and right


class Flow(Base):
    """Pages with a title. A subclass calls `show(blocks)`."""

    helpers = ("firmware.screens.flow",)
    hints = ((NEXT, T.H_PAGE), (BACK, T.H_BACK))
    through = True  # OK goes through the pages, else it is done at once

    def __init__(self, app, title):
        super().__init__(app)
        self.title = title
        layout = app.layout
        self.margin = max(layout.MARGIN, layout.WIDTH // 40)
        self.width = layout.WIDTH - 2 * self.margin
        self.top, self.bottom = layout.BODY
        self.card_height = layout.CARD[1] + (2 if layout.HEIGHT >= 100 else 1)
        self.line_height = app.canvas.line_height(NORMAL)
        self.pages = [[]]
        self.page = 0

    # Lines

    def text(self, string, colour=PAPER, font=NORMAL, indent=0):
        """A paragraph as lines."""
        lines = wrapped(self.app.canvas.fonts[font], string, self.width - indent)
        return [(TEXT, font, colour, indent, line, "", colour) for line in lines]

    def pair(self, left, right, colour=PAPER, tint=GOLD, font=NORMAL):
        """A text with something short on the right of its last line, or below it."""
        face = self.app.canvas.fonts[font]
        lines = wrapped(face, left, self.width)
        if face.width(lines[-1]) + SPACE + face.width(right) > self.width:
            lines.append("")
        made = [(TEXT, font, colour, 0, line, "", tint) for line in lines[:-1]]
        made.append((TEXT, font, colour, 0, lines[-1], right, tint))
        return made

    def column_heads(self, *first):
        """The seats' names for columns beside a first one that holds these words: short ones or
        only numbers where there is no room."""
        count = self.app.session.rules.players
        width = self.app.canvas.fonts[NORMAL].width
        self.first_column = max(width(word) for word in first)
        room = (self.width - self.first_column) // count - 4
        for short in (False, True):
            names = [seat_name(self.app, seat, short) for seat in range(count)]
            if max(width(name) for name in names) <= room:
                return names
        return [str(seat + 1) for seat in range(count)]

    def height(self, line):
        """Pixels that a line takes."""
        kind = line[0]
        if kind == TEXT:
            return self.app.canvas.line_height(line[1])
        if kind == CARDS:
            return self.card_height
        if kind == FIGURE:
            captions = len(line[2]) * self.line_height
            return max(self.card_height, captions) if line[1] else captions
        if kind == COLUMNS:
            return self.line_height
        return line[1] if kind == GAP else 5

    def figure(self, pictures, captions):
        """Cards with captions (rank or -1, text): at their right if there is room, else below."""
        left = len(pictures) * (self.app.layout.CARD[0] + 2) + 16
        width = self.app.canvas.fonts[NORMAL].width
        if all(left + width(text) <= self.width for _, text in captions):
            return [(FIGURE, pictures, captions)]
        return [(CARDS, pictures)] + [(FIGURE, (), (one,)) for one in captions]

    # Pages

    def show(self, blocks):
        """Lay the blocks out on pages, and show the first."""
        self.pages = self.paged(blocks)
        self.page = min(self.page, len(self.pages) - 1)
        self.touch(True)

    def paged(self, blocks):
        """The pages that the blocks make: a list of lists of lines."""
        room = self.bottom - self.top
        pages, left = [[]], room
        for block in blocks:
            need = sum(self.height(line) for line in block if line != block[-1] or line[0] != GAP)
            if need > left and pages[-1]:
                pages.append([])
                left = room
            for line in block:
                tall = self.height(line)
                if line[0] == GAP and (tall > left or not pages[-1]):
                    if line == BREAK and pages[-1]:
                        pages.append([])
                        left = room
                    continue
                if tall > left and pages[-1]:
                    pages.append([])
                    left = room
                pages[-1].append(line)
                left -= tall
        if len(pages) > 1 and not pages[-1]:
            pages.pop()
        return pages

    def turn(self, step):
        """Another page, round and round."""
        if len(self.pages) > 1:
            self.page = (self.page + step) % len(self.pages)
            self.touch(True)

    def more(self):
        """Whether there is another page for OK to go on to."""
        return self.page + 1 < len(self.pages)

    def turns(self):
        """Whether there is any other page."""
        return len(self.pages) > 1

    def offered(self):
        """The hints of keys that do something now."""
        return [pair for pair in self.hints if pair[1] != T.H_PAGE or self.turns()]

    def done(self):
        """OK on the last page."""
        self.app.pop()

    def left(self):
        """BACK."""
        self.app.pop()

    def handle(self, intent):
        if intent == BACK:
            self.left()
        elif intent == OK:
            if self.through and self.more():
                self.turn(1)
            else:
                self.done()
        elif intent in (UP, DOWN, PREV, NEXT):
            self.turn(1 if intent in (DOWN, NEXT) else -1)

    # Picture

    def draw(self, canvas):
        layout = self.app.layout
        canvas.fill(FELT)
        bar(canvas, layout, self.title, self.number())
        if self.bottom <= layout.HINT:
            hints(self.app, canvas, self.offered())
        y = self.top
        for line in self.pages[self.page]:
            self.line(canvas, line, y)
            y += self.height(line)

    def number(self):
        """Which page this is, as far as there is room beside the title."""
        font = self.app.canvas.fonts[NORMAL]
        room = self.app.layout.WIDTH - 2 * self.app.layout.MARGIN - 4 - font.width(self.title)
        number = "%d" % (self.page + 1)
        for text in (number + "/%d" % len(self.pages), number):
            if len(self.pages) > 1 and font.width(text) <= room:
                return text
        return ""

    def line(self, canvas, line, y):
        """Draw one line at y."""
        x, kind = self.margin, line[0]
        right = x + self.width
        if kind == TEXT:
            canvas.text(line[1], x + line[3], y, line[4], line[2])
            if line[5]:
                start = canvas.text_right(line[1], right, y, line[5], line[6])
                self._dots(canvas, x + canvas.text_width(line[1], line[4]), start, y, line[1])
        elif kind == CARDS:
            self.row_of_cards(canvas, line[1], x, y, self.width)
        elif kind == FIGURE:
            if line[1]:
                self.row_of_cards(canvas, line[1], x, y, self.width)
                x += len(line[1]) * (self.app.layout.CARD[0] + 2) + 4
            for rank, text in line[2]:
                if rank >= 0:
                    canvas.icon(rank, x, y + canvas.fonts[NORMAL].baseline - 9)
                canvas.text(NORMAL, x + 12, y, text, PAPER)
                y += self.line_height
        elif kind == COLUMNS:
            self._columns(canvas, line, x, right, y)
        elif kind == RULE:
            canvas.hline(x, y + 2, self.width, GOLD)

    def _dots(self, canvas, x, end, y, font):
        """A dotted leader between left and right."""
        if x > self.margin and end - x > 16:
            y += canvas.fonts[font].baseline - 1
            pixel, tint = canvas.frame.pixel, canvas.tints[GREY]
            for dot in range((x + 7) & ~3, end - 5, 4):
                pixel(dot, y, tint)
            canvas.mark(x, y, end - x, 1)

    def _columns(self, canvas, line, x, right, y):
        cells = line[2]
        first = self.first_column
        step = (right - x - first) // (len(cells) - 1)
        canvas.text(NORMAL, x, y, cells[0], line[1])
        for index, cell in enumerate(cells[1:]):
            canvas.text_right(NORMAL, x + first + step * (index + 1), y, cell, line[1])

    first_column = 0

    def row_of_cards(self, canvas, pictures, x, y, width):
        """Cards from left to right, overlapping where they must."""
        wide = self.app.layout.CARD[0]
        x += x & 1
        step = wide + 2
        if len(pictures) > 1:
            step = min(step, (width - wide - 1) // (len(pictures) - 1) & ~1)
        # The number stands at the right of a coloured card and at the left of a monochrome one.
        count = len(pictures)
        for index in range(count) if canvas.mono else range(count - 1, -1, -1):
            canvas.card(pictures[index], x + index * step, y)


class Series(Flow):
    """Flows of several things in a row: after the last page of one comes the next.

    A subclass gives `blocks_of(item)`; only the thing that is shown is laid out.
    """

    items = 1
    item = 0

    def open(self, item, last=False):
        """Show a thing, from its first or last page."""
        self.item = item
        self.page = 0
        self.show(self.blocks_of(item))
        if last:
            self.page = len(self.pages) - 1

    def turn(self, step):
        page = self.page + step
        if 0 <= page < len(self.pages):
            self.page = page
            self.touch(True)
        else:
            self.open((self.item + step) % self.items, step < 0)

    def turns(self):
        return self.items > 1 or super().turns()

    def more(self):
        """Whether OK goes on to another page."""
        return self.page + 1 < len(self.pages) or self.item + 1 < self.items
