"""Turns, decisions and rounds with two players (RULES §2 and §3)."""

from engine_core import events, game, record, rules
from engine_core.errors import BadRecord, BadRules, IllegalAction
from tests.shared.playing import act, begin, ids, kinds, legal, names, state
from tests.shared.support import raises

PLAYED, TAKEN, FLIPPED = events.PLAY, events.TAKE, events.FLIP


def cards_in(event):
    """The cards of a play, take or flip as text."""
    return names(list(event[2:]))


def turn(playing, moves):
    """The plays, takes and flips that moves bring, as text."""
    happened = act(playing, moves)
    return " / ".join(
        [record.NAMES[e[0]] + " " + cards_in(e) for e in happened if PLAYED <= e[0] <= FLIPPED]
    )


def test_a_card_without_a_match_stays_on_the_field():
    playing = begin("vanikar", ["1a"], "2b 3b 4b 5b 6b 7b 8b 9b", "12a")
    assert turn(playing, "1a") == "play 1a / flip 12a"
    assert names(playing.field) == "1a 2b 3b 4b 5b 6b 7b 8b 9b 12a"
    assert names(playing.captured[0]) == ""


def test_one_match_is_captured():
    playing = begin("vanikar", ["1a"], "1b 2b 3b 4b 5b 6b 7b 8b", "2a")
    assert turn(playing, "1a") == "play 1a / take 1a 1b / flip 2a / take 2a 2b"
    assert names(playing.captured[0]) == "1a 1b 2a 2b"
    assert names(playing.field) == "3b 4b 5b 6b 7b 8b"


def test_two_matches_ask_which():
    playing = begin("vanikar", ["1a"], "1b 1c 3b 4b 5b 6b 7b 8b", "12a")
    assert turn(playing, "1a") == "play 1a"
    assert playing.phase == game.CHOOSE and legal(playing) == ">1b >1c"
    assert playing.drawn == ids("1a")[0]
    assert turn(playing, ">1c") == "take 1a 1c / flip 12a"
    assert names(playing.captured[0]) == "1a 1c"
    assert names(playing.field) == "1b 3b 4b 5b 6b 7b 8b 12a"
    assert playing.drawn == -1


def test_three_matches_are_all_captured():
    playing = begin("vanikar", ["1a"], "1b 1c 1d 4b 5b 6b 7b 8b", "12a")
    assert turn(playing, "1a") == "play 1a / take 1a 1b 1c 1d / flip 12a"
    assert names(playing.captured[0]) == "1a 1b 1c 1d"


def test_a_flipped_card_goes_the_same_way():
    playing = begin("vanikar", ["12a"], "1b 1c 1d 4b 5b 6b 7b 8b", "1a")
    assert turn(playing, "12a") == "play 12a / flip 1a / take 1a 1b 1c 1d"
    playing = begin("vanikar", ["12a"], "1b 1c 3b 4b 5b 6b 7b 8b", "1a")
    assert turn(playing, "12a") == "play 12a / flip 1a"
    assert playing.phase == game.FLIP_CHOOSE and legal(playing) == ">1b >1c"
    assert playing.to_move == 0 and playing.drawn == ids("1a")[0]
    assert turn(playing, ">1b") == "take 1a 1b"
    assert playing.to_move == 1 and playing.phase == game.PLAY


def test_a_flipped_card_may_match_the_card_just_laid():
    playing = begin("vanikar", ["12a"], "2b 3b 4b 5b 6b 7b 8b 9b", "12b")
    assert turn(playing, "12a") == "play 12a / flip 12b / take 12b 12a"
    assert names(playing.captured[0]) == "12a 12b"


def test_two_choices_in_one_turn():
    playing = begin("vanikar", ["1a"], "1b 1c 2b 2c 5b 6b 7b 8b", "2a")
    assert turn(playing, "1a >1b >2c") == "play 1a / take 1a 1b / flip 2a / take 2a 2c"


def test_any_hand_card_may_be_played():
    playing = begin("vanikar", ["1a 2a 9a 10a 11a 12a 1c 2c"], "1b 2b 3b 4b 5b 6b 7b 8b")
    assert legal(playing) == "1a 1c 2a 2c 9a 10a 11a 12a"
    act(playing, "12a")  # without a match, though others have one
    assert playing.to_move == 1


