"""Help for the engine's tests, on both interpreters: cards from text, deals made on purpose, games
played at random, and what must hold at every moment of a game."""

import os
import sys

from engine_core import cards, events, game, record, rng, rules, snapshot
from tests.shared.support import raises

MICROPYTHON = sys.implementation.name == "micropython"


def number(name, cpython, micropython):
    """How many of something to try: the environment variable, else by interpreter."""
    given = os.getenv(name)
    return int(given) if given else micropython if MICROPYTHON else cpython


def ids(text):
    """The ids of cards written with spaces between: ``"1a 2b"``."""
    return [cards.parse(one) for one in text.split()]


def pile(text):
    """The set of cards written with spaces between."""
    return cards.from_cards(ids(text))


def names(held):
    """The cards of a set, or of a list of ids, as text with spaces between."""
    listed = cards.listed(held) if isinstance(held, (bytes, bytearray)) else held
    return " ".join([cards.text(card) for card in listed])


def dealt(rule_set, hands, field="", top=""):
    """An order of the deck with the named cards in the hands, on the field and on top of the pile.

    What is not named comes from the cards left over, months apart, so that nothing happens by
    itself.
    """
    wanted = [ids(hand) for hand in hands]
    wanted += [[] for _ in range(rule_set.players - len(hands))]
    wanted.append(ids(field))
    drawn = ids(top)
    used = cards.from_cards(drawn)
    for part in wanted:
        for card in part:
            assert not cards.has(used, card), cards.text(card)
            cards.add(used, card)
    size = cards.DECKS[rule_set.deck].size
    left = [c for slot in (3, 2, 1, 0) for c in range(slot, size, 4) if not cards.has(used, c)]
    order = bytearray()
    for at, part in enumerate(wanted):
        full = rule_set.hand_size if at < rule_set.players else rule_set.field_size
        assert len(part) <= full
        while len(part) < full:
            part.append(left.pop(0))
        order.extend(bytes(part))
    order.extend(bytes(drawn))
    order.extend(bytes(left))
    assert len(order) == size
    return bytes(order)


def begin(rule_set, hands, field="", top="", dealer=0, rounds=None, seed=1):
    """A game whose first deal is made on purpose; those of seed 1 after it are all playable."""
    if type(rule_set) is str:
        rule_set = rules.profile(rule_set)
    order = dealt(rule_set, hands, field, top)
    return game.Game(rule_set, rounds, seed, dealer, (order,))


def act(playing, moves):
    """Apply moves written as in a record, with spaces between; give all their events."""
    happened = []
    for move in moves.split():
        happened.extend(playing.apply(action(move)))
    return happened


def action(move):
    """The action of a move's text."""
    if move == "stop":
        return game.STOP
    if move == "koi-koi":
        return game.KOIKOI
    return game.TAKE + cards.parse(move[1:]) if move[0] == ">" else cards.parse(move)


def legal(playing):
    """The legal moves as text."""
    return " ".join([record.move_text(one) for one in playing.legal_actions()])


def kinds(happened, kind):
    """The events of one kind."""
    return [event for event in happened if event[0] == kind]


def state(playing):
    """Everything that a game is made of, to compare: hidden cards, scores, history and all."""
    return (
        playing.phase, playing.to_move, playing.round, playing.dealer, playing.drawn,
        playing.deals_used, playing.pile_size(), playing.token, bytes(playing.order),
        [bytes(one) for one in playing.hands], bytes(playing.field),
        [bytes(one) for one in playing.captured], list(playing.hand_sizes),
        list(playing.scores), list(playing.calls), list(playing.bases), list(playing.history),
        record.state_dict(playing), bytes(playing.round_actions),
    )  # fmt: skip


def copied(playing):
    """The same game again, through its save: snapshot and actions."""
    return snapshot.resume(snapshot.to_bytes(playing), playing.round_actions)


