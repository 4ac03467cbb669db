"""What one seat may know: copies and numbers, and nothing that leads back to the game."""

from engine_core import cards, yaku


class View:
    """The table as the player at ``seat`` sees it; ``seat`` −1 is a stranger, who sees no hand.

    ``rules phase to_move drawn dealer round rounds pile_size`` are the game's; ``hand`` and
    ``field`` are sets, ``captured`` a tuple of sets; ``hand_sizes scores calls bases`` are tuples
    by seat: ``calls`` of this round, ``bases`` what each pile is worth, ``scores`` of the game so
    far. ``drawn`` is the card that waits for a choice between two field cards, else −1. ``legal``
    has actions only when it is this seat's turn. ``history`` is this round's events, from the deal
    that is played. ``token`` is a number from rules, scores and history, for a player's chance.
    """

    def __init__(self, game, seat):
        self.seat = seat
        self.rules = game.rules
        self.phase = game.phase
        self.to_move = game.to_move
        self.hand = cards.new_set() if seat < 0 else bytearray(game.hands[seat])
        self.field = bytearray(game.field)
        self.captured = tuple([bytearray(pile) for pile in game.captured])
        self.hand_sizes = tuple(game.hand_sizes)
        self.pile_size = game.pile_size()
        self.drawn = game.drawn
        self.scores = tuple(game.scores)
        self.calls = tuple(game.calls)
        self.bases = tuple(game.bases)
        self.dealer = game.dealer
        self.round = game.round
        self.rounds = game.rounds
        self.legal = tuple(game.legal_actions()) if seat == game.to_move else ()
        self.history = tuple(game.history)
        self.token = game.token

    def matches(self, card):
        """The field cards of that card's month, ascending."""
        return cards.of_month(self.field, card)

    def settled(self, seat, base, calling=False):
        """The points of a win by ``seat`` with that base; ``calling``: after a call of ours."""
        calls = sum(self.calls)
        others = calls - self.calls[seat]
        if calling:
            calls += 1
            if seat != self.seat:
                others += 1
        return yaku.settle(base, self.rules, others > 0, calls, others, calls > 0)

    def would_score(self, seat=None):
        """Exactly what stopping now gives this seat (or ``seat``, with what it has captured)."""
        if seat is None:
            seat = self.seat
        return self.settled(seat, self.bases[seat])

    def rival_multiplier(self, seat=None):
        """What a win by ``seat`` counts once this seat has called.

        (Factor of a base below seven, factor from seven on, points added.) Without ``seat``, the
        next one.
        """
        if seat is None:
            seat = (self.seat + 1) % self.rules.players
        added = self.rules.call_bonus * (sum(self.calls) + 1)
        low = self.settled(seat, 1, True) - added
        return low, (self.settled(seat, 10, True) - added) // 10, added
