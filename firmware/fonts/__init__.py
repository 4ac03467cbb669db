"""Galmuri pixel fonts in three sizes, cut down to the characters that the texts need.

`galmuriN.bdf` are the glyphs (SIL Open Font License, OFL.txt), `galmuriN.bin` what travels: the
Latin script and the signs; `galmuriN_ja.bin` holds the same and kana and kanji. N is 7, 9 or 11.

    python -m firmware.fonts.generate          .bin from .bdf and firmware/texts (no network)
    python -m firmware.fonts.extract FOLDER    .bdf anew, from an unpacked npm package `galmuri`

Both run on the desktop only. Layout of a .bin, numbers little-endian:

    7 bytes            'K' 'F', version 1, height of the line box, rows of it above the
                       baseline, count u16
    2 x count          code points u16, ascending
    7 x count          offset u16 (from the end of this table), width, height,
                       x, y (signed: from the pen, from the top of the line box), advance
    the bitmaps        height rows of (width + 7) // 8 bytes, the left pixel in the highest bit
"""
