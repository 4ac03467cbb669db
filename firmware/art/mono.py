"""The monochrome cards: 40 × 64 cut like a lino print from the vectors, 12 × 18 and 8 × 12 by hand.

Pictures are arrays of 1 (lit) and 0 (ink).
"""

import numpy

from firmware.art import deck, digits, raster, stamp, stamps12
from firmware.art.palette import INDEX, NAMES

SIZES = ((8, 12), (12, 18), (40, 64))

# What stays lit; everything else is ink. A half tone tells two inks apart where they would merge.
_LIT = {"paper", "gold", "orange", "leaf", "pink", "sky", "lilac", "grey"}
_HALF = {"curtain": ("red",), "moon": ("red",), "lightning": ("red",)}
_NIGHT = {"rain man": (("grey",), ("red", "maroon"))}

_SPECIAL = {
    "crane", "warbler", "curtain", "cuckoo", "bridge", "butterflies", "boar", "moon", "geese",
    "sake cup", "deer", "rain man", "swallow", "lightning", "phoenix", "fuji", "sparrows", "tiger",
    "dragon", "wind god", "poetry", "plain", "blue",
}  # fmt: skip
# Per month: the pictures of the plain cards a and b.
_PLAIN = (
    ("pine", "pine two"),
    ("plum", "plum two"),
    ("cherry", "cherry two"),
    ("wisteria", "wisteria mirrored"),
    ("iris", "iris two"),
    ("peony", "peony leaf"),
    ("clover", "clover mirrored"),
    ("pampas", "pampas mirrored"),
    ("chrysanthemum", "chrysanthemum stem"),
    ("maple", "maple two"),
    (),
    ("paulownia", "paulownia branch"),
    (),
    ("lotus", "lotus pads"),
)


def cards(width, height):
    """The 61 finished cards of one size, in sheet order."""
    draw = {40: _print, 12: _small, 8: _tiny}[width]
    return [_back(width, height) if not each.month else draw(each) for each in deck.pictures()]


def _print(picture):
    """Ink where the colour is dark, and along every border between two light colours."""
    cells = raster.painted(picture.parts, 38, 62, _print_stamps())
    lit, half = set(_LIT), _HALF.get(picture.name, ())
    dark, light = _NIGHT.get(picture.name, ((), ()))
    lit = (lit - set(dark)) | set(light)
    tones = numpy.array([2 if name in lit else 1 if name in half else 0 for name in NAMES])[cells]
    rows, columns = numpy.indices(cells.shape)
    out = numpy.where(tones == 1, (rows + columns) % 2, tones // 2)
    out[_borders(cells, tones)] = 0
    out = numpy.pad(out, 1).astype(numpy.uint8)
    mark = 1 - numpy.pad(digits.figures(picture.month, large=True), 1)
    if picture.rank == deck.HIKARI:
        mark = 1 - mark
    out[1 : 1 + mark.shape[0], 39 - mark.shape[1] : 39] = mark
    return _clipped(out)


def _borders(cells, tones):
    """Where two lit colours meet: the pixel that is not paper, else the left or upper one."""
    found = numpy.zeros(cells.shape, bool)
    for axis in (0, 1):
        first = cells[:-1, :] if axis == 0 else cells[:, :-1]
        second = cells[1:, :] if axis == 0 else cells[:, 1:]
        light = (tones[:-1, :] > 0) & (tones[1:, :] > 0) if axis == 0 else (tones[:, :-1] > 0) & (tones[:, 1:] > 0)
        meet = (first != second) & light
        on_second = meet & (first == INDEX["paper"])
        on_first = meet & ~on_second
        if axis == 0:
            found[:-1, :] |= on_first
            found[1:, :] |= on_second
        else:
            found[:, :-1] |= on_first
            found[:, 1:] |= on_second
    return found


def _print_stamps():
    """Ribbons with a lit edge, and a hatched golden base."""
    found = {}
    for kind in ("poetry", "plain", "blue"):
        inner = numpy.zeros((46, 11), numpy.uint8)
        if kind == "plain":
            inner[2:-2, 2:-2] = 1
        elif kind == "blue":
            inner[6:8], inner[-8:-6] = 1, 1
        else:
            glyph = digits.bitmap(("..#..", "#####", "..#..", ".####", "#.#.#", "#.##.", ".#..."))
            for top in (4, 14, 24, 34):
                inner[top : top + 7, 3:8] = glyph
        # Poetry is written light on dark, as on the colour cards.
        lit = numpy.pad(inner, 1, constant_values=1)
        found["ribbon " + kind] = numpy.where(lit, INDEX["paper"], INDEX["ink"]).astype(numpy.uint8)
    rows, columns = numpy.indices((12, 38))
    hatch = numpy.where((rows + columns) % 3, INDEX["paper"], INDEX["ink"])
    hatch[0] = INDEX["ink"]
    found["golden base"] = hatch.astype(numpy.uint8)
    return found


def _small(picture):
    """12 × 18: the number over a picture; light on dark for hikari, a paw's dot for tane."""
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
    drawing = _bits(picture)
    out[7:18] = 1 - drawing
    return _clipped(out)


def _bits(picture):
    name = picture.name
    if name not in _SPECIAL:
        if name == "golden":
            name = "paulownia golden" if picture.month == 12 else "bamboo golden"
        else:
            name = _PLAIN[picture.month - 1]["ab".index(name)]
    plain = name.removesuffix(" mirrored")
    bits = digits.bitmap(stamps12.PICTURES[plain].split())
    return bits if plain == name else bits[:, ::-1]


def _tiny(picture):
    """8 × 12: the number over a mark of the rank."""
    out = numpy.ones((12, 8), numpy.uint8)
    figures = digits.figures(picture.month)
    left = (8 - figures.shape[1]) // 2
    out[1:6, left : left + figures.shape[1]] = 1 - figures
    if picture.rank == deck.TANZAKU or picture.name in stamps12.MARKS:
        mark = picture.name
    else:
        mark = ("hikari", "tane", "", "kasu")[picture.rank]
    out[7:12] = 1 - digits.bitmap(stamps12.MARKS[mark].split())
    return _clipped(out)


def _back(width, height):
    rows, columns = numpy.indices((height, width))
    out = ((rows + columns) % 2).astype(numpy.uint8)
    out[0], out[-1], out[:, 0], out[:, -1] = 1, 1, 1, 1
    return _clipped(out)


def _clipped(cells):
    for y in (0, -1):
        for x in (0, -1):
            cells[y, x] = 0
    return cells
