"""The computer players: legal everywhere, honest, the same on every interpreter."""

from engine_core import cards, game, rng, rules, yaku
from engine_core.ai import LEVELS, NAMES, choose, player
from engine_core.ai import kernel as k
from engine_core.ai.chances import CERTAIN, Judge, ahead, winning
from engine_core.ai.evaluator import Evaluator
from engine_core.ai.hard import Hard
from engine_core.ai.position import Position, Tables
from engine_core.ai.tables import fill
from engine_core.ai.tune import run
from engine_core.ai.weights import HARD, NORMAL
from tests.shared import hidden
from tests.shared.playing import begin, number, random_rules
from tests.shared.support import raises

CUSTOM = (
    {"base": "vanikar", "inoshikacho": 15, "kasu": 0, "tsukifuda": 4},
    {"base": "wikipedia", "cup_as_kasu": 2, "call_multiplier": "per_call", "tane": 3},
    {"base": "junior_tiger4", "viewings": False, "fujin_raijin": 50, "oya_ken": 6},
)


def made(rule_set, weights=HARD):
    """Filled tables."""
    tables = Tables(rule_set, weights)
    for _ in fill(tables):
        pass
    return tables


def play(names, rule_set, seed, rounds=None):
    """Play a game to its end; gives it, and a hash of all actions."""
    playing = game.Game(rule_set, rounds, seed)
    players = [player(name) for name in names]
    value = 0
    while playing.phase != game.OVER:
        seat = playing.to_move
        action = choose(players[seat], playing.view(seat))
        playing.apply(action)
        value = rng.mix(value, action)
    return playing, value


def test_every_level_plays_every_rule_set():
    for at, name in enumerate(rules.PROFILES):
        rule_set = rules.profile(name)
        names = [LEVELS[(seat + at) % 3] for seat in range(rule_set.players)]
        playing, _ = play(names, rule_set, 3, min(rule_set.allowed_rounds))
        assert playing.result()
    for spec in CUSTOM:
        rule_set = rules.make(spec)
        playing, _ = play(("hard",) * rule_set.players, rule_set, 4, 3)
        assert playing.result()


def test_yardsticks_play():
    for name in NAMES:
        playing, _ = play((name, "greedy"), rules.profile("nintendo"), 5, 2)
        assert playing.result()
    raises(ValueError, player, "nobody")


def test_the_same_moves_on_every_interpreter():
    # New weights or a better player change these; they are the same on every interpreter.
    wanted = {
        "vanikar": 312609884,
        "wikipedia": 611789125,
        "junior_phoenix": 398449633,
        "junior_tiger4": 20346585,
    }
    found = {}
    for name in wanted:
        rule_set = rules.profile(name)
        names = ("hard", "normal", "easy", "hard")[: rule_set.players]
        found[name] = play(names, rule_set, 11)[1]
    assert found == wanted, found


def plain_kernel():
    """The kernel's source as plain Python, under any interpreter."""
    with open(k.__file__) as file:
        source = file.read().replace("@micropython.viper\n", "")
    names = {"__name__": "kernel"}
    for pointer in ("ptr8", "ptr16", "ptr32"):
        names[pointer] = bytearray
    exec(source, names)
    return names


class PlainKernel:
    """The functions of the plain kernel as attributes, with the constants."""

    def __init__(self):
        for name, value in plain_kernel().items():
            setattr(self, name, value)


def test_viper_and_bytecode_decide_alike():
    from engine_core.ai import evaluator, playouts, position

    plain = PlainKernel()
    modules = (evaluator, playouts, position)
    for name in ("vanikar", "junior_tiger4"):
        rule_set = rules.profile(name)
        compiled = [play(("hard",) * rule_set.players, rule_set, 21, 3)[1]]
        for module in modules:
            module.k = plain
        try:
            compiled.append(play(("hard",) * rule_set.players, rule_set, 21, 3)[1])
        finally:
            for module in modules:
                module.k = k
        assert compiled[0] == compiled[1], name


