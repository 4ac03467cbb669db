"""Rule sets of one's own: every row can be set, what RULES.md refuses is refused with its message,
sets are saved under a name, listed, played, changed and deleted - in each scheme of buttons."""

from engine_core.custom import ROWS, make, named, to_text
from engine_core.rules import PROFILES, profile
from firmware import rulesets
from firmware.input import BACK, INFO, NEXT, OK, PREV, UP
from firmware.texts import keys as T
from tests.screens.kit import Person

SCHEMES = ("pad8", "pad6", "four", "two")


def focus(person, key):
    """Move to the row with the key by NEXT or DOWN alone."""
    step = 2 if person.app.key(UP) else NEXT
    screen = person.app.screen
    for _ in range(len(screen.rows)):
        if screen.key == key:
            return
        person.do(step)
    raise AssertionError("no row %s on %s" % (key, person.where()))


def part_of(screen, row):
    """The part of the editor that has the row, or None."""
    module = __import__("firmware.screens.editor", None, None, ("*",))
    for part, rows in enumerate(module._PARTS):
        if row in rows:
            return part
    return None


def opened(rules, scheme="pad8", language="en"):
    person = Person((240, 240, 16), scheme, language)
    person.app.push("editor", rules)
    person.settle()
    return person


def set_row(person, row, value):
    """Give a row a value with the buttons that there are."""
    screen = person.app.screen
    focus(person, part_of(screen, row))
    person.do(OK)
    focus(person, row)
    index = [name for name, _, _ in ROWS].index(row)
    if not screen.wide(row):
        for _ in range(8):
            if screen.values[index] == value and type(screen.values[index]) is type(value):
                break
            person.do(OK)
    else:
        person.do(OK)
        if person.app.key(PREV) is None:
            while screen.values[index] // 10 != value // 10:
                person.do(NEXT)
            person.do(OK)
        while screen.values[index] != value:
            person.do(NEXT)
        person.do(OK)
    assert screen.values[index] == value, (row, value, screen.values[index])
    person.do(BACK)


def save(person):
    """Save under the proposed name."""
    focus(person, "save")
    person.do(OK)
    if person.where() == "naming":
        person.do(OK)


def test_a_set_is_made_saved_listed_and_chosen_in_each_scheme():
    for scheme in SCHEMES:
        person = Person((240, 240, 16), scheme)
        focus(person, "sets")
        person.do(OK)
        assert person.where() == "owned"
        person.do(OK)
        assert person.where() == "rulesets"
        focus(person, "wikipedia")
        person.do(OK)
        assert person.where() == "editor"
        set_row(person, "sanko", 6)
        set_row(person, "seven", "never")
        save(person)
        assert person.where() == "owned"
        made = rulesets.load(person.device.storage)
        assert [rules.name for rules in made] == ["My rules 1"]
        expected = make({"base": "wikipedia", "sanko": 6, "seven": "never"})
        assert made[0] == named(expected, "My rules 1")
        person.do(BACK)
        focus(person, "new")
        person.do(OK)
        focus(person, "rules")
        person.do(OK)
        focus(person, made[0].name)
        person.do(OK)
        assert person.where() == "newgame" and person.app.screen.rules == made[0]
        assert sorted(person.app.screen.rules.allowed_rounds) == list(range(1, 13))


def test_each_row_can_have_each_value():
    for base in ("wikipedia", "junior_phoenix", "junior_tiger4"):
        person = opened(profile(base))
        screen = person.app.screen
        shown = []
        for part in [key for key, _, _ in screen.rows if type(key) is int]:
            screen.part = part
            for row, _, _ in screen.entries():
                shown.append(row)
                index = [name for name, _, _ in ROWS].index(row)
                allowed = list(ROWS[index][2])
                seen = []
                for _ in allowed:
                    screen.turned(row, 1)
                    seen.append(screen.values[index])
                assert sorted(seen, key=repr) == sorted(allowed, key=repr), row
        screen.part = -1
        hidden = [name for name, _, _ in ROWS if name not in shown]
        if base == "wikipedia":
            further = ["yukimi", "golden_flowers", "fujin_raijin", "three_friends"]
            assert hidden == further + ["further_yaku"]
        elif base == "junior_phoenix":
            assert hidden == ["sanko", "ame_shiko", "shiko", "goko", "kuttsuki", "three_friends"]


def test_two_buttons_reach_every_number():
    module = __import__("firmware.screens.editor", None, None, ("*",))
    for start in (0, 7, 50):
        for wanted in range(51):
            value, presses = start, 0
            while value // 10 != wanted // 10:
                value = module.digit(value, 10, 50)
                presses += 1
            while value != wanted:
                value = module.digit(value, 1, 50)
                presses += 1
            assert presses <= 15


