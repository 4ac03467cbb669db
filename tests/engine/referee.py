"""A second game, written from RULES.md alone, on the second scorer: names in lists, one method per
paragraph of the rules. It plays the deals of a record; the engine must agree with it move by move.
"""

from collections import Counter

from tests.engine.scorer import PROFILES, score, settle

SEATS = {"junior_phoenix": (3, 7), "junior_tiger3": (3, 8), "junior_tiger4": (4, 7)}
QUAD_ON_FIELD = {"wikipedia": "void"}
PAIRS_ON_FIELD = {"wikipedia": "void"}
BOTH_HANDS = {"wikipedia": "void"}
AFTER_VOID = {"wikipedia": "same"}


def month(card):
    """The month of a card's name."""
    return card[:-1]


def order(card):
    """Cards sort by month, then slot."""
    return int(month(card)), card[-1]


def table(base, changes):
    """The rows of a profile, changed ones included."""
    rows = {
        "field_quad": QUAD_ON_FIELD.get(base, "redeal"),
        "field_pairs": PAIRS_ON_FIELD.get(base, "play"),
        "both_hands": BOTH_HANDS.get(base, "redeal"),
        "dealer_after_void": AFTER_VOID.get(base, "next"),
        "oya_ken": 0,
        "hand_yaku": True,
    }
    rows.update(PROFILES[base])
    rows.update(changes)
    return rows


class Referee:
    """A game over the deals of a record, each a dictionary of names."""

    def __init__(self, base, changes, rounds, dealer, deals):
        self.rows = table(base, changes)
        self.players, _ = SEATS.get(base, (2, 8))
        self.rounds = rounds
        self.dealer = dealer
        self.deals = list(deals)
        self.scores = [0] * self.players
        self.results = []
        self.over = False
        self.deal()

    # The deal

    def deal(self):
        """Deal until there is a turn to play, or the last round is over."""
        while len(self.results) < self.rounds:
            given = self.deals.pop(0)
            self.hands = [list(hand) for hand in given["hands"]]
            self.field = list(given["field"])
            self.pile = list(given["pile"])
            self.taken = [[] for _ in range(self.players)]
            self.calls = [0] * self.players
            self.decided = [0] * self.players
            what, reason, winner, found = self.judge()
            if what == "redeal":
                continue
            if what == "play":
                self.seat = self.dealer
                self.waiting = None
                self.asked = False
                return
            points = sum(found.values())
            self.finish(winner, reason, found, points, points)
        self.over = True

    def judge(self):
        """The field rule, then the hands."""
        if 4 in Counter(map(month, self.field)).values():
            return self.rows["field_quad"], "field", None, {}
        pairs = sorted(Counter(map(month, self.field)).values()) == [2, 2, 2, 2]
        if pairs and self.rows["field_pairs"] != "play":
            return self.rows["field_pairs"], "field", None, {}
        lucky = {}
        for seat, hand in enumerate(self.hands):
            months = Counter(map(month, hand))
            if 4 in months.values():
                if self.rows["teshi"]:
                    lucky[seat] = "teshi"
            elif sorted(months.values()) == [2, 2, 2, 2] and self.rows["kuttsuki"]:
                lucky[seat] = "kuttsuki"
        if not lucky or not self.rows["hand_yaku"]:
            return "play", None, None, {}
        if len(lucky) > 1:
            return self.rows["both_hands"], "both", None, {}
        ((seat, name),) = lucky.items()
        return "won", name, seat, {name: self.rows[name]}

    # A turn

    def legal(self):
        """The legal moves as a record writes them."""
        if self.over:
            return []
        if self.asked:
            return ["stop", "koi-koi"]
        if self.waiting:
            return [">" + card for card in sorted(self.matching(self.waiting[0]), key=order)]
        return sorted(self.hands[self.seat], key=order)

    def matching(self, card):
        """The field cards of its month."""
        return [other for other in self.field if month(other) == month(card)]

    def play(self, move):
        """One move; what follows without a choice is done too."""
        assert move in self.legal()
        if move == "stop":
            self.stop()
        elif move == "koi-koi":
            self.asked = False
            self.calls[self.seat] += 1
            self.decided[self.seat] = self.base()
            self.pass_on()
        elif move[0] == ">":
            card, then = self.waiting
            self.waiting = None
            self.capture(card, [move[1:]])
            then()
        else:
            self.hands[self.seat].remove(move)
            self.resolve(move, self.flip)

    def resolve(self, card, then):
        """A card comes to the field (step 1 and step 2)."""
        matches = self.matching(card)
        if len(matches) == 2:
            self.waiting = card, then
            return
        if matches:
            self.capture(card, matches)
        else:
            self.field.append(card)
        then()

    def capture(self, card, matches):
        """Take it and its matches."""
        for other in matches:
            self.field.remove(other)
        self.taken[self.seat] += [card] + matches

    def flip(self):
        """Step 2, if there is a pile."""
        if self.pile:
            self.resolve(self.pile.pop(0), self.count)
        else:
            self.count()

    def found(self):
        """The yaku of the player to move."""
        return score(set(self.taken[self.seat]), self.rows, len(self.results) + 1)

    def base(self):
        """Their sum."""
        return sum(self.found().values())

    def count(self):
        """Step 3 and 4."""
        if self.base() <= self.decided[self.seat]:
            self.pass_on()
        elif not self.hands[self.seat] or self.no_call_left():
            self.stop()
        else:
            self.asked = True

    def no_call_left(self):
        """Whether the limit of calls is reached."""
        return self.rows["max_calls"] is not None and sum(self.calls) >= self.rows["max_calls"]

    def pass_on(self):
        """The next seat, or step 5."""
        self.seat = (self.seat + 1) % self.players
        if not any(self.hands):
            self.finish(None, "exhausted", {}, 0, 0)
            self.deal()

    def stop(self):
        """The player to move wins the round."""
        self.asked = False
        others = self.calls[: self.seat] + self.calls[self.seat + 1 :]
        points = settle(self.base(), self.rows, self.calls[self.seat], others)
        self.finish(self.seat, "stop", self.found(), self.base(), points)
        self.deal()

    def finish(self, winner, reason, found, base, points):
        """Write the round down and find the next dealer."""
        entry = (self.dealer, winner, reason, base, points, list(self.calls), found)
        self.results.append(entry)
        if reason == "exhausted":
            self.scores[self.dealer] += self.rows["oya_ken"]
        if winner is not None:
            self.scores[winner] += points
            self.dealer = winner
        elif self.rows["dealer_after_void"] == "next":
            self.dealer = (self.dealer + 1) % self.players
