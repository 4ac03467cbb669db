"""The words in the table's panel: which yaku a card serves, and which card waits for a choice."""

from engine_core import cards, game
from engine_core.progress import progress
from firmware.session import Session, restored
from firmware.table_text import about, choice
from firmware.texts import keys as T
from tests.screens.kit import SIZES, Person
from tests.screens.play import act, begin
from tests.shared.playing import number
from tests.shared.test_table import settled, table


def served(app, taken, helps):
    """The names of all yaku that one of these cards brings nearer."""
    return [
        app.tr(T.YAKU + step[0])
        for step in helps
        if step[3] and [card for card in taken if card in step[4]]
    ]


def named(text):
    """The yaku that a line names: "Tane 1/5  Kasu 3/10"."""
    return [part.rsplit(" ", 1)[0] for part in text.split("  ") if "/" in part]


def check(text, wanted):
    """Some of the yaku wanted are named, and no other; gives how many."""
    found = named(text)
    assert text and bool(found) == bool(wanted), (text, wanted)
    assert all(one in wanted for one in found), (text, wanted)
    return len(found)


def test_a_card_says_which_yaku_it_serves():
    app = Person().app
    told = 0
    for seed in range(number("TOLD", 6, 2)):
        session = begin(app, "wikipedia", ("human", "human"), seed, 1)
        while not session.over:
            playing = session.game
            if playing.phase == game.PLAY:
                view = playing.view(playing.to_move)
                others = view.captured[1 - view.seat]
                helps = progress(view.captured[view.seat], others, view.rules, view.round)
                for card in cards.listed(view.hand):
                    matches = view.matches(card)
                    text = about(app, view, card, helps)[1][1][0]
                    taken = [card] + (matches if len(matches) != 2 else [])
                    told += check(text, served(app, taken, helps) if matches else [])
                    for one in matches:
                        text = choice(app, view, one, False, helps)[1][0][0]
                        told += check(text, served(app, [one], helps))
            session.play(act(playing))
    assert told > 50


def interrupted(phase):
    """A game stored while somebody chooses which field card to take."""
    app = Person().app
    for seed in range(40):
        session = begin(app, "vanikar", ("human", "human"), seed, 1)
        while not session.over:
            if session.game.phase == phase:
                return session.storage
            session.play(act(session.game))
    raise AssertionError("no such game")


def test_the_card_that_waits_for_a_choice_is_seen_after_a_resume():
    for phase in (game.CHOOSE, game.FLIP_CHOOSE):
        storage = interrupted(phase)
        for size in SIZES:
            person = Person(size)
            person.device.storage.files["game"] = bytearray(storage.load("game"))
            app = person.app
            app.session = restored(person.device.storage, person.device.storage.load("game"))
            assert isinstance(app.session, Session)
            app.restart("table")
            settled(person)
            screen = table(person)
            assert app.session.game.phase == phase and screen.laid == app.session.game.drawn
            before = bytes(person.device.display.pixels)
            picture = cards.picture(screen.laid, app.session.rules.deck)
            app.canvas.card(picture, *screen.painter.drawn())
            assert bytes(person.device.display.pixels) == before, (phase, size)
