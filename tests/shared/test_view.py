"""A view: what a seat may know, and that nothing hidden can be reached from it."""

from engine_core import cards, game, rng, rules, yaku
from tests.shared.playing import act, begin, copied, names, play_out, state
from tests.shared.support import raises

FIELDS = (
    "seat phase to_move drawn dealer round rounds pile_size hand field captured hand_sizes scores "
    "calls bases legal history token"
).split()


def seen(view):
    """Everything in a view, to compare."""
    return [getattr(view, name) for name in FIELDS] + [rules.to_text(view.rules)]


def reachable(thing, found, depth=0):
    """Collect every object that can be reached from ``thing`` by attribute, index or method."""
    assert depth < 12
    found.append(thing)
    if type(thing) in (tuple, list):
        for one in thing:
            reachable(one, found, depth + 1)
    elif type(thing) is dict:
        for key in thing:
            reachable(thing[key], found, depth + 1)
    elif hasattr(thing, "__dict__") and type(thing) not in (type, type(reachable)):
        for name in dir(thing):
            if not name.startswith("__"):
                value = getattr(thing, name)
                if not callable(value):
                    reachable(value, found, depth + 1)


def test_nothing_of_the_game_is_reachable():
    playing = game.Game(rules.profile("wikipedia"), 12, 3)
    act(playing, names(playing.hands[playing.to_move]).split()[0])
    for seat in (0, 1, None):
        found = []
        view = playing.view(seat)
        reachable(view, found)
        kinds = []
        for one in found:
            assert one is not playing and one is not playing.order
            for hand in playing.hands + [playing.field] + playing.captured:
                assert one is not hand  # copies only
            for own in (playing.scores, playing.calls, playing.bases, playing.history):
                assert one is not own
            kinds.append(type(one))
        assert game.Game not in kinds
        sets = [bytes(one) for one in found if type(one) is bytearray]
        for other in range(2):
            if other != seat:
                assert bytes(playing.hands[other]) not in sets
    assert set(dir(playing.view(0))) >= set(FIELDS)


def test_a_change_to_a_view_changes_nothing_else():
    playing = game.Game(rules.profile("vanikar"), 6, 3)
    before = state(playing)
    view = playing.view(0)
    cards.add(view.hand, 0)
    for at in range(cards.MONTHS):
        view.field[at] = view.hand[at] = view.captured[0][at] = 15
    view.phase = 4
    assert state(playing) == before
    assert seen(playing.view(0)) != seen(view)


def test_a_stranger_sees_backs_only():
    playing = game.Game(rules.profile("vanikar"), 6, 3)
    view = playing.view(None)
    assert view.seat == -1 and cards.count(view.hand) == 0 and view.legal == ()
    assert view.hand_sizes == (8, 8) and view.to_move == playing.to_move


def test_legal_is_for_the_seat_to_move():
    playing = game.Game(rules.profile("vanikar"), 6, 3)
    mover = playing.to_move
    assert playing.view(mover).legal == tuple(playing.legal_actions())
    assert playing.view(1 - mover).legal == ()
    while playing.phase != game.OVER:
        playing.apply(playing.legal_actions()[0])
    for seat in (0, 1, None):
        view = playing.view(seat)
        assert view.legal == () and view.to_move == -1 and view.phase == game.OVER


def shuffle_hidden(playing, seat, random):
    """The same game as ``seat`` sees it: a copy with the others' hands and the pile permuted."""
    other = copied(playing)
    hidden = [card for at in range(len(other.hands)) if at != seat
              for card in cards.listed(other.hands[at])]  # fmt: skip
    start = len(other.order) - other.pile_size()
    hidden.extend(other.order[start:])
    random.shuffle(hidden)
    for at in range(len(other.hands)):
        if at != seat:
            size = other.hand_sizes[at]
            other.hands[at] = cards.from_cards(hidden[:size])
            del hidden[:size]
    other.order = bytes(other.order[:start]) + bytes(hidden)
    return other


def test_permuting_what_is_hidden_changes_no_view():
    for number, name in enumerate(rules.PROFILES):
        random = rng.Random(number, 77)
        playing = game.Game(rules.profile(name), None, number)
        count = 0
        while playing.phase != game.OVER and count < 120:
            if count % 4 == 0:
                for seat in list(range(playing.rules.players)) + [None]:
                    other = shuffle_hidden(playing, seat, random)
                    assert seen(other.view(seat)) == seen(playing.view(seat))
            actions = playing.legal_actions()
            playing.apply(actions[random.below(len(actions))])
            count += 1


def test_another_deal_of_the_hidden_cards_gives_the_same_token():
    rule_set = rules.profile("vanikar")
    field = "1a 2a 3a 4a 5a 6a 7a 8a"
    first = begin(rule_set, ["1b 2b 3b 4b 5b 6b 7b 9a", "9b 10b 11b 12b 1c 2c 3c 4c"], field)
    other = begin(rule_set, ["1b 2b 3b 4b 5b 6b 7b 9a", "1d 2d 3d 4d 5d 6d 7d 8d"], field, seed=9)
    assert seen(first.view(0)) == seen(other.view(0))


