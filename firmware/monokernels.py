"""Drawing text on monochrome pixels, as kernels.draw_glyphs does in sixteen colours."""

import micropython


@micropython.viper
def draw_glyphs(
    pixels: ptr8, shape: ptr16, run: ptr16, glyphs: ptr8, bits: ptr8, x: int, y: int, tint: int
) -> int:
    """Draw a run on monochrome pixels; gives the x after it.

    `shape`: kind, stride in bytes, width, height. `glyphs`: 7 bytes each: offset into bits (low,
    high), width, height, x and y of the bitmap (signed), advance; the bitmaps have the leftmost
    pixel in the high bit. The top left of the line box is at x, y; what is outside is left out.
    """
    kind = shape[0]
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
                        if kind == 1:
                            to = (row >> 3) * stride + px
                            mask = 1 << (row & 7)
                        elif kind == 2:
                            to = row * stride + (px >> 3)
                            mask = 0x80 >> (px & 7)
                        else:
                            to = row * stride + (px >> 3)
                            mask = 1 << (px & 7)
                        if tint:
                            pixels[to] = pixels[to] | mask
                        else:
                            pixels[to] = pixels[to] & (255 - mask)
                    byte = (byte << 1) & 0xFF
                    px += 1
            row += 1
            rows -= 1
        x += glyphs[entry + 6]
        k += 1
    return x
