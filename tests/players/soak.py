"""Honest players: `python -m tests.players.soak [--positions N] [--seed N]`.

In each position the cards that the player cannot see are dealt anew; every level and yardstick has
to make the same move. Positions come from games of all profiles and of random custom sets.
"""

import argparse
import sys
import time

from simulator import standins


def main(arguments=None):
    """The command line; gives the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.players.soak", description=__doc__)
    parser.add_argument("--positions", type=int, default=10_000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    options = parser.parse_args(arguments)
    standins.install()
    from engine_core.ai import NAMES
    from tests.shared import hidden

    began = time.monotonic()
    done = 0
    while done < options.positions:
        part = min(500, options.positions - done)
        done += hidden.check_players(NAMES, part, options.seed + done)
        print(
            f"{done} positions, {len(NAMES)} players, {time.monotonic() - began:.0f} s", flush=True
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
