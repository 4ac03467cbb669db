"""The player's settings: a few bytes in storage, written only when one changed."""

LANGUAGES = ("en", "fr", "pt", "ja")
FILE = "settings"

# name, lowest, highest, at first
ROWS = (
    ("language", 0, len(LANGUAGES) - 1, 0),
    ("volume", 0, 3, 2),
    ("brightness", 1, 5, 4),
    ("speed", 0, 2, 1),  # of animations: slow, normal, fast
    ("hints", 0, 1, 1),
)


class Settings:
    """The settings as attributes.

    An unreadable or older file leaves what it does not say at its first value.
    """

    def __init__(self, storage):
        """Read them from storage."""
        self.storage = storage
        stored = storage.load(FILE) or b""
        for index, (name, low, high, first) in enumerate(ROWS):
            value = stored[index] if index < len(stored) else first
            setattr(self, name, value if low <= value <= high else first)
        self.stored = self._packed()

    def _packed(self):
        return bytes(getattr(self, row[0]) for row in ROWS)

    def change(self, name, value):
        """Set one; it is written by `save`."""
        for row, low, high, _ in ROWS:
            if row == name:
                if not low <= value <= high:
                    raise ValueError("%s is %d to %d, not %s" % (name, low, high, value))
                setattr(self, name, value)
                return
        raise ValueError("no setting is called " + name)

    def save(self):
        """Write them, if any changed since they were written."""
        packed = self._packed()
        if packed != self.stored:
            self.storage.save(FILE, packed)
            self.stored = packed

    @property
    def code(self):
        """The language's code."""
        return LANGUAGES[self.language]
