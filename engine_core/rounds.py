"""The finished rounds of a game, a few bytes each: twelve of them as objects take the chip 2 KB.

======================  ========================================================================
winner + 1, reason × 8  a byte
calls                   a nibble for each seat, the lower one first
yaku                    how many, then yaku and points for each
======================  ========================================================================

Dealers, points and rewards follow from these and the rules.
"""

from engine_core import events, yaku


class Round:
    """A finished round: ``dealer``, ``winner`` (−1: nobody), ``reason`` (events.BY_STOP …),
    ``base``, ``points``, ``calls`` by seat, ``yaku`` as (id, points), ``reward`` (oya-ken)."""

    def __init__(self, dealer, winner, reason, points, calls, found, reward=0):
        self.dealer = dealer
        self.winner = winner
        self.reason = reason
        self.points = points
        self.calls = calls
        self.yaku = found
        self.reward = reward
        self.base = 0
        for _, value in found:
            self.base += value

    def pay(self, scores, rules):
        """Add what the round gave to ``scores``; return who deals the next (RULES §3)."""
        scores[self.dealer] += self.reward
        if self.winner >= 0:
            scores[self.winner] += self.points
            return self.winner
        if rules.dealer_after_void == "same":
            return self.dealer
        return (self.dealer + 1) % rules.players

    def packed(self):
        """The round as bytes."""
        calls = self.calls
        data = bytearray((self.winner + 1 | self.reason << 3,))
        for seat in range(0, len(calls), 2):
            data.append(calls[seat] | (calls[seat + 1] << 4 if seat + 1 < len(calls) else 0))
        data.append(len(self.yaku))
        for name, points in self.yaku:
            data.append(name)
            data.append(points)
        return data


def unpacked(data, rules, dealer):
    """The Rounds of these bytes as a list; ``dealer``: who dealt the first."""
    found = []
    scores = [0] * rules.players
    at = 0
    while at < len(data):
        winner, reason = (data[at] & 7) - 1, data[at] >> 3
        calls = []
        for seat in range(0, rules.players, 2):
            at += 1
            calls.extend((data[at] & 15, data[at] >> 4)[: rules.players - seat])
        end = at + 2 + 2 * data[at + 1]
        pairs = [(data[one], data[one + 1]) for one in range(at + 2, end, 2)]
        at = end
        ended = Round(dealer, winner, reason, 0, tuple(calls), pairs)
        ended.points = ended.base
        if reason == events.BY_STOP:
            called = sum(calls)
            others = called - calls[winner]
            ended.points = yaku.settle(ended.base, rules, others > 0, called, others, called > 0)
        elif reason == events.EXHAUSTED:
            ended.reward = rules.oya_ken
        dealer = ended.pay(scores, rules)
        found.append(ended)
    return found
