"""What the captured cards say of each yaku: what pays with its points, what is missing, what is no
longer possible - for every profile, as the scorer and the rules have it."""

from engine_core import cards, rng, yaku
from engine_core import game as engine
from engine_core.progress import progress
from engine_core.rules import PROFILES
from firmware.input import INFO, OK
from firmware.screens import table as table_screen
from firmware.texts import keys as T
from tests.screens.kit import SIZES, Person
from tests.screens.play import begin
from tests.shared.playing import number


def shown(person, view, seat):
    """The lines of the captures screen: the names of yaku and what stands beside them."""
    person.app.push("captures", view, seat)
    lines = person.app.screen._progress(seat)
    person.app.pop()
    told = []
    for line in lines:
        parts = [part for row in line for part in row if type(part) is str]
        told.append((parts[0], parts[1]) if len(parts) > 1 else ("", ""))
    return told


def test_what_the_table_knows_of_who_is_asked_is_what_is_worked_out_anew():
    """INFO at the table, and the same screen on its own: all pages alike, turn after turn."""
    for size, players in ((SIZES[0], ("human", "easy")), (SIZES[4], ("human", "human"))):
        person = Person(size)
        session = begin(person.app, "vanikar", players)
        person.app.push("table")
        looked = 0
        for _ in range(30):
            person.settle()
            table = person.app.screen
            if table.module == "table" and table.mode == table_screen.PLAY:
                assert all_pages(person, True) == all_pages(person, False)
                looked += 1
            person.do(OK)
            if looked == 5:
                break
        assert looked == 5 and session.game.round_actions


def test_a_capture_before_a_drawn_card_counts():
    """Asked for the drawn card's match, INFO shows the pile with what was just taken."""
    looked = 0
    for name, seed in (("vanikar", 7), ("vanikar", 29), ("junior_tiger4", 3), ("vanikar", 12)):
        person = Person(SIZES[0])
        session = begin(person.app, name, seed=seed)
        person.app.push("table")
        for _ in range(200):
            person.settle()
            table = person.app.screen
            if table.module == "table" and session.game.phase == engine.FLIP_CHOOSE:
                assert all_pages(person, True) == all_pages(person, False), (name, seed)
                looked += 1
            elif table.module == "final":
                break
            person.do(OK)
    assert looked >= 5, looked


def all_pages(person, asked):
    """What is shown of the captured cards, `asked` for at the table or told nothing."""
    table = person.app.screen
    if asked:
        person.do(INFO)
    else:
        person.app.push("captures", table.view, table.painter.bottom)
    screen = person.app.screen
    assert (screen.known is not None) == asked
    pages = []
    for _ in range(screen.items):
        person.settle()
        pages.append(person.picture())
        screen.turn(1)
    person.app.pop()
    person.settle()
    return pages


def tables(person, name, count):
    """Views with cards captured at random by all seats."""
    session = begin(person.app, name, ("human",) * 4)
    chance = rng.Random(count, 40)
    deck = list(range(cards.DECKS[session.rules.deck].size))
    for _ in range(count):
        for at in range(len(deck) - 1, 0, -1):
            other = chance.below(at + 1)
            deck[at], deck[other] = deck[other], deck[at]
        view = session.view()
        start = 0
        for seat in range(len(view.captured)):
            size = chance.below(len(deck) // len(view.captured))
            view.captured[seat][:] = cards.from_cards(deck[start : start + size])
            start += size
        yield view


def test_each_line_is_paid_or_missing_or_impossible_and_none_is_left_out():
    for name in PROFILES:
        person = Person(SIZES[0])
        tr = person.app.tr
        kinds = {tr(T.YAKU + kind): kind for kind in range(len(yaku.IDS))}
        for view in tables(person, name, number("PROGRESS_TABLES", 12, 4)):
            for seat in range(len(view.captured)):
                pile = view.captured[seat]
                others = [one for at, one in enumerate(view.captured) if at != seat]
                paid = dict(yaku.score(pile, view.rules, view.round))
                steps = {one[0]: one for one in progress(pile, others, view.rules, view.round)}
                seen = []
                for label, value in shown(person, view, seat):
                    kind = kinds[label]
                    seen.append(kind)
                    _, have, need, possible, _ = steps[kind]
                    if kind in paid:
                        assert value == tr(T.PTS if paid[kind] != 1 else T.PT, paid[kind])
                    elif possible:
                        assert value == "%d/%d" % (have, need) and have < need, (name, label)
                    else:
                        assert value == "–", (name, label)
                for kind in steps:
                    complete = steps[kind][1] >= steps[kind][2] and kind not in paid
                    assert (kind in seen) != complete, (name, kind)


def test_the_rain_man_brings_no_third_light_on_the_screen():
    person = Person(SIZES[0])
    tr = person.app.tr
    session = begin(person.app, "vanikar", ("human",) * 2)
    view = session.view()
    view.captured[0][:] = cards.from_cards([0, cards.RAIN_MAN])
    told = dict(shown(person, view, 0))
    assert told[tr(T.YAKU + yaku.SANKO)] == "1/3" and told[tr(T.YAKU + yaku.SHIKO)] == "1/4"
    assert told[tr(T.YAKU + yaku.AME_SHIKO)] == "2/4"
    person.app.push("inspect", view, 0)
    screen = person.app.screen
    for at, card in enumerate(screen.cards):
        screen.at = at
        lines = " ".join([text for _, text in screen.lines()])
        assert (tr(T.YAKU + yaku.SANKO) in lines) == (card != cards.RAIN_MAN)
