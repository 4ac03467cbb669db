"""The pictures of the cards as sheets, `cards_WxH.bin`, and the rank icons, `icons.bin`.

Drawn by `python -m firmware.art.generate` (desktop only; the generator never travels). Colour
sizes 14x22, 24x38, 28x44, 60x96; monochrome 8x12, 12x18, 40x64. Every sheet holds 61 pictures:
the 48 cards in id order, 48 to 51 the phoenix suit, 52 to 55 the bamboo and 56 to 59 the lotus of
dragon_tiger (its wind god and golden bamboo are those of phoenix), 60 the back.

    card sheet   8 bytes: 'K' 'C', version 1, width, height, bits per pixel, count, flags
      4 bits     a picture is height rows of width / 2 bytes, the left pixel in the high nibble
      1 bit      height rows of (width + 7) // 8 bytes, the left pixel highest, 1 = lit
      flag 1     run-length: count + 1 offsets (u16 little-endian, from the end of this table),
                 then a byte per run in raster order: (length - 1) << 4 | colour
    icons.bin    4 bytes: 'K' 'I', version 1, icons per group; then two groups (9 x 9 and 5 x 5):
                 width, height, and for hikari, tane, tanzaku, kasu height rows of
                 (width + 7) // 8 bytes, the left pixel highest

How a picture comes about:

    deck (what is on a card) = spring, autumn, junior (plants) + birds, beasts, scenes
      -> shapes (vectors) and stamp (hand-set pixels of stamps28.txt through medium)
      -> raster (pixels) -> colour (frame, month tab of digits) or mono -> sheets (bytes)
    miniature: the smallest colour size, whole pictures of stamps14.txt

`python -m firmware.art.contact FOLDER` shows everything as PNG.
"""
