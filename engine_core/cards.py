"""Cards, decks and sets of cards (RULES §1).

A card is an int, ``(month - 1) * 4 + slot``; its text is the month and a letter: ``1a`` … ``14d``.
A *set* of cards is a bytearray with one byte per month and one bit per slot, so that the cards
matching a card are one index away: ``field[card >> 2]``.
"""

from array import array

import micropython
from micropython import const

HIKARI, TANE, TANZAKU, KASU = const(0), const(1), const(2), const(3)
NO_RIBBON, POETRY, BLUE, PLAIN = const(0), const(1), const(2), const(3)
BASE, PHOENIX, DRAGON_TIGER = const(0), const(1), const(2)

MONTHS = const(14)
"""Bytes in a set, whatever the deck."""

BACK_PICTURE = const(60)

# Cards that a rule names. 48 … 55 are the Junior suits: 48 is Mt. Fuji in one deck and the Tiger
# in the other.
CRANE, CURTAIN, MOON, RAIN_MAN = const(0), const(8), const(28), const(40)
WARBLER, BUTTERFLIES, BOAR, SAKE_CUP, DEER = const(4), const(20), const(24), const(32), const(36)
LIGHTNING, GOLDEN_PAULOWNIA = const(43), const(47)
MOUNT_FUJI, TIGER, FUJIN, GOLDEN_BAMBOO = const(48), const(48), const(50), const(51)

POPCOUNT = b"\0\1\1\2\1\2\2\3\1\2\2\3\2\3\3\4"
"""How many of a month's four slots a byte of a set has."""

# One letter per card, a month at a time: Hikari, Tane, Poetry, Blue or plain Ribbon, Kasu. These
# are bytes, as the chip would keep a text of few letters, and each of its letters, for ever.
_SUITS = b"HPKKTPKKHPKKTRKKTRKKTBKKTRKKHTKKTBKKTBKKHTRKHKKK"
_FUJI_SUIT = b"HTKK"
_TIGER_AND_DRAGON_SUITS = b"TPKKHBKK"

# What a month of each make-up adds to a tally: kasu from bit 0, tanzaku from bit 5, tane from bit
# 9, hikari from bit 13. _TALLIES has it for each of the 16 combinations of slots.
_MAKE_UPS = (b"HRKK", b"TRKK", b"HTKK", b"HTRK", b"HKKK")
_PLACES = (1 << 13, 1 << 9, 1 << 5, 1)
_RANKS = tuple(b"HTRK")
_RIBBONS = tuple(b"PBR")


def _tallies():
    table = array("H", bytes(32 * len(_MAKE_UPS)))
    for at in range(len(table)):
        for slot, kind in enumerate(_MAKE_UPS[at >> 4]):
            if at >> slot & 1:
                table[at] += _PLACES[_RANKS.index(kind)]
    return table


_TALLIES = _tallies()


class Deck:
    """One deck as tables, indexed by card: ``ranks``, ``ribbons``, ``pictures``.

    ``masks[rank]``, ``poetry`` and ``blue`` are sets of the cards of that rank or ribbon.
    """

    def __init__(self, name, suits, first_picture):
        self.name = name
        self.size = size = len(suits)
        self.months = size // 4
        self.ribbons = bytes([kind in _RIBBONS and _RIBBONS.index(kind) + 1 for kind in suits])
        plain = suits.replace(b"P", b"R").replace(b"B", b"R")
        self.ranks = bytes([_RANKS.index(kind) for kind in plain])
        self._make_ups = bytes([_MAKE_UPS.index(plain[c : c + 4]) << 4 for c in range(0, size, 4)])
        self.pictures = bytes([c if c < 48 else c - 48 + first_picture for c in range(size)])
        self.masks = tuple([self._of(self.ranks, rank) for rank in range(4)])
        self.poetry = self._of(self.ribbons, POETRY)
        self.blue = self._of(self.ribbons, BLUE)

    def _of(self, table, kind):
        return bytes(from_cards([card for card, value in enumerate(table) if value == kind]))

    def tally(self, cards):
        """How many hikari, tane, tanzaku and kasu a set holds, as a tuple."""
        total = 0
        for byte, made in zip(cards, self._make_ups):
            if byte:
                total += _TALLIES[made | byte]
        return total >> 13, total >> 9 & 15, total >> 5 & 15, total & 31


