"""Hard: the evaluation with what the others passed by, and the question by playouts."""

from engine_core import game
from engine_core.ai.chances import Judge
from engine_core.ai.evaluator import THINKING, Evaluator
from engine_core.ai.playouts import SLICE, Playouts, spread
from engine_core.ai.weights import HARD


class Hard(Evaluator):
    """The evaluation with what the others passed by, and the question by playouts."""

    evidence = True
    slips = False
    playouts = 120

    def __init__(self, weights=HARD):
        Evaluator.__init__(self, weights)
        self._playouts = None
        self.spread = 0

    def ready(self, view):
        """Besides, measure the spread of new rules when they ask the first question."""
        for _ in Evaluator.ready(self, view):
            yield
        if view.phase == game.DECIDE and (
            self._playouts is None or self._playouts.position is not self._position
        ):
            playouts = Playouts(self._position)
            for found in spread(playouts, view.rules):
                self.spread = found
                yield
            self._playouts = playouts
            for _ in Evaluator.ready(self, view):
                yield

    def decide(self, view):
        """Yield the answer: what gives the better chance to win the game."""
        judge = Judge(view, self.spread)
        stop = judge.value(view.seat, view.would_score())
        yield THINKING
        for found in self.calling(view, judge.value):
            if found is None:
                yield THINKING
        yield game.KOIKOI if found > stop else game.STOP

    def calling(self, view, value):
        """What a call is worth by ``value(winner, points)``: yields None at work, then that.

        ``ready`` has taken over the view.
        """
        self._playouts.call(view)
        seats = view.rules.players
        total = 0
        left = self.playouts
        while left:
            number = min(SLICE, left)
            left -= number
            for winner, points in self._playouts.run(number):
                seat = (view.seat + winner) % seats if winner >= 0 else -1
                total += value(seat, points)
            yield None
        yield total // self.playouts
