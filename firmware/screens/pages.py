"""The pages of one section of the help, in the words and numbers of one rule set."""

from engine_core import cards
from engine_core.cards import DECKS
from firmware import help as words
from firmware.colours import GOLD
from firmware.input import BACK, MENU, NEXT, UP
from firmware.names import picture_name
from firmware.screens.flow import FIGURE, GAP, Flow
from firmware.texts import keys as T

_NAMED = (cards.LIGHTNING, cards.GOLDEN_PAULOWNIA, cards.FUJIN, cards.GOLDEN_BAMBOO)


class Screen(Flow):
    """One section. OK goes on and after the last page back."""

    helpers = ("firmware.screens.flow", "firmware.help")
    hints = ((NEXT, T.H_PAGE), (BACK, T.H_BACK))

    def __init__(self, app, rules, section):
        super().__init__(app, app.tr(T.HE_PART + section))
        self.rules = rules
        if section == words.CARDS:
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
            pictures = tuple(cards.picture(card, deck) for card in held)
            captions = tuple(
                (ranks[card], picture_name(tr, card, deck))
                for card in held
                if ranks[card] != cards.KASU or card in _NAMED
            )
            block = self.text("%d  %s" % (month + 1, tr(T.MONTH + month)), GOLD)
            block += self.figure(pictures, captions)
            blocks.append(block + [(GAP, 6)])
        return blocks

    def _keys(self):
        """What each button does on this board."""
        app = self.app
        blocks = []
        for intent in range(UP, MENU + 1):
            label = app.key(intent)
            if label is not None:
                blocks.append(self.pair(app.tr(T.KEY_OF + intent - 1), label) + [(GAP, 2)])
        return blocks
