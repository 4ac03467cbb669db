"""The smallest colour cards, 14 × 22: whole pictures set by hand under the month tab."""

import numpy

from firmware.art import stamp, stamps14
from firmware.art.palette import INDEX

WIDTH, HEIGHT = 12, 20

# Per month: the special cards in slot order, then the plant and the ribbon kind.
_MONTHS = (
    ("crane", "pine", "poetry"),
    ("warbler", "plum", "poetry"),
    ("curtain", "cherry", "poetry"),
    ("cuckoo", "wisteria", "plain"),
    ("bridge", "iris", "plain"),
    ("butterflies", "peony", "blue"),
    ("boar", "clover", "plain"),
    ("moon", "pampas", "geese"),
    ("sake cup", "chrysanthemum", "blue"),
    ("deer", "maple", "blue"),
)
_REST = (
    ("rain man", "swallow", "willow+plain", "lightning"),
    ("phoenix", "paulownia", "paulownia branch", "paulownia golden"),
    ("fuji", "sparrows", "bamboo+wind god", "bamboo golden"),
    ("bamboo+tiger", "bamboo+poetry", "bamboo+wind god", "bamboo golden"),
    ("dragon", "lotus+blue", "lotus", "lotus mirrored"),
)


def pictures():
    """Sixty pictures in sheet order, each an array of palette indices."""
    found = []
    for special, plant, third in _MONTHS:
        second = third if third == "geese" else f"{plant}+{third}"
        lifted = "mirrored" if plant in ("pampas", "maple") else "high"
        found += [special, second, f"{plant} {lifted}", plant]
    for suit in _REST:
        found += suit
    return [_composed(recipe) for recipe in found]


def _composed(recipe):
    """The picture of a recipe: stamps one over the other, joined by '+'."""
    cells = numpy.full((HEIGHT, WIDTH), INDEX["paper"], numpy.uint8)
    for layer in recipe.split("+"):
        if layer in stamps14.RIBBONS:
            _set(cells, stamps14.RIBBONS[layer], 6, 4)
        elif layer.endswith(" high"):
            _set(cells, stamps14.PICTURES[layer[:-5]], 4, 0, mirror=True)
        elif layer.endswith(" mirrored"):
            _set(cells, stamps14.PICTURES[layer[:-9]], None, 0, mirror=True)
        else:
            _set(cells, stamps14.PICTURES[layer], None, 0)
    return cells


def _set(cells, text, top, left, mirror=False):
    """Set a stamp; tall ones fill the card, others stand at its foot unless told."""
    pixels = stamp.pixels(text)
    height, width = pixels.shape
    if top is None or height == HEIGHT:
        top = HEIGHT - height
    ground = cells[top : top + height, left : left + width]
    drawn = pixels[:, ::-1] if mirror else pixels
    ground[:] = numpy.where(drawn == stamp.CLEAR, ground, drawn)
