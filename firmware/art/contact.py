"""Contact sheets for the eye:  python -m firmware.art.contact FOLDER"""

import pathlib
import sys

import numpy

from firmware.art import generate, raster, sheets
from firmware.art.palette import INDEX


def sheet(cards, columns, gap=2):
    """Cards side by side on the felt, as palette indices."""
    height, width = cards[0].shape
    rows = -(-len(cards) // columns)
    size = (rows * (height + gap) + gap, columns * (width + gap) + gap)
    cells = numpy.full(size, INDEX["felt"], numpy.uint8)
    for n, card in enumerate(cards):
        y, x = gap + n // columns * (height + gap), gap + n % columns * (width + gap)
        cells[y : y + height, x : x + width] = card
    return cells


def main():
    folder = pathlib.Path(sys.argv[1])
    for name, data in generate.outputs().items():
        if not name.startswith("cards"):
            continue
        cells = sheet(sheets.unpacked(data), 12)  # 0 and 1 are ink and paper in both kinds
        for scale in (1, 4):
            raster.image(cells, scale).save(folder / f"{name[:-4]}_{scale}x.png")


if __name__ == "__main__":
    main()
