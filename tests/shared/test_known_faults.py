"""What goes wrong in programs of this kind, as their users report it: one test for each."""

from engine_core import cards, events, game, rng, rules, snapshot, yaku
from engine_core.errors import BadRecord, IllegalAction
from engine_core.progress import progress
from tests.shared.playing import (
    act,
    begin,
    check_cards,
    dealt,
    ids,
    kinds,
    legal,
    names,
    pile,
    play_out,
    state,
)
from tests.shared.support import raises

HANAMI = (["9a 8a", "2a 12a"], "9c 3a 3c 4b 5b 6b 7b 8b", "3b 11a 11d 10a")
CALLED = "9a >3a koi-koi 2a"


def value(name, text):
    """The base of a pile under a profile."""
    return yaku.base(pile(text), rules.profile(name))


def rounds_of(name, seeds, call=True, **rows):
    """Games of one round, the lowest card each time: (game, its round, events) of each seed."""
    rule_set = rules.make(dict(base=name, name="One", **rows))
    for seed in range(seeds):
        playing = game.Game(rule_set, 1, seed)
        happened = list(playing.opening)
        while playing.phase != game.OVER:
            actions = playing.legal_actions()
            at = -1 if call and playing.phase == game.DECIDE else 0
            happened.extend(playing.apply(actions[at]))
        yield playing, playing.rounds_played[0], happened


# Scoring and calling


def test_an_exhausted_round_with_a_call_scores_nothing():
    found = 0
    for name in rules.PROFILES:
        for playing, played, _ in rounds_of(name, 60):
            if played.reason == events.EXHAUSTED and sum(played.calls):
                found += 1
                assert max(playing.scores) == 0 and played.points == 0 and played.winner == -1
    assert found > 5


def test_nobody_is_asked_without_a_card_left():
    found = 0
    for name in ("vanikar", "junior_phoenix", "junior_tiger4"):
        for playing, played, happened in rounds_of(name, 150):
            if played.reason == events.BY_STOP and not playing.hand_sizes[played.winner]:
                found += 1
                assert happened[-3][0] == events.STOP and happened[-4][0] == events.YAKU
    assert found > 3


def test_nothing_doubles_when_nobody_called():
    for name in ("wikipedia", "junior", "casual"):
        for _, played, _ in rounds_of(name, 30, call=False):
            assert played.points == played.base
    for _, played, _ in rounds_of("vanikar", 60, call=False):
        assert played.points == played.base * (2 if played.base >= 7 else 1)


def test_an_own_call_does_not_double():
    playing = begin("vanikar", *HANAMI)
    act(playing, CALLED + " 8a stop")
    assert playing.rounds_played[0].base == 10 and playing.rounds_played[0].points == 20
    playing = begin(rules.make({"base": "vanikar", "seven": "never"}), *HANAMI)
    act(playing, CALLED + " 8a stop")
    assert playing.rounds_played[0].points == 10


def test_each_further_card_is_a_point():
    assert value("vanikar", "2a 4a 5a 6a 8b") == 1
    assert value("vanikar", "2a 4a 5a 6a 8b 9a 11b") == 3
    assert value("vanikar", "4b 5b 7b 11c 1b 2b 6b") == 3
    assert value("wikipedia", "6a 7a 10a 2a") == 6 and value("wikipedia", "1b 2b 3b 6b") == 6


def test_a_yaku_that_improves_after_a_call_is_noticed():
    playing = begin("vanikar", *HANAMI)
    happened = act(playing, CALLED + " 8a")
    assert playing.phase == game.DECIDE and playing.bases[0] == 10
    assert kinds(happened, events.YAKU)[-1][2] == 10


def test_the_rain_man_is_no_third_light_nor_a_step_towards_three():
    for name in rules.PROFILES:
        assert value(name, "1a 3a 11a") == 0 and value(name, "8a 12a 11a") == 0
        for entry in progress(pile("1a 11a"), pile(""), rules.profile(name)):
            if entry[0] == yaku.SANKO:
                assert entry[1] == 1 and cards.RAIN_MAN not in entry[4]


def test_two_viewings_and_the_cup_pay_twice():
    for name in rules.PROFILES:
        assert value(name, "3a 8a 9a") == 10


def test_six_ribbons_are_not_counted_twice():
    assert value("vanikar", "1b 2b 3b 6b 9b 10b") == 12  # 10 and tanzaku 2, no single triples
    assert value("junior", "1b 2b 3b 6b 9b 10b") == 10


# Dealers


