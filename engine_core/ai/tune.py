"""Tune the weights by self-play: what writes HARD into ``weights``. Desktop only; never travels.

Simultaneous perturbation: in each step every weight moves up or down a little, by chance; a hard
player with these weights plays one with the opposite ones, the same deals from both seats; then
all weights follow the better side, as far as it was better. HARD is the mean of the second half.
Seeds of deals begin at DEALS, so that tables of strength can be measured on others. The rule sets
take turns. Everything follows from the seed; MicroPython and CPython give the same weights,
MicroPython with native code three times as fast (some 20 minutes)::

    micropython -c "from engine_core.ai.tune import run; run(seed=1)" > tuned.txt
"""

from engine_core import rng
from engine_core.ai import choose, weights
from engine_core.ai.hard import Hard
from engine_core.game import OVER, Game
from engine_core.rules import profile

STEPS, PAIRS, ROUNDS, PLAYOUTS = 1000, 60, 6, 24
DEALS = 500000000
RULES = ("vanikar", "nintendo", "vanikar", "wikipedia", "vanikar", "junior")

_MOVE = 0.15  # how far a weight is tried, as a part of itself
_RATE = 0.015  # how far it follows for each point a game between the two


class Tuned(Hard):
    """The hard player with fewer playouts."""

    playouts = PLAYOUTS


def play(players, rules, seed):
    """Play a game with the players in that order; the first one's lead."""
    game = Game(rules, ROUNDS, seed)
    while game.phase != OVER:
        game.apply(choose(players[game.to_move], game.view(game.to_move)))
    return game.scores[0] - game.scores[1]


def compare(one, other, rules, first, pairs):
    """The mean lead of the first weights over the others, in points a game."""
    one, other = Tuned(one), Tuned(other)
    total = 0
    for seed in range(first, first + pairs):
        total += play((one, other), rules, seed) - play((other, one), rules, seed)
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
    """Tune from NORMAL, and put out the progress as comments and the table in the end."""
    random = rng.Random(seed, 1)
    sets = [profile(name) for name in rules]
    values = [float(weight) for weight in weights.NORMAL]
    mean = [0.0] * len(values)
    deals = DEALS
    for step in range(steps):
        moves = [_MOVE if random.below(2) else -_MOVE for _ in values]
        up = whole([value * (1 + move) for value, move in zip(values, moves)])
        down = whole([value * (1 - move) for value, move in zip(values, moves)])
        lead = compare(up, down, sets[step % len(sets)], deals, pairs)
        deals += pairs
        rate = _RATE * (1 - 0.8 * step / steps) * max(-4.0, min(4.0, lead))
        for at, move in enumerate(moves):
            values[at] *= 1 + (rate if move > 0 else -rate)
            if step >= steps // 2:
                mean[at] += values[at]
        if step % 20 == 19:
            out("# %d %+.2f %s" % (step + 1, lead, whole(values)))
    tuned = whole([total / (steps - steps // 2) for total in mean])
    out(text(tuned))
    return tuned
