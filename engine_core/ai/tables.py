"""A rule set as the kernel's tables: what each count is worth, and the points of each yaku.

The points are asked of ``yaku.score``, one small pile at a time, so that a rule has one home. The
worth of being on the way to a yaku follows from its points, what a win with them would count, how
many cards are missing and whether the others leave enough of them: a yaku worth 15 is hunted
harder. Weights are ints in 1/256, worth is in 1/64 point.
"""

from micropython import const

from engine_core import cards, yaku
from engine_core.ai import kernel as k
from engine_core.cards import DECKS, HIKARI, KASU, POPCOUNT, TANE, TANZAKU

_SETS = (
    yaku.HANAMI, yaku.TSUKIMI, yaku.YUKIMI, yaku.GOLDEN_FLOWERS, yaku.FUJIN_RAIJIN,
    yaku.THREE_FRIENDS,
)  # fmt: skip
"""Yaku of certain cards in the order of their fields in the second count word."""

_RAIN_MAN = cards.RAIN_MAN
_FOUR = const(893)  # points of tsuki-fuda: its count's highest bit, in T_SET_POINTS
_MOST = 65535
_ASKED = const(6)  # piles in a slice


def fill(tables):
    """Fill everything; a generator that yields between pieces of work. Wanted once in a game."""
    maker = _Maker(tables)
    for month in range(maker.deck.months):
        maker.month_counts(month)
        if month == 6:
            yield
    yield
    for step in (maker.points(), maker.worth(), maker.cards()):
        for _ in step:
            yield
        yield


def set_month(tables, month):
    """Let tsuki-fuda count the cards of that month."""
    old = tables.month
    tables.month = month
    maker = _Maker(tables)
    for changed in (old, month):
        if changed:
            maker.month_counts(changed - 1)


