"""Rank icons, 9 × 9 and small ones of 5 × 5, as one sheet of single bits."""

from firmware.art import digits

# In rank order: star, animal, ribbon, flower.
LARGE = (
    "....#.... ....#.... ...###... ######### .#######. ..#####.. ..#####.. .##...##. .#.....#.",
    "..#...#.. .##...##. .#######. ######### ##.###.## ######### .###.###. .#######. ..#####..",
    ".######.. .#....#.. .#.##.#.. .#.##.#.. .#.##.#.. .#.##.#.. .#.##.#.. .#....#.. .######..",
    "...##.... .######.. ########. ###..###. ###..###. ########. .######.. ..####... ...##....",
)
SMALL = (
    "..#.. ##### .###. .###. #...#",
    "#...# ##### #.#.# ##### .###.",
    ".###. .#.#. .#.#. .#.#. .###.",
    ".###. ##.## #.#.# ##.## .###.",
)


def sheet():
    """'KI', version, count, then per group: width, height and the rows of each icon."""
    out = bytearray(b"KI" + bytes((1, len(LARGE))))
    for group in (LARGE, SMALL):
        cells = [digits.bitmap(rows.split()) for rows in group]
        out += bytes(cells[0].shape[::-1])
        for icon in cells:
            for row in icon:
                padded = "".join(map(str, row)).ljust(16 if len(row) > 8 else 8, "0")
                out += int(padded, 2).to_bytes(len(padded) // 8, "big")
    return bytes(out)
