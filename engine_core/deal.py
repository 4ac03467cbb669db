"""Before the first turn: the order of the deck, who deals first, and what voids or wins a deal.

An *order* is the whole deck as bytes: the hands by seat, the field, then the pile in draw order.
"""

from micropython import const

from engine_core import cards, events, rng, yaku
from engine_core.cards import DECKS

PLAYED, VOID, REDEAL = const(0), const(1), const(2)
"""What ``judge`` says of a deal: it is played, the round is over, the round is dealt again."""

_VERDICTS = {"redeal": REDEAL, "void": VOID}


def shuffled(rules, seed, index):
    """The order of the game's deal ``index``, redeals counted from 0."""
    order = bytearray(range(DECKS[rules.deck].size))
    rng.Random(seed, rng.FIRST_DEAL + index).shuffle(order)
    return order


def first_dealer(rules, seed):
    """Who deals first: (dealer, draws), the draws as (seat, card) in order, where cards decide.

    Each seat draws one card and the earliest month deals; when two share it, all draw again.
    """
    random = rng.Random(seed, rng.FIRST_DEALER)
    draws = []
    if rules.first_dealer == "random":
        return random.below(rules.players), draws
    while True:
        order = bytearray(range(DECKS[rules.deck].size))
        random.shuffle(order)
        months = []
        for seat in range(rules.players):
            draws.append((seat, order[seat]))
            months.append(order[seat] >> 2)
        if months.count(min(months)) == 1:
            return months.index(min(months)), draws


def _quad(held):
    """The cards of the first month of which the set has all four, or an empty list."""
    for at, byte in enumerate(held):
        if byte == 15:
            return [at * 4, at * 4 + 1, at * 4 + 2, at * 4 + 3]
    return []


def _four_pairs(held):
    """Whether the set is four pairs of four months."""
    pairs = 0
    for byte in held:
        if byte:
            if cards.POPCOUNT[byte] != 2:
                return False
            pairs += 1
    return pairs == 4


def _instant(hand, rules):
    """What a dealt hand wins at once: (yaku, points, its cards), or None."""
    if not rules.hand_yaku:
        return None
    quad = _quad(hand)
    if quad:
        return (yaku.TESHI, rules.teshi, quad) if rules.teshi else None
    if rules.kuttsuki and _four_pairs(hand):
        return yaku.KUTTSUKI, rules.kuttsuki, cards.listed(hand)
    return None


def judge(rules, hands, field):
    """What a deal comes to: (verdict, reason of events, lucky, the cards that are why).

    ``lucky`` lists (seat, yaku, points) of each hand that wins at once; one alone is paid. The
    field comes first, then the hands (RULES §3).
    """
    quad = _quad(field)
    if quad:
        return _VERDICTS[rules.field_quad], events.FIELD, [], quad
    if rules.field_pairs != "play" and _four_pairs(field):
        return _VERDICTS[rules.field_pairs], events.FIELD, [], cards.listed(field)
    lucky = []
    why = []
    for seat, hand in enumerate(hands):
        won = _instant(hand, rules)
        if won:
            lucky.append((seat, won[0], won[1]))
            why.extend(won[2])
    if len(lucky) > 1:
        return _VERDICTS[rules.both_hands], events.BOTH, lucky, why
    if lucky:
        reason = events.BY_TESHI if lucky[0][1] == yaku.TESHI else events.BY_KUTTSUKI
        return VOID, reason, lucky, why
    return PLAYED, events.BY_STOP, [], []
