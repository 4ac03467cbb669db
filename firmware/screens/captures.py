"""What each seat has captured, by rank, and how far its yaku are. Nothing here is hidden."""

from engine_core import cards, yaku
from firmware import forget
from firmware.colours import GOLD, GREY, PAPER, SKY
from firmware.input import BACK, INFO, NEXT, OK
from firmware.names import points, seat_name
from firmware.screens.flow import Series
from firmware.text import SMALL
from firmware.texts import keys as T

RANKS = 6  # a line kind beside those of flow: (RANKS, ((rank, pictures), …))


class Screen(Series):
    """Pages for each seat, `seat` first: its cards, then its yaku. OK looks at the cards.

    `steps`: how far that seat's yaku are, where it is known already.
    """

    hints = ((NEXT, T.H_PAGE), (OK, T.H_INSPECT), (BACK, T.H_BACK))

    def __init__(self, app, view, seat, steps=None):
        super().__init__(app, "")
        self.view = view
        self.known = steps
        layout = app.layout
        self.column = 12 if layout.WIDTH < 200 else 16  # of the rank's mark and the number
        rows = 4
        if layout.HEIGHT < 200:
            rows = 3 if layout.HEIGHT >= 64 else 2
            if 4 * (layout.CARD[1] + 1) <= self.bottom - self.top:
                rows = 4
            elif self.bottom - self.top < rows * layout.CARD[1]:
                self.bottom = layout.HEIGHT
                self.top = min(self.top, self.bottom - rows * layout.CARD[1])
        groups = ((0, 1), (2,), (3,)) if rows == 3 else ((0,), (1,), (2,), (3,))
        self.across = rows == 2  # mark and number beside each other
        if self.across:
            self.column = 17
        self.groups = groups
        self.players = view.rules.players
        self.items = 2 * self.players  # the cards of a seat, then its yaku
        self.first = seat
        self.open(0)

    @property
    def seat(self):
        """Whose cards are shown."""
        return (self.first + self.item // 2) % self.players

    def number(self):
        return "%d/%d" % (self.item + 1, self.items)

    def height(self, line):
        """Rank rows are as high as a card."""
        if line[0] == RANKS:
            return self.app.layout.CARD[1] + (1 if self.app.layout.HEIGHT >= 100 else 0)
        return super().height(line)

    def blocks_of(self, item):
        """Cards by rank and the nearest yaku as far as they fit below, or all yaku."""
        seat = (self.first + item // 2) % self.players
        return self._progress(seat) if item & 1 else self._cards(seat)

    def _cards(self, seat):
        deck = self.view.rules.deck
        held = cards.listed(self.view.captured[seat])
        rows = []
        for ranks in self.groups:
            row = []
            for rank in ranks:
                own = [card for card in held if cards.rank(card, deck) == rank]
                row.append((rank, tuple(cards.picture(card, deck) for card in own)))
            rows.append((RANKS, tuple(row)))
        blocks = [[row] for row in rows]
        used = sum(self.height(row) for row in rows)
        free = (self.bottom - self.top - used) // self.line_height
        for lines in self._progress(seat, free) if free > 0 else ():
            free -= len(lines)
            if free >= 0:
                blocks.append(lines)
        return blocks

    def _progress(self, seat, most=0):
        """What pays first, then what is nearest, what is out of reach last; `most`: only so many,
        and only what has begun. What is complete but pays less than another is left out."""
        view = self.view
        paid = dict(yaku.score(view.captured[seat], view.rules, view.round))
        steps = self.known
        if steps is None or seat != self.first:
            from engine_core.progress import progress

            others = [pile for other, pile in enumerate(view.captured) if other != seat]
            steps = progress(view.captured[seat], others, view.rules, view.round, helping=False)
            forget("engine_core.progress")  # as large as this screen
        steps = [step for step in steps if step[0] in paid or step[1] < step[2]]
        steps.sort(key=lambda step: (step[0] not in paid, not step[3], step[2] - step[1], step[0]))
        if most or self.app.layout.WIDTH < 128:
            steps = [step for step in steps if step[1] and step[3]]
        if not steps:
            return [self.text(self.app.tr(T.K_NONE), GREY)]
        return [self._yaku(step, paid) for step in steps[: most or len(steps)]]

    def _yaku(self, step, paid):
        """A line of how far a yaku is: its points, or cards had and needed."""
        tr = self.app.tr
        kind, have, need, possible, _ = step
        name = tr(T.YAKU + kind)
        if kind in paid:
            return self.pair(name, points(tr, paid[kind]), GOLD, GOLD)
        if not possible:
            return self.pair(name, "–", GREY, GREY)
        return self.pair(name, "%d/%d" % (have, need), PAPER, SKY)

    def offered(self):
        """Without cards there is nothing to look at closely."""
        held = cards.count(self.view.captured[self.seat])
        return [pair for pair in super().offered() if held or pair[1] != T.H_INSPECT]

    def handle(self, intent):
        if intent in (OK, INFO):
            if cards.count(self.view.captured[self.seat]):
                self.app.push("inspect", self.view, self.seat)
        else:
            super().handle(intent)

    def draw(self, canvas):
        app = self.app
        seat = self.seat
        self.title = app.tr(T.K_TITLE, seat_name(app, seat))
        if canvas.text_width(1, self.title) > app.layout.WIDTH - 40:
            self.title = seat_name(app, seat)
        super().draw(canvas)

    def line(self, canvas, line, y):
        if line[0] != RANKS:
            super().line(canvas, line, y)
            return
        layout = self.app.layout
        wide = layout.CARD[0]
        column = self.column
        rows = line[1]
        room = layout.WIDTH - column * len(rows)
        most = sum(len(pictures) for _, pictures in rows)
        step = wide + 2
        if most and most * step - 2 * len(rows) > room:
            step = (room - wide * len(rows)) // max(1, most - len(rows)) & ~1
        x = 0
        small = layout.HEIGHT < 100
        for rank, pictures in rows:
            self._mark(canvas, rank, len(pictures), x, y, small)
            x += column
            left = x + (x & 1)
            order = range(len(pictures))
            for index in order if canvas.mono else reversed(order):
                canvas.card(pictures[index], left + index * step, y)
            x = left + max(0, len(pictures) - 1) * step + (wide if pictures else 0) + 2

    def _mark(self, canvas, rank, count, x, y, small):
        """The mark of a rank and how many cards there are, in the column before them."""
        size = 5 if small else 9
        tall, card = canvas.line_height(SMALL), self.app.layout.CARD[1]
        if self.across:
            canvas.icon(rank, x, y + 4, small=True)
            canvas.text(SMALL, x + 6, y, str(count), PAPER)
            return
        y += max(0, (card - tall - size) // 2)
        canvas.icon(rank, x + (3 if small else self.column - 13), y, small=small)
        canvas.text_centre(SMALL, x + self.column // 2 - 1, y + size, str(count), PAPER)