def test_tables_know_the_points():
    random = rng.Random(1, 1)
    sets = [rules.profile(name) for name in rules.PROFILES] + [rules.make(one) for one in CUSTOM]
    for _ in range(number("KOIKOI_AI_SETS", 12, 4)):
        sets.append(random_rules(random))
    for rule_set in sets:
        tables = made(rule_set)
        month = 1 + random.below(12)
        tables.turn_to(month)
        position = Position(tables)
        size = cards.DECKS[rule_set.deck].size
        deck = bytearray(range(size))
        for _ in range(number("KOIKOI_AI_PILES", 60, 20)):
            random.shuffle(deck)
            pile = cards.from_cards(deck[: random.below(size + 1)])
            position.words[k.P_SEAT] = 0
            k.survey(tables.words, tables.deltas, position.words, pile)
            first = position.words[k.P_FIRST]
            second = position.words[k.P_SECOND]
            wanted = yaku.base(pile, rule_set, month)
            assert k.points(tables.words, first, second) == wanted, (rule_set, cards.listed(pile))


def test_dearer_yaku_are_worth_more():
    usual = made(rules.profile("vanikar"))
    dear = made(rules.make({"base": "vanikar", "inoshikacho": 15}))
    off = made(rules.make({"base": "vanikar", "inoshikacho": 0}))
    for have in (1, 2, 3):
        at = k.T_BOAR + 4 * have
        assert dear.words[at] > 2 * usual.words[at] > 0 and off.words[at] == 0
    assert usual.words[k.T_BOAR + 4 * 2 + 1] == 0  # a rival has the third
    boar = k.T_CARDS + cards.BOAR
    assert dear.words[boar] > usual.words[boar] > off.words[boar]


def test_a_move_depends_on_no_hidden_card():
    count = number("KOIKOI_AI_POSITIONS", 60, 20)
    assert hidden.check_players(LEVELS + ("random", "greedy"), count, 77) == count


def test_the_question_sees_the_score():
    # A lead in the last round is stopped with, and one that would still lose is called with.
    def asked(scores):
        playing = begin("vanikar", ("1a 1c 2c 4c 5c 6c 11d 12c", "2d 4d 5d 7c 9c 10c 11a 12d"),
                        "3a 8a 9d 10d 1d 6d 7d 2a", "3c", rounds=1)  # fmt: skip
        playing.captured[0] = cards.from_cards([cards.MOON, cards.SAKE_CUP])
        playing.bases[0] = 5
        playing.phase = game.DECIDE
        playing.scores[:] = scores
        return choose(player("hard"), playing.view(playing.to_move))

    assert asked([0, 0]) == game.STOP
    assert asked([0, 4]) == game.STOP
    assert asked([0, 30]) == game.KOIKOI


def test_thinking_is_the_same_when_asked_again_or_left_half_way():
    playing = game.Game(rules.profile("nintendo"), 3, 8)
    steady = Hard()
    while playing.phase != game.OVER:
        view = playing.view(playing.to_move)
        action = choose(steady, view)
        assert action == choose(steady, view)
        if playing.round == 2 and playing.phase == game.DECIDE:
            for stops in (1, 5, 20, 60):
                fresh = Hard()
                thinking = fresh.think(view)
                for _ in range(stops):
                    if next(thinking) >= 0:
                        break
                assert choose(fresh, view) == action, stops
        playing.apply(action)


def check_times(thinker, view):
    """The position of a player that has just thought counts wins as the view does."""
    words = thinker._position.words
    seats = view.rules.players
    added = view.rules.call_bonus * sum(view.calls)
    for j in range(seats):
        seat = (view.seat + j) % seats
        assert words[k.P_TIMES + j] == view.settled(seat, 1) - added
        seven = view.settled(seat, 7) - added == 14 * words[k.P_TIMES + j]
        assert words[k.P_SEVEN] == seven and words[k.P_BONUS] == added


def test_a_player_that_comes_later_plays_the_same():
    compared = 0
    for name in ("wikipedia", "vanikar", "junior_phoenix"):
        playing = game.Game(rules.profile(name), None, 12)
        steady = Hard()
        here = 0
        while playing.phase != game.OVER and here < 4:
            view = playing.view(playing.to_move)
            action = choose(steady, view)
            called = sum(view.calls) > 0
            if len(view.legal) > 1 and (called or not here):
                late = Hard()
                assert choose(late, view) == action, view.history
                if playing.phase == game.PLAY:
                    check_times(late, view)
                here += 1
                compared += called
            playing.apply(game.KOIKOI if playing.phase == game.DECIDE else action)
    assert compared >= 6


