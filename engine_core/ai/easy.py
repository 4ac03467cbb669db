"""Easy: a beginner who knows the matches and sees the value of a card; and greedy, its measure."""

from engine_core import game, rng
from engine_core.cards import DECKS


def chance(view, use):
    """A generator of numbers from what is public: a resumed or replayed game repeats the move."""
    return rng.Random(view.token & (rng.SEEDS - 1), 32 + use)


def printed(card, deck):
    """The value printed on a card: 20, 10, 5 or 1."""
    return (20, 10, 5, 1)[DECKS[deck].ranks[card]]


class Chooser:
    """A player that decides at once: ``choose(view)`` gives the action."""

    making = False  # it has no tables to make

    def think(self, view):
        """Yield the action."""
        yield view.legal[0] if len(view.legal) == 1 else self.choose(view)


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


class Easy(Greedy):
    """Plays without a plan, overlooks captures, and calls or stops by mood."""

    def choose(self, view):
        """Mostly the greedy action."""
        mood = chance(view, 1)
        if view.phase == game.DECIDE:
            return game.KOIKOI if mood.below(100) < 35 else game.STOP
        if mood.below(100) < 17:
            return view.legal[mood.below(len(view.legal))]
        return Greedy.choose(self, view)
