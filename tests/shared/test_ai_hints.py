"""Hints: what hard would play, with a reason that is true."""

from engine_core import cards, game, progress, rules, yaku
from engine_core.ai import choose
from engine_core.ai.hard import Hard
from engine_core.ai.hints import KINDS, REASONS, hint
from tests.shared.playing import begin, ids

HARD = Hard()


def hinted(view):
    """The hint of a view as (action, name of the reason, arguments)."""
    found = None
    for found in hint(view, HARD):
        assert found is None or len(found) == 3
    action, reason, arguments = found
    assert len(arguments) == len(KINDS[reason])
    return action, REASONS[reason], arguments


def check(view):
    """The hint is hard's move, and what its reason says of cards and numbers is so."""
    action, reason, arguments = hinted(view)
    assert action == choose(HARD, view)
    size = cards.DECKS[view.rules.deck].size
    for kind, argument in zip(KINDS[REASONS.index(reason)], arguments):
        if kind == "c":
            assert 0 <= argument < size
        elif kind == "y":
            assert view.rules.pays(yaku.IDS[argument]) or argument < yaku.HANAMI
        elif kind == "p":
            assert 0 <= argument <= 100
    seat = view.seat
    others = [pile for one, pile in enumerate(view.captured) if one != seat]
    if reason == "towards":
        for name, have, need, possible, missing in progress.progress(
            view.captured[seat], others, view.rules, view.round
        ):
            if name == arguments[1]:
                assert have < arguments[2] and need == arguments[3] and possible
                assert arguments[0] in missing
    elif reason == "denies":
        assert any(
            (name, have, need) == arguments[1:] and arguments[0] in missing
            for pile in others
            for name, have, need, _, missing in progress.progress(
                pile, (view.captured[seat],), view.rules, view.round
            )
        )
    elif reason == "keep":
        kept, out = arguments
        assert cards.has(view.hand, kept) and kept != action and kept >> 2 == out >> 2
        for held in (view.hand, view.field) + view.captured:
            assert not cards.has(held, out)
    elif reason in ("safe", "least"):
        assert arguments == (action,) and not view.matches(action)
    elif reason == "stop":
        assert action == game.STOP
    elif reason == "call":
        assert action == game.KOIKOI and arguments[0] >= arguments[1]
    return reason


def test_hints_are_what_hard_plays():
    seen = set()
    for name, rounds in (("vanikar", 6), ("junior_tiger4", 3), ("nintendo", 4)):
        playing = game.Game(rules.profile(name), rounds, 40)
        while playing.phase != game.OVER:
            view = playing.view(playing.to_move)
            seen.add(check(view))
            playing.apply(choose(HARD, view))
    assert seen >= {"completes", "towards", "denies", "takes", "keep", "stop"}, seen


def table(hand, field, mine="", theirs="", drawn=""):
    """A view of seat 0 with these cards; the rest lies hidden."""
    playing = begin("vanikar", (hand,), field)
    for seat, pile in enumerate((mine, theirs)):
        playing.captured[seat] = cards.from_cards(ids(pile))
        playing.bases[seat] = yaku.base(playing.captured[seat], playing.rules)
    return playing.view(0)


def test_reasons_in_words():
    hand = "7c 1c 2c 3c 4c 5c 11d 12c"
    view = table(hand, "7a 8c 8d 9c 9d 10c 10d 12b", mine="6a 6b 10a 10b")
    assert hinted(view) == (ids("7c")[0], "completes", (ids("7a")[0], yaku.INOSHIKACHO))
    view = table(hand, "7a 8c 8d 9c 9d 12b 12d 6c", mine="6a 6b")
    action, reason, arguments = hinted(view)
    assert (action, reason) == (ids("7c")[0], "towards")
    assert arguments == (ids("7a")[0], yaku.INOSHIKACHO, 2, 3)
    view = table(hand, "7a 8c 8d 9c 9d 12b 12d 6c", theirs="6a 6b 10a 10c")
    assert hinted(view) == (ids("7c")[0], "denies", (ids("7a")[0], yaku.INOSHIKACHO, 2, 3))


def test_the_question_comes_with_both_chances():
    playing = game.Game(rules.profile("vanikar"), 6, 3)
    asked = 0
    while playing.phase != game.OVER:
        view = playing.view(playing.to_move)
        if playing.phase == game.DECIDE:
            action, reason, (this, other) = hinted(view)
            assert reason == ("stop" if action == game.STOP else "call")
            assert this + 1 >= other  # equal chances are told apart by points
            asked += 1
        playing.apply(choose(HARD, view))
    assert asked
