"""Scripts of presses."""

import pytest

from simulator import script


def test_every_step_is_read():
    text = "# start\npress A\n\n  hold LEFT 800\nwait 500\nshot title_1.png\n"
    assert script.parse(text) == [
        ("hold", 16, script.PRESS_MS),
        ("hold", 4, 800),
        ("wait", 500),
        ("shot", "title_1.png"),
    ]


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("jump", "jump"),
        ("press", "press BUTTON"),
        ("press A B", "press BUTTON"),
        ("press a", "'a'"),
        ("press Z", "A B"),
        ("hold A", "hold BUTTON MS"),
        ("hold A -1", "-1"),
        ("hold A 1.5", "1.5"),
        ("wait ٣", "time"),
        ("wait " + "9" * 1_000_000, "time"),
        ("wait 3600001", "3600000"),
        ("shot", "shot NAME"),
        ("shot ../x", "name"),
        ("shot .hidden", "name"),
    ],
)
def test_a_bad_line_is_named(line, word):
    with pytest.raises(script.BadScript) as caught:
        script.parse("press A\n# fine\n" + line + "\n")
    text = str(caught.value)
    assert text.startswith("line 3: ") and word in text and len(text) < 200


def test_only_the_boards_buttons_count():
    script.parse("press A", {"A": 1, "B": 2})
    with pytest.raises(script.BadScript) as caught:
        script.parse("press UP", {"A": 1, "B": 2})
    assert str(caught.value) == "line 1: no button 'UP'; there are A B"
