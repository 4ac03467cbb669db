"""MicroPython and the game in one file to drag onto a board: a first installation.

`python -m boards.tools.uf2 --board NAME --micropython IMAGE.uf2` joins an official MicroPython
image with a file system that holds the game. Where the file system lies, the image says itself.
It starts empty: saves and other files on the board are lost.
"""

import argparse
import struct
import sys
from dataclasses import dataclass
from pathlib import Path

from littlefs import LittleFS, LittleFSError  # type: ignore[import-untyped]

from boards.tools import board as load_board
from boards.tools.flash import LIST, OLDEST, list_of
from boards.tools.ship import ROOT, Refused, files, report

FAMILIES = {0xE48BFF56: "rp2040", 0xE48BFF59: "rp2350", 0xE48BFF5A: "rp2350 RISC-V"}
_MAGIC = (0x0A324655, 0x9E5D5157, 0x0AB16F30)  # UF2 specification
_FAMILY_GIVEN = 0x2000
_PAYLOAD = 256
_FLASH = 0x10000000  # where the chips map it
_BLOCK = 4096
_PROGRAM = 256  # bytes programmed at a time, as MicroPython's rp2 port formats
_LITTLEFS = 0x00020000  # disk version: MicroPython refuses later ones


@dataclass
class Image:
    """A MicroPython image."""

    family: int
    flash: dict[int, bytes]  # address -> 256 bytes
    others: list[bytes]  # blocks for other families, as they were
    version: str
    start: int  # of the file system, an address
    size: int  # of the file system, bytes


