"""Malformed records, saves and rule texts: refused in one line, never with another exception."""

import copy
import json
import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine_core import game, record, rng, rules, snapshot
from engine_core.errors import BadRecord, BadRules
from tests.shared.playing import random_rules

ODD = [
    None, True, False, 0, 1, -1, 2, 7, 13, 2**30, 10**1_000_000, -(10**5000), 1.0, 0.5,
    1e300, float("inf"), float("nan"), "", "1a", "01a", "1A", ">1a", "stop", "koi-koi", "vanikar",
    "x" * 10**6, "\ud800", "\x00", "１ａ", "1a\n", [], {}, [[]], {"base": "vanikar"}, ["1a"],
    [None], {"hands": [], "field": [], "pile": []},
]  # fmt: skip

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4)
    | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def example(seed, part=0.5):
    """A record of a random game, stopped somewhere."""
    chance = random.Random(seed)
    generator = rng.Random(seed)
    rule_set = (
        random_rules(generator)
        if chance.random() < 0.3
        else rules.profile(rules.PROFILES[seed % len(rules.PROFILES)])
    )
    playing = game.Game(rule_set, min(rule_set.allowed_rounds), seed)
    while playing.phase != game.OVER and chance.random() > 0.01:
        playing.apply(chance.choice(playing.legal_actions()))
    return record.to_record(playing, chance.random() < part)


def places(thing, path=()):
    """The paths of everything in a record."""
    yield path
    if isinstance(thing, dict):
        for key in thing:
            yield from places(thing[key], path + (key,))
    elif isinstance(thing, list):
        for at in range(len(thing)):
            yield from places(thing[at], path + (at,))


def answer(given_record):
    """Replay: the result, or None when it was refused as it should be."""
    try:
        result = record.replay(given_record)
    except (BadRecord, BadRules) as error:
        line = str(error)
        assert line and "\n" not in line and len(line) < 1000
        line.encode("utf-8")
        return None
    json.dumps(result)
    return result


def change(made, chance):
    """One change at a random place."""
    paths = [path for path in places(made) if path]
    path = chance.choice(paths)
    inside = made
    for key in path[:-1]:
        inside = inside[key]
    how = chance.randrange(4)
    if how == 0:
        inside[path[-1]] = chance.choice(ODD)
    elif how == 1:
        del inside[path[-1]]
    elif how == 2 and isinstance(inside, list):
        inside.insert(path[-1], chance.choice(ODD + inside))
    elif isinstance(inside, dict):
        key = chance.choice(["", "deal", "moves", "seed", "hands", "\ud800"])
        inside[key] = chance.choice(ODD)
    else:
        chance.shuffle(inside)


def test_records_with_a_change():
    refused = 0
    for seed in range(1500):
        chance = random.Random(seed)
        made = example(seed % 40)
        for _ in range(1 + seed % 3):
            change(made, chance)
        refused += answer(made) is None
    assert refused > 1000


def test_records_cut_short_are_fine():
    """Every prefix of the moves is a record, and its legal moves are what may come next."""
    for seed in range(12):
        whole = example(seed)
        for length in range(0, len(whole["moves"]), 7):
            part = copy.copy(whole)
            part["moves"] = whole["moves"][:length]
            result = answer(part)
            assert result is not None and whole["moves"][length] in result["legal"]


@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(JSON)
def test_anything_that_json_can_hold(thing):
    answer(thing)
    assert isinstance(thing, dict) or answer(thing) is None
    for key in ("rules", "rounds", "seed", "dealer", "players", "deals", "moves", "format"):
        made = example(1)
        made[key] = thing
        answer(made)


@settings(max_examples=200, deadline=None)
@given(JSON)
def test_score_requests_of_anything(thing):
    for request in (
        thing,
        {"rules": thing, "captured": []},
        {"rules": "vanikar", "captured": thing},
        {"rules": "vanikar", "captured": ["1a"], "calls": thing},
        {"rules": "vanikar", "captured": ["1a"], "any_call": thing},
        {"rules": "vanikar", "captured": ["1a"], "month": thing},
    ):
        try:
            json.dumps(record.score_request(request))
        except (BadRecord, BadRules) as error:
            assert "\n" not in str(error)


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=120), st.binary(max_size=20))
def test_saves_of_any_bytes(data, actions):
    for made in (data, b"K1" + data):
        try:
            snapshot.resume(made, actions)
        except BadRecord:
            pass


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_saves_with_changed_bytes(data):
    seed = data.draw(st.integers(0, 40))
    rule_set = random_rules(rng.Random(seed))
    playing = game.Game(rule_set, None, seed)
    for _ in range(seed):
        if playing.phase != game.OVER:
            playing.apply(playing.legal_actions()[-1])
    if playing.begun is None:
        return
    saved = bytearray(snapshot.to_bytes(playing))
    for _ in range(data.draw(st.integers(1, 3))):
        saved[data.draw(st.integers(0, len(saved) - 1))] = data.draw(st.integers(0, 255))
    try:
        loaded = snapshot.resume(saved, playing.round_actions)
    except BadRecord as error:
        assert "\n" not in str(error)
    else:
        assert sorted(loaded.order) == list(range(len(loaded.order)))


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=40), st.sampled_from(rules.PROFILES))
def test_rule_texts_of_anything(text, base):
    for line in (text, base + ";" + text, base + ";sanko=" + text):
        try:
            made = rules.from_text(line)
        except BadRules as error:
            assert "\n" not in str(error)
        else:
            assert rules.from_text(rules.to_text(made)) == made
