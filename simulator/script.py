"""Scripts of presses: one step a line, for `run`, the tests and the emulated board.

    press A          down for a moment, then up
    hold A 800       down for so many ms, then up
    wait 500         nothing for so many ms
    shot NAME        wait until nothing moves, then a picture
    # comment

Runs on CPython and on MicroPython.
"""

from hal.buttons import BITS

PRESS_MS = 60  # down, and up again, at each press: longer than any lock-out
LONGEST_MS = 3_600_000

_USAGE = {
    "press": "press BUTTON",
    "hold": "hold BUTTON MS",
    "wait": "wait MS",
    "shot": "shot NAME",
}
_NAME = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-."


class BadScript(ValueError):
    """A line that is no step; the text begins with the line's number."""


def parse(text, buttons=None):
    """Read a script into a list of steps: ("hold", mask, ms), ("wait", ms) or ("shot", name).

    `buttons`: names that the board has; None takes them all. Raises BadScript.
    """
    steps = []
    for number, line in enumerate(text.split("\n"), 1):
        words = line.strip().split()
        if not words or words[0].startswith("#"):
            continue
        try:
            steps.append(_step(words, buttons))
        except BadScript as error:
            raise BadScript("line %d: %s" % (number, error)) from None
    return steps


def _step(words, buttons):
    kind = words[0]
    if kind not in _USAGE:
        raise BadScript("%s is no step; there are press, hold, wait, shot" % _short(kind))
    if len(words) != len(_USAGE[kind].split()):
        raise BadScript("written as: %s" % _USAGE[kind])
    if kind == "press":
        return ("hold", _mask(words[1], buttons), PRESS_MS)
    if kind == "hold":
        return ("hold", _mask(words[1], buttons), _ms(words[2]))
    if kind == "wait":
        return ("wait", _ms(words[1]))
    name = words[1]
    if name.startswith(".") or len(name) > 60 or not all(c in _NAME for c in name):
        raise BadScript("a picture's name is made of letters, digits, _ - and .")
    return (kind, name)


def _mask(name, buttons):
    known = [key for key in BITS if buttons is None or key in buttons]
    if name not in known:
        raise BadScript("no button %s; there are %s" % (_short(name), " ".join(sorted(known))))
    return BITS[name]


def _ms(text):
    if len(text) > 9 or not all("0" <= c <= "9" for c in text) or int(text) > LONGEST_MS:
        raise BadScript("%s is no time in ms, 0 to %d" % (_short(text), LONGEST_MS))
    return int(text)


def _short(word):
    return repr(word if len(word) <= 30 else word[:30] + "…")
