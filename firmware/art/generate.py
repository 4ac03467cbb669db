"""Draws every sheet of the folder anew:  python -m firmware.art.generate

Desktop only; needs resvg_py, numpy and pillow. It repeats to the byte.
"""

import pathlib
import sys

from firmware.art import colour, icons, mono, sheets

FOLDER = pathlib.Path(__file__).parent


def outputs():
    """All generated files, as a dictionary from name to bytes."""
    found = {"icons.bin": icons.sheet()}
    for width, height in colour.SIZES:
        pack = sheets.packed_runs if width >= 40 else sheets.packed
        found[f"cards_{width}x{height}.bin"] = pack(colour.cards(width, height))
    for width, height in mono.SIZES:
        found[f"cards_{width}x{height}.bin"] = sheets.packed_mono(mono.cards(width, height))
    return found


def main():
    for name, data in sorted(outputs().items()):
        (FOLDER / name).write_bytes(data)
        sys.stdout.write(f"{name} {len(data)} bytes\n")


if __name__ == "__main__":
    main()
