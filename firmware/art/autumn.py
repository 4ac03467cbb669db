"""The plants of months 7 to 12. Forms as in spring.py."""

from firmware.art.shapes import (
    bezier,
    circle,
    curve,
    ellipse,
    group,
    line,
    on_curve,
    place,
    polar,
    polygon,
    rect,
    shape,
)
from firmware.art.stamp import Mark


def clover_leaf(x, y, mirror):
    """Three round leaflets."""
    side = -1 if mirror else 1
    vectors = (
        ellipse(x + 3.4 * side, y - 1.8, 5, 2.7, "leaf", -35 * side)
        + ellipse(x - 3 * side, y - 2.6, 4.6, 2.6, "leaf", 40 * side)
        + ellipse(x + 0.6 * side, y + 3, 2.7, 4.6, "pine", 20 * side)
    )
    return Mark("clover leaf", x, y, vectors, mirror)


def clover_flower(x, y):
    """A pair of pea flowers with dark lips."""
    vectors = (
        circle(x - 2.4, y - 1.6, 3, "pink")
        + circle(x + 2.4, y + 0.4, 3, "pink")
        + ellipse(x - 1.8, y + 1, 2, 1.6, "maroon")
        + ellipse(x + 3, y + 2.8, 2, 1.6, "maroon")
    )
    return Mark("clover flower", x, y, vectors)


def clover(form):
    stems = {
        "a": (
            ((8, 96), (8, 60), (16, 34), (40, 18)),
            ((22, 96), (24, 72), (36, 54), (56, 46)),
            ((36, 96), (40, 84), (46, 76), (56, 72)),
        ),
        "b": (
            ((52, 96), (52, 60), (42, 34), (14, 14)),
            ((38, 96), (36, 72), (26, 54), (4, 44)),
            ((24, 96), (20, 84), (14, 76), (4, 72)),
        ),
        "ribbon": (
            ((20, 96), (10, 70), (6, 46), (8, 14)),
            ((40, 96), (50, 74), (54, 54), (52, 24)),
        ),
        "side": (
            ((0, 50), (4, 24), (16, 8), (40, 12)),
            ((0, 22), (4, 12), (10, 4), (22, 2)),
            ((60, 56), (56, 44), (46, 34), (28, 30)),
        ),
    }[form]
    parts = [curve(bezier(stem), "brown", 1.8) for stem in stems]
    for stem in stems:
        for n, t in enumerate((0.16, 0.38, 0.6, 0.82)):
            x, y = on_curve(stem, t)
            across = 6 if n % 2 else -6
            parts.append(clover_leaf(x + across, y, bool(n % 2)))
            parts.append(clover_flower(*on_curve(stem, t + 0.11)))
        parts.append(clover_flower(*on_curve(stem, 1)))
    return parts


def plume(x, y, root, side=1):
    """An arching stem of pampas grass, its feathery head nodding to one side from (x, y)."""
    head = (
        "M-1 5C3 -4 14 -6 21 5C16 3 13 3 11 5C15 6 17 8 18 12"
        "C13 8 10 7 7 7C10 9 11 11 11 14C7 9 3 8 -1 5Z"
    )
    stem = curve(f"M0 {root - y}C-2 {(root - y) * 0.6:.1f} -3 12 0 4", "leaf", 2)
    ribs = curve("M0 4C6 -1 13 -1 18 4M3 5C7 4 10 5 13 8", "brown", 1.4)
    flip = f"translate({x} {y}) scale({side} 1)"
    return [
        group(flip, stem),
        Mark("plume", x + 9 * side, y + 4, group(flip, shape(head, "gold"), ribs), side < 0),
    ]


