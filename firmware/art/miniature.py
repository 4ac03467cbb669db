"""The smallest colour cards, 14 × 22: whole pictures set by hand under the month tab."""

import numpy

from firmware.art import stamp
from firmware.art.palette import INDEX

WIDTH, HEIGHT = 12, 20

# Per month: the special card, the plant, and the ribbon of the second card.
_USUAL = (
    ("crane", "pine", "poetry"),
    ("warbler", "plum", "poetry"),
    ("curtain", "cherry", "poetry"),
    ("cuckoo", "wisteria", "plain"),
    ("bridge", "iris", "plain"),
    ("butterflies", "peony", "blue"),
    ("boar", "clover", "plain"),
    ("moon", "pampas", None),
    ("sake cup", "chrysanthemum", "blue"),
    ("deer", "maple", "blue"),
)
_OTHERS = (
    ("rain man", "swallow", "willow+ribbon plain", "lightning"),
    ("phoenix", "paulownia", "paulownia branch", "paulownia golden"),
    ("fuji", "sparrows", "bamboo+wind god", "bamboo golden"),
    ("bamboo+tiger", "bamboo+ribbon poetry", "bamboo+wind god", "bamboo golden"),
    ("dragon", "lotus+ribbon blue", "lotus", "lotus mirrored"),
)


def pictures():
    """Sixty pictures in sheet order, each an array of palette indices."""
    texts = stamp.read("stamps14.txt")
    recipes = []
    for special, plant, kind in _USUAL:
        second = f"{plant}+ribbon {kind}" if kind else "geese"
        turned = "mirrored" if plant in ("pampas", "maple") else "high"
        recipes += [special, second, f"{plant} {turned}", plant]
    for suit in _OTHERS:
        recipes += suit
    return [_composed(recipe, texts) for recipe in recipes]


def _composed(recipe, texts):
    """The picture of a recipe: stamps one over the other, joined by '+'.

    They stand at the foot of the card, 'mirrored', or mirrored and 'high'; a ribbon in the middle.
    """
    cells = numpy.full((HEIGHT, WIDTH), INDEX["paper"], numpy.uint8)
    for layer in recipe.split("+"):
        name = layer.removesuffix(" high").removesuffix(" mirrored")
        pixels = stamp.pixels(texts[name])
        top = HEIGHT - len(pixels)
        if name.startswith("ribbon"):
            stamp.put(cells, pixels, 4, top)
        elif name == layer:
            stamp.put(cells, pixels, 0, top)
        else:
            stamp.put(cells, pixels[:, ::-1], 0, min(top, 4) if layer.endswith("high") else top)
    return cells
