"""The plants of months 1 to 6: each function gives one composition as a list of parts.

Forms: 'a' and 'b' are the two plain cards, 'ribbon' keeps to the sides, 'side' leaves room for
the card's creature or scene.
"""

from firmware.art.shapes import circle, curve, ellipse, line, polar, polygon, shape
from firmware.art.stamp import Mark, fine_only


def needle_fan(x, y, radius=19):
    """A half disc of pine needles: a dark edge of spikes, lighter rays inside."""
    spikes = 9
    parts = []
    for n in range(spikes):
        tip = polar(x, y, radius, 180 + 180 * n / (spikes - 1))
        parts.append(line(x, y, *tip, "pine", radius * 0.26, "butt"))
    inner = radius * 0.84
    parts.append(
        shape(f"M{x - inner:.2f} {y}A{inner:.2f} {inner:.2f} 0 0 1 {x + inner:.2f} {y}Z", "pine")
    )
    for n in range(1, spikes - 1):
        angle = 180 + 180 * n / (spikes - 1)
        start, end = polar(x, y, radius * 0.36, angle), polar(x, y, radius * 0.86, angle)
        parts.append(line(*start, *end, "leaf", radius * 0.11, "butt"))
    parts.append(ellipse(x, y, radius * 0.3, radius * 0.2, "brown"))
    return Mark("pine", x, y - radius / 2, "".join(parts))


def pine(form):
    trunk, fans = {
        "a": ("M34 96C22 84 42 62 28 40", ((42, 28), (17, 46), (41, 68), (18, 88))),
        "b": ("M26 96C40 84 20 64 34 36", ((17, 26), (43, 48), (17, 66), (43, 90))),
        "ribbon": ("M30 96L30 10", ((7, 30), (52, 44), (7, 66), (52, 84))),
        "side": ("M44 96C40 84 52 74 50 62", ((52, 66), (10, 82), (36, 95))),
    }[form]
    return [curve(trunk, "brown", 4.4)] + [needle_fan(x, y) for x, y in fans]


def blossom(name, x, y, radius, petal, heart):
    """Five round petals round a heart; a gap of the ground shows between them."""
    tips = [polar(x, y, radius * 0.56, 72 * n - 90) for n in range(5)]
    petals = "".join(circle(px, py, radius * 0.47, petal) for px, py in tips)
    return Mark(name, x, y, petals + circle(x, y, radius * 0.4, petal) + heart)


def plum_flower(x, y, radius=12):
    stamens = "".join(
        line(x, y, *polar(x, y, radius * 0.5, 72 * n - 90), "gold", 1.2) for n in range(5)
    )
    heart = stamens + circle(x, y, radius * 0.27, "gold") + circle(x, y, radius * 0.12, "paper")
    return blossom("plum", x, y, radius, "red", heart)


def plum_bud(x, y):
    return Mark("plum bud", x, y, circle(x, y, 4.2, "red") + circle(x, y + 3.4, 2.4, "maroon"))


def plum(form):
    branch, flowers, buds = {
        "a": (
            "M58 96L42 74L50 52L26 36L32 12M42 74L14 64",
            ((48, 50), (25, 34), (14, 66), (42, 84)),
            ((33, 9), (7, 44), (54, 30)),
        ),
        "b": (
            "M4 96L18 76L12 52L38 40L34 12M18 76L50 70",
            ((13, 48), (40, 40), (48, 72), (16, 82)),
            ((34, 10), (5, 26), (54, 54)),
        ),
        "ribbon": (
            "M6 96L10 70L6 34M54 96L50 60L54 26",
            ((8, 26), (52, 42), (8, 68), (52, 84)),
            ((52, 20), (7, 48)),
        ),
        "side": (
            "M2 96L14 72L10 50L32 38L39 27M14 72L46 66L56 48",
            ((11, 46), (15, 80), (46, 70)),
            ((56, 44), (33, 50)),
        ),
    }[form]
    twigs = curve(branch, "ink", 4)
    return (
        [twigs] + [plum_bud(*bud) for bud in buds] + [plum_flower(*flower) for flower in flowers]
    )


def cherry_flower(x, y, radius=12.5):
    parts = ""
    for n in range(5):
        parts += circle(*polar(x, y, radius * 1.06, 72 * n - 90), radius * 0.17, "paper")
        parts += line(x, y, *polar(x, y, radius * 0.48, 72 * n - 90), "red", 1.2)
    heart = parts + circle(x, y, radius * 0.22, "red") + circle(x, y, radius * 0.1, "paper")
    return blossom("cherry", x, y, radius, "pink", heart)


def cherry_leaf(x, y, turn):
    vectors = ellipse(x, y, 6.4, 2.8, "leaf", turn) + ellipse(x, y, 4.4, 0.7, "pine", turn)
    return Mark("cherry leaf", x, y, vectors, mirror=turn > 90)


def cherry(form):
    branch, flowers, leaves = {
        "a": (
            "M60 92L40 76L48 60L22 44L34 24M40 76L12 90M30 49L10 30",
            ((13, 20), (44, 32), (17, 52), (46, 68), (16, 84)),
            ((28, 26, 40), (32, 48, 140), (30, 64, 40), (31, 78, 140), (3, 36, 40), (57, 50, 40)),
        ),
        "b": (
            "M0 96L18 78L12 56L40 44L34 26M18 78L46 86M40 44L54 54",
            ((43, 26), (14, 34), (46, 56), (15, 66), (44, 86)),
            ((28, 24, 140), (31, 46, 40), (31, 62, 140), (29, 80, 40), (56, 42, 40), (4, 50, 140)),
        ),
        "ribbon": (
            "M4 96L10 66L4 20M56 96L50 68L54 30",
            ((7, 24), (52, 40), (7, 62), (52, 80)),
            ((8, 43, 40), (53, 60, 140), (8, 82, 40), (50, 24, 40)),
        ),
        "side": (
            "M0 30L22 22L44 30L60 22",
            ((13, 14), (38, 12), (26, 34), (5, 42), (52, 38)),
            ((26, 20, 40), (40, 44, 140), (14, 46, 40)),
        ),
    }[form]
    twigs = [curve(branch, "brown", 2.6)] + [cherry_leaf(*leaf) for leaf in leaves]
    return twigs + [cherry_flower(*flower) for flower in flowers]


