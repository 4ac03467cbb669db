"""The monochrome cards. Pictures are arrays of 1 (lit) and 0 (ink).

40 × 64 is cut like a lino print from the vectors; 12 × 18 and 8 × 12 are set by hand.
"""

import numpy

from firmware.art import deck, digits, raster, stamp
from firmware.art.palette import INDEX, NAMES

SIZES = ((8, 12), (12, 18), (40, 64))

# What stays lit in a print; everything else is ink. Where two inks would merge, one becomes a half
# tone; at night the sky is ink and the figure lit.
_LIT = {"paper", "gold", "orange", "leaf", "pink", "sky", "lilac", "grey"}
_HALF = {"curtain": {"red"}, "moon": {"red"}, "lightning": {"red"}}
_NIGHT = {"rain man": (_LIT | {"red", "maroon"}) - {"grey"}}

# Per month: the small pictures of the plain cards a and b.
_PLAIN = {
    1: ("pine", "pine two"),
    2: ("plum", "plum two"),
    3: ("cherry", "cherry two"),
    4: ("wisteria", "wisteria mirrored"),
    5: ("iris", "iris two"),
    6: ("peony", "peony leaf"),
    7: ("clover", "clover mirrored"),
    8: ("pampas", "pampas mirrored"),
    9: ("chrysanthemum", "chrysanthemum stem"),
    10: ("maple", "maple two"),
    12: ("paulownia", "paulownia branch"),
    14: ("lotus", "lotus pads"),
}
_GOLDEN = {12: "paulownia golden", 13: "bamboo golden"}
_STAMPS = stamp.read("stamps12.txt")


def cards(width, height):
    """The 61 finished cards of one size, in sheet order."""
    draw = {40: _print, 12: _small, 8: _tiny}[width]
    return [draw(each) if each.month else _back(width, height) for each in deck.pictures()]


def _print(picture):
    """Ink where the colour is dark, and along every border between two lit colours."""
    cells = raster.painted(picture.parts, 38, 62, _print_stamps())
    lit, half = _NIGHT.get(picture.name, _LIT), _HALF.get(picture.name, ())
    tones = numpy.array([2 if name in lit else int(name in half) for name in NAMES])[cells]
    rows, columns = numpy.indices(cells.shape)
    out = numpy.where(tones == 1, (rows + columns) % 2, tones // 2)
    out[_borders(cells, tones > 0) | _borders(cells.T, tones.T > 0).T] = 0
    out = numpy.pad(out, 1).astype(numpy.uint8)
    mark = numpy.pad(digits.figures(picture.month, large=True), 1)
    if picture.rank != deck.HIKARI:
        mark = 1 - mark
    out[1 : 1 + mark.shape[0], 39 - mark.shape[1] : 39] = mark
    return _clipped(out)


def _borders(cells, lit):
    """Where two lit colours lie one above the other: the pixel that is not paper, or the upper."""
    above, below = cells[:-1], cells[1:]
    meet = (above != below) & lit[:-1] & lit[1:]
    on_below = meet & (above == INDEX["paper"])
    found = numpy.zeros(cells.shape, bool)
    found[:-1] |= meet & ~on_below
    found[1:] |= on_below
    return found


def _print_stamps():
    """Ribbons with a lit edge, and a hatched golden base, as palette indices."""
    plain, blue, poetry = (numpy.zeros((46, 11), numpy.uint8) for _ in range(3))
    plain[2:-2, 2:-2] = 1
    blue[6:8] = blue[-8:-6] = 1
    glyph = digits.bitmap(("..#..", "#####", "..#..", ".####", "#.#.#", "#.##.", ".#..."))
    for top in (4, 14, 24, 34):
        poetry[top : top + 7, 3:8] = glyph
    rows, columns = numpy.indices((12, 38))
    found = {
        "ribbon plain": numpy.pad(plain, 1, constant_values=1),
        "ribbon blue": numpy.pad(blue, 1, constant_values=1),
        "ribbon poetry": numpy.pad(poetry, 1, constant_values=1),
        "golden base": ((rows + columns) % 3 > 0) & (rows > 0),
    }
    ink, paper = INDEX["ink"], INDEX["paper"]
    return {
        name: numpy.where(bits, paper, ink).astype(numpy.uint8) for name, bits in found.items()
    }


def _small(picture):
    """12 × 18: the number over a picture; lit figures on ink for hikari, a dot for tane."""
    out = numpy.ones((18, 12), numpy.uint8)
    figures = digits.figures(picture.month)
    if picture.rank == deck.HIKARI:
        out[0:7] = 0
        left = (12 - figures.shape[1]) // 2
        out[1:6, left : left + figures.shape[1]] = figures
    else:
        out[1:6, 1 : 1 + figures.shape[1]] = 1 - figures
    if picture.rank == deck.TANE:
        out[2:5, 9:11] = 0
    out[7:18] = _lit(_small_name(picture))
    return _clipped(out)


def _small_name(picture):
    """The name of the small picture, for which plain cards are called a and b."""
    if picture.name == "golden":
        return _GOLDEN[picture.month]
    if picture.name in ("a", "b"):
        return _PLAIN[picture.month]["ab".index(picture.name)]
    return picture.name


def _tiny(picture):
    """8 × 12: the number over a mark of the rank, the ribbon, or the golden base."""
    out = numpy.ones((12, 8), numpy.uint8)
    figures = digits.figures(picture.month)
    left = (8 - figures.shape[1]) // 2
    out[1:6, left : left + figures.shape[1]] = 1 - figures
    rank = ("hikari", "tane", picture.name, picture.name)[picture.rank]
    mark = "mark " + rank
    if mark in _STAMPS:
        out[7:12] = _lit(mark)
    return _clipped(out)


def _lit(name):
    """A stamp as bits, 1 where lit."""
    plain = name.removesuffix(" mirrored")
    bits = (stamp.pixels(_STAMPS[plain]) == stamp.CLEAR).astype(numpy.uint8)
    return bits if plain == name else bits[:, ::-1]


def _back(width, height):
    rows, columns = numpy.indices((height, width))
    out = ((rows + columns) % 2).astype(numpy.uint8)
    out[0], out[-1], out[:, 0], out[:, -1] = 1, 1, 1, 1
    return _clipped(out)


def _clipped(cells):
    """With the four corners dark, so that cards side by side look round."""
    for y in (0, -1):
        for x in (0, -1):
            cells[y, x] = 0
    return cells
