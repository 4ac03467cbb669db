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


def weigh(headless, steps, every=5):
    """Play a parsed script; gives the most bytes that were in use at any `every`-th step."""
    most = 0
    done = 0
    inner = headless.step

    def step(mask=0):
        nonlocal most, done
        inner(mask)
        done += 1
        if done % every == 0:
            gc.collect()
            most = max(most, gc.mem_alloc())

    headless.step = step
    headless.run(steps)
    return most
