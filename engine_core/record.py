"""Games as records, ``koikoi-record/1`` (RULES §5): dictionaries in and out, no JSON text.

``replay`` answers a record with its result, ``read`` with the game itself, ``to_record`` writes a
game down, ``score_request`` answers the question what a pile is worth. What cannot be is refused
with a BadRecord (or BadRules) whose line names the place and what was legal there.
"""

from engine_core import cards, events, game, yaku
from engine_core import rules as rule_sets
from engine_core.cards import DECKS
from engine_core.deal import shuffled
from engine_core.errors import BadRecord, BadRules, IllegalAction
from engine_core.snapshot import from_bytes, resume, to_bytes
from engine_core.wording import shown

__all__ = [
    "BadRecord", "BadRules", "event_list", "from_bytes", "move_text", "read", "replay", "resume",
    "round_dict", "score_request", "state_dict", "to_bytes", "to_record",
]  # fmt: skip

FORMAT = "koikoi-record/1"

NAMES = (
    "draw_for_deal", "deal", "redeal", "play", "take", "flip",
    "yaku", "call", "stop", "round_end", "game_end",
)  # fmt: skip
"""The kinds of events by number."""

REASONS = ("stop", "teshi", "kuttsuki", "exhausted", "field", "both")
"""Why a round ended, by number."""

_KEYS = ("format", "rules", "players", "rounds", "seed", "dealer", "deals", "moves")
_REQUIRED = ("format", "rules", "rounds")
_SCORE_KEYS = (
    "rules", "captured", "opponent_called", "calls", "opponent_calls", "any_call", "month",
)  # fmt: skip
_MOST_CALLS = 99


# Reading


def _check_keys(given, known, required, what):
    if type(given) is not dict:
        raise BadRecord("%s: an object is wanted, not %s" % (what, shown(given)))
    for key in given:
        if key not in known:
            text = "%s: there is no key %s; the keys are %s"
            raise BadRecord(text % (what, shown(key), ", ".join(known)))
    for key in required:
        if key not in given:
            raise BadRecord("%s: %s is missing; wanted are %s" % (what, key, ", ".join(required)))


def _check_list(given, place):
    if type(given) is not list:
        raise BadRecord("%s: a list is wanted, not %s" % (place, shown(given)))
    return given


def _whole(given, place, least, most):
    if type(given) is not int or not least <= given <= most:
        text = "%s: a whole number from %d to %d is wanted, not %s"
        raise BadRecord(text % (place, least, most, shown(given)))
    return given


def _card(given, place, size):
    card = cards.parse(given)
    if card < 0 or card >= size:
        text = "%s: %s is no card of this deck; the cards are 1a to %s"
        raise BadRecord(text % (place, shown(given), cards.text(size - 1)))
    return card


def _add_cards(given, place, wanted, order, seen, size):
    """Append the cards of a list to ``order`` and add them to the set ``seen``, none twice."""
    if len(_check_list(given, place)) != wanted:
        raise BadRecord("%s: %d cards are wanted, not %d" % (place, wanted, len(given)))
    for at, text in enumerate(given):
        here = "%s[%d]" % (place, at)
        card = _card(text, here, size)
        if cards.has(seen, card):
            raise BadRecord("%s: %s is there twice" % (here, text))
        cards.add(seen, card)
        order.append(card)


def _order(given, place, rules):
    """A deal of the record as an order of the deck."""
    _check_keys(given, ("hands", "field", "pile"), ("hands", "field", "pile"), place)
    size = DECKS[rules.deck].size
    order = bytearray()
    seen = cards.new_set()
    hands = _check_list(given["hands"], place + ".hands")
    if len(hands) != rules.players:
        text = "%s.hands: %d hands are wanted, not %d"
        raise BadRecord(text % (place, rules.players, len(hands)))
    for seat, hand in enumerate(hands):
        _add_cards(hand, "%s.hands[%d]" % (place, seat), rules.hand_size, order, seen, size)
    _add_cards(given["field"], place + ".field", rules.field_size, order, seen, size)
    _add_cards(given["pile"], place + ".pile", size - len(order), order, seen, size)
    return bytes(order)