def pampas(form):
    """A dark hill of grass; on the plain cards with plumes."""
    top = {"a": 54, "b": 48, "moon": 62, "side": 64}[form]
    lean = 12 if form == "b" else 0
    left, right = top + 8 - lean, top + 4 + lean
    ridge = f"C14 {top - 8 - lean / 2} 40 {top - 10 + lean} 60 {right}"
    hill = f"M0 {left}{ridge}L60 96L0 96Z"
    plumes = {
        "a": ((8, 28, 1), (22, 12, 1), (36, 32, 1)),
        "b": ((30, 12, -1), (52, 24, -1)),
    }.get(form, ())
    parts = [part for x, y, side in plumes for part in plume(x, y, top + 14, side)]
    parts.append(shape(hill, "ink"))
    for n in range(8):
        x, y = 3 + n * 7.5, top + 14 + (n % 3) * 6
        parts.append(curve(f"M{x} 96C{x} {y + 10} {x + 1} {y + 4} {x + 4} {y}", "grey", 1.9))
    return parts


def chrysanthemum_flower(x, y, radius):
    petals = 12
    parts = circle(x, y, radius * 0.9, "orange")
    for n in range(petals):
        angle = 360 * n / petals
        at = polar(x, y, radius * 0.62, angle)
        parts += ellipse(*at, radius * 0.4, radius * 0.155, "gold", angle)
    return parts + circle(x, y, radius * 0.3, "orange") + circle(x, y, radius * 0.18, "red")


def chrysanthemum(form):
    flowers = {
        "a": ((18, 28, 17), (42, 54, 17), (16, 80, 14)),
        "b": ((41, 30, 17), (18, 56, 17), (44, 82, 14)),
        "ribbon": ((7, 30, 15), (52, 50, 15), (8, 76, 14)),
        "side": ((17, 72, 16), (45, 82, 13)),
    }[form]
    parts = []
    for x, y, radius in flowers:
        parts.append(line(x, y, x + (30 - x) * 0.5, 96, "pine", 2.6))
        for angle in (50, 130, -20, 200):
            colour = "leaf" if angle in (50, 200) else "pine"
            at = polar(x, y, radius * 1.12, angle)
            parts.append(ellipse(*at, radius * 0.5, radius * 0.3, colour, angle))
    return parts + [chrysanthemum_flower(*flower) for flower in flowers]


def maple_leaf(x, y, colour, turn, radius=15):
    """A leaf of seven lobes; a turned one is tilted on small cards, mirrored when negative."""
    lobes = ((-215, 0.62), (-180, 0.84), (-135, 1), (-90, 1.08), (-45, 1), (0, 0.84), (35, 0.62))
    points = []
    for n, (angle, length) in enumerate(lobes):
        points.append(polar(x, y, radius * length, angle + turn))
        if n < 6:
            points.append(polar(x, y, radius * 0.45, (angle + lobes[n + 1][0]) / 2 + turn))
    points.append(polar(x, y, radius * 0.2, 90 + turn))
    start, end = polar(x, y, radius * 0.1, 90 + turn), polar(x, y, radius * 0.95, 95 + turn)
    stalk = line(*start, *end, "brown", radius * 0.13)
    veins = "".join(
        line(x, y, *polar(x, y, radius * 0.66, angle + turn), "gold", 0.9)
        for angle in (-135, -90, -45)
    )
    vectors = stalk + polygon(points, colour) + ("" if colour == "gold" else veins)
    name = f"maple {colour} tilted" if abs(turn) > 15 else f"maple {colour}"
    return Mark(name, x, y, vectors, mirror=turn < 0)


def maple(form):
    leaves = {
        "a": (
            (16, 18, "red", -25),
            (43, 36, "orange", 0),
            (15, 56, "orange", 0),
            (43, 72, "red", 25),
            (18, 86, "gold", -25),
        ),
        "b": (
            (38, 26, "orange", 25),
            (13, 36, "red", 0),
            (45, 54, "red", 0),
            (17, 68, "orange", -25),
            (43, 84, "gold", 25),
        ),
        "ribbon": (
            (7, 26, "orange", -25),
            (52, 38, "red", 25),
            (7, 60, "red", 0),
            (52, 74, "orange", 0),
            (14, 88, "gold", -25),
        ),
        "side": ((15, 18, "orange", -25), (8, 46, "red", 0), (34, 9, "gold", 25, 9)),
    }[form]
    return [maple_leaf(*leaf) for leaf in leaves]