def wisteria_cluster(x, length):
    """A hanging cluster that tapers to its tip; length in units from the top of the card."""
    rows = length // 7
    parts = ""
    for n in range(rows):
        t = n / (rows - 1)
        half, y = 7.6 * (1 - t) ** 0.8 + 1.6, 12 + t * (length - 14)
        parts += ellipse(x - half * 0.52, y, half * 0.6, 4.4, "purple", -24)
        parts += ellipse(x + half * 0.52, y + 1.6, half * 0.6, 4.4, "purple", 24)
        parts += ellipse(x - half * 0.5, y - 1, half * 0.28, 2, "lilac", -24)
        parts += ellipse(x + half * 0.5, y + 1, half * 0.28, 2, "lilac", 24)
    size = "long" if length > 70 else "middle" if length > 50 else "short"
    middle = {"long": 46, "middle": 37, "short": 28}[size]
    return Mark("wisteria " + size, x, middle, parts)


def wisteria(form):
    clusters = {
        "a": ((9, 64), (29, 84), (49, 56)),
        "b": ((10, 80), (30, 56), (50, 76)),
        "ribbon": ((7, 80), (52, 86)),
        "side": ((10, 46), (30, 58), (50, 42)),
    }[form]
    vine = curve("M0 6C20 12 40 0 60 8", "brown", 3)
    leaves = ((3, 8, 30), (20, 9, -30), (38, 7, 30), (57, 9, -30), (29, 6, 10), (48, 6, -10))
    crown = [ellipse(x, y, 7.6, 3.6, "leaf", turn) for x, y, turn in leaves]
    veins = fine_only("".join(ellipse(x, y, 5.4, 0.7, "pine", turn) for x, y, turn in leaves))
    return [vine] + [wisteria_cluster(*cluster) for cluster in clusters] + crown + [veins]


def iris_flower(x, y):
    vectors = (
        ellipse(x, y - 7, 4.6, 9, "blue")
        + ellipse(x - 8, y + 3, 9, 4.6, "purple", -35)
        + ellipse(x + 8, y + 3, 9, 4.6, "purple", 35)
        + ellipse(x - 10, y + 4.4, 5, 1.3, "lilac", -35)
        + ellipse(x + 10, y + 4.4, 5, 1.3, "lilac", 35)
        + ellipse(x, y + 7, 5.2, 8, "blue")
        + ellipse(x, y + 4.6, 1.8, 5, "gold")
        + ellipse(x - 1.4, y - 9, 1, 4, "sky")
    )
    return Mark("iris", x, y, vectors)


def iris(form):
    blades, flowers = {
        "a": (
            ((6, 3, 40), (19, 14, 50), (30, 33, 34), (42, 38, 56), (54, 58, 30)),
            ((17, 25), (43, 46)),
        ),
        "b": (
            ((6, 2, 30), (18, 24, 56), (30, 28, 30), (42, 48, 44), (54, 58, 40)),
            ((41, 30), (16, 54)),
        ),
        "ribbon": (
            ((3, 2, 46), (12, 13, 52), (48, 46, 58), (57, 58, 40)),
            ((8, 28), (51, 46)),
        ),
        "side": (
            ((6, 2, 34), (18, 14, 40), (30, 32, 30), (44, 46, 36), (54, 58, 30)),
            ((15, 20), (42, 28)),
        ),
    }[form]
    parts = []
    for n, (x, tip_x, tip_y) in enumerate(blades):
        colour = "leaf" if n % 2 else "pine"
        parts.append(polygon([(x - 3.4, 96), (tip_x, tip_y), (x + 3.4, 96)], colour))
    parts += [line(x, y, x, 96, "leaf", 2.6) for x, y in flowers]
    return parts + [iris_flower(*flower) for flower in flowers]


def peony_flower(x, y, radius):
    rings = ((8, 0.66, 0.38, "maroon", 22), (8, 0.6, 0.36, "red", 0), (5, 0.34, 0.26, "pink", -90))
    parts = ""
    for petals, distance, size, colour, turn in rings:
        for n in range(petals):
            at = polar(x, y, radius * distance, 360 / petals * n + turn)
            parts += circle(*at, radius * size, colour)
    return parts + circle(x, y, radius * 0.22, "gold")


def peony(form):
    flowers = {
        "a": ((37, 32, 20), (18, 72, 18)),
        "b": ((21, 27, 19), (41, 69, 20)),
        "ribbon": ((49, 34, 17), (9, 70, 17)),
        "side": ((36, 76, 20), (8, 60, 10)),
    }[form]
    parts = []
    for x, y, radius in flowers:
        for angle in (35, 145, -30, 210, 90):
            colour = "pine" if angle in (35, 210) else "leaf"
            at = polar(x, y, radius * 1.1, angle)
            parts.append(ellipse(*at, radius * 0.6, radius * 0.32, colour, angle))
    return parts + [peony_flower(*flower) for flower in flowers]
