"""What a rule set means, as text keys with the numbers to fill in: for help pages and the editor.

No number stands here: points come from the scorer (`yaku.score`, `yaku.settle`, `deal.instant`)
asked for an example, the others from the rules' own values. Nothing is drawn here.
"""

from engine_core import cards, deal, yaku
from engine_core.cards import DECKS, KASU, TANE, TANZAKU
from engine_core.custom import ROWS, row_index
from firmware.texts import keys as T

AIM, TURN, CALL, POINTS, DEAL, YAKU, CARDS, KEYS = range(8)

# The block of texts that say what each value of a row means, in the order of its values.
_SAY = {
    "named_extra": T.HE_EXTRA,
    "named_with_count": T.HE_WITH,
    "cup_as_kasu": T.HE_CUP,
    "seven": T.HE_SEVEN,
    "call_multiplier": T.HE_TIMES,
    "call_bonus": T.HE_BONUS,
    "max_calls": T.HE_MAX,
    "field_quad": T.HE_QUAD,
    "field_pairs": T.HE_PAIRS,
    "both_hands": T.HE_BOTH,
    "dealer_after_void": T.HE_AFTER,
    "oya_ken": T.HE_OYA,
    "viewings": T.HE_VIEWING,
    "hand_yaku": T.HE_HANDS,
    "further_yaku": T.HE_MORE,
}

# How many of the cards that can serve make the yaku of an id below TESHI: with those the scorer
# is asked.
_ENOUGH = bytes((5, 4, 4, 3, 2, 2, 3, 3, 3, 6, 5, 5, 10, 4, 2, 2, 2, 3))
_GROWS = {
    yaku.INOSHIKACHO: TANE,
    yaku.TANE_YAKU: TANE,
    yaku.AKATAN: TANZAKU,
    yaku.AOTAN: TANZAKU,
    yaku.AKATAN_AOTAN: TANZAKU,
    yaku.TANZAKU_YAKU: TANZAKU,
    yaku.KASU_YAKU: KASU,
}


def sentence(row, rules):
    """What the value of a row that is no yaku means: (text key, numbers)."""
    value = getattr(rules, row)
    at = 0
    for known in ROWS[row_index(row)][2]:
        if known is value or type(known) is type(value) and known == value:
            break
        at += 1
    if row == "seven":
        base = _doubled_from(rules)
        return T.HE_SEVEN + at, base, base and yaku.settle(base, rules, any_call=True) // base
    if row == "call_multiplier":
        once = yaku.settle(1, rules, opponent_calls=1, calls=0)
        return T.HE_TIMES + at, once, yaku.settle(1, rules, opponent_calls=2, calls=0)
    if row == "oya_ken":
        at = min(at, 1)
    return _SAY[row] + at, value


def _doubled_from(rules):
    """The lowest sum that counts more than itself once somebody, not an opponent, called."""
    for base in range(1, 51):
        if yaku.settle(base, rules, opponent_called=False, any_call=True, calls=0) > base:
            return base
    return 0


def page(section, rules, rounds=None):
    """The paragraphs of a section of words: a list of (text key, numbers …)."""
    if section == AIM:
        return _aim(rules, rounds)
    if section == TURN:
        said = [(T.HE_PLAY,), (T.HE_MATCH,), (T.HE_FLIP,), (T.HE_COUNT,)]
        if rules.hand_size * rules.players > pile_size(rules):
            said.append((T.HE_EMPTY,))
        return said + [sentence("cup_as_kasu", rules)]
    if section == CALL:
        said = [sentence("max_calls", rules), (T.HE_ONLY,)]
        if rules.max_calls != 0:
            said = [(T.HE_ASKED,)] + said + [(T.HE_LAST,)]
        return said + [(T.HE_EXHAUSTED,), sentence("oya_ken", rules)]
    if section == POINTS:
        said = [(T.HE_ADD,), (T.HE_BEST_LIGHT,)]
        if rules.named_extra:
            said.append(sentence("named_extra", rules))
        said.append(sentence("named_with_count", rules))
        if not rules.viewings:
            said.append(sentence("viewings", rules))
        said.append(sentence("seven", rules))
        if rules.max_calls == 0:
            return said
        said.append(sentence("call_multiplier", rules))
        both = _fourfold(rules)
        if both:
            said.append((T.HE_FOURFOLD, both))
        if rules.call_multiplier != "none" and rules.seven != "if_called":
            said.append((T.HE_OWN,))
        return said + ([sentence("call_bonus", rules)] if rules.call_bonus else [])
    said = [(T.HE_CARDS, rules.hand_size, rules.field_size, pile_size(rules))]
    said.append((T.HE_FIRST + (rules.first_dealer == "draw"),))
    said += [(T.HE_DEALER,), sentence("dealer_after_void", rules)]
    said += [sentence("field_quad", rules), sentence("field_pairs", rules)]
    if worth(yaku.TESHI, rules) or worth(yaku.KUTTSUKI, rules):
        return said + [sentence("hand_yaku", rules), sentence("both_hands", rules)]
    return said + [(T.HE_HANDS + 1,)]


