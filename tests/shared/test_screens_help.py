"""The help says the scorer's numbers: for every profile and for random rule sets of one's own."""

from engine_core import cards, game, yaku
from engine_core.cards import DECKS
from engine_core.custom import ROWS, make, row_index
from engine_core.errors import BadRules
from engine_core.rules import PROFILES, base_values, profile
from firmware import help as words
from firmware.settings import LANGUAGES
from firmware.text import Language
from firmware.texts import keys as T
from tests.screens.kit import Person


class Dice:
    """Numbers that are the same on every interpreter."""

    def __init__(self, seed):
        self.state = seed

    def below(self, count):
        """0 to count - 1."""
        self.state = (self.state * 1103 + 12345) & 0xFFFFF
        return (self.state >> 4) % count


def random_rules(count):
    """So many rule sets with a handful of rows changed."""
    dice = Dice(77)
    found = []
    while len(found) < count:
        spec = {"base": PROFILES[dice.below(len(PROFILES))]}
        for _ in range(1 + dice.below(8)):
            name, kind, allowed = ROWS[dice.below(len(ROWS))]
            spec[name] = allowed[dice.below(12 if kind == "points" else len(allowed))]
        try:
            found.append(make(spec))
        except BadRules:
            continue
    return found


def everything():
    return [profile(name) for name in PROFILES] + random_rules(40)


def numbers(text):
    """The whole numbers in a text."""
    found, digits = [], ""
    for letter in text + " ":
        if "0" <= letter <= "9":
            digits += letter
        elif digits:
            found.append(int(digits))
            digits = ""
    return found


def said(rules, section, tr):
    """The paragraphs of a section as text."""
    return [tr(*one) for one in words.page(section, rules)]


def test_every_yaku_that_is_listed_pays_what_is_said_and_nothing_less_makes_it():
    for rules in everything():
        for kind in range(yaku.TESHI):
            found = words.worth(kind, rules)
            if not found:
                continue
            held, value, rank, more = found
            paid = dict(yaku.score(cards.from_cards(held), rules, 1))
            assert paid[kind] == value, (rules.base, kind)
            for left_out in held:
                fewer = [card for card in held if card != left_out]
                assert kind not in dict(yaku.score(cards.from_cards(fewer), rules, 1))
            if more:
                assert kind >= yaku.INOSHIKACHO
                whole = cards.listed(DECKS[rules.deck].masks[rank])
                grown = [card for card in whole if card not in held][:1]
                after = dict(yaku.score(cards.from_cards(held + grown), rules, 1))
                assert kind not in after or after[kind] == value + more


def test_every_yaku_that_pays_is_listed():
    for rules in everything():
        listed = words.listed(rules)
        for kind in range(yaku.TESHI):
            name = yaku.IDS[kind]
            if rules.pays(name) and kind not in listed:
                # A better paid light yaku hides it, or a named one hides a count.
                assert kind <= yaku.SANKO or rules.named_with_count == "better", (rules, name)
            if kind in listed:
                assert rules.pays(name)


def test_hand_yaku_are_listed_as_a_dealt_hand_wins():
    for rules in everything():
        listed = words.listed(rules)
        assert (yaku.TESHI in listed) == (rules.hand_yaku and rules.teshi > 0)
        possible = rules.hand_yaku and rules.kuttsuki > 0 and rules.hand_size == 8
        assert (yaku.KUTTSUKI in listed) == possible
        if yaku.TESHI in listed:
            assert words.worth(yaku.TESHI, rules)[1] == rules.teshi


def test_junior_lights_in_all_their_ways():
    for name in ("junior_phoenix", "junior_tiger3", "junior_tiger4"):
        rules = profile(name)
        ways = words.variants(yaku.GOKO, rules)
        assert [points for _, _, points in ways] == [11, 13]
        assert words.worth(yaku.GOKO, rules)[1] == 10
        assert words.text_of(yaku.GOKO, rules) == T.HE_FIVE_UP
    assert not words.variants(yaku.GOKO, profile("junior"))


def settled(base, rules, mine=0, theirs=0):
    """What the engine gives for a base after so many calls."""
    return yaku.settle(base, rules, theirs > 0, mine + theirs, theirs, mine + theirs > 0)


def test_the_multipliers_said_are_those_of_the_settlement():
    tr = Language("en")
    for rules in everything():
        key = words.sentence("seven", rules)
        bonus = settled(1, rules, mine=1) - settled(1, rules)
        if rules.seven == "never":
            assert settled(50, rules, mine=1) == 50 + bonus
        else:
            base, times = numbers(tr(*key))
            assert settled(base, rules, mine=1) == base * times + bonus
            assert settled(base - 1, rules, mine=1) == base - 1 + bonus
            called = settled(base, rules) == base
            assert called == (rules.seven == "if_called") == ("anybody" in tr(*key))
        key = words.sentence("call_multiplier", rules)
        bonus = rules.call_bonus
        if rules.call_multiplier == "none":
            assert settled(3, rules, theirs=2) == 3 + 2 * bonus
        else:
            told = numbers(tr(*key))
            assert settled(3, rules, theirs=1) == 3 * told[0] + bonus
            assert settled(3, rules, theirs=2) == 3 * told[-1] + 2 * bonus
        text = tr(*words.sentence("call_bonus", rules))
        assert (numbers(text) or [0])[0] == settled(3, rules, mine=1) - settled(3, rules)
        for line in words.page(words.POINTS, rules):
            if line[0] == T.HE_FOURFOLD:
                base = yaku.SEVEN
                assert line[1] * base + bonus == settled(base, rules, theirs=1)
        tr.file.seek(0)


