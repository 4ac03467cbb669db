"""A view as the kernel's position: count words, masks and the chance that a seat holds a month."""

import array

from engine_core import events
from engine_core.ai import kernel as k
from engine_core.cards import DECKS, MONTHS, POPCOUNT

_SEATS = 4
_CERTAIN = 1024  # chances are in 1/1024, factors of odds in 1/256


class Position:
    """The kernel's position array, filled from one view after the other."""

    def __init__(self, tables):
        self.tables = tables
        self.words = array.array("i", bytes(4 * k.P_LENGTH))
        self._odds = bytearray(_SEATS * MONTHS)
        self._table = bytearray(MONTHS)
        weights = tables.weights
        words = self.words
        for at in range(8):
            words[k.P_WEIGHTS + at] = weights[16 + at]
        for at in (k.W_LOSS, k.W_WIN):
            words[at] >>= 2
        self._passed = min(256, weights[24])
        self._discarded = min(256, weights[25])

    def fill(self, view, evidence, calling=False):
        """Take over what ``view`` shows; with ``evidence`` also what the others did not play.

        ``calling``: wins count as if this seat had called already.
        """
        tables = self.tables
        tables.turn_to(view.round)
        words = self.words
        seats = view.rules.players
        words[k.P_SEATS] = seats
        added = view.rules.call_bonus * (sum(view.calls) + (1 if calling else 0))
        words[k.P_BONUS] = added
        drawn = view.drawn
        unseen = 0
        for month in range(MONTHS):
            field = view.field[month]
            hand = view.hand[month]
            seen = field | hand
            for captured in view.captured:
                seen |= captured[month]
            if drawn >> 2 == month:
                seen |= 1 << (drawn & 3)
            left = 15 ^ seen if month < DECKS[view.rules.deck].months else 0
            words[k.P_FIELD + month] = field
            words[k.P_HAND + month] = hand
            words[k.P_UNSEEN + month] = left
            unseen += POPCOUNT[left]
        deltas = tables.deltas
        for j in range(seats):
            seat = (view.seat + j) % seats
            first = second = 0
            for month, mask in enumerate(view.captured[seat]):
                if mask:
                    at = month << 5 | mask << 1
                    first += deltas[at]
                    second += deltas[at + 1]
            words[k.P_FIRST + j] = first
            words[k.P_SECOND + j] = second
            words[k.P_BASE + j] = view.bases[seat]
            words[k.P_SIZE + j] = view.hand_sizes[seat]
            words[k.P_TIMES + j] = view.settled(seat, 1, calling) - added
        seven = view.settled(view.seat, 10, calling) - added
        words[k.P_SEVEN] = 1 if seven > 10 * words[k.P_TIMES] else 0
        if evidence:
            self._watch(view)
        for j in range(1, seats):
            self._hold(j, view.hand_sizes[(view.seat + j) % seats], unseen, evidence)

    def _hold(self, j, size, unseen, evidence):
        """The chance that the seat holds at least one card of each month."""
        words = self.words
        for month in range(MONTHS):
            number = POPCOUNT[words[k.P_UNSEEN + month]]
            chance = 0
            if number and unseen:
                without = _CERTAIN
                for taken in range(number):
                    without = without * max(0, unseen - size - taken) // (unseen - taken)
                chance = _CERTAIN - without
                if evidence:
                    odds = self._odds[j * MONTHS + month]
                    chance = chance * odds * _CERTAIN // (chance * odds + without * 255)
            words[k.P_HELD + MONTHS * (j - 1) + month] = chance

    def _watch(self, view):
        """Odds from what the others played: who passes a capture by hardly holds its month."""
        odds = self._odds
        table = self._table
        gains = self.tables.words
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
                card = event[2]
                month = card >> 2
                taken = 0
                if at + 1 < len(history) and history[at + 1][0] == events.TAKE:
                    for match in history[at + 1][3:]:
                        taken |= 1 << (match & 3)
                if kind == events.PLAY and event[1] != view.seat:
                    seats = view.rules.players
                    first = (event[1] - view.seat) % seats * MONTHS
                    value = gains[k.T_GAIN + (month << 4 | taken)]
                    factor = self._passed if taken else self._discarded
                    for other in range(MONTHS):
                        there = table[other]
                        if not there or other == month:
                            continue
                        if not taken or gains[k.T_GAIN + (other << 4 | there)] > value:
                            odds[first + other] = odds[first + other] * factor >> 8
                if taken:
                    table[month] &= 15 ^ taken
                else:
                    table[month] |= 1 << (card & 3)
