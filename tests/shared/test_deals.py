"""Rare deals, made on purpose: what the field and the hands do before the first turn, who deals
next, triple captures, long fields, the last turn, calls by everybody."""

from engine_core import deal, events, game, record, rules
from tests.shared.playing import (
    act,
    begin,
    check_cards,
    check_finished,
    dealt,
    kinds,
    legal,
    names,
)

QUAD = "5a 5b 5c 5d"
PAIRS = "1a 1b 3c 3d 6a 6c 9b 9d"
OTHER_PAIRS = "2a 2b 4c 4d 7a 7c 10b 10d"
PLAIN_FIELD = "1c 2c 3c 4c 6c 7c 8c 9c"


def opening(name, hands, field="", dealer=0, **rows):
    """(game, its opening events) of a first deal made on purpose, later ones from a seed."""
    rule_set = rules.make(dict(base=name, **rows)) if rows else rules.profile(name)
    playing = begin(rule_set, hands, field, "", dealer)
    return playing, playing.opening


def shape(happened):
    """The kinds of events as text."""
    return " ".join([record.NAMES[event[0]] for event in happened])


def test_a_quad_on_the_field_is_dealt_again():
    for name in ("vanikar", "one_call", "junior", "nintendo", "casual", "junior_tiger4"):
        playing, happened = opening(name, [], QUAD)
        assert shape(happened)[:16] == "deal redeal deal"
        assert happened[1][:3] == (events.REDEAL, -1, events.FIELD)
        assert names(list(happened[1][3:])) == QUAD
        assert playing.round == 1 and playing.dealer == 0 and playing.deals_used >= 2
        assert playing.rounds_played == []


def test_a_quad_on_the_field_ends_the_round_in_wikipedia():
    playing, happened = opening("wikipedia", [], QUAD)
    assert happened[1] == (events.ROUND_END, -1, 0, events.FIELD, 16, 17, 18, 19)
    played = playing.rounds_played[0]
    assert (played.winner, played.reason, played.points) == (-1, events.FIELD, 0)
    assert played.yaku == [] and played.calls == (0, 0)
    assert playing.round == 2 and playing.dealer == 0  # the same dealer


def test_four_pairs_on_the_field():
    playing, happened = opening("wikipedia", [], PAIRS)
    assert shape(happened[:2]) == "deal round_end"
    assert happened[1] == (events.ROUND_END, -1, 0, events.FIELD) + happened[0][2:]
    for name in ("vanikar", "one_call", "junior", "nintendo"):
        playing, happened = opening(name, [], PAIRS)
        assert shape(happened) == "deal" and playing.round == 1
    playing, happened = opening("vanikar", [], PAIRS, field_pairs="redeal")
    assert shape(happened)[:16] == "deal redeal deal" and playing.round == 1


def test_three_pairs_and_two_others_are_no_four_pairs():
    fields = (
        "1a 1b 3c 3d 6a 6c 9b 10d",
        "1a 1b 1c 3d 3a 6c 9b 9d",
        "1a 1b 1c 3a 3b 3c 6a 6b",
    )
    for field in fields:
        playing, happened = opening("wikipedia", [], field)
        assert shape(happened) == "deal"


def test_a_quad_with_two_pairs_on_the_field_is_a_quad():
    field = QUAD + " 1a 1b 3c 3d"
    playing, happened = opening("vanikar", [], field, field_quad="void", field_pairs="redeal")
    assert happened[1][:4] == (events.ROUND_END, -1, 0, events.FIELD)
    assert names(list(happened[1][4:])) == QUAD


def test_teshi():
    for name, points in (("wikipedia", 6), ("one_call", 6), ("junior", 5), ("junior_tiger3", 5)):
        for seat in (0, 1):
            hands = ["", ""]
            hands[seat] = QUAD
            playing, happened = opening(name, hands, "", 1 - seat)
            assert shape(happened)[:19] == "deal yaku round_end"
            assert happened[1] == (events.YAKU, seat, points, 18, points)
            assert happened[2] == (events.ROUND_END, seat, points, events.BY_TESHI, 16, 17, 18, 19)
            played = playing.rounds_played[0]
            assert played.base == played.points == points and played.yaku == [(18, points)]
            assert not any(played.calls) and played.dealer == 1 - seat
            assert playing.scores[seat] >= points
            assert kinds(happened, events.DEAL)[1][1] == seat  # the winner deals next


def test_no_hand_yaku_in_vanikar():
    playing, happened = opening("vanikar", [QUAD, PAIRS.replace("6a 6c", "7a 7b")])
    assert shape(happened) == "deal" and playing.phase == game.PLAY
    playing, happened = opening("vanikar", [QUAD], teshi=6)
    assert happened[2][1:4] == (0, 6, events.BY_TESHI)
    playing, happened = opening("wikipedia", [QUAD], hand_yaku=False)
    assert shape(happened) == "deal"


