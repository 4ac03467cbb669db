"""A view as the kernel's position: count words, masks and the chance that a seat holds a month."""

import array

from engine_core import events
from engine_core.ai import kernel as k
from engine_core.cards import DECKS, MONTHS

_SEATS = 4


class Tables:
    """The kernel's tables for one rule set and one set of weights; ``tables`` fills them."""

    def __init__(self, rules, weights):
        self.rules = rules
        self.weights = weights
        self.month = 0
        self.words = array.array("H", bytes(2 * k.T_SIZE))
        self.deltas = array.array("i", bytes(4 * 16 * MONTHS))

    def turn_to(self, month):
        """Make the tables fit the round: tsuki-fuda counts the cards of its month."""
        if self.rules.tsukifuda and month != self.month:
            from engine_core.ai.tables import set_month

            set_month(self, month)


class Position:
    """The kernel's position array, filled from one view after the other."""

    def __init__(self, tables):
        self.tables = tables
        self.words = array.array("i", bytes(4 * k.P_LENGTH))
        self._odds = bytearray([255] * (_SEATS * MONTHS))
        self._asked = None
        self._months = DECKS[tables.rules.deck].months
        self._table = bytearray(MONTHS)
        weights = tables.weights
        words = self.words
        for at in range(8):
            words[k.P_WEIGHTS + at] = weights[16 + at]
        if tables.rules.players > 2:
            words[k.W_RIVAL], words[k.W_DANGER] = weights[26:28]
        for at in (k.W_LOSS, k.W_WIN):
            words[at] >>= 2
        self._passed = min(256, weights[24])
        self._discarded = min(256, weights[25])

    def clear(self):
        """Forget what a win counts: others have written there."""
        self._asked = None

    def fill(self, view, calling):
        """Take over what ``view`` shows; ``suspect`` is to follow.

        ``calling``: wins count as if this seat had called already.
        """
        tables = self.tables
        tables.turn_to(view.round)
        words = self.words
        seats = view.rules.players
        words[k.P_SEATS] = seats
        self._settling(view, calling)
        for month in range(MONTHS):
            field = view.field[month]
            hand = view.hand[month]
            words[k.P_FIELD + month] = field
            words[k.P_HAND + month] = hand
            words[k.P_UNSEEN + month] = 15 ^ (field | hand) if month < self._months else 0
        drawn = view.drawn
        if drawn >= 0:
            words[k.P_UNSEEN + (drawn >> 2)] &= 15 ^ (1 << (drawn & 3))
        for j in range(seats):
            seat = (view.seat + j) % seats
            words[k.P_BASE + j] = view.bases[seat]
            words[k.P_SIZE + j] = view.hand_sizes[seat]
            words[k.P_SEAT] = j
            k.survey(tables.words, tables.deltas, words, view.captured[seat])

    def suspect(self, view, evidence):
        """What the others may hold; with ``evidence`` also from what they did not play."""
        if evidence:
            self._watch(view)
        for j in range(1, view.rules.players):
            k.hold(self.words, self._odds, j)

    def _settling(self, view, calling):
        """What a win counts, for each seat; worked out anew when the calls have changed."""
        asked = view.seat, calling, view.calls
        if asked == self._asked:
            return
        self._asked = asked
        words = self.words
        seats = view.rules.players
        added = view.rules.call_bonus * (sum(view.calls) + (1 if calling else 0))
        words[k.P_BONUS] = added
        for j in range(seats):
            words[k.P_TIMES + j] = view.settled((view.seat + j) % seats, 1, calling) - added
        seven = view.settled(view.seat, 10, calling) - added
        words[k.P_SEVEN] = 1 if seven > 10 * words[k.P_TIMES] else 0

    def _watch(self, view):
        """Odds from what the others played: who passes a capture by hardly holds its month."""
        odds = self._odds
        table = self._table
        words = self.tables.words
        for at in range(len(odds)):
            odds[at] = 255
        history = view.history
        for at, event in enumerate(history):
            kind = event[0]
            if kind == events.DEAL:
                for month in range(MONTHS):
                    table[month] = 0
                for card in event[2:]:
                    table[card >> 2] |= 1 << (card & 3)
            elif kind == events.PLAY or kind == events.FLIP:
                play = event[2]
                if at + 1 < len(history) and history[at + 1][0] == events.TAKE:
                    for match in history[at + 1][3:]:
                        play |= 64 << (match & 3)
                if kind == events.PLAY and event[1] != view.seat:
                    factor = self._passed if play > 63 else self._discarded
                    seat = (event[1] - view.seat) % view.rules.players
                    play |= factor << 16 | MONTHS * seat << 10
                k.watch(words, table, odds, play)
