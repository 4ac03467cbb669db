"""The plants of months 1 to 6. Each function draws one composition, chosen by name.

'a' and 'b' are the two plain cards, 'side' leaves room for the card's creature or scene.
"""

from firmware.art.shapes import (
    bezier,
    circle,
    curve,
    ellipse,
    line,
    polar,
    polygon,
    shape,
)


def needle_fan(x, y, radius):
    """A half disc of pine needles: a dark edge of spikes, lighter rays inside."""
    spikes = 7
    parts = []
    for n in range(spikes):
        parts.append(line(x, y, *polar(x, y, radius, 180 + 180 * n / (spikes - 1)), "pine", radius * 0.34, "butt"))
    inner = radius * 0.82
    parts.append(shape(f"M{x - inner:.2f} {y}A{inner:.2f} {inner:.2f} 0 0 1 {x + inner:.2f} {y}Z", "pine"))
    for n in range(1, spikes - 1):
        angle = 180 + 180 * n / (spikes - 1)
        start, end = polar(x, y, radius * 0.42, angle), polar(x, y, radius * 0.86, angle)
        parts.append(line(*start, *end, "leaf", radius * 0.14, "butt"))
    parts.append(ellipse(x, y, radius * 0.28, radius * 0.2, "brown"))
    return "".join(parts)


def pine(form):
    fans = {
        "a": ((44, 32, 17), (16, 52, 19), (42, 68, 20), (18, 90, 22)),
        "b": ((16, 30, 17), (45, 50, 19), (16, 70, 20), (44, 92, 22)),
        "side": ((12, 74, 16), (46, 66, 17), (30, 94, 25)),
    }[form]
    trunk = curve("M30 96C26 80 38 66 26 44", "brown", 4)
    return trunk + "".join(needle_fan(*fan) for fan in fans)


def blossom(x, y, radius, petal, heart, turn=-90):
    """Five round petals and a heart."""
    tips = [polar(x, y, radius * 0.58, turn + 72 * n) for n in range(5)]
    petals = "".join(circle(px, py, radius * 0.5, petal) for px, py in tips)
    return petals + circle(x, y, radius * 0.36, petal) + circle(x, y, radius * 0.26, heart)


def plum(form):
    branch, flowers, buds = {
        "a": (
            "M56 96L42 72L50 50L26 36L30 10M42 72L14 64",
            ((48, 50, 11), (26, 34, 11), (30, 12, 9), (15, 64, 11), (42, 80, 11)),
            ((6, 52), (54, 28)),
        ),
        "b": (
            "M6 96L20 76L14 50L38 40L40 14M20 76L50 70",
            ((13, 50, 11), (40, 38, 11), (40, 14, 10), (49, 70, 11), (18, 82, 11)),
            ((6, 52), (54, 28)),
        ),
        "side": (
            "M4 96L16 70L10 52L34 36L30 18M16 70L44 62L54 46",
            ((12, 48, 10), (36, 34, 11), (46, 62, 11), (16, 76, 11)),
            ((54, 44), (30, 18)),
        ),
    }[form]
    parts = [curve(branch, "ink", 4.4)]
    parts += [blossom(x, y, radius, "red", "gold") for x, y, radius in flowers]
    parts += [circle(x, y, 4, "red") for x, y in buds]
    return "".join(parts)


def cherry(form):
    flowers = {
        "a": ((14, 20, 12), (44, 30, 13), (18, 50, 12), (46, 66, 13), (16, 82, 12)),
        "b": ((44, 18, 12), (16, 32, 13), (44, 50, 12), (14, 66, 12), (42, 84, 12)),
        "side": ((14, 22, 12), (44, 14, 11), (34, 40, 13), (10, 50, 11), (50, 46, 10)),
    }[form]
    parts = []
    for x, y, radius in flowers:
        parts.append(ellipse(x + radius * 0.9, y + radius * 0.7, 5, 2.6, "leaf", 40))
        parts.append(ellipse(x - radius * 0.8, y + radius * 0.9, 5, 2.6, "leaf", 140))
    parts += [blossom(x, y, radius, "pink", "red") for x, y, radius in flowers]
    return "".join(parts)


