"""How far a pile is from each yaku: what is missing, and what is no longer possible."""

from engine_core import cards, yaku
from engine_core.cards import DECKS

_NEEDS = {
    yaku.GOKO: 5,
    yaku.SHIKO: 4,
    yaku.AME_SHIKO: 4,
    yaku.SANKO: 3,
    yaku.AKATAN: 3,
    yaku.AOTAN: 3,
    yaku.AKATAN_AOTAN: 6,
    yaku.TANE_YAKU: yaku.FEWEST_TANE,
    yaku.TANZAKU_YAKU: yaku.FEWEST_TANZAKU,
    yaku.KASU_YAKU: yaku.FEWEST_KASU,
    yaku.TSUKIFUDA: 4,
}

_RAIN = cards.from_cards((cards.RAIN_MAN,))


def _without(held, mask):
    return bytearray([byte & ~out & 15 for byte, out in zip(held, mask)])


def _parts(yaku_id, rules):
    """The parts of a yaku that asks for two kinds of cards: ((set, how many of it), …)."""
    deck = DECKS[rules.deck]
    if yaku_id == yaku.AME_SHIKO:
        return (_RAIN, 1), (_without(deck.masks[cards.HIKARI], _RAIN), 3)
    return (deck.poetry, 3), (deck.blue, 3)


def progress(captured, others_captured, rules, month=0, helping=True):
    """Every yaku that the rules pay, in the order of their ids, as a list of

    (yaku, cards had, cards needed, whether it is still possible, cards that would help).

    ``captured`` is the pile; ``others_captured`` one set, or a list of them: what the others have
    is gone. The Rain Man helps no Sankō and no Shikō. A yaku that grows with each further card
    may have more cards than it needs; the others name no more cards once they are complete.
    With ``month``, the round's number, tsuki-fuda is among them. Unless ``helping``, the cards
    that would help are not looked for.
    """
    if isinstance(others_captured, (bytes, bytearray)):
        others_captured = (others_captured,)
    gone = bytearray(captured)  # of what could still be captured
    for pile in others_captured:
        gone = bytearray([byte | other for byte, other in zip(gone, pile)])
    found = []
    for yaku_id in range(yaku.TESHI):
        if not rules.pays(yaku.IDS[yaku_id]) or (yaku_id == yaku.TSUKIFUDA and not month):
            continue
        mask = yaku.serving(yaku_id, rules, month)
        need = _NEEDS.get(yaku_id) or len(yaku.set_of(yaku_id))
        if yaku_id in (yaku.AME_SHIKO, yaku.AKATAN_AOTAN):
            have = reach = 0
            for part, most in _parts(yaku_id, rules):
                had = cards.common(captured, part)
                have += min(had, most)
                reach += min(had + cards.count(part) - cards.common(part, gone), most)
                if had >= most:
                    mask = _without(mask, part)
        else:
            have = cards.common(captured, mask)
            reach = have + cards.count(mask) - cards.common(mask, gone)
            if yaku_id == yaku.KASU_YAKU and rules.cup_as_kasu == 2:
                have += cards.has(captured, cards.SAKE_CUP)
                reach += cards.has(captured, cards.SAKE_CUP) or not cards.has(gone, cards.SAKE_CUP)
            if not yaku.TANE_YAKU <= yaku_id <= yaku.KASU_YAKU:
                have = min(have, need)
        more = have < need or yaku.TANE_YAKU <= yaku_id <= yaku.KASU_YAKU
        free = cards.listed(_without(mask, gone)) if helping and more else []
        found.append((yaku_id, have, need, reach >= need, free))
    return found
