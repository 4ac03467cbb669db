"""Counting the action sequences of fixed deals, as chess programs do: how many there are to each
depth. Written by ``python -m tests.shared.perft`` when the rules change on purpose."""

from engine_core import game, rules, snapshot

DEPTH = 4

def count(playing, depth):
    """How many sequences of ``depth`` actions are legal."""
    actions = playing.legal_actions()
    if depth == 1 or not actions:
        return len(actions)
    data, done = snapshot.to_bytes(playing), bytes(playing.round_actions)
    total = 0
    for action in actions:
        after = snapshot.resume(data, done)
        after.apply(action)
        total += count(after, depth - 1)
    return total


def starts(name):
    """The positions of a profile that are counted from: two fresh deals, the action before the
    first question (a yaku that asks, or ends the round), and the last cards of a round."""
    rule_set = rules.profile(name)
    yield game.Game(rule_set, None, 1, 0)
    yield game.Game(rule_set, None, 3, 1)
    playing = game.Game(rule_set, None, 2, 1)
    done = b""
    data = snapshot.to_bytes(playing)
    while playing.phase != game.DECIDE and playing.round == 1:
        done = bytes(playing.round_actions)
        playing.apply(playing.legal_actions()[0])
    yield snapshot.resume(data, done)
    playing = snapshot.resume(data, done)
    while playing.round == 1 and max(playing.hand_sizes) > 2:
        playing.apply(playing.legal_actions()[-1])
    yield playing


def counts(name):
    """For each position of a profile the numbers of sequences of 1, 2, 3 and 4 actions."""
    return [[count(playing, d) for d in range(1, DEPTH + 1)] for playing in starts(name)]


if __name__ == "__main__":
    for profile in rules.PROFILES:
        print("    %r: %r," % (profile, counts(profile)))
