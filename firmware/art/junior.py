"""The plants of the Junior suits, bamboo (month 13) and lotus (14). Forms as in spring.py."""

from firmware.art.autumn import golden_base
from firmware.art.shapes import curve, ellipse, group, polar, rect, shape
from firmware.art.stamp import Mark


def _stalk(x, colour, first):
    """A bamboo stalk with its joints, from top to bottom."""
    shade = "pine" if colour == "leaf" else "leaf"
    parts = rect(x - 3.4, 0, 6.8, 96, colour) + rect(x + 1.2, 0, 1.4, 96, shade)
    for y in range(first, 96, 22):
        parts += rect(x - 4.6, y, 9.2, 2.4, "paper") + rect(x - 4.6, y + 2.4, 9.2, 1.4, "ink")
    return parts


def _spray(x, y, side):
    """Three pointed leaves at a joint."""
    leaf = "M0 0C4 -3.4 10 -3 15 1C10 3.4 4 3 0 0Z"
    vectors = "".join(
        group(f"translate({x} {y}) scale({side} 1) rotate({turn})", shape(leaf, colour))
        for turn, colour in ((-28, "leaf"), (8, "pine"), (44, "leaf"))
    )
    return Mark("bamboo leaves", x + 7 * side, y + 2, vectors, mirror=side < 0)


def bamboo(form):
    stalks, sprays = {
        "side": (((6, "leaf", 12), (54, "pine", 22)), ((9, 24, 1), (51, 46, -1))),
        "fuji": (((55, "leaf", 18),), ((53, 30, -1), (53, 60, -1))),
        "ribbon": (
            ((8, "leaf", 12), (52, "pine", 24)),
            ((10, 30, 1), (50, 40, -1), (10, 74, 1), (50, 82, -1)),
        ),
        "golden": (
            ((14, "leaf", 10), (34, "pine", 20), (52, "leaf", 6)),
            ((15, 24, -1), (36, 40, 1), (15, 56, 1)),
        ),
    }[form]
    parts = [_stalk(*stalk) for stalk in stalks] + [_spray(*spray) for spray in sprays]
    if form == "golden":
        parts.append(golden_base())
    return parts


def lotus_flower(x, y, radius):
    parts = ""
    for angle, colour in (
        (195, "lilac"),
        (345, "lilac"),
        (222, "pink"),
        (318, "pink"),
        (248, "lilac"),
        (292, "lilac"),
        (270, "pink"),
    ):
        at = polar(x, y, radius * 0.55, angle)
        parts += ellipse(*at, radius * 0.6, radius * 0.25, colour, angle)
    return parts + ellipse(x, y - 1, radius * 0.26, radius * 0.16, "gold")


def _pad(x, y, radius):
    right, left = x + radius * 0.7, x - radius * 0.6
    veins = f"M{x} {y - 1}L{right:.1f} {y - 3}M{x} {y - 1}L{left:.1f} {y + 1}"
    return (
        ellipse(x, y, radius, radius * 0.5, "pine")
        + ellipse(x, y - 1, radius * 0.86, radius * 0.38, "leaf")
        + curve(veins, "pine", 1.4)
    )


def lotus(form):
    pads, flowers, stems = {
        "a": (((15, 84, 14), (45, 70, 14)), ((32, 44, 19),), ((32, 42),)),
        "b": (((44, 88, 14), (15, 72, 14)), ((19, 36, 17), (45, 62, 12)), ((19, 36), (45, 60))),
        "fuji": (((55, "leaf", 18),), ((53, 30, -1), (53, 60, -1))),
        "ribbon": (((8, 84, 14), (54, 66, 14)), ((52, 36, 17), (8, 60, 15)), ((52, 36), (8, 60))),
        "side": (((12, 92, 13), (50, 92, 13)), (), ()),
    }[form]
    parts = [
        curve(f"M{x} {y}C{x} {y + 20} {x + 2} {y + 30} {x + 1} 96", "leaf", 2.6) for x, y in stems
    ]
    return parts + [_pad(*pad) for pad in pads] + [lotus_flower(*flower) for flower in flowers]
