"""`python -m tests.engine.soak`: very many random games and piles, every check of the tests on.

Games of the four two-player rule sets of the documents, games of all rule sets and random custom
sets, games with the referee beside them, and piles against the second scorer. Any failure names
its seed, so that it can be played again; exit 1.
"""

import argparse
import random
import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor

from simulator import standins

standins.install()

from engine_core import rng, rules, snapshot  # noqa: E402
from tests.engine.test_referee import play_both  # noqa: E402
from tests.engine.test_scorer import compare, deck_of, in_words  # noqa: E402
from tests.shared import playing  # noqa: E402
from tests.shared.test_random_games import FOUR  # noqa: E402

BATCH = 50


def rules_for(seed):
    """Every profile in turn, and every other time a custom set."""
    if seed % 2:
        return playing.random_rules(rng.Random(seed, 31))
    return rules.profile(rules.PROFILES[seed // 2 % len(rules.PROFILES)])


def four(seed):
    """A checked game of one of the four."""
    playing.random_game(rules.profile(FOUR[seed % 4]), seed)


def any_rules(seed):
    """A checked game of any rule set; also that its save is small."""
    played = playing.random_game(rules_for(seed), seed)
    if played.begun:
        assert len(snapshot.to_bytes(played)) < 400


def refereed(seed):
    """A game with the referee beside it."""
    play_both(rules_for(seed), seed)


def piles(seed):
    """A thousand piles under one rule set."""
    rule_set = rules_for(seed)
    table, deck, chance = in_words(rule_set), deck_of(rule_set), random.Random(seed)
    for _ in range(1000):
        pile = set(chance.sample(deck, chance.randint(0, len(deck))))
        compare(pile, rule_set, table, chance.randint(1, 12))


KINDS = {"four": four, "any": any_rules, "refereed": refereed, "piles": piles}


def batch(kind, first, count):
    """Some of a kind, one after another; the failures as text."""
    failed = []
    for seed in range(first, first + count):
        try:
            KINDS[kind](seed)
        except Exception:
            failed.append("%s, seed %d:\n%s" % (kind, seed, traceback.format_exc()))
    return failed


def soak(kind, number, pool):
    """All of a kind; gives how many failed."""
    started, failures = time.monotonic(), 0
    jobs = [
        pool.submit(batch, kind, first, min(BATCH, number - first))
        for first in range(0, number, BATCH)
    ]
    for at, job in enumerate(jobs):
        for text in job.result():
            failures += 1
            print(text, flush=True)
        if sys.stdout.isatty():
            print("\r%s %d of %d" % (kind, at * BATCH, number), end="", flush=True)
    seconds = time.monotonic() - started
    print("\r%-9s %7d in %5.0f s, %d failed" % (kind, number, seconds, failures), flush=True)
    return failures


def main():
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.soak", description=__doc__)
    parser.add_argument("--four", type=int, default=10_000, help="games of the four rule sets")
    parser.add_argument("--any", type=int, default=100_000, help="games of any rule set")
    parser.add_argument("--refereed", type=int, default=10_000, help="games with the referee")
    parser.add_argument("--piles", type=int, default=1_000, help="thousands of piles")
    parser.add_argument("-j", type=int, default=2, help="processes")
    options = vars(parser.parse_args())
    with ProcessPoolExecutor(options.pop("j")) as pool:
        failures = sum([soak(kind, number, pool) for kind, number in options.items()])
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
