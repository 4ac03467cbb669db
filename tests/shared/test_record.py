"""Records: read, replayed, written, and refused with the place and what was legal (RULES §5)."""

from engine_core import events, game, record, rng, rules
from engine_core.errors import BadRecord, BadRules
from tests.shared.playing import act, begin, legal, names, play_out, random_rules, state
from tests.shared.support import raises


def deal_of(playing):
    """The first deal of a game as a record has it."""
    return record.to_record(playing, True)["deals"][0]


FIELD = "9c 3a 3c 4b 5b 6b 7b 8b"


def written(**changes):
    """A record of a short game, with some keys changed; None takes the key away."""
    playing = begin("vanikar", ["9a 1d", "2a 12a"], FIELD, "3b 11a 1a", rounds=1)
    made = {
        "format": "koikoi-record/1",
        "rules": "vanikar",
        "players": 2,
        "rounds": 1,
        "dealer": 0,
        "deals": [deal_of(playing)],
        "moves": ["9a", ">3a", "stop"],
    }
    for key in changes:
        if changes[key] is None:
            del made[key]
        else:
            made[key] = changes[key]
    return made


def refused(given, *words):
    """The record is refused in one line that has the words."""
    error = raises((BadRecord, BadRules), record.replay, given)
    text = str(error)
    assert "\n" not in text and len(text) < 700, text
    for word in words:
        assert word in text, text


def test_a_replay():
    result = record.replay(written())
    happened = result.pop("events")
    assert result == {
        "finished": True,
        "scores": [5, 0],
        "rounds": [
            {
                "dealer": 0, "winner": 0, "reason": "stop", "base": 5, "points": 5,
                "calls": [0, 0], "yaku": [["hanami", 5]],
            }
        ],
        "to_move": None,
        "legal": [],
        "winners": [0],
    }  # fmt: skip
    assert happened == [
        ["deal", 0] + FIELD.split(),
        ["play", 0, "9a"],
        ["take", 0, "9a", "9c"],
        ["flip", 0, "3b"],
        ["take", 0, "3b", "3a"],
        ["yaku", 0, 5, ["hanami", 5]],
        ["stop", 0],
        ["round_end", 0, 5, "stop"],
        ["game_end", None, 0],
    ]


def test_a_record_that_stops_early():
    result = record.replay(written(moves=["9a", ">3a"]))
    assert result["finished"] is False and "winners" not in result
    assert result["to_move"] == 0 and result["legal"] == ["stop", "koi-koi"]
    assert result["scores"] == [0, 0] and result["rounds"] == []
    result = record.replay(written(moves=["9a"]))
    assert result["to_move"] == 0 and result["legal"] == [">3a", ">3c"]
    result = record.replay(written(moves=["9a", ">3a", "koi-koi"]))
    assert result["to_move"] == 1
    assert result["legal"] == "1c 2a 8d 9d 10d 11d 12a 12d".split()
    result = record.replay(written(moves=None))
    assert len(result["legal"]) == 8 and result["to_move"] == 0


def test_optional_keys():
    seeded = {"format": "koikoi-record/1", "rules": "vanikar", "rounds": 6, "seed": 12345}
    result = record.replay(seeded)
    assert result["to_move"] == game.Game(rules.profile("vanikar"), 6, 12345).dealer
    assert result["events"][0][0] == "deal"
    seeded["rules"] = "wikipedia"
    drawn = record.replay(seeded)["events"]
    assert [event[0] for event in drawn[:3]] == ["draw_for_deal", "draw_for_deal", "deal"]
    seeded["dealer"] = 1
    assert record.replay(seeded)["events"][0][:2] == ["deal", 1]


def test_what_is_required():
    for key in ("format", "rules", "rounds"):
        changes = {key: None}
        refused(written(**changes), key, "missing")
    refused(written(dealer=None), "dealer", "seed")
    refused(written(deals=None), "deals[0]", "seeded")
    refused(written(rounds=3), "moves[2]", "'stop'", "deals[1]", "neither given nor seeded")
    assert record.replay(written(rounds=3, moves=["9a", ">3a"]))["finished"] is False


