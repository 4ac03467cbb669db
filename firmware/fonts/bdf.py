"""Reads and writes bitmap fonts in the Glyph Bitmap Distribution Format."""


class Glyph:
    """One character. `x` and `y` place the lower left corner from the pen; rows are ints."""

    def __init__(self, code, width, height, x, y, advance, rows):
        self.code = code
        self.width = width
        self.height = height
        self.x = x
        self.y = y
        self.advance = advance
        self.rows = rows

    def bits(self):
        """The rows as bytes, each row padded to whole bytes, the left pixel highest."""
        stride = (self.width + 7) // 8
        return b"".join(row.to_bytes(stride, "big") for row in self.rows)


def read(path):
    """The glyphs of a BDF file by code point."""
    glyphs = {}
    lines = iter(path.read_text(encoding="utf-8").splitlines())
    code = advance = 0
    box = (0, 0, 0, 0)
    for line in lines:
        key, _, rest = line.partition(" ")
        if key == "ENCODING":
            code = int(rest)
        elif key == "DWIDTH":
            advance = int(rest.split()[0])
        elif key == "BBX":
            box = tuple(map(int, rest.split()))
        elif key == "BITMAP":
            width, height, x, y = box
            rows = [int(next(lines), 16) for _ in range(height)]
            glyphs[code] = Glyph(code, width, height, x, y, advance, rows)
    return glyphs


def write(path, name, notice, glyphs):
    """Write the glyphs as a BDF file, in order of code points."""
    right = max(glyph.x + glyph.width for glyph in glyphs)
    top = max(glyph.y + glyph.height for glyph in glyphs)
    left = min(glyph.x for glyph in glyphs)
    bottom = min(glyph.y for glyph in glyphs)
    out = [
        "STARTFONT 2.1",
        f"FONT {name}",
        f"SIZE {top - bottom} 75 75",
        f"FONTBOUNDINGBOX {right - left} {top - bottom} {left} {bottom}",
        "STARTPROPERTIES 1",
        f'COPYRIGHT "{notice}"',
        "ENDPROPERTIES",
        f"CHARS {len(glyphs)}",
    ]
    for glyph in sorted(glyphs, key=lambda each: each.code):
        digits = (glyph.width + 7) // 8 * 2
        out += [
            f"STARTCHAR U+{glyph.code:04X}",
            f"ENCODING {glyph.code}",
            f"SWIDTH {glyph.advance * 1000 // (top - bottom)} 0",
            f"DWIDTH {glyph.advance} 0",
            f"BBX {glyph.width} {glyph.height} {glyph.x} {glyph.y}",
            "BITMAP",
        ]
        out += [f"{row:0{digits}X}" for row in glyph.rows]
        out.append("ENDCHAR")
    out.append("ENDFONT")
    path.write_text("\n".join(out) + "\n", encoding="utf-8")
