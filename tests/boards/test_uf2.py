"""The joined file: a made-up image with what MicroPython's real ones say of themselves, and a real
one where PICO_UF2 names it."""

import os
import struct

import pytest
from littlefs import LittleFS

from boards.tools import flash, ship, uf2
from boards.tools.ship import Refused

pytestmark = pytest.mark.slow  # it compiles the program of a board

RP2040, RP2350, RISCV, ABSOLUTE = 0xE48BFF56, 0xE48BFF59, 0xE48BFF5A, 0xE48BFF57
BASE = 0x10000000
START, SIZE = BASE + 0xA0000, 352 * 4096


def block(address, payload, number, total, family, flags=0x2000):
    head = struct.pack(
        "<8I", 0x0A324655, 0x9E5D5157, flags, address, len(payload), number, total, family
    )
    return head + payload.ljust(476, b"\0") + struct.pack("<I", 0x0AB16F30)


def image(family=RP2040, version=b"v1.28.0", start=START, size=SIZE, header=0x100, extra=b""):
    """A UF2 of a program of 4 KB that carries binary info."""
    memory = bytearray(4096)

    def put(at, *words):
        struct.pack_into("<%dI" % len(words), memory, at, *words)

    put(header, 0x7188EBF2, BASE + 0x400, BASE + 0x40C, 0, 0xE71AA390)
    put(0x400, BASE + 0x500, BASE + 0x520, BASE + 0x540)
    put(0x500, 6 | 0x5052 << 16, 0x02031C86, BASE + 0x600)  # the program's name
    put(0x520, 6 | 0x5052 << 16, 0x11A9BC3A, BASE + 0x620)  # its version
    put(0x540, 7 | 0x504D << 16, BASE + 0x600, start, size, 0, 3)  # its file system
    memory[0x600:0x60B] = b"MicroPython"
    memory[0x620 : 0x620 + len(version)] = version
    pages = [bytes(memory[at : at + 256]) for at in range(0, len(memory), 256)]
    return extra + b"".join(
        block(BASE + 256 * n, page, n, len(pages), family) for n, page in enumerate(pages)
    )


def blocks(data):
    """(address, payload, number, total, family) of each block."""
    found = []
    for at in range(0, len(data), 512):
        _, _, _, address, size, number, total, family = struct.unpack_from("<8I", data, at)
        found.append((address, data[at + 32 : at + 32 + size], number, total, family))
    return found


def read_back(data, start=START, size=SIZE):
    """The files in the joined file's file system."""
    fs_image = b"".join(
        payload for address, payload, *_ in blocks(data) if start <= address < start + size
    )
    assert len(fs_image) == size
    fs = LittleFS(block_size=4096, block_count=size // 4096, prog_size=256, mount=False)
    fs.context.buffer = bytearray(fs_image)
    fs.mount()
    found = {}
    for folder, _, names in fs.walk("/"):
        for name in names:
            path = folder.rstrip("/") + "/" + name
            with fs.open(path, "rb") as file:
                found[path] = file.read()
    return found, fs_image


def test_the_file_holds_the_image_and_the_game():
    data = image()
    whole, line = uf2.build("breadboard_ssd1306", data)
    assert "Breadboard, SSD1306 with MicroPython v1.28.0" in line
    files, fs_image = read_back(whole)
    shipped = ship.files("breadboard_ssd1306")
    assert files == shipped | {flash.LIST: flash.list_of("breadboard_ssd1306", sorted(shipped))}
    assert struct.unpack_from("<I", fs_image, fs_image.index(b"littlefs") + 12)[0] == 0x20000
    parts = blocks(whole)
    assert [part[2] for part in parts] == list(range(len(parts)))
    assert {part[3:] for part in parts} == {(len(parts), RP2040)}
    addresses = [part[0] for part in parts]
    assert addresses == sorted(set(addresses))
    assert {a: p for a, p, *_ in parts if a < START} == {a: p for a, p, *_ in blocks(data)}


def test_place_and_size_come_from_the_image():
    start, size = BASE + 0x100000, 768 * 4096
    whole, _ = uf2.build("breadboard_ssd1306", image(RP2350, start=start, size=size, header=0x200))
    files, _ = read_back(whole, start, size)
    assert "/main.py" in files
    assert {part[4] for part in blocks(whole)} == {RP2350}


def test_blocks_for_another_family_stay_in_front():
    absolute = block(0x10FFFF00, b"\xef" * 256, 0, 2, ABSOLUTE)
    whole, _ = uf2.build("breadboard_ssd1306", image(RP2350, extra=absolute))
    assert whole[:512] == absolute
    assert struct.unpack_from("<2I", whole, 512 + 20) == (0, len(whole) // 512 - 1)


@pytest.mark.parametrize(
    ("data", "board", "words"),
    [
        (b"", "thumby", "no UF2 file"),
        (b"x" * 1000, "thumby", "no UF2 file"),
        (b"x" * 1024, "thumby", "no UF2 file: block 0"),
        (block(BASE, bytes(256), 0, 1, 0x12345678), "thumby", "not for a Pico"),
        (block(BASE, bytes(256), 0, 1, RP2040), "thumby", "says nothing about itself"),
        (image(version=b"v1.24.1"), "thumby", "MicroPython v1.24.1 is too old, 1.26 or later"),
        (image(version=b"nightly"), "thumby", "does not say which MicroPython"),
        (image(RISCV), "breadboard_sh1106", "without RISCV in its name"),
        (
            image(RP2350),
            "thumby",
            "This image is for an rp2350; TinyCircuits Thumby has an rp2040",
        ),
        (image(size=40 * 4096), "thumby", "does not fit into the image's 160 KB"),
        (image(start=BASE + 0x100), "thumby", "unusable"),
        (image(), "gameboy", "no board is called 'gameboy'"),
    ],
)
def test_what_cannot_be_joined_is_refused_in_one_line(data, board, words):
    with pytest.raises(Refused) as refused:
        uf2.build(board, data)
    assert words in str(refused.value) and "\n" not in str(refused.value)


def test_the_command_says_what_is_lost(tmp_path, capsys):
    source, out = tmp_path / "image.uf2", tmp_path / "deep" / "joined.uf2"
    source.write_bytes(image())
    arguments = ["--board", "thumby", "--micropython", str(source), "--out", str(out)]
    assert uf2.main(arguments) == 0
    text = capsys.readouterr().out
    assert "replaces the Thumby's own launcher" in text and "starts empty" in text
    assert out.stat().st_size % 512 == 0
    arguments[3] = str(tmp_path / "missing.uf2")
    assert uf2.main(arguments) == 1
    error = capsys.readouterr().err
    assert "download the image" in error and error.count("\n") == 1


@pytest.mark.skipif("PICO_UF2" not in os.environ, reason="set PICO_UF2 to an RPI_PICO image")
def test_a_real_image_says_where_its_file_system_is():
    with open(os.environ["PICO_UF2"], "rb") as file:
        found = uf2.read_image(file.read())
    assert uf2.FAMILIES[found.family] == "rp2040" and found.version.startswith("v1.")
    assert (found.start + found.size) % (1024 * 1024) == 0
