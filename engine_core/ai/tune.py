"""Tune the weights by self-play: what made HARD in ``weights``. Desktop only; never travels.

Simultaneous perturbation: in each step every weight moves up or down a little, by chance; a hard
player with these weights meets one with the opposite ones, the same deals with seats swapped (with
more than two seats, one of them against the others); then all weights follow the better side, as
far as it was better. The result is the mean of the second half. Seeds of deals begin at DEALS, so
that tables of strength can be measured on others. The rule sets take turns. All follows from the
seed; MicroPython and CPython give the same weights, MicroPython with native code some three times
as fast (about 10 minutes)::

    MICROPYPATH=. micropython -c "from engine_core.ai.tune import run; run(seed=1)"
"""

from engine_core import rng
from engine_core.ai import choose
from engine_core.ai.hard import Hard
from engine_core.game import OVER, Game
from engine_core.rules import profile

STEPS, PAIRS, ROUNDS, PLAYOUTS = 300, 40, 6, 24
DEALS = 500000000
RULES = (
    "vanikar",
    "nintendo",
    "junior_phoenix",
    "wikipedia",
    "vanikar",
    "junior_tiger4",
    "junior",
)

# Found by trial and by a first, coarse tuning in one rule set.
START = (
    1613, 140, 97, 36,
    563, 154, 86,
    576, 102, 85, 28,
    689, 333, 168, 188, 256,
    195, 120, 560, 48, 68, 179, 1157, 142,
    205, 128, 130, 80,
)  # fmt: skip

_MOVE = 0.15  # how far a weight is tried, as a part of itself
_RATE = 0.012  # how far it follows for each point a game between the two
_MOST = 4.0  # points a game that count


class Tuned(Hard):
    """The hard player with fewer playouts."""

    playouts = PLAYOUTS


def lead(one, other, place, rules, seed):
    """Play a game, the first player at ``place``; its points above the mean of the others."""
    game = Game(rules, ROUNDS, seed)
    while game.phase != OVER:
        seat = game.to_move
        game.apply(choose(one if seat == place else other, game.view(seat)))
    mine = game.scores[place]
    return mine - (sum(game.scores) - mine) / (rules.players - 1)


def compare(one, other, rules, first, pairs):
    """The mean lead of the first weights over the others, in points a game."""
    one, other = Tuned(one), Tuned(other)
    total = 0
    for seed in range(first, first + pairs):
        place = seed % rules.players
        total += lead(one, other, place, rules, seed) - lead(other, one, place, rules, seed)
    return total / (2 * pairs)


def whole(values):
    """The weights as whole numbers."""
    return tuple([max(1, int(value + 0.5)) for value in values])


def text(values):
    """The lines of the table."""
    rows = []
    for first in range(0, len(values), 8):
        rows.append("    " + ", ".join([str(value) for value in values[first : first + 8]]) + ",")
    return "\n".join(["HARD = ("] + rows + [")  # fmt: skip"])


def run(seed=1, steps=STEPS, pairs=PAIRS, rules=RULES, out=print):
    """Tune from START, and put out the progress as comments and the table in the end."""
    random = rng.Random(seed, 1)
    sets = [profile(one) for one in rules]
    values = [float(weight) for weight in START]
    mean = [0.0] * len(values)
    deals = DEALS
    for step in range(steps):
        moves = [_MOVE if random.below(2) else -_MOVE for _ in values]
        up = whole([value * (1 + move) for value, move in zip(values, moves)])
        down = whole([value * (1 - move) for value, move in zip(values, moves)])
        found = compare(up, down, sets[step % len(sets)], deals, pairs)
        deals += pairs
        rate = _RATE * (1 - 0.8 * step / steps) * max(-_MOST, min(_MOST, found))
        for at, move in enumerate(moves):
            values[at] *= 1 + (rate if move > 0 else -rate)
            if step >= steps // 2:
                mean[at] += values[at]
        if step % 20 == 19:
            out("# %d %+.2f %s" % (step + 1, found, whole(values)))
    tuned = whole([total / (steps - steps // 2) for total in mean])
    out(text(tuned))
    return tuned
