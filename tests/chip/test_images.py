"""What is put into the flash, without an image of MicroPython."""

import pytest

from boards.tools import board, board_names
from simulator.chip import ChipError
from tests.chip.support import images


@pytest.mark.parametrize("name", board_names())
def test_the_probe_gets_a_pin_that_the_board_leaves_alone(name):
    module, pin = board(name), images.free_pin(name)
    parts = [module.DISPLAY, module.BUTTONS, module.SOUND, module.BATTERY, module.LED]
    assert all(pin not in (part or {}).values() for part in parts)


def test_no_image_is_said_in_one_line(tmp_path, monkeypatch):
    path = tmp_path / "no.uf2"
    path.write_bytes(b"no")
    with pytest.raises(ChipError, match="no UF2 file"):
        images.flash_of(path, {})
    monkeypatch.setenv("PICO_UF2", str(tmp_path / "none"))
    assert images.given() is None
    monkeypatch.setenv("PICO_UF2", str(path))
    assert images.given() == path


@pytest.mark.slow
def test_the_probe_is_shrunk_with_the_program():
    files = images.watched("waveshare_lcd_1_3", 5)
    assert files["/boot.py"] == b"import probe\n"
    assert set(files) == {*images.installed("waveshare_lcd_1_3"), "/boot.py", "/probe.mpy"}