def test_what_the_rules_refuse_is_refused_with_its_message():
    for language in ("en", "fr", "pt", "ja"):
        person = opened(profile("vanikar"), "pad8", language)
        screen = person.app.screen
        set_row(person, "akatan_aotan", 4)
        tr = person.app.tr
        assert screen.note(screen.key) == tr(T.BAD_PAIR)
        for row in ("save", "means"):
            focus(person, row)
            person.do(OK)
            assert person.where() == "dialog"
            person.do(OK)
            assert person.where() == "editor"
        set_row(person, "akatan_aotan", 5)
        assert not screen.problem()
        for name, kind, _ in ROWS:
            if kind == "points":
                screen.values[[row[0] for row in ROWS].index(name)] = 0
        screen.refill()
        assert screen.note(screen.key) == tr(T.BAD_EMPTY)
        save(person)
        assert person.where() == "dialog"
        assert not rulesets.load(person.device.storage)


def test_every_refusal_of_the_engine_for_rows_has_a_message():
    person = opened(profile("vanikar"))
    screen = person.app.screen
    screen.values[[row[0] for row in ROWS].index("akatan_aotan")] = 1
    assert screen.problem() == T.BAD_PAIR
    screen.values[[row[0] for row in ROWS].index("akatan_aotan")] = 0
    assert not screen.problem()


def test_leaving_with_changes_asks():
    person = opened(profile("vanikar"))
    person.do(BACK)
    assert person.where() == "title"
    person = opened(profile("vanikar"))
    set_row(person, "tsukifuda", 4)
    person.do(BACK)
    assert person.where() == "dialog"
    person.do(OK)
    assert person.where() == "editor"
    person.do(BACK, PREV, OK)
    assert person.where() == "title"


def test_a_set_is_changed_and_deleted():
    person = Person()
    storage = person.device.storage
    first = named(make({"base": "vanikar", "sanko": 6}), "Ours")
    second = named(make({"base": "junior", "kasu": 2}), "Theirs")
    assert rulesets.keep(storage, first) and rulesets.keep(storage, second)
    person.app.push("owned")
    person.step(times=3)
    focus(person, first)
    person.do(OK)
    assert person.where() == "dialog"
    person.do(OK)
    assert person.where() == "editor" and person.app.screen.name == "Ours"
    set_row(person, "sanko", 7)
    save(person)
    sets = rulesets.load(storage)
    assert sorted(rules.name for rules in sets) == ["Ours", "Theirs"]
    changed = [rules for rules in sets if rules.name == "Ours"][0]
    assert changed.sanko == 7
    focus(person, changed)
    person.do(OK, NEXT, NEXT, OK)
    assert person.where() == "dialog"
    person.do(OK)
    assert len(rulesets.load(storage)) == 2
    person.do(OK, NEXT, NEXT, OK, PREV, OK)
    assert [rules.name for rules in rulesets.load(storage)] == ["Theirs"]


def test_there_is_room_for_so_many_sets():
    person = Person()
    storage = person.device.storage
    for number in range(rulesets.MOST):
        assert rulesets.keep(storage, named(profile("casual"), "Set %d" % number))
    assert not rulesets.keep(storage, named(profile("casual"), "One more"))
    assert rulesets.keep(storage, named(profile("junior"), "Set 3"))
    assert len(rulesets.load(storage)) == rulesets.MOST


def test_sets_survive_as_text_and_damaged_lines_are_passed_over():
    person = Person()
    storage = person.device.storage
    good = named(make({"base": "nintendo", "oya_ken": 6, "max_calls": None}), "Ça va")
    lines = ["nonsense", to_text(good), "vanikar", "vanikar;name=X;sanko=99", ""]
    storage.save(rulesets.FILE, "\n".join(lines).encode())
    assert rulesets.load(storage) == [good]
    storage.save(rulesets.FILE, b"\xff\xfe")
    assert rulesets.load(storage) == []


def test_names_are_written_in_each_scheme():
    for scheme in SCHEMES:
        person = Person((240, 240, 16), scheme)
        person.app.push("naming", "")
        person.step(times=3)
        for letter in "B7":
            write(person, letter)
        press(person, 4, 3)
        if person.app.screen.module == "naming":
            person.do(OK)
        assert person.where() == "title", scheme
        assert person.app.stack[0].wrote == "B7", scheme


def write(person, letter):
    screen = person.app.screen
    for row, characters in enumerate(screen.rows):
        if letter in characters:
            press(person, row, characters.index(letter))
            return
    raise AssertionError(letter)


