"""Everything is reached with the buttons there are, in each scheme: every row of every list, every
page, every answer; and BACK leads out again."""

from engine_core.rules import PROFILES, profile
from firmware.input import BACK, DOWN, INFO, MENU, NEXT, OK, PREV, UP
from firmware.session import Session
from tests.screens.kit import SIZES, Person
from tests.screens.play import begin, play
from tests.screens.scenes import DEALER, DRAWS, REDEAL, SECTIONS, TESHI, TRACE, VOID, show_rules

SCHEMES = ("pad8", "pad6", "four", "two")


def step_of(person):
    """What moves the focus of a list on."""
    return DOWN if person.app.key(DOWN) else NEXT


def rows_reached(person):
    """The keys that got the focus while going once round."""
    screen = person.app.screen
    found = []
    for _ in range(len(screen.rows)):
        found.append(screen.key)
        person.do(step_of(person))
    return found


def each_list(person):
    """Push each list there is and yield its screen."""
    app = person.app
    session = begin(app, players=("human", "human"))
    view = session.view()
    for call in (
        ("newgame",),
        ("rulesets",),
        ("settings",),
        ("pause", view),
        ("owned",),
        ("editor", profile("junior_phoenix")),
        ("help", profile("vanikar")),
    )[: 7 if app.layout.WIDTH >= 128 else 4]:
        app.session = session
        app.push(*call)
        person.step(times=3)
        yield call[0], app.screen
        while app.screen.module != "title":
            app.pop()


def test_every_row_of_every_list_gets_the_focus_by_one_button():
    for scheme in SCHEMES:
        for size in (SIZES[0], SIZES[4]):
            person = Person(size, scheme)
            for name, screen in each_list(person):
                wanted = [key for key, _, _ in screen.rows if key is not None]
                found = rows_reached(person)
                assert all(key in found for key in wanted), (scheme, name)
                assert screen.key == wanted[0] if screen.rows[0][0] is not None else True


def test_back_leads_out_of_every_list():
    for scheme in SCHEMES:
        person = Person(SIZES[0], scheme)
        for name, _ in each_list(person):
            assert person.do(BACK)
            assert person.where() == "title", (scheme, name)


def test_the_focused_row_is_always_in_view():
    for size in SIZES:
        for language in ("en", "fr"):
            person = Person(size, "two", language)
            for name, screen in each_list(person):
                room = screen.box[3] - screen.box[1]
                for _ in range(len(screen.rows) + 1):
                    before = sum(screen.tall[screen.top : screen.focus])
                    assert screen.top <= screen.focus
                    assert before + screen.tall[screen.focus] <= room, (size, name)
                    person.do(NEXT)


def test_every_row_of_the_title_opens_and_closes():
    for scheme in SCHEMES:
        for size in (SIZES[0], SIZES[5]):
            person = Person(size, scheme)
            for index in range(len(person.app.screen.rows)):
                for _ in range(index):
                    person.do(step_of(person))
                key = person.app.screen.key
                person.do(OK)
                assert person.where() != "title", key
                if key != "selftest":
                    person.do(BACK)
                    assert person.where() == "title", (scheme, key)
                person.app.restart("title")
                person.step(times=3)


def test_every_page_is_reached_and_ok_and_back_leave():
    for scheme in SCHEMES:
        person = Person(SIZES[3], scheme)
        for section in SECTIONS:
            rules = show_rules()
            person.app.push("pages", rules, section)
            person.step(times=3)
            screen = person.app.screen
            seen = set()
            for _ in screen.pages:
                seen.add(screen.page)
                person.do(NEXT)
            assert len(seen) == len(screen.pages) and screen.page == 0
            for _ in screen.pages:
                assert person.where() == "pages"
                person.do(OK)
            assert person.where() == "title"
            person.app.push("pages", rules, section)
            person.step(times=3)
            person.do(BACK)
            assert person.where() == "title"


def test_dialogs_are_answered_with_each_scheme():
    for scheme in SCHEMES:
        for size in SIZES:
            for wanted in range(3):
                person = Person(size, scheme)
                got = []
                person.app.screen.resumed = got.append
                person.app.push("dialog", "Title", "Words " * 30, ("One", "Two", "Three"), 1, 7)
                person.step(times=3)
                screen = person.app.screen
                for _ in screen.pages[1:]:
                    person.do(NEXT)
                while screen.focus != wanted:
                    person.do(NEXT)
                person.do(OK)
                assert got == [wanted], (scheme, size, got)
            person = Person(size, scheme)
            got = []
            person.app.screen.resumed = got.append
            person.app.push("dialog", "", "Words", ("One", "Two"), 0, 7)
            person.step(times=3)
            person.do(BACK)
            assert got == [7]


