"""Full fields and several rivals: every card lies inside the panel and can be told by its month,
also under a card that was drawn, on every panel and for every number of seats."""

from engine_core import cards
from firmware.session import Session
from tests.screens.kit import SIZES, Person, Words, faults
from tests.shared.test_deals import longest_field
from tests.shared.test_table import settled, table

LONGEST = (
    ("vanikar", "4a 6a 8a 10a 12a", "5a 7a 9a 11a 3c 1d", 17),
    ("junior_phoenix", "4a 6a 8a 10a 12a", "5a 7a 9a 11a 13a 1d", 18),
    ("junior_tiger3", "4a 6a 8a 10a 12a 14a", "5a 7a 9a 11a 13a 3c 1d", 19),
    ("junior_tiger4", "4a 6a 8a 10a 12a 14a", "5a 7a 9a 11a 13a 3c 1d", 19),
)
MONTH = 6  # pixels of a card's side in which its month stands at least


def sat(size, name, plays, top, language="en"):
    """People at a table on which as many cards lie as can; the panel and what it shows."""
    playing, count = longest_field(name, plays, top)
    person = Person(size, language=language)
    session = Session(person.device.storage, playing, ("human",) * playing.rules.players)
    session.store()
    person.app.session = session
    person.app.restart("table")
    settled(person)
    return person, table(person), count


def side(layout, spot):
    """The part of a card that tells its month: left, right, top, bottom."""
    x, y = spot
    wide, high = layout.CARD
    left = x if layout.MONO else x + wide - MONTH
    return left, left + MONTH, y, y + min(7, high)


def covers(layout, spot, part):
    """Whether a card there hides something of the part."""
    (x, y), (wide, high) = spot, layout.CARD
    left, right, top, bottom = part
    return x < right and left < x + wide and y < bottom and top < y + high


def test_the_longest_fields_are_inside_and_every_month_is_seen():
    for size in SIZES:
        for name, plays, top, most in LONGEST:
            person, screen, count = sat(size, name, plays, top)
            layout, painter, model = person.app.layout, screen.painter, screen.model
            assert count == most
            lying = [card for card in model.field if card >= 0]
            assert len(lying) == most
            wide, high = layout.CARD
            spots = []
            for card in lying:
                x, y = painter.spot(model.place(card))
                assert x >= 0 and x + wide <= layout.WIDTH, (size, name, x)
                assert y >= 0 and y + high <= layout.HEIGHT, (size, name, y)
                assert layout.MONO or not x & 1
                if (x, y) not in spots:
                    spots.append((x, y))
            if not painter.stacked:
                assert len(spots) == most
            for at, spot in enumerate(spots):
                for other in spots:
                    over = other[0] > spot[0] if layout.MONO else other[0] < spot[0]
                    if over and layout.WIDTH >= 128:
                        assert not covers(layout, other, side(layout, spot)), (size, name, at)


def test_a_drawn_card_hides_no_month_of_a_full_field_nor_of_the_hand():
    for size in SIZES:
        for name, plays, top, _ in LONGEST:
            person, screen, _ = sat(size, name, plays, top)
            layout, painter, model = person.app.layout, screen.painter, screen.model
            x, y = painter.drawn()
            assert 0 <= x <= layout.WIDTH - layout.CARD[0]
            assert 0 <= y <= layout.HEIGHT - layout.CARD[1]
            seen = [painter.spot(model.place(card)) for card in model.field if card >= 0]
            hand = model.hand_sizes[painter.bottom]
            seen += [painter.hand_spot(index) for index in range(hand)]
            for spot in seen:
                assert not covers(layout, (x, y), side(layout, spot)), (size, name, spot)


def test_a_field_of_more_than_fourteen_has_taken_a_card_of_every_hand_of_eight():
    """So that the drawn card finds room beside the hand."""
    for name, plays, top, _ in LONGEST:
        playing, _ = longest_field(name, plays, top)
        assert max(playing.hand_sizes) <= 7


def test_every_rival_is_named_and_counted_for_every_number_of_seats():
    for size in SIZES:
        for name, plays, top, _ in LONGEST:
            person, screen, _ = sat(size, name, plays, top)
            painter, players = screen.painter, screen.model.players
            for seat in range(players):  # numbers that nothing else shows
                screen.model.scores[seat] = 41 + seat
            words = Words(person)
            told = [text for _, _, _, _, text in words.of_screen()]
            for seat in range(players):
                if size[0] >= 128 and players > 2:
                    name_said = [text for text in told if painter.name(seat) in text]
                    assert name_said, (size, name, seat, told)
                assert [text for text in told if str(41 + seat) in text], (size, name, seat, told)


def test_counts_of_two_figures_are_told_apart_and_inside():
    crowded = []
    for size in SIZES:
        for language in ("en", "fr"):
            for name, plays, top, _ in LONGEST:
                person, screen, _ = sat(size, name, plays, top, language)
                model, deck = screen.model, cards.DECKS[screen.painter.deck]
                plain = [card for card in range(deck.size) if deck.ranks[card] == cards.KASU]
                for seat in range(model.players):
                    model.captured[seat] = cards.from_cards(plain[:20] + [0, 4, 1, 5])
                    model.scores[seat] = 88
                    model.bases[seat] = 15
                    model.calls[seat] = 2
                wrong = faults(Words(person).of_screen(), person.app.layout)
                crowded += [(size, language, name, one) for one in wrong]
                person, screen, _ = sat(size, name, plays, top, language)
                for seat in range(model.players):
                    screen.model.captured[seat] = cards.from_cards(plain[:20])
                told = Words(person).of_screen()
                number = str(len(plain[:20]))
                figures = [one for one in told if one[4] == number]
                if figures:
                    assert len(figures) == model.players, (size, name, told)
                for x, y, width, _, _ in figures:
                    assert x + width - 1 <= person.app.layout.WIDTH, (size, name, x, width)
                    beside = [one for one in told if one[1] == y and one[0] < x]
                    for one in beside:
                        assert one[0] + one[2] < x, (size, name, one, x)
    assert not crowded, crowded


def test_the_hand_clears_nothing_beside_it():
    """Drawing the hand anew leaves the panel at the right as it is."""
    for size in SIZES:
        for name, plays, top, _ in LONGEST:
            person, screen, _ = sat(size, name, plays, top)
            canvas, layout = person.app.canvas, person.app.layout
            screen.painter.mine()
            screen.painter.top()
            right = layout.HAND[0] + 7 * layout.HAND[2] + layout.CARD[0] + 2
            before = beside(canvas, layout, right)
            screen.painter.hand()
            assert beside(canvas, layout, right) == before, (size, name)


def beside(canvas, layout, right):
    """The pixels of the panel right of the hand."""
    pixel = canvas.frame.pixel
    return [pixel(x, y) for y in range(layout.HEIGHT) for x in range(right, layout.WIDTH)]


def test_every_card_has_a_name_and_a_picture_of_its_own_in_the_junior_decks():
    for number in (cards.PHOENIX, cards.DRAGON_TIGER):
        deck = cards.DECKS[number]
        pictures = {cards.picture(card, number) for card in range(deck.size)}
        assert len(pictures) == deck.size
