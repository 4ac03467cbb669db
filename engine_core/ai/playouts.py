"""Playouts: what a call leads to, and how far the rounds of a rule set spread.

The kernel plays the round to its end on hidden cards drawn by chance; here is what it needs and
what becomes of the ends. Work is counted in playouts, SLICE at a time.
"""

from micropython import const

from engine_core import rng
from engine_core.ai import kernel as k
from engine_core.cards import DECKS, MONTHS, from_cards, listed

SLICE = const(16)

_DEALS = const(24)  # on which the spread is measured, SLICE playouts each
_STRONGER = const(340)  # spread between strong players to that between playouts, times 256


class Playouts:
    """The kernel's playouts on one position."""

    def __init__(self, position):
        self.position = position
        self._bytes = bytearray(k.S_LENGTH)

    def begin(self, unseen, hand, turn, token):
        """Playouts with these ``unseen`` cards and my ``hand``; ``turn`` seats after me begins."""
        words = self.position.words
        words[k.P_CARDS] = len(unseen)
        words[k.P_TURN] = turn
        words[k.P_SEED] = 1 + token % 1000000000
        at = k.S_CARDS
        for card in unseen:
            self._bytes[at] = card
            at += 1
        at = k.S_HAND
        for card in hand:
            self._bytes[at] = card
            at += 1

    def run(self, number):
        """Run at most SLICE playouts; their ends as (seat after me or −1, points), one by one."""
        tables = self.position.tables
        self.position.words[k.P_RUNS] = number
        ends = self._bytes
        k.playouts(tables.words, tables.deltas, self.position.words, ends)
        for at in range(k.S_ENDS, k.S_ENDS + 2 * number, 2):
            winner = ends[at]
            yield -1 if winner == k.NOBODY else winner, ends[at + 1]

    def call(self, view):
        """Set out after a call in the position's view: the next seat plays."""
        words = self.position.words
        unseen = listed(bytes([words[k.P_UNSEEN + month] for month in range(MONTHS)]))
        self.begin(unseen, listed(view.hand), 1, rng.mix(view.token, 1))


def spread(playouts, rules):
    """Measure the spread of a round's points, in 1/16; yields None at work, then the number.

    It is that of the first month, whenever it is measured: a resumed game goes on alike.
    """
    words = playouts.position.words
    playouts.position.clear()
    playouts.position.tables.turn_to(1)
    random = rng.Random(1, 1)
    deck = bytearray(range(DECKS[rules.deck].size))
    squares = 0
    yield None
    for deal in range(_DEALS):
        random.shuffle(deck)
        size = rules.hand_size
        field = from_cards(deck[size : size + rules.field_size])
        for month in range(MONTHS):
            words[k.P_FIELD + month] = field[month]
        words[k.P_SEATS] = rules.players
        words[k.P_SEVEN] = 0 if rules.seven == "never" else 1
        words[k.P_BONUS] = 0
        for seat in range(rules.players):
            words[k.P_FIRST + seat] = words[k.P_SECOND + seat] = words[k.P_BASE + seat] = 0
            words[k.P_SIZE + seat] = size
            words[k.P_TIMES + seat] = 1
        playouts.begin(deck[size + rules.field_size :], deck[:size], 0, random.next())
        if not deal:
            yield None  # there was code to load
        for _, points in playouts.run(SLICE):
            squares += points * points
        yield None
    mean = squares * 256 // (_DEALS * SLICE)
    root = 1
    while root * root < mean:
        root += 1
    yield max(16, root * _STRONGER >> 8)
