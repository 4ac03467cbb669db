"""Fonts and languages."""

from firmware.settings import LANGUAGES
from firmware.text import Font, Language, wrapped
from firmware.texts import keys as T
from firmware.tiny import Tiny
from tests.shared.support import raises


def keys():
    return [name for name in dir(T) if name[0] != "_"]


def test_every_language_has_every_text():
    count = Language("en").count
    for code in LANGUAGES:
        tr = Language(code)
        assert tr.count == count
        for number in range(count):
            text = tr(number)
            assert isinstance(text, str) and text.strip() == text, (code, number, text)


def test_every_key_is_a_text():
    count = Language("en").count
    for name in keys():
        assert 0 <= getattr(T, name) < count, name


def test_texts_are_filled_in():
    tr = Language("en")
    assert tr(T.POINTS, 5) == "5 points"
    assert tr(T.ROUND, 3, 12) == "Round 3/12"
    assert Language("fr")(T.CARD_NAME, "Pin", "Grue") == "Pin : Grue"
    assert Language("ja")(T.YAKU) == "五光"
    assert Language("pt")(T.MONTH + 9) == "Ácer"


def test_unknown_language_and_font():
    raises(OSError, Language, "xx")
    raises(OSError, Font, "comic")


def test_width_is_what_drawing_takes():
    for name in ("galmuri7", "galmuri9", "galmuri11"):
        font = Font(name)
        assert font.width("") == 0
        assert font.width("ab") == font.width("a") + font.width("b")
        assert font.width("é") > 0 and font.width("\u6f22") == font.width("?")


def test_glyphs_beyond_latin_are_kept_and_found_again():
    few, many = Font("galmuri9_ja", 4), Font("galmuri9_ja", 200)
    string = "松梅桜藤菖蒲牡丹萩芒菊紅葉柳桐竹蓮"
    for font in (few, many):
        for _ in range(3):
            for char in string:
                font.width(char)
    assert few.width(string[:4]) == many.width(string[:4])
    assert len(few.kept) == 4 and len(many.kept) == len(string)


def test_wrapping():
    font = Font("galmuri9")
    lines = wrapped(font, "one two three four five six seven eight", 60)
    assert len(lines) > 2
    for line in lines:
        assert font.width(line) <= 60 and line == line.strip()
    assert " ".join(lines) == "one two three four five six seven eight"
    assert wrapped(font, "a\n\nb", 100) == ["a", "", "b"]
    font = Font("galmuri9_ja", 100)
    text = "七文以上は倍になります。相手がこいこいしていたら、さらに倍です。"
    lines = wrapped(font, text, 90)
    assert "".join(lines) == text and len(lines) > 2
    for line in lines:
        assert line[0] not in "、。"


def test_tiny_shows_capitals_without_accents():
    tiny = Tiny()
    assert tiny.width("é→") == tiny.width("E>")
    assert tiny.width("Você 25") == tiny.width("VOCE 25")