class _Maker:
    def __init__(self, tables):
        self.rules = tables.rules
        self.weights = tables.weights
        self.words = tables.words
        self.deltas = tables.deltas
        self.month = tables.month
        self.deck = DECKS[tables.rules.deck]
        self.asked = 2  # piles; fewer in the first slice, where there is code to load
        self.sets = [
            yaku.set_of(name) if tables.rules.pays(yaku.IDS[name]) else () for name in _SETS
        ]

    # Points

    def points(self):
        """The points of every yaku by its cards' number; yields after each few piles."""
        words = self.words
        rules = self.rules
        deck = self.deck
        lights = [card for card in cards.listed(deck.masks[HIKARI]) if card != _RAIN_MAN]
        ids = (yaku.GOKO, yaku.SHIKO, yaku.AME_SHIKO, yaku.SANKO)
        at = k.T_LIGHT_POINTS
        for _ in self._row(at, ids, lights, 3):
            yield
        for _ in self._row(at + 7, ids, [_RAIN_MAN] + lights, 4):
            yield
        boar = list(yaku.set_of(yaku.INOSHIKACHO))
        others = [card for card in cards.listed(deck.masks[TANE]) if card not in boar]
        ids = (yaku.INOSHIKACHO, yaku.TANE_YAKU)
        at = k.T_TANE_POINTS
        for _ in self._row(at, ids, others + boar[:2], yaku.FEWEST_TANE):
            yield
        for _ in self._row(at + 16, ids, boar + others, 3):
            yield
        red = cards.listed(deck.poetry)
        blue = cards.listed(deck.blue)
        plain = [c for c in cards.listed(deck.masks[TANZAKU]) if c not in red and c not in blue]
        ids = (yaku.AKATAN, yaku.AOTAN, yaku.AKATAN_AOTAN, yaku.TANZAKU_YAKU)
        at = k.T_RIBBON_POINTS
        for _ in self._row(at, ids, plain + red[:2] + blue[:2], yaku.FEWEST_TANZAKU):
            yield
        for _ in self._row(at + 16, ids, red + plain + blue[:2], 3):
            yield
        for _ in self._row(at + 32, ids, blue + plain + red[:2], 3):
            yield
        for _ in self._row(at + 48, ids, red[:3] + blue[:3] + plain + red[3:] + blue[3:], 6):
            yield
        kasu = cards.listed(deck.masks[KASU])[: yaku.FEWEST_KASU]
        for _ in self._row(k.T_KASU_POINTS, (yaku.KASU_YAKU,), kasu, yaku.FEWEST_KASU):
            yield
        for number in range(yaku.FEWEST_KASU + 1, 32):
            at = k.T_KASU_POINTS + number
            words[at] = words[at - 1] + 1 if words[at - 1] else 0
        for index, name in enumerate(_SETS):
            if self.sets[index]:
                at = k.T_SET_POINTS + 4 * index
                words[at + len(self.sets[index])] = getattr(rules, yaku.IDS[name])
        words[_FOUR] = rules.tsukifuda

    def _row(self, at, ids, found, fewest):
        pile = cards.from_cards(found[: fewest - 1])
        for number in range(fewest, min(len(found), 31) + 1):
            cards.add(pile, found[number - 1])
            total = 0
            for name, points in yaku.score(pile, self.rules):
                if name in ids:
                    total += points
            self.words[at + number] = total
            self.asked += 1
            if self.asked % _ASKED == 0:
                yield

    # Worth

    def _counted(self, points):
        """Twice the points that a win with this yaku alone is expected to count."""
        seven = self.rules.seven
        if points < yaku.SEVEN or seven == "never":
            return 2 * points
        return 4 * points if seven == "always" else 3 * points

    def worth(self):
        """What being on the way is worth; yields between pieces of work."""
        w = self.weights
        words = self.words
        deck = self.deck
        self._light_worth(len(cards.listed(deck.masks[HIKARI])) - 1)
        count = w[11:13]
        at = k.T_TANE_POINTS
        number = len(cards.listed(deck.masks[TANE]))
        self._count_worth(k.T_TANE, at, number, count, w[13], 8)
        yield
        number = len(cards.listed(deck.masks[TANZAKU]))
        self._count_worth(k.T_TANZAKU, k.T_RIBBON_POINTS, number, count, w[14], 8)
        self._count_worth(k.T_KASU, k.T_KASU_POINTS, 31, count, w[15], 1)
        triple = w[7:11]
        points = words[k.T_TANE_POINTS + 16 + 3]
        self._set_worth(k.T_BOAR, points, 3, 3, triple, 4)
        ribbons = k.T_RIBBON_POINTS + 3
        number = len(cards.listed(deck.poetry))
        self._set_worth(k.T_POETRY, words[ribbons + 16], number, 3, triple, 8)
        number = len(cards.listed(deck.blue))
        self._set_worth(k.T_BLUE, words[ribbons + 32], number, 3, triple, 8)
        pair = (w[4], w[5], w[6], 0)
        for index in range(6):
            kind, need = (triple, 3) if index == 5 else (pair, 2)
            points = words[k.T_SET_POINTS + 4 * index + need]
            self._set_worth(k.T_PAIRS + 16 * index, points, need, need, kind, 4)
        self._set_worth(k.T_TSUKIFUDA, words[_FOUR], 4, 4, triple, 8)

    def _full(self, points, kind):
        """The worth of a complete yaku: a base and a slope, in 1/64 point."""
        return min(_MOST, 2 * kind[0] + kind[1] * self._counted(points) >> 3) if points else 0

    def _light_worth(self, number):
        w = self.weights
        words = self.words
        for rain in (0, 8):
            for mine in range(number + 1):
                for others in range(number + 1 - mine):
                    missing = 0
                    while not words[k.T_LIGHT_POINTS + rain + mine + missing]:
                        missing += 1
                        if mine + missing + others > number:
                            break
                    else:
                        value = self._full(words[k.T_LIGHT_POINTS + rain + mine + missing], w)
                        if missing:
                            value = value * (0, w[2], w[3], w[3] >> 2)[min(missing, 3)] >> 8
                        words[k.T_LIGHTS + ((rain + mine) << 3) + others] = value

    def _count_worth(self, at, points, number, kind, near, columns):
        words = self.words
        fewest = 1
        while fewest < 31 and not words[points + fewest]:
            fewest += 1
            if fewest > number or (columns == 8 and fewest > 15):
                return
        full = self._full(words[points + fewest], kind)
        for mine in range(min(number, 31 if columns == 1 else 15) + 1):
            if mine >= fewest:
                value = self._full(words[points + mine], kind)
            else:
                value = full * near // 256 * mine * mine // (fewest * fewest)
            for others in range(columns):
                if mine >= fewest or columns == 1 or number - others >= fewest:
                    words[at + mine * columns + others] = min(value, _MOST)

    def _set_worth(self, at, points, number, need, kind, columns):
        full = self._full(points, kind)
        for mine in range(min(number, columns - 1) + 1):
            missing = need - mine
            value = full
            if missing > 0:
                part = kind[3] if missing == 2 else kind[3] >> 2
                value = full * (kind[2] if missing == 1 else part) >> 8
            if mine or missing <= 0:
                for others in range(columns):
                    if missing <= 0 or missing + mine + others <= number:
                        self.words[at + mine * columns + others] = value

    # Counts

    def _word(self, card):
        """The two count words of one card."""
        deck = self.deck
        rank = deck.ranks[card]
        if rank == HIKARI:
            first = 8 if card == _RAIN_MAN else 1
        else:
            first = 1 << (4, 4, 8, 12)[rank]
        if card == cards.SAKE_CUP:
            first += self.rules.cup_as_kasu << 12
        if card in yaku.set_of(yaku.INOSHIKACHO):
            first += 1 << 17
        if deck.ribbons[card] == cards.POETRY:
            first += 1 << 19
        elif deck.ribbons[card] == cards.BLUE:
            first += 1 << 22
        second = 0
        for index, paid in enumerate(self.sets):
            if card in paid:
                second += 1 << 2 * index
        if card >> 2 == self.month - 1:
            second += 1 << 12
        return first, second

    def month_counts(self, month):
        """The count words of a month's masks."""
        at = 16 * month
        for slot in range(4):
            one = at + (1 << slot)
            self.deltas[one], self.words[k.T_SECOND + one] = self._word(4 * month + slot)
        for row, start in ((self.deltas, at), (self.words, k.T_SECOND + at)):
            for mask in range(1, 16):
                rest = mask & mask - 1
                if rest:
                    row[start + mask] = row[start + rest] + row[start + (mask ^ rest)]

    # One value per card

    def cards(self):
        """What a card is worth by itself, and what a mask of a month gives; yields by months."""
        words = self.words
        totals = [0] * 16
        bests = [0] * 16
        for month in range(self.deck.months):
            for mask in range(1, 16):
                rest = mask & mask - 1
                if rest:
                    low = mask ^ rest
                    total = totals[rest] + totals[low]
                    best = bests[rest]
                    if totals[low] >= totals[best]:
                        best = low
                else:
                    total = self._card_worth(16 * month + mask)
                    words[k.T_CARDS + 4 * month + POPCOUNT[mask - 1]] = total
                    best = mask
                totals[mask] = total
                bests[mask] = best
                taken = mask
                if POPCOUNT[mask] == 2:
                    taken = best
                    total = totals[best]
                words[k.T_MASKS + 16 * month + mask] = min(255, total) << 8 | best << 4 | taken
            if month == 5:
                yield

    def _card_worth(self, at):
        """A share of each yaku that a card can help to make, 1 … 255; by its month and mask."""
        words = self.words
        first = self.deltas[at]
        second = words[k.T_SECOND + at]
        total = 0
        if first & 7:
            total += words[k.T_LIGHTS + (3 << 3)] // 3
        elif first & 8:
            total += (words[k.T_LIGHTS + (11 << 3)] - words[k.T_LIGHTS + (3 << 3)]) // 2
        if first >> 4 & 15:
            total += words[k.T_TANE + (5 << 3)] // 5
        if first >> 8 & 15:
            total += words[k.T_TANZAKU + (5 << 3)] // 5
        if first >> 12 & 31:
            total += words[k.T_KASU + 10] // 10 * (first >> 12 & 31)
        for at, number in (
            (k.T_BOAR + 12, first >> 17 & 3),
            (k.T_POETRY + 24, first >> 19 & 7),
            (k.T_BLUE + 24, first >> 22 & 7),
        ):
            if number:
                total += words[at] // 3
        for index in range(6):
            if second >> 2 * index & 3:
                need = 3 if index == 5 else 2
                total += words[k.T_PAIRS + 16 * index + 5 * need] // need
        if second >> 12:
            total += words[k.T_TSUKIFUDA + 32] // 4
        return max(1, min(255, total >> 2))
