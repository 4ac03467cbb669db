"""Work to measure, on whichever interpreter runs it: whole games of chance."""

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
