"""A font of 3 x 5 pixels for panels where nothing else fits.

Digits, signs and capitals without accents.
"""

from firmware import text

# Five rows of three pixels, the top row in the high bits.
_GLYPHS = (
    (" ", 0o00000),
    ("!", 0o22202),
    ("%", 0o51245),
    ("+", 0o02720),
    (",", 0o00024),
    ("-", 0o00700),
    (".", 0o00002),
    ("/", 0o11244),
    ("0", 0o75557),
    ("1", 0o26227),
    ("2", 0o71747),
    ("3", 0o71317),
    ("4", 0o55711),
    ("5", 0o74717),
    ("6", 0o74757),
    ("7", 0o71222),
    ("8", 0o75757),
    ("9", 0o75717),
    (":", 0o02020),
    ("=", 0o07070),
    (">", 0o42124),
    ("?", 0o71302),
    ("A", 0o25755),
    ("B", 0o65656),
    ("C", 0o34443),
    ("D", 0o65556),
    ("E", 0o74647),
    ("F", 0o74644),
    ("G", 0o34553),
    ("H", 0o55755),
    ("I", 0o72227),
    ("J", 0o11152),
    ("K", 0o55655),
    ("L", 0o44447),
    ("M", 0o57755),
    ("N", 0o65555),
    ("O", 0o75557),
    ("P", 0o65644),
    ("Q", 0o25563),
    ("R", 0o65655),
    ("S", 0o34216),
    ("T", 0o72222),
    ("U", 0o55557),
    ("V", 0o55552),
    ("W", 0o55775),
    ("X", 0o55255),
    ("Y", 0o55222),
    ("Z", 0o71247),
    ("×", 0o05250),
)
_PLAIN = {
    "À": "A", "Á": "A", "Â": "A", "Ã": "A", "Ç": "C", "É": "E", "È": "E", "Ê": "E", "Í": "I",
    "Î": "I", "Ó": "O", "Ô": "O", "Õ": "O", "Ō": "O", "Ú": "U", "Û": "U", "Ū": "U", "→": ">",
    "…": ".", "’": "", "•": ".",
}  # fmt: skip
_LOWER = "àáâãçéèêíîóôõōúûū"


class Tiny(text.Font):
    """That font; lower case is shown as capitals."""

    def __init__(self):
        """Build it."""
        self.height, self.baseline, self.step = 6, 5, 120
        self.count = self.first = len(_GLYPHS)
        codes, glyphs, bits = bytearray(), bytearray(), bytearray()
        for char, rows in _GLYPHS:
            codes += bytes((ord(char), 0))
            at = len(bits)
            glyphs += bytes((at & 0xFF, at >> 8, 3, 5, 0, 0, 3 if char in " .,:!" else 4))
            for row in range(12, -1, -3):
                bits.append((rows >> row & 7) << 5)
        self.codes, self.glyphs, self.bits = codes, glyphs, bits

    def _lay(self, string):
        if not isinstance(string, str):
            string = string.decode()
        plain = ""
        for char in string.upper():
            if char in _LOWER:
                char = "AAAACEEEIIOOOOUUU"[_LOWER.index(char)]
            plain += _PLAIN.get(char, char)
        super()._lay(plain)
