"""The seeded generator: the same numbers on every interpreter and chip, for ever.

Seeds are shared between people, so nothing here may change: the vectors below are tests.

*Hash.* ``mix(h, value)`` folds a number of 15 bits into a hash of 30 bits; no product reaches 2³⁰.

*Generator.* L'Ecuyer's combination of three small multiplicative generators ("Efficient and
portable combined random number generators", CACM 31, 1988, the 16-bit version)::

    a = 157 a mod 32363     b = 146 b mod 31727     c = 142 c mod 31657
    number = (a - b + c + 31727) mod 32362        0 … 32361, period about 8 · 10¹²

*Streams.* ``Random(seed, stream)``: seed 0 … 2³⁰ − 1; stream 0 finds the first dealer, stream
``1 + i`` shuffles deal ``i`` of the game, redeals counted. The three states come from the hash of
both. ``below(n)`` rejects the numbers that do not divide evenly; ``shuffle`` is Fisher-Yates from
the end.

*Vectors.* The first numbers of ``Random(0, 0)`` are 2842 24505 25091 1057 6089, those of
``Random(12345, 1)`` 18546 25121 4740 13634 23776, those of ``Random(2**30 - 1, 7)`` 10181 14187
16038 17138 18158. A deck of 48 shuffled with ``Random(12345, 1)`` begins 42 19 13 25 41 21 17 8.
"""

from micropython import const

SEEDS = const(0x40000000)
"""Seeds are 0 … SEEDS − 1."""

FIRST_DEALER = const(0)
FIRST_DEAL = const(1)

_START = const(0x2B7E1516)
_RANGE = const(32362)


def mix(h, value):
    """The hash ``h`` (30 bits) with ``value`` (0 … 32767) folded in."""
    h ^= value
    h = (h & 0x7FFF) * 27893 + (h >> 15)
    h ^= h >> 13
    h = (h & 0x7FFF) * 31337 + (h >> 15)
    h ^= h >> 9
    h = (h & 0x7FFF) * 24593 + (h >> 15)
    return h ^ h >> 14


def mix_text(h, text):
    """The hash ``h`` with the bytes of ``text`` folded in."""
    for byte in text.encode():  # a character on its own would be one more name in memory
        h = mix(h, byte)
    return h


class Random:
    """One stream of numbers."""

    def __init__(self, seed, stream=0):
        h = mix(mix(mix(_START, seed & 0x7FFF), seed >> 15), stream)
        self._a = 1 + h % 32362
        h = mix(h, 1)
        self._b = 1 + h % 31726
        h = mix(h, 2)
        self._c = 1 + h % 31656

    def next(self):
        """The next number, 0 … 32361."""
        self._a = a = self._a * 157 % 32363
        self._b = b = self._b * 146 % 31727
        self._c = c = self._c * 142 % 31657
        return (a - b + c + 31727) % _RANGE

    def below(self, n):
        """A number 0 … n − 1, each as likely; n is 1 … 32362."""
        limit = _RANGE - _RANGE % n
        while True:
            number = self.next()
            if number < limit:
                return number % n

    def shuffle(self, items):
        """Shuffle a list or bytearray in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