def test_scenes_of_the_deal_go_on_by_ok_alone():
    happened = DRAWS + REDEAL + VOID + TESHI + DEALER
    for scheme in SCHEMES:
        for size in SIZES:
            person = Person(size, scheme)
            person.app.settings.change("speed", 0)
            begin(person.app, players=("human", "human"))
            person.app.push("deal", happened)
            person.step(times=3)
            for _ in range(40):
                if person.where() == "title":
                    break
                person.do(OK)
            assert person.where() == "title", (scheme, size)


def test_the_draw_turns_its_cards_over_by_itself_and_the_dealer_goes_by():
    person = Person()
    begin(person.app, players=("human", "human"))
    person.app.push("deal", DRAWS[2:] + DEALER)
    person.step(times=2)
    assert person.app.screen.busy and person.app.screen.open == 0
    person.settle()
    assert person.app.screen.open == 2
    person.do(OK)
    person.step(times=200)
    assert person.where() == "title"


def test_captures_and_inspect_are_walked_with_each_scheme():
    for scheme in SCHEMES:
        for size in SIZES:
            person = Person(size, scheme)
            session = begin(person.app, "junior_tiger4", ("human", "human"), 4)
            play(session, lambda game: game.pile_size() <= 6)
            view = session.view()
            person.app.push("captures", view, 2)
            person.step(times=3)
            screen = person.app.screen
            assert screen.seat == 2
            seen = set()
            while (screen.item, screen.page) not in seen:
                seen.add((screen.item, screen.page))
                person.do(NEXT)
            assert {item for item, _ in seen} == set(range(8))
            assert screen.seat == 2 and screen.page == 0
            if person.do(PREV):
                assert screen.item == 7 and screen.page == len(screen.pages) - 1
            person.do(OK)
            assert person.where() == "inspect"
            screen = person.app.screen
            seen = []
            while screen.at not in seen or len(seen) < len(screen.cards):
                seen.append(screen.at)
                person.do(NEXT)
                assert len(seen) < 200
            person.do(BACK)
            assert person.where() == "captures"
            person.do(BACK)
            assert person.where() == "title"


def test_a_new_game_starts_with_what_was_chosen_and_is_remembered():
    for scheme in SCHEMES:
        person = Person(SIZES[0], scheme)
        person.do(OK)
        assert person.where() == "newgame"
        screen = person.app.screen
        index = PROFILES.index("junior_tiger3")
        while screen.key != "rules":
            person.do(step_of(person))
        person.do(OK)
        for _ in range(index):
            person.do(step_of(person))
        person.do(OK)
        assert screen.rules == profile("junior_tiger3") and len(screen.players) == 3
        while screen.key != 1:
            person.do(step_of(person))
        while screen.players[1] != "human":
            person.do(OK)
        while screen.key != "rounds":
            person.do(step_of(person))
        while screen.rounds != 12:
            person.do(OK)
        while screen.key != "dealer":
            person.do(step_of(person))
        person.do(OK)
        assert screen.dealer == 0
        while screen.key != "start":
            person.do(step_of(person))
        person.do(OK)
        session = person.app.session
        assert session.rules == profile("junior_tiger3")
        assert session.players == ("human", "human", "normal")
        assert session.game.rounds == 12 and session.game.first_dealer == 0
        person.app.restart("newgame")
        assert person.app.screen.rules == profile("junior_tiger3")
        assert person.app.screen.players == ["human", "human", "normal"]
        assert person.app.screen.rounds == 12


def test_a_game_number_is_written_and_deals_the_same_cards():
    hands = []
    for scheme in SCHEMES:
        person = Person(SIZES[0], scheme)
        person.do(OK)
        screen = person.app.screen
        while screen.key != "seed":
            person.do(step_of(person))
        person.do(OK)
        assert person.where() == "naming"
        person.app.screen.name = "1073741824"
        person.do(OK)
        assert person.where() == "dialog"
        person.do(OK)
        assert person.where() == "newgame" and person.app.seed is None
        person.do(OK)
        person.app.screen.name = "123456"
        person.do(OK)
        assert person.app.seed == 123456
        while screen.key != "start":
            person.do(step_of(person))
        person.do(OK)
        assert person.app.session.game.seed == 123456
        hands.append(bytes(person.app.session.game.order))
        person.app.restart("newgame")
        person.step(times=3)
        screen = person.app.screen
        while screen.key != "seed":
            person.do(step_of(person))
        person.do(OK)
        person.app.screen.name = ""
        person.do(OK)
        assert person.app.seed is None
    assert len(set(hands)) == 1


