"""What the flash of an emulated Pico holds: an image of MicroPython, and the game as installed."""

from __future__ import annotations

import os
from pathlib import Path

from boards.tools import board as load_board
from boards.tools import ship, uf2
from simulator.chip.link import ChipError

FLASH = 0x10000000
FLASH_SIZE = 2 * 1024 * 1024  # of a Pico
PROBE = Path(__file__).parent / "probe.py"
MISSING = "PICO_UF2 does not name an RPI_PICO image of MicroPython (micropython.org has them)"


def given() -> Path | None:
    """The image that the environment names in PICO_UF2."""
    name = os.environ.get("PICO_UF2")
    return Path(name) if name and Path(name).is_file() else None


def free_pin(name: str) -> int:
    """A GPIO that a board leaves alone."""
    board = load_board(name)
    taken = set(board.BUTTONS.values())
    for part in (board.DISPLAY, board.SOUND, board.BATTERY, board.LED):
        taken |= {value for value in (part or {}).values() if isinstance(value, int)}
    return max(set(range(2, 23)) - taken)


def flash_of(image: Path, contents: dict[str, bytes]) -> bytes:
    """The whole flash with an image and, if there are any files, a file system of them."""
    try:
        parts = uf2.read_image(image.read_bytes())
    except ship.Refused as refused:
        raise ChipError(f"{image}: {refused}") from None
    flash = bytearray(b"\xff" * FLASH_SIZE)
    for address, page in parts.flash.items():
        flash[address - FLASH : address - FLASH + len(page)] = page
    if contents:
        start = parts.start - FLASH
        flash[start : start + parts.size] = uf2.file_system(contents, parts.size)
    return bytes(flash)


def installed(name: str) -> dict[str, bytes]:
    """The files of a board, as `make flash` copies them."""
    return ship.files(name)


def watched(name: str, seed: int | None, heap: bool = False) -> dict[str, bytes]:
    """The same with the probe beside them; it shows settled screens on `free_pin(name)`."""
    values = f"PIN, SEED, HEAP = {free_pin(name)}, {seed!r}, {heap!r}\n"
    lines = PROBE.read_text("utf-8").splitlines(keepends=True)
    source = "".join(
        values if line.startswith("PIN, SEED, HEAP = ") else line for line in lines
    )
    texts = ship.sources(load_board(name), {"probe": source})
    probe = texts.pop("probe")
    contents = ship.files(name, texts=texts)
    contents["/probe.mpy"] = ship.compiled("probe", probe, "armv6m")
    contents["/boot.py"] = b"import probe\n"
    return contents