def _aim(rules, rounds):
    deck = DECKS[rules.deck]
    said = [(T.HE_AIM,), (T.HE_DECK, rules.players, deck.size, deck.months, 4)]
    number = rounds or rules.default_rounds
    said.append((T.HE_ONE_ROUND if number == 1 else T.HE_ROUNDS, number))
    others = sorted(other for other in rules.allowed_rounds if other != number)
    if not rounds and others:
        said.append((T.HE_CHOICE, ", ".join(str(other) for other in others)))
    return said + [(T.HE_EQUAL + (rules.equal_totals == "shared"),)]


def pile_size(rules):
    """How many cards the pile has after the deal."""
    return DECKS[rules.deck].size - rules.players * rules.hand_size - rules.field_size


def _fourfold(rules):
    """By how much a high sum counts with an opponent's call, where that is two multipliers."""
    base = _doubled_from(rules)
    times = yaku.settle(1, rules, opponent_called=True, calls=0)
    if not base or times == 1:
        return 0
    return yaku.settle(base, rules, opponent_called=True, calls=0) // base


def example(kind, rules):
    """Cards that make the yaku, as few as possible, ascending; empty if the deck lacks them."""
    if kind == yaku.TESHI:
        return [0, 1, 2, 3]
    if kind == yaku.KUTTSUKI:
        return [0, 1, 4, 5, 8, 9, 12, 13] if rules.hand_size >= 8 else []
    deck = DECKS[rules.deck]
    serving = cards.listed(yaku.serving(kind, rules, 1))
    if serving and serving[-1] >= deck.size:
        return []
    # A count is shown with cards that make no yaku of certain cards: plain ones first.
    if kind == yaku.TANZAKU_YAKU:
        serving.sort(key=lambda card: -deck.ribbons[card])
    elif kind == yaku.KASU_YAKU:
        serving.sort(key=lambda card: -deck.ranks[card])
    return sorted(serving[: _ENOUGH[kind]])


def points(kind, rules, held):
    """What the scorer gives for the yaku with these cards, 0 if nothing."""
    if kind >= yaku.TESHI:
        hand = cards.from_cards(held + _others(held, rules.hand_size - len(held)))
        lucky = deal.judge(rules, [hand], cards.new_set())[2]
        return lucky[0][2] if lucky and lucky[0][1] == kind else 0
    for found, value in yaku.score(cards.from_cards(held), rules, 1):
        if found == kind:
            return value
    return 0


def _others(held, number):
    """So many cards, each of a month of its own that is not held."""
    months = [card >> 2 for card in held]
    free = [month * 4 for month in range(12) if month not in months]
    return free[: max(0, number)]


def worth(kind, rules):
    """(example cards, points, rank of further cards, points of one more), or None if it is off."""
    held = example(kind, rules)
    value = points(kind, rules, held) if held else 0
    if not value:
        return None
    rank = _GROWS.get(kind, -1)
    more = 0
    if rank >= 0:
        for card in cards.listed(DECKS[rules.deck].masks[rank]):
            if card not in held:
                grown = points(kind, rules, sorted(held + [card]))
                if grown:
                    more = grown - value
                    break
    return held, value, rank, more


def variants(kind, rules):
    """Where a yaku pays in more than one way: [(text key, cards, points)], else empty."""
    lights = cards.listed(DECKS[rules.deck].masks[cards.HIKARI])
    if kind != yaku.GOKO or len(lights) == 5:
        return []
    dry = [card for card in lights if card != cards.RAIN_MAN]
    made = []
    for key, held in ((T.HE_FIVE_DRY, dry), (T.HE_SIX, lights)):
        made.append((key, held, points(kind, rules, held)))
    return made


def text_of(kind, rules):
    """The key of what makes a yaku."""
    return T.HE_FIVE_UP if variants(kind, rules) else T.HE_YAKU + kind


def listed(rules):
    """The ids of the yaku that pay."""
    return [kind for kind in range(len(yaku.IDS)) if worth(kind, rules)]
