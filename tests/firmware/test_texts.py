"""The texts' sources and what is generated from them."""

import pytest

from firmware.texts import generate, inline
from firmware.texts import keys as T


def test_the_files_are_what_the_sources_say():
    for name, data in generate.outputs().items():
        assert (generate.HERE / name).read_bytes() == data, f"{name}: run `make texts`"


def write(root, code, text):
    folder = root / code
    folder.mkdir(exist_ok=True)
    (folder / "a.txt").write_text(text, "utf-8")


def languages(root, english, other):
    write(root, "en", english)
    for code in ("fr", "pt", "ja"):
        write(root, code, other)


def test_blocks_and_keys_are_numbered_in_order(tmp_path):
    english = "# words\none = One\n[fruit]\napple = Apple {}\npear = Pear\n[]\nlast = A\\nB\n"
    languages(tmp_path, english, english)
    files = generate.outputs(tmp_path)
    assert b"ONE = 0\nFRUIT = 1\nLAST = 3\n" in files["keys.py"]
    assert files["en.bin"][:5] == b"KT\x01\x04\x00" and files["en.bin"].endswith(b"PearA\nB")


@pytest.mark.parametrize(
    ("english", "other", "said"),
    [
        ("one = One\n", "two = Deux\n", "one is missing"),
        ("one = One\n", "one = Un\ntwo = Deux\n", "two is not in English"),
        ("one = {} of {}\n", "one = {}\n", "has other {}"),
        ("one = One\none = Two\n", "one = Un\n", "there twice"),
        ("One: one\n", "one = Un\n", "a line is"),
        ("[Fruit]\none = One\n", "one = Un\n", "a block is"),
    ],
)
def test_bad_sources_are_refused_with_their_place(tmp_path, english, other, said):
    languages(tmp_path, english, other)
    with pytest.raises(generate.BadTexts, match=said.replace("{}", r"\{\}")):
        generate.outputs(tmp_path)


def test_every_character_has_a_glyph():
    from firmware.text import Font

    for name in ("galmuri7", "galmuri9", "galmuri11"):
        for code in generate.LANGUAGES:
            font = Font(name + ("_ja" if code == "ja" else ""))
            codes = memoryview(font.codes).cast("H")
            for _, key, text in generate.read(code):
                for char in text.replace("\n", ""):
                    assert ord(char) in codes, (name, code, key, char)


def test_numbers_go_into_sources():
    source = f"import x\n{inline.IMPORT}\n\nprint(T.ROUND, T.YAKU + 3)\n"
    want = f"import x\n\n\nprint({T.ROUND}, {T.YAKU} + 3)\n"
    assert inline.inlined(source) == want
    assert inline.inlined("print(T.ROUND)\n") == "print(T.ROUND)\n"
    with pytest.raises(KeyError):
        inline.inlined(f"{inline.IMPORT}\nprint(T.NOTHING)\n")


def test_every_module_takes_the_keys_in_by_the_same_line():
    root = generate.HERE.parent
    for path in root.rglob("*.py"):
        source = path.read_text("utf-8")
        if "texts import keys" in source and path.parent != generate.HERE:
            assert inline.IMPORT in source.splitlines(), path
            inline.inlined(source)