def test_the_winner_deals():
    for name in rules.PROFILES:
        for seed in range(6):
            playing = game.Game(rules.profile(name), None, seed)
            play_out(playing, rng.Random(seed), check=False)
            for played, after in zip(playing.rounds_played, playing.rounds_played[1:]):
                assert played.winner < 0 or after.dealer == played.winner


def test_the_first_dealer_is_not_always_the_same():
    for name in rules.PROFILES:
        rule_set = rules.profile(name)
        seats = {game.Game(rule_set, None, seed).first_dealer for seed in range(60)}
        assert sorted(seats) == list(range(rule_set.players))


def test_the_dealer_after_a_round_nobody_won():
    seen = {}
    for name in ("vanikar", "wikipedia", "one_call", "junior", "junior_tiger4"):
        for seed in range(40):
            playing = game.Game(rules.profile(name), None, seed)
            while playing.phase != game.OVER:
                playing.apply(playing.legal_actions()[-1])
            for played, after in zip(playing.rounds_played, playing.rounds_played[1:]):
                if played.winner < 0:
                    step = (after.dealer - played.dealer) % playing.rules.players
                    seen.setdefault(name, {})[step] = True
    assert {name: list(steps) for name, steps in seen.items()} == {
        "vanikar": [1],
        "wikipedia": [0],
        "one_call": [1],
        "junior": [1],
        "junior_tiger4": [1],
    }


# Lucky hands


def test_two_lucky_players_are_not_both_paid():
    hands = ["5a 5b 5c 5d", "9a 9b 9c 9d"]
    for name in ("wikipedia", "one_call", "nintendo", "junior", "junior_tiger3"):
        playing = begin(name, hands)
        assert max(playing.scores) == 0
        assert kinds(playing.opening, events.REDEAL) or playing.rounds_played[0].winner == -1


def test_two_quads_in_one_hand_pay_once():
    for name, points in (("wikipedia", 6), ("one_call", 6), ("junior", 5)):
        playing = begin(name, ["5a 5b 5c 5d 9a 9b 9c 9d"])
        assert playing.rounds_played[0].points == points


# The question


def test_the_question_shows_what_is_scored_and_not_the_raw_sum():
    playing = begin("vanikar", *HANAMI)
    act(playing, CALLED + " 8a")
    view = playing.view(0)
    assert view.bases[0] == 10 and view.would_score() == 20
    act(playing, "stop")
    assert playing.rounds_played[0].points == 20


# The end of a round


def test_a_round_ends_with_the_hands_and_not_with_the_pile():
    for playing, played, happened in rounds_of("junior_tiger4", 40):
        if played.reason == events.EXHAUSTED:
            assert len(kinds(happened, events.PLAY)) == 28  # eight of them with an empty pile
            assert playing.pile_size() == 0
    for playing, played, _ in rounds_of("vanikar", 60):
        if played.reason == events.EXHAUSTED:
            assert playing.pile_size() == 8 and playing.hand_sizes == [0, 0]


def test_the_last_player_has_the_last_turn():
    found = 0
    for _, played, happened in rounds_of("vanikar", 60):
        if played.reason == events.EXHAUSTED:
            found += 1
            seats = [event[1] for event in kinds(happened, events.PLAY)]
            assert seats.count(0) == seats.count(1) == 8 and seats[-1] != played.dealer
    assert found


# Captures


def test_a_triple_match_takes_all():
    playing = begin("vanikar", ["1a"], "1b 1c 1d 4b 5b 6b 7b 8b", "12a")
    act(playing, "1a")
    assert names(playing.captured[0]) == "1a 1b 1c 1d" and "1" not in names(playing.field).split()


def test_a_drawn_card_is_not_doubled_on_a_multiple_capture():
    playing = begin("vanikar", ["12a"], "1b 1c 1d 4b 5b 6b 7b 8b", "1a")
    act(playing, "12a")
    check_cards(playing)
    assert names(playing.captured[0]) == "1a 1b 1c 1d"
    assert names(playing.field) == "4b 5b 6b 7b 8b 12a"


def test_card_0_is_captured():
    playing = begin("vanikar", ["1c"], "1a 2b 3b 4b 5b 6b 7b 8b", "12a")
    assert act(playing, "1c")[1] == (events.TAKE, 0, 2, 0)
    assert names(playing.captured[0]) == "1a 1c"
    playing = begin("vanikar", ["12b"], "1c 1b 3b 4b 5b 6b 7b 8b", "1a")
    act(playing, "12b")
    assert playing.drawn == 0 and legal(playing) == ">1b >1c"
    act(playing, ">1b")
    assert playing.drawn == -1 and names(playing.captured[0]) == "1a 1b"


