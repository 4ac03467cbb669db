"""Players to measure others by; they do not travel."""

from engine_core import game
from engine_core.ai.easy import Chooser, chance
from engine_core.ai.hard import Hard


class Random(Chooser):
    """Plays at random."""

    def choose(self, view):
        """Any legal action."""
        return view.legal[chance(view, 0).below(len(view.legal))]


class RandomStop(Random):
    """Plays at random and always stops."""

    def choose(self, view):
        """Any legal action, but no call."""
        return game.STOP if view.phase == game.DECIDE else Random.choose(self, view)


class HardStop(Hard):
    """The card play of hard, and always stops: what the playouts are worth."""

    def decide(self, _view):
        """Yield STOP."""
        yield game.STOP
