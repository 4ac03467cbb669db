"""Three and four players, the Junior decks, the pile that runs out (RULES §3, Junior)."""

from engine_core import cards, events, game, record, rng, rules, yaku
from tests.shared.playing import act, begin, check_cards, ids, kinds, legal, names, play_out

THREE_AND_FOUR = ("junior_phoenix", "junior_tiger3", "junior_tiger4")


def koi_koi_to_the_end(name, seed, **rows):
    """A game of one round in which everybody calls whenever asked; (game, events)."""
    rule_set = rules.make(dict(base=name, name="One", **rows))
    playing = game.Game(rule_set, 1, seed)
    random = rng.Random(seed, 5)
    happened = list(playing.opening)
    while playing.phase != game.OVER:
        actions = playing.legal_actions()
        if playing.phase == game.DECIDE:
            happened.extend(playing.apply(game.KOIKOI))
        else:
            happened.extend(playing.apply(actions[random.below(len(actions))]))
        check_cards(playing)
    return playing, happened


def test_the_deals():
    wanted = {
        "junior_phoenix": (52, 3, 7, 8, 23),
        "junior_tiger3": (56, 3, 8, 8, 24),
        "junior_tiger4": (56, 4, 7, 8, 20),
    }
    for name in THREE_AND_FOUR:
        playing = game.Game(rules.profile(name), 3, 1, 0)
        view = playing.view(None)
        assert (
            len(playing.order),
            len(view.hand_sizes),
            view.hand_sizes[0],
            cards.count(view.field),
            view.pile_size,
        ) == wanted[name]
        check_cards(playing)


def test_play_goes_on_in_seat_order_from_the_dealer():
    for name in THREE_AND_FOUR:
        players = rules.profile(name).players
        for dealer in range(players):
            playing = game.Game(rules.profile(name), 3, 1, dealer)
            order = []
            for _ in range(players * 2):
                order.append(playing.to_move)
                while playing.to_move == order[-1] and playing.phase != game.OVER:
                    actions = playing.legal_actions()
                    playing.apply(actions[-1] if playing.phase == game.DECIDE else actions[0])
            assert order == [(dealer + turn) % players for turn in range(players * 2)]


def test_the_pile_of_four_players_runs_out():
    exhausted = 0
    for seed in range(40):
        playing, happened = koi_koi_to_the_end("junior_tiger4", seed)
        plays = len(kinds(happened, events.PLAY))
        flips = len(kinds(happened, events.FLIP))
        assert flips == min(plays, 20)
        if playing.rounds_played[0].reason == events.EXHAUSTED:
            exhausted += 1
            assert plays == 28 and flips == 20 and playing.hand_sizes == [0, 0, 0, 0]
            assert playing.pile_size() == 0
    assert exhausted > 3


def test_a_turn_with_an_empty_pile_plays_and_counts():
    found = 0
    for seed in range(60):
        playing, happened = koi_koi_to_the_end("junior_tiger4", seed)
        plays = 0
        for at, event in enumerate(happened):
            plays += event[0] == events.PLAY
            if plays > 20 and event[0] == events.PLAY:
                after = [record.NAMES[one[0]] for one in happened[at + 1 : at + 4]]
                assert after[0] in ("take", "play", "round_end")
                if after[:2] == ["take", "yaku"]:
                    found += 1
                    assert after[2] in ("call", "stop")
    assert found > 3


def test_three_players_leave_cards_in_the_pile():
    for name, left in (("junior_phoenix", 2), ("junior_tiger3", 0)):
        for seed in range(1000):
            playing, happened = koi_koi_to_the_end(name, seed)
            if playing.rounds_played[0].reason == events.EXHAUSTED:
                break
        assert playing.hand_sizes == [0, 0, 0] and playing.pile_size() == left
        assert len(kinds(happened, events.FLIP)) == len(kinds(happened, events.PLAY))


def test_calls_by_everybody():
    """Everybody called: the bonus counts all calls, per_call those of the opponents."""
    found = 0
    for name in THREE_AND_FOUR:
        for seed in range(150):
            playing, happened = koi_koi_to_the_end(name, seed)
            played = playing.rounds_played[0]
            if 0 in played.calls or played.winner < 0:
                continue
            found += 1
            calls = sum(played.calls)
            assert played.points == played.base + calls
            rows = {"call_multiplier": "per_call", "call_bonus": 0, "seven": "always"}
            same, _ = koi_koi_to_the_end(name, seed, **rows)
            again = same.rounds_played[0]
            assert again.calls == played.calls and again.base == played.base
            seven = 2 if played.base >= 7 else 1
            assert again.points == played.base * seven * (1 + calls - played.calls[played.winner])
            rows = {"call_multiplier": "double", "call_bonus": 0, "seven": "if_called"}
            same, _ = koi_koi_to_the_end(name, seed, **rows)
            assert same.rounds_played[0].points == played.base * seven * 2
    assert found > 5


def test_exhausted_after_calls_by_everybody():
    found = 0
    for name in ("junior_phoenix", "junior_tiger4"):
        for seed in range(300):
            playing, _ = koi_koi_to_the_end(name, seed)
            played = playing.rounds_played[0]
            if played.winner < 0 and 0 not in played.calls:
                found += 1
                assert playing.scores == [0] * playing.rules.players
    assert found


def test_dealers_with_three_and_four():
    for name in THREE_AND_FOUR:
        for seed in range(12):
            playing = game.Game(rules.profile(name), 12, seed)
            play_out(playing, rng.Random(seed), check=False)
            players = playing.rules.players
            for played, after in zip(playing.rounds_played, playing.rounds_played[1:]):
                if played.winner >= 0:
                    assert after.dealer == played.winner
                else:
                    assert after.dealer == (played.dealer + 1) % players


def test_fuji_and_tiger_are_different_cards_with_one_id():
    phoenix, tiger = rules.profile("junior_phoenix"), rules.profile("junior_tiger3")
    held = cards.from_cards(ids("13a 9a 1a 2a 3a"))
    assert [yaku.IDS[one] for one, _ in yaku.score(held, phoenix)] == ["sanko", "hanami", "yukimi"]
    assert [yaku.IDS[one] for one, _ in yaku.score(held, tiger)] == ["hanami", "three_friends"]


def test_bamboo_and_lotus_match_by_month():
    playing = begin("junior_tiger4", ["13a", "14a"], "13c 13d 14c 14d 1c 2c 3c 4c", "14b 13b")
    act(playing, "13a")
    assert legal(playing) == ">13c >13d"
    act(playing, ">13c")
    assert legal(playing) == ">14c >14d"
    act(playing, ">14c")
    assert names(playing.captured[0]) == "13a 13c 14b 14c"
    act(playing, "14a")
    assert names(playing.captured[1]) == "13b 13d 14a 14d"


def test_two_or_three_lucky_of_three():
    quad = "{0}a {0}b {0}c {0}d"
    for lucky in (2, 3):
        hands = [quad.format(5), quad.format(9), quad.format(3) if lucky == 3 else ""]
        playing = begin("junior_phoenix", hands)
        kinds_in = [record.NAMES[event[0]] for event in playing.opening]
        assert kinds_in == ["deal"] + ["yaku"] * lucky + ["redeal", "deal"]
        rule_set = rules.make({"base": "junior_phoenix", "both_hands": "void"})
        playing = begin(rule_set, hands)
        assert playing.rounds_played[0].reason == events.BOTH
        assert playing.scores == [0, 0, 0]
