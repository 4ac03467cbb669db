"""The computer players: levels ``easy normal hard``, and yardsticks to measure them by.

``player(name).think(view)`` is a generator: it yields −1 after each slice of work and at last the
action. A player sees a view and nothing else, and its chance comes from the view's ``token``: the
same view gives the same move. Keep a player for the whole game; what it makes of a rule set is
made once.

``easy`` is a beginner; ``evaluator`` (normal) compares moves by the ``kernel``'s evaluation over
``tables`` made from rules and ``weights`` and a ``position`` made from a view; ``hard`` answers
the koi-koi question by ``playouts`` and the ``chances`` to win the game; ``hints`` says why.
"""

LEVELS = ("easy", "normal", "hard")
NAMES = LEVELS + ("random", "random-stop", "greedy", "hard-stop")


def player(name):
    """A player by name; an unknown name is refused. Only what it needs is imported."""
    if name == "hard":
        from engine_core.ai.hard import Hard

        return Hard()
    if name == "normal":
        from engine_core.ai.evaluator import Evaluator

        return Evaluator()
    if name == "easy" or name == "greedy":
        from engine_core.ai.easy import Easy, Greedy

        return Easy() if name == "easy" else Greedy()
    if name in NAMES:
        from engine_core.ai import yardsticks

        kinds = {"random": yardsticks.Random, "random-stop": yardsticks.RandomStop}
        return kinds.get(name, yardsticks.HardStop)()
    raise ValueError("there is no player " + repr(name) + "; there are " + " ".join(NAMES))


def choose(player, view):
    """The action of a player, without a pause."""
    thinking = player.think(view)
    action = next(thinking)
    while action < 0:
        action = next(thinking)
    return action
