"""The power is cut in every flash operation of a save, on the emulated board."""

import pytest

from boards.tools import ship
from simulator.chip import Chip
from tests.chip.support import images, needs_image

pytestmark = [needs_image, pytest.mark.slow]
BOARD = "waveshare_lcd_1_3"
OLD, NEW, MORE = bytes(range(200)), bytes(range(220, 20, -1)), b"\x11\x22"
OPEN = "from hal.storage import Storage\ns = Storage('/save')\n"
FILES = {
    path: (ship.ROOT / path[1:]).read_bytes() for path in ("/hal/__init__.py", "/hal/storage.py")
}


def stored():
    """A flash on which something was saved and appended to."""
    flash = images.flash_of(images.given(), FILES)
    with Chip(BOARD, image=flash) as chip:
        chip.execute(f"{OPEN}s.save('game', {OLD!r})")
        chip.execute(f"{OPEN}for i in range(9): s.append('game', b'\\x00')")
        return chip.flash()


def content(flash):
    """What is read after the power has come back, and what can be written then."""
    with Chip(BOARD, image=flash) as chip:
        read = eval(chip.execute(f"{OPEN}print(s.load('game'))"))
        chip.execute(f"{OPEN}s.save('game', {NEW!r})")
        assert eval(chip.execute(f"{OPEN}print(s.load('game'))")) == NEW
        return read


@pytest.mark.parametrize(
    ("call", "old", "new"),
    [
        (f"s.save('game', {NEW!r})", OLD + bytes(9), NEW),
        (f"s.append('game', {MORE!r})", OLD + bytes(9), OLD + bytes(9) + MORE),
    ],
    ids=["save", "append"],
)
@pytest.mark.parametrize("when", ["before", "half", "after"])
def test_the_old_or_the_new_state(call, old, new, when):
    """Whichever operation it is, and however much of it happened: one of both, never neither."""
    before, seen = stored(), set()
    for at in range(1, 60):
        with Chip(BOARD, image=before) as chip:
            chip.execute(OPEN)  # mounted, as the program has it
            chip.cut(at, when)
            chip.send(b"\x01" + f"{call}\n".encode() + b"\x04")
            why = chip.run(4000, quiet=60e6)
            after = chip.flash()
        read = content(after)
        assert read in (old, new), f"operation {at}, {when}"
        seen.add(read)
        if why != "power":
            assert read == new
            break
    assert at > 1
    assert new in seen
