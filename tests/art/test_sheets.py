"""The card sheets: fresh, in the documented form, and every card told from every other."""

import itertools
import pathlib

import numpy
import pytest
from PIL import Image

from engine_core import cards as engine
from firmware import canvas, colours
from firmware.art import colour, contact, deck, digits, generate, mono, palette, raster, sheets

FOLDER = pathlib.Path(generate.__file__).parent
PICTURES = deck.pictures()
SAME = {(50, 54), (51, 55)}
"""The wind god and the golden bamboo are the same cards in both Junior decks."""


def read(width, height):
    return sheets.unpacked((FOLDER / f"cards_{width}x{height}.bin").read_bytes())


@pytest.fixture(scope="module")
def fresh():
    return generate.outputs()


@pytest.mark.slow
def test_the_committed_files_are_what_the_generator_makes(fresh):
    committed = {path.name: path.read_bytes() for path in FOLDER.glob("*.bin")}
    assert sorted(committed) == sorted(fresh)
    stale = [name for name in fresh if fresh[name] != committed[name]]
    assert not stale, "run: python -m firmware.art.generate"


@pytest.mark.parametrize("size", colour.SIZES + mono.SIZES)
def test_a_sheet_holds_61_pictures_of_its_size(size):
    width, height = size
    data = (FOLDER / f"cards_{width}x{height}.bin").read_bytes()
    assert data[:3] == b"KC\x01" and tuple(data[3:5]) == size
    assert data[5] == (1 if size in mono.SIZES else 4)
    assert data[6] == 61 and data[7] == (1 if width == 60 else 0)
    for picture in sheets.unpacked(data):
        assert picture.shape == (height, width)
        assert picture.max() < (2 if size in mono.SIZES else 16)


def test_what_was_packed_is_read_back():
    drawn = colour.cards(28, 44)
    for pack in (sheets.packed, sheets.packed_runs):
        assert all(map(numpy.array_equal, sheets.unpacked(pack(drawn)), drawn))
    lit = mono.cards(12, 18)
    assert all(map(numpy.array_equal, sheets.unpacked(sheets.packed_mono(lit)), lit))


