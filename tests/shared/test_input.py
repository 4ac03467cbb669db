"""Buttons to intents: the schemes, edges, bouncing, repeats, long presses, screen changes."""

from firmware.input import BACK, DOWN, INFO, MENU, NEXT, OK, PREV, SCHEMES, UP, Input
from tests.shared.support import raises

STEP = 10


def press(keys, mask, ms, now=0, after=100):
    """Hold the buttons for so many ms, then none; gives the intents and the time."""
    made = []
    end = now + ms
    while now < end:
        made.extend(keys.poll(mask, now))
        now += STEP
    end = now + after
    while now < end:
        made.extend(keys.poll(0, now))
        now += STEP
    return made, now


def check(scheme, wanted):
    for mask, ms, intents in wanted:
        keys = Input(scheme)
        made = press(keys, mask, ms, 1000)[0]
        assert made == intents, (scheme, mask, ms, made)


def test_pad_with_four_keys():
    check(
        "pad8",
        (
            (1, 50, [UP]),
            (2, 50, [DOWN]),
            (4, 50, [PREV]),
            (8, 50, [NEXT]),
            (16, 50, [OK]),
            (256, 50, [OK]),
            (32, 50, [BACK]),
            (64, 50, [INFO]),
            (128, 50, [MENU]),
            (16, 5000, [OK]),
            (32, 5000, [BACK]),
        ),
    )


def test_pad_with_two_keys():
    check(
        "pad6",
        (
            (1, 50, [UP]),
            (8, 50, [NEXT]),
            (16, 50, [OK]),
            (16, 700, [INFO]),
            (256, 700, [INFO]),
            (32, 50, [BACK]),
            (32, 700, [MENU]),
            (64, 700, []),
        ),
    )


def test_four_buttons():
    check(
        "four",
        (
            (16, 50, [OK]),
            (16, 700, [INFO]),
            (16, 5000, [INFO]),
            (32, 50, [BACK]),
            (32, 700, [MENU]),
            (64, 50, [PREV]),
            (128, 50, [NEXT]),
            (1, 50, []),
        ),
    )


def test_two_buttons():
    check(
        "two",
        (
            (32, 50, [NEXT]),
            (32, 700, [BACK]),
            (32, 1500, [MENU]),
            (32, 5000, [MENU]),
            (16, 50, [OK]),
            (16, 700, [INFO]),
        ),
    )


def test_every_scheme_reaches_every_intent_that_screens_need():
    for scheme in SCHEMES:
        keys = Input(scheme)
        for intent in (NEXT, OK, BACK, INFO, MENU):
            assert keys.way(intent), (scheme, intent)
        assert scheme == "two" or keys.way(PREV)


def test_a_press_acts_when_the_key_goes_down():
    keys = Input("pad8")
    assert keys.poll(16, 0) == [OK]
    assert keys.poll(16, 10) == []
    # With a second meaning, when it is let go.
    keys = Input("four")
    assert keys.poll(16, 0) == []
    assert keys.poll(0, 100) == [OK]


def test_bouncing_counts_once():
    for scheme, mask, intent in (("pad8", 16, OK), ("four", 16, OK), ("two", 32, NEXT)):
        keys = Input(scheme)
        made = []
        for now, raw in ((0, 1), (4, 0), (9, 1), (13, 0), (18, 1), (120, 1)):
            made.extend(keys.poll(mask * raw, now))
        for now, raw in ((200, 0), (203, 1), (208, 0), (214, 1), (219, 0), (300, 0), (400, 0)):
            made.extend(keys.poll(mask * raw, now))
        assert made == [intent], (scheme, made)


def test_a_quick_press_is_not_missed():
    keys = Input("pad8")
    made = []
    for now in range(0, 400, 20):
        made.extend(keys.poll(8 if now % 80 < 40 else 0, now))
    assert made == [NEXT] * 5


def test_directions_repeat_and_nothing_else():
    keys = Input("pad8")
    made, _ = press(keys, 8, 1000)
    assert made == [NEXT] * 6
    for mask in (16, 32, 64, 128):
        assert len(press(Input("pad8"), mask, 3000)[0]) == 1
    assert len(press(Input("four"), 128, 1000)[0]) == 6
    assert press(Input("two"), 32, 500)[0] == [NEXT]


def test_two_keys_at_once():
    keys = Input("pad8")
    assert sorted(keys.poll(16 | 8, 0)) == [NEXT, OK]


def test_after_a_screen_change_nothing_counts_until_all_keys_are_up():
    for scheme, mask, other in (("pad8", 16, 8), ("four", 16, 128), ("two", 16, 32)):
        keys = Input(scheme)
        keys.poll(mask, 0)
        keys.hold_off()
        assert keys.blocked
        made = []
        for now in range(10, 3000, 10):  # held on: no repeat, no long press
            made.extend(keys.poll(mask, now))
        for now in range(3000, 3100, 10):  # another key while the first is held
            made.extend(keys.poll(mask | other, now))
        for now in range(3100, 3200, 10):
            made.extend(keys.poll(other, now))
        assert made == [] and keys.blocked
        for now in range(3200, 3300, 10):
            made.extend(keys.poll(0, now))
        assert made == [] and not keys.blocked
        made = press(keys, mask, 100, 3300)[0]
        assert made == [OK], (scheme, made)


def test_hold_off_with_all_keys_up_costs_nothing():
    keys = Input("pad8")
    keys.hold_off()
    keys.poll(0, 0)
    assert keys.poll(16, 20) == [OK]


def test_a_key_let_go_during_hold_off_makes_nothing():
    keys = Input("four")
    keys.poll(16, 0)
    keys.hold_off()
    made = []
    for now in range(10, 500, 10):
        made.extend(keys.poll(0, now))
    assert made == []


def test_unknown_scheme():
    error = raises(ValueError, Input, "nine")
    assert "four" in str(error)
