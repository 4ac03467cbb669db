"""Fonts and languages.

A font is firmware/fonts/NAME.bin: its code points are in memory, and mostly the glyphs of ASCII;
any other is read when it is drawn and kept for a while. A language is
firmware/texts/XX.bin: a string is read when it is asked for. Both are made by generators; see
firmware/fonts and firmware/texts. Of the files only the language's stays open.
"""

from array import array

from firmware import assets, kernels

SMALL, NORMAL, LARGE, TINY = 0, 1, 2, 3

_LONGEST = 120  # glyphs drawn of one string
_ENTRY = 7  # bytes of a glyph's entry
_RESIDENT = 0x7F  # the first code point whose glyph is not resident

_run = array("H", bytes(2 * (_LONGEST + 1)))


class Font:
    """One font. `height` is that of its line box."""

    def __init__(self, name, slots=20, resident=True):
        """Read firmware/fonts/NAME.bin.

        `slots` glyphs that are not resident are kept at a time; where ASCII is resident, more than
        a string has others.
        """
        self.name = name
        file, base = self._open()
        head = file.read(7)
        if head[:3] != b"KF\x01":
            raise ValueError("not a font: " + name)
        self.height, self.baseline = head[3], head[4]
        self.count = count = head[5] | head[6] << 8
        self.codes = codes = file.read(2 * count)
        first = size = 0
        if resident:
            while first < count and codes[2 * first] | codes[2 * first + 1] << 8 < _RESIDENT:
                first += 1
        self.entries = 7 + 2 * count
        self.bitmaps = self.entries + _ENTRY * count
        glyphs = bytearray(_ENTRY * (first + slots))
        if first:
            file.readinto(memoryview(glyphs)[: _ENTRY * first])
            last = glyphs[_ENTRY * (first - 1) :]
            size = (last[0] | last[1] << 8) + (last[2] + 7) // 8 * last[3]
        self.slot = self.height * 2
        bits = bytearray(size + slots * self.slot)
        file.seek(base + self.bitmaps)
        file.readinto(memoryview(bits)[:size])
        assets.leave(file)
        self.first, self.first_bits = first, size
        self.glyphs, self.bits = glyphs, bits
        self.slots = slots
        self.step = _LONGEST if first else slots  # characters laid at a time
        self.kept = {}
        self.order = array("H", bytes(2 * slots))
        self.next = 0

    def _open(self):
        """The font's file, ready to be read, and where in it the font begins."""
        file, base = assets.find("fonts/" + self.name + ".bin")
        file.seek(base)
        return file, base

    def _lay(self, string):
        """Put the string's glyph indices into the run."""
        if isinstance(string, str):
            string = string.encode()
        size = len(string)
        run, first = _run, self.first
        highest = kernels.find_glyphs(run, _LONGEST, string, size, self.codes, self.count)
        if highest < first or not run[0]:
            return
        file = None
        for k in range(1, run[0] + 1):
            index = run[k]
            if index >= first:
                place = self.kept.get(index)
                if place is None:
                    if file is None:
                        file, base = self._open()
                    place = self._keep(file, base, index)
                run[k] = place
        if file is not None:
            assets.leave(file)

    def _keep(self, file, base, index):
        """Read glyph `index` of the font that begins there; gives its place in memory."""
        slot = self.next
        self.next = (slot + 1) % self.slots
        place = self.first + slot
        if self.kept.get(self.order[slot]) == place:
            del self.kept[self.order[slot]]
        self.order[slot] = index
        self.kept[index] = place
        file.seek(base + self.entries + _ENTRY * index)
        entry = file.read(_ENTRY)
        size = (entry[2] + 7) // 8 * entry[3]
        start = self.first_bits + slot * self.slot
        at = place * _ENTRY
        self.glyphs[at : at + _ENTRY] = entry
        self.glyphs[at] = start & 0xFF
        self.glyphs[at + 1] = start >> 8
        file.seek(base + self.bitmaps + (entry[0] | entry[1] << 8))
        file.readinto(memoryview(self.bits)[start : start + size])
        return place

    def width(self, string):
        """The width of a string in pixels."""
        if len(string) <= self.step:
            self._lay(string)
            return kernels.measure(_run, self.glyphs)
        return self.width(string[: self.step]) + self.width(string[self.step :])

    def fits(self, string, width):
        """How many characters of a string, from its start, a width in pixels has room for."""
        glyphs = self.glyphs
        for at in range(0, len(string), self.step):
            self._lay(string[at : at + self.step])
            for k in range(1, _run[0] + 1):
                width -= glyphs[_run[k] * _ENTRY + 6]
                if width < 0:
                    return at + k - 1
        return len(string)

    def draw(self, kernel, pixels, shape, x, y, string, tint):
        """Draw a string with the kernel for such pixels; gives the x after it."""
        for at in range(0, len(string), self.step):
            self._lay(string[at : at + self.step])
            x = kernel(pixels, shape, _run, self.glyphs, self.bits, x, y, tint)
        return x


class Language:
    """The texts of one language by key."""

    def __init__(self, code):
        """Open firmware/texts/CODE.bin."""
        self.code = code
        self.file, self.base = assets.find("texts/" + code + ".bin")
        self.file.seek(self.base)
        head = self.file.read(5)
        if head[:3] != b"KT\x01":
            raise ValueError("not a language: " + code)
        self.count = head[3] | head[4] << 8
        self.start = self.base + 5 + 2 * (self.count + 1)

    def __call__(self, key, *values):
        """The text of a key, its {} filled with the values."""
        file = self.file
        file.seek(self.base + 5 + 2 * key)
        ends = file.read(4)
        start = ends[0] | ends[1] << 8
        file.seek(self.start + start)
        text = file.read((ends[2] | ends[3] << 8) - start).decode()
        return text.format(*values) if values else text

    def close(self):
        """Close the file."""
        assets.leave(self.file)


def wrapped(font, string, width):
    """The lines of a string broken to a width in pixels.

    At spaces, in Japanese between any two characters; a word wider than the line after a hyphen
    or where the line is full.
    """
    lines = []
    for rest in string.split("\n"):
        while True:
            count = font.fits(rest, width)
            if count >= len(rest):
                break
            at = count
            while at and not _breaks(rest, at):
                at -= 1
            at = at or rest.rfind("-", 1, count) + 1 or count or 1
            lines.append(rest[:at].rstrip())
            rest = rest[at:].lstrip()
        lines.append(rest)
    return lines


def _breaks(text, at):
    """Whether a line may end before the character at that place."""
    # Slices: a character by its index would be one more name in memory.
    before, after = text[at - 1 : at], text[at : at + 1]
    if after == " ":
        after = text[at + 1 : at + 2] or " "
    elif before == " ":
        before = text[at - 2 : at - 1] or " "
    elif before < "\u3000" and after < "\u3000":
        return False
    return after not in _NEVER_FIRST and before not in _NEVER_LAST


_NEVER_FIRST = "、。」！？）ーょゃゅっョャュッ・：;,.:!?)»"
_NEVER_LAST = "「（(«"
