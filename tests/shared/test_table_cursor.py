"""What a cursor move draws anew is what drawing all of it gives, pixel by pixel, and all of it
reaches the panel: on every panel, with few and many cards on the field."""

from engine_core import game
from firmware.input import BACK, NEXT, OK, PREV
from firmware.screens.table import PICK, PLAY
from tests.screens.kit import SIZES
from tests.shared.test_table import crossroads, settled, sit, table
from tests.shared.test_table_field import LONGEST, sat


def whole(person):
    """The picture when everything is drawn anew."""
    table(person).touch(True)
    person.step()
    return seen(person)


def seen(person):
    """The picture that is shown, which is the one that was drawn."""
    picture = person.picture()
    assert picture == bytes(person.device.display.pixels)
    return picture


def there_and_back(person, where):
    """Round the hand with everything drawn anew each time, then both ways without."""
    screen = table(person)
    assert screen.mode == PLAY, where
    count = len(screen.model.hand)
    wanted = {}
    for _ in range(count):
        person.do(NEXT)
        wanted[screen.cursor] = whole(person)
    for intent in (NEXT, PREV):
        for _ in range(count + 1):
            person.do(intent)
            assert seen(person) == wanted[screen.cursor], (where, intent, screen.cursor)


def test_a_walk_along_the_hand_draws_what_drawing_everything_does():
    for size in SIZES:
        for seed in (1, 2, 3):
            there_and_back(sit(size=size, seed=seed), (size, seed))


def test_a_walk_under_a_full_field_draws_what_drawing_everything_does():
    for size in SIZES:
        for name, plays, top, _ in LONGEST:
            person, screen, _ = sat(size, name, plays, top)
            while screen.mode == PICK:  # a drawn card, for which another may have to be chosen
                for _ in range(2):
                    person.do(NEXT)
                    before = seen(person)
                    assert before == whole(person), (size, name)
                person.do(OK)
                settled(person)
            there_and_back(person, (size, name))


def test_each_field_card_is_ringed_and_let_go():
    """Alone and two at a time, with and without a focus, where cards overlap and where not."""
    for size in SIZES:
        tables = [sit(size=size, seed=4)]
        for name, plays, top, _ in (LONGEST[0], LONGEST[3]):
            tables.append(sat(size, name, plays, top)[0])
        for person in tables:
            screen = table(person)
            lying = [card for card in screen.model.field if card >= 0]
            for at, card in enumerate(lying):
                for ringed in ((card,), (lying[at - 1], card)):
                    screen.ring(ringed)
                    person.step()
                    first = seen(person)
                    assert first == whole(person), (size, len(lying), ringed)
            screen.ring(())
            person.step()
            assert seen(person) == whole(person), (size, len(lying))


def test_the_choice_of_two_draws_what_drawing_everything_does():
    seed, index = crossroads()
    for size in SIZES:
        person = sit(seed=seed, rounds=1, size=size)
        screen = table(person)
        while screen.cursor != index:
            person.do(NEXT)
        for intent in (OK, NEXT, NEXT, NEXT, BACK, PREV, NEXT, OK, BACK):
            person.do(intent)
            assert screen.mode == (PICK if intent in (OK, NEXT) else PLAY) or intent == NEXT
            before = seen(person)
            assert before == whole(person), (size, intent)


def test_a_round_leaves_nothing_behind():
    """Whatever was moved, said and announced: when somebody is asked, all is as drawn anew."""
    for size in SIZES:
        person = sit("wikipedia", ("human", "easy"), 5, 1, size=size)
        session = person.app.session
        while person.where() == "table" and session.game.phase != game.OVER:
            before = seen(person)
            assert before == whole(person), (size, table(person).mode)
            person.do(NEXT, OK)
            settled(person)
            if person.where() == "decision":
                person.do(NEXT, OK)
                settled(person)