def wisteria(form):
    clusters = {
        "a": ((14, 0, 76), (32, 4, 56), (49, 0, 84)),
        "b": ((10, 0, 56), (28, 0, 84), (47, 2, 68)),
        "side": ((12, 0, 44), (30, 0, 54), (49, 0, 40)),
    }[form]
    parts = [curve("M0 6C20 12 40 0 60 8", "brown", 3)]
    for x, _, length in clusters:
        rows = int(length / 8)
        for n in range(rows):
            t = n / (rows - 1)
            width, y = 8.2 * (1 - t) + 2.2, 12 + t * (length - 12)
            right = "lilac" if n % 2 else "purple"
            parts.append(ellipse(x - width * 0.5, y, width * 0.62, 4.6, "purple", -20))
            parts.append(ellipse(x + width * 0.5, y + 2, width * 0.62, 4.6, right, 20))
            if n % 2 == 0:
                parts.append(circle(x, y + 1, width * 0.32, "lilac"))
    for x, turn in ((4, 30), (21, -30), (22, 35), (39, -25), (40, 30), (56, -30)):
        parts.append(ellipse(x, 8, 8, 3.4, "leaf", turn))
    return "".join(parts)


def iris_flower(x, y, k):
    return (
        ellipse(x, y - 5 * k, 4.2 * k, 8 * k, "blue")
        + ellipse(x - 6.5 * k, y + 3 * k, 8 * k, 4.4 * k, "purple", -35)
        + ellipse(x + 6.5 * k, y + 3 * k, 8 * k, 4.4 * k, "purple", 35)
        + ellipse(x, y + 6 * k, 4.6 * k, 7 * k, "blue")
        + ellipse(x, y + 4 * k, 1.9 * k, 4 * k, "gold")
    )


def iris(form):
    blades, flowers = {
        "a": (
            ((6, 4, 34), (18, 12, 44), (30, 36, 26), (42, 44, 46), (54, 58, 36)),
            ((16, 24, 1.2), (44, 40, 1.2)),
        ),
        "b": (
            ((8, 2, 42), (20, 26, 30), (32, 30, 48), (44, 48, 34), (54, 58, 50)),
            ((42, 24, 1.2), (15, 44, 1.2)),
        ),
        "side": (
            ((6, 2, 34), (18, 16, 28), (30, 34, 36), (44, 46, 30), (54, 58, 36)),
            ((15, 20, 1.1), (44, 24, 1.1)),
        ),
    }[form]
    parts = []
    for n, (x, tip_x, tip_y) in enumerate(blades):
        parts.append(polygon([(x - 4, 96), (tip_x, tip_y), (x + 4, 96)], "leaf" if n % 2 else "pine"))
    parts += [line(x, y, x + 1, 96, "leaf", 2.6) for x, y, _ in flowers]
    parts += [iris_flower(*flower) for flower in flowers]
    return "".join(parts)


def peony_flower(x, y, radius):
    parts = [circle(*polar(x, y, radius * 0.66, 45 * n + 22), radius * 0.38, "maroon") for n in range(8)]
    parts += [circle(*polar(x, y, radius * 0.6, 45 * n), radius * 0.36, "red") for n in range(8)]
    parts += [circle(*polar(x, y, radius * 0.34, 72 * n - 90), radius * 0.26, "pink") for n in range(5)]
    return "".join(parts) + circle(x, y, radius * 0.24, "gold")


def peony(form):
    flowers = {
        "a": ((36, 30, 19), (18, 70, 17)),
        "b": ((22, 28, 18), (42, 68, 18)),
        "side": ((34, 74, 19), (10, 54, 9)),
    }[form]
    parts = []
    for x, y, radius in flowers:
        for angle in (35, 145, -30, 210, 90):
            colour = "pine" if angle in (35, 210) else "leaf"
            parts.append(ellipse(*polar(x, y, radius * 1.12, angle), radius * 0.62, radius * 0.3, colour, angle))
    parts += [peony_flower(*flower) for flower in flowers]
    return "".join(parts)
