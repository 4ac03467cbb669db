"""The chance to win the game from a lead and the rounds that are left.

What the rounds to come add to a lead is taken as normal, with a spread that grows with the root of
their number. The spread of one round depends on the rules and is measured by playouts. All in
whole numbers, so that every interpreter judges alike.
"""

from micropython import const

CERTAIN = const(16384)

# The normal distribution at 0, 1/8, 2/8 … 4, times CERTAIN; the roots of 0 … 11, times 256.
_NORMAL = (
    8192, 9007, 9809, 10587, 11329, 12026, 12671, 13258, 13785, 14249, 14653, 14998, 15289, 15531,
    15728, 15886, 16011, 16109, 16184, 16240, 16282, 16313, 16335, 16351, 16362, 16369, 16375,
    16378, 16380, 16382, 16383, 16383, 16384,
)  # fmt: skip
_ROOTS = (0, 256, 362, 443, 512, 572, 627, 677, 724, 768, 810, 849)
_FARTHEST = const(8191)
_POINT = const(20)  # what a point is worth by itself: 1/20 % of a game
_LAST_POINT = const(8)


def ahead(lead, left, spread):
    """The chance (0 … CERTAIN) that a lead holds over ``left`` rounds; a draw is half of it.

    ``spread`` is that of one round, in 1/16 point.
    """
    if not left:
        return CERTAIN if lead > 0 else CERTAIN >> 1 if lead == 0 else 0
    steps = min(_FARTHEST, abs(lead) * 32768 // (spread * _ROOTS[left] >> 8))
    at = steps >> 8
    chance = _NORMAL[at] + ((_NORMAL[at + 1] - _NORMAL[at]) * (steps & 255) >> 8)
    return chance if lead >= 0 else CERTAIN - chance


def winning(scores, seat, left, spread):
    """The chance that the seat ends with the highest total."""
    chance = CERTAIN
    for other, score in enumerate(scores):
        if other != seat:
            chance = chance * ahead(scores[seat] - score, left, spread) >> 14
    return chance


class Judge:
    """What an end of the round is worth to the player of a view; each is worked out once."""

    def __init__(self, view, spread):
        self._view = view
        self._spread = spread
        self._left = view.rounds - view.round
        self._known = {}

    def chance(self, winner, points):
        """The chance to win the game when ``winner`` (a seat, −1: nobody) gets the points."""
        scores = list(self._view.scores)
        if winner >= 0:
            scores[winner] += points
        else:
            scores[self._view.dealer] += self._view.rules.oya_ken
        return winning(scores, self._view.seat, self._left, self._spread)

    def value(self, winner, points):
        """The chance, with something for the points themselves."""
        key = (winner + 1) << 8 | points if points < 256 else -1
        if key in self._known:
            return self._known[key]
        value = self.chance(winner, points)
        if winner >= 0:
            point = _POINT if self._left else _LAST_POINT
            value += point * (points if winner == self._view.seat else -points)
        if key >= 0:
            self._known[key] = value
        return value
