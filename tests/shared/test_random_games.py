"""Complete games played at random: every invariant at every moment, every action tried.

``KOIKOI_GAMES`` sets how many; ``tests/engine/soak.py`` plays many more.
"""

from engine_core import rng, rules
from tests.shared.playing import number, random_game, random_rules

GAMES = number("KOIKOI_GAMES", 400, 100)
FOUR = ("vanikar", "wikipedia", "one_call", "junior")


def test_games_of_the_four_two_player_profiles():
    for seed in range(GAMES):
        random_game(rules.profile(FOUR[seed % 4]), seed)


def test_games_of_the_other_profiles():
    others = [name for name in rules.PROFILES if name not in FOUR]
    for seed in range(GAMES // 4):
        random_game(rules.profile(others[seed % len(others)]), seed)


def test_games_of_random_custom_sets():
    random = rng.Random(4711)
    for seed in range(GAMES // 4):
        random_game(random_rules(random), seed)
