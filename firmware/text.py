"""Fonts and languages.

A font is firmware/fonts/NAME.bin: its code points stay in memory, and of its glyphs those of the
Latin script; any other is read when it is drawn and kept for a while. A language is
firmware/texts/XX.bin: a string is read when it is asked for. Both are made by generators; see
firmware/fonts and firmware/texts.
"""

from array import array

from firmware import kernels
from firmware.cardart import HERE

SMALL, NORMAL, LARGE, TINY = 0, 1, 2, 3

_LONGEST = 120  # glyphs drawn of one string
_ENTRY = 7  # bytes of a glyph's entry
_LATIN = 0x250  # code points below stay in memory

_run = array("H", bytes(2 * (_LONGEST + 1)))


class Font:
    """One font.

    `height` is that of its line box; `slots` glyphs beyond Latin are kept at a time.
    """

    def __init__(self, name, slots=24):
        """Open firmware/fonts/NAME.bin."""
        self.file = file = open(HERE + "fonts/" + name + ".bin", "rb")  # noqa: SIM115
        head = file.read(7)
        if head[:3] != b"KF\x01":
            raise ValueError("not a font: " + name)
        self.height, self.baseline = head[3], head[4]
        self.count = count = head[5] | head[6] << 8
        self.codes = codes = file.read(2 * count)
        latin = 0
        while latin < count and codes[2 * latin] | codes[2 * latin + 1] << 8 < _LATIN:
            latin += 1
        self.latin = latin
        self.entries = 7 + 2 * count
        self.bitmaps = self.entries + _ENTRY * count
        self.slot = (self.height + 3) * 2
        self.slots = slots
        glyphs = bytearray(_ENTRY * (latin + slots))
        file.readinto(memoryview(glyphs)[: _ENTRY * latin])
        end = file.read(2)
        size = end[0] | end[1] << 8
        bits = bytearray(size + slots * self.slot)
        file.seek(self.bitmaps)
        file.readinto(memoryview(bits)[:size])
        self.glyphs, self.bits, self.latin_bits = glyphs, bits, size
        self.kept = {}
        self.order = array("H", bytes(2 * slots))
        self.next = 0

    def _lay(self, string):
        """Put the string's glyph indices into the run."""
        if isinstance(string, str):
            string = string.encode()
        if (
            kernels.find_glyphs(_run, _LONGEST, string, len(string), self.codes, self.count)
            >= self.latin
        ):
            for k in range(1, _run[0] + 1):
                if _run[k] >= self.latin:
                    _run[k] = self._keep(_run[k])

    def _keep(self, index):
        """The place in memory of glyph `index`, read from the file unless it is there."""
        place = self.kept.get(index)
        if place is not None:
            return place
        slot = self.next
        self.next = (slot + 1) % self.slots
        place = self.latin + slot
        if self.order[slot]:
            del self.kept[self.order[slot]]
        self.order[slot] = index
        self.kept[index] = place
        self.file.seek(self.entries + _ENTRY * index)
        entry = self.file.read(_ENTRY)
        size = (entry[2] + 7) // 8 * entry[3]
        start = self.latin_bits + slot * self.slot
        at = place * _ENTRY
        self.glyphs[at : at + _ENTRY] = entry
        self.glyphs[at] = start & 0xFF
        self.glyphs[at + 1] = start >> 8
        self.file.seek(self.bitmaps + (entry[0] | entry[1] << 8))
        self.file.readinto(memoryview(self.bits)[start : start + size])
        return place

    def width(self, string):
        """The width of a string in pixels."""
        self._lay(string)
        return kernels.measure(_run, self.glyphs)

    def draw(self, pixels, shape, x, y, string, tint):
        """Draw a string (str or UTF-8 bytes); gives the x after it."""
        self._lay(string)
        return kernels.draw_glyphs(pixels, shape, _run, self.glyphs, self.bits, x, y, tint)

    def close(self):
        """Close the file."""
        self.file.close()


class Language:
    """The texts of one language by key."""

    def __init__(self, code):
        """Open firmware/texts/CODE.bin."""
        self.code = code
        self.file = open(HERE + "texts/" + code + ".bin", "rb")  # noqa: SIM115
        head = self.file.read(5)
        if head[:3] != b"KT\x01":
            raise ValueError("not a language: " + code)
        count = head[3] | head[4] << 8
        self.start = 5 + 2 * (count + 1)
        self.offsets = array("H", bytes(2 * (count + 1)))
        self.file.readinto(self.offsets)

    def __call__(self, key, *values):
        """The text of a key, its {} filled with the values."""
        start = self.offsets[key]
        self.file.seek(self.start + start)
        text = self.file.read(self.offsets[key + 1] - start).decode()
        return text.format(*values) if values else text

    def close(self):
        """Close the file."""
        self.file.close()


def wrapped(font, string, width):
    """The lines of a string broken to a width in pixels.

    At spaces, in Japanese between any two characters.
    """
    lines = []
    for paragraph in string.split("\n"):
        line = ""
        for piece in _pieces(paragraph):
            if line and font.width((line + piece).rstrip()) > width:
                lines.append(line.rstrip())
                line = piece.lstrip()
            else:
                line += piece
        lines.append(line.rstrip())
    return lines


def _pieces(text):
    """What a line may not break inside.

    Words with the space after them; wide characters one by one.
    """
    start = 0
    for k in range(len(text)):
        here = ord(text[k])
        wide = here >= 0x3000
        after = ord(text[k + 1]) if k + 1 < len(text) else 0
        if after in _NEVER_FIRST or here in _NEVER_LAST:
            continue
        if here == 32 or wide or after >= 0x3000:
            yield text[start : k + 1]
            start = k + 1
    if start < len(text):
        yield text[start:]


_NEVER_FIRST = tuple(ord(c) for c in "、。」！？）ーょゃゅっョャュッ・：; ,.:!?)")
_NEVER_LAST = tuple(ord(c) for c in "「（(")
