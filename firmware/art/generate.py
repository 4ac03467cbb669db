"""Draws every sheet of the folder anew:  python -m firmware.art.generate

Desktop only; needs resvg_py, numpy and pillow. It repeats to the byte.
"""

import pathlib
import sys

from firmware.art import colour, deck, icons, sheets

FOLDER = pathlib.Path(__file__).parent


def outputs():
    """All generated files, as a dictionary from name to bytes."""
    found = {"icons.bin": icons.sheet()}
    pictures = deck.pictures()
    for width, height in colour.SIZES:
        cards = [colour.card(picture, width, height) for picture in pictures]
        pack = sheets.packed_runs if width >= 40 else sheets.packed
        found[f"cards_{width}x{height}.bin"] = pack(cards)
    return found


def main():
    for name, data in sorted(outputs().items()):
        (FOLDER / name).write_bytes(data)
        sys.stdout.write(f"{name} {len(data)} bytes\n")


if __name__ == "__main__":
    main()
