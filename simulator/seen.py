"""A view as JSON and back: what a program outside tells of its table (docs/bot.md)."""

from typing import Any

from engine_core import cards, events, game, rng, yaku
from engine_core.cards import DECKS
from engine_core.errors import BadRecord
from engine_core.record import event_list
from engine_core.rules import Rules
from engine_core.view import View
from engine_core.wording import shown

PHASES = ("play", "choose", "flip", "decide")
"""By the engine's numbers: PLAY, CHOOSE, FLIP_CHOOSE, DECIDE."""

KINDS = {"deal": events.DEAL, "play": events.PLAY, "take": events.TAKE, "flip": events.FLIP}
"""The events of a history that a player looks at; others are passed over."""

REQUIRED = (
    "seat", "phase", "hand", "field", "captured", "hand_sizes", "scores", "calls", "dealer",
    "round", "rounds",
)  # fmt: skip
OPTIONAL = ("card", "history", "token")
MOST_SCORE = 100_000
MOST_CALLS = 99
MOST_EVENTS = 400


def to_dict(view: View) -> dict[str, Any]:
    """A view for JSON, as docs/bot.md has it."""
    seen: dict[str, Any] = {
        "seat": view.seat,
        "phase": PHASES[view.phase],
        "hand": _texts(view.hand),
        "field": _texts(view.field),
        "captured": [_texts(pile) for pile in view.captured],
        "hand_sizes": list(view.hand_sizes),
        "scores": list(view.scores),
        "calls": list(view.calls),
        "dealer": view.dealer,
        "round": view.round,
        "rounds": view.rounds,
        "history": [event_list(event) for event in view.history],
        "token": view.token,
    }
    if view.drawn >= 0:
        seen["card"] = cards.text(view.drawn)
    return seen


def _texts(held: bytearray) -> list[str]:
    return [cards.text(card) for card in cards.listed(held)]