def check_cards(playing):
    """Every card of the deck is in exactly one place; hand sizes and pile are as they should."""
    rule_set = playing.rules
    size = cards.DECKS[rule_set.deck].size
    counted = [0] * size
    places = list(playing.hands) + list(playing.captured) + [playing.field]
    for place in places:
        for card in cards.listed(place):
            counted[card] += 1
    for card in playing.order[size - playing.pile_size() :]:
        counted[card] += 1
    if playing.drawn >= 0:
        counted[playing.drawn] += 1
    assert counted == [1] * size, counted
    sizes = [cards.count(hand) for hand in playing.hands]
    assert sizes == playing.hand_sizes
    assert playing.phase == game.OVER or max(playing.field) < 15  # a quad voids the deal
    assert cards.count(playing.field) <= 8 + size // 4 - 3
    if playing.phase == game.PLAY:
        # Equal after every full go-round, and one fewer for those who had their turn.
        turns = (playing.to_move - playing.dealer) % rule_set.players
        for seat in range(rule_set.players):
            had_turn = (seat - playing.dealer) % rule_set.players < turns
            assert sizes[seat] == max(sizes) - had_turn, sizes
        played = rule_set.hand_size * rule_set.players - sum(sizes)
        start = size - rule_set.hand_size * rule_set.players - rule_set.field_size
        assert playing.pile_size() == max(0, start - played)


def check_actions(playing):
    """Try every action: the legal ones do something to a copy, the others change nothing."""
    allowed = playing.legal_actions()
    assert allowed == sorted(set(allowed)) and allowed
    before = state(playing)
    for tried in range(256):
        if tried not in allowed:
            try:
                playing.apply(tried)
            except game.IllegalAction:
                continue
            raise AssertionError("accepted %d in %s" % (tried, legal(playing)))
    for tried in (-1, 256, 10**30, True, False, None, "1a", 1.0, (1,)):
        raises(game.IllegalAction, playing.apply, tried)
    assert state(playing) == before
    for tried in allowed:
        copy = copied(playing)
        assert copy.apply(tried)
        check_cards(copy)
        assert copy.round_actions == playing.round_actions + bytes((tried,)) or (
            copy.round != playing.round or copy.phase == game.OVER
        )


def play_out(playing, random, every=20, check=True):
    """Play a game to its end at random, checking as it goes; gives the number of actions."""
    count = 0
    while playing.phase != game.OVER:
        if check:
            check_cards(playing)
            if count % every == every - 1:
                check_actions(playing)
        allowed = playing.legal_actions()
        chosen = allowed[random.below(len(allowed))]
        if chosen == game.STOP and random.below(3):
            chosen = game.KOIKOI  # a coin would end most rounds early
        playing.apply(chosen)
        count += 1
    return count


def check_finished(playing):
    """What holds of a game that is over, and that its record gives the same game."""
    assert playing.legal_actions() == []
    assert len(playing.rounds_played) == playing.rounds == playing.round
    totals = [0] * playing.rules.players
    dealer = playing.first_dealer
    for played in playing.rounds_played:
        assert played.dealer == dealer
        dealer = played.pay(totals, playing.rules)
    assert totals == playing.scores
    winners = [seat for seat, score in enumerate(totals) if score == max(totals)]
    assert playing.result() == winners
    again, happened = record.read(record.to_record(playing, playing.rounds % 2 == 0))
    assert state(again) == state(playing)
    ends = [event[1:4] for event in happened if event[0] == events.ROUND_END]
    assert ends == [(one.winner, one.points, one.reason) for one in playing.rounds_played]
    assert happened[-1][2:] == tuple(winners)
    raises(game.IllegalAction, playing.apply, 0)


def random_rules(random, base=None):
    """A random custom set that RULES.md allows, on a given profile or any."""
    spec = {"base": base or rules.PROFILES[random.below(len(rules.PROFILES))]}
    if random.below(2):
        spec["name"] = "Ours %d" % random.below(100)
    for name, kind, allowed in rules.ROWS:
        if random.below(3) == 0:
            if kind == "points" and random.below(3) == 0:
                spec[name] = 0
            else:
                spec[name] = allowed[random.below(len(allowed))]
    try:
        return rules.make(spec)
    except rules.BadRules as error:
        assert error.code in ("akatan_aotan", "no_yaku"), error
        return random_rules(random, base)


def random_game(rule_set, seed):
    """A game played to its end at random, everything checked; gives it."""
    random = rng.Random(seed, 1000)
    rounds = rule_set.allowed_rounds[random.below(len(rule_set.allowed_rounds))]
    playing = game.Game(rule_set, min(rounds, 6) if rule_set.own else rounds, seed)
    play_out(playing, random)
    check_finished(playing)
    return playing
