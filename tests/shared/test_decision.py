"""The question: exact numbers, nothing focused at first, the table to look at."""

from engine_core import cards, events, game, rng, rules, yaku
from engine_core.snapshot import resume, to_bytes
from firmware.input import BACK, INFO, NEXT, OK, PREV
from firmware.screens.decision import gained, rival_lines, settlement
from firmware.session import Session
from firmware.text import Language
from firmware.texts import keys as T
from firmware.ui import hints
from tests.screens.kit import SIZES, Person, Words, faults
from tests.shared.playing import ids, number
from tests.shared.test_table import settled


def questions(rule_set, seed):
    """Positions in which somebody is asked: (view, points that stopping gave)."""
    playing = game.Game(rule_set, None, seed)
    chance = rng.Random(seed, 40)
    found = []
    while playing.phase != game.OVER:
        legal = playing.legal_actions()
        action = legal[chance.below(len(legal))]
        if playing.phase == game.DECIDE:
            other = resume(to_bytes(playing), playing.round_actions)
            before = len(other.rounds_played)
            seat = other.to_move
            view = playing.view(seat)
            other.apply(game.STOP)
            found.append((view, other.rounds_played[before].points))
            action = game.KOIKOI if chance.below(3) else game.STOP
        playing.apply(action)
    return found


def test_stopping_scores_what_is_written():
    checked = 0
    for profile in rules.PROFILES:
        for seed in range(number("QUESTIONS", 12, 3)):
            for view, points in questions(rules.profile(profile), seed):
                text = settlement(view)
                assert int(text.split("=")[-1]) == points, (profile, seed, text)
                checked += 1
                if "=" in text:
                    total = 0
                    for at, part in enumerate(text.split("=")[0].split()):
                        if part[0] == "×":
                            total *= int(part[1:])
                        else:
                            total = int(part) if not at else total + int(part[1:])
                    assert total == points, text
    assert checked > 20


class Asked:
    """As much of a view as the texts need."""

    seat = 0

    def __init__(self, profile, base, points, calls, rival):
        self.rules = rules.profile(profile)
        self.bases = (base, 0)
        self.points = points
        self.calls = calls
        self.rival = rival

    def would_score(self):
        return self.points

    def rival_multiplier(self, seat):
        return self.rival


def test_settlement_in_words():
    assert settlement(Asked("vanikar", 5, 5, (0, 0), None)) == "5"
    assert settlement(Asked("vanikar", 15, 30, (0, 0), None)) == "15 ×2 = 30"
    assert settlement(Asked("vanikar", 15, 60, (0, 1), None)) == "15 ×4 = 60"
    assert settlement(Asked("junior", 2, 3, (1, 0), None)) == "2 +1 = 3"
    tr = Language("en")
    assert len(rival_lines(tr, Asked("vanikar", 5, 5, (0, 0), (2, 4, 0)))) == 2
    assert "×2" in rival_lines(tr, Asked("vanikar", 5, 5, (0, 0), (2, 2, 0)))[0]
    assert "+1" in rival_lines(tr, Asked("junior", 5, 5, (0, 0), (1, 1, 1)))[0]
    assert len(rival_lines(tr, Asked("casual", 5, 5, (0, 0), (1, 1, 0)))) == 1


def test_every_rival_counts_what_is_written():
    """With several rivals, also where each would count something else."""
    tr = Language("en")
    spans = 0
    for base in ("junior_phoenix", "junior_tiger4"):
        for seven in ("always", "never"):
            named = {"base": base, "call_multiplier": "per_call", "seven": seven}
            for view, _ in questions(rules.make(named), 3):
                lines = rival_lines(tr, view)
                for seat in range(view.rules.players):
                    if seat == view.seat:
                        continue
                    low, high, added = view.rival_multiplier(seat)
                    text = " ".join(lines)
                    assert not added or "+%d" % added in text
                    for factor in (low, high):
                        assert factor == 1 or within(factor, text), (factor, text)
                spans += "–" in "".join(lines)
    assert spans


def within(factor, text):
    """Whether "×3" or "×2–5" in the text covers a factor."""
    for word in text.split():
        if word[0] == "×":
            ends = [int(end) for end in word[1:].split("–")]
            if ends[0] <= factor <= ends[-1]:
                return True
    return False


