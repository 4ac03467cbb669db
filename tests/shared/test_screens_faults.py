"""What goes wrong in programs of this kind, where people see it: one test for each.

The same for the engine alone stand in test_known_faults.
"""

from engine_core import deal, events, game, rules
from engine_core.ai import choose, player
from firmware import rulesets
from firmware.input import BACK, INFO, MENU, NEXT, OK, PREV
from firmware.screens.deal import earliest
from firmware.session import FILE
from tests.screens.kit import SIZES, Person
from tests.screens.play import act, begin, play
from tests.shared.playing import act as written
from tests.shared.playing import begin as dealt
from tests.shared.test_table import settled, shuffled, sit

PHASES = (game.PLAY, game.CHOOSE, game.FLIP_CHOOSE, game.DECIDE)
BOTH = ("human", "human")


def saved(name, players, wanted):
    """The stored game of somebody whose power went when `wanted(session)` was so."""
    for seed in range(60):
        person = Person()
        session = begin(person.app, name, players, seed)
        while not session.over:
            if wanted(session):
                return person.device.storage.files[FILE], session
            session.play(act(session.game))
    raise AssertionError("no such game")


def woken(body, size=SIZES[0]):
    """The handheld switched on with that game in its storage, and the game gone on with."""
    person = Person(size)
    person.device.storage.files[FILE] = bytearray(body)
    person.app.restart("title")
    person.step(times=3)
    assert person.app.screen.key == "continue"
    person.do(OK)
    return person


def done(playing):
    """How far a game has come."""
    return len(playing.rounds_played), len(playing.round_actions)


def test_a_computer_goes_on_after_loading_in_whatever_it_was_asked():
    for name, players in (("vanikar", ("human", "easy")), ("junior_tiger3", ("easy",) * 3)):
        players = ("human",) + players[1:]
        for phase in PHASES:

            def asked(session, phase=phase):
                playing = session.game
                return playing.phase == phase and session.players[playing.to_move] != "human"

            body, session = saved(name, players, asked)
            person = woken(body)
            before = done(session.game)
            settled(person)
            assert done(person.app.session.game) > before, (name, phase)
            assert person.where() == "final" or person.app.session.waits_for_person


def test_a_result_that_was_on_the_screen_when_the_power_went_is_counted_once():
    for rounds in (1, 3):
        person = Person()
        session = begin(person.app, "vanikar", ("human", "easy"), 3, rounds)
        play(session, lambda playing: playing.rounds_played and playing.scores[0] >= 0)
        scores, count = list(session.game.scores), len(session.game.rounds_played)
        for _ in range(3 if rounds > 1 else 1):  # the power goes again and again
            person = woken(person.device.storage.files[FILE])
            person.step(times=60)
            playing = person.app.session.game
            assert list(playing.scores) == scores and len(playing.rounds_played) == count
        if rounds == 1:
            assert person.where() == "final" and FILE not in person.device.storage.files


def test_a_resumed_game_of_several_people_shows_the_cover_and_no_hand():
    for size in (SIZES[0], SIZES[4]):
        three = ("human",) * 3
        body, session = saved("junior_phoenix", three, lambda one: one.game.pile_size() < 16)
        seen = []
        for seed in (1, 2):
            person = Person(size)
            other = shuffled(session, (0, 1, 2), seed)
            other.storage = person.device.storage
            other.viewer = None
            person.app.session = other
            person.app.restart("table")
            pictures = []
            for _ in range(30):
                person.step()
                pictures.append(person.picture())
            assert person.where() == "cover"
            assert person.app.screen.seat == other.game.to_move
            assert other.viewer is None
            seen.append(pictures)
        assert seen[0] == seen[1]
        person = woken(body, size)
        person.settle()
        assert person.where() == "cover" and person.app.session.viewer is None


