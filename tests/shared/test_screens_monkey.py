"""Somebody presses anything at any time: nothing breaks on any panel, scheme or language."""

from firmware.input import BACK, INFO, MENU, NEXT, OK, PREV, UP
from tests.screens.kit import SIZES, Person

PRESSES = 260


class Dice:
    """Numbers that are the same on every interpreter."""

    def __init__(self, seed):
        self.state = seed * 7919 + 1

    def below(self, count):
        """0 to count - 1."""
        self.state = (self.state * 1103 + 12345) & 0xFFFFF
        return (self.state >> 5) % count


def press_anything(size, scheme, language, seed, presses=PRESSES):
    """Random presses; the screens that were seen."""
    person = Person(size, scheme, language)
    dice = Dice(seed)
    wanted = (OK, OK, OK, OK, NEXT, NEXT, NEXT, UP, UP + 1, PREV, BACK, INFO, MENU)
    seen = set()
    for _ in range(presses):
        seen.add(person.where())
        if person.where() == "selftest":
            person.app.restart("title")
            person.step(times=3)
        person.do(wanted[dice.below(len(wanted))])
        person.step(times=dice.below(12))
    return seen


def test_on_every_panel_in_every_scheme():
    schemes = ("pad8", "pad6", "four", "two")
    languages = ("en", "fr", "pt", "ja")
    seen = set()
    for number, size in enumerate(SIZES):
        for at, scheme in enumerate(schemes):
            language = languages[(number + at) % (4 if size[0] >= 128 else 3)]
            seen |= press_anything(size, scheme, language, number * 4 + at)
    assert {"title", "newgame", "table", "pause", "captures", "rulesets", "help"} <= seen, seen
