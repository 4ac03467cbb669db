"""The end of a round: the yaku added up line by line, what multiplies them, and the totals."""

from engine_core import cards, events, yaku
from firmware import tunes
from firmware.colours import GOLD, PAPER, SKY
from firmware.input import BACK, MENU, NEXT, OK
from firmware.names import seat_name
from firmware.screens.flow import CARDS, COLUMNS, GAP, RULE, TEXT, Flow
from firmware.text import LARGE, NORMAL
from firmware.texts import keys as T

BEAT = 260  # ms from line to line at the middle speed
BESIDE = 6  # a line kind beside those of flow: (BESIDE, ((caption, pictures), …), how many
# in a row)
_MONTH = 7  # pixels of a card in which its month is read
_PACE = (3, 2, 1)  # halves, by the speed that is set


class Screen(Flow):
    """Round `index` of those played. Gives None."""

    hints = ((OK, T.H_NEXT), (NEXT, T.H_PAGE))
    through = False

    def __init__(self, app, index):
        game = app.session.game
        super().__init__(app, app.tr(T.ROUND, index + 1, game.rounds))
        self.game = game
        played = game.rounds_played[: index + 1]
        self.ended = played[-1]
        self.totals = totals_after(played, game.rules.players)
        self.last = index == game.finished - 1
        self.beats = 0
        self.since = app.now
        self.show(self._blocks())
        self.counted = self._lines_to_count()
        self.busy = self.counted > 0
        app.play(tunes.STOP if self.ended.winner >= 0 else tunes.NO)

    def _blocks(self):
        app = self.app
        blocks = [self._head(), self._sums()]
        game, word = self.game, app.tr(T.F_TOTAL)
        names = self.column_heads(word)
        scores = [str(score) for score in self.totals]
        totals = [(COLUMNS, SKY, [""] + names), (COLUMNS, PAPER, [word] + scores)]
        blocks.append([(GAP, 4)] + totals)
        if self.last and game.last_hands and app.layout.WIDTH >= 128:
            blocks += self._held(T.R_HAND, game.last_hands)
            blocks += self._held(T.R_TOOK, game.last_captured)
        return blocks

    def _head(self):
        app, ended = self.app, self.ended
        tr = app.tr
        if ended.winner < 0:
            head = tr(T.R_NOBODY)
        elif len(app.session.people) == 1 and app.session.players[ended.winner] == "human":
            head = tr(T.R_YOU)
        else:
            head = tr(T.R_WINS, seat_name(app, ended.winner))
        lines = self.text(head, GOLD, LARGE) + [(GAP, 3)]
        reason = {events.EXHAUSTED: T.R_EXHAUSTED, events.FIELD: T.R_FIELD, events.BOTH: T.R_BOTH}
        if ended.reason in reason:
            lines += self.text(tr(reason[ended.reason]))
        if ended.reward:
            lines += self.pair(tr(T.R_REWARD), str(ended.reward))
        return lines

    def _sums(self):
        """Each yaku, and how its points become those of the round."""
        tr, ended = self.app.tr, self.ended
        lines = []
        if ended.winner < 0:
            return lines
        for kind, points in ended.yaku:
            lines += self.pair(tr(T.YAKU + kind), str(points))
        lines.append((RULE,))
        factors = breakdown(self.game.rules, ended)
        if factors:
            lines += self.pair(tr(T.R_SUM), str(ended.base), PAPER, PAPER)
        for key, value, text in factors:
            lines += self.pair(tr(key, value), text, SKY, SKY)
        return lines + self.pair(tr(T.R_POINTS), str(ended.points), GOLD, GOLD, LARGE)

    def _held(self, key, piles):
        """Each seat's cards by rank as blocks, side by side where they fit."""
        app, deck = self.app, self.game.rules.deck
        head = self.text(app.tr(key), SKY)
        shown = []
        for seat, pile in enumerate(piles):
            held = cards.listed(pile)
            if held:
                held.sort(key=lambda card: (cards.rank(card, deck), card))
                pictures = tuple(cards.picture(card, deck) for card in held)
                shown.append((seat_name(app, seat), pictures))
        count = len(shown)
        while count > 1 and not self._fit(shown, self.width // count - 4):
            count = count - 1 if count <= 2 else 2
        if count > 1:
            lines = [
                [(BESIDE, tuple(shown[at : at + count]), count)]
                for at in range(0, len(shown), count)
            ]
        else:
            most = (self.width - app.layout.CARD[0]) // (_MONTH + 1) + 1
            lines = [
                self.text(words)
                + [(CARDS, held[at : at + most]) for at in range(0, len(held), most)]
                for words, held in shown
            ]
        if lines:
            lines[0] = [(GAP, 4)] + head + lines[0]
        return lines

    def _fit(self, shown, room):
        """Whether each caption and its cards have room, the month of every card in view."""
        width = self.app.canvas.fonts[NORMAL].width
        wide = self.app.layout.CARD[0]
        part = max(wide // 3, _MONTH)
        return all(
            width(words) <= room and wide + (len(held) - 1) * part <= room
            for words, held in shown
        )

    def height(self, line):
        """Hands side by side: a caption above cards."""
        if line[0] == BESIDE:
            return self.line_height + self.card_height
        return super().height(line)

    def _lines_to_count(self):
        """How many lines of the first page appear one by one."""
        count = 0
        for number, line in enumerate(self.pages[0]):
            if line[0] == TEXT and line[5]:
                count = number + 1
            elif line[0] == CARDS:
                break
        return count

    def update(self, now):
        if self.busy and now - self.since >= BEAT * _PACE[self.app.settings.speed] // 2:
            self.since = now
            self.beats += 1
            while self.beats < self.counted and self.pages[0][self.beats][0] != TEXT:
                self.beats += 1
            if self.beats >= self.counted:
                self.busy = False
            else:
                self.app.play(tunes.MOVE)
            self.touch()

    def handle(self, intent):
        if intent == MENU:
            self.app.push("pause", None)
        elif self.busy:
            self.busy = False
            self.touch(True)
        elif intent != BACK:
            super().handle(intent)

    def draw(self, canvas):
        """Draw the page as far as it is counted; while counting only the new lines."""
        if self.full or not self.busy:
            super().draw(canvas)
            return
        y = self.app.layout.BODY[0]
        for number, line in enumerate(self.pages[0]):
            if number == self.beats:
                self.line(canvas, line, y)
            y += self.height(line)

    def line(self, canvas, line, y):
        """A line that is not counted yet stays empty."""
        if self.busy and self.pages[0].index(line) > self.beats:
            return
        if line[0] != BESIDE:
            super().line(canvas, line, y)
            return
        room = self.width // line[2]
        for index, (words, held) in enumerate(line[1]):
            x = self.margin + index * room
            canvas.text(NORMAL, x, y, words, PAPER)
            self.row_of_cards(canvas, held, x, y + self.line_height, room - 4)


def totals_after(rounds, players):
    """Each seat's total after these rounds."""
    totals = [0] * players
    for one in rounds:
        if one.winner >= 0:
            totals[one.winner] += one.points
        if one.reward:
            totals[one.dealer] += one.reward
    return totals


def breakdown(rules, ended):
    """How the sum of a round became its points: [(text key, value in it, what it does)].

    Every step is what the engine's settlement says with and without it.
    """
    if ended.winner < 0 or ended.reason != events.BY_STOP or not ended.base:
        return []
    base, calls = ended.base, sum(ended.calls)
    others = calls - ended.calls[ended.winner]
    found = []
    high = yaku.settle(base, rules, False, 0, 0, calls > 0)
    if high != base:
        found.append((T.R_SEVEN, yaku.SEVEN, "×%d" % (high // base)))
    called = yaku.settle(base, rules, others > 0, 0, others, calls > 0)
    if called != high:
        found.append((T.R_CALLED, others, "×%d" % (called // high)))
    if ended.points != called:
        found.append((T.R_CALLS, calls, "+%d" % (ended.points - called)))
    return found
