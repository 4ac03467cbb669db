"""Normal: the evaluation for the cards, a rule of thumb for the question, no playouts."""

from micropython import const

from engine_core import game, rng
from engine_core.ai import kernel as k
from engine_core.ai.position import Position, Tables
from engine_core.ai.weights import NORMAL

THINKING = -1
"""What a player yields after each slice of work."""

_SLIPS = const(8)  # of a hundred cards that normal plays at a table of more than two


class Evaluator:
    """Plays cards by the kernel's evaluation, and answers the question by a rule.

    ``slips``: with more than two players it loses the overview and now and then plays its second
    choice.
    """

    evidence = False
    slips = True
    making = False  # its tables are being made

    def __init__(self, weights=NORMAL):
        self._weights = weights
        self._tables = None
        self._position = None

    def think(self, view):
        """Yield −1 for each slice of work, then the action."""
        if len(view.legal) == 1:
            yield view.legal[0]
            return
        for _ in self.ready(view):
            yield THINKING
        if view.phase == game.DECIDE:
            for action in self.decide(view):
                yield action
            return
        move = self.best(view)
        if self.slips and view.rules.players > 2 and rng.mix(view.token, 2) % 100 < _SLIPS:
            yield THINKING
            move = self.best(view, but=move)
        yield move & 63 if view.phase == game.PLAY else game.TAKE + (move >> 6)

    def ready(self, view):
        """Make the tables if the rules are new, and take over the view; yields after each piece.

        Not two pieces at a time: on the chip each loads some code first.
        """
        tables = self._tables
        if tables is None or (tables.rules is not view.rules and tables.rules != view.rules):
            self.making = True
            from engine_core.ai.tables import fill

            yield
            tables = Tables(view.rules, self._weights)
            position = Position(tables)
            yield
            for _ in fill(tables):
                yield
            self._tables = tables
            self._position = position
            self.making = False
            del fill  # what makes tables can be forgotten
            yield
        self._position.fill(view, view.phase == game.DECIDE)
        yield
        self._position.suspect(view, self.evidence)
        yield

    def moves(self, view):
        """The moves to compare: a card, with its target where there are two, as the kernel's."""
        if view.phase != game.PLAY:
            return [view.drawn | (action - game.TAKE) << 6 for action in view.legal]
        moves = []
        for card in view.legal:
            matches = view.matches(card)
            if len(matches) == 2:
                moves.append(card | matches[0] << 6)
                moves.append(card | matches[1] << 6)
            else:
                moves.append(card)
        return moves

    def best(self, view, card=-1, but=-1):
        """The move of the highest value, the first of equals; of that ``card``, not ``but``."""
        tables = self._tables
        best = chosen = None
        for move in self.moves(view):
            if move != but and (card < 0 or move & 63 == card):
                value = k.evaluate(tables.words, tables.deltas, self._position.words, move)
                if best is None or value > best:
                    best = value
                    chosen = move
        return chosen

    def unseen(self, month):
        """The cards of a month (from 0) that the view does not show."""
        mask = self._position.words[k.P_UNSEEN + month]
        return [month << 2 | slot for slot in range(4) if mask >> slot & 1]

    def card_worth(self, card):
        """What a card is worth by itself, 1 … 255."""
        return self._tables.words[k.T_CARDS + card]

    def decide(self, view):
        """Yield the answer: call with a small total, many cards and rivals far from a yaku."""
        seats = view.rules.players
        most = 0
        for j in range(1, seats):
            seat = (view.seat + j) % seats
            if view.calls[seat] or view.bases[seat]:
                yield game.STOP
                return
            most = max(most, self.progress(j))
        mine = view.bases[view.seat]
        cards_left = view.hand_sizes[view.seat]
        small = mine <= 2 and cards_left >= 4 and most <= 160
        middle = mine <= 5 and cards_left >= 5 and most <= 90
        yield game.KOIKOI if small or middle else game.STOP

    def progress(self, j):
        """The worth of the pile of the seat j places after mine, in 1/64 point."""
        words = self._position.words
        first = second = 0
        for other in range(words[k.P_SEATS]):
            if other != j:
                first += words[k.P_FIRST + other]
                second += words[k.P_SECOND + other]
        words[k.P_OTHERS] = first
        words[k.P_OTHERS + 1] = second
        return k.worth(self._tables.words, words, words[k.P_FIRST + j], words[k.P_SECOND + j])
