"""The fonts: fresh, in the documented form, and with a glyph for every character of the texts."""

import pathlib
import struct

import pytest

from firmware.fonts import bdf, extract, generate, subset

FOLDER = pathlib.Path(generate.__file__).parent
NAMES = [f"galmuri{size}{script}" for size in subset.SIZES for script in ("", "_ja")]


def glyphs(name):
    """The font as a dictionary: code point → (width, height, x, y, advance, rows)."""
    data = (FOLDER / (name + ".bin")).read_bytes()
    magic, version, _height, _baseline, count = struct.unpack_from("<2sBBBH", data)
    assert magic == b"KF" and version == 1
    codes = struct.unpack_from(f"<{count}H", data, 7)
    assert list(codes) == sorted(set(codes))
    bitmaps = 7 + 9 * count
    found, end = {}, bitmaps
    for n, code in enumerate(codes):
        at, width, height, x, y, advance = struct.unpack_from(
            "<HBBbbB", data, 7 + 2 * count + 7 * n
        )
        stride = (width + 7) // 8
        rows = [
            int.from_bytes(data[start : start + stride], "big")
            for start in range(bitmaps + at, bitmaps + at + stride * height, stride or 1)
        ]
        found[code] = (width, height, x, y, advance, rows[:height])
        end = bitmaps + at + stride * height
    assert end == len(data)
    return found


def test_the_committed_files_are_what_the_generator_makes():
    fresh = generate.outputs()
    committed = {path.name: path.read_bytes() for path in FOLDER.glob("*.bin")}
    assert sorted(committed) == sorted(fresh)
    stale = [name for name in fresh if fresh[name] != committed[name]]
    assert not stale, "run: python -m firmware.fonts.generate"
    assert generate.outputs() == fresh


@pytest.mark.parametrize("name", NAMES)
def test_glyphs_are_those_of_the_source(name):
    size = int(name[7:].partition("_")[0])
    source = bdf.read(FOLDER / f"galmuri{size}.bdf")
    ascent, descent = generate.BOXES[size]
    data = (FOLDER / (name + ".bin")).read_bytes()
    assert (data[3], data[4]) == (ascent + descent, ascent)
    for code, (width, height, x, y, advance, rows) in glyphs(name).items():
        glyph = source[code]
        shift = -glyph.width % 8
        assert (width, height, x, advance) == (glyph.width, glyph.height, glyph.x, glyph.advance)
        assert ascent - y - height == glyph.y
        assert rows == glyph.rows and all(row >> shift << shift == row for row in rows)
        assert y >= 0 and y + height <= ascent + descent, f"{chr(code)} leaves the line box"


def test_every_character_of_the_texts_has_a_glyph():
    for size in subset.SIZES:
        latin, japanese = glyphs(f"galmuri{size}"), glyphs(f"galmuri{size}_ja")
        missing = [char for char in subset.written("en", "fr", "pt") if ord(char) not in latin]
        missing += [char for char in subset.written("ja") if ord(char) not in japanese]
        assert not missing, f"galmuri{size} has no {' '.join(missing)}"
        assert set(latin) <= set(japanese)


def test_a_latin_font_is_small():
    for size in subset.SIZES:
        assert (FOLDER / f"galmuri{size}.bin").stat().st_size < 5000
        assert (FOLDER / f"galmuri{size}_ja.bin").stat().st_size < 20000


def test_the_names_of_the_game_can_be_written():
    latin = glyphs("galmuri9")
    for word in ("Gokō", "Shikō", "Inoshikachō", "Hōō", "Ōoka", "à côté", "coração", "× – —"):
        assert all(ord(char) in latin for char in word), word
    japanese = glyphs("galmuri7_ja")
    for word in ("五光", "雨四光", "猪鹿蝶", "花見で一杯", "赤短", "青短", "カス", "こいこい"):
        assert all(ord(char) in japanese for char in word), word


def test_a_font_survives_writing_and_reading(tmp_path):
    whole = bdf.read(FOLDER / "galmuri9.bdf")
    bdf.write(tmp_path / "again.bdf", "Again", "notice", list(whole.values()))
    again = bdf.read(tmp_path / "again.bdf")
    assert {code: vars(glyph) for code, glyph in again.items()} == {
        code: vars(glyph) for code, glyph in whole.items()
    }


def test_the_licence_goes_with_the_fonts():
    licence = (FOLDER / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence and "Lee Minseo" in licence


def test_extracting_says_what_is_missing(tmp_path):
    assert extract.main([]).startswith("usage")
    assert "is missing" in extract.main([str(tmp_path)])