def test_a_match_is_always_captured():
    playing = begin("vanikar", ["1a"], "1b 2b 3b 4b 5b 6b 7b 8b", "12a")
    raises(IllegalAction, playing.apply, game.TAKE + 1)
    assert "take" in turn(playing, "1a")


def test_card_0_is_a_card():
    playing = begin("vanikar", ["1c"], "1a 2b 3b 4b 5b 6b 7b 8b", "12a")
    act(playing, "1c")
    assert names(playing.captured[0]) == "1a 1c"
    playing = begin("vanikar", ["1c"], "1a 1b 3b 4b 5b 6b 7b 8b", "12a")
    act(playing, "1c >1a")
    assert names(playing.captured[0]) == "1a 1c"


def test_the_flip_never_enters_a_hand_and_is_never_skipped():
    playing = begin("vanikar", ["8a", "12a"], "9a 8b 3b 4b 5b 6b 1b 2b", "10a")
    assert names(playing.hands[0]) == "1d 2d 3d 4d 5d 6d 7d 8a"
    act(playing, "8a")
    assert names(playing.hands[0]) == "1d 2d 3d 4d 5d 6d 7d"
    # Step 1 completes a yaku: the flip comes all the same, then the question.
    playing = begin("vanikar", ["9a 10a"], "9c 8a 3b 4b 5b 6b 1b 2b", "8b")
    happened = act(playing, "9a")
    kinds_in = [record.NAMES[event[0]] for event in happened]
    assert kinds_in == ["play", "take", "flip", "take", "yaku"]
    assert playing.phase == game.DECIDE and playing.to_move == 0
    assert legal(playing) == "stop koi-koi"


HANAMI = (["9a 1d", "2a 12a"], "9c 3a 3c 4b 5b 6b 7b 8b", "3b 11a 1a")


def hanami(rule_set="vanikar", rounds=None):
    """The dealer has Curtain and Cup after the first turn and is asked."""
    playing = begin(rule_set, *HANAMI, rounds=rounds)
    act(playing, "9a >3a")
    assert playing.phase == game.DECIDE and playing.bases == [5, 0]
    return playing


def test_stopping_ends_the_round():
    playing = hanami()
    happened = act(playing, "stop")
    names_in = [record.NAMES[event[0]] for event in happened]
    assert names_in == ["stop", "round_end", "deal"]
    assert happened[1] == (events.ROUND_END, 0, 5, events.BY_STOP)
    assert playing.scores == [5, 0] and playing.round == 2 and playing.dealer == 0
    played = playing.rounds_played[0]
    assert (played.dealer, played.winner, played.base, played.points) == (0, 0, 5, 5)
    assert played.calls == (0, 0) and played.reward == 0
    assert names(playing.last_captured[0]) == "3a 3b 9a 9c"
    assert "1d" in names(playing.last_hands[0])


def test_koi_koi_goes_on_and_asks_only_when_the_total_rises():
    playing = hanami()
    happened = act(playing, "koi-koi")
    assert happened == [(events.CALL, 0)]
    assert playing.calls == [1, 0] and playing.to_move == 1 and playing.phase == game.PLAY
    act(playing, "12a")
    assert playing.to_move == 0
    act(playing, "1d")
    assert playing.phase == game.PLAY and playing.to_move == 1  # the base is 5 still


def test_an_improved_total_asks_again():
    hands = ["9a 8a", "2a 12a"]
    playing = begin("vanikar", hands, "9c 3a 3c 4b 5b 6b 7b 8b", "3b 11a 11d 10a")
    act(playing, "9a >3a koi-koi 2a")
    happened = act(playing, "8a")
    assert kinds(happened, events.YAKU) == [(events.YAKU, 0, 10, 4, 5, 5, 5)]
    assert playing.phase == game.DECIDE and playing.bases[0] == 10
    act(playing, "stop")
    assert playing.rounds_played[0].points == 20  # 7 or more doubles, the own call does not
    assert playing.rounds_played[0].calls == (1, 0)


