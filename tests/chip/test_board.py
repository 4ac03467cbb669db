"""The emulated board with a program of eight instructions instead of MicroPython."""

import struct

import pytest

from simulator.chip import Chip, ChipError
from tests.chip.support import needs_node

# Writes words to addresses, as a table says that ends with 0, then sleeps for ever.
PROGRAM = struct.pack(
    "<10HI",
    0x4C04,  # ldr r4, table
    0x6820,  # loop: ldr r0, [r4]
    0x6861,  # ldr r1, [r4, #4]
    0x3408,  # adds r4, #8
    0x2800,  # cmp r0, #0
    0xD001,  # beq end
    0x6001,  # str r1, [r0]
    0xE7F8,  # b loop
    0xBF30,  # end: wfi
    0xE7FD,  # b end
    0x10000100,
)
SPI1, SIO, RAM = 0x40040000, 0xD0000000, 0x20000000
SET, CLEAR, OUTPUT = SIO + 0x14, SIO + 0x18, SIO + 0x24
BOARD = "waveshare_lcd_1_3"
DC, CS, RESET = 8, 9, 12


def image(writes):
    """A flash with the program and its table."""
    table = b"".join(struct.pack("<II", address, value) for address, value in writes)
    return (PROGRAM.ljust(256, b"\xff") + table + bytes(8)).ljust(1 << 16, b"\xff")


def sent(*data):
    """Bytes on the bus, and time for them."""
    return [(SPI1 + 8, byte) for byte in data] + [(RAM, 0)] * (len(data) + 3)


def command(code, *data):
    writes = [(CLEAR, 1 << DC), *sent(code), (SET, 1 << DC)]
    for at in range(0, len(data), 4):
        writes += sent(*data[at : at + 4])
    return writes


SETUP = [
    *[(0x40014004 + 8 * pin, 5) for pin in (DC, CS, RESET)],  # GPIO_CTRL: under the program
    (OUTPUT, 1 << DC | 1 << CS | 1 << RESET),
    (SET, 1 << CS | 1 << RESET),
    (CLEAR, 1 << RESET),
    (SET, 1 << RESET),
    (SPI1 + 0x10, 2),  # SSPCPSR: half the peripheral clock, 62.5 MHz
    (SPI1, 7),  # SSPCR0: 8 bits
    (SPI1 + 4, 2),  # SSPCR1: on
    (CLEAR, 1 << CS),
]
PICTURE = [
    *SETUP,
    *command(0x11),  # SLPOUT
    *command(0x3A, 0x05),
    *command(0x36, 0x70),
    *command(0x21),  # INVON
    *command(0x2A, 0, 0, 0, 1),
    *command(0x2B, 0, 0, 0, 0),
    *command(0x2C, 0xF8, 0x00, 0x12, 0x34),
    *command(0x29),  # DISPON
    (SET, 1 << CS),
]


@needs_node
def test_bytes_on_the_bus_become_a_picture():
    with Chip(BOARD, image=image(PICTURE), usb=False) as chip:
        assert chip.run(1, quiet=0.1e6) == "time"
        assert bytes(chip.panel.picture()[:4]) == b"\xf8\x00\x12\x34"
        assert chip.panel.lit
        assert chip.sent == 8 + 2 + 8 + 4
        assert 0 < chip.last_pixel < 0.2
        assert chip.faults == []


@needs_node
def test_nothing_is_seen_while_the_panel_is_not_selected():
    writes = [(SET, 1 << CS) if write == (CLEAR, 1 << CS) else write for write in PICTURE]
    with Chip(BOARD, image=image(writes), usb=False) as chip:
        chip.run(1)
        assert not chip.panel.lit
        assert chip.sent == 0


@needs_node
def test_bytes_take_the_time_of_the_bus():
    """400 bytes at 62.5 MHz, the processor waiting no longer than they need."""
    writes = [*SETUP, *[step for _ in range(50) for step in sent(*range(8))]]
    with Chip(BOARD, image=image(writes), usb=False) as chip:
        chip.run(2)
        assert chip.last_pixel >= 400 * 8 / 62.5e3
        assert chip.sent == 400


@needs_node
def test_time_stands_still_between_commands_and_repeats_exactly():
    times = []
    for _ in range(2):
        with Chip(BOARD, image=image(PICTURE), usb=False) as chip:
            chip.run(0.05)
            chip.run(3)
            times.append((chip.now, chip.last_pixel))
    assert times[0] == times[1]
    assert times[0][0] == pytest.approx(3.05, abs=0.001)


@needs_node
def test_a_program_that_runs_away_is_told():
    lost = struct.pack("<HHI", 0x4800, 0x4700, 0x30000001)  # ldr r0, address; bx r0
    with (
        Chip(BOARD, image=lost.ljust(512, b"\xff"), usb=False) as chip,
        pytest.raises(ChipError, match="died"),
    ):
        chip.run(1)


@needs_node
def test_the_flash_can_be_taken_out():
    content = image(PICTURE)
    with Chip(BOARD, image=content, usb=False) as chip:
        chip.run(1)
        assert chip.flash()[: len(content)] == content
        chip.power()
        assert not chip.panel.lit
        chip.run(1)
        assert chip.panel.lit


@needs_node
def test_a_file_that_is_no_image_is_refused(tmp_path):
    path = tmp_path / "wrong.uf2"
    path.write_bytes(bytes(512))
    with pytest.raises(ChipError, match="not a UF2 file"):
        Chip(BOARD, uf2=path)
