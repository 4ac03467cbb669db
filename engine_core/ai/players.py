"""The levels and the yardsticks. Each sees a view and nothing else; thinking is a generator."""

from engine_core import game, rng
from engine_core.ai import kernel as k
from engine_core.ai.chances import Judge
from engine_core.ai.playouts import SLICE, Playouts, spread
from engine_core.ai.position import Position
from engine_core.ai.tables import Tables
from engine_core.ai.weights import HARD, NORMAL
from engine_core.cards import DECKS

_THINKING = -1


def _chance(view, use):
    """A generator of numbers from what is public: a resumed or replayed game repeats the move."""
    return rng.Random(view.token & (rng.SEEDS - 1), 32 + use)


def printed(card, deck):
    """The value printed on a card: 20, 10, 5 or 1."""
    return (20, 10, 5, 1)[DECKS[deck].ranks[card]]


class Chooser:
    """A player that decides at once: ``choose(view)`` gives the action."""

    def think(self, view):
        """Yield the action."""
        yield view.legal[0] if len(view.legal) == 1 else self.choose(view)


class Random(Chooser):
    """Plays at random; ``stops``: never calls."""

    def __init__(self, stops):
        self._stops = stops

    def choose(self, view):
        """Any legal action."""
        if self._stops and view.phase == game.DECIDE:
            return game.STOP
        return view.legal[_chance(view, 0).below(len(view.legal))]


class Greedy(Chooser):
    """Captures the highest printed value, discards the lowest, always stops."""

    def choose(self, view):
        """The best action by printed value, the first of equals."""
        if view.phase == game.DECIDE:
            return game.STOP
        deck = view.rules.deck
        best = None
        for action in view.legal:
            card = action & 63
            if view.phase == game.PLAY:
                values = [printed(match, deck) for match in view.matches(card)]
                if len(values) == 2:
                    values = [max(values)]
                value = sum(values) + printed(card, deck) if values else -printed(card, deck)
            else:
                value = printed(card, deck)
            if best is None or value > best[0]:
                best = value, action
        return best[1]


class Evaluator:
    """Plays cards by the kernel's evaluation, and answers the question by a rule."""

    evidence = False

    def __init__(self, weights):
        self._weights = weights
        self._tables = None
        self._position = None

    def think(self, view):
        """Yield −1 for each slice of work, then the action."""
        if len(view.legal) == 1:
            yield view.legal[0]
            return
        for _ in self.ready(view):
            yield _THINKING
        if view.phase == game.DECIDE:
            for action in self.decide(view):
                yield action
            return
        best = None
        for move, value in self.values(view):
            if best is None or value > best[0]:
                best = value, move
            yield _THINKING
        move = best[1]
        yield move & 63 if view.phase == game.PLAY else game.TAKE + (move >> 6)

    def ready(self, view):
        """Make the tables if the rules are new, and take over the view."""
        if self._tables is None or self._tables.rules != view.rules:
            self._tables = Tables(view.rules, self._weights)
            for _ in self._tables.prepare():
                yield
            self._position = Position(self._tables)
        self._position.fill(view, self.evidence)

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

    def values(self, view):
        """Each move with its value in 1/64 point, one at a time."""
        tables = self._tables
        for move in self.moves(view):
            yield move, k.evaluate(tables.words, tables.deltas, self._position.words, move)

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


class Hard(Evaluator):
    """The evaluation with what the others passed by, and the question by playouts."""

    evidence = True
    playouts = 120

    def __init__(self, weights):
        Evaluator.__init__(self, weights)
        self._playouts = None
        self._spread = 0

    def ready(self, view):
        """Besides, measure the spread of new rules."""
        new = self._tables is None or self._tables.rules != view.rules
        for _ in Evaluator.ready(self, view):
            yield
        if new:
            self._playouts = Playouts(self._position)
            for found in spread(self._playouts, self._position, view.rules):
                self._spread = found
                yield
            self._position.fill(view, self.evidence)

    def decide(self, view):
        """Yield the answer: what gives the better chance to win the game."""
        judge = Judge(view, self._spread)
        stop = judge.value(view.seat, view.would_score())
        for found in self.calling(view, judge):
            if found is None:
                yield _THINKING
        yield game.KOIKOI if found > stop else game.STOP

    def calling(self, view, judge):
        """What a call is worth: yields None after each slice, then the value."""
        self._position.fill(view, self.evidence, True)
        self._playouts.call(view)
        seats = view.rules.players
        total = 0
        left = self.playouts
        while left:
            number = min(SLICE, left)
            left -= number
            for winner, points in self._playouts.run(number):
                seat = (view.seat + winner) % seats if winner >= 0 else -1
                total += judge.value(seat, points)
            yield None
        yield total // self.playouts


class Easy(Greedy):
    """A beginner: knows the matches, sees the value of a card, calls and stops by mood."""

    def choose(self, view):
        """Mostly the greedy action."""
        chance = _chance(view, 1)
        if view.phase == game.DECIDE:
            return game.KOIKOI if chance.below(100) < 40 else game.STOP
        if chance.below(100) < 30:
            return view.legal[chance.below(len(view.legal))]
        return Greedy.choose(self, view)


def player(name):
    """A player by name; an unknown name is refused."""
    if name == "easy":
        return Easy()
    if name == "normal":
        return Evaluator(NORMAL)
    if name == "hard":
        return Hard(HARD)
    if name == "greedy":
        return Greedy()
    if name == "random" or name == "random-stop":
        return Random(name == "random-stop")
    raise ValueError("there is no player " + repr(name) + "; there are " + ", ".join(NAMES))


NAMES = ("easy", "normal", "hard", "random", "random-stop", "greedy")

