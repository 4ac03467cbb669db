"""Everything that is neither plant nor animal: ribbons, suns, curtain, cup, storms, Mt. Fuji."""

from firmware.art.shapes import circle, curve, ellipse, group, line, polygon, rect, shape


def ribbon(kind, fine):
    """A paper strip: 'poetry' (red, written on), 'blue' or 'plain' (red)."""
    fill, edge = ("blue", "ink") if kind == "blue" else ("red", "maroon")
    if not fine:
        parts = [rect(17, 12, 23, 76, edge), rect(19.5, 14.5, 18, 71, fill)]
        if kind == "poetry":
            for n, y in enumerate((22, 38, 54, 70)):
                left, right = (24, 27) if n % 2 else (27, 24)
                parts.append(rect(left, y, 7, 4, "paper") + rect(right, y + 5, 7, 4, "paper"))
        if kind == "blue":
            parts.append(rect(19.5, 26, 18, 4, "sky") + rect(19.5, 70, 18, 4, "sky"))
        return "".join(parts)
    parts = [rect(18.8, 9.8, 20.4, 76.4, edge), rect(21, 12, 16, 72, fill)]
    if kind == "poetry":
        for y in (21, 37, 53, 67):
            parts.append(curve(f"M26 {y}l7 2l-6 6l5 3", "paper", 2.4))
    if kind == "blue":
        parts.append(rect(21, 25, 16, 2.6, "sky") + rect(21, 67, 16, 2.6, "sky"))
    return group("rotate(8 30 48)", *parts)


def sun(x, y, radius):
    return circle(x, y, radius, "red")


def curtain():
    parts = [rect(0, 60, 60, 36, "maroon")]
    for n, colour in enumerate(("red", "paper", "purple", "paper", "red")):
        parts.append(shape(f"M{n * 12} 62q6 6 12 0L{n * 12 + 12} 96L{n * 12} 96Z", colour))
    parts.append(curve("M0 58q15 10 30 0q15 10 30 0", "ink", 3.4) + rect(0, 54, 60, 5, "ink"))
    for x in (15, 45):
        parts.append(circle(x, 78, 7, "gold") + circle(x, 78, 3, "red"))
    return "".join(parts)


def bridge():
    parts = [
        polygon([(0, 62), (40, 70), (40, 80), (0, 72)], "brown"),
        line(0, 63, 40, 71, "gold", 2),
        polygon([(18, 80), (60, 72), (60, 83), (18, 92)], "brown"),
        line(18, 81, 60, 73, "gold", 2),
    ]
    parts += [rect(x, 74, 3.2, 22, "ink") for x in (12, 26)]
    parts += [rect(x, 86, 3.2, 10, "ink") for x in (32, 50)]
    return "".join(parts)


def moon():
    return circle(30, 30, 22, "paper")


def sake_cup():
    return (
        ellipse(38, 26, 19, 8.4, "maroon")
        + shape("M19 26C19 48 32 48 34 52L34 56L42 56L42 52C44 48 57 48 57 26Z", "red")
        + ellipse(38, 26, 19, 7.4, "gold")
        + ellipse(38, 27, 15, 5, "maroon")
        + ellipse(38, 57, 9, 3, "maroon")
        + line(33, 40, 43, 40, "gold", 2)
        + line(38, 37, 38, 47, "gold", 2)
        + line(34, 44, 42, 44, "gold", 1.8)
    )


def stream():
    return shape("M0 96L0 84C14 74 20 92 34 80C46 72 50 84 60 76L60 96Z", "blue") + curve(
        "M0 92C14 82 24 96 38 86C48 80 52 90 60 84", "sky", 2.4
    )


def rain_man():
    return (
        "".join(line(x, 2, x - 6, 18, "sky", 1.6) for x in (34, 44, 54))
        + polygon([(29, 84), (33, 52), (47, 52), (52, 84)], "red")
        + polygon([(33, 60), (40, 54), (46, 62), (44, 84), (36, 84)], "gold")
        + circle(40, 47, 5.6, "paper")
        + polygon([(34, 45), (40, 36), (46, 45)], "ink")
        + rect(31, 82, 7, 4, "ink")
        + rect(43, 82, 7, 4, "ink")
        + shape("M17 38C20 18 54 16 58 36C52 32 46 33 44 36C40 31 32 31 29 37C26 34 20 34 17 38Z", "gold", "ink", 2)
        + line(37, 20, 36, 62, "ink", 2.2)
    )


def lightning():
    parts = [
        rect(0, 0, 60, 96, "ink"),
        shape("M0 0L60 0L60 30C44 40 36 24 24 34C14 42 8 32 0 38Z", "maroon"),
        polygon([(34, 8), (14, 46), (27, 46), (16, 74), (46, 36), (32, 36), (44, 8)], "gold"),
        shape("M60 96L60 58C50 62 44 76 30 78C20 80 16 90 10 96Z", "red"),
    ]
    parts += [curve(f"M{x} 60C{x - 2} 74 {x - 2} 80 {x} 94", "leaf", 2.6) for x in (48, 54)]
    parts.append(curve("M6 44L6 80", "leaf", 2.6))
    return "".join(parts)


def fuji():
    return (
        rect(0, 0, 60, 96, "sky")
        + circle(18, 20, 11, "red")
        + polygon([(-6, 96), (22, 34), (38, 34), (66, 96)], "blue")
        + polygon([(17, 46), (22, 34), (38, 34), (43, 46), (38, 54), (34, 47), (30, 56), (25, 47), (21, 54)], "paper")
        + shape("M0 96L0 84C20 74 40 88 60 80L60 96Z", "pine")
    )


def wind_god():
    """Fujin with the bag of winds over his shoulders."""
    return (
        curve("M4 50C0 10 60 10 56 50", "paper", 11)
        + curve("M4 50C0 10 60 10 56 50", "grey", 6)
        + circle(30, 42, 9, "leaf")
        + polygon([(18, 50), (42, 50), (46, 78), (14, 78)], "leaf")
        + polygon([(14, 70), (46, 70), (50, 86), (10, 86)], "gold")
        + circle(27, 41, 1.8, "ink")
        + circle(34, 41, 1.8, "ink")
        + polygon([(22, 36), (20, 26), (28, 33)], "red")
        + polygon([(38, 36), (40, 26), (32, 33)], "red")
    )


def back():
    parts = [rect(0, 0, 60, 96, "maroon")]
    for row in range(6):
        for column in range(4):
            x, y = 7.5 + column * 15, 8 + row * 16
            parts.append(polygon([(x, y - 6), (x + 5, y), (x, y + 6), (x - 5, y)], "red"))
            parts.append(circle(x, y, 1.8, "gold"))
    return "".join(parts)
