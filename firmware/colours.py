"""The sixteen colours by name.

A monochrome panel shows them as ink (dark) or paper (lit) by `MONO`.
"""

INK = 0
PAPER = 1
RED = 2
MAROON = 3
ORANGE = 4
GOLD = 5
PINE = 6
LEAF = 7
FELT = 8
BLUE = 9
PURPLE = 10
LILAC = 11
PINK = 12
BROWN = 13
GREY = 14
SKY = 15

# What is background on a colour panel is dark on a monochrome one, what stands on it is lit.
MONO = bytes((0, 1, 1, 0, 1, 1, 0, 1, 0, 0, 0, 1, 1, 0, 1, 1))
SAME = bytes(range(16))

# What the panels show for them.
RGB = (
    0x181420,
    0xF6ECD0,
    0xD02830,
    0x7C1830,
    0xF07828,
    0xF8C838,
    0x145030,
    0x48983C,
    0x1C3C44,
    0x3058B8,
    0x703898,
    0xB48CE0,
    0xF888A8,
    0x74482C,
    0x8C8C98,
    0x80C0E0,
)
