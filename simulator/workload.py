"""Work to measure, on whichever interpreter runs it: random games, and the memory of a game."""

import gc
import time

from engine_core import rng, rules
from engine_core.game import Game

PROFILES = ("vanikar", "wikipedia", "one_call", "junior")


def random_game(seed):
    """One whole game of chance, by rule set in turn; gives the number of actions."""
    chance = rng.Random(seed, 1000)
    game = Game(rules.profile(PROFILES[seed % len(PROFILES)]), None, seed)
    actions = 0
    while True:
        legal = game.legal_actions()
        if not legal:
            return actions
        game.apply(legal[chance.below(len(legal))])
        actions += 1


def random_games(count):
    """Play games of chance; gives (seconds, actions)."""
    start = time.time()
    actions = 0
    for seed in range(count):
        actions += random_game(seed)
    return time.time() - start, actions


class Scale:
    """Weighs the objects in use while a script is played.

    `step` weighs, then plays 20 ms and asks for a collection. Where garbage is only collected
    between two calls from outside (WebAssembly), that is the next time.
    """

    def __init__(self, headless, steps):
        """`steps`: a parsed script."""
        self.walk = headless.walk(steps)
        self.start = gc.mem_alloc()
        self.most = 0

    def step(self):
        """Go on; False when the script is over."""
        self.most = max(self.most, gc.mem_alloc())
        more = next(self.walk, 0) is None
        gc.collect()
        return more