# Order of play


def test_nothing_is_asked_between_hand_card_and_draw():
    for seed in range(20):
        playing = game.Game(rules.profile("vanikar"), 6, seed)
        while playing.phase != game.OVER:
            before = playing.phase
            happened = playing.apply(playing.legal_actions()[-1])
            if before in (game.PLAY, game.CHOOSE) and playing.phase == game.DECIDE:
                assert kinds(happened, events.FLIP)
            if before == game.PLAY and playing.phase == game.CHOOSE:
                assert not kinds(happened, events.FLIP) and not kinds(happened, events.YAKU)


def test_nothing_is_accepted_out_of_turn():
    playing = begin("vanikar", ["1a 2a", "3a 4a"], "1b 2b 5b 6b 7b 8b 9b 10b")
    before = state(playing)
    for card in cards.listed(playing.hands[1]):
        raises(IllegalAction, playing.apply, card)
    for action in (game.STOP, game.KOIKOI, game.TAKE + ids("1b")[0]):
        raises(IllegalAction, playing.apply, action)
    assert state(playing) == before and playing.view(1).legal == ()


# Saves


def test_a_save_with_a_card_twice_is_refused():
    playing = begin("vanikar", ["1a"])
    data = bytearray(snapshot.to_bytes(playing))
    data[-1] = data[-2]
    assert "twice" in str(raises(BadRecord, snapshot.from_bytes, data))


def test_a_game_goes_on_after_loading_whoever_is_to_move():
    for name in rules.PROFILES:
        playing = game.Game(rules.profile(name), None, 2)
        for _ in range(25):
            loaded = snapshot.resume(snapshot.to_bytes(playing), playing.round_actions)
            assert loaded.to_move == playing.to_move and loaded.phase == playing.phase
            mover = playing.to_move
            assert loaded.view(mover).legal == playing.view(mover).legal != ()
            assert loaded.view(mover).token == playing.view(mover).token
            playing.apply(playing.legal_actions()[-1])


def test_a_result_is_counted_once_after_loading():
    playing = begin("vanikar", *HANAMI)
    act(playing, "9a >3a")
    loaded = snapshot.resume(snapshot.to_bytes(playing), playing.round_actions)
    act(loaded, "stop")
    assert loaded.scores == [5, 0] and len(loaded.rounds_played) == 1
    again = snapshot.resume(snapshot.to_bytes(loaded), loaded.round_actions)
    assert again.scores == [5, 0] and len(again.rounds_played) == 1


def test_a_loaded_game_shows_no_hidden_card():
    playing = game.Game(rules.profile("vanikar"), 6, 2)
    playing.apply(playing.legal_actions()[0])
    loaded = snapshot.resume(snapshot.to_bytes(playing), playing.round_actions)
    assert cards.count(loaded.view(None).hand) == 0
    assert sorted(loaded.view(0).__dict__) == sorted(playing.view(0).__dict__)
    assert loaded.view(0).history == playing.view(0).history


def test_an_unknown_option_in_an_old_save_is_refused():
    data = bytearray(snapshot.to_bytes(begin("vanikar", ["1a"])))
    data[4:5] = bytes((1, 35, 0))
    assert "row" in str(raises(BadRecord, snapshot.from_bytes, data))
    raises(ValueError, rules.from_text, "vanikar;fog=true")


# Cards


def test_novembers_ribbon_and_lightning_are_not_swapped():
    ribbon, lightning = ids("11c 11d")
    assert cards.rank(ribbon) == cards.TANZAKU and cards.ribbon(ribbon) == cards.PLAIN
    assert cards.rank(lightning) == cards.KASU and lightning == cards.LIGHTNING


def test_the_longest_fields_are_counted():
    for name, most in (("vanikar", 17), ("junior_phoenix", 18), ("junior_tiger3", 19)):
        months = cards.DECKS[rules.profile(name).deck].months
        assert 8 + months - 3 == most


def test_a_winning_capture_is_among_the_choices():
    """Two matches are open, one of them completes a yaku: both are legal, and it counts."""
    order = dealt(rules.profile("vanikar"), ["9d 9a"], "8a 8c 3a 3c 5b 6b 7b 12b", "8b 3b")
    playing = game.Game(rules.profile("vanikar"), 6, 1, 0, (order,))
    act(playing, "9a")
    assert legal(playing) == ">8a >8c"
    act(playing, ">8a")
    assert "8a" in names(playing.captured[0])
