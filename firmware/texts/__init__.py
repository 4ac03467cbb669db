"""The texts that a player reads: sources en/ fr/ pt/ ja/ (`key = text`), one .bin for each
language, and keys.py.

`python -m firmware.texts.generate` makes the .bin files and keys.py; only those travel.

Sources: all *.txt of a language's folder, in order of their names. A line is `key = text` (\\n
breaks a line, {} is filled in), `# comment`, or `[block]`: the texts after it, until the next
block or `[]`, are numbered on from the block's key: T.YAKU + 3. English is the model: every
other language has the same keys and the same {}.

XX.bin: b"KT", version 1, count (2 bytes, low first), count + 1 offsets (2 bytes each), UTF-8.
"""
