"""The engine against the second scorer: random piles of every size, every pile of small decks."""

import os
import random
from itertools import combinations

import pytest

from engine_core import cards, rng, rules, yaku
from tests.engine import scorer
from tests.shared.playing import random_rules

PILES = int(os.environ.get("KOIKOI_PILES", "3000"))
SETS = int(os.environ.get("KOIKOI_SETS", "300"))

# Decks cut down to the cards that meet in some yaku; every pile of each is tried.
SMALL_DECKS = {
    "lights, cup, months 8 and 9": "1a 3a 8a 11a 12a 9a 8b 8c 8d 9b 9c",
    "animals and boar": "2a 4a 5a 6a 7a 8b 9a 10a 11b 3a 8a",
    "ribbons": "1b 2b 3b 4b 5b 7b 11c 6b 9b 10b",
    "kasu at the edge": "1c 1d 2c 2d 3c 3d 4c 4d 12b 12c 11d 9a",
    "junior suits": "13a 13b 13c 13d 14a 14b 12d 11d 1a 2a 9a",
    "junior lights": "1a 3a 8a 11a 12a 13a 14a 9a 2a",
    "junior ribbons": "1b 2b 3b 13b 6b 9b 10b 14b 4b",
}


def in_words(rule_set):
    """The second scorer's own table for a rule set, with the changed rows."""
    table = dict(scorer.PROFILES[rule_set.base])
    table.update(rules.changes(rule_set))
    return table


def compare(pile, rule_set, table, month):
    """Score one pile both ways."""
    held = cards.from_cards([cards.parse(name) for name in pile])
    ours = yaku.score(held, rule_set, month)
    theirs = scorer.score(pile, table, month)
    assert {yaku.IDS[name]: points for name, points in ours} == theirs, (pile, table)
    assert [name for name, _ in ours] == sorted(name for name, _ in ours)
    assert yaku.base(held, rule_set, month) == sum(theirs.values())
    return sum(theirs.values())


def deck_of(rule_set):
    """All card names of the deck."""
    return [cards.text(card) for card in range(cards.DECKS[rule_set.deck].size)]


def custom_sets(number, seed, base=None):
    """Random custom sets and their tables."""
    generator = rng.Random(seed)
    made = [random_rules(generator, base) for _ in range(number)]
    return [(rule_set, in_words(rule_set)) for rule_set in made]


@pytest.mark.parametrize("name", rules.PROFILES)
def test_random_piles_of_every_size(name):
    rule_set, table = rules.profile(name), scorer.PROFILES[name]
    deck = deck_of(rule_set)
    chance = random.Random(name)
    paying = 0
    for _ in range(PILES):
        pile = set(chance.sample(deck, chance.randint(0, len(deck))))
        paying += compare(pile, rule_set, table, chance.randint(1, 12)) > 0
    assert paying > PILES // 4


def test_random_piles_under_random_custom_sets():
    chance = random.Random(1)
    for rule_set, table in custom_sets(SETS, 1):
        deck = deck_of(rule_set)
        for _ in range(30):
            pile = set(chance.sample(deck, chance.randint(8, len(deck))))
            compare(pile, rule_set, table, chance.randint(1, 12))


def test_the_tables_of_the_profiles_agree():
    for name in rules.PROFILES:
        rule_set = rules.profile(name)
        for row, value in scorer.PROFILES[name].items():
            if row != "deck":
                assert getattr(rule_set, row) == value, (name, row)
        assert cards.DECKS[rule_set.deck].name == scorer.PROFILES[name]["deck"]


@pytest.mark.parametrize("small", SMALL_DECKS)
def test_every_pile_of_a_small_deck(small):
    """All 2^n piles, every profile whose deck has the cards, and a few random custom sets."""
    names = SMALL_DECKS[small].split()
    kinds = [(rules.profile(name), scorer.PROFILES[name]) for name in rules.PROFILES]
    kinds += custom_sets(6, len(small))
    for rule_set, table in kinds:
        deck = set(deck_of(rule_set))
        part = [name for name in names if name in deck]
        # Enough kasu or ribbons beside it that the counts are near their thresholds, and without.
        for beside in (set(), {"1c", "1d", "2c", "2d", "3c", "3d", "4c"} - set(part)):
            for size in range(len(part) + 1):
                for chosen in combinations(part, size):
                    compare(set(chosen) | beside, rule_set, table, 8)


@pytest.mark.parametrize("players", (2, 3, 4))
def test_settlements(players):
    """Every base with every spread of up to three calls a seat."""
    chance = random.Random(players)
    kinds = [(rules.profile(name), scorer.PROFILES[name]) for name in rules.PROFILES]
    kinds += custom_sets(60, players)
    for rule_set, table in kinds:
        for base in range(40):
            own = chance.randint(0, 3)
            others = [chance.randint(0, 2) for _ in range(players - 1)]
            calls = own + sum(others)
            assert yaku.settle(
                base, rule_set, any(others), calls, sum(others), calls > 0
            ) == scorer.settle(base, table, own, others)