def test_the_event_tells_the_new_total_and_every_yaku():
    playing = begin(*(["vanikar"] + list(HANAMI)))
    happened = act(playing, "9a >3a")
    assert happened[-1] == (events.YAKU, 0, 5, 4, 5)


def one_round(name, seed):
    """A game of one round: the lowest card each time, koi-koi when asked; (game, events)."""
    rule_set = rules.named(rules.profile(name), "One")
    playing = game.Game(rule_set, 1, seed)
    happened = list(playing.opening)
    while playing.phase != game.OVER:
        actions = playing.legal_actions()
        happened.extend(playing.apply(actions[-1 if playing.phase == game.DECIDE else 0]))
    return playing, happened


def test_an_exhausted_round_scores_nothing_also_after_calls():
    found = 0
    for name in ("vanikar", "wikipedia", "one_call", "junior"):
        for seed in range(40):
            playing, happened = one_round(name, seed)
            played = playing.rounds_played[0]
            if played.reason == events.EXHAUSTED:
                found += sum(played.calls) > 0
                assert (played.winner, played.points, played.base, played.yaku) == (-1, 0, 0, [])
                assert playing.scores == [0, 0] and playing.result() == [0, 1]
                assert playing.hand_sizes == [0, 0] and playing.pile_size() == 8
                assert len(kinds(happened, events.FLIP)) == 16
                assert len(kinds(happened, events.PLAY)) == 16
                assert happened[-2][0] == events.ROUND_END
    assert found > 10


def test_a_total_that_rises_with_the_last_card_stops_by_itself():
    found = 0
    for seed in range(120):
        playing, happened = one_round("vanikar", seed)
        played = playing.rounds_played[0]
        if played.reason == events.BY_STOP and playing.hand_sizes[played.winner] == 0:
            found += 1
            tail = [record.NAMES[event[0]] for event in happened[-4:]]
            assert tail == ["yaku", "stop", "round_end", "game_end"]
            assert playing.hand_sizes[1 - played.winner] == (played.winner == playing.first_dealer)
    assert found > 3


def test_rounds_and_dealers_of_the_four_profiles():
    for name in ("vanikar", "wikipedia", "one_call", "junior"):
        playing = hanami(name)
        assert playing.dealer == 0
        deals = kinds(act(playing, "stop"), events.DEAL)
        assert deals[0][1] == 0  # the winner deals


def test_the_number_of_rounds():
    vanikar = rules.profile("vanikar")
    for rounds in (1, 3, 6, 12):
        assert game.Game(vanikar, rounds, 1).rounds == rounds
    assert game.Game(vanikar, seed=1).rounds == 6
    for rounds in (0, 2, 13, True, "6", 6.0, -1, 10**30):
        error = raises(BadRules, game.Game, vanikar, rounds, 1)
        assert error.code == "rounds" and "1, 3, 6, 12" in str(error)
    own = rules.named(vanikar, "Ours")
    for rounds in range(1, 13):
        assert game.Game(own, rounds, 1).rounds == rounds
    raises(BadRules, game.Game, own, 13, 1)
    raises(BadRules, game.Game, rules.make({"base": "junior", "sanko": 6}), 5, 1)


def test_seed_and_dealer_are_checked():
    vanikar = rules.profile("vanikar")
    for seed in (-1, 2**30, True, "1", 1.0, 10**40):
        raises(BadRecord, game.Game, vanikar, 6, seed)
    for dealer in (-1, 2, True, "0", 0.0):
        raises(BadRecord, game.Game, vanikar, 6, 1, dealer)
    raises(BadRecord, game.Game, vanikar, 6)  # neither the dealer nor the deal is known
    raises(BadRecord, game.Game, vanikar, 6, None, 0)


def test_the_end_of_a_game():
    playing = hanami(rounds=1)
    assert playing.result() is None
    happened = act(playing, "stop")
    assert happened[-1] == (events.GAME_END, -1, 0)
    assert playing.phase == game.OVER and playing.to_move == -1
    assert playing.legal_actions() == [] and playing.result() == [0]
    error = raises(IllegalAction, playing.apply, 0)
    assert "over" in str(error)