def test_a_token_depends_on_rules_round_scores_and_history():
    tokens = []
    for name in ("vanikar", "one_call"):
        for dealer in (0, 1):
            playing = game.Game(rules.profile(name), 12, 1, dealer)
            while playing.phase != game.OVER:
                assert 0 <= playing.view(0).token < 2**30
                assert playing.view(0).token == playing.view(None).token
                tokens.append(playing.view(0).token)
                playing.apply(playing.legal_actions()[0])
    assert len(set(tokens)) == len(tokens)


def test_what_stopping_scores_is_exact():
    """At every question the view says what the round then really pays."""
    asked = 0
    for number, name in enumerate(rules.PROFILES):
        for seed in range(6):
            random = rng.Random(seed, number)
            playing = game.Game(rules.profile(name), None, seed)
            while playing.phase != game.OVER:
                if playing.phase == game.DECIDE:
                    asked += 1
                    view = playing.view(playing.to_move)
                    wanted = view.would_score()
                    stopped = copied(playing)
                    stopped.apply(game.STOP)
                    at = len(playing.rounds_played)
                    assert stopped.rounds_played[at].points == wanted
                    assert stopped.rounds_played[at].base == view.bases[view.seat]
                    playing.apply(game.KOIKOI if random.below(3) else game.STOP)
                else:
                    actions = playing.legal_actions()
                    playing.apply(actions[random.below(len(actions))])
    assert asked > 60


def test_what_a_rival_would_count_is_exact():
    """After a call, a win by another scores what the view at the question said it would."""
    found = 0
    kinds = [rules.profile(name) for name in rules.PROFILES]
    for multiplier in ("per_call", "none"):
        kinds.append(rules.make({"base": "junior_tiger4", "call_multiplier": multiplier}))
    for number, rule_set in enumerate(kinds):
        for seed in range(8):
            random = rng.Random(seed, number)
            playing = game.Game(rule_set, None, seed)
            said = None
            while playing.phase != game.OVER:
                rounds = len(playing.rounds_played)
                if playing.phase == game.DECIDE:
                    view = playing.view(playing.to_move)
                    action = game.KOIKOI if random.below(2) or said is None else game.STOP
                    if action == game.KOIKOI:
                        said = view
                else:
                    actions = playing.legal_actions()
                    action = actions[random.below(len(actions))]
                playing.apply(action)
                if len(playing.rounds_played) > rounds:
                    played = playing.rounds_played[rounds]
                    if said and played.winner not in (-1, said.seat) and played.reason == 0:
                        found += 1
                        low, high, added = said.rival_multiplier(played.winner)
                        factor = high if played.base >= 7 else low
                        assert played.points == played.base * factor + added
                        assert played.points == said.settled(played.winner, played.base, True)
                    said = None
    assert found > 20


def test_multipliers_in_words():
    playing = begin("vanikar", ["9a"], "9c 3a 3c 4b 5b 6b 7b 8b", "3b")
    act(playing, "9a >3a")
    assert playing.view(0).rival_multiplier() == (2, 4, 0)
    assert playing.view(0).would_score() == 5
    assert playing.view(0).settled(0, 10) == 20
    playing = begin("junior", ["9a"], "9c 3a 3c 4b 5b 6b 7b 8b", "3b")
    act(playing, "9a >3a")
    assert playing.view(0).rival_multiplier() == (1, 1, 1)
    playing = begin("wikipedia", ["9a"], "9c 3a 3c 4b 5b 6b 7b 8b", "3b")
    act(playing, "9a >3a")
    assert playing.view(0).rival_multiplier() == (2, 4, 0)
    assert playing.view(0).settled(0, 8) == 8 and playing.view(0).settled(0, 8, True) == 16


def test_the_next_seat_is_the_rival_unless_another_is_named():
    # Seat 1 has called before, so that a win by seat 1 counts fewer calls of others than one by 2.
    rule_set = rules.make({"base": "junior_tiger4", "call_multiplier": "per_call"})
    playing = game.Game(rule_set, 3, 1, 0)
    playing.calls = [0, 2, 0, 1]
    view = playing.view(0)
    assert view.rival_multiplier() == view.rival_multiplier(1) == (3, 3, 4)
    assert view.rival_multiplier(2) == (5, 5, 4) and view.rival_multiplier(3) == (4, 4, 4)


def test_matches_and_bases():
    playing = begin("vanikar", ["9a"], "9c 9d 3c 4b 5b 6b 7b 8b", "3b")
    view = playing.view(0)
    assert names(view.matches(cards.SAKE_CUP)) == "9c 9d"
    assert view.matches(0) == []
    for seed in range(4):
        playing = game.Game(rules.profile("wikipedia"), 12, seed)
        while playing.phase != game.OVER:
            view = playing.view(None)
            for seat in range(2):
                assert view.bases[seat] == yaku.base(view.captured[seat], view.rules, view.round)
            playing.apply(playing.legal_actions()[-1])


def test_history_is_public_and_begins_with_the_deal():
    playing = game.Game(rules.profile("wikipedia"), 12, 24)
    play_out(playing, rng.Random(3), check=False)
    for seat in (0, None):
        history = playing.view(seat).history
        assert history[0][0] == 1 and len(history[0]) == 10


def test_an_unknown_seat():
    playing = game.Game(rules.profile("vanikar"), 6, 3)
    raises(IndexError, playing.view, 2)
