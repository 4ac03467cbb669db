"""Builds the fonts of the device:  python -m firmware.fonts.generate

Reads the .bdf files of this folder and the texts; needs nothing else. Repeats to the byte.
"""

import pathlib
import struct
import sys

from firmware.fonts import bdf, subset

FOLDER = pathlib.Path(__file__).parent

# Rows of the line box above and below the baseline: room for accented capitals and descenders.
BOXES = {7: (9, 2), 9: (11, 2), 11: (14, 2)}


def packed(glyphs, ascent, descent):
    """A font in the form that the package docstring describes."""
    glyphs = sorted(glyphs, key=lambda glyph: glyph.code)
    codes, entries, bitmaps = b"", b"", b""
    for glyph in glyphs:
        codes += struct.pack("<H", glyph.code)
        top = ascent - glyph.y - glyph.height
        size = (glyph.width, glyph.height, glyph.x, top, glyph.advance)
        entries += struct.pack("<HBBbbB", len(bitmaps), *size)
        bitmaps += glyph.bits()
    head = b"KF" + struct.pack("<BBBH", 1, ascent + descent, ascent, len(glyphs))
    return head + codes + entries + bitmaps


def outputs():
    """All generated files, as a dictionary from name to bytes."""
    found = {}
    for size, (ascent, descent) in BOXES.items():
        glyphs = bdf.read(FOLDER / f"galmuri{size}.bdf")
        for suffix, chars in (("", subset.latin()), ("_ja", subset.japanese())):
            missing = [char for char in chars if ord(char) not in glyphs]
            if missing:
                lacking = f"galmuri{size}.bdf has no {' '.join(missing)}"
                raise ValueError(f"{lacking}: run python -m firmware.fonts.extract")
            chosen = [glyphs[ord(char)] for char in chars]
            found[f"galmuri{size}{suffix}.bin"] = packed(chosen, ascent, descent)
    return found


def main():
    try:
        files = outputs()
    except ValueError as error:
        return str(error)
    for name, data in sorted(files.items()):
        (FOLDER / name).write_bytes(data)
        sys.stdout.write(f"{name} {len(data)} bytes\n")
    return None


if __name__ == "__main__":
    sys.exit(main())
