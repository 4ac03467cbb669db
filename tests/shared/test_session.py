"""A session and its save: resumed after every action, after a torn tail, and when damaged."""

from engine_core import events, game, rng, rules
from firmware.session import FILE, Session, restored
from tests.screens.kit import Memory
from tests.shared.playing import number


class Desk:
    """What `Session.start` and `resume` need of an app."""

    def __init__(self):
        self.device = self
        self.storage = Memory()
        self.session = None


def seen(playing):
    """All that anybody may see of a game, as something to compare."""
    views = [playing.view(seat) for seat in range(playing.rules.players)] + [playing.view(None)]
    return [facts(view) for view in views]


def facts(view):
    return (
        view.phase,
        view.to_move,
        bytes(view.hand),
        bytes(view.field),
        tuple([bytes(pile) for pile in view.captured]),
        view.hand_sizes,
        view.pile_size,
        view.drawn,
        view.scores,
        view.calls,
        view.bases,
        view.dealer,
        view.round,
        view.legal,
        view.history,
        view.token,
    )


def start(profile, players, seed, rounds=None):
    desk = Desk()
    session = Session.start(desk, rules.profile(profile), rounds, players, seed)
    return desk, session


def test_resume_after_every_action():
    tables = (
        ("vanikar", ("human", "easy"), None),
        ("wikipedia", ("human", "human"), 3),
        ("junior_tiger4", ("human", "easy", "human", "hard"), 3),
    )
    for profile, players, rounds in tables:
        for seed in range(number("SESSION_GAMES", 3, 1)):
            desk, session = start(profile, players, seed, rounds)
            chance = rng.Random(seed, 11)
            longest = 0
            while not session.over:
                legal = session.game.legal_actions()
                session.play(legal[chance.below(len(legal))])
                body = desk.storage.load(FILE)
                longest = max(longest, len(body))
                again = restored(desk.storage, body)
                assert again.players == players and seen(again.game) == seen(session.game)
                assert again.viewer == session.viewer
            assert longest < 500, longest
            assert Session.saved(desk)
            session.finish()
            assert not Session.saved(desk) and Session.resume(desk) is None


def test_a_torn_tail_is_the_state_before():
    desk, session = start("vanikar", ("human", "easy"), 5)
    before = seen(session.game)
    chance = rng.Random(1, 12)
    for _ in range(25):
        legal = session.game.legal_actions()
        happened = session.play(legal[chance.below(len(legal))])
        if [1 for event in happened if event[0] == events.DEAL]:
            before = seen(session.game)
            continue
        body = desk.storage.load(FILE)
        assert seen(restored(desk.storage, body[:-1]).game) == before
        before = seen(session.game)


def test_one_write_for_an_action():
    desk, session = start("vanikar", ("human", "easy"), 5)
    assert desk.storage.writes == 1
    for count in range(2, 12):
        session.play(session.game.legal_actions()[0])
        assert desk.storage.writes == count


def test_resume_tells_what_happened_in_the_round():
    desk, session = start("vanikar", ("human", "easy"), 5)
    told = []
    for _ in range(6):
        told.extend(session.play(session.game.legal_actions()[0]))
    again = Session.resume(desk)
    assert again is desk.session and again.happened == told


def test_who_may_look():
    assert start("vanikar", ("human", "easy"), 1)[1].viewer == 0
    assert start("vanikar", ("hard", "human"), 1)[1].viewer == 1
    both = start("vanikar", ("human", "human"), 1)[1]
    assert both.viewer is None and both.view().seat == -1
    assert not any(both.view().hand)
    both.viewer = 1
    assert both.view().seat == 1


def test_a_damaged_save_is_put_aside():
    desk, session = start("vanikar", ("human", "easy"), 5)
    good = desk.storage.load(FILE)
    chance = rng.Random(2, 13)
    bad = [b"", b"\x09", good[:3], good[:30], good[:-1] + b"\xff", good + bytes((200,))]
    for _ in range(100):
        body = bytearray(good)
        body[chance.below(len(body))] ^= 1 << chance.below(8)
        bad.append(bytes(body))
    for body in bad:
        desk.storage.save(FILE, body)
        session = Session.resume(desk)
        if session is None:
            assert not Session.saved(desk)
        else:
            assert session.game.phase == game.PLAY  # a bit that changes a name or a seed only


def test_thinking_gives_a_legal_action_in_slices():
    desk, session = start("vanikar", ("easy", "normal"), 5, 1)
    slices = 0
    while not session.over:
        action = session.think()
        slices += 1
        if action >= 0:
            assert action in session.game.legal_actions()
            session.play(action)
        assert slices < 20000
