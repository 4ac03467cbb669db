"""One yaku after the other: what makes it, what it pays, and its cards, large if there is room."""

from engine_core import cards
from firmware import help as words
from firmware.colours import GOLD, SKY
from firmware.screens.flow import CARDS, GAP, Series
from firmware.text import LARGE
from firmware.texts import keys as T

BIG = 6  # a line kind beside those of flow: (BIG, pictures)


class Screen(Series):
    """The yaku `kinds` of the rules, from the one at `index`."""

    helpers = ("firmware.screens.flow", "firmware.help")

    def __init__(self, app, rules, kinds, index=0):
        super().__init__(app, app.tr(T.HE_PART + words.YAKU))
        self.rules, self.kinds = rules, kinds
        self.items = len(kinds)
        self.open(index)

    def height(self, line):
        """A row of large cards."""
        return self.app.layout.BIG[1] if line[0] == BIG else super().height(line)

    def blocks_of(self, item):
        """The words, then the cards."""
        tr, rules, layout = self.app.tr, self.rules, self.app.layout
        kind = self.kinds[item]
        held, value, rank, more = words.worth(kind, rules)
        roomy = layout.HEIGHT >= 100
        block = self.pair(tr(T.YAKU + kind), str(value), GOLD, GOLD, LARGE)
        text = tr(words.text_of(kind, rules))
        further = tr(T.HE_FURTHER + rank, more) if more else ""
        if roomy:
            block += self.text(text) + (self.text(further, SKY) if further else [])
        else:
            block += self.text(text + " " + further if further else text)
        for key, _, points in words.variants(kind, rules):
            block += self.pair(tr(key), str(points), SKY)
        if roomy:
            block.append((GAP, 6))
        pictures = tuple(cards.picture(card, rules.deck) for card in held)
        free = self.bottom - self.top - sum(self.height(line) for line in block)
        big = layout.BIG
        large = big and big[1] <= free and len(held) * big[0] <= 3 * self.width
        block.append((BIG if large else CARDS, pictures))
        return [block]

    def number(self):
        return "%d/%d" % (self.item + 1, self.items)

    def line(self, canvas, line, y):
        if line[0] != BIG:
            super().line(canvas, line, y)
            return
        pictures = line[1]
        count = len(pictures)
        wide = self.app.layout.BIG[0]
        step = wide + 4
        if count > 1:
            step = min(step, (self.width - wide) // (count - 1) & ~1)
        x = self.margin + self.margin % 2
        for index in range(count) if canvas.mono else range(count - 1, -1, -1):
            canvas.card_big(pictures[index], x + index * step, y)
