"""Everything that neither grows nor lives: ribbons, sun and moon, curtain, bridge, cup, storm."""

from firmware.art.shapes import circle, curve, ellipse, group, line, polygon, rect, shape
from firmware.art.stamp import Mark


def ribbon(kind):
    """A paper strip: 'poetry' (red, written on), 'blue' or 'plain' (red)."""
    fill, edge = ("blue", "ink") if kind == "blue" else ("red", "maroon")
    parts = rect(18.8, 9.8, 20.4, 76.4, edge) + rect(21, 12, 16, 72, fill)
    if kind == "poetry":
        for y in (19, 35, 51, 67):
            parts += curve(
                f"M25.4 {y}l7 0m-3.4 -3.4c0 6 -1 9 -5 11c4 -4 9 -4 9 -0.4c0 2 -2 3.4 -4.6 3",
                "paper",
                1.7,
            )
    elif kind == "blue":
        for y in (21, 69):
            parts += rect(21, y, 16, 2.4, "sky") + rect(21, y + 4.4, 16, 1.2, "sky")
    return Mark("ribbon " + kind, 29, 51, group("rotate(7 30 48)", parts))


def sun(x, y, radius):
    return circle(x, y, radius, "red")


def curtain():
    """A striped curtain under the blossoms, drawn up by a cord."""
    parts = ""
    for n, colour in enumerate(("red", "paper", "purple", "paper", "red")):
        parts += rect(n * 12, 60, 12, 36, colour)
    parts += rect(0, 55, 60, 5.6, "ink") + rect(0, 56.6, 60, 1.6, "maroon")
    for x in (15, 45):
        parts += circle(x, 78, 8, "gold") + circle(x, 78, 3.4, "red")
    parts += curve("M0 61Q15 70 30 61Q45 70 60 61", "ink", 2.2)
    return Mark("curtain", 30, 76, parts)


def water(top):
    """Water at the foot of the card, with a ripple."""
    ripple = f"M0 {top + 7}q8 -4 15 0t15 0t15 0t15 0"
    return [
        shape(f"M0 {top + 2}q8 -5 15 -1t15 0t15 0t15 0L60 96L0 96Z", "blue"),
        curve(ripple, "sky", 2),
    ]


def bridge():
    """Planks that zigzag over the pond."""
    planks = (
        ([(60, 50), (60, 58), (20, 70), (20, 62)], "M60 50L20 62"),
        ([(8, 61), (46, 74), (46, 83), (8, 70)], "M8 61L46 74"),
        ([(54, 72), (54, 81), (4, 95), (4, 86)], "M54 72L4 86"),
    )
    posts = "".join(
        rect(x, y, 3, h, "ink")
        for x, y, h in ((50, 48, 16), (12, 58, 16), (42, 68, 20), (16, 80, 14))
    )
    parts = posts
    for points, edge in planks:
        parts += polygon(points, "brown") + curve(edge, "gold", 2.6, "butt")
    return Mark("bridge", 30, 74, parts)


def moon():
    return circle(30, 32, 22, "paper")


def sake_cup():
    return (
        ellipse(36, 27, 19, 8.4, "maroon")
        + shape("M17 27C17 47 30 47 32 51L32 56L40 56L40 51C42 47 55 47 55 27Z", "red")
        + ellipse(36, 27, 19, 7.6, "gold")
        + ellipse(36, 28, 15.4, 5.2, "maroon")
        + shape("M23 30.4C28 34.6 44 34.6 49 30.4C44 28.6 28 28.6 23 30.4Z", "red")
        + ellipse(36, 57, 10, 3.2, "maroon")
        + line(31, 40, 41, 40, "gold", 2)
        + line(36, 37, 36, 47, "gold", 2)
        + line(32, 44, 40, 44, "gold", 1.8)
    )


def rain():
    """Slanting rain over a grey sky and a swollen stream."""
    falling = "".join(
        line(x, y, x - 4, y + 12, "sky", 1.5)
        for x, y in ((32, 2), (40, 6), (12, 58), (54, 44), (52, 66))
    )
    stream = "M0 96L0 88C12 80 20 92 34 86C46 80 52 86 60 82L60 96Z"
    return [
        falling,
        shape(stream, "blue"),
        curve("M0 93C14 86 24 96 38 90C48 86 52 91 60 88", "sky", 1.8),
    ]


def lightning():
    """Raijin's bolt out of a red cloud, over a dark shore."""
    return [
        shape("M0 0L60 0L60 30C52 38 46 30 40 32C34 42 26 34 20 36C14 44 4 40 0 36Z", "red"),
        shape("M0 0L60 0L60 20C52 28 46 20 40 22C34 32 26 24 20 26C14 34 4 30 0 26Z", "maroon"),
        polygon([(34, 10), (14, 48), (27, 48), (15, 80), (47, 38), (33, 38), (45, 10)], "ink"),
        polygon([(33, 11), (16, 46), (29, 46), (19, 74), (44, 40), (31, 40), (43, 11)], "gold"),
        shape("M60 96L60 62C50 66 44 80 30 82C20 84 16 90 10 96Z", "red"),
    ]


def fuji():
    """Mt. Fuji at sunrise."""
    snow = [
        (22, 36),
        (38, 36),
        (45, 52),
        (40, 48),
        (36, 56),
        (30, 48),
        (25, 56),
        (20, 48),
        (15, 52),
    ]
    return [
        rect(0, 0, 60, 96, "sky"),
        circle(17, 22, 12, "red"),
        shape("M-6 96C8 76 18 50 22 36L38 36C42 50 52 76 66 96Z", "blue"),
        Mark("fuji snow", 30, 44, polygon(snow, "paper")),
        shape("M0 70q6 -5 12 0t12 0t6 3L0 76Z", "paper"),
        shape("M0 96L0 86C20 78 40 90 60 82L60 96Z", "pine"),
    ]


def back():
    """Maroon with gold-hearted lozenges."""
    parts = [rect(0, 0, 60, 96, "maroon")]
    for row in range(6):
        for column in range(4):
            x, y = 7.5 + column * 15, 8 + row * 16
            parts.append(polygon([(x, y - 6), (x + 5, y), (x, y + 6), (x - 5, y)], "red"))
            parts.append(circle(x, y, 1.8, "gold"))
    return parts