def test_what_is_new_is_told():
    for seed in range(number("QUESTIONS", 12, 4)):
        for view, _ in questions(rules.profile("vanikar"), seed):
            fresh, shown, grown = gained(view)
            assert fresh and shown
            asked = [one for one in view.history if one[0] == events.YAKU and one[1] == view.seat]
            assert not grown or len(asked) > 1
            if len(asked) == 1:
                assert sum([points for _, points in fresh]) == view.bases[view.seat]


def asked(size, scheme):
    """Somebody who is asked."""
    for seed in range(1, 60):
        person = Person(size=size, scheme=scheme)
        Session.start(person.app, rules.profile("vanikar"), 1, ("human", "easy"), seed, 0)
        person.app.restart("table")
        settled(person)
        for _ in range(12):
            if person.where() == "decision":
                return person
            if person.where() == "final":
                break
            person.do(OK)
            settled(person)
    raise AssertionError("never asked")


def test_ok_answers_nothing_until_a_direction_is_pressed():
    for size, scheme in ((SIZES[0], "pad8"), (SIZES[0], "four"), (SIZES[4], "two")):
        person = asked(size, scheme)
        screen = person.app.screen
        before = person.picture()
        for _ in range(3):
            person.do(OK)
            assert person.app.screen is screen and screen.focus == -1
        assert person.picture() == before
        person.do(INFO)
        peek = person.picture()
        assert peek != before and person.app.screen is screen
        hints(person.app, person.app.canvas, ((OK, T.H_BACK),), person.app.layout.INFO_HINT)
        assert bytes(person.device.display.pixels) == peek  # and not the keys of the table
        person.do(OK)
        assert person.picture() == before and screen.focus == -1
        person.do(BACK)
        assert person.picture() == peek
        person.do(NEXT)
        assert person.picture() == before and screen.focus == -1
        writes = person.device.storage.writes
        person.do(NEXT)
        assert screen.focus >= 0 and person.picture() != before
        first = screen.focus
        person.do(NEXT)
        assert screen.focus == 1 - first
        person.do(PREV if scheme != "two" else NEXT)
        assert screen.focus == first
        assert person.device.storage.writes == writes
        person.do(OK)
        assert person.app.screen is not screen and person.device.storage.writes > writes


RICH = "9a 3a 8a 1a 2a 4a 5a 11b 6b 1b 2b 3b 1c 1d 2c 2d 3c 3d 4c 4d 5c"
PILES = (  # what a pile was worth before, and what is new
    ("9c", "9c 9a 3a"),
    ("1b 2b 4b 5b", "1b 2b 4b 5b 3b 9a 8a"),
    ("3a 8a 1b 2b 4b 5b", "3a 8a 1b 2b 4b 5b 3b 9a"),
    ("9c", RICH),
    (RICH, RICH + " 12a 6a 7a 10a"),
)


def question_about(person, before, after):
    """The question after a pile has come from one set of cards to another."""
    session = Session.start(person.app, rules.profile("wikipedia"), 6, ("human", "human"), 5, 0)
    session.viewer = session.game.to_move
    playing = session.game
    seat = playing.to_move
    playing.calls[1 - seat] = 1
    for pile in (before, after):
        playing.captured[seat] = cards.from_cards(ids(pile))
        found = yaku.score(playing.captured[seat], playing.rules, playing.round)
        playing.bases[seat] = sum(worth for _, worth in found)
        event = (events.YAKU, seat, playing.bases[seat])
        for pair in found:
            event += pair
        if found:
            playing.history.append(event)
    playing.phase = game.DECIDE
    return person.app.push("decision", playing.view(seat))


def test_every_new_yaku_and_the_points_are_read_on_every_panel():
    for language in ("en", "fr", "pt", "ja"):
        for size in SIZES[:-1] if language == "ja" else SIZES:
            person = Person(size, language=language)
            person.app.session = None
            pictures = Words(person)
            for before, after in PILES:
                screen = question_about(person, before, after)
                found = pictures.of_screen()
                wrong = faults(found, person.app.layout)
                texts = [one[4] for one in found]
                tr = person.app.tr
                where = (language, size, after, texts)
                stop = [text for text in texts if str(screen.view.would_score()) in text]
                assert stop and not wrong, where + (wrong,)
                last = tr(T.STOP_SCORES, "").strip()
                assert not [text for text in texts if last in text and "…" in text], where
                named = [kind for kind, _ in screen.fresh if tr(T.YAKU + kind) in " ".join(texts)]
                assert size[1] < 128 and named or len(named) == len(screen.fresh), where
