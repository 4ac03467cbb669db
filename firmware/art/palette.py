"""The sixteen colours of cards and screens, in the order of firmware/colours.py."""

COLOURS = (
    ("ink", "#181420"),
    ("paper", "#F6ECD0"),
    ("red", "#D02830"),
    ("maroon", "#7C1830"),
    ("orange", "#F07828"),
    ("gold", "#F8C838"),
    ("pine", "#145030"),
    ("leaf", "#48983C"),
    ("felt", "#1C3C44"),
    ("blue", "#3058B8"),
    ("purple", "#703898"),
    ("lilac", "#B48CE0"),
    ("pink", "#F888A8"),
    ("brown", "#74482C"),
    ("grey", "#8C8C98"),
    ("sky", "#80C0E0"),
)
NAMES = tuple(name for name, _ in COLOURS)
HEX = dict(COLOURS)
INDEX = {name: index for index, name in enumerate(NAMES)}


def rgb(name):
    """The colour as three numbers from 0 to 255."""
    code = HEX[name]
    return tuple(int(code[at : at + 2], 16) for at in (1, 3, 5))
