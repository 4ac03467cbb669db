"""The pictures of the cards, as sheets (`cards_{width}x{height}.bin`) and rank icons (`icons.bin`).

Drawn by `python -m firmware.art.generate` (desktop only; the generator never travels).
Every sheet holds 61 pictures: the 48 cards in id order, 48–51 the phoenix suit, 52–55 the bamboo
and 56–59 the lotus of dragon_tiger, 60 the back.

    card sheet   8 bytes: 'K' 'C', version 1, width, height, bits per pixel (4 or 1), count, flags
      4 bits     count pictures of height rows of width / 2 bytes, the left pixel in the high nibble
      1 bit      count pictures of height rows of (width + 7) // 8 bytes, left pixel highest, 1 = lit
      flag 1     run-length: count + 1 offsets (u16 little-endian, from the end of this table),
                 then a byte per run in raster order: (length - 1) << 4 | colour
    icons.bin    4 bytes: 'K' 'I', version 1, icons per group; then two groups (9 x 9, 5 x 5), each
                 width, height, and for hikari, tane, tanzaku, kasu height rows of
                 (width + 7) // 8 bytes, left pixel highest
"""