def press(person, row, column):
    """Go to a cell by PREV, NEXT, OK and BACK alone, and press it."""
    screen = person.app.screen
    if not person.app.stack[0].__dict__.get("wrote"):
        below = person.app.stack[0]
        below.wrote = None
        below.resumed = lambda result: setattr(below, "wrote", result)
    if screen.scanning:
        if screen.inside:
            person.do(BACK)
        while screen.row != row:
            person.do(NEXT)
        if row == len(screen.rows):
            person.do(OK)
            return
        person.do(OK)
        while screen.column != column:
            person.do(NEXT)
    elif person.app.key(UP):
        while screen.row != row:
            person.do(2)
        while screen.column != column:
            person.do(NEXT)
    else:
        while (screen.row, screen.column) != (row, column):
            person.do(NEXT)
    person.do(OK)


def test_a_name_is_not_longer_than_the_engine_takes():
    person = Person()
    person.app.push("naming", "x" * rulesets.NAME)
    person.step(times=3)
    person.do(UP, OK)
    assert len(person.app.screen.name) == rulesets.NAME


def test_the_help_of_a_set_says_what_was_set():
    person = opened(named(make({"base": "wikipedia", "oya_ken": 6}), "Ours"))
    focus(person, "means")
    person.do(OK)
    assert person.where() == "help"
    assert person.app.screen.rules.oya_ken == 6
    person.do(BACK, INFO)
    assert person.where() == "editor"


def test_all_profiles_can_be_started_from():
    for name in PROFILES:
        person = opened(profile(name))
        assert not person.app.screen.problem()
        assert person.app.screen.draft == profile(name)


def started(person, rules):
    """Choose the rules in New game and begin; gives the rules that are played."""
    person.app.restart("newgame")
    person.step(times=3)
    focus(person, "rules")
    person.do(OK)
    focus(person, rules.name)
    person.do(OK)
    focus(person, "start")
    person.do(OK)
    return person.app.session.rules


def test_new_game_offers_a_set_as_it_is_now():
    person = Person()
    storage = person.device.storage
    first = named(make({"base": "vanikar", "sanko": 6}), "Ours")
    assert rulesets.keep(storage, first)
    assert started(person, first) == first
    assert rulesets.last(storage)[0] == first
    changed = named(make({"base": "vanikar", "sanko": 9}), "Ours")
    assert rulesets.keep(storage, changed)
    assert rulesets.last(storage)[0] == changed
    seated = named(profile("junior_tiger4"), "Ours")
    assert rulesets.keep(storage, seated)
    assert rulesets.last(storage)[0].players == len(rulesets.last(storage)[1])
    rulesets.drop(storage, "Ours")
    rules, players, rounds = rulesets.last(storage)
    assert rules == profile(PROFILES[0]) and len(players) == 2 and rounds in rules.allowed_rounds


def test_a_proposed_name_is_free_and_another_set_is_not_lost_unasked():
    person = Person()
    storage = person.device.storage
    mine = person.app.tr(T.ED_MINE, 2)
    kept = named(make({"base": "vanikar", "sanko": 6}), mine)
    assert rulesets.keep(storage, kept)
    person = opened(profile("junior"))
    storage = person.device.storage
    assert rulesets.keep(storage, kept)
    set_row(person, "kasu", 2)
    focus(person, "save")
    person.do(OK)
    assert person.where() == "naming" and person.app.screen.name == person.app.tr(T.ED_MINE, 1)
    person.app.screen.name = mine
    person.do(OK)
    assert person.where() == "dialog"
    person.do(OK)  # no
    assert person.where() == "editor" and rulesets.load(storage) == [kept]
    focus(person, "save")
    person.do(OK)
    person.app.screen.name = mine
    person.do(OK, PREV, OK)
    assert person.where() == "title"
    assert [(rules.name, rules.kasu) for rules in rulesets.load(storage)] == [(mine, 2)]


def test_a_full_storage_loses_neither_the_set_being_made_nor_the_others():
    person = opened(profile("vanikar"))
    storage = person.device.storage
    kept = named(make({"base": "vanikar", "sanko": 6}), "Ours")
    assert rulesets.keep(storage, kept)
    before, write = storage.files["rules"], storage.save

    def full(name, body):
        raise OSError(28)

    storage.save = full
    set_row(person, "kasu", 2)
    save(person)
    assert person.where() == "dialog"
    person.do(OK)
    assert person.where() == "editor" and person.app.screen.draft.kasu == 2
    assert storage.files["rules"] == before
    storage.save = write
    save(person)
    assert len(rulesets.load(storage)) == 2


def test_turning_the_rules_comes_to_every_set_whatever_its_name():
    person = Person()
    storage = person.device.storage
    own = [named(profile("casual"), name) for name in ("junior", "vanikar", "-'& .", "{}={")]
    for rules in own:
        assert rulesets.keep(storage, rules)
    person.app.push("newgame")
    person.step(times=3)
    screen = person.app.screen
    seen = []
    for _ in range(len(PROFILES) + len(own)):
        seen.append(screen.rules)
        screen.turned("rules", 1)
    assert seen == [profile(name) for name in PROFILES] + own
    assert screen.rules == seen[0]