def test_wrong_keys_and_types():
    refused(None, "record", "object", "null")
    refused([], "record", "list")
    refused("vanikar", "record")
    refused(7, "record")
    refused(written(comment="x"), "'comment'", "format")
    refused(written(format="koikoi-record/2"), "format", "'koikoi-record/2'", "koikoi-record/1")
    refused(written(format=1), "format")
    for rounds in (0, 2, 7, -6, 13, 1.0, True, False, "1", [], 10**400):
        refused(written(rounds=rounds), "rounds", "1, 3, 6, 12")
    made = written()
    made["rounds"] = None
    refused(made, "rounds", "null")
    for players in (0, 1, 3, True, 2.0, "2", 10**400):
        refused(written(players=players), "players")
    for seed in (-1, 2**30, 1.0, 1.5, True, "1", [], 10**400):
        refused(written(seed=seed), "seed", "1073741823")
    for dealer in (-1, 2, 0.0, False, "0", 10**400):
        refused(written(dealer=dealer), "dealer")
    for key in ("seed", "dealer"):
        made = written()
        made[key] = None
        refused(made, key, "null")
    for moves in ("9a", {}, 5, "stop", True):
        refused(written(moves=moves), "moves", "list")
    for deals in ({}, "x", 5, True):
        refused(written(deals=deals), "deals", "list")
    for move in (5, None, True, [], {}, 1.5, 10**400):
        refused(written(moves=["9a", move]), "moves[1]", "text")


def test_rules_in_a_record():
    refused(written(rules="nobody"), "rules", "'nobody'", "wikipedia")
    refused(written(rules={"base": "vanikar", "sanko": 51}), "rules.sanko", "51", "0 to 50")
    refused(written(rules={"base": "vanikar", "sanko": True}), "rules.sanko", "true")
    refused(written(rules={"base": "vanikar", "shanko": 5}), "'shanko'")
    refused(written(rules={"base": "vanikar", "hanami": 10**400}), "rules.hanami")
    refused(written(rules={"sanko": 5}), "base")
    refused(written(rules=10**400), "rules")
    changed = record.replay(written(rules={"base": "vanikar", "hanami": 7}))
    assert changed["scores"] == [14, 0]
    # An object has the rounds of its base, a set made on the device any.
    refused(written(rules={"base": "vanikar", "hanami": 7}, rounds=5), "rounds")
    own = written(rules={"base": "vanikar", "name": "Ours", "hanami": 7}, rounds=5, moves=[])
    assert record.replay(own)["finished"] is False


def change_deal(part, at, value, seat=None):
    """A record whose first deal has one card changed."""
    made = written()
    cards = made["deals"][0][part]
    cards = cards if seat is None else cards[seat]
    cards[at] = value
    return made


def test_deals_are_checked_card_by_card():
    refused(change_deal("field", 3, "13a"), "deals[0].field[3]", "'13a'", "1a to 12d")
    for wrong in ("01a", "1A", "", "1e", " 1a", "x" * 9999, 5, None, True, [], 10**400):
        refused(change_deal("field", 3, wrong), "deals[0].field[3]", "no card")
    refused(change_deal("hands", 2, "9c", 1), "deals[0].field[0]", "9c", "twice")
    refused(change_deal("pile", 23, "9a"), "deals[0].pile[23]", "9a", "twice")
    for part, seat in (("hands", 0), ("hands", 1), ("field", None), ("pile", None)):
        made = written()
        cards = made["deals"][0][part]
        (cards if seat is None else cards[seat]).pop()
        refused(made, "deals[0]." + part, "wanted")
        made = written()
        cards = made["deals"][0][part]
        (cards if seat is None else cards[seat]).append("1a")
        refused(made, "deals[0]." + part, "wanted")
    for key in ("hands", "field", "pile"):
        made = written()
        del made["deals"][0][key]
        refused(made, "deals[0]", key)
        for wrong in (None, "1a", 5, {}):
            made = written()
            made["deals"][0][key] = wrong
            refused(made, "deals[0]." + key, "list")
    made = written()
    made["deals"][0]["hands"].append([])
    refused(made, "deals[0].hands", "2 hands")
    made = written()
    made["deals"][0]["discards"] = []
    refused(made, "deals[0]", "'discards'")
    refused(written(deals=[5]), "deals[0]", "object")


def test_surplus_deals_are_checked_and_ignored():
    made = written()
    first = made["deals"][0]
    made["deals"] = [first, first, first]
    assert record.replay(made) == record.replay(written())
    made = written()
    made["deals"].append({"hands": [], "field": [], "pile": []})
    refused(made, "deals[1].hands")