def new_set():
    """An empty set."""
    return bytearray(MONTHS)


def add(cards, card):
    """Put ``card`` into the set ``cards``."""
    cards[card >> 2] |= 1 << (card & 3)


def discard(cards, card):
    """Take ``card`` out of the set ``cards``, if it is there."""
    cards[card >> 2] &= 15 ^ (1 << (card & 3))


def has(cards, card):
    """Whether ``card`` is in the set ``cards``."""
    return cards[card >> 2] >> (card & 3) & 1 == 1


def count(cards):
    """How many cards the set holds."""
    return common(cards, cards)


@micropython.viper
def common(one: ptr8, other: ptr8) -> int:
    """How many cards two sets have in common."""
    total = 0
    at = 0
    while at < MONTHS:
        both = int(one[at]) & int(other[at])
        while both:
            both &= both - 1
            total += 1
        at += 1
    return total


def listed(cards):
    """The cards of the set as a list of ids, ascending."""
    found = []
    first = 0
    for byte in cards:
        if byte:
            if byte & 1:
                found.append(first)
            if byte & 2:
                found.append(first + 1)
            if byte & 4:
                found.append(first + 2)
            if byte & 8:
                found.append(first + 3)
        first += 4
    return found


def of_month(cards, card):
    """The cards of the set that are of ``card``'s month, ascending: what ``card`` would match."""
    first = card & ~3
    byte = cards[card >> 2]
    return [first + slot for slot in range(4) if byte >> slot & 1]


def from_cards(cards):
    """A set of the ids in ``cards``."""
    made = new_set()
    for card in cards:
        made[card >> 2] |= 1 << (card & 3)
    return made


class _Decks:
    """The decks by number, each made when first asked for."""

    def __init__(self):
        self._made = [None, None, None]

    def __getitem__(self, number):
        deck = self._made[number]
        if deck is None:
            if number == BASE:
                deck = Deck("base", _SUITS, 48)
            elif number == PHOENIX:
                deck = Deck("phoenix", _SUITS + _FUJI_SUIT, 48)
            else:
                deck = Deck("dragon_tiger", _SUITS + _TIGER_AND_DRAGON_SUITS, 52)
            self._made[number] = deck
        return deck


DECKS = _Decks()


def rank(card, deck=BASE):
    """HIKARI, TANE, TANZAKU or KASU."""
    return DECKS[deck].ranks[card]


def ribbon(card, deck=BASE):
    """POETRY, BLUE or PLAIN for a tanzaku, else NO_RIBBON."""
    return DECKS[deck].ribbons[card]


def picture(card, deck=BASE):
    """Where the card stands in a picture sheet: 0–59, by deck; BACK_PICTURE is the back."""
    return DECKS[deck].pictures[card]


def month(card):
    """1 (pine) … 12 (paulownia), 13 (bamboo), 14 (lotus)."""
    return (card >> 2) + 1


def text(card):
    """The card's text form, such as ``11d``."""
    return str((card >> 2) + 1) + "abcd"[card & 3]


def parse(string):
    """The card of a text form, or −1. The text is exact: no ``01a``, no ``1A``, no spaces."""
    if type(string) is not str or not 2 <= len(string) <= 3:
        return -1
    slot = "abcd".find(string[-1])
    digits = string[:-1]
    if slot < 0 or digits[0] not in "123456789" or digits[-1] not in "0123456789":
        return -1
    number = int(digits)
    return (number - 1) * 4 + slot if number <= MONTHS else -1