def test_kuttsuki():
    for name in ("wikipedia", "one_call", "nintendo"):
        playing, happened = opening(name, ["", PAIRS], "2c 4a 5a 7d 8a 10a 11a 12a")
        assert happened[1] == (events.YAKU, 1, 6, 19, 6)
        assert happened[2][:4] == (events.ROUND_END, 1, 6, events.BY_KUTTSUKI)
        assert names(list(happened[2][4:])) == PAIRS
    playing, happened = opening("junior", [PAIRS])
    assert shape(happened) == "deal"


def test_a_hand_pays_once():
    two = "5a 5b 5c 5d 9a 9b 9c 9d"
    for name, points in (("wikipedia", 6), ("junior", 5)):
        playing, happened = opening(name, [two])
        assert playing.rounds_played[0].points == points
        assert names(list(happened[2][4:])) == QUAD


def test_a_quad_with_two_pairs_is_teshi_only():
    hand = QUAD + " 1a 1b 3c 3d"
    playing, happened = opening("wikipedia", [hand], teshi=4)
    assert playing.rounds_played[0].yaku == [(18, 4)]
    playing, happened = opening("wikipedia", [hand], teshi=0)
    assert shape(happened) == "deal"
    playing, happened = opening("wikipedia", ["1a 1b 1c 3d 3a 6c 9b 9d"])
    assert shape(happened) == "deal"  # three of a month are no pair


def test_a_hand_of_seven_never_has_four_pairs():
    playing, happened = opening("junior_phoenix", ["1a 1b 3c 3d 6a 6c 9b"], kuttsuki=6)
    assert shape(happened) == "deal"


def test_two_lucky_players_and_nobody_is_paid():
    for hands in ([QUAD, "9a 9b 9c 9d"], [PAIRS, OTHER_PAIRS], [QUAD, PAIRS]):
        playing, happened = opening("wikipedia", hands, "8a 8b 11a 11b 12a 12b 10a 4a")
        assert shape(happened[:4]) == "deal yaku yaku round_end"
        assert happened[3][:4] == (events.ROUND_END, -1, 0, events.BOTH)
        played = playing.rounds_played[0]
        assert (played.winner, played.points, played.yaku) == (-1, 0, [])
        assert kinds(happened, events.DEAL)[1][1] == 0  # the same dealer
        playing, happened = opening("one_call", hands, "8a 8b 11a 11b 12a 12b 10a 4a")
        assert shape(happened[:5]) == "deal yaku yaku redeal deal"
        assert happened[3][:3] == (events.REDEAL, -1, events.BOTH)
        assert kinds(happened, events.DEAL)[1][1] == 0
    playing, happened = opening("junior", [QUAD, "9a 9b 9c 9d"])
    assert happened[3][:3] == (events.REDEAL, -1, events.BOTH)
    assert names(list(happened[3][3:])) == "5a 5b 5c 5d 9a 9b 9c 9d"


def test_the_field_comes_before_the_hands():
    playing, happened = opening("one_call", ["9a 9b 9c 9d"], QUAD)
    assert shape(happened[:2]) == "deal redeal"
    playing, happened = opening("wikipedia", ["9a 9b 9c 9d"], QUAD)
    assert happened[1][:4] == (events.ROUND_END, -1, 0, events.FIELD)


def test_redeals_use_no_round_and_void_rounds_do():
    rule_set = rules.profile("one_call")
    quad = dealt(rule_set, [], QUAD)
    good = dealt(rule_set, [], PLAIN_FIELD)
    playing = game.Game(rule_set, 2, None, 0, (quad, quad, quad, good))
    assert shape(playing.opening) == "deal redeal deal redeal deal redeal deal"
    assert playing.round == 1 and playing.deals_used == 4
    rule_set = rules.profile("wikipedia")
    playing = game.Game(rule_set, 3, None, 1, (quad, quad, good))
    assert shape(playing.opening) == "deal round_end deal round_end deal"
    assert playing.round == 3 and playing.dealer == 1
    # A game may be over before anybody played a card.
    playing = game.Game(rule_set, 2, None, 1, (quad, quad))
    assert playing.phase == game.OVER and playing.result() == [0, 1]
    assert playing.opening[-1] == (events.GAME_END, -1, 0, 1)
    assert playing.round_actions == b"" and playing.view(0).to_move == -1
    check_finished(playing)


def test_the_next_dealer_after_a_void_round_counts_from_its_dealer():
    for after, wanted in (("next", 1), ("same", 0)):
        rule_set = rules.make({"base": "wikipedia", "dealer_after_void": after})
        quad = dealt(rule_set, [], QUAD)
        lucky = dealt(rule_set, ["9a 9b 9c 9d"], PLAIN_FIELD.replace("9c", "10c"))
        good = dealt(rule_set, [], PLAIN_FIELD)
        playing = game.Game(rule_set, 12, None, 1, (lucky, quad, quad, quad, good))
        dealers = [played.dealer for played in playing.rounds_played] + [playing.dealer]
        if after == "next":
            assert dealers == [1, 0, 1, 0, 1]
        else:
            assert dealers == [1, 0, 0, 0, 0]
        assert playing.to_move == playing.dealer == wanted


