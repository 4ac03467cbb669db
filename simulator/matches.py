"""Games between computer players as lines of text: what `arena` runs, on either interpreter.

A *set* is the same deals once for each seat: the first player sits there, the other at all other
seats. Lines of a set: its number, then for each game the scores by seat joined by commas; at the
end a line with the microseconds and decisions of both players.
"""

import time

from engine_core.ai import choose, player
from engine_core.game import OVER, Game
from engine_core.rules import from_text

_TICKS = hasattr(time, "ticks_us")  # MicroPython


def _microseconds():
    if _TICKS:
        return time.ticks_us()
    return time.perf_counter_ns() // 1000


def _since(start):
    if _TICKS:
        return time.ticks_diff(time.ticks_us(), start)
    return time.perf_counter_ns() // 1000 - start


def play(game, seats, spent):
    """Play a game to its end; ``seats[i]`` is (player, 0 or 1), ``spent`` adds time and number."""
    while game.phase != OVER:
        seat = game.to_move
        view = game.view(seat)
        who, side = seats[seat]
        start = _microseconds()
        action = choose(who, view)
        spent[2 * side] += _since(start)
        spent[2 * side + 1] += 1
        game.apply(action)


def work(one, other, rules_text, rounds, seed, first, step, sets, out=print):
    """Play the sets ``first``, ``first + step`` … below ``sets``; set i has seed ``seed + i``."""
    rules = from_text(rules_text)
    sides = (player(one), 0), (player(other), 1)
    spent = [0, 0, 0, 0]
    for number in range(first, sets, step):
        totals = []
        for place in range(rules.players):
            seats = [sides[0 if seat == place else 1] for seat in range(rules.players)]
            game = Game(rules, rounds, (seed + number) & 0x3FFFFFFF)
            play(game, seats, spent)
            totals.append(",".join([str(score) for score in game.scores]))
        out(str(number) + " " + " ".join(totals))
    out("spent " + " ".join([str(number) for number in spent]))