def test_illegal_moves_name_the_place_and_what_was_legal():
    refused(written(moves=["3a"]), "moves[0]", "'3a'", "hand card", "legal:", "9a")
    refused(written(moves=[">9a"]), "moves[0]", "'>9a'", "legal:")
    refused(written(moves=["stop"]), "moves[0]", "legal:")
    refused(written(moves=["koi-koi"]), "moves[0]")
    refused(written(moves=["9a", "1d"]), "moves[1]", "'1d'", "choice", "legal: >3a >3c")
    refused(written(moves=["9a", "3a"]), "moves[1]", "legal: >3a >3c")
    refused(written(moves=["9a", ">3b"]), "moves[1]", "legal: >3a >3c")
    refused(written(moves=["9a", ">4b"]), "moves[1]")
    refused(written(moves=["9a", ">3a", "1d"]), "moves[2]", "legal: stop koi-koi")
    refused(written(moves=["9a", ">3a", ">3c"]), "moves[2]", "legal: stop koi-koi")
    refused(written(moves=["9a", ">3a", "koi-koi", "1d"]), "moves[3]", "'1d'")
    refused(written(moves=["9a", ">3a", "stop", "1d"]), "moves[3]", "over", "legal: none")
    for text in ("09a", "9A", "9a ", "", ">", ">>3a", "Stop", "koikoi", "9a\n1d", "x" * 10**5):
        refused(written(moves=[text]), "moves[0]", "legal: ")
        refused(written(moves=["9a", text]), "moves[1]", "legal: >3a >3c")
        refused(written(moves=["9a", ">3a", text]), "moves[2]", "legal: stop koi-koi")


def test_a_call_beyond_the_limit():
    order = begin("one_call", ["9a 8a", "2a 12a"], "9c 3a 3c 4b 5b 6b 7b 8b", "3b 11a 11d 10a")
    made = written(rules="one_call", deals=[deal_of(order)], moves=["9a", ">3a", "koi-koi"])
    assert record.replay(made)["to_move"] == 1
    made["moves"] += ["2a", "8a", "koi-koi"]
    refused(made, "moves[5]", "'koi-koi'", "over")
    made["rules"] = "casual"
    made["rounds"] = 3
    made["moves"] = ["9a", ">3a", "koi-koi"]
    made["seed"] = 1
    refused(made, "moves[2]", "'koi-koi'", "hand card is wanted")


def test_void_and_instant_rounds_are_there_as_soon_as_they_are_dealt():
    teshi = deal_of(begin("wikipedia", ["", "5a 5b 5c 5d"]))
    field = deal_of(begin("wikipedia", [], "5a 5b 5c 5d"))
    both = deal_of(begin("wikipedia", ["1a 1b 1c 1d", "5a 5b 5c 5d"]))
    made = written(rules="wikipedia", rounds=12, deals=[teshi, field, both], moves=[], seed=1)
    result = record.replay(made)
    assert result["rounds"] == [
        {
            "dealer": 0, "winner": 1, "reason": "teshi", "base": 6, "points": 6,
            "calls": [0, 0], "yaku": [["teshi", 6]],
        },
        {
            "dealer": 1, "winner": None, "reason": "field", "base": 0, "points": 0,
            "calls": [0, 0], "yaku": [],
        },
        {
            "dealer": 1, "winner": None, "reason": "both", "base": 0, "points": 0,
            "calls": [0, 0], "yaku": [],
        },
    ]  # fmt: skip
    assert result["scores"] == [0, 6] and result["to_move"] == 1
    assert "reward" not in result["rounds"][0]
    kinds = [event[0] for event in result["events"]]
    assert kinds == "deal yaku round_end deal round_end deal yaku yaku round_end deal".split()
    # Redeals leave no entry and use up a deal.
    made = written(rules="one_call", rounds=12, deals=[field, both, teshi], moves=[], seed=1)
    result = record.replay(made)
    assert [one["reason"] for one in result["rounds"]] == ["teshi"]


def test_oya_ken_shows_as_reward():
    rule_set = rules.make({"base": "vanikar", "oya_ken": 2})
    for seed in range(200):
        playing = game.Game(rule_set, 1, seed)
        while playing.phase != game.OVER:
            playing.apply(playing.legal_actions()[-1])
        if playing.rounds_played[0].reason == events.EXHAUSTED:
            break
    result = record.replay(record.to_record(playing))
    assert result["rounds"][0]["reward"] == 2 and result["rounds"][0]["points"] == 0
    assert sorted(result["scores"]) == [0, 2]
    assert result["scores"][result["rounds"][0]["dealer"]] == 2


def test_given_deals_shift_nothing():
    """A deal given in the record leaves the others of the seed as they were."""
    seeded = {"format": "koikoi-record/1", "rules": "vanikar", "rounds": 6, "seed": 5, "dealer": 0}
    playing = game.Game(rules.profile("vanikar"), 6, 5, 0)
    play_out(playing, rng.Random(1), check=False)
    whole = record.to_record(playing, True)
    assert len(whole["deals"]) == playing.deals_used
    for kept in range(len(whole["deals"]) + 1):
        part = dict(whole)
        part["deals"] = whole["deals"][:kept]
        assert record.replay(part) == record.replay(whole)
    del whole["seed"]
    assert record.replay(whole)["scores"] == playing.scores
    assert record.read(seeded)[0].order == game.Game(rules.profile("vanikar"), 6, 5, 0).order


