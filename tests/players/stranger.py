"""A program that knows docs/bot.md and nothing of ours: it holds a table for two bots.

It keeps the cards itself and asks `python -m simulator score -` what a pile is worth. Prints one
line for each round: winner's seat or -, and the base.
"""

import json
import random
import subprocess
import sys


class Line:
    """A program that answers each line with a line."""

    def __init__(self, *arguments):
        self.program = subprocess.Popen(
            [sys.executable, "-m", "simulator", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, question):
        """Send an object (or a text as it is), get an object."""
        text = question if isinstance(question, str) else json.dumps(question)
        self.program.stdin.write(text + "\n")
        self.program.stdin.flush()
        return json.loads(self.program.stdout.readline())

    def close(self):
        """End the program; gives its exit status."""
        self.program.stdin.close()
        return self.program.wait(20)


class Table:
    """One round between two seats."""

    def __init__(self, bots, score, deck, dealer, scores, number, rounds):
        self.bots, self.score = bots, score
        self.hands, self.field, self.pile = [deck[:8], deck[8:16]], deck[16:24], deck[24:]
        self.captured, self.calls, self.decided = [[], []], [0, 0], [0, 0]
        self.dealer, self.scores, self.number, self.rounds = dealer, scores, number, rounds
        self.history = [["deal", dealer, *self.field]]

    def move(self, seat, phase, card=None):
        """Ask the bot at the seat."""
        view = {
            "seat": seat, "phase": phase, "hand": self.hands[seat], "field": self.field,
            "captured": self.captured, "hand_sizes": [len(hand) for hand in self.hands],
            "scores": self.scores, "calls": self.calls, "dealer": self.dealer,
            "round": self.number, "rounds": self.rounds, "history": self.history,
        }  # fmt: skip
        if card:
            view["card"] = card
        return self.bots[seat].ask(view)["move"]

    def lay(self, seat, card, phase):
        """Bring a card to the field."""
        matches = [other for other in self.field if other[:-1] == card[:-1]]
        if len(matches) == 2:
            answer = self.move(seat, phase, card)
            assert answer[0] == ">" and answer[1:] in matches, answer
            matches = [answer[1:]]
        if matches:
            self.history.append(["take", seat, card, *matches])
            self.field = [other for other in self.field if other not in matches]
            self.captured[seat] += [card, *matches]
        else:
            self.field.append(card)

    def play(self):
        """Play; gives (winner, base), or (None, 0)."""
        seat = self.dealer
        while self.hands[seat]:
            card = self.move(seat, "play")
            self.hands[seat].remove(card)
            self.history.append(["play", seat, card])
            self.lay(seat, card, "choose")
            card = self.pile.pop(0)
            self.history.append(["flip", seat, card])
            self.lay(seat, card, "flip")
            base = self.score.ask({"rules": "vanikar", "captured": self.captured[seat]})["base"]
            if base > self.decided[seat]:
                self.decided[seat] = base
                if not self.hands[seat] or self.move(seat, "decide") == "stop":
                    return seat, base
                self.calls[seat] += 1
            seat = 1 - seat
        return None, 0


def main():
    """Hold some rounds."""
    level, other, rounds, seed = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    chance = random.Random(seed)
    bots = [Line("bot", "--level", name) for name in (level, other)]
    score = Line("score", "-")
    scores, dealer = [0, 0], 0
    for number in range(1, rounds + 1):
        deck = [f"{month}{letter}" for month in range(1, 13) for letter in "abcd"]
        while True:
            chance.shuffle(deck)
            months = [card[:-1] for card in deck[16:24]]
            if max(months.count(month) for month in months) < 4:
                break
        winner, base = Table(bots, score, deck, dealer, scores, number, rounds).play()
        print("-" if winner is None else winner, base)
        if winner is not None:
            scores[winner] += base
            dealer = winner
    assert "error" in bots[0].ask("what?") and "error" in bots[0].ask({})
    assert [line.close() for line in (*bots, score)] == [0, 0, 0]


if __name__ == "__main__":
    main()
