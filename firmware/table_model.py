"""The table as it is shown: which card lies in which place, moved on by events one at a time.

A field card stays in its place while it lies there; a new one takes the first free place. After
all events of an action the model shows what the view says.
"""

from engine_core import cards, events

PLACES = 20


class Model:
    """`field`.

    A card or -1 for each place; `hand`: the viewer's cards, ascending; `loose`: laid or drawn,
    in the air.
    """

    def __init__(self, view):
        """Start from a view."""
        self.reset(view)

    def reset(self, view):
        """Lay the table as the view says; the field's cards in order of their months."""
        self.seat = view.seat
        self.players = len(view.captured)
        lying = cards.listed(view.field)
        self.field = lying + [-1] * (PLACES - len(lying))
        self.look(view)
        self.captured = [bytearray(pile) for pile in view.captured]
        self.hand_sizes = list(view.hand_sizes)
        self.pile = view.pile_size
        self.loose = view.drawn
        self.bases = list(view.bases)
        self.calls = list(view.calls)
        self.scores = list(view.scores)
        self.round = view.round
        self.rounds = view.rounds
        self.to_move = view.to_move

    def look(self, view):
        """Change who looks: only the hand that is seen."""
        self.seat = view.seat
        self.hand = cards.listed(view.hand)

    def place(self, card):
        """The place of a field card."""
        return self.field.index(card)

    def free(self):
        """The first free place."""
        return self.field.index(-1)

    def lay(self):
        """Put the loose card on the field; gives its place."""
        place = self.free()
        self.field[place] = self.loose
        self.loose = -1
        return place

    def apply(self, event):
        """Let one event happen."""
        kind, seat = event[0], event[1]
        if self.loose >= 0 and not (kind == events.TAKE and event[2] == self.loose):
            self.lay()
        if kind == events.PLAY:
            self.to_move = seat
            self.loose = event[2]
            self.hand_sizes[seat] -= 1
            if seat == self.seat:
                self.hand.remove(event[2])
        elif kind == events.FLIP:
            self.loose = event[2]
            self.pile -= 1
        elif kind == events.TAKE:
            self.loose = -1
            pile = self.captured[seat]
            cards.add(pile, event[2])
            for card in event[3:]:
                cards.add(pile, card)
                self.field[self.field.index(card)] = -1
        elif kind == events.YAKU:
            self.bases[seat] = event[2]
        elif kind == events.CALL:
            self.calls[seat] += 1
        elif kind == events.ROUND_END and seat >= 0:
            self.scores[seat] += event[2]

    def finish(self, view):
        """All events of an action have happened: lay what nothing is asked about."""
        if self.loose >= 0 and view.drawn != self.loose:
            self.lay()
        self.to_move = view.to_move

    def used(self):
        """How many places are needed: the last one taken, counted from one."""
        count = PLACES
        while count and self.field[count - 1] < 0:
            count -= 1
        return count
