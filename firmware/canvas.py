"""The canvas: what screens draw on. It wraps a display's frame, keeps which rows changed, and
knows the card sheets.

x and y are pixels from the top left; cards stand at even x (the fast copy); what lies outside is
left out. What has changed is kept in tiles of 16 x 8 pixels, a bit each, so that only those travel
to the panel.
"""

from array import array

import framebuf

from firmware import assets, colours, kernels
from firmware.cardart import BACK, Sheet
from firmware.colours import GOLD, INK, LILAC, RED, SKY

RANK = bytes((GOLD, SKY, RED, LILAC))  # colours of hikari, tane, tanzaku, kasu

_ICONS = 100  # bytes of the rank icons: two groups of four

_KINDS = {
    framebuf.GS4_HMSB: 0,
    framebuf.MONO_VLSB: 1,
    framebuf.MONO_HLSB: 2,
    framebuf.MONO_HMSB: 3,
}


class Canvas:
    """Drawing on one display.

    `small` and `big` are card sizes (width, height), `fonts` the three fonts by role.
    """

    def __init__(self, display, fonts, small, big=None):
        """Take the display's frame; nothing is drawn yet."""
        self.display = display
        self.width, self.height = display.width, display.height
        self.frame, self.pixels = display.frame, display.pixels
        self.mono = display.colours == 2
        self.tints = colours.MONO if self.mono else colours.SAME
        kind = _KINDS[display.format]
        bytes_across = (
            self.width // 2 if kind == 0 else self.width if kind == 1 else (self.width + 7) // 8
        )
        self.kind, self.stride = kind, bytes_across
        if kind:
            from firmware.monokernels import draw_glyphs

            self.draw_glyphs = draw_glyphs
        else:
            self.draw_glyphs = kernels.draw_glyphs
        self.shape = kernels.words((kind, bytes_across, self.width, self.height))
        self.fonts = fonts
        self.sheet = Sheet(*small)
        self.big_size = big
        self.big_sheet = None
        self.icons = _icons()
        self.tiles = array("i", bytes((self.height + 7) // 8 * 4))
        self.dirty = self.whole = False

    def mark(self, x, y, width, height):
        """A rectangle has changed."""
        self.dirty = True
        kernels.touch(x, y, x + width, y + height, self.tiles, self.shape)

    def flush(self):
        """Show what has changed; says whether anything has."""
        if not self.dirty:
            return False
        self.dirty = False
        tiles = self.tiles
        if self.whole:
            self.whole = False
            for top in range(len(tiles)):
                tiles[top] = 0
            self.display.show(0, self.height, 0, self.width)
            return True
        for top in range(len(tiles)):
            while tiles[top]:
                row = tiles[top]
                row &= ~(row + (row & -row))  # the first tiles in a row
                bottom = top
                while bottom < len(tiles) and tiles[bottom] & (row | row << 1 | row >> 1) == row:
                    tiles[bottom] ^= row
                    bottom += 1
                left = 0
                while not row & 1:
                    row >>= 1
                    left += 16
                right = left
                while row:
                    row >>= 1
                    right += 16
                self.display.show(
                    8 * top, min(8 * bottom, self.height), left, min(right, self.width)
                )
        return True

    def fill(self, colour):
        """Everything in one colour."""
        self.frame.fill(self.tints[colour])
        self.dirty = self.whole = True

    def rect(self, x, y, width, height, colour):
        """A filled rectangle."""
        self.frame.fill_rect(x, y, width, height, self.tints[colour])
        self.mark(x, y, width, height)

    def frame_rect(self, x, y, width, height, colour, thick=1):
        """The outline of a rectangle, drawn inwards."""
        tint = self.tints[colour]
        frame = self.frame
        frame.fill_rect(x, y, width, thick, tint)
        frame.fill_rect(x, y + height - thick, width, thick, tint)
        frame.fill_rect(x, y, thick, height, tint)
        frame.fill_rect(x + width - thick, y, thick, height, tint)
        self.mark(x, y, width, height)

    def hline(self, x, y, width, colour):
        """A line to the right."""
        self.rect(x, y, width, 1, colour)

    def vline(self, x, y, height, colour):
        """A line downwards."""
        self.rect(x, y, 1, height, colour)

    def pixel(self, x, y, colour):
        """One pixel."""
        self.frame.pixel(x, y, self.tints[colour])
        self.mark(x, y, 1, 1)

    def invert(self, x, y, width, height):
        """Swap ink and paper in a rectangle.

        The cursor of monochrome panels (and pixel by pixel: keep it small).
        """
        pixel = self.frame.pixel
        full = 1 if self.mono else 15
        for row in range(max(0, y), min(self.height, y + height)):
            for column in range(max(0, x), min(self.width, x + width)):
                pixel(column, row, full - pixel(column, row))
        self.mark(x, y, width, height)

    def text(self, font, x, y, string, colour):
        """A line of text, its box's top left at x, y.

        Font by role (SMALL, NORMAL, LARGE). Gives the x after it.
        """
        face = self.fonts[font]
        tint = self.tints[colour]
        end = face.draw(self.draw_glyphs, self.pixels, self.shape, x, y, string, tint)
        self.mark(x, y, end - x, face.height)
        return end

    def text_width(self, font, string):
        """The width of a line of text in pixels."""
        return self.fonts[font].width(string)

    def text_right(self, font, x, y, string, colour):
        """A line of text that ends before x; gives the x where it begins."""
        x -= self.fonts[font].width(string)
        self.text(font, x, y, string, colour)
        return x

    def text_centre(self, font, x, y, string, colour):
        """A line of text with its middle at x."""
        return self.text(font, x - self.fonts[font].width(string) // 2, y, string, colour)

    def line_height(self, font):
        """Height of a font's line box in pixels."""
        return self.fonts[font].height

    def card(self, picture, x, y):
        """A card of the small sheet by its picture index (60.

        The back), rounded corners see-through.
        """
        self._place(self.sheet, picture, x, y)

    def back(self, x, y):
        """The back of a card."""
        self._place(self.sheet, BACK, x, y)

    def card_big(self, picture, x, y):
        """A card of the big sheet; x even, all of it inside."""
        if self.big_sheet is None:
            self.big_sheet = Sheet(*self.big_size)
        self._place(self.big_sheet, picture, x, y)

    def icon(self, rank, x, y, colour=None, small=False):
        """The mark of a rank, 9 x 9 or small 5 x 5, in its own colour unless one is given."""
        run, glyphs, bits = self.icons
        run[1] = rank + 4 if small else rank
        tint = self.tints[RANK[rank] if colour is None else colour]
        self.draw_glyphs(self.pixels, self.shape, run, glyphs, bits, x, y, tint)
        self.mark(x, y, 9, 9)

    def release(self):
        """Forget the big sheet and its buffer."""
        if self.big_sheet is not None:
            self.big_sheet.close()
            self.big_sheet = None

    def _place(self, sheet, picture, x, y):
        sheet.fetch(picture)
        right, bottom = x + sheet.width - 1, y + sheet.height - 1
        self.mark(x, y, sheet.width, sheet.height)
        inside = x >= 0 and y >= 0 and right < self.width and bottom < self.height and not x & 1
        if inside and sheet.colour and not sheet.runs:
            sheet.copy(self.pixels, self.stride, x, y)
            return
        pixel = self.frame.pixel
        corners = (pixel(x, y), pixel(right, y), pixel(x, bottom), pixel(right, bottom))
        if not sheet.runs:
            self.frame.blit(sheet.frame, x, y)
        elif inside:
            sheet.copy(self.pixels, self.stride, x, y)
        else:
            raise ValueError("a big card must lie inside, at even x: not at %d, %d" % (x, y))
        at = 0
        for down in (y, bottom):
            for across in (x, right):
                if corners[at] is not None:
                    pixel(across, down, corners[at])
                at += 1

    def dim(self, top=0, bottom=None):
        """Darken everything (or some rows) to a checkerboard of what was there and ink."""
        bottom = self.height if bottom is None else bottom
        if self.kind == 0:
            kernels.darken(self.pixels, self.stride, top, bottom, 0x0F, 0xF0)
        else:
            rows = self.height if self.kind != 1 else (self.height + 7) // 8
            kernels.darken(self.pixels, self.stride, 0, rows, 0xAA, 0x55)
        self.mark(0, top, self.width, bottom - top)

    def panel(self, x, y, width, height, edge, ground=INK):
        """A filled box with an edge."""
        self.rect(x, y, width, height, ground)
        self.frame_rect(x, y, width, height, edge)


def _icons():
    """The rank icons as a run of one, entries and bitmaps for kernels.draw_glyphs."""
    file, base = assets.find("art/icons.bin")
    file.seek(base)
    data = file.read(_ICONS)
    assets.leave(file)
    if data[:3] != b"KI\x01":
        raise ValueError("not a file of icons")
    glyphs, at = bytearray(), 4
    for _ in range(2):
        width, height = data[at], data[at + 1]
        at += 2
        for _ in range(data[3]):
            glyphs += bytes((at, 0, width, height, 0, 0, width))
            at += (width + 7) // 8 * height
    return kernels.words((1, 0)), glyphs, data
