"""The canvas against drawing by hand; dirty tiles; cards on every kind of frame."""

import framebuf

from engine_core import rng
from firmware import assets, colours, layouts
from firmware.canvas import Canvas
from firmware.cardart import BACK, Sheet
from firmware.text import LARGE, NORMAL, SMALL, Font
from tests.shared.support import raises

SIZES = ((240, 240, 16), (240, 135, 16), (128, 128, 16), (128, 64, 2), (72, 40, 2))


class Display:
    """A display that notes what was shown."""

    def __init__(self, width, height, colours, form=None):
        self.width, self.height, self.colours = width, height, colours
        if form is None:
            form = framebuf.GS4_HMSB if colours == 16 else framebuf.MONO_VLSB
        self.format = form
        self.pixels = bytearray(width * height // (2 if colours == 16 else 8) + width)
        self.frame = framebuf.FrameBuffer(self.pixels, width, height, form)
        self.shown = []

    def show(self, y0, y1, x0, x1):
        self.shown.append((y0, y1, x0, x1))


def canvas(width, height, depth, form=None):
    display = Display(width, height, depth, form)
    layout = layouts.find(display)
    fonts = (Font("galmuri7"), Font("galmuri9"), Font("galmuri11", 40, False))
    return Canvas(display, fonts, layout.CARD, layout.BIG)


def noise(made, seed):
    """Fill the frame with anything."""
    chance = rng.Random(seed, 1)
    for at in range(len(made.pixels)):
        made.pixels[at] = chance.below(256)


def copy(made):
    """Another frame with the same pixels."""
    data = bytearray(made.pixels)
    return data, framebuf.FrameBuffer(data, made.width, made.height, made.display.format)


def test_shapes_are_framebufs_own():
    for size in SIZES:
        made = canvas(*size)
        noise(made, 1)
        data, frame = copy(made)
        tint = colours.MONO if size[2] == 2 else colours.SAME
        chance = rng.Random(5, 2)
        for _ in range(60):
            x, y = chance.below(300) - 30, chance.below(300) - 30
            width, height = 1 + chance.below(80), 1 + chance.below(60)
            colour = chance.below(16)
            what = chance.below(5)
            if what == 0:
                made.rect(x, y, width, height, colour)
                frame.fill_rect(x, y, width, height, tint[colour])
            elif what == 1:
                made.frame_rect(x, y, width, height, colour)
                frame.rect(x, y, width, height, tint[colour])
            elif what == 2:
                made.hline(x, y, width, colour)
                frame.hline(x, y, width, tint[colour])
            elif what == 3:
                made.vline(x, y, height, colour)
                frame.vline(x, y, height, tint[colour])
            else:
                made.pixel(x, y, colour)
                frame.pixel(x, y, tint[colour])
        assert made.pixels == data


def test_cards_are_blits_with_round_corners():
    for size in SIZES:
        try:
            made = canvas(*size)
        except OSError:
            continue  # its sheet has not been drawn
        sheet = Sheet(*layouts.find(made.display).CARD)
        chance = rng.Random(9, 3)
        for _ in range(40):
            noise(made, chance.below(1000))
            data, frame = copy(made)
            picture = chance.below(61)
            x, y = chance.below(size[0] + 40) - 20, chance.below(size[1] + 40) - 20
            made.card(picture, x, y)
            sheet.fetch(picture)
            right, bottom = x + sheet.width - 1, y + sheet.height - 1
            corners = [(x, y), (right, y), (x, bottom), (right, bottom)]
            kept = [frame.pixel(*corner) for corner in corners]
            frame.blit(sheet.frame, x, y)
            for corner, pixel in zip(corners, kept):
                if pixel is not None:
                    frame.pixel(corner[0], corner[1], pixel)
            assert made.pixels == data, (size, picture, x, y)


def test_big_cards_are_their_runs():
    made = canvas(240, 240, 16)
    sheet = Sheet(60, 96)
    for picture in range(61):
        noise(made, picture)
        data, frame = copy(made)
        x, y = (picture * 6) % 180 & ~1, picture * 2
        made.card_big(picture, x, y)
        sheet.fetch(picture)
        row = column = 0
        sheet.file.seek(8 + 62 * 2 + sheet.start)
        for run in sheet.file.read(sheet.size):
            for _ in range((run >> 4) + 1):
                if (column, row) not in ((0, 0), (59, 0), (0, 95), (59, 95)):
                    frame.pixel(x + column, y + row, run & 15)
                column += 1
                if column == 60:
                    column = 0
                    row += 1
        assert row == 96 and made.pixels == data
    raises(ValueError, made.card_big, BACK, 1, 0)
    raises(ValueError, made.card_big, BACK, 200, 0)
    made.release()
    assert made.big_sheet is None


def by_hand(made, frame, font, x, y, string, tint):
    """Draw a string pixel by pixel from the font's own entries."""
    for char in string:
        code = ord(char)
        index = 31
        for k in range(font.count):
            if font.codes[2 * k] | font.codes[2 * k + 1] << 8 == code:
                index = k
        with open(assets.HERE + "fonts/" + font.name + ".bin", "rb") as file:
            file.seek(font.entries + 7 * index)
            entry = file.read(7)
            size = (entry[2] + 7) // 8
            file.seek(font.bitmaps + (entry[0] | entry[1] << 8))
            bits = file.read(size * entry[3])
        left = entry[4] - 256 if entry[4] > 127 else entry[4]
        top = entry[5] - 256 if entry[5] > 127 else entry[5]
        for row in range(entry[3]):
            for column in range(entry[2]):
                if bits[row * size + column // 8] & 0x80 >> column % 8:
                    frame.pixel(x + left + column, y + top + row, tint)
        x += entry[6]
    return x


def test_text_pixel_by_pixel_on_every_kind_of_frame():
    kinds = (
        (240, 135, 16, framebuf.GS4_HMSB),
        (128, 64, 2, framebuf.MONO_VLSB),
        (128, 64, 2, framebuf.MONO_HLSB),
        (128, 64, 2, framebuf.MONO_HMSB),
    )
    for width, height, depth, form in kinds:
        made = canvas(width, height, depth, form)
        noise(made, 4)
        data, frame = copy(made)
        lines = ((3, 5, "Été à Sankō"), (-7, -3, "Wy|jQ"), (width - 20, height - 6, "mañana → €?"))
        for role in (SMALL, NORMAL, LARGE):
            for x, y, string in lines:
                for colour in (colours.PAPER, colours.INK):
                    end = made.text(role, x, y + role, string, colour)
                    tint = made.tints[colour]
                    font = made.fonts[role]
                    assert end == by_hand(made, frame, font, x, y + role, string, tint)
                    assert end == x + made.text_width(role, string)
                    assert made.pixels == data, (width, form, string)


def test_icons_and_dimming_stay_inside():
    for size in SIZES:
        made = canvas(*size)
        made.fill(colours.PAPER)
        made.icon(0, -3, -3)
        made.icon(3, size[0] - 4, size[1] - 4, colours.INK)
        made.icon(2, 20, 20, colours.INK, True)
        made.dim()
        lit = [made.frame.pixel(x, y) for y in range(8, 18) for x in range(8, 18)]
        assert sum(1 for pixel in lit if pixel) == 50


def shown(made):
    """The rectangles that the next flush shows."""
    made.display.shown = []
    made.flush()
    return made.display.shown


def test_only_tiles_that_changed_are_shown():
    made = canvas(240, 240, 16)
    assert not made.flush() and made.display.shown == []
    made.rect(0, 5, 10, 3, 1)
    assert made.flush() and made.display.shown == [(0, 8, 0, 16)]
    made.rect(20, 15, 13, 2, 1)
    made.rect(32, 100, 200, 1, 1)
    made.hline(0, 239, 5, 1)
    made.hline(0, 260, 5, 1)
    made.hline(0, -4, 5, 1)
    made.hline(-9, 0, 9, 1)
    made.hline(240, 0, 9, 1)
    wanted = [(8, 24, 16, 48), (96, 104, 32, 240), (232, 240, 0, 16)]
    assert shown(made) == wanted
    # What is wider or narrower than what is above it is another rectangle; so is what lies apart.
    made.rect(0, 0, 40, 20, 1)
    made.rect(100, 10, 40, 20, 1)
    made.rect(0, 24, 20, 8, 1)
    wanted = [(0, 24, 0, 48), (8, 32, 96, 144), (24, 32, 0, 32)]
    assert shown(made) == wanted
    made.rect(0, 0, 16, 8, 1)
    made.rect(16, 8, 16, 8, 1)
    assert shown(made) == [(0, 8, 0, 16), (8, 16, 16, 32)]
    made.fill(3)
    assert shown(made) == [(0, 240, 0, 240)] and not made.flush()
    for size in ((320, 240, 16), (240, 135, 16), (128, 128, 16), (128, 64, 2), (72, 40, 2)):
        made = canvas(*size)
        made.fill(3)
        assert shown(made) == [(0, size[1], 0, size[0])]


def test_monochrome_rows_are_shown_as_a_whole():
    made = canvas(128, 64, 2)
    made.rect(20, 9, 2, 3, 1)
    made.rect(90, 9, 2, 30, 1)
    assert shown(made) == [(8, 40, 0, 128)]


def test_every_change_lies_in_a_rectangle_that_is_shown():
    made = canvas(128, 128, 16)
    chance = rng.Random(3, 4)
    for _ in range(200):
        before = bytes(made.pixels)
        x, y = chance.below(150) - 10, chance.below(150) - 10
        what = chance.below(6)
        if what == 0:
            made.text(chance.below(3), x, y, "Gg|", chance.below(16))
        elif what == 1:
            made.card(chance.below(61), x, y)
        elif what == 2:
            made.icon(chance.below(4), x, y)
        elif what == 3:
            made.panel(x, y, 20, 30, 5)
        elif what == 4:
            made.invert(x, y, 5, 5)
        else:
            made.frame_rect(x, y, 17, 9, 2, 2)
        after = bytearray(before)
        for top, bottom, left, right in shown(made):
            for at in range(top * 64, bottom * 64, 64):
                first, last = at + left // 2, at + right // 2
                after[first:last] = made.pixels[first:last]
        assert after == made.pixels, what
