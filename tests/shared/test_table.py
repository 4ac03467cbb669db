"""The table on the handheld: playing, choosing, looking, and what never shows."""

from engine_core import cards, game, rng, rules
from firmware.input import BACK, INFO, MENU, NEXT, OK, PREV, UP
from firmware.screens.table import PICK, PLAY
from firmware.session import FILE, Session, restored
from tests.screens.kit import SIZES, Person
from tests.shared.playing import number
from tests.shared.test_table_model import same


def sit(profile="vanikar", players=("human", "easy"), seed=1, rounds=None, session=None, **kit):
    """Somebody at a table, the deal seen."""
    person = Person(**kit)
    if session is None:
        Session.start(person.app, rules.profile(profile), rounds, players, seed, 0)
    else:
        session.storage = person.device.storage
        session.store()
        person.app.session = session
    person.app.restart("table")
    return settled(person)


def settled(person):
    """Go on until somebody is asked something at the table."""
    for _ in range(60):
        person.settle()
        if person.where() in ("table", "decision", "final"):
            return person
        person.do(OK)
    raise AssertionError(person.where())


def table(person):
    for screen in person.app.stack:
        if screen.module == "table":
            return screen
    raise AssertionError("no table")


def test_a_whole_game_is_what_the_view_says():
    for profile, players in (
        ("vanikar", ("human", "easy")),
        ("one_call", ("human", "human")),
        ("junior_tiger4", ("easy", "human", "easy", "human")),
    ):
        person = sit(profile, players, 3, 1 if profile != "junior_tiger4" else 3)
        person.app.settings.speed = 2
        chance = rng.Random(4, 20)
        asked = set()
        while person.where() != "final":
            session = person.app.session
            if person.where() == "table":
                screen = table(person)
                assert session.viewer == session.game.to_move
                asked.add(screen.mode)
                if session.game.phase == game.PLAY:
                    same(screen.model, session.view())
                for _ in range(chance.below(4)):
                    person.do(NEXT)
                person.do(OK)
            elif person.where() == "decision":
                asked.add("decision")
                person.do(NEXT, OK)
            settled(person)
        assert PLAY in asked
        assert session.game.phase == game.OVER


def test_cursor_goes_round_and_draws_no_more_than_it_must():
    person = sit()
    screen = table(person)
    assert screen.mode == PLAY and screen.cursor == 0
    seen = [person.picture()]
    for at in range(1, 9):
        person.do(NEXT)
        assert screen.cursor == at % 8
        seen.append(person.picture())
    assert seen[0] == seen[8] and len(set(seen)) == 8
    person.do(PREV)
    assert screen.cursor == 7 and person.picture() == seen[7]
    # What was drawn piece by piece is what is drawn as a whole.
    screen.touch(True)
    person.step()
    assert person.picture() == seen[7]


def crossroads():
    """A seed, and the index of a hand card with two matches in it."""
    for seed in range(100):
        playing = game.Game(rules.profile("vanikar"), 1, seed, 0)
        for index, card in enumerate(cards.listed(playing.hands[0])):
            if len(cards.of_month(playing.field, card)) == 2:
                return seed, index
    raise AssertionError("no such deal")


def test_the_choice_of_two_can_be_taken_back():
    seed, index = crossroads()
    person = sit(seed=seed, rounds=1)
    screen = table(person)
    storage = person.device.storage
    for _ in range(index):
        person.do(NEXT)
    before, writes = person.picture(), storage.writes
    person.do(OK)
    assert screen.mode == PICK and person.picture() != before
    first = screen.candidates[screen.picked]
    person.do(NEXT)
    assert screen.candidates[screen.picked] != first
    person.do(BACK)
    assert screen.mode == PLAY and person.picture() == before and storage.writes == writes
    person.do(OK, NEXT)
    second = screen.candidates[screen.picked]
    person.do(OK)
    assert storage.writes > writes
    assert cards.has(person.app.session.game.captured[0], second)
    assert not cards.has(person.app.session.game.captured[0], first)


def test_a_held_ok_takes_nothing_by_itself():
    seed, index = crossroads()
    person = sit(seed=seed, rounds=1)
    for _ in range(index):
        person.do(NEXT)
    writes = person.device.storage.writes
    person.step(16, 100)
    assert table(person).mode == PICK and person.device.storage.writes == writes


def test_a_choice_that_the_power_cut_is_asked_again_without_a_way_back():
    seed, index = crossroads()
    person = sit(seed=seed, rounds=1)
    session = person.app.session
    session.play(cards.listed(session.game.hands[0])[index])
    again = restored(person.device.storage, person.device.storage.load(FILE))
    other = Person()
    other.device.storage.files = person.device.storage.files
    other.app.session = again
    again.storage = other.device.storage
    other.app.restart("table")
    settled(other)
    screen = table(other)
    assert screen.mode == PICK
    other.do(BACK)
    assert screen.mode == PICK
    other.do(OK)
    settled(other)
    assert again.game.phase != game.CHOOSE


def test_ok_skips_what_is_shown():
    times = []
    for hurry in (False, True):
        person = sit(seed=2)
        start = person.device.clock.now
        person.do(OK)
        if hurry:
            for _ in range(8):
                person.do(OK) if not person.app.settled else person.step()
                if table(person).mode != 0:
                    break
        settled(person)
        times.append(person.device.clock.now - start)
    assert times[1] < times[0] * 2 // 3, times


