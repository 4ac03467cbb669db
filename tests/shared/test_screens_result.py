"""Round results and the final result: everything adds up."""

from engine_core import cards, events
from engine_core.custom import make
from engine_core.rules import PROFILES, profile
from firmware.input import BACK, NEXT, OK
from firmware.screens import result as results
from firmware.texts import keys as T
from tests.screens.kit import SIZES, Person, Words
from tests.screens.play import begin, play
from tests.shared.playing import number


def games():
    """Sets that settle in different ways."""
    found = [profile(name) for name in PROFILES]
    found.append(make({"base": "wikipedia", "call_multiplier": "per_call", "oya_ken": 3}))
    found.append(make({"base": "junior", "seven": "always", "call_multiplier": "double"}))
    return found


def test_sum_multipliers_and_calls_give_the_points():
    person = Person()
    multiplied = 0
    for rules in games():
        for seed in range(3):
            session = begin(person.app, rules=rules, seed=seed, players=("human", "easy"))
            play(session, lambda game: False)
            for ended in session.game.rounds_played:
                steps = results.breakdown(rules, ended)
                assert ended.base == sum(points for _, points in ended.yaku)
                points = ended.base
                for key, _, text in steps:
                    value = int(text[1:])
                    if text[0] == "×":
                        points *= value
                        multiplied += 1
                    else:
                        points += value
                        assert key == T.R_CALLS
                assert points == ended.points
                if ended.reason != events.BY_STOP:
                    assert not steps
    assert multiplied > 5


def test_totals_after_each_round_are_the_games_scores():
    person = Person()
    for rules in games():
        session = begin(person.app, rules=rules, seed=9)
        totals = []
        seen = 0
        while not session.over:
            play(session, lambda game, seen=seen: game.finished > seen)
            seen = session.game.finished
            totals.append(list(session.game.scores))
        played = session.game.rounds_played
        for count, scores in enumerate(totals, 1):
            assert results.totals_after(played[:count], rules.players) == scores


def test_the_lines_shown_are_those_of_the_round():
    for size in SIZES:
        person = Person(size)
        session = begin(person.app, "vanikar", players=("human", "human"), seed=3)
        play(session, lambda game: game.rounds_played and game.rounds_played[-1].winner >= 0)
        index = len(session.game.rounds_played) - 1
        ended = session.game.rounds_played[index]
        person.app.push("result", index)
        person.settle()
        words = Words(person)
        shown = []
        for _ in person.app.screen.pages:
            shown += [entry[4] for entry in words.of_screen()]
            person.do(NEXT)
        tr = person.app.tr
        for kind, points in ended.yaku:
            assert tr(T.YAKU + kind) in shown and str(points) in shown
        assert str(ended.points) in shown
        for score in session.game.scores:
            assert str(score) in shown


def test_both_hands_are_shown_where_there_is_room():
    person = Person()
    session = begin(person.app, players=("human", "easy"), seed=3)
    play(session, lambda game: len(game.rounds_played) == 1)
    drawn = []
    canvas = person.app.canvas
    card = canvas.card

    def note(picture, x, y):
        drawn.append(picture)
        card(picture, x, y)

    canvas.card = note
    person.app.push("result", 0)
    person.settle()
    for _ in person.app.screen.pages:
        person.do(NEXT)
    game = session.game
    for piles in (game.last_hands, game.last_captured):
        for pile in piles:
            for one in cards.listed(pile):
                assert cards.picture(one, game.rules.deck) in drawn


def test_a_press_finishes_the_counting_and_the_next_goes_on():
    person = Person()
    person.app.settings.change("speed", 0)
    session = begin(person.app, seed=3)
    play(session, lambda game: len(game.rounds_played) == 1)
    person.app.push("result", 0)
    person.step(times=5)
    assert person.app.screen.busy
    person.do(OK)
    assert person.where() == "result" and not person.app.screen.busy
    still = person.picture()
    person.step(times=20)
    assert person.picture() == still
    person.do(BACK)
    assert person.where() == "result"
    person.do(OK)
    assert person.where() == "title"


def test_counting_ends_with_the_same_picture_as_skipping_it():
    pictures = []
    for skip in (True, False):
        person = Person()
        session = begin(person.app, seed=3)
        play(session, lambda game: len(game.rounds_played) == 1)
        person.app.push("result", 0)
        person.step(times=5)
        if skip:
            person.do(OK)
        person.settle()
        pictures.append(person.picture())
    assert pictures[0] == pictures[1]


def final(name, seed, players=("human", "human")):
    person = Person()
    session = begin(person.app, name, players, seed)
    play(session, lambda game: False)
    person.app.push("final")
    person.settle()
    return person, session


def test_the_final_result_names_the_winners_and_forgets_the_save():
    for seed in range(4):
        person, session = final("one_call", seed)
        assert not person.device.storage.load("game")
        winners = session.game.result()
        head = person.app.screen._headline()
        for seat in range(2):
            named = person.app.tr(T.PLAYER, seat + 1) in head
            assert named == (seat in winners)


def test_equal_totals_are_a_draw_or_shared_as_the_rules_say():
    for name, key in (("vanikar", T.F_DRAW), ("one_call", T.F_SHARED)):
        person, session = final(name, 1)
        session.game.scores = [7, 7]
        person.app.session = session
        person.app.replace("final")
        head = person.app.screen._headline()
        first = person.app.tr(key, "Player 1, Player 2")
        assert head == first


def test_after_the_final_result_one_plays_again_or_goes_home():
    person, session = final("wikipedia", 2)
    person.do(OK)
    assert person.where() == "dialog"
    person.do(NEXT, OK)
    assert person.where() == "title" and person.app.session is None
    person, session = final("wikipedia", 2)
    person.do(OK, OK)
    again = person.app.session
    assert again is not session
    assert again.rules == session.rules and again.players == session.players
    assert again.game.rounds == session.game.rounds


def test_months_are_read_of_all_cards_that_stand_side_by_side():
    """For four seats with long rows, on every panel that shows them."""
    beside = 0
    for size in SIZES[:5]:
        for seed in range(number("RESULTS", 4, 2)):
            person = Person(size)
            session = begin(person.app, "junior_tiger4", ("human",) * 4, seed)
            play(session, lambda game: game.rounds_played)
            person.app.push("result", 0)
            screen = person.app.screen
            wide, tens = person.app.layout.CARD[0], 7
            for page in screen.pages:
                for line in page:
                    if line[0] == results.CARDS:
                        step = (screen.width - wide) // max(1, len(line[1]) - 1)
                        assert step > tens, (size, seed)
                    if line[0] == results.BESIDE:
                        room = screen.width // line[2] - 4
                        for _, held in line[1]:
                            assert wide + (len(held) - 1) * tens <= room, (size, seed)
                            beside += 1
    assert beside
