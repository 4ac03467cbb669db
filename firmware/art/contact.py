"""Contact sheets for the eye:  python -m firmware.art.contact [FOLDER]

Without a folder, docs/cards.png; with one, a picture of every sheet in it.
"""

import pathlib
import sys

import numpy

from firmware.art import generate, raster, sheets
from firmware.art.palette import INDEX

DOCS = pathlib.Path(__file__).parents[2] / "docs" / "cards.png"


def sheet(cards, columns=12, gap=2):
    """Cards side by side on the felt, as palette indices (in monochrome 0 is ink, 1 paper)."""
    height, width = cards[0].shape
    rows = -(-len(cards) // columns)
    size = (rows * (height + gap) + gap, columns * (width + gap) + gap)
    cells = numpy.full(size, INDEX["felt"], numpy.uint8)
    for n, card in enumerate(cards):
        y, x = gap + n // columns * (height + gap), gap + n % columns * (width + gap)
        cells[y : y + height, x : x + width] = card
    return cells


def documented():
    """The picture of the documentation: all cards but the back, as the large sheet has them."""
    return sheet(sheets.unpacked((generate.FOLDER / "cards_60x96.bin").read_bytes())[:60])


def main(arguments):
    if not arguments:
        raster.image(documented()).save(DOCS, optimize=True)
        return
    folder = pathlib.Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in generate.outputs().items():
        if name.startswith("cards"):
            raster.image(sheet(sheets.unpacked(data)), 4).save(folder / f"{name[:-4]}.png")


if __name__ == "__main__":
    main(sys.argv[1:])
