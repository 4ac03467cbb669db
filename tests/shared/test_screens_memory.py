"""A screen that is left leaves nothing behind: no module, no card sheet, no memory."""

import gc
import sys

from engine_core import game as engine
from firmware import app as program
from tests.screens.kit import SIZES, Person
from tests.screens.play import begin, play
from tests.screens.scenes import SECTIONS, TRACE, walk

SLACK = 640  # bytes: dictionaries of modules that have grown, and do not shrink


def loaded():
    """The modules of screens and of what only they use."""
    return sorted(
        name
        for name in sys.modules
        if name.startswith("firmware.screens.") or name in ("firmware.help",)
    )


def clear():
    """Nothing of a screen is loaded: other tests import some by hand."""
    for name in loaded():
        del sys.modules[name]
        package, short = name.rsplit(".", 1)
        if hasattr(sys.modules[package], short):
            delattr(sys.modules[package], short)


def test_only_the_modules_of_screens_on_the_stack_are_loaded():
    clear()
    person = Person((240, 240, 16))
    at_first = loaded()
    wrong = []
    for label in walk(person):
        allowed = {"firmware.screens." + screen.module for screen in person.app.stack}
        for screen in person.app.stack:
            allowed.update(getattr(screen, "helpers", ()))
        more = [name for name in loaded() if name not in allowed]
        if more:
            wrong.append((label, more))
    assert not wrong, wrong[:5]
    person.app.restart("title")
    assert loaded() == at_first, (loaded(), at_first)


def test_the_big_sheet_is_closed_when_a_screen_is_left():
    person = Person((240, 240, 16))
    session = begin(person.app)
    assert person.app.canvas.big_sheet is not None
    person.app.push("pause", session.view())
    person.app.pop()
    assert person.app.canvas.big_sheet is None


def used():
    for _ in range(3):
        gc.collect()
    return gc.mem_alloc()


def test_no_memory_is_left_in_use():
    """On MicroPython, whose collector can be asked: each screen twice, to let caches fill."""
    if not hasattr(gc, "mem_alloc"):
        return
    from engine_core.rules import profile

    for size in (SIZES[0], SIZES[5]):
        person = Person(size)
        app = person.app
        session = begin(app, players=("human", "human"))
        play(session, lambda game: len(game.rounds_played) == 1 and game.pile_size() < 16)
        view = session.view()
        rules = profile("wikipedia")
        calls = [("cover", 0), ("captures", view, 0), ("inspect", view, 0), ("pause", view)]
        calls += [("result", 0), ("settings",), ("newgame",), ("rulesets",), ("crash", TRACE)]
        calls += [("dialog", "Title", "Words", ("Yes", "No"))]
        if size[0] >= 128:
            calls += [("help", rules), ("owned",), ("editor", rules), ("naming", "Name")]
            calls += [("pages", rules, section) for section in SECTIONS]
            calls += [("yakulist", rules), ("yakucards", rules, [0, 6, 12])]
        for call in calls:
            left = []
            for _ in range(3):
                app.session = session
                app.push(*call)
                person.step(times=3)
                person.settle()
                app.pop()
                app.session = session
                person.step(times=4)
                left.append(used())
            assert left[2] - left[1] <= SLACK, (call[0], left)


def test_garbage_is_collected_between_slices_of_thinking():
    """Never in the same step, and often enough that no slice runs out of memory."""
    person = Person()
    session = begin(person.app, players=("human", "hard"))
    person.app.push("table")
    did = []
    think = session.think

    def watched():
        did.append("think")
        return think()

    session.think = watched

    def pressed(count):
        asked = session.waits_for_person and person.app.settled
        if count == 1500 or (asked and session.game.phase != engine.PLAY):
            return None
        return 16 if asked else 0  # the key that plays the card in focus

    steps = noted(person, did, pressed)
    both = [at for at, done in enumerate(steps) if "think" in done and len(done) > 1]
    assert not both, (both, [steps[at] for at in both])
    since = most = 0
    for done in steps:
        since = 0 if "collect" in done else since + done.count("think")
        most = max(most, since)
    assert 3 < most <= program.WASTE // program.THOUGHT + 1, most


def test_a_hint_leaves_steps_to_the_collector_too():
    person = Person()
    begin(person.app, players=("human", "normal"))
    person.app.push("table")
    person.settle()
    did = []
    person.app.push("hint", person.app.screen.view)
    screen = person.app.screen
    inner = screen.thought

    def watched():
        for found in inner:
            did.append("think")
            yield found

    screen.thought = watched()
    steps = noted(person, did, lambda count: 0 if screen.busy else None)
    assert all(len(done) < 2 for done in steps if "think" in done), steps
    thought, collected = [sum(done.count(what) for done in steps) for what in ("think", "collect")]
    assert collected >= thought * program.THOUGHT // program.WASTE


def noted(person, did, pressed):
    """What `did` says of each step, collections too, until `pressed(steps so far)`, the buttons
    that are down, is None."""
    real = program.gc
    program.gc = Collector(did)
    steps = []
    try:
        while True:
            mask = pressed(len(steps))
            if mask is None:
                return steps
            person.step(mask)
            steps.append(did[:])
            did.clear()
    finally:
        program.gc = real


class Collector:
    """Stands for the module gc, and notes when it is asked."""

    def __init__(self, did):
        self.did = did

    def collect(self):
        self.did.append("collect")