def test_equal_totals_are_shared_by_all_who_have_them():
    for name in ("vanikar", "junior_phoenix", "junior_tiger4"):
        players = rules.profile(name).players
        shared = 0
        for seed in range(30):
            playing, happened = one_round(name, seed)
            if max(playing.scores) == 0:
                shared += 1
                assert playing.result() == list(range(players))
                assert happened[-1] == (events.GAME_END, -1) + tuple(range(players))
        assert shared


def test_illegal_actions_say_what_is_legal():
    playing = hanami()
    before = state(playing)
    error = raises(IllegalAction, playing.apply, 5)
    assert str(error) == "action 5 is not legal; legal: 128, 129"
    raises(IllegalAction, playing.apply, 10**50)
    assert state(playing) == before


def test_the_seat_that_is_not_to_move_cannot_play():
    playing = begin("vanikar", ["1a 2a", "3a 4a"], "1b 2b 5b 6b 7b 8b 9b 10b")
    raises(IllegalAction, playing.apply, ids("3a")[0])
    raises(IllegalAction, playing.apply, ids("12d")[0])


def test_one_call_in_all():
    # Seat 0 calls; then whoever raises the own total next stops by itself.
    playing = hanami("one_call")
    act(playing, "koi-koi 2a")
    assert playing.calls == [1, 0]
    # The caller raises: Moon and Cup.
    hands = ["9a 8a", "2a 12a"]
    playing = begin("one_call", hands, "9c 3a 3c 4b 5b 6b 7b 8b", "3b 11a 11d 10a")
    act(playing, "9a >3a koi-koi 2a")
    happened = act(playing, "8a")
    stop = kinds(happened, events.STOP)
    assert stop == [(events.STOP, 0)]
    assert playing.rounds_played[0].points == 20 and playing.rounds_played[0].calls == (1, 0)
    # The other makes a first yaku: the caller's call doubles it.
    hands = ["9a 1d", "8a 12a"]
    playing = begin("one_call", hands, "9c 3a 3c 1b 5b 6b 8b 8c", "3b 1a 11d 10a")
    act(playing, "9a >3a koi-koi")
    assert playing.phase == game.PLAY and playing.to_move == 1


def test_no_call_at_all():
    playing = begin("casual", *HANAMI)
    happened = act(playing, "9a >3a")
    assert [record.NAMES[e[0]] for e in happened][-4:] == ["yaku", "stop", "round_end", "deal"]
    assert playing.scores == [5, 0] and playing.phase == game.PLAY
    assert playing.rounds_played[0].calls == (0, 0)


def test_calls_by_both_and_what_they_multiply():
    hands = ["9a 1d 10a", "8a 12a 2b"]
    for name, wanted in (("vanikar", 5 * 2), ("wikipedia", 5 * 2), ("junior", 5 + 1)):
        playing = begin(name, hands, "9c 3a 3c 8b 8c 2a 6b 7b", "3b 12b 11d 12c 10c")
        act(playing, "9a >3a koi-koi")
        act(playing, "12a")
        assert playing.view(1).settled(1, 5) == wanted


def test_deals_beyond_the_given_ones_come_from_the_seed():
    first = hanami()
    act(first, "stop")
    second = begin("vanikar", ["1a"], "2b 3b 4b 5b 6b 7b 8b 9b")
    assert second.deals_used == 1 and first.deals_used == 2
    assert bytes(first.order) != bytes(second.order)
    same = hanami()
    act(same, "stop")
    assert bytes(same.order) == bytes(first.order)


def test_oya_ken():
    rule_set = rules.make({"base": "vanikar", "oya_ken": 6})
    found = 0
    for seed in range(30):
        playing = game.Game(rule_set, 6, seed)
        while playing.phase != game.OVER:
            actions = playing.legal_actions()
            playing.apply(actions[-1])
        scores = [0, 0]
        for played in playing.rounds_played:
            if played.reason == events.EXHAUSTED:
                found += 1
                assert played.reward == 6 and played.winner == -1 and played.points == 0
                scores[played.dealer] += 6
            else:
                assert played.reward == 0
                scores[played.winner] += played.points
        assert playing.scores == scores
    assert found > 5
