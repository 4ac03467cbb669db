"""The pages of one section of the help, in the words and numbers of one rule set."""

from engine_core import cards, yaku
from engine_core.cards import DECKS
from firmware import help as words
from firmware.colours import GOLD, SKY
from firmware.input import BACK, MENU, NEXT, UP
from firmware.names import picture_name
from firmware.screens.flow import BREAK, CARDS, FIGURE, GAP, Flow
from firmware.text import SMALL
from firmware.texts import keys as T

_NAMED = (cards.LIGHTNING, cards.GOLDEN_PAULOWNIA, cards.FUJIN, cards.GOLDEN_BAMBOO)


class Screen(Flow):
    """One section. OK goes on and after the last page back."""

    helpers = ("firmware.screens.rows", "firmware.screens.flow", "firmware.help")
    hints = ((NEXT, T.H_PAGE), (BACK, T.H_BACK))

    def __init__(self, app, rules, section):
        super().__init__(app, app.tr(T.HE_PART + section))
        self.rules = rules
        if section == words.YAKU:
            blocks = self._yaku()
        elif section == words.CARDS:
            blocks = self._cards()
        elif section == words.KEYS:
            blocks = self._keys()
        else:
            rounds = None
            if app.session and app.session.rules is rules:
                rounds = app.session.game.rounds
            blocks = [
                self.text(app.tr(*said)) + [(GAP, 4)]
                for said in words.page(section, rules, rounds)
            ]
        self.show(blocks)

    def _pictures(self, held):
        deck = self.rules.deck
        return (CARDS, tuple(cards.picture(card, deck) for card in held))

    def _yaku(self):
        """First all yaku with their points, then each with its cards."""
        tr, rules = self.app.tr, self.rules
        overview, blocks = [], []
        gap = 8 if self.app.layout.HEIGHT >= 100 else 0
        for kind in range(len(yaku.IDS)):
            found = words.worth(kind, rules)
            if not found:
                continue
            held, value, rank, more = found
            name = tr(T.YAKU + kind)
            overview.append(self.pair(name, str(value)))
            block = self.pair(name, str(value), GOLD)
            text = tr(words.text_of(kind, rules))
            further = tr(T.HE_FURTHER + rank, more) if more else ""
            if self.app.layout.HEIGHT >= 100:
                block += self.text(text) + (self.text(further, SKY) if more else [])
            else:
                block += self.text(text + " " + further)
            for key, _, points in words.variants(kind, rules):
                block += self.pair(tr(key), str(points), SKY)
            block += [(GAP, gap // 4), self._pictures(held), (GAP, gap)]
            blocks.append(block)
        first = self.text(tr(T.HE_ADD), SKY, SMALL)
        return [first] + overview + [[BREAK]] + blocks

    def _cards(self):
        """The ranks, then each month with its four cards."""
        tr, deck = self.app.tr, self.rules.deck
        ranks = DECKS[deck].ranks
        blocks = [
            [
                (
                    FIGURE,
                    (),
                    (
                        (
                            rank,
                            tr(
                                T.HE_OF_RANK,
                                tr(T.RANK + rank),
                                cards.count(DECKS[deck].masks[rank]),
                            ),
                        ),
                    ),
                )
            ]
            for rank in range(4)
        ]
        blocks.append([(GAP, 6)])
        for month in range(DECKS[deck].months):
            held = range(month * 4, month * 4 + 4)
            captions = tuple(
                (ranks[card], picture_name(tr, card, deck))
                for card in held
                if ranks[card] != cards.KASU or card in _NAMED
            )
            block = self.text("%d  %s" % (month + 1, tr(T.MONTH + month)), GOLD)
            block += self.figure(self._pictures(held)[1], captions)
            blocks.append(block + [(GAP, 6)])
        return blocks

    def _keys(self):
        """What each button does on this board."""
        app = self.app
        blocks = []
        for intent in range(UP, MENU + 1):
            label = app.key(intent)
            if label is not None:
                block = self.text(label, GOLD) + self.text(app.tr(T.KEY_OF + intent - 1))
                blocks.append(block + [(GAP, 2)])
        return blocks
