"""The cover between two people, and other screens that somebody else may see: nothing of a hand
shows, and a press that is still held does not pass."""

from engine_core import cards
from firmware.input import BACK, DOWN, INFO, MENU, NEXT, OK, PREV, UP, keys_of
from firmware.settings import LANGUAGES
from tests.screens.kit import SIZES, Person, Words
from tests.screens.play import begin, play

PEOPLE = ("human", "human", "human", "human")


def shuffled_hands(game):
    """Swap hidden cards: the hands with each other and with the pile."""
    held = [card for hand in game.hands for card in cards.listed(hand)]
    left = list(game.order[len(game.order) - game.pile_size() :])
    hidden = held + left
    hidden = hidden[5:] + hidden[:5]
    at = 0
    for seat, hand in enumerate(game.hands):
        count = cards.count(hand)
        game.hands[seat] = cards.from_cards(hidden[at : at + count])
        at += count
    for place in range(len(left)):
        game.order[len(game.order) - len(left) + place] = hidden[at + place]


def ready(size, name="vanikar", scheme="pad8"):
    """Two or more people in the middle of a round, and nobody looks."""
    person = Person(size, scheme)
    session = begin(person.app, name, PEOPLE, 4)
    play(session, lambda game: game.pile_size() <= 18)
    session.viewer = None
    return person, session


def test_no_pixel_of_the_cover_depends_on_a_hidden_card():
    for size in SIZES:
        for name in ("vanikar", "junior_tiger4"):
            person, session = ready(size, name)
            person.app.push("cover", session.game.to_move)
            person.settle()
            first = person.picture()
            shuffled_hands(session.game)
            person.app.screen.touch(True)
            person.step()
            assert person.picture() == first
            person.app.pop()
            person.app.push("cover", session.game.to_move)
            person.settle()
            assert person.picture() == first


def test_pause_and_captures_from_the_cover_show_no_hidden_card():
    for size in (SIZES[0], SIZES[4]):
        pictures = []
        for change in (False, True):
            person, session = ready(size)
            if change:
                shuffled_hands(session.game)
            person.app.push("cover", session.game.to_move)
            person.step(times=3)
            person.do(MENU)
            assert person.where() == "pause"
            seen = [person.picture()]
            person.do(DOWN, OK)
            assert person.where() == "captures"
            for _ in person.app.screen.pages:
                seen.append(person.picture())
                person.do(NEXT)
            pictures.append(seen)
        assert pictures[0] == pictures[1]


def test_the_deal_scene_shows_nothing_of_the_hands():
    for change in (False, True):
        person = Person()
        session = begin(person.app, "one_call", PEOPLE, 4)
        happened = session.events
        if change:
            shuffled_hands(session.game)
        person.app.push("deal", happened)
        person.step(times=40)
        if not change:
            first = person.picture()
    assert person.picture() == first


def test_a_held_press_does_not_pass_the_cover():
    for scheme in ("pad8", "pad6", "four", "two"):
        for mask in [key[0] for key in keys_of(scheme) if key[2] == OK]:
            person, session = ready(SIZES[0], scheme=scheme)
            below = person.app.screen
            covers = [1]

            def resumed(result, app=person.app, left=covers):
                if left:
                    app.push("cover", left.pop())

            below.resumed = resumed
            person.app.push("cover", 0)
            person.step(0, 4)
            first = person.app.screen
            # A press that has a second meaning when held counts when it is let go.
            person.step(mask, 3)
            person.step(0 if scheme != "pad8" else mask, 3)
            assert person.app.screen is not first and person.where() == "cover"
            second = person.app.screen
            person.step(mask, 200)
            assert person.app.screen is second
            person.step(0, 4)
            assert person.app.screen is second
            person.step(mask, 3)
            person.step(0, 4)
            assert person.where() == "title"


def test_only_ok_passes_the_cover():
    person, session = ready(SIZES[0])
    person.app.push("cover", 1)
    person.step(times=3)
    for intent in (UP, DOWN, PREV, NEXT, BACK, INFO):
        person.do(intent)
        assert person.where() == "cover"
    person.do(OK)
    assert person.where() == "title"


def test_the_cover_names_the_seat():
    person, session = ready(SIZES[0])
    pictures = []
    for seat in range(2):
        person.app.push("cover", seat)
        person.settle()
        pictures.append(person.picture())
        person.app.pop()
    assert pictures[0] != pictures[1]


def test_the_words_of_the_cover_stand_inside_its_frame_in_every_language():
    for size in SIZES:
        for language in LANGUAGES if size[0] >= 128 else LANGUAGES[:3]:
            for scheme in ("pad8", "two"):
                person = Person(size, scheme, language)
                begin(person.app, "junior_tiger4", PEOPLE, 4)
                words = Words(person)
                layout = person.app.layout
                edge = 0 if layout.MONO else 3
                for seat in range(4):
                    person.app.push("cover", seat)
                    told = words.of_screen()
                    assert str(seat + 1) in told[1][4] or str(seat + 1) in told[2][4]
                    for x, y, width, height, text in told:
                        assert x >= edge and x + width - 1 <= layout.WIDTH - edge, (size, text)
                        assert y >= edge - 2 and y + height <= layout.HEIGHT + 2, (size, text)
                    person.app.pop()
