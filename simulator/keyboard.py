"""The keyboard of window and terminal: which key stands for which button of the board.

Keys follow intents through the board's scheme, so that arrows and Enter work on every board; the
letters A B X Y are the buttons themselves. Names of keys are pygame's.
"""

from types import ModuleType

from firmware import input as intents
from hal.buttons import BITS

HOLD_MS = (0, 700, 1500)  # a tap, a long press, a longer one: beyond the limits of firmware.input

# What the help says, the keys, the intent, and the one to take where the board has no such key.
ROWS = (
    ("move", ("up",), intents.UP, intents.PREV),
    ("move", ("down",), intents.DOWN, intents.NEXT),
    ("move", ("left",), intents.PREV, 0),
    ("move", ("right",), intents.NEXT, 0),
    ("OK", ("return", "space"), intents.OK, 0),
    ("back", ("backspace", "escape"), intents.BACK, 0),
    ("look closer", ("i",), intents.INFO, 0),
    ("menu", ("tab", "p"), intents.MENU, 0),
)
LETTERS = ("A", "B", "X", "Y")
HELP = (
    ("arrows", "move"),
    ("Enter, Space", "OK"),
    ("Esc, Backspace", "back"),
    ("I", "look closer"),
    ("P, Tab", "menu"),
    ("A B X Y", "the board's own buttons"),
    ("M", "mute"),
    ("F12", "picture of the screen"),
    ("F1", "these keys"),
)


class Keyboard:
    """Keys of one board: `keys` is name -> (mask, ms it is held, 0: as long as the key)."""

    def __init__(self, board: ModuleType) -> None:
        """Read the board's scheme and buttons."""
        scheme = intents.Input(board.SCHEME)
        self.keys: dict[str, tuple[int, int]] = {}
        for _, names, intent, other in ROWS:
            way = scheme.way(intent) or scheme.way(other)
            if way:
                for name in names:
                    self.keys[name] = (BITS[way[0]], HOLD_MS[way[2]])
        for letter in LETTERS:
            if letter in board.BUTTONS:
                self.keys[letter.lower()] = (BITS[letter], 0)


class Presses:
    """Buttons that keys hold down: some while the key is down, some for a time of their own."""

    def __init__(self, keyboard: Keyboard) -> None:
        """Nothing is pressed."""
        self.keyboard = keyboard
        self.down: set[str] = set()
        self.until: dict[int, int] = {}

    def press(self, name: str, now: int, least: int = 0) -> bool:
        """A key went down and counts for `least` ms; gives whether it is known."""
        known = self.keyboard.keys.get(name)
        if known is None:
            return False
        mask, hold = known
        if max(hold, least):
            self.until[mask] = now + max(hold, least)
        else:
            self.down.add(name)
        return True

    def release(self, name: str) -> None:
        """A key went up."""
        self.down.discard(name)

    def mask(self, now: int) -> int:
        """The buttons that are down at `now` ms."""
        self.until = {mask: end for mask, end in self.until.items() if end > now}
        mask = 0
        for name in self.down:
            mask |= self.keyboard.keys[name][0]
        for timed in self.until:
            mask |= timed
        return mask