def test_any_game_goes_through_its_record():
    random = rng.Random(8)
    sets = [rules.profile(name) for name in rules.PROFILES]
    sets += [random_rules(random) for _ in range(20)]
    for seed, rule_set in enumerate(sets):
        playing = game.Game(rule_set, None, seed)
        stop = 5 + random.below(150)
        while playing.phase != game.OVER and stop:
            actions = playing.legal_actions()
            playing.apply(actions[random.below(len(actions))])
            stop -= 1
        for with_deals in (False, True):
            again, _ = record.read(record.to_record(playing, with_deals))
            assert state(again) == state(playing)
            assert record.state_dict(again) == record.state_dict(playing)
            assert legal(again) == legal(playing)


def test_an_own_set_with_rounds_that_its_base_has_not():
    rule_set = rules.named(rules.profile("junior_phoenix"), "Long evening")
    playing = game.Game(rule_set, 5, 1)
    made = record.to_record(playing)
    assert made["rules"] == {"base": "junior_phoenix", "name": "Long evening"}
    assert record.read(made)[0].rounds == 5
    playing = game.Game(rule_set, 6, 1)
    assert record.to_record(playing)["rules"] == "junior_phoenix"


def test_a_game_that_was_saved_has_lost_its_moves():
    playing = game.Game(rules.profile("vanikar"), 6, 1)
    play = names(playing.hands[playing.to_move]).split()[0]
    act(playing, play)
    loaded = record.resume(record.to_bytes(playing), playing.round_actions)
    raises(BadRecord, record.to_record, loaded)


def test_score_requests():
    def score(rule_set, text, **more):
        return record.score_request(dict(rules=rule_set, captured=text.split(), **more))

    assert score("vanikar", "1a 3a 8a 9a") == {
        "base": 15,
        "yaku": [["sanko", 5], ["hanami", 5], ["tsukimi", 5]],
        "points": 30,
    }
    assert score("vanikar", "1a 3a 8a 9a", opponent_called=True)["points"] == 60
    assert score("vanikar", "") == {"base": 0, "yaku": [], "points": 0}
    assert score("junior", "2a 4a 5a 8b 9a 11b", calls=1)["points"] == 3
    assert score("wikipedia", "1a 3a 8a 12a")["points"] == 8
    assert score("wikipedia", "1a 3a 8a 12a", any_call=True)["points"] == 16
    assert score("wikipedia", "1a 3a 8a 12a", calls=2, opponent_called=False)["points"] == 16
    assert score("wikipedia", "1a 3a 8a 12a", opponent_called=True)["points"] == 32
    per_call = {"base": "wikipedia", "call_multiplier": "per_call"}
    assert score(per_call, "1a 3a 8a", opponent_calls=3)["points"] == 20
    month = {"base": "vanikar", "tsukifuda": 4}
    assert score(month, "5a 5b 5c 5d", month=5)["yaku"] == [["tsukifuda", 4]]
    assert score(month, "5a 5b 5c 5d")["base"] == 0
    assert score("junior_phoenix", "13a 9a")["yaku"] == [["yukimi", 5]]


def test_score_requests_that_are_refused():
    def refuse(*words, **request):
        given = {"rules": "vanikar", "captured": ["1a"]}
        given.update(request)
        text = str(raises((BadRecord, BadRules), record.score_request, given))
        assert "\n" not in text and len(text) < 700
        for word in words:
            assert word in text, text

    for request in (None, [], 5, "1a"):
        raises(BadRecord, record.score_request, request)
    for key in ("rules", "captured"):
        given = {"rules": "vanikar", "captured": ["1a"]}
        del given[key]
        assert key in str(raises(BadRecord, record.score_request, given))
    refuse("'hand'", hand=[])
    refuse("captured[1]", "'13a'", captured=["1a", "13a"])
    refuse("captured[1]", "twice", captured=["1a", "1a"])
    refuse("captured[0]", captured=["01a"])
    refuse("captured", captured="1a")
    refuse("captured", "48", captured=["1a"] * 49)
    for wrong in (0, 1, "true", None, []):
        refuse("opponent_called", opponent_called=wrong)
        refuse("any_call", any_call=wrong)
    for wrong in (-1, 100, True, 1.0, "1", None, 10**400):
        refuse("calls", calls=wrong)
        refuse("opponent_calls", opponent_calls=wrong)
    for wrong in (0, 13, True, 1.0, "1", None, 10**400):
        refuse("month", month=wrong)
    refuse("rules", "'nobody'", rules="nobody")
