"""Takes the glyphs of the subset out of Galmuri:  python -m firmware.fonts.extract FOLDER

FOLDER is an unpacked npm package `galmuri` (`npm pack galmuri`, then unpack). Needed only when the
texts use characters that the .bdf files here do not hold yet.
"""

import pathlib
import sys

from firmware.fonts import bdf, generate, subset

NOTICE = "Copyright (c) 2019-2025 Lee Minseo (quiple@quiple.dev), SIL Open Font License 1.1"


def main(arguments):
    if len(arguments) != 1:
        return "usage: python -m firmware.fonts.extract FOLDER"
    for size in subset.SIZES:
        source = pathlib.Path(arguments[0]) / "dist" / f"Galmuri{size}.bdf"
        if not source.is_file():
            return f"{source} is missing: FOLDER is the unpacked npm package galmuri"
        glyphs = bdf.read(source)
        missing = [char for char in subset.japanese() if ord(char) not in glyphs]
        if missing:
            return f"Galmuri{size} has no glyph for {' '.join(missing)}: word it otherwise"
        chosen = [glyphs[ord(char)] for char in subset.pool() if ord(char) in glyphs]
        bdf.write(generate.FOLDER / f"galmuri{size}.bdf", f"Galmuri{size}-Subset", NOTICE, chosen)
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