def shuffled(session, seats, seed):
    """The session with the hidden cards (of these seats, and the pile) dealt otherwise."""
    made = restored(session.storage, session.storage.load(FILE))
    playing = made.game
    start = len(playing.order) - playing.pile_size()
    hidden = list(playing.order[start:])
    for seat in seats:
        hidden.extend(cards.listed(playing.hands[seat]))
    chance = rng.Random(seed, 30)
    for at in range(len(hidden) - 1, 0, -1):
        other = chance.below(at + 1)
        hidden[at], hidden[other] = hidden[other], hidden[at]
    order = bytearray(playing.order)
    order[start:] = bytes(hidden[: len(order) - start])
    playing.order = bytes(order)
    at = len(order) - start
    for seat in seats:
        size = playing.hand_sizes[seat]
        playing.hands[seat] = cards.from_cards(hidden[at : at + size])
        at += size
    made.viewer = session.viewer
    made.happened = []
    return made


def looked_at(person):
    """Pictures of the table and of what can be opened from it."""
    seen = [person.picture()]
    for intents in ((NEXT,), (INFO,), (BACK,), (MENU,), (BACK,), (BACK,)):
        person.do(*intents)
        person.settle()
        seen.append(person.picture())
    return seen


def test_hidden_cards_change_no_picture():
    for profile, players, seats in (
        ("vanikar", ("human", "easy"), (1,)),
        ("junior_tiger4", ("human", "easy", "hard", "normal"), (1, 2, 3)),
    ):
        for size in SIZES if number("ALL_SIZES", 0, 0) else (SIZES[0], SIZES[4]):
            person = sit(profile, players, 6, 3, size=size)
            session = person.app.session
            for _ in range(8):
                later = session.game.phase == game.PLAY and session.game.pile_size() < 22
                if person.where() == "table" and later:
                    break
                person.do(OK)
                settled(person)
            assert person.where() == "table" and session.game.phase == game.PLAY
            seen = []
            for seed in (1, 2):
                other = sit(session=shuffled(session, seats, seed), size=size)
                seen.append(looked_at(other))
            assert seen[0] == seen[1], (profile, size)


def test_the_cover_shows_no_hand():
    seen = []
    for seed in (1, 2, 3):
        person = sit("vanikar", ("human", "human"), 8, 1)
        session = shuffled(person.app.session, (0, 1), seed)
        session.viewer = None
        other = Person()
        session.storage = other.device.storage
        other.app.session = session
        other.app.restart("table")
        pictures = []
        for _ in range(40):
            other.step()
            pictures.append(other.picture())
        assert other.where() == "cover"
        seen.append(pictures)
    assert seen[0] == seen[1] == seen[2]


def test_nobody_looks_while_a_computer_plays_between_two_people():
    person = sit("junior_phoenix", ("human", "easy", "human"), 4, 3)
    assert person.app.session.viewer is not None
    person.do(OK)
    waited = 0
    while person.where() != "cover":
        session = person.app.session
        if session.thought is not None:
            assert session.viewer is None
        if person.where() in ("result", "deal", "decision"):
            person.do(OK)
        if person.where() == "decision":
            person.do(NEXT, OK)
        if person.where() == "table" and table(person).mode == PICK:
            person.do(OK)
        person.step()
        waited += 1
        assert waited < 5000
    assert person.app.session.viewer is None


def test_the_rivals_last_moves_are_told_at_the_turn_and_asked_for():
    person = sit("junior_tiger3", ("human", "easy", "easy"), 4, 3)
    person.do(OK)
    settled(person)
    screen = table(person)
    assert person.where() == "table" and screen.mode == PLAY
    told = screen._told()
    assert len(told) == 2 and screen.page == 0
    first = person.picture()
    person.do(BACK)
    assert screen.page == 1 and person.picture() != first
    person.do(BACK)
    assert screen.page == -1
    person.do(BACK)
    assert screen.page == 0 and person.picture() == first
    person.do(NEXT)
    assert screen.page == -1
    for page in told:
        for text, _ in page:
            assert text


def test_what_is_told_is_told_in_the_language_that_was_chosen_since():
    person = sit("junior_tiger3", ("human", "easy", "easy"), 4, 3)
    person.do(OK)
    settled(person)
    screen = table(person)
    told = screen._told()
    person.app.set_language("fr")
    person.app.push("pause", screen.view)
    person.app.replace("hint", screen.view)  # draws the table below it
    assert screen._told() == screen._pages() != told


def test_a_hint_names_a_card_and_the_cursor_goes_there():
    for way in ("up", "pause"):
        person = sit(seed=7)
        screen = table(person)
        writes = person.device.storage.writes
        if way == "up":
            person.do(UP)
        else:
            person.do(MENU, NEXT, OK)
        assert person.where() == "hint"
        person.settle()
        hint = person.app.screen
        assert hint.action in person.app.session.view().legal and len(hint.text) > 5
        person.do(OK)
        assert person.where() == "table" and screen.mode == PLAY
        assert screen.model.hand[screen.cursor] == hint.action
        assert person.device.storage.writes == writes