def test_the_rules_may_change():
    wanderer = Evaluator()
    for name in ("vanikar", "junior_phoenix", "vanikar", "wikipedia"):
        playing = game.Game(rules.profile(name), None, 2)
        for _ in range(6):
            view = playing.view(playing.to_move)
            action = choose(wanderer, view)
            assert action == choose(Evaluator(), view)
            playing.apply(action)


def test_chances():
    for left in range(12):
        last = -1
        for lead in range(-40, 41):
            chance = ahead(lead, left, 150)
            assert chance >= last and chance + ahead(-lead, left, 150) == CERTAIN
            last = chance
    assert ahead(1, 0, 150) == CERTAIN and ahead(0, 0, 150) == ahead(0, 5, 150) == CERTAIN // 2
    assert 0.68 < ahead(20, 4, 320) / CERTAIN < 0.70  # half a standard deviation
    assert winning((5, 5, 5), 1, 3, 100) == CERTAIN // 4  # two others to be beaten
    view = game.Game(rules.profile("vanikar"), 6, 1).view(0)
    judge = Judge(view, 150)
    assert judge.value(0, 10) > judge.value(0, 5) > judge.value(-1, 0) > judge.value(1, 5)
    assert judge.value(0, 300) > judge.value(0, 255)


def test_playouts_are_slices_of_work():
    playing = game.Game(rules.profile("vanikar"), 6, 1)
    while playing.phase != game.DECIDE:
        playing.apply(playing.legal_actions()[0])
    view = playing.view(playing.to_move)
    thinker = Hard()
    first = len(list(thinker.think(view)))
    again = list(thinker.think(view))
    assert first > len(again) >= 2 + Hard.playouts // 16
    assert again[:-1] == [-1] * (len(again) - 1) and again[-1] in view.legal


class Counted:
    """A module's names, and how often its functions of some names were called."""

    def __init__(self, module, names):
        self.counts = {}
        for name in dir(module):
            real = getattr(module, name)
            setattr(self, name, self._counting(name, real) if name in names else real)

    def _counting(self, name, real):
        def call(*rest):
            self.counts[name] = self.counts.get(name, 0) + 1
            return real(*rest)

        return call


# Pieces of work, most of which come from flash when they are called (boards/tools/ship.py): not
# two of them in a slice.
APART = (("survey",), ("watch", "hold"), ("evaluate",), ("playouts",), ("score",), ("worth",))


def check_slices(thinker, view, counters):
    """Think, and see what was done in each slice."""
    thinking = thinker.think(view)
    action = -1
    while action < 0:
        for counter in counters:
            counter.counts = {}
        action = next(thinking)
        done = {}
        for counter in counters:
            done.update(counter.counts)
        kinds = [names for names in APART if any(name in done for name in names)]
        assert len(kinds) <= 1, (view.rules.name, done)
        assert done.get("score", 0) <= 6 and done.get("playouts", 0) <= 1, done
        assert done.get("evaluate", 0) <= 14, done
    return action


def test_a_slice_is_little_work():
    from engine_core.ai import evaluator, playouts, position, tables

    kernel = Counted(k, [name for names in APART for name in names])
    points = Counted(yaku, ["score"])
    modules = (evaluator, playouts, position)
    for module in modules:
        module.k = kernel
    tables.yaku = points
    try:
        for name in ("wikipedia", "junior_tiger4"):
            for level in ("hard", "normal"):
                thinker = player(level)
                playing = game.Game(rules.profile(name), 3, 2024)
                asked = 0
                while playing.phase != game.OVER and asked < 2:
                    view = playing.view(playing.to_move)
                    action = check_slices(thinker, view, (kernel, points))
                    if playing.phase == game.DECIDE:
                        asked += 1
                        action = game.KOIKOI
                    playing.apply(action)
                assert asked == 2
    finally:
        for module in modules:
            module.k = k
        tables.yaku = yaku


def test_tuning_repeats():
    lines = []
    tuned = run(3, 4, 1, ("vanikar", "junior_phoenix"), lines.append)
    assert len(lines) == 1 and lines[0].startswith("HARD = (\n    ")
    assert len(tuned) == len(HARD) == len(NORMAL)
    value = 0
    for weight in tuned:
        value = rng.mix(value, weight)
    assert value == 792302866, value
