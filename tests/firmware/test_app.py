"""The loop: crashes, sleep, modules that come and go."""

import sys

import pytest

from firmware.app import App
from firmware.input import OK
from tests.screens.kit import Person


def test_a_crash_is_kept_and_shown_and_left():
    person = Person()
    person.app.strict = False

    def fail(_now):
        raise RuntimeError("on purpose")

    person.app.screen.update = fail
    person.step(times=3)
    assert person.where() == "crash"
    assert "on purpose" in person.device.storage.load("last_crash.txt").decode()
    person.settle()
    person.do(OK)
    assert person.where() == "title"


def test_an_error_in_the_crash_screen_gets_out():
    person = Person()
    person.app.strict = False
    person.app.crash(RuntimeError("first"))

    def fail(_now):
        raise RuntimeError("second")

    person.app.screen.update = fail
    with pytest.raises(RuntimeError, match="second"):
        person.step()


def test_strict_gives_the_error_to_the_caller():
    person = Person()
    person.app.screen.update = lambda now: 1 // 0
    with pytest.raises(ZeroDivisionError):
        person.step()


def test_nobody_there_dims_and_sleeps_and_the_first_press_only_wakes():
    person = Person()
    display, clock = person.device.display, person.device.clock
    lit = display.percent
    clock.now += 61_000
    person.step(times=2)
    assert display.percent < lit and not display.asleep
    clock.now += 130_000
    person.step(times=2)
    assert display.asleep
    before = person.where()
    person.step(16, 3)
    assert not display.asleep and display.percent == lit
    person.step(0, 5)
    assert person.where() == before
    person.do(OK)
    assert person.where() != before


def test_time_goes_on_when_the_ticks_wrap():
    person = Person()
    clock, app = person.device.clock, person.app
    app.ticks = clock.now = 0x3FFFFFFF - 10
    now = app.now
    clock.now = 5
    app.step()
    assert app.now - now == 16


def test_what_a_screen_loads_goes_with_it():
    person = Person()
    before = set(sys.modules)
    person.app.push("settings")
    person.step(times=2)
    assert "firmware.screens.settings" in sys.modules
    person.app.pop()
    person.step(times=2)
    ours = [name for name in set(sys.modules) - before if name.startswith("firmware.")]
    assert not ours


def test_unknown_language_and_size():
    person = Person()
    with pytest.raises(ValueError, match="en, fr, pt, ja"):
        person.app.set_language("xx")
    person.device.display.width = 100
    with pytest.raises(ValueError, match="no layout for 100 x 240"):
        App(person.device)