def read_image(data: bytes) -> Image:
    """Take a UF2 apart; `Refused` if it is not a MicroPython image that says what is needed."""
    flash: dict[int, bytes] = {}
    others = []
    family = 0
    if not data or len(data) % 512:
        raise Refused("This is no UF2 file: its size is no multiple of 512.")
    for at in range(0, len(data), 512):
        block = data[at : at + 512]
        magic0, magic1, flags, address, size, _, _, kind = struct.unpack_from("<8I", block)
        if (magic0, magic1, struct.unpack_from("<I", block, 508)[0]) != _MAGIC:
            raise Refused("This is no UF2 file: block %d is not one." % (at // 512))
        if not flags & _FAMILY_GIVEN or kind not in FAMILIES:
            others.append(block)
            continue
        if size != _PAYLOAD or address % _PAYLOAD or family not in (0, kind):
            raise Refused("This UF2 file is not for one Pico: block %d." % (at // 512))
        family = kind
        flash[address] = block[32 : 32 + size]
    if not flash:
        raise Refused("This UF2 file is not for a Pico or a Pico 2.")
    version, start, size = _binary_info(flash)
    return Image(family, flash, others, version, start, size)


class _Memory:
    """Reading from scattered pages."""

    def __init__(self, flash: dict[int, bytes]) -> None:
        self._flash = flash

    def word(self, address: int) -> int:
        page = self._flash.get(address & ~(_PAYLOAD - 1), b"")
        at = address % _PAYLOAD
        return struct.unpack_from("<I", page, at)[0] if len(page) >= at + 4 else 0

    def text(self, address: int) -> str:
        out = bytearray()
        while len(out) < 100:
            page = self._flash.get(address & ~(_PAYLOAD - 1))
            if page is None or not page[address % _PAYLOAD]:
                break
            out.append(page[address % _PAYLOAD])
            address += 1
        return out.decode("utf-8", "replace")


# Binary info, as the Pico SDK defines it (pico/binary_info/structure.h, defs.h)
_START, _END = 0x7188EBF2, 0xE71AA390
_BLOCK_DEVICE, _ID_STRING = 7, 6
_VERSION_ID = 0x11A9BC3A


def _binary_info(flash: dict[int, bytes]) -> tuple[str, int, int]:
    """Version, and address and size of the file system."""
    memory = _Memory(flash)
    first = min(flash)
    for header in range(first, first + 1024, 4):
        if memory.word(header) == _START and memory.word(header + 16) == _END:
            break
    else:
        raise Refused("This image says nothing about itself: take an official MicroPython one.")
    version, place = "", None
    for entry in range(memory.word(header + 4), memory.word(header + 8), 4):
        info = memory.word(entry)
        kind = memory.word(info) & 0xFFFF
        if kind == _ID_STRING and memory.word(info + 4) == _VERSION_ID:
            version = memory.text(memory.word(info + 8))
        elif kind == _BLOCK_DEVICE:
            place = memory.word(info + 8), memory.word(info + 12)
    if place is None:
        raise Refused("This image names no file system: take an official MicroPython one.")
    start, size = place
    if start % _BLOCK or size % _BLOCK or not size or start <= max(flash):
        raise Refused("This image's file system is at %X, %d bytes: unusable." % (start, size))
    return version, start, size


def check(image: Image, board: object) -> None:
    """Refuse an image that the board cannot use."""
    family = FAMILIES[image.family]
    if "RISC-V" in family:
        raise Refused(
            "This image is for the RISC-V cores: take the one without RISCV in its name."
        )
    if family not in board.CHIPS:  # type: ignore[attr-defined]
        raise Refused(
            "This image is for an %s; %s has an %s."
            % (family, board.NAME, " or ".join(board.CHIPS))  # type: ignore[attr-defined]
        )
    numbers = image.version.lstrip("v").split("-")[0].split(".")[:2]
    if len(numbers) != 2 or not all(n.isdigit() for n in numbers):
        raise Refused("This image does not say which MicroPython it is (%r)." % image.version)
    if tuple(map(int, numbers)) < OLDEST:
        raise Refused(
            "MicroPython %s is too old, %d.%d or later is needed: take one from micropython.org."
            % (image.version, *OLDEST)
        )


def file_system(contents: dict[str, bytes], size: int) -> bytes:
    """A littlefs image of that size with these files."""
    fs = LittleFS(
        block_size=_BLOCK,
        block_count=size // _BLOCK,
        prog_size=_PROGRAM,
        disk_version=_LITTLEFS,
    )
    try:
        for path, data in sorted(contents.items()):
            folder = path.rpartition("/")[0]
            if folder:
                fs.makedirs(folder, exist_ok=True)
            with fs.open(path, "wb") as file:
                file.write(data)
    except (OSError, LittleFSError):
        raise Refused("The game does not fit into the image's %d KB." % (size // 1024)) from None
    return bytes(fs.context.buffer)


def joined(image: Image, fs: bytes) -> bytes:
    """The blocks of both, numbered anew. All of the file system is written: an old block that
    stayed in it could count as newer than ours."""
    pages = dict(image.flash)
    for at in range(0, len(fs), _PAYLOAD):
        pages[image.start + at] = fs[at : at + _PAYLOAD]
    out = bytearray(b"".join(image.others))
    for number, address in enumerate(sorted(pages)):
        head = struct.pack(
            "<8I",
            *_MAGIC[:2],
            _FAMILY_GIVEN,
            address,
            _PAYLOAD,
            number,
            len(pages),
            image.family,
        )
        out += head + pages[address].ljust(476, b"\0") + struct.pack("<I", _MAGIC[2])
    return bytes(out)


def build(name: str, data: bytes) -> tuple[bytes, str]:
    """The joined file for a board, and a line about it."""
    try:
        board = load_board(name)
    except ValueError as unknown:
        raise Refused("%s." % unknown) from None
    image = read_image(data)
    check(image, board)
    shipped = files(name)
    contents = dict(shipped)
    contents[LIST] = list_of(name, sorted(shipped))
    return (
        joined(image, file_system(contents, image.size)),
        "%s with MicroPython %s: %s" % (board.NAME, image.version, report(shipped)),
    )


def main(arguments: list[str] | None = None) -> int:
    """The command line; gives the exit status."""
    parser = argparse.ArgumentParser(prog="python -m boards.tools.uf2", description=__doc__)
    parser.add_argument("--board", required=True, help="name of a module in boards/")
    parser.add_argument("--micropython", required=True, help="an official image, a .uf2 file")
    parser.add_argument("--out", help="default: build/koi-koi-BOARD.uf2")
    options = parser.parse_args(arguments)
    out = Path(options.out or ROOT / "build" / ("koi-koi-%s.uf2" % options.board))
    try:
        try:
            data = Path(options.micropython).read_bytes()
        except OSError as error:
            raise Refused(
                "Cannot read %s (%s): download the image for the board's chip from "
                "micropython.org." % (options.micropython, error.strerror)
            ) from None
        whole, line = build(options.board, data)
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_bytes(whole)
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 1
    note = load_board(options.board).NOTE
    if note:
        print(note)
    print(line)
    print("%s, %.1f MB: hold BOOTSEL while you plug the board in, drop the file on the drive."
          % (out, len(whole) / 2**20))  # fmt: skip
    print("Its file system starts empty: saves and other files that are on the board are lost.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
