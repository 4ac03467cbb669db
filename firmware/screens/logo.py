"""The name of the game in big letters, and the five lights in a row."""

import framebuf

from engine_core.cards import DECKS, HIKARI, listed
from firmware.colours import GOLD, MAROON, PAPER
from firmware.kernels import words
from firmware.monokernels import draw_glyphs
from firmware.text import LARGE, NORMAL
from firmware.texts import keys as T

LIGHTS = listed(DECKS[0].masks[HIKARI])


def doubled(canvas, font, x, y, string, colour):
    """Draw a line of text at twice its size; gives the x after it."""
    face = canvas.fonts[font]
    width, height = face.width(string), face.height
    stride = (width + 7) // 8
    pixels = bytearray(stride * height)
    shape = words((2, stride, stride * 8, height))
    face.draw(draw_glyphs, pixels, shape, 0, 0, string, 1)
    small = framebuf.FrameBuffer(pixels, stride * 8, height, framebuf.MONO_HLSB)
    fill = canvas.frame.fill_rect
    tint = canvas.tints[colour]
    for row in range(height):
        for column in range(width):
            if small.pixel(column, row):
                fill(x + 2 * column, y + 2 * row, 2, 2, tint)
    canvas.mark(x, y, 2 * width, 2 * height)
    return x + 2 * width


def big_logo(app, canvas, middle, y):
    """The name, "Koi-Koi" at twice the size, its middle at x; 32 pixels high."""
    first, second = app.tr(T.LOGO), app.tr(T.LOGO_SMALL)
    wide = 2 * canvas.text_width(LARGE, first)
    whole = wide + 4 + canvas.text_width(NORMAL, second)
    x = min(middle - whole // 2, canvas.width - whole - 2)
    doubled(canvas, LARGE, x + 1, y + 1, first, MAROON)
    end = doubled(canvas, LARGE, x, y, first, GOLD)
    canvas.text(NORMAL, end + 4, y + 2 * canvas.fonts[LARGE].baseline - 11, second, PAPER)


def small_logo(app, canvas, x, y, font=LARGE):
    """The name on one line, its middle at x."""
    first, second = app.tr(T.LOGO), app.tr(T.LOGO_SMALL)
    space = canvas.text_width(font, " ")
    x -= (canvas.text_width(font, first) + space + canvas.text_width(font, second)) // 2
    x = canvas.text(font, x, y, first, GOLD)
    canvas.text(font, x + space, y, second, PAPER)


def lights(canvas, x, y, width, big):
    """As many of the five lights as fit with a third of each in view, over `width` pixels."""
    size = canvas.big_size if big else (canvas.sheet.width, canvas.sheet.height)
    place = canvas.card_big if big else canvas.card
    count = max(1, min(5, (width - size[0]) // (size[0] // 3) + 1))
    step = min(size[0] + 4, (width - size[0]) // (count - 1) & ~1) if count > 1 else 0
    x += (width - size[0] - step * (count - 1)) // 2
    x += x & 1
    # The number stands at the right of a coloured card and at the left of a monochrome one.
    order = range(count) if canvas.mono else range(count - 1, -1, -1)
    for index in order:
        place(LIGHTS[index], x + index * step, y)