def test_no_press_counts_while_somebody_else_plays():
    for intent in (OK, NEXT, PREV, BACK, INFO, MENU):
        person = sit("vanikar", ("human", "hard"), 5)
        person.app.settings.change("speed", 1)
        session = person.app.session
        person.do(OK)  # a card, or the choice of what it takes
        for _ in range(400):
            playing = session.game
            if playing.to_move == 0 or session.over:
                break
            hand = bytes(playing.hands[0])
            person.do(intent)
            if playing.to_move == 1:
                assert bytes(playing.hands[0]) == hand
                assert playing.view(0).legal == ()
        assert [event[1] for event in playing.view(0).history if event[0] == events.PLAY][:2] in (
            [0],
            [0, 1],
            [1, 0],
        )


def test_a_card_held_down_plays_one_card():
    person = sit("vanikar", ("human", "easy"), 5)
    mask = [key[0] for key in person.app.input.keys if key[2] == OK][0]
    session = person.app.session
    size = session.game.hand_sizes[0]
    for _ in range(1500):  # half a minute
        person.step(mask)
    assert session.game.hand_sizes[0] >= size - 1


def test_an_unknown_option_in_what_was_stored_last_time_is_passed_over():
    person = Person()
    storage = person.device.storage
    usual = rulesets.last(storage)
    for line in ("vanikar;fog=true", "casual;name=A;sanko=99", ""):
        storage.save(rulesets.SETUP, (line + "\nhuman easy\n6").encode())
        assert rulesets.last(storage) == usual
        person.app.restart("newgame")
        person.step(times=3)
        assert person.app.screen.rules == usual[0]
    storage.save("game", b"\x01\x02\x00\x01\x05\x00junk!")
    person.app.restart("title")
    person.step(times=3)
    person.do(OK)
    person.settle()
    assert person.where() in ("title", "newgame", "dialog")


# The dealer's draw


def test_equal_months_draw_again_on_the_screen_and_the_earlier_deals():
    tied = 0
    for name in ("wikipedia", "one_call", "nintendo"):
        for seed in (1, 2, 70):  # one tie, none, two
            dealer, draws = deal.first_dealer(rules.profile(name), seed)
            for size in SIZES:
                person = Person(size)
                session = begin(person.app, name, BOTH, seed)
                person.app.restart("table")
                person.step(times=3)
                screen = person.app.screen
                assert screen.module == "deal"
                for at in range(0, len(draws), 2):
                    person.settle()
                    assert screen.scenes[screen.at][1] == tuple(draws[at : at + 2])
                    assert len(earliest(draws[at : at + 2])) == (2 if at + 2 < len(draws) else 1)
                    parts = max(1, len(screen.parts))
                    for _ in range(parts):
                        person.do(OK)
                tied += len(draws) > 2
                assert earliest(draws[-2:]) == [dealer]
                assert session.game.first_dealer == dealer
    assert tied


# Computer players


def test_a_computer_takes_the_capture_that_wins():
    """Two matches are open and one of them completes a yaku, for a drawn card and for a played."""
    cup, other = game.TAKE + 32, 35  # 9a, 9d
    profiles = ("vanikar", "wikipedia", "one_call", "nintendo", "junior", "casual")
    for level in ("normal", "hard"):
        thinker = player(level)
        for name in profiles:
            for hand, top in (("12b 9d", "8b 7b 7c"), ("12b 10b", "8b 7b 9d")):
                playing = dealt(name, [hand], "8a 9a 9c 3a 4b 5b 6b 12c", top)
                written(playing, "12b")  # takes 12c, and 8b the Moon
                while playing.to_move:
                    playing.apply(quiet(playing))
                if hand[-2:] == "9d":
                    assert choose(thinker, playing.view(0)) == other, (level, name)
                    playing.apply(other)
                else:
                    written(playing, "10b")
                assert playing.phase in (game.CHOOSE, game.FLIP_CHOOSE)
                assert playing.legal_actions() == [cup, cup + 2]
                assert choose(thinker, playing.view(0)) == cup, (level, name)


def quiet(playing):
    """A move of the other seat that touches no chrysanthemum."""
    for action in playing.legal_actions():
        if (action & 63) >> 2 != 8:
            return action
    return playing.legal_actions()[0]
