"""`progress` against its meaning: what completes a yaku, found by trying cards."""

import random
from itertools import combinations

import pytest

from engine_core import cards, rng, rules, yaku
from engine_core.progress import progress
from tests.engine import scorer
from tests.engine.test_scorer import deck_of
from tests.shared.playing import random_rules

COUNTS = {"tane", "tanzaku", "kasu"}


def complete(name, pile, rule_set, month):
    """Whether the pile has the yaku, read from RULES.md."""
    deck = cards.DECKS[rule_set.deck].name
    lights, animals, poems, blues, plain, chaff = scorer.DECKS[deck]
    dry = len((pile & lights) - {"11a"})
    red, blue = len(pile & poems) >= 3, len(pile & blues) >= 3
    cup = rule_set.cup_as_kasu if "9a" in pile else 0
    return {
        "goko": len(pile & lights) >= 5,
        "shiko": dry >= 4,
        "ame_shiko": dry >= 3 and "11a" in pile,
        "sanko": dry >= 3,
        "hanami": {"3a", "9a"} <= pile,
        "tsukimi": {"8a", "9a"} <= pile,
        "inoshikacho": {"6a", "7a", "10a"} <= pile,
        "akatan": red,
        "aotan": blue,
        "akatan_aotan": red and blue,
        "tane": len(pile & animals) >= 5,
        "tanzaku": len(pile & (poems | blues | plain)) >= 5,
        "kasu": len(pile & chaff) + cup >= 10,
        "tsukifuda": {"%d%s" % (month, slot) for slot in "abcd"} <= pile,
        "yukimi": {"13a", "9a"} <= pile,
        "golden_flowers": {"12d", "13d"} <= pile,
        "fujin_raijin": {"13c", "11d"} <= pile,
        "three_friends": {"1a", "13a", "2a"} <= pile,
    }[name]


def check(rule_set, chance):
    """One random table: my pile, the others' piles, and everything else still out."""
    deck = deck_of(rule_set)
    chance.shuffle(deck)
    size = chance.randint(0, len(deck))
    mine = set(deck[:size])
    others = [set(), set()]
    for card in deck[size : size + chance.randint(0, len(deck) - size)]:
        chance.choice(others).add(card)
    free = set(deck) - mine - others[0] - others[1]
    month = chance.randint(1, 12)

    def ids(names):
        return cards.from_cards([cards.parse(name) for name in names])

    asked = (ids(mine), [ids(pile) for pile in others], rule_set, month)
    given = progress(*asked)
    assert [entry[0] for entry in given] == [
        at for at, name in enumerate(yaku.IDS) if rule_set.pays(name)
    ]
    brief = [(*one[:4], []) for one in given]
    assert progress(*asked, helping=False) == brief
    for yaku_id, have, need, possible, helping in given:
        name = yaku.IDS[yaku_id]
        helping = {cards.text(card) for card in helping}

        def has(pile, name=name):
            return complete(name, pile, rule_set, month)

        assert possible == has(mine | free), name
        assert (have >= need) == has(mine), name
        assert helping <= free
        if has(mine):
            assert name in COUNTS or (have == need and not helping), name
            continue
        if not possible or (name == "kasu" and rule_set.cup_as_kasu == 2):
            continue
        short = need - have
        assert has(mine | helping)
        assert len(helping) >= short > 0
        if short <= 2:
            # No fewer do, and exactly the helping cards are in some smallest completion.
            useful = set()
            for chosen in combinations(sorted(free), short):
                if has(mine | set(chosen)):
                    useful |= set(chosen)
            assert useful == helping, name
            assert short == 1 or not any(has(mine | {card}) for card in free)


@pytest.mark.parametrize("name", rules.PROFILES)
def test_progress_under_every_profile(name):
    chance = random.Random(name)
    for _ in range(100):
        check(rules.profile(name), chance)


def test_progress_under_random_custom_sets():
    chance, generator = random.Random(5), rng.Random(5)
    for _ in range(300):
        check(random_rules(generator), chance)


@pytest.mark.parametrize("name", rules.PROFILES)
def test_from_nothing(name):
    """With nothing captured every yaku needs what the rules say."""
    needs = {
        "goko": 5, "shiko": 4, "ame_shiko": 4, "sanko": 3, "hanami": 2, "tsukimi": 2,
        "inoshikacho": 3, "akatan": 3, "aotan": 3, "akatan_aotan": 6, "tane": 5, "tanzaku": 5,
        "kasu": 10, "yukimi": 2, "golden_flowers": 2, "fujin_raijin": 2, "three_friends": 3,
    }  # fmt: skip
    empty = cards.new_set()
    for yaku_id, have, need, possible, _ in progress(empty, empty, rules.profile(name)):
        assert (have, need, possible) == (0, needs[yaku.IDS[yaku_id]], True)