def _action(move, playing):
    """The action that a move's text stands for, −1 when the game does not wait for such a one."""
    phase = playing.phase
    if phase == game.DECIDE:
        return {"stop": game.STOP, "koi-koi": game.KOIKOI}.get(move, -1)
    if phase == game.PLAY:
        return cards.parse(move)
    if phase == game.OVER or move[:1] != ">":
        return -1
    card = cards.parse(move[1:])
    return game.TAKE + card if card >= 0 else -1


def _refuse(move, place, playing):
    legal = " ".join([move_text(action) for action in playing.legal_actions()])
    waits = {
        game.PLAY: "a hand card is wanted",
        game.CHOOSE: "a choice between two field cards is wanted",
        game.FLIP_CHOOSE: "a choice between two field cards is wanted",
        game.DECIDE: "stop or koi-koi is wanted",
        game.OVER: "the game is over",
    }[playing.phase]
    text = "%s: %s is not legal, %s; legal: %s"
    raise BadRecord(text % (place, shown(move), waits, legal or "none"))


def read(record):
    """The game of a record after its moves, and all its events: (game, list of events)."""
    _check_keys(record, _KEYS, _REQUIRED, "record")
    if record["format"] != FORMAT:
        text = "format: %s is not known; it is %s"
        raise BadRecord(text % (shown(record["format"]), shown(FORMAT)))
    rules = rule_sets.make(record["rules"])
    if "players" in record:
        _whole(record["players"], "players", rules.players, rules.players)
    if record["rounds"] is None:
        raise BadRecord("rounds: a whole number is wanted, not null")
    for key in ("seed", "dealer"):
        if key in record and record[key] is None:
            raise BadRecord(key + ": a whole number is wanted, not null")
    deals = []
    for at, given in enumerate(_check_list(record.get("deals", []), "deals")):
        deals.append(_order(given, "deals[%d]" % at, rules))
    moves = _check_list(record.get("moves", []), "moves")
    for at, move in enumerate(moves):
        if type(move) is not str:
            raise BadRecord("moves[%d]: a text is wanted, not %s" % (at, shown(move)))
    playing = game.Game(rules, record["rounds"], record.get("seed"), record.get("dealer"), deals)
    happened = list(playing.opening)
    for at, move in enumerate(moves):
        place = "moves[%d]" % at
        action = _action(move, playing)
        if action < 0:
            _refuse(move, place, playing)
        try:
            happened.extend(playing.apply(action))
        except IllegalAction:
            _refuse(move, place, playing)
        except BadRecord as error:
            raise BadRecord("%s: after %s: %s" % (place, shown(move), error)) from None
    return playing, happened


def replay(record):
    """The result of a record (RULES §5), events and all, as a dictionary for JSON."""
    playing, happened = read(record)
    result = state_dict(playing)
    result["events"] = [event_list(event) for event in happened]
    return result


# Writing


def move_text(action):
    """An action as a record's move: ``1c``, ``>1a``, ``stop``, ``koi-koi``."""
    if action < game.TAKE:
        return cards.text(action)
    if action < game.STOP:
        return ">" + cards.text(action - game.TAKE)
    return "stop" if action == game.STOP else "koi-koi"


def yaku_list(found):
    """Yaku as ``[["sanko", 5], …]``."""
    return [[yaku.IDS[name], points] for name, points in found]


def event_list(event):
    """An event as a list: kind's name, seat or null, then cards as text, yaku by name."""
    kind, seat = event[0], event[1]
    rest = list(event[2:])
    if kind == events.YAKU:
        rest = rest[:1] + yaku_list(zip(rest[1::2], rest[2::2]))
    elif kind == events.ROUND_END:
        rest = [rest[0], REASONS[rest[1]]] + [cards.text(card) for card in rest[2:]]
    elif kind == events.REDEAL:
        rest = [REASONS[rest[0]]] + [cards.text(card) for card in rest[1:]]
    elif kind != events.GAME_END:
        rest = [cards.text(card) for card in rest]
    return [NAMES[kind], None if seat < 0 else seat] + rest


