"""What happens before a round can be played, one scene after the other: the draw for the first
dealer, deals that are void or dealt again and why, a hand that wins at once, and who deals.

Scenes come from events, in their order. A draw turns its cards over one by one; the last scene
goes by itself, the others wait for OK.
"""

from engine_core import cards, events
from firmware import tunes
from firmware.colours import FELT, GOLD, LEAF, PAPER, SKY
from firmware.input import BACK, MENU, NEXT, OK
from firmware.names import seat_name
from firmware.screens import Base
from firmware.text import LARGE, NORMAL, wrapped
from firmware.texts import keys as T
from firmware.ui import bar, hints

TURN = 700  # ms for a card to turn over at the middle speed
SHOWN = 1500  # ms that the last scene stays
_PACE = (3, 2, 1)  # halves, by the speed that is set

DRAW, ANNOUNCE, DEALER = range(3)


class Screen(Base):
    """Gives None when all was seen."""

    hints = ((OK, T.H_NEXT),)

    def __init__(self, app, happened):
        super().__init__(app)
        self.scenes = scenes(happened)
        self.pace = _PACE[app.settings.speed]
        self.at = -1
        self._next()

    def _next(self):
        """The next scene, or the end."""
        self.at += 1
        if self.at >= len(self.scenes):
            self.app.pop()
            return
        self.open = 0  # cards turned over
        self.since = self.app.now
        self.busy = self.scenes[self.at][0] != ANNOUNCE
        if self.scenes[self.at][0] == ANNOUNCE:
            self.app.play(tunes.YAKU if self.scenes[self.at][3] else tunes.NO)
        self.touch(True)

    def handle(self, intent):
        if intent == MENU:
            self.app.push("pause", None)
        elif intent in (OK, NEXT, BACK):
            scene = self.scenes[self.at]
            if scene[0] == DRAW and self.open < len(scene[1]):
                self.open = len(scene[1])
                self.busy = False
                self.touch()
            else:
                self._next()

    def update(self, now):
        if not self.busy:
            return
        scene = self.scenes[self.at]
        if scene[0] == DEALER:
            if now - self.since >= SHOWN * self.pace // 2:
                self._next()
        elif now - self.since >= TURN * self.pace // 2:
            self.since = now
            self.open += 1
            self.app.play(tunes.FLIP)
            self.busy = self.open < len(scene[1])
            self.touch()

    def draw(self, canvas):
        app, layout = self.app, self.app.layout
        game = app.session.game
        scene = self.scenes[self.at]
        if self.full:
            canvas.fill(FELT)
            title = app.tr(T.D_ROUND, game.round, game.rounds)
            if scene[0] == DRAW:
                title = app.tr(T.D_DRAW)
            bar(canvas, layout, title)
            if scene[0] != DEALER:
                hints(app, canvas, self.hints)
        if scene[0] == DRAW:
            self._draw(canvas, scene[1])
        elif scene[0] == ANNOUNCE:
            self._announce(canvas, *scene[1:])
        else:
            self._dealer(canvas, scene[1])

    # Scenes

    def _draw(self, canvas, drawn):
        """Each player's card, the earliest framed, and what follows from it."""
        layout, tr = self.app.layout, self.app.tr
        top, bottom = layout.BODY
        count = len(drawn)
        big = layout.BIG
        lines = 2 * canvas.line_height(NORMAL) + 6
        if not big or big[1] + lines > bottom - top or (big[0] + 8) * count > layout.WIDTH:
            big = None
        place = canvas.card_big if big else canvas.card
        wide, tall = big or layout.CARD
        room = layout.WIDTH // count
        y = top + canvas.line_height(NORMAL) + max(2, (bottom - top - lines - tall) // 2)
        deck = self.app.session.rules.deck
        months = [card >> 2 for _, card in drawn]
        first = min(months)
        for index, (seat, card) in enumerate(drawn):
            x = index * room + (room - wide) // 2
            x += x & 1
            shown = index < self.open
            name = seat_name(self.app, seat, count > 2 and layout.WIDTH < 200)
            middle = x + wide // 2
            if self.full:
                canvas.text_centre(NORMAL, middle, y - canvas.line_height(NORMAL) - 2, name, PAPER)
            place(cards.picture(card, deck) if shown else cards.BACK_PICTURE, x, y)
            if not self.busy and months[index] == first:
                canvas.frame_rect(x - 2, y - 2, wide + 4, tall + 4, GOLD, 2)
        if not self.busy:
            if months.count(first) > 1:
                text, colour = tr(T.D_TIE), SKY
            else:
                text, colour = self._who(drawn[months.index(first)][0]), GOLD
            self._foot(canvas, text, colour, y + tall + 3)

    def _only(self, seat):
        """Whether the only person sits there."""
        session = self.app.session
        return len(session.people) == 1 and session.people[0] == seat

    def _who(self, seat):
        app = self.app
        if self._only(seat):
            return app.tr(T.D_YOU_DEAL)
        return app.tr(T.D_DEALS, seat_name(app, seat))

    def _foot(self, canvas, text, colour, y):
        layout = self.app.layout
        canvas.rect(0, y, layout.WIDTH, layout.BODY[1] - y, FELT)
        for line in wrapped(canvas.fonts[NORMAL], text, layout.WIDTH - 8):
            canvas.text_centre(NORMAL, layout.WIDTH // 2, y, line, colour)
            y += canvas.line_height(NORMAL)

    def _announce(self, canvas, title, text, points, held):
        """A title, a reason and the cards that are why; `title` and `text` (key, seat or -1)."""
        app, layout = self.app, self.app.layout
        y, bottom = layout.BODY
        middle, width = layout.WIDTH // 2, layout.WIDTH - 8
        key, seat = title
        head = app.tr(key, seat_name(app, seat)) if seat >= 0 else app.tr(key)
        if seat >= 0 and self._only(seat):
            head = app.tr(T.R_YOU)
        lines = [(LARGE, GOLD, line) for line in wrapped(canvas.fonts[LARGE], head, width)]
        if text:
            words = app.tr(text)
            if points:
                words = "%s: %s" % (words, app.tr(T.PTS, points))
            for line in wrapped(canvas.fonts[NORMAL], words, width):
                lines.append((NORMAL, PAPER, line))
        rows = rows_of(held, layout.WIDTH - 4, layout.CARD[0] + 2)
        need = sum(canvas.line_height(font) for font, _, _ in lines)
        need += len(rows) * (layout.CARD[1] + 2)
        y += max(0, bottom - y - need) // 3
        for font, colour, line in lines:
            canvas.text_centre(font, middle, y, line, colour)
            y += canvas.line_height(font)
        y += max(0, min(10, (bottom - y - len(rows) * (layout.CARD[1] + 2)) // 2))
        deck = app.session.rules.deck
        for row in rows:
            x = (layout.WIDTH - len(row) * (layout.CARD[0] + 2)) // 2
            x += x & 1
            for card in row:
                canvas.card(cards.picture(card, deck), x, y)
                x += layout.CARD[0] + 2
            y += layout.CARD[1] + 2

    def _dealer(self, canvas, seat):
        layout = self.app.layout
        middle = layout.WIDTH // 2
        lines = wrapped(canvas.fonts[LARGE], self._who(seat), layout.WIDTH - 8)
        tall = len(lines) * canvas.line_height(LARGE)
        y = (layout.BODY[0] + layout.BODY[1] - tall) // 2
        if layout.HEIGHT >= 100:
            wide, high = layout.CARD
            for index in range(3):
                canvas.back((middle - wide // 2 + (index - 1) * 6) & ~1, y - high - 6 - index * 2)
            canvas.hline(middle - 50, y + tall + 5, 100, LEAF)
        for line in lines:
            canvas.text_centre(LARGE, middle, y, line, GOLD)
            y += canvas.line_height(LARGE)


def rows_of(held, width, pitch):
    """The cards in rows of equal length that fit a width."""
    if not held:
        return []
    most = max(1, width // pitch)
    rows = (len(held) + most - 1) // most
    each = (len(held) + rows - 1) // rows
    return [held[at : at + each] for at in range(0, len(held), each)]


def scenes(happened):
    """Scenes of events: (DRAW, ((seat, card), …)), (ANNOUNCE, (title key, seat), text key, points,
    cards), (DEALER, seat)."""
    made = []
    drawn = []
    won = 0
    for event in happened:
        kind = event[0]
        if kind == events.DRAW_FOR_DEAL:
            if any(seat == event[1] for seat, _ in drawn):
                made.append((DRAW, tuple(drawn)))
                drawn = []
            drawn.append((event[1], event[2]))
            continue
        if drawn:
            made.append((DRAW, tuple(drawn)))
            drawn = []
        if kind == events.YAKU:
            won = event[3]
        elif kind == events.REDEAL:
            text = T.D_FIELD if event[2] == events.FIELD else T.D_BOTH
            made.append((ANNOUNCE, (T.D_AGAIN, -1), text, 0, event[3:]))
        elif kind == events.ROUND_END:
            winner, points, reason = event[1:4]
            if winner >= 0:
                made.append((ANNOUNCE, (T.R_WINS, winner), T.YAKU + won, points, event[4:]))
            else:
                text = T.D_FIELD if reason == events.FIELD else T.D_BOTH
                made.append((ANNOUNCE, (T.D_VOID, -1), text, 0, event[4:]))
        elif kind == events.DEAL:
            made.append((DEALER, event[1]))
    if drawn:
        made.append((DRAW, tuple(drawn)))
    return made