def test_month_cards_count_void_rounds_but_not_redeals():
    spec = {"base": "wikipedia", "tsukifuda": 4, "named_extra": 0}
    rule_set = rules.make(spec)
    quad = dealt(rule_set, [], QUAD)
    good = dealt(rule_set, ["2a"], "2b 2c 2d 4c 6c 7c 8c 9c")
    playing = game.Game(rule_set, 2, None, 0, (quad, good))
    act(playing, "2a")
    assert playing.round == 2 and playing.bases[0] == 4 and legal(playing) == "stop koi-koi"
    spec["field_quad"] = "redeal"
    playing = game.Game(rules.make(spec), 2, None, 0, (quad, good))
    act(playing, "2a")
    assert playing.round == 1 and playing.bases[0] == 0


def test_triple_captures_from_hand_and_pile_in_one_turn():
    playing = begin("vanikar", ["1a"], "1b 1c 1d 2b 2c 2d 7b 8b", "2a")
    act(playing, "1a")
    assert names(playing.captured[0]) == "1a 1b 1c 1d 2a 2b 2c 2d"
    assert names(playing.field) == "7b 8b"
    check_cards(playing)


def longest_field(name, plays, top):
    """Lay cards of ever new months beside eight of months 1 to 3; how many lie there at last."""
    rule_set = rules.profile(name)
    hands = [[] for _ in range(rule_set.players)]
    for turn, card in enumerate(plays.split()):
        hands[turn % rule_set.players].append(card)
    playing = begin(name, [" ".join(hand) for hand in hands], "1a 1b 1c 2a 2b 2c 3a 3b", top)
    before = 8
    for card in plays.split():
        act(playing, card)
        check_cards(playing)
        assert len(names(playing.field).split()) > before
        before = len(names(playing.field).split())
    return playing, before


def test_fields_of_seventeen_eighteen_and_nineteen_cards():
    playing, most = longest_field("vanikar", "4a 6a 8a 10a 12a", "5a 7a 9a 11a 3c 1d")
    assert most == 17 and legal(playing) == ">3a >3b"
    act(playing, ">3b")
    assert len(names(playing.field).split()) == 16
    playing, most = longest_field("junior_phoenix", "4a 6a 8a 10a 12a", "5a 7a 9a 11a 13a 1d")
    assert most == 18 and playing.phase == game.PLAY
    for name in ("junior_tiger3", "junior_tiger4"):
        top = "5a 7a 9a 11a 13a 3c 1d"
        playing, most = longest_field(name, "4a 6a 8a 10a 12a 14a", top)
        assert most == 19 and legal(playing) == ">3a >3b"
        act(playing, ">3a")
        assert "1a 1b 1c 2a 2b 2c 3b 4a" in names(playing.field)


def test_the_dealers_draw():
    rule_set = rules.profile("wikipedia")
    again = 0
    for seed in range(300):
        dealer, draws = deal.first_dealer(rule_set, seed)
        assert len(draws) % 2 == 0 and [seat for seat, _ in draws] == [0, 1] * (len(draws) // 2)
        for at in range(0, len(draws), 2):
            first, second = draws[at][1] >> 2, draws[at + 1][1] >> 2
            assert draws[at][1] != draws[at + 1][1]
            if at + 2 < len(draws):
                assert first == second
            else:
                assert first != second and dealer == (0 if first < second else 1)
        again += len(draws) > 2
        playing = game.Game(rule_set, 12, seed)
        assert playing.first_dealer == dealer
        drawn = kinds(playing.opening, events.DRAW_FOR_DEAL)
        assert drawn == [(events.DRAW_FOR_DEAL, seat, card) for seat, card in draws]
        assert playing.opening[: len(drawn)] == drawn
    assert again > 5


def test_a_dealer_who_is_chosen_draws_nothing_and_shifts_nothing():
    rule_set = rules.profile("wikipedia")
    for seed in range(20):
        drawn, chosen = game.Game(rule_set, 12, seed), game.Game(rule_set, 12, seed, 1)
        assert not kinds(chosen.opening, events.DRAW_FOR_DEAL)
        assert bytes(drawn.order) == bytes(chosen.order)


def test_a_random_dealer_is_fair_and_seeded():
    for name in ("vanikar", "junior", "casual", "junior_phoenix", "junior_tiger4"):
        rule_set = rules.profile(name)
        counted = [0] * rule_set.players
        for seed in range(240):
            dealer, draws = deal.first_dealer(rule_set, seed)
            assert draws == [] and deal.first_dealer(rule_set, seed)[0] == dealer
            counted[dealer] += 1
        assert min(counted) > 160 // rule_set.players