def round_dict(played):
    """A finished round as RULES §5 writes it."""
    entry = {
        "dealer": played.dealer,
        "winner": None if played.winner < 0 else played.winner,
        "reason": REASONS[played.reason],
        "base": played.base,
        "points": played.points,
        "calls": list(played.calls),
        "yaku": yaku_list(played.yaku),
    }
    if played.reward:
        entry["reward"] = played.reward
    return entry


def state_dict(playing):
    """Where a game stands: finished, scores, rounds, to_move, legal, and winners at its end."""
    over = playing.phase == game.OVER
    state = {
        "finished": over,
        "scores": list(playing.scores),
        "rounds": [round_dict(played) for played in playing.rounds_played],
        "to_move": None if over else playing.to_move,
        "legal": [move_text(action) for action in playing.legal_actions()],
    }
    if over:
        state["winners"] = playing.result()
    return state


def _deal_dict(order, rules):
    text = [cards.text(card) for card in order]
    hand = rules.hand_size
    start = hand * rules.players
    return {
        "hands": [text[at : at + hand] for at in range(0, start, hand)],
        "field": text[start : start + rules.field_size],
        "pile": text[start + rules.field_size :],
    }


def to_record(playing, with_deals=False):
    """A game as a record. It gives away hidden cards, by its seed too, until the game is over.

    The deals that were given are always in it, ``with_deals`` writes the shuffled ones too. A game
    that went through a save has lost the moves before it, and is refused.
    """
    if playing.actions is None:
        raise BadRecord("record: the moves before this game was saved are not known")
    rules = playing.rules
    spec = rule_sets.to_spec(rules)
    if rules.own and playing.rounds in rule_sets.profile(rules.base).allowed_rounds:
        del spec["name"]
        spec = rules.base if len(spec) == 1 else spec
    record = {
        "format": FORMAT,
        "rules": spec,
        "players": rules.players,
        "rounds": playing.rounds,
        "dealer": playing.first_dealer,
    }
    if playing.seed is not None:
        record["seed"] = playing.seed
    orders = list(playing.deals)
    if with_deals and playing.seed is not None:
        for index in range(len(orders), playing.deals_used):
            orders.append(shuffled(rules, playing.seed, index))
    if orders:
        record["deals"] = [_deal_dict(order, rules) for order in orders]
    record["moves"] = [move_text(action) for action in playing.actions]
    return record


# The score of a pile


def score_request(request):
    """What a pile is worth: {"base", "yaku", "points"} for a request as in RULES §5.

    ``rules`` and ``captured`` are needed; what is not said of the round follows from the rest.
    """
    _check_keys(request, _SCORE_KEYS, ("rules", "captured"), "score")
    rules = rule_sets.make(request["rules"])
    held = cards.new_set()
    given = _check_list(request["captured"], "captured")
    size = DECKS[rules.deck].size
    if len(given) > size:
        raise BadRecord("captured: this deck has %d cards, not %d" % (size, len(given)))
    _add_cards(given, "captured", len(given), [], held, size)
    for key in ("opponent_called", "any_call"):
        if key in request and type(request[key]) is not bool:
            raise BadRecord("%s: true or false is wanted, not %s" % (key, shown(request[key])))
    for key in ("calls", "opponent_calls"):
        if key in request:
            _whole(request[key], key, 0, _MOST_CALLS)
    month = _whole(request["month"], "month", 1, 12) if "month" in request else 0
    found = yaku.score(held, rules, month)
    total = 0
    for _, points in found:
        total += points
    points = yaku.settle(
        total,
        rules,
        request.get("opponent_called"),
        request.get("calls"),
        request.get("opponent_calls"),
        request.get("any_call"),
    )
    return {"base": total, "yaku": yaku_list(found), "points": points}
