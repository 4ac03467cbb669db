"""A hint promises what its key does: no key is offered that does nothing on that page."""

from engine_core import game
from engine_core.rules import profile
from firmware import help as words
from firmware.input import NAMES, NEXT, OK
from firmware.session import Session
from firmware.texts import keys as T
from tests.screens.kit import Person
from tests.screens.play import begin, play


def opened(scheme, call, far):
    """A screen over the title, in a game that has come so far: before its first move or after."""
    person = Person(scheme=scheme)
    app = person.app
    session = begin(app, "junior", ("human", "human"), 5, 3)
    if far:
        play(session, lambda game: len(game.rounds_played) >= far)
    app.restart("title")
    app.session = session
    if call[0] == "captures":
        call = (call[0], session.game.view(0)) + call[1:]
    app.push(*call)
    person.settle()
    return person


def test_every_key_that_is_offered_does_something():
    rules = profile("junior")
    calls = [
        (("captures", 0), 0),
        (("captures", 0), 1),
        (("result", 0), 1),
        (("result", 2), 3),
        (("final",), 3),
        (("newgame",), 0),
        (("settings",), 0),
        (("help", rules), 0),
        (("yakulist", rules), 0),
        (("crash", "OSError: 5"), 0),
    ]
    calls += [(("pages", rules, part), 0) for part in range(words.AIM, words.KEYS + 1)]
    calls += [(("yakucards", rules, words.listed(rules)), 0)]
    tried = 0
    for scheme in ("pad8", "two"):
        for call, far in calls:
            person = opened(scheme, call, far)
            screen = person.app.screen
            pairs = screen.offered() if hasattr(screen, "offered") else screen.hints
            for intent, _ in pairs:
                person = opened(scheme, call, far)
                before = person.where(), person.picture()
                if person.app.key(intent) is None:
                    continue
                person.do(intent)
                person.settle()
                assert (person.where(), person.picture()) != before, (call, NAMES[intent])
                tried += 1
    assert tried > 60


def seated(scheme, turns):
    """Somebody at the table who has played so many cards."""
    person = Person(scheme=scheme)
    session = Session.start(person.app, profile("vanikar"), 6, ("human", "normal"), 5, 0)
    person.app.restart("table")
    for _ in range(60):
        person.settle()
        played = 8 - session.game.hand_sizes[0]
        if person.where() == "table" and session.game.phase == game.PLAY and played >= turns:
            return person, person.app.screen
        if person.where() == "decision":
            person.do(NEXT)
            person.do(NEXT)
        person.do(OK)
    raise AssertionError(person.where())


def test_the_table_offers_only_what_it_does():
    for scheme in ("pad8", "four", "two"):
        for turns in (0, 2):
            _, screen = seated(scheme, turns)
            pairs = screen._info()[2]
            assert (T.H_RECAP in [key for _, key in pairs]) == (turns > 0)
            for intent, key in pairs:
                person, _ = seated(scheme, turns)
                if person.app.key(intent) is None:
                    continue  # without a key it is not offered
                before = person.where(), person.picture()
                person.do(intent)
                assert (person.where(), person.picture()) != before, (scheme, key)
