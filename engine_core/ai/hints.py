"""What hard would play from a view, and why: loaded when a person asks, and dropped after.

``hint(view)`` yields None while it works, then ``(action, reason, arguments)``. A reason is an
index of REASONS, and KINDS says what its arguments are, a letter each: c a card, y a yaku, n a
number, p a percentage. The words are the screens' (``firmware/texts``, block ``hint``).
"""

from micropython import const

from engine_core import cards, game, yaku
from engine_core.ai.chances import CERTAIN, Judge
from engine_core.ai.hard import Hard
from engine_core.progress import progress

REASONS = ("completes", "towards", "denies", "takes", "keep", "safe", "least", "stop", "call")
KINDS = ("cy", "cynn", "cynn", "c", "cc", "c", "c", "pp", "pp")

_COMPLETES = const(0)  # taking the card makes the yaku
_TOWARDS = const(1)  # it makes so many of so many for a yaku
_DENIES = const(2)  # a rival who has so many of so many for a yaku needs it
_TAKES = const(3)  # the best there is to take
_KEEP = const(4)  # the first card is kept because the second is still out
_SAFE = const(5)  # nobody can take the card
_LEAST = const(6)  # the least to lose
_STOP = const(7)  # the chances to win the game, of this answer and of the other
_CALL = const(8)

_WORTH_KEEPING = const(20)  # of the table's value of a card: a ribbon or an animal of a yaku


def hint(view, player=None):
    """Yield None at work, then (action, reason, arguments); ``player``: a hard player to use."""
    player = player or Hard()
    action = -1
    for action in player.think(view):
        if action < 0:
            yield None
    yield None
    if view.phase == game.DECIDE:
        for found in _question(view, player, action):
            yield found
        return
    for _ in player.ready(view):  # think() is done at once where there is no choice
        yield None
    for why in _why(view, player, action):
        yield why and (action,) + why


def _question(view, player, action):
    judge = Judge(view, player.spread)
    stop = judge.chance(view.seat, view.would_score())
    call = 0
    for call in player.calling(view, judge.chance):
        if call is None:
            yield None
    stop, call = [(100 * chance + CERTAIN // 2) // CERTAIN for chance in (stop, call)]
    if action == game.STOP:
        yield action, _STOP, (stop, call)
    else:
        yield action, _CALL, (call, stop)


def _why(view, player, action):
    """Yield None at work, then the reason and its arguments for playing or taking a card."""
    played = action if view.phase == game.PLAY else view.drawn
    there = view.matches(played)
    if action >= game.TAKE:
        there = [action - game.TAKE]
    elif len(there) == 2:
        move = player.best(view, action)
        there = [move >> 6]
    if not there:
        yield _discard(view, player, played)
        return
    yield None
    taken = there + [played]
    mine = view.captured[view.seat]
    after = bytearray(mine)
    for card in taken:
        cards.add(after, card)
    others = [pile for seat, pile in enumerate(view.captured) if seat != view.seat]
    found = _completed(view, mine, after, taken)
    if not found:
        for found in _progress(view, mine, after, others, taken):
            if not found:
                yield None
    yield found or (_TAKES, (_first(player, taken),))


def _first(player, taken):
    """The card of those that is worth most."""
    best = taken[0]
    for card in taken:
        if player.card_worth(card) > player.card_worth(best):
            best = card
    return best


def _completed(view, mine, after, taken):
    """The best yaku that is new or grew."""
    before = yaku.score(mine, view.rules, view.round)
    best = None
    for name, points in yaku.score(after, view.rules, view.round):
        if (name, points) not in before and (best is None or points > best[1]):
            best = name, points
    if best is None:
        return None
    made = yaku.cards_of(best[0], after, view.rules, view.round)
    for card in taken:
        if card in made:
            return _COMPLETES, (card, best[0])
    return _COMPLETES, (taken[0], best[0])


def _progress(view, mine, after, others, taken):
    """Yield None, then the yaku that the move helps most, mine or, against them, a rival's."""
    rules = view.rules
    best = None
    seen = progress(mine, others, rules, view.round)
    yield None
    for old, new in zip(seen, progress(after, others, rules, view.round)):
        name, have, need, possible, _ = new
        if possible and old[1] < have <= need and (need <= 3 or 2 * have > need):
            best = _better(best, view, (_TOWARDS, name, have, need, old[4], taken), 3)
    for seat, pile in enumerate(view.captured):
        if seat == view.seat:
            continue
        yield None
        rest = [other for one, other in enumerate(view.captured) if one != seat]
        for name, have, need, possible, missing in progress(pile, rest, rules, view.round):
            if possible and need - 1 <= have < need:
                best = _better(best, view, (_DENIES, name, have, need, missing, taken), 4)
    yield best and (best[1], best[2])


def _better(best, view, found, weight):
    """The weightier of two reasons, as (weight, reason, arguments)."""
    reason, name, have, need, missing, taken = found
    for card in taken:
        if card in missing:
            points = getattr(view.rules, yaku.IDS[name]) or 5  # the lights of Junior decks
            weight = weight * points * have * have // (need * need)
            if best is None or weight > best[0]:
                return weight, reason, (card, name, have, need)
    return best


def _discard(view, player, played):
    """Why a card without a match is the one to lay."""
    best = None
    for card in view.legal:
        if card >> 2 != played >> 2 and not view.matches(card):
            for out in player.unseen(card >> 2):
                value = player.card_worth(out)
                if value >= _WORTH_KEEPING and (best is None or value > best[0]):
                    best = value, card, out
    if not player.unseen(played >> 2):
        return _SAFE, (played,)
    if best and best[0] > player.card_worth(played):
        return _KEEP, best[1:]
    return _LEAST, (played,)