class Seen(View):
    """The view that a JSON object describes. What cannot be is refused with a BadRecord."""

    def __init__(self, given: Any, rules: Rules) -> None:
        """Read and check everything; nothing is taken on trust that the rules can tell."""
        _keys(given)
        players = rules.players
        self.rules = rules
        self._size = DECKS[rules.deck].size
        self._taken = cards.new_set()
        self.seat = self.to_move = _whole(given, "seat", 0, players - 1)
        if given["phase"] not in PHASES:
            raise BadRecord(f"phase: {shown(given['phase'])}; it is one of {' '.join(PHASES)}")
        self.phase = PHASES.index(given["phase"])
        self.hand = self._set(given["hand"], "hand")
        self.field = self._set(given["field"], "field")
        piles = _list(given["captured"], "captured", players)
        self.captured = tuple(
            self._set(pile, f"captured[{seat}]") for seat, pile in enumerate(piles)
        )
        self.hand_sizes = _numbers(given, "hand_sizes", players, rules.hand_size)
        self.scores = _numbers(given, "scores", players, MOST_SCORE)
        self.calls = _numbers(given, "calls", players, MOST_CALLS)
        self.dealer = _whole(given, "dealer", 0, players - 1)
        self.rounds = _whole(given, "rounds", 1, 12)
        self.round = _whole(given, "round", 1, self.rounds)
        self.bases = tuple(yaku.base(pile, rules, self.round) for pile in self.captured)
        self.drawn = self._card(given)
        self._check_hands()
        self.legal = self._legal()
        self.history = tuple(self._events(_list(given.get("history", []), "history")))
        self.token = _whole(given, "token", 0, rng.SEEDS - 1) if "token" in given else self._hash()

    def _set(self, given: Any, place: str) -> bytearray:
        """The cards of a list, none of which was there before."""
        held = cards.new_set()
        for at, text in enumerate(_list(given, place)):
            card = self._known(text, f"{place}[{at}]")
            if cards.has(self._taken, card):
                raise BadRecord(f"{place}[{at}]: {text} is there twice")
            cards.add(self._taken, card)
            cards.add(held, card)
        return held

    def _known(self, text: Any, place: str) -> int:
        card = cards.parse(text)
        if not 0 <= card < self._size:
            last = cards.text(self._size - 1)
            raise BadRecord(f"{place}: {shown(text)} is no card of this deck, 1a to {last}")
        return card

    def _card(self, given: dict[str, Any]) -> int:
        """The card that waits for a choice, or −1; two field cards match it."""
        choosing = self.phase in (game.CHOOSE, game.FLIP_CHOOSE)
        if choosing != ("card" in given):
            raise BadRecord("card: wanted in the phases choose and flip, and in no other")
        if not choosing:
            return -1
        card = cards.listed(self._set([given["card"]], "card"))[0]
        if len(self.matches(card)) != 2:
            raise BadRecord(f"card: {cards.text(card)} matches no two field cards")
        return card

    def _check_hands(self) -> None:
        number = cards.count(self.hand)
        if number != self.hand_sizes[self.seat]:
            size = self.hand_sizes[self.seat]
            raise BadRecord(f"hand: {number} cards, but hand_sizes[{self.seat}] is {size}")
        left = self._size - cards.count(self._taken) - sum(self.hand_sizes) + number
        if left < 0:
            raise BadRecord("hand_sizes: more cards than the deck has left")
        self.pile_size = left
        if self.phase in (game.PLAY, game.DECIDE) and not number:
            raise BadRecord(f"hand: with no card in hand there is nothing to {self._word()}")
        if self.phase == game.DECIDE and not self.bases[self.seat]:
            raise BadRecord("phase: nothing to decide, there is no yaku")

    def _word(self) -> str:
        return PHASES[self.phase]

    def _legal(self) -> tuple[int, ...]:
        if self.phase == game.PLAY:
            return tuple(cards.listed(self.hand))
        if self.phase == game.DECIDE:
            return (game.STOP, game.KOIKOI)
        return tuple(game.TAKE + card for card in self.matches(self.drawn))

    def _events(self, given: list[Any]) -> Any:
        if len(given) > MOST_EVENTS:
            raise BadRecord(f"history: more than {MOST_EVENTS} events")
        for at, event in enumerate(given):
            place = f"history[{at}]"
            if not _list(event, place) or type(event[0]) is not str:
                raise BadRecord(f"{place}: an event begins with its kind")
            if event[0] in KINDS:
                if len(event) < 3:
                    raise BadRecord(f"{place}: kind, seat and cards are wanted")
                seat = event[1]
                if type(seat) is not int or not 0 <= seat < self.rules.players:
                    raise BadRecord(f"{place}: {shown(seat)} is no seat")
                found = [self._known(text, place) for text in event[2:]]
                yield (KINDS[event[0]], seat, *found)

    def _hash(self) -> int:
        """A number for chance from everything that the view says."""
        value = self.round << 4 | self.phase
        for held in (self.hand, self.field, *self.captured):
            for mask in held:
                value = rng.mix(value, mask)
        for number in (*self.scores, *self.calls, *self.hand_sizes):
            value = rng.mix(value, number & 0x7FFF)
        return value


def _keys(given: Any) -> None:
    if type(given) is not dict:
        raise BadRecord(f"view: an object is wanted, not {shown(given)}")
    for key in given:
        if key not in REQUIRED and key not in OPTIONAL:
            known = " ".join(REQUIRED + OPTIONAL)
            raise BadRecord(f"view: there is no key {shown(key)}; the keys are {known}")
    for key in REQUIRED:
        if key not in given:
            raise BadRecord(f"view: {key} is missing")


def _list(given: Any, place: str, length: int | None = None) -> list[Any]:
    if type(given) is not list:
        raise BadRecord(f"{place}: a list is wanted, not {shown(given)}")
    if length is not None and len(given) != length:
        raise BadRecord(f"{place}: {length} entries are wanted, not {len(given)}")
    return given


def _whole(given: Any, key: Any, least: int, most: int, place: str = "") -> int:
    value = given[key]
    if type(value) is not int or not least <= value <= most:
        raise BadRecord(
            f"{place or key}: a whole number from {least} to {most} is wanted, not {shown(value)}"
        )
    return value


def _numbers(given: dict[str, Any], key: str, length: int, most: int) -> tuple[int, ...]:
    values = _list(given[key], key, length)
    return tuple(_whole(values, at, 0, most, f"{key}[{at}]") for at in range(length))
