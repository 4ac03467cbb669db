"""Cards, decks and sets (RULES §1)."""

from engine_core import cards, rng
from tests.shared.playing import ids, names, pile

RANKS = "hikari tane tanzaku kasu".split()


def of_rank(rank, deck=cards.BASE):
    return [c for c in range(cards.DECKS[deck].size) if cards.rank(c, deck) == rank]


def test_the_totals_of_the_48_cards():
    assert [len(of_rank(rank)) for rank in range(4)] == [5, 9, 10, 24]
    kinds = [cards.ribbon(card) for card in of_rank(cards.TANZAKU)]
    assert [kinds.count(kind) for kind in (cards.POETRY, cards.BLUE, cards.PLAIN)] == [3, 3, 4]
    assert [cards.ribbon(c) for c in of_rank(cards.KASU)] == [cards.NO_RIBBON] * 24


def test_every_card_of_the_table():
    assert names(of_rank(cards.HIKARI)) == "1a 3a 8a 11a 12a"
    assert names(of_rank(cards.TANE)) == "2a 4a 5a 6a 7a 8b 9a 10a 11b"
    assert names(of_rank(cards.TANZAKU)) == "1b 2b 3b 4b 5b 6b 7b 9b 10b 11c"
    poetry = [c for c in range(48) if cards.ribbon(c) == cards.POETRY]
    blue = [c for c in range(48) if cards.ribbon(c) == cards.BLUE]
    assert names(poetry) == "1b 2b 3b"
    assert names(blue) == "6b 9b 10b"


def test_the_cards_that_rules_name():
    named = (cards.CRANE, cards.CURTAIN, cards.MOON, cards.RAIN_MAN, cards.WARBLER)
    assert names(named) == "1a 3a 8a 11a 2a"
    named = (cards.BUTTERFLIES, cards.BOAR, cards.SAKE_CUP, cards.DEER, cards.LIGHTNING)
    assert names(named) == "6a 7a 9a 10a 11d"
    named = (cards.GOLDEN_PAULOWNIA, cards.MOUNT_FUJI, cards.TIGER, cards.FUJIN)
    assert names(named + (cards.GOLDEN_BAMBOO,)) == "12d 13a 13a 13c 13d"


def test_the_junior_decks():
    sizes = [(deck.name, deck.size, deck.months) for deck in cards.DECKS]
    assert sizes == [("base", 48, 12), ("phoenix", 52, 13), ("dragon_tiger", 56, 14)]
    suits = (
        (cards.PHOENIX, "13a 13b 13c 13d", "hikari tane kasu kasu", "0000"),
        (cards.DRAGON_TIGER, "13a 13b 13c 13d", "tane tanzaku kasu kasu", "0100"),
        (cards.DRAGON_TIGER, "14a 14b 14c 14d", "hikari tanzaku kasu kasu", "0200"),
    )
    for deck, suit, ranks, ribbons in suits:
        for card, rank, ribbon in zip(ids(suit), ranks.split(), ribbons):
            assert RANKS[cards.rank(card, deck)] == rank
            assert cards.ribbon(card, deck) == int(ribbon)
    for deck in (cards.PHOENIX, cards.DRAGON_TIGER):
        for card in range(48):
            assert cards.rank(card, deck) == cards.rank(card)
            assert cards.picture(card, deck) == card


def test_pictures_of_the_junior_suits_do_not_overlap():
    assert [cards.picture(c, cards.PHOENIX) for c in range(48, 52)] == [48, 49, 50, 51]
    pictures = [cards.picture(c, cards.DRAGON_TIGER) for c in range(48, 56)]
    assert pictures == [52, 53, 54, 55, 56, 57, 58, 59]
    assert cards.BACK_PICTURE == 60


def test_text_and_back():
    assert cards.text(0) == "1a" and cards.text(55) == "14d"
    for card in range(56):
        assert cards.parse(cards.text(card)) == card
        assert cards.month(card) == int(cards.text(card)[:-1])


def test_text_is_exact():
    wrong = (
        "", "a", "1", "01a", "1A", "1e", " 1a", "1a ", "15a", "0a", "-1a", "+1a", "1.a", "100a",
        "1aa", "aa", "1ab", "２a", "1_a", "99a", None, 1, True, ["1a"], b"1a", 1.0,
    )  # fmt: skip
    for text in wrong:
        assert cards.parse(text) == -1, text


def test_a_set_is_one_byte_per_month():
    held = cards.new_set()
    assert len(held) == cards.MONTHS and cards.count(held) == 0 and cards.listed(held) == []
    for card in (0, 55, 43, 0):
        cards.add(held, card)
    assert held[0] == 1 and held[10] == 8 and held[13] == 8
    assert cards.listed(held) == [0, 43, 55] and cards.count(held) == 3
    assert cards.has(held, 0) and not cards.has(held, 1)
    cards.discard(held, 0)
    cards.discard(held, 0)
    assert names(held) == "11d 14d"


def test_sets_of_every_size():
    for first in range(56):
        wanted = list(range(first, 56, 3))
        held = cards.from_cards(wanted)
        assert cards.listed(held) == wanted and cards.count(held) == len(wanted)
        for card in range(56):
            assert cards.has(held, card) is (card in wanted)


def test_cards_of_the_month():
    held = pile("11a 11c 12a 10d 1d")
    assert names(cards.of_month(held, cards.parse("11d"))) == "11a 11c"
    assert names(cards.of_month(held, cards.parse("1a"))) == "1d"
    assert cards.of_month(held, cards.parse("5a")) == []


def test_tallies():
    for deck in cards.DECKS:
        for first in range(deck.size):
            held = cards.from_cards(range(first, deck.size, 1 + first % 5))
            counted = [0, 0, 0, 0]
            for card in cards.listed(held):
                counted[deck.ranks[card]] += 1
            assert list(deck.tally(held)) == counted
            for rank in range(4):
                shared = bytes([a & b for a, b in zip(held, deck.masks[rank])])
                assert cards.count(shared) == counted[rank]


def test_cards_in_common_are_counted_alike_compiled_and_not():
    with open(cards.__file__) as file:
        source = file.read().replace("@micropython.viper\n", "")
    plain = {"ptr8": bytearray}
    exec(source, plain)
    chance = rng.Random(8, 8)
    for _ in range(200):
        one, other = [bytearray([chance.below(16) for _ in range(cards.MONTHS)]) for _ in "ab"]
        wanted = len([card for card in cards.listed(one) if cards.has(other, card)])
        assert cards.common(one, bytes(other)) == plain["common"](one, other) == wanted
