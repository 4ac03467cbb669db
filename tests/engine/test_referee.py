"""The engine against the second game: random games move by move, and the counts of perft."""

import copy
import os
import random

import pytest

from engine_core import cards, game, record, rng, rules
from tests.engine.referee import Referee, order
from tests.shared import perft
from tests.shared.playing import random_rules

GAMES = int(os.environ.get("KOIKOI_REFEREED", "120"))


def referee_of(playing, number):
    """A referee with the same deals, enough of them for the whole game."""
    deals = []
    for index in range(number):
        dealt = record.shuffled(playing.rules, playing.seed, index)
        deals.append(record._deal_dict(dealt, playing.rules))
    return Referee(
        playing.rules.base,
        dict(rules.changes(playing.rules)),
        playing.rounds,
        playing.first_dealer,
        deals,
    )


def same(playing, second):
    """Compare everything the two know."""
    assert [record.move_text(one) for one in playing.legal_actions()] == second.legal()
    assert playing.scores == second.scores
    entries = [
        (
            one["dealer"], one["winner"], one["reason"], one["base"], one["points"], one["calls"],
            dict(one["yaku"]),
        )
        for one in record.state_dict(playing)["rounds"]
    ]  # fmt: skip
    assert entries == second.results
    if not second.over:
        assert playing.to_move == second.seat
        held = [cards.text(card) for card in cards.listed(playing.field)]
        assert held == sorted(second.field, key=order)
        for seat in range(playing.rules.players):
            pile = [cards.text(card) for card in cards.listed(playing.captured[seat])]
            assert pile == sorted(second.taken[seat], key=order)
        assert playing.pile_size() == len(second.pile)


def play_both(rule_set, seed):
    """A random game with the referee beside it."""
    chance = random.Random(seed)
    rounds = chance.choice(rule_set.allowed_rounds)
    playing = game.Game(rule_set, rounds, seed)
    second = referee_of(playing, 60)
    while playing.phase != game.OVER:
        same(playing, second)
        action = chance.choice(playing.legal_actions())
        if action == game.STOP and chance.random() < 0.7:
            action = game.KOIKOI
        playing.apply(action)
        second.play(record.move_text(action))
    same(playing, second)
    assert second.over


@pytest.mark.parametrize("name", rules.PROFILES)
def test_random_games_of_a_profile(name):
    for seed in range(GAMES // 6):
        play_both(rules.profile(name), seed)


def test_random_games_of_custom_sets():
    generator = rng.Random(77)
    for seed in range(GAMES):
        play_both(random_rules(generator), seed)


def count(second, depth):
    """Perft on the referee."""
    moves = second.legal()
    if depth == 1 or not moves:
        return len(moves)
    total = 0
    for move in moves:
        after = copy.deepcopy(second)
        after.play(move)
        total += count(after, depth - 1)
    return total


@pytest.mark.parametrize("name", rules.PROFILES)
def test_the_referee_counts_the_same_sequences(name):
    for playing in perft.starts(name):
        second = referee_of(playing, 40)
        for action in playing.round_actions:
            second.play(record.move_text(action))
        for depth in (1, 2, 3):
            assert count(second, depth) == perft.count(playing, depth)
