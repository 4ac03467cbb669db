"""The inner loops of drawing: compiled to machine code on the chip, plain Python on CPython,
same results.

Pixel kinds (`shape[0]`): 0 GS4_HMSB, 1 MONO_VLSB, 2 MONO_HLSB (leftmost pixel in the high bit),
3 MONO_HMSB. Every intermediate stays within 30 bits and every store within its byte, so that a
bytecode run gives the same.
"""

from array import array

import micropython


@micropython.viper
def copy_card(pixels: ptr8, start: int, stride: int, source: ptr8, width: int, height: int):
    """Copy height packed rows of width bytes (two pixels each) to the pixels from byte start on.

    The four corner pixels stay as they are.
    """
    last = start + (height - 1) * stride
    left = pixels[start] & 0xF0
    right = pixels[start + width - 1] & 0x0F
    low_left = pixels[last] & 0xF0
    low_right = pixels[last + width - 1] & 0x0F
    at = 0
    row = start
    while row <= last:
        x = row
        end = row + width
        if width & 1:
            pixels[x] = source[at]
            at += 1
            x += 1
        while x < end:
            pixels[x] = source[at]
            pixels[x + 1] = source[at + 1]
            at += 2
            x += 2
        row += stride
    pixels[start] = (pixels[start] & 0x0F) | left
    pixels[start + width - 1] = (pixels[start + width - 1] & 0xF0) | right
    pixels[last] = (pixels[last] & 0x0F) | low_left
    pixels[last + width - 1] = (pixels[last + width - 1] & 0xF0) | low_right


@micropython.viper
def copy_runs(pixels: ptr8, state: ptr16, source: ptr8, size: int):
    """Unpack run-length bytes, (length - 1) << 4 | colour in raster order, a piece at a time.

    `state`: column of the next pixel, byte where its row begins (at an even column), stride,
    width of the picture in pixels (even). GS4_HMSB only.
    """
    x = state[0]
    start = state[1]
    stride = state[2]
    width = state[3]
    k = 0
    while k < size:
        run = source[k]
        colour = run & 15
        length = (run >> 4) + 1
        while length > 0:
            at = start + (x >> 1)
            if x & 1:
                pixels[at] = (pixels[at] & 0xF0) | colour
            else:
                pixels[at] = (pixels[at] & 0x0F) | (colour << 4)
            x += 1
            if x == width:
                x = 0
                start += stride
            length -= 1
        k += 1
    state[0] = x
    state[1] = start & 0xFFFF


@micropython.viper
def find_glyphs(run: ptr16, limit: int, text: ptr8, size: int, codes: ptr8, count: int) -> int:
    """Turn UTF-8 text into glyph indices: run[0] how many (at most limit), then the indices;
    gives the highest.

    `codes` holds count code points, two bytes each, low byte first, ascending. What is not there
    becomes glyph 31, the question mark.
    """
    made = 0
    highest = 0
    k = 0
    while k < size:
        code = text[k]
        k += 1
        if code >= 0xC0:
            follow = 1
            if code < 0xE0:
                code &= 0x1F
            elif code < 0xF0:
                code &= 0x0F
                follow = 2
            else:
                code = 0
                follow = 3
            while follow > 0:
                if k < size:
                    code = ((code << 6) | (text[k] & 0x3F)) & 0xFFFFF
                    k += 1
                follow -= 1
        low = 0
        high = count
        while low < high:
            middle = (low + high) >> 1
            if (codes[middle * 2] | (codes[middle * 2 + 1] << 8)) < code:
                low = middle + 1
            else:
                high = middle
        index = 31
        if low < count and (codes[low * 2] | (codes[low * 2 + 1] << 8)) == code:
            index = low
        if made < limit:
            made += 1
            run[made] = index
            if index > highest:
                highest = index
    run[0] = made
    return highest


@micropython.viper
def measure(run: ptr16, glyphs: ptr8) -> int:
    """The width of the run in pixels. `glyphs`: 7 bytes each, the last one the advance."""
    width = 0
    k = 1
    last = run[0]
    while k <= last:
        width += glyphs[run[k] * 7 + 6]
        k += 1
    return width


@micropython.viper
def draw_glyphs(
    pixels: ptr8, shape: ptr16, run: ptr16, glyphs: ptr8, bits: ptr8, x: int, y: int, tint: int
) -> int:
    """Draw a run on sixteen-colour pixels; gives the x after it.

    `shape`: kind, stride in bytes, width, height. `glyphs`: 7 bytes each: offset into bits (low,
    high), width, height, x and y of the bitmap (signed), advance; the bitmaps have the leftmost
    pixel in the high bit. The top left of the line box is at x, y; what is outside is left out.
    """
    stride = shape[1]
    width = shape[2]
    height = shape[3]
    k = 1
    last = run[0]
    while k <= last:
        entry = run[k] * 7
        at = glyphs[entry] | (glyphs[entry + 1] << 8)
        columns = (glyphs[entry + 2] + 7) >> 3
        rows = glyphs[entry + 3]
        left = glyphs[entry + 4]
        if left > 127:
            left -= 256
        left += x
        row = glyphs[entry + 5]
        if row > 127:
            row -= 256
        row += y
        while rows > 0:
            column = left
            part = 0
            while part < columns:
                byte = bits[at]
                at += 1
                part += 1
                px = column
                column += 8
                if row < 0:
                    byte = 0
                if row >= height:
                    byte = 0
                while byte:
                    if byte & 0x80 and px >= 0 and px < width:
                        to = row * stride + (px >> 1)
                        if px & 1:
                            pixels[to] = (pixels[to] & 0xF0) | tint
                        else:
                            pixels[to] = (pixels[to] & 0x0F) | (tint << 4)
                    byte = (byte << 1) & 0xFF
                    px += 1
            row += 1
            rows -= 1
        x += glyphs[entry + 6]
        k += 1
    return x


@micropython.viper
def darken(pixels: ptr8, stride: int, top: int, bottom: int, even: int, odd: int):
    """And the bytes of rows top to bottom - 1 with even in even rows, with odd in odd rows.

    `stride` is a multiple of four.
    """
    at = top * stride
    while top < bottom:
        mask = even
        if top & 1:
            mask = odd
        end = at + stride
        while at < end:
            pixels[at] = pixels[at] & mask
            pixels[at + 1] = pixels[at + 1] & mask
            pixels[at + 2] = pixels[at + 2] & mask
            pixels[at + 3] = pixels[at + 3] & mask
            at += 4
        top += 1


@micropython.viper
def touch(x: int, y: int, right: int, bottom: int, tiles: ptr32, shape: ptr16):
    """Note that the pixels from x, y to right - 1, bottom - 1 have changed.

    `tiles`: for each band of 8 rows a bit for each 16 columns. Monochrome rows change as a whole.
    """
    if x < 0 or shape[0]:
        x = 0
    if right > shape[2] or shape[0]:
        right = shape[2]
    if y < 0:
        y = 0
    if bottom > shape[3]:
        bottom = shape[3]
    if x < right:
        right = (1 << ((right + 15) >> 4)) - (1 << (x >> 4))
        y >>= 3
        while y << 3 < bottom:
            tiles[y] = tiles[y] | right
            y += 1


def words(values):
    """Numbers as 16-bit words, in the form that the kernels take."""
    return array("H", values)