def willow(form):
    strands = {
        "ribbon": ((4, 58), (12, 80), (46, 50), (54, 86)),
        "rain": ((4, 46), (12, 30), (20, 18)),
        "side": ((4, 46), (12, 62), (20, 34), (56, 50), (48, 30)),
    }[form]
    parts = []
    for n, (x, length) in enumerate(strands):
        path = f"M{x} 0C{x + 2} {length * 0.3:.1f} {x - 2} {length * 0.7:.1f} {x} {length}"
        parts.append(curve(path, "leaf" if n % 2 else "pine", 2.4))
        for y in range(6, length, 8):
            parts.append(ellipse(x - 2.6, y + 2, 3.4, 1.7, "leaf", -50))
            parts.append(ellipse(x + 2.6, y + 5, 3.4, 1.7, "pine" if n % 2 else "leaf", 50))
    return parts


def paulownia_spike(x, y, bells):
    """A spike of bell flowers standing on (x, y + length)."""
    parts = line(x, y, x, y + bells * 7 + 6, "brown", 2)
    for n in range(bells):
        half, row = 3.2 + 1.2 * n, y + n * 7
        parts += ellipse(x - half * 0.8, row + 2, 3.6, 3.2, "purple", 20)
        parts += ellipse(x + half * 0.8, row + 2, 3.6, 3.2, "purple", -20)
        parts += circle(x, row, 3, "lilac")
    return Mark(f"paulownia spike {bells}", x, y + bells * 3.5, parts)


def paulownia_leaf(x, y, colour="leaf"):
    """A broad leaf of five points, hanging from (x, y - 14)."""
    rib = "pine" if colour == "leaf" else "leaf"
    outline = (
        "M0 18C-5 14 -10 10 -13 3C-17 4 -20 0 -19 -7C-15 -8 -13 -9 -11 -13"
        "C-7 -11 -3 -12 0 -16C3 -12 7 -11 11 -13C13 -9 15 -8 19 -7C20 0 17 4 13 3C10 10 5 14 0 18Z"
    )
    veins = "M0 -12L0 15M0 6L-9 -6M0 6L9 -6M0 11L-14 -3M0 11L14 -3"
    vectors = place(x, y, shape(outline, colour), curve(veins, rib, 1.5))
    return Mark("paulownia " + colour, x, y, vectors)


def paulownia_trio(x, y):
    """Two light leaves and a dark one before them."""
    leaves = (
        paulownia_leaf(x - 17, y - 4),
        paulownia_leaf(x + 17, y - 4),
        paulownia_leaf(x, y + 3, "pine"),
    )
    return Mark("paulownia trio", x, y - 1, "".join(leaf.vectors for leaf in leaves))


def paulownia(form):
    spikes, leaves = {
        "a": (((30, 8, 5), (13, 22, 4), (47, 22, 4)), [paulownia_trio(30, 73)]),
        "b": (
            ((14, 8, 4), (47, 54, 4)),
            [
                paulownia_leaf(40, 34, "pine"),
                paulownia_leaf(17, 60),
                paulownia_leaf(32, 82, "pine"),
            ],
        ),
        "side": (((7, 66, 3), (53, 66, 3)), [paulownia_trio(30, 93)]),
        "golden": (((30, 2, 4), (13, 10, 4), (47, 16, 4)), [paulownia_trio(30, 58)]),
    }[form]
    parts = [paulownia_spike(*spike) for spike in spikes] + leaves
    return [*parts, golden_base()] if form == "golden" else parts


def golden_base():
    """The golden foot of the fourth paulownia and bamboo."""
    return Mark(
        "golden base", 30, 87.5, rect(0, 79, 60, 17, "gold") + rect(0, 79, 60, 1.6, "orange")
    )
