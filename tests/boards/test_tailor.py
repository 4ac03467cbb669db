"""Sources cut for one board: what it has not got is left out."""

from types import SimpleNamespace

import pytest

from boards.tools.tailor import thumbed, wired


@pytest.mark.parametrize("sound", [None, {"pin": 3}])
def test_what_a_board_has_not_got_is_nothing(sound):
    board = SimpleNamespace(DISPLAY={"cs": 1}, SOUND=sound, BATTERY=None, LED={"red": 1})
    text = "a = 'cs' in spec\nb = 'i2c' not in spec\nc = (board.SOUND, board.LED, board.BATTERY)"
    scope = {"board": board, "spec": {}}
    exec(wired(text, board), scope)
    assert (scope["a"], scope["b"]) == (True, True)
    assert scope["c"] == (sound, board.LED, None)
    assert ("board.SOUND" in wired(text, board)) == bool(sound)


def test_a_function_is_put_in_the_place_of_its_namesake():
    text = "A = 1\n\ndef expand():\n    return A\n\ndef other():\n    return 3\n"
    made = thumbed(text, "def expand():\n    return A + 1\n")
    scope = {}
    exec(made, scope)
    assert (scope["expand"](), scope["other"]()) == (2, 3)
    with pytest.raises(KeyError):
        thumbed(text, "def unknown():\n    pass\n")
