"""Every text of every screen beside the table stands inside the panel and over no other, in every
language, on every panel."""

from firmware.settings import LANGUAGES
from tests.screens.kit import SIZES, Person, Words, faults
from tests.screens.scenes import walk


def check(size, names=("wikipedia", "junior_tiger4")):
    wrong = []
    for language in LANGUAGES if size[0] >= 128 else LANGUAGES[:3]:
        # Four seats in one long and one short language: names and columns.
        for name in names if language in ("en", "fr") else names[:1]:
            person = Person(size, "pad8", language)
            words = Words(person)
            big = size[0] >= 128 and name == names[0]
            for label in walk(person, name, big=big):
                for fault in faults(words.of_screen(), person.app.layout):
                    wrong.append("%s %s %s: %s" % (language, name, label, fault))
    assert not wrong, "%d faults\n%s" % (len(wrong), "\n".join(wrong[:40]))


def test_texts_fit_240x240():
    check(SIZES[0])


def test_texts_fit_320x240():
    check(SIZES[1])


def test_texts_fit_240x135():
    check(SIZES[2])


def test_texts_fit_128x128():
    check(SIZES[3])


def test_texts_fit_128x64():
    check(SIZES[4])


def test_texts_fit_72x40():
    check(SIZES[5])


def test_hints_of_other_schemes_fit():
    for scheme in ("pad6", "four", "two"):
        for size in (SIZES[0], SIZES[3]):
            person = Person(size, scheme, "fr")
            words = Words(person)
            for label in walk(person, big=False):
                wrong = faults(words.of_screen(), person.app.layout)
                assert not wrong, "%s %s %s" % (scheme, label, wrong)
