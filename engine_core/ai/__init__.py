"""The computer players: levels ``easy normal hard``, yardsticks ``random random-stop greedy``.

``player(name).think(view)`` is a generator: it yields −1 after each slice of work and at last the
action. A player sees a view and nothing else, and its chance comes from the view's ``token``.
"""

from engine_core.ai.players import NAMES, player

__all__ = ("NAMES", "player")
