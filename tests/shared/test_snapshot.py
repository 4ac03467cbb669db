"""Saves: a snapshot of the deal and a byte for each action give the game again, and a damaged or
impossible one is refused."""

from engine_core import game, rng, rules, snapshot
from engine_core.errors import BadRecord
from tests.shared.playing import begin, dealt, random_rules, state
from tests.shared.support import raises

LIMIT = 400
"""Bytes that a snapshot may take, so that a file with the actions stays under 500."""


def random_states(rule_set, seed, random, most=200, rounds=None):
    """A game, stopped after each of some random actions."""
    playing = game.Game(rule_set, rounds, seed)
    while playing.phase != game.OVER and most:
        yield playing
        actions = playing.legal_actions()
        playing.apply(actions[random.below(len(actions))])
        most -= 1
    yield playing


def test_the_same_game_at_any_moment():
    random = rng.Random(3)
    sets = [rules.profile(name) for name in rules.PROFILES]
    sets += [random_rules(random) for _ in range(12)]
    for seed, rule_set in enumerate(sets):
        for number, playing in enumerate(random_states(rule_set, seed, random)):
            if number % 11 == 0 and playing.begun:
                data = snapshot.to_bytes(playing)
                assert len(data) < LIMIT
                again = snapshot.resume(data, playing.round_actions)
                assert state(again) == state(playing)
                assert snapshot.to_bytes(again) == data
                assert again.first_dealer == playing.first_dealer and again.seed == playing.seed
                assert again.packed == playing.packed


def test_a_resumed_game_goes_on_in_the_same_way():
    for name in rules.PROFILES:
        random = rng.Random(4)
        for number, playing in enumerate(random_states(rules.profile(name), 9, random, 30)):
            if number == 30:
                again = snapshot.resume(snapshot.to_bytes(playing), playing.round_actions)
                while playing.phase != game.OVER:
                    actions = playing.legal_actions()
                    action = actions[random.below(len(actions))]
                    assert playing.apply(action) == again.apply(action)
                assert state(again) == state(playing)


def test_the_last_action_of_a_round_before_the_next_snapshot():
    """The power goes between the stop and the new snapshot: the old one leads on to the deal."""
    random = rng.Random(5)
    playing = game.Game(rules.profile("vanikar"), 6, 5)
    data, actions = snapshot.to_bytes(playing), bytearray()
    while playing.round < 4:
        legal = playing.legal_actions()
        action = legal[random.below(len(legal))]
        before = playing.round
        actions.append(action)
        playing.apply(action)
        if playing.round != before:
            assert state(snapshot.resume(data, actions)) == state(playing)
            data, actions = snapshot.to_bytes(playing), bytearray()


def test_a_game_that_is_over():
    for name in ("vanikar", "junior_tiger4", "wikipedia"):
        playing = game.Game(rules.profile(name), 3, 2)
        while playing.phase != game.OVER:
            data = snapshot.to_bytes(playing)
            actions = bytes(playing.round_actions)
            playing.apply(playing.legal_actions()[0])
        again = snapshot.resume(snapshot.to_bytes(playing), playing.round_actions)
        assert state(again) == state(playing) and again.result() == playing.result()
        assert snapshot.to_bytes(playing) == data and playing.round_actions[:-1] == actions


def test_custom_sets_and_their_names():
    spec = {"base": "one_call", "name": "Été à Lisbonne", "sanko": 50, "max_calls": None}
    playing = game.Game(rules.make(spec), 5, 1)
    again = snapshot.from_bytes(snapshot.to_bytes(playing))
    assert again.rules == playing.rules and again.rules.name == "Été à Lisbonne"
    assert again.rounds == 5


def test_games_without_a_seed():
    playing = begin("vanikar", ["1a"], rounds=1, seed=None)
    again = snapshot.from_bytes(snapshot.to_bytes(playing))
    assert again.seed is None and state(again) == state(playing)


def test_a_game_without_a_deal_that_is_played_has_no_snapshot():
    quad = begin("wikipedia", [], "5a 5b 5c 5d", rounds=1, seed=None)
    assert quad.phase == game.OVER
    raises(BadRecord, snapshot.to_bytes, quad)


def refused(data, actions=b""):
    text = str(raises(BadRecord, snapshot.resume, data, actions))
    assert text[:5] == "save:" and "\n" not in text
    return text


def saved(name="vanikar", seed=1, rounds=None):
    return bytearray(snapshot.to_bytes(game.Game(rules.profile(name), rounds, seed, 0)))


def test_damage_is_refused_or_gives_a_whole_game():
    """Each byte changed in turn: a BadRecord, or a game with every card once; nothing else."""
    for name in ("vanikar", "junior_tiger4"):
        good = saved(name)
        for at in range(len(good)):
            for value in (0, 1, 7, 47, 128, 255):
                data = bytearray(good)
                data[at] = value
                try:
                    playing = snapshot.from_bytes(data)
                except BadRecord as error:
                    assert str(error)[:5] == "save:"
                else:
                    assert sorted(playing.order) == list(range(len(playing.order)))
                    assert playing.legal_actions()


def test_cut_or_longer_data_is_refused():
    good = saved()
    for length in range(len(good)):
        refused(good[:length])
    refused(good + b"\0")
    refused(b"")
    refused(b"K2" + good[2:])


def test_a_card_twice_is_refused():
    for at in (1, 17, 20, 47):
        data = saved()
        start = len(data) - 48
        data[start + at] = data[start]
        assert "twice" in refused(data)
    data = saved()
    data[-1] = 48
    assert "none" in refused(data)


def test_a_deal_that_cannot_be_played_is_refused():
    data = saved()
    start = len(data) - 48
    data[start:] = bytes(range(16, 32)) + bytes(range(16)) + bytes(range(32, 48))
    assert "cannot be played" in refused(data)
    # A hand that wins at once, whichever seat has it, is no deal that goes on.
    for hands in (["5a 5b 5c 5d"], ["", "5a 5b 5c 5d"]):
        data = saved("wikipedia")
        data[-48:] = dealt(rules.profile("wikipedia"), hands)
        assert "cannot be played" in refused(data)


def test_unknown_options_in_an_old_save():
    data = saved()
    data[2] = 200
    assert "rule set" in refused(data)
    data = saved()
    assert data[4] == 0
    data[4:5] = bytes((1, 99, 0))
    assert "row" in refused(data)
    data = saved()
    data[4:5] = bytes((1, 0, 60))
    assert "sanko" in refused(data)


def test_rounds_that_cannot_have_ended_like_that():
    playing = game.Game(rules.profile("vanikar"), 6, 1, 0)
    while playing.round == 1:
        playing.apply(playing.legal_actions()[0])
    good = bytearray(snapshot.to_bytes(playing))
    at = 2 + 1 + 1 + 1 + 2 + 6  # magic, profile, name, rows, rounds and dealer, deals and seed
    assert good[at] == 1
    for head in (7, 1 | 3 << 3, 0 | 1 << 3, 5, 6 << 3):
        data = bytearray(good)
        data[at + 1] = head
        refused(data)
    data = bytearray(good)
    data[at] = 6
    refused(data)


def test_illegal_actions_are_refused():
    data = saved()
    assert "action 0" in refused(data, b"\xff")
    playing = snapshot.from_bytes(data)
    first = playing.legal_actions()[0]
    assert "action 1" in refused(data, bytes((first, first)))
    assert "legal:" in refused(data, bytes((first, 200)))
