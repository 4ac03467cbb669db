"""What happens before a round can be played, one scene after the other: the draw for the first
dealer, deals that are void or dealt again and why, a hand that wins at once, and who deals.

Scenes come from events, in their order. A draw turns its cards over one by one; the last scene
goes by itself, the others wait for OK.
"""

from engine_core import cards, events
from firmware import tunes
from firmware.colours import FELT, GOLD, LEAF, PAPER, SKY
from firmware.input import BACK, MENU, NEXT, OK
from firmware.names import points, seat_name
from firmware.screens import Base
from firmware.text import LARGE, NORMAL, wrapped
from firmware.texts import keys as T
from firmware.ui import bar, hints

TURN = 700  # ms for a card to turn over at the middle speed
SHOWN = 1500  # ms that the last scene stays
_PACE = (3, 2, 1)  # halves, by the speed that is set

DRAW, ANNOUNCE, DEALER = range(3)
_CARDS = -1  # stands for a font: a row of cards


class Screen(Base):
    """Gives None when all was seen."""

    hints = ((OK, T.H_NEXT),)

    def __init__(self, app, happened):
        super().__init__(app)
        self.scenes = scenes(happened)
        self.pace = _PACE[app.settings.speed]
        layout = app.layout
        self.card_height = layout.CARD[1] + (2 if layout.HEIGHT >= 100 else 1)
        self.step = min(app.canvas.line_height(NORMAL), layout.ROW)
        # The smallest panel has no room for words below the cards drawn: they come after them.
        self.roomy = layout.HEIGHT >= 64
        self.at = -1
        self._next()

    def _next(self):
        """The next scene, or the end."""
        self.at += 1
        if self.at >= len(self.scenes):
            self.app.pop()
            return
        scene = self.scenes[self.at]
        self.open = 0  # cards turned over
        self.part = 0  # of an announcement that takes more than one picture
        self.parts = []
        self.since = self.app.now
        self.busy = scene[0] != ANNOUNCE
        if scene[0] == ANNOUNCE:
            self.parts = self._pages(self._groups(*scene[1:]))
            self.app.play(tunes.YAKU if scene[3] else tunes.NO)
        self.touch(True)

    def handle(self, intent):
        if intent == MENU:
            self.app.push("pause", None)
        elif intent in (OK, NEXT, BACK):
            scene = self.scenes[self.at]
            if scene[0] == DRAW and self.open < len(scene[1]):
                self.open = len(scene[1])
                self._opened()
            elif self.part + 1 < len(self.parts):
                self.part += 1
                self.touch(True)
            else:
                self._next()

    def _opened(self):
        """All cards lie open: say what follows from them."""
        drawn = self.scenes[self.at][1]
        self.busy = False
        lowest = earliest(drawn)
        if not self.roomy and len(lowest) > 1:
            text = self.app.tr(T.D_TIE)
            self.parts = [[]] + self._pages([self._broken(NORMAL, SKY, text)])
        self.touch()

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
            if self.open >= len(scene[1]):
                self._opened()
            self.touch()

    def draw(self, canvas):
        app, layout = self.app, self.app.layout
        game = app.session.game
        scene = self.scenes[self.at]
        if self.full:
            canvas.fill(FELT)
            title = app.tr(T.ROUND, game.round, game.rounds)
            if scene[0] == DRAW:
                title = app.tr(T.D_DRAW)
            bar(canvas, layout, title)
            if scene[0] != DEALER:
                hints(app, canvas, self.hints)
        if self.parts and self.parts[self.part]:
            self._show(canvas, self.parts[self.part])
        elif scene[0] == DRAW:
            self._draw(canvas, scene[1])
        else:
            self._dealer(canvas, scene[1])

    # The draw

    def _draw(self, canvas, drawn):
        """Each player's card, the earliest framed, and what follows from it."""
        layout = self.app.layout
        top, bottom = layout.BODY
        count = len(drawn)
        big = layout.BIG
        words = 3 * self.step if self.roomy else self.step  # a name above, two lines below
        if not big or big[1] + words > bottom - top or (big[0] + 8) * count > layout.WIDTH:
            big = None
        place = canvas.card_big if big else canvas.card
        wide, tall = big or layout.CARD
        room = layout.WIDTH // count
        free = max(0, bottom - top - words - tall)
        y = top + self.step + free // 3
        deck = self.app.session.rules.deck
        lowest = earliest(drawn)
        names = [seat_name(self.app, seat) for seat, _ in drawn]
        if max(canvas.text_width(NORMAL, name) for name in names) > room - 4:
            names = [seat_name(self.app, seat, True) for seat, _ in drawn]
        for index, (seat, card) in enumerate(drawn):
            x = index * room + (room - wide) // 2
            x += x & 1
            if self.full:
                middle = x + wide // 2
                canvas.text_centre(
                    NORMAL, middle, y - self.step - min(2, free // 3), names[index], PAPER
                )
            shown = index < self.open
            place(cards.picture(card, deck) if shown else cards.BACK_PICTURE, x, y)
            if not self.busy and seat in lowest:
                if canvas.mono:
                    canvas.frame_rect(x - 1, y - 1, wide + 2, tall + 2, GOLD)
                    canvas.hline(x, y + tall + 1, wide, GOLD)
                else:
                    canvas.frame_rect(x - 2, y - 2, wide + 4, tall + 4, GOLD, 2)
        if not self.busy and self.roomy:
            if len(lowest) > 1:
                text, colour = self.app.tr(T.D_TIE), SKY
            else:
                text, colour = self._who(lowest[0]), GOLD
            self._foot(canvas, text, colour, y + tall + 1 + min(3, free // 3))

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
            y += self.step

    # Announcements

    def _broken(self, font, colour, text):
        """A text as lines: (font, colour, text)."""
        width = self.app.layout.WIDTH - (8 if self.app.layout.WIDTH > 72 else 0)
        return [(font, colour, line) for line in wrapped(self.app.canvas.fonts[font], text, width)]

    def _groups(self, title, text, worth, held):
        """A title (key, seat or −1), a reason, and the cards that are why: lists of lines."""
        app, layout = self.app, self.app.layout
        key, seat = title
        head = app.tr(key, seat_name(app, seat)) if seat >= 0 else app.tr(key)
        if seat >= 0 and self._only(seat):
            head = app.tr(T.R_YOU)
        words = app.tr(text)
        if worth:
            words = "%s  %s" % (words, points(app.tr, worth))
        rows = rows_of(held, layout.WIDTH - 4, layout.CARD[0] + 2)
        shown = [(_CARDS, 0, row) for row in rows]
        return [self._broken(LARGE, GOLD, head), self._broken(NORMAL, PAPER, words), shown]

    def _height(self, line):
        if line[0] == _CARDS:
            return self.card_height
        return self.step if line[0] == NORMAL else self.app.canvas.line_height(line[0])

    def _pages(self, groups):
        """The lines by the picture that they fit in, groups together where they can be."""
        top, bottom = self.app.layout.BODY
        pages, left = [[]], bottom - top
        for lines in groups:
            need = sum(self._height(line) for line in lines)
            if need > left and pages[-1]:
                pages.append([])
                left = bottom - top
            for line in lines:
                tall = self._height(line)
                if tall > left:
                    pages.append([])
                    left = bottom - top
                pages[-1].append(line)
                left -= tall
        return pages

    def _show(self, canvas, lines):
        """The lines, in the middle."""
        layout = self.app.layout
        y, bottom = layout.BODY
        middle = layout.WIDTH // 2
        deck = self.app.session.rules.deck
        free = bottom - y - sum(self._height(line) for line in lines)
        gap = min(10, free // 3)  # before the cards
        y += (free - gap) // 3
        for font, colour, content in lines:
            if font != _CARDS:
                canvas.text_centre(font, middle, y, content, colour)
            else:
                y, gap = y + gap, 0
                x = middle - len(content) * (layout.CARD[0] + 2) // 2
                x += x & 1
                for card in content:
                    canvas.card(cards.picture(card, deck), x, y)
                    x += layout.CARD[0] + 2
            y += self._height((font,))

    def _dealer(self, canvas, seat):
        layout = self.app.layout
        middle = layout.WIDTH // 2
        font = LARGE if layout.HEIGHT >= 100 else NORMAL
        lines = self._broken(font, GOLD, self._who(seat))
        step = canvas.line_height(font) if font == LARGE else self.step
        tall = len(lines) * step
        wide, high = layout.CARD
        free = layout.BODY[1] - layout.BODY[0] - tall - high - 14
        y = (layout.BODY[0] + layout.BODY[1] - tall) // 2
        if free >= 0:
            y = layout.BODY[0] + free // 2 + high + 8
            for index in range(3):
                canvas.back((middle - wide // 2 + (index - 1) * 6) & ~1, y - high - 4 - index * 2)
            canvas.hline(middle - 50, y + tall + 5, 100, LEAF)
        for _, colour, line in lines:
            canvas.text_centre(font, middle, y, line, colour)
            y += step


def earliest(drawn):
    """The seats that share the earliest month."""
    first = min(card >> 2 for _, card in drawn)
    return [seat for seat, card in drawn if card >> 2 == first]


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
