"""Every screen beside the table in the states that matter, one after the other: for the contact
sheet, and for tests that look at each."""

from engine_core import events
from engine_core.custom import make, named
from firmware import help as words
from firmware.input import BACK, DOWN, NEXT, OK
from tests.screens.play import begin, play

SECTIONS = (words.AIM, words.TURN, words.CALL, words.POINTS, words.DEAL, words.CARDS, words.KEYS)
TRACE = 'Traceback (most recent call last):\n  File "firmware/app.py", line 1, in step\nOSError: 5'

# Events that the deal screen makes scenes of: a draw twice, a redeal, a void round, a lucky hand.
DRAWS = (
    (events.DRAW_FOR_DEAL, 0, 13),
    (events.DRAW_FOR_DEAL, 1, 12),
    (events.DRAW_FOR_DEAL, 0, 5),
    (events.DRAW_FOR_DEAL, 1, 33),
)
REDEAL = ((events.REDEAL, -1, events.FIELD, 0, 1, 2, 3),)
VOID = ((events.ROUND_END, -1, 0, events.BOTH, 0, 1, 2, 3, 4, 5, 8, 9, 12, 13, 16, 17),)
TESHI = ((events.YAKU, 1, 6, 18, 6), (events.ROUND_END, 1, 6, events.BY_TESHI, 0, 1, 2, 3))
DEALER = ((events.DEAL, 1, 0, 1, 2, 4),)


def walk(person, name="wikipedia", players=("human", "human"), big=True):
    """Yield a label at each state; `big`: with the screens that the smallest panel lacks."""
    app = person.app
    show = Show(person, begin(app, name, players))
    yield from show.states(("cover", 1))
    for label, happened in (("draw", DRAWS), ("redeal", REDEAL), ("void", VOID)):
        yield from show.states(("deal", happened), label)
    yield from show.states(("deal", TESHI), "lucky")
    yield from show.states(("deal", DEALER), "dealer", settle=False)
    show.session = begin(app, name, players)
    play(show.session, lambda game: game.pile_size() <= 14)
    view = show.session.view()
    yield from show.states(("captures", view, 0))
    yield from show.states(("inspect", view, max(view.to_move, 0)))
    yield from show.states(("pause", view))
    play(show.session, lambda game: game.rounds_played)
    yield from show.states(("result", 0))
    play(show.session, lambda game: False)
    yield from show.states(("result", len(show.session.game.rounds_played) - 1), "last")
    yield from show.states(("final",))
    show.session = None
    yield from show.states(("title",))
    yield from show.states(("newgame",))
    yield from show.states(("rulesets",))
    yield from show.states(("settings",))
    yield from show.states(("dialog", "", app.tr(_key("T_LOST")), ("Yes", "No"), 1))
    yield from show.states(("crash", TRACE))
    if big:
        rules = show_rules()
        yield from show.states(("help", rules))
        for section in SECTIONS:
            yield from show.states(("pages", rules, section))
        yield from show.states(("yakulist", rules))
        yield from show.states(("yakucards", rules, words.listed(rules)))
        yield from show.states(("owned",))
        yield from show.states(("editor", rules))
        yield from show.parts(rules)
        yield from show.states(("naming", "My rules 1"))


def _key(name):
    from firmware.texts import keys

    return getattr(keys, name)


def show_rules():
    """A set made on the device, with much in it."""
    rules = make({"base": "wikipedia", "tsukifuda": 4, "oya_ken": 6, "seven": "always"})
    return named(rules, "Quite a long one")


def state(screen):
    """Which page of a flow is shown."""
    return getattr(screen, "item", 0), screen.page


class Show:
    """Pushes a screen over the title, and goes through its pages or rows."""

    def __init__(self, person, session):
        self.person, self.session = person, session

    def push(self, call):
        """A fresh stack with this screen on top."""
        app = self.person.app
        app.restart("title")
        app.session = self.session
        self.person.step(times=3)
        app.push(*call)
        self.person.step(times=3)

    def states(self, call, label="", settle=True):
        """Yield a label for each page, or for the first and last rows."""
        person = self.person
        label = label or call[0]
        self.push(call)
        if not settle:
            yield label
            return
        person.settle()
        yield label
        screen = person.app.screen
        if call[0] == "deal":
            scenes = len(screen.scenes)
            for at in range(1, scenes):
                person.do(OK)
                person.settle()
                yield "%s-%d" % (label, at)
        elif hasattr(screen, "choices"):
            for at in range(1, len(screen.pages)):
                person.do(NEXT)
                yield "%s-%d" % (label, at)
        elif hasattr(screen, "pages"):
            first, at = state(screen), 0
            while True:
                person.do(NEXT)
                at += 1
                if state(screen) == first:
                    break
                yield "%s-%d" % (label, at)
        elif hasattr(screen, "rows") and hasattr(screen, "tall"):
            step = DOWN if person.app.key(DOWN) else NEXT
            for at in range(1, len(screen.rows)):
                person.do(step)
                if at == len(screen.rows) - 1 or screen.top != 0 or screen.note_lines:
                    yield "%s-%d" % (label, at)
        elif hasattr(screen, "cards"):
            person.do(NEXT)
            yield label + "-1"

    def parts(self, rules):
        """The parts of the editor, each row of them."""
        person = self.person
        step = DOWN if person.app.key(DOWN) else NEXT
        self.push(("editor", rules))
        for at in range(1, len(person.app.screen.rows) - 1):
            person.do(step, OK)
            for row in range(len(person.app.screen.rows)):
                yield "part-%d-%d" % (at, row)
                person.do(step)
            person.do(BACK)