def test_the_deal_is_told_as_it_is_dealt():
    tr = Language("en")
    for rules in everything():
        for seed in range(30):
            dealt = game.Game(rules, None, seed)
            if dealt.phase == game.PLAY:
                break
        view = dealt.view(0)
        hand, field, pile = numbers(said(rules, words.DEAL, tr)[0])
        assert cards.count(view.hand) == hand
        assert cards.count(view.field) == field
        assert view.pile_size == pile
        players, size, months, four = numbers(said(rules, words.AIM, tr)[1])
        assert players == len(view.scores)
        assert size == hand * players + field + pile == months * four
        told = numbers(said(rules, words.AIM, tr)[2])
        assert told[0] == dealt.rounds
        empty = [line for line in words.page(words.TURN, rules) if line[0] == T.HE_EMPTY]
        assert bool(empty) == (hand * players > pile)


def test_rounds_told_are_those_allowed():
    tr = Language("en")
    for rules in everything():
        found = []
        for line in words.page(words.AIM, rules):
            if line[0] in (T.HE_ROUNDS, T.HE_ONE_ROUND, T.HE_CHOICE):
                found += numbers(tr(*line))
        assert sorted(found) == sorted(rules.allowed_rounds), rules.base
        assert words.page(words.AIM, rules, 3)[2] == (T.HE_ROUNDS, 3)


def test_the_dealers_points_and_the_cup():
    tr = Language("en")
    for rules in everything():
        text = tr(*words.sentence("oya_ken", rules))
        assert (numbers(text) or [0])[0] == rules.oya_ken
        text = tr(*words.sentence("cup_as_kasu", rules))
        ten = cards.listed(DECKS[rules.deck].masks[cards.KASU])[:10]
        before = dict(yaku.score(cards.from_cards(ten), rules)).get(yaku.KASU_YAKU)
        if before:
            with_cup = cards.from_cards(ten + [cards.SAKE_CUP])
            after = dict(yaku.score(with_cup, rules))[yaku.KASU_YAKU]
            assert (numbers(text) or [0])[0] == after - before


def test_each_value_of_a_row_has_words_of_its_own_in_every_language():
    for code in LANGUAGES:
        tr = Language(code)
        for name, kind, allowed in ROWS:
            if kind == "points":
                continue
            texts = []
            for value in allowed:
                values = list(base_values("wikipedia"))
                values[row_index(name)] = value
                spec = {"base": "wikipedia", name: value}
                texts.append(tr(*words.sentence(name, make(spec))))
            assert len(set(texts)) == len(texts), (code, name)
            assert "{" not in "".join(texts)


def test_all_pages_can_be_opened_and_their_numbers_do_not_depend_on_the_language():
    for name in ("wikipedia", "junior_tiger4", "casual"):
        rules = profile(name)
        for section in (words.AIM, words.TURN, words.CALL, words.POINTS, words.DEAL):
            first = None
            for code in LANGUAGES:
                found = sorted(numbers(" ".join(said(rules, section, Language(code)))))
                assert first is None or found == first, (name, section, code)
                first = found


def test_what_the_screens_show_is_what_the_help_says():
    person = Person()
    app = person.app
    for rules in [profile(name) for name in PROFILES]:
        app.push("yakulist", rules)
        listed = app.screen.rows
        assert app.screen.kinds == words.listed(rules)
        app.pop()
        app.push("yakucards", rules, words.listed(rules))
        screen = app.screen
        for item, kind in enumerate(words.listed(rules)):
            points = words.worth(kind, rules)[1]
            assert listed[item] == (item, app.tr(T.YAKU + kind), str(points))
            screen.open(item)
            told = [line for page in screen.pages for line in page]
            assert told[0][4:6] == (app.tr(T.YAKU + kind), str(points))
            held = words.worth(kind, rules)[0]
            pictures = tuple(cards.picture(card, rules.deck) for card in held)
            assert told[-1][1] == pictures
        app.pop()


def test_an_own_call_is_said_to_multiply_nothing_only_where_that_is_so():
    told = 0
    for rules in everything():
        lines = [line[0] for line in words.page(words.POINTS, rules)]
        never = all(
            settled(base, rules, mine=1) - rules.call_bonus == settled(base, rules)
            for base in range(1, 51)
        )
        assert never or T.HE_OWN not in lines, rules.base
        told += T.HE_OWN in lines
    assert told > 5


def test_the_deal_of_a_profile_names_no_yaku_that_does_not_pay():
    for code in LANGUAGES:
        tr = Language(code)
        for rules in [profile(name) for name in PROFILES]:
            listed = words.listed(rules)
            text = " ".join(said(rules, words.DEAL, tr))
            for kind in range(len(yaku.IDS)):
                assert kind in listed or tr(T.YAKU + kind) not in text, (rules.base, kind, code)
        tr.close()
