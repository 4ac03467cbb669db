"""A saved game read back: the other half of ``snapshot``, loaded only when a save is."""

import struct

from engine_core import deal, events, rng, yaku
from engine_core.cards import DECKS, from_cards
from engine_core.custom import ROWS, make
from engine_core.errors import BadRecord, BadRules, IllegalAction
from engine_core.game import Game
from engine_core.rounds import unpacked
from engine_core.rules import PROFILES

_MAGIC = b"K1"
_NO_SEED = 0xFFFFFFFF


class _Reader:
    """Takes bytes off the front; too few of them are a BadRecord."""

    def __init__(self, data):
        self.data = data
        self.at = 0

    def take(self, number):
        start = self.at
        self.at += number
        if self.at > len(self.data):
            raise BadRecord("save: cut short at byte %d" % len(self.data))
        return bytes(self.data[start : self.at])

    def number(self, limit, what):
        value = self.take(1)[0]
        if value >= limit:
            raise BadRecord("save: byte %d, %s: %d is too large" % (self.at - 1, what, value))
        return value


def _read_rules(reader):
    spec = {"base": PROFILES[reader.number(len(PROFILES), "rule set")]}
    name = reader.take(reader.number(65, "length of the name"))
    if name:
        try:
            spec["name"] = name.decode()
        except ValueError:
            raise BadRecord("save: the name of the rule set is no UTF-8") from None
    for _ in range(reader.number(len(ROWS) + 1, "number of rows")):
        row, _, allowed = ROWS[reader.number(len(ROWS), "row")]
        spec[row] = allowed[reader.number(len(allowed), row)]
    return make(spec if len(spec) > 1 else spec["base"])


def _skip_round(reader, rules):
    """Go past one finished round; a BadRecord if there cannot be such a one."""
    players = rules.players
    head = reader.number(events.BOTH + 1 << 3, "end of a round")
    winner, reason = (head & 7) - 1, head >> 3
    wins = reason in (events.BY_STOP, events.BY_TESHI, events.BY_KUTTSUKI)
    reader.take((players + 1) // 2)
    found = reader.number(len(yaku.IDS), "number of yaku")
    for _ in range(found):
        reader.number(len(yaku.IDS), "yaku")
        reader.take(1)
    if winner >= players or wins != (winner >= 0) or wins != bool(found):
        raise BadRecord("save: byte %d: a round cannot end like this" % (reader.at - 1))


def from_bytes(data):
    """The game of a snapshot, at its deal. Anything that is none is a BadRecord."""
    reader = _Reader(data)
    if reader.take(2) != _MAGIC:
        raise BadRecord("save: not a saved game of this version")
    try:
        rules = _read_rules(reader)
    except BadRules as error:
        raise BadRecord("save: " + str(error)) from None
    rounds = reader.number(13, "rounds")
    dealer = first_dealer = reader.number(rules.players, "dealer")
    used, seed = struct.unpack("<HI", reader.take(6))
    if seed != _NO_SEED and seed >= rng.SEEDS:
        raise BadRecord("save: the seed is too large")
    if rounds not in rules.allowed_rounds:
        raise BadRecord("save: %d rounds are not allowed" % rounds)
    finished = reader.number(rounds, "rounds played")
    if used <= finished:
        raise BadRecord("save: fewer deals than rounds")
    start = reader.at
    for _ in range(finished):
        _skip_round(reader, rules)
    packed = bytearray(data[start : reader.at])
    scores = [0] * rules.players
    for played in unpacked(packed, rules, dealer):
        dealer = played.pay(scores, rules)
    order = reader.take(DECKS[rules.deck].size)
    if reader.at != len(data):
        raise BadRecord("save: bytes after the end of the deck")
    if sorted(order) != list(range(len(order))):
        raise BadRecord("save: the deck has a card twice, or one that is none")
    hand = rules.hand_size
    start = hand * rules.players
    hands = [from_cards(order[at : at + hand]) for at in range(0, start, hand)]
    field = from_cards(order[start : start + rules.field_size])
    if deal.judge(rules, hands, field)[0] != deal.PLAYED:
        raise BadRecord("save: that deal cannot be played")
    saved = (first_dealer, used, finished, packed, scores, order)
    return Game(rules, rounds, None if seed == _NO_SEED else seed, dealer, (), saved)


def resume(data, actions):
    """The game of a snapshot after ``actions``, one byte each; an illegal one is a BadRecord."""
    game = from_bytes(data)
    for at, action in enumerate(actions):
        try:
            game.apply(action)
        except IllegalAction as error:
            raise BadRecord("save: action %d: %s" % (at, error)) from None
    return game