def test_a_game_of_computers_only_is_refused_and_a_save_is_not_lost_unasked():
    person = Person()
    session = begin(person.app)
    saved = bytes(person.device.storage.load("game"))
    person.app.restart("newgame")
    person.step(times=3)
    person.app.screen.players = ["easy", "hard"]
    person.do(OK)
    assert person.where() == "dialog"
    person.do(OK)
    assert person.where() == "newgame"
    person.app.screen.players = ["human", "hard"]
    person.do(OK)
    assert person.where() == "dialog"
    person.do(OK)
    assert person.where() == "newgame"
    assert person.device.storage.load("game") == saved
    person.do(OK, PREV, OK)
    assert person.where() != "newgame" and person.app.session is not session
    assert person.device.storage.load("game") != saved


def test_the_title_goes_on_with_a_saved_game():
    person = Person()
    session = begin(person.app)
    play(session, lambda game: game.pile_size() < 15)
    scores = session.view().captured
    person.app.restart("title")
    person.step(times=3)
    assert person.app.screen.key == "continue"
    person.do(OK)
    assert person.app.session.view().captured == scores
    person.app.restart("title")
    person.app.screen.resumed(None)
    assert Session.saved(person.app)


def test_pause_saves_and_leaves_or_abandons():
    person = Person()
    session = begin(person.app)
    person.app.push("pause", session.view())
    person.step(times=3)
    while person.app.screen.key != "quit":
        person.do(DOWN)
    person.do(OK)
    assert person.where() == "title" and Session.saved(person.app)
    person.app.session = session
    person.app.push("pause", session.view())
    person.step(times=3)
    while person.app.screen.key != "abandon":
        person.do(DOWN)
    person.do(OK)
    assert person.where() == "dialog"
    person.do(OK)
    assert person.where() == "pause" and Session.saved(person.app)
    person.do(OK, PREV, OK)
    assert person.where() == "title" and not Session.saved(person.app)


def test_settings_change_at_once_and_are_written_when_left():
    for scheme in SCHEMES:
        person = Person(SIZES[0], scheme)
        person.app.push("settings")
        person.step(times=3)
        screen = person.app.screen
        for key, wanted in (("language", 1), ("volume", 0), ("brightness", 5), ("hints", 0)):
            while screen.key != key:
                person.do(step_of(person))
            while getattr(person.app.settings, key) != wanted:
                person.do(OK)
        assert person.app.tr.code == "fr" and person.device.display.percent == 100
        assert person.device.sound.volume == 0
        assert person.device.storage.load("settings") is None
        person.do(BACK)
        assert person.where() == "title"
        assert person.device.storage.load("settings")[:3] == bytes((1, 0, 5))


def test_left_and_right_turn_values_where_there_are_up_and_down():
    person = Person()
    person.app.push("settings")
    person.step(times=3)
    person.do(DOWN, NEXT)
    assert person.app.settings.volume == 3
    person.do(PREV, PREV)
    assert person.app.settings.volume == 1
    person.do(UP, PREV)
    assert person.app.tr.code == "ja"


def test_the_smallest_panel_has_no_japanese():
    person = Person(SIZES[5])
    person.app.push("settings")
    person.step(times=3)
    seen = set()
    for _ in range(5):
        person.do(OK)
        seen.add(person.app.tr.code)
    assert seen == {"en", "fr", "pt"}


def test_the_crash_screen_leads_back_to_the_title():
    for scheme in SCHEMES:
        person = Person(SIZES[3], scheme)
        for way in (OK, BACK):
            person.app.stack.clear()
            person.app.push("crash", TRACE)
            person.step(times=3)
            for _ in person.app.screen.pages:
                person.do(way)
                if person.where() == "title":
                    break
            assert person.where() == "title"


def test_info_and_menu_do_no_harm_anywhere():
    person = Person()
    for _, screen in each_list(person):
        for intent in (MENU, INFO):
            person.do(intent)
            while person.app.screen is not screen:
                person.do(BACK)