def test_a_run_is_sixteen_pixels_at_most():
    plain = numpy.zeros((96, 60), numpy.uint8)
    assert sheets.runs(plain) == b"\xf0" * (96 * 60 // 16)
    assert numpy.array_equal(sheets.unpacked(sheets.packed_runs([plain]))[0], plain)


def test_a_damaged_sheet_is_refused():
    whole = (FOLDER / "cards_28x44.bin").read_bytes()
    for damaged in (b"KX" + whole[2:], whole[:-1], whole + b"\0"):
        with pytest.raises(ValueError):
            sheets.unpacked(damaged)


@pytest.mark.parametrize("size", [*colour.SIZES, (12, 18), (40, 64)])
def test_every_picture_is_distinct(size):
    """Any two differ in at least one pixel in twenty-five, the plain cards of a month too.

    On 12 × 18 the ribbons of a kind differ by their number only.
    """
    pictures = read(*size)
    least = 1 if size == (12, 18) else size[0] * size[1] // 25
    for first, second in itertools.combinations(range(61), 2):
        apart = numpy.count_nonzero(pictures[first] != pictures[second])
        if (first, second) in SAME:
            assert apart == 0
        else:
            assert apart >= least, f"pictures {first} and {second} differ in {apart} pixels only"


def test_on_the_smallest_board_cards_look_alike_only_where_they_are_alike():
    """On 8 × 12 the two plain cards of a month are one picture, everything else is distinct."""
    pictures = read(8, 12)
    for first, second in itertools.combinations(range(61), 2):
        one, other = PICTURES[first], PICTURES[second]
        ordinary = {"a", "b", "wind god"}
        alike = one.month == other.month and {one.name, other.name} <= ordinary
        same_kind = one.month == other.month and one.rank == other.rank == deck.TANE
        if not (alike or same_kind or (first, second) in SAME):
            assert (pictures[first] != pictures[second]).any(), (first, second)


@pytest.mark.parametrize("size", colour.SIZES)
def test_the_month_tab_is_there_and_tells_the_rank(size):
    border = 2 if size[0] == 60 else 1
    for picture, cells in zip(PICTURES[:60], read(*size)[:60], strict=True):
        mark = digits.tab(picture.month, picture.rank, large=size[0] == 60)
        rows, columns = mark.shape
        right = size[0] - border
        assert numpy.array_equal(cells[border : border + rows, right - columns : right], mark)
        background = palette.NAMES[mark[0, 0]]
        assert background == ("gold", "sky", "pink", "paper")[picture.rank]


@pytest.mark.parametrize("size", [(12, 18), (8, 12)])
def test_the_month_is_there_in_monochrome(size):
    for picture, cells in zip(PICTURES[:60], read(*size)[:60], strict=True):
        figures = digits.figures(picture.month)
        lit = size == (12, 18) and picture.rank == deck.HIKARI
        wanted = figures if lit else 1 - figures
        found = [
            numpy.array_equal(cells[1:6, left : left + wanted.shape[1]], wanted)
            for left in range(size[0] - wanted.shape[1] + 1)
        ]
        assert any(found), (picture.month, picture.name)


def test_figures_stand_out_from_every_tab():
    """Ink on each tab colour: at least 4.5 to 1, as for text."""
    ink = _luminance("ink")
    for name in digits.TAB_COLOURS:
        assert (_luminance(name) + 0.05) / (ink + 0.05) > 4.5


def test_pictures_are_in_the_engine_s_order():
    for number in range(3):
        table = engine.DECKS[number]
        for card in range(table.size):
            picture = PICTURES[table.pictures[card]]
            assert picture.month == engine.month(card)
            assert picture.rank == table.ranks[card]
            kind = (None, "poetry", "blue", "plain")[table.ribbons[card]]
            assert (picture.name == kind) if kind else (picture.rank != deck.TANZAKU)
    assert PICTURES[engine.BACK_PICTURE].name == "back" and deck.BACK == engine.BACK_PICTURE
    assert PICTURES[engine.GOLDEN_PAULOWNIA].name == "golden"
    assert PICTURES[engine.LIGHTNING].name == "lightning"


@pytest.mark.parametrize("size", colour.SIZES)
def test_ribbons_tell_their_kind(size):
    """Poetry has white writing on red, blue is blue, plain is red and bare; in the middle."""
    width, height = size
    for picture, cells in zip(PICTURES, read(*size), strict=True):
        if picture.rank != deck.TANZAKU:
            continue
        middle = cells[height // 2 : height * 3 // 4, width * 2 // 5 : width * 3 // 5]
        share = {name: (middle == palette.INDEX[name]).mean() for name in palette.NAMES}
        if picture.name == "blue":
            assert share["blue"] > 0.5 and share["red"] == 0
        elif picture.name == "poetry":
            assert share["red"] > 0.3 and share["paper"] > 0.1 and share["blue"] == 0
        else:
            assert share["red"] > 0.6 and share["paper"] < 0.01 and share["blue"] == 0


def test_the_golden_base_is_on_the_fourth_card_alone():
    for size in colour.SIZES:
        pictures = read(*size)
        foot = [picture[-4, 3:-3] == palette.INDEX["gold"] for picture in pictures]
        golden = [index for index in range(61) if foot[index].mean() > 0.9]
        assert golden == [47, 51, 55]


def test_the_colours_are_those_of_the_screens():
    for index, name in enumerate(palette.NAMES):
        assert getattr(colours, name.upper()) == index


def test_a_board_s_pictures_stay_small():
    """Within the budget of files on a device (400 KB in all)."""
    size = {path.name: path.stat().st_size for path in FOLDER.glob("*.bin")}
    assert size["cards_28x44.bin"] + size["cards_60x96.bin"] + size["icons.bin"] < 110_000
    assert size["cards_12x18.bin"] + size["cards_40x64.bin"] < 25_000


def test_icons():
    data = (FOLDER / "icons.bin").read_bytes()
    assert data[:4] == b"KI\x01\x04" and data[4:6] == b"\x09\x09"
    assert data[6 + 4 * 18 : 8 + 4 * 18] == b"\x05\x05" and len(data) == 8 + 4 * 18 + 4 * 5
    assert len(data) == canvas._ICONS  # more would not be read
    large = [data[6 + 18 * n : 24 + 18 * n] for n in range(4)]
    assert len(set(large)) == 4


def test_the_documentation_shows_the_cards():
    assert contact.DOCS.stat().st_size < 200_000
    with Image.open(contact.DOCS) as shown:
        wanted = raster.image(contact.documented())
        assert shown.convert("RGB").tobytes() == wanted.convert("RGB").tobytes(), (
            "run: python -m firmware.art.contact"
        )


def _luminance(name):
    parts = []
    for value in palette.rgb(name):
        part = value / 255
        parts.append(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4)
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
