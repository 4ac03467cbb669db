"""The generator: its vectors never change, its streams are apart, its numbers are even."""

from engine_core import cards, deal, rng, rules
from tests.shared.playing import names


def first(seed, stream, count=5):
    random = rng.Random(seed, stream)
    return [random.next() for _ in range(count)]


def test_vectors():
    assert first(0, 0) == [2842, 24505, 25091, 1057, 6089]
    assert first(12345, 1) == [18546, 25121, 4740, 13634, 23776]
    assert first(2**30 - 1, 7) == [10181, 14187, 16038, 17138, 18158]
    deck = list(range(48))
    rng.Random(12345, 1).shuffle(deck)
    assert deck[:8] == [42, 19, 13, 25, 41, 21, 17, 8]


def test_vectors_of_whole_deals():
    order = deal.shuffled(rules.profile("vanikar"), 12345, 0)
    assert names(list(order[:16])) == "11c 5d 4b 7b 11b 6b 5b 3a 8c 2b 6a 3b 4d 4a 10a 11a"
    order = deal.shuffled(rules.profile("junior_tiger4"), 1, 3)
    assert names(list(order[:7])) == "10c 6d 1b 3d 14b 11c 10d"
    dealers = [deal.first_dealer(rules.profile("vanikar"), seed)[0] for seed in range(12)]
    assert dealers == [0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 1]
    dealers = [deal.first_dealer(rules.profile("junior_tiger4"), seed)[0] for seed in range(12)]
    assert dealers == [2, 2, 1, 2, 0, 0, 2, 1, 2, 3, 0, 1]


def test_hash_vectors():
    assert rng.mix(0, 0) == 0
    assert [rng.mix(1, 2), rng.mix(rng.mix(0, 7), 32767)] == [604976394, 800359198]
    assert rng.mix_text(0, "wikipedia;sanko=6") == 528860819


def test_nothing_leaves_thirty_bits():
    h = 0
    for value in range(2000):
        h = rng.mix(h, value * 16 & 0x7FFF)
        assert 0 <= h < 2**30
    random = rng.Random(2**30 - 1, 32767)
    for _ in range(2000):
        assert 0 <= random.next() < 32362


def test_numbers_below():
    random = rng.Random(99)
    for n in (1, 2, 3, 7, 48, 52, 56, 1000, 32362):
        counted = [0] * min(n, 56)
        for _ in range(560):
            number = random.below(n)
            assert 0 <= number < n
            counted[number % len(counted)] += 1
        assert min(counted) > 0 or n == 56


def test_streams_of_one_seed_are_apart():
    seen = {}
    for seed in (0, 1, 2, 12345, 2**15, 2**30 - 1):
        for stream in range(20):
            start = tuple(first(seed, stream, 4))
            assert start not in seen
            seen[start] = True


def test_a_shuffle_keeps_every_card_and_moves_them_evenly():
    at_front = [0] * 48
    for seed in range(960):
        order = deal.shuffled(rules.profile("vanikar"), seed, seed % 3)
        assert sorted(order) == list(range(48))
        at_front[order[0]] += 1
    assert min(at_front) > 5 and max(at_front) < 40


def test_each_profile_shuffles_its_own_deck():
    for name in rules.PROFILES:
        rule_set = rules.profile(name)
        order = deal.shuffled(rule_set, 5, 0)
        assert sorted(order) == list(range(cards.DECKS[rule_set.deck].size))
