"""The plants of months 7 to 12. Forms as in spring.py."""

from firmware.art.shapes import (
    bezier,
    circle,
    curve,
    ellipse,
    line,
    on_curve,
    polar,
    polygon,
    rect,
    shape,
)


def clover(form):
    stems = {
        "a": (
            ((8, 96), (8, 60), (20, 34), (54, 26)),
            ((20, 96), (22, 70), (36, 56), (58, 56)),
            ((4, 80), (4, 50), (6, 30), (20, 12)),
        ),
        "b": (
            ((52, 96), (52, 60), (40, 34), (6, 22)),
            ((40, 96), (38, 76), (24, 62), (3, 60)),
            ((56, 80), (56, 50), (54, 30), (42, 10)),
        ),
        "ribbon": (
            ((30, 96), (28, 60), (14, 40), (4, 20)),
            ((34, 96), (36, 60), (46, 44), (57, 30)),
            ((32, 96), (34, 70), (30, 40), (32, 10)),
        ),
        "side": (
            ((4, 40), (10, 18), (30, 8), (56, 16)),
            ((2, 30), (6, 16), (14, 6), (30, 2)),
            ((58, 52), (52, 40), (44, 34), (30, 34)),
        ),
    }[form]
    parts = [curve(bezier(stem), "brown", 1.8) for stem in stems]
    count = 0
    for stem in stems:
        for n, t in enumerate((0.12, 0.3, 0.48, 0.66, 0.84, 1)):
            x, y = on_curve(stem, t)
            count += 1
            across = 6 if n % 2 else -6
            parts.append(ellipse(x + across, y, 5.6, 3.2, "leaf", -30 if n % 2 else 30))
            parts.append(ellipse(x - across * 0.9, y - 2, 4.2, 3.4, "pink" if count % 2 else "maroon"))
    return "".join(parts)


def pampas(form):
    """A dark hill of grass; on the plain cards with three plumes."""
    top = {"a": 50, "b": 46, "moon": 62, "side": 64}[form]
    parts = [shape(f"M0 {top + 8}C14 {top - 8} 40 {top - 10} 60 {top + 4}L60 96L0 96Z", "ink")]
    for n in range(9):
        x, y = 3 + n * 7, top + 10 + (n % 3) * 6
        parts.append(curve(f"M{x} 96C{x} {y + 10} {x + 2} {y + 4} {x + 5} {y}", "grey", 1.9))
    plumes = {"a": ((14, 10), (34, 4), (50, 16)), "b": ((10, 16), (28, 6), (46, 12))}.get(form, ())
    for x, t in plumes:
        parts.append(curve(f"M{x} {top + 6}C{x} {t + 24} {x + 1} {t + 16} {x + 3} {t + 6}", "leaf", 2))
        parts.append(curve(f"M{x + 1} {t + 20}C{x + 2} {t + 8} {x + 7} {t + 4} {x + 10} {t + 10}", "brown", 3.4))
        parts.append(curve(f"M{x + 1} {t + 22}C{x + 1} {t + 12} {x - 4} {t + 8} {x - 7} {t + 14}", "brown", 3))
    return "".join(parts)


def chrysanthemum_flower(x, y, radius):
    petals = 12
    parts = [circle(x, y, radius * 0.9, "orange")]
    for n in range(petals):
        angle = 360 * n / petals
        parts.append(ellipse(*polar(x, y, radius * 0.62, angle), radius * 0.4, radius * 0.155, "gold", angle))
    return "".join(parts) + circle(x, y, radius * 0.3, "orange") + circle(x, y, radius * 0.18, "red")


def chrysanthemum(form):
    flowers = {
        "a": ((18, 28, 16), (42, 56, 17), (16, 80, 13)),
        "b": ((42, 26, 16), (18, 54, 17), (44, 82, 14)),
        "side": ((18, 70, 16), (44, 84, 13)),
    }[form]
    parts = []
    for x, y, radius in flowers:
        parts.append(line(x, y, x + (30 - x) * 0.5, 96, "pine", 2.6))
        for angle in (50, 130, -20, 200):
            colour = "leaf" if angle in (50, 200) else "pine"
            parts.append(ellipse(*polar(x, y, radius * 1.12, angle), radius * 0.5, radius * 0.3, colour, angle))
    parts += [chrysanthemum_flower(*flower) for flower in flowers]
    return "".join(parts)


def maple_leaf(x, y, radius, colour, turn):
    lobes = ((-200, 0.8), (-145, 1), (-90, 1.08), (-35, 1), (20, 0.8))
    points = []
    for n, (angle, length) in enumerate(lobes):
        points.append(polar(x, y, radius * length, angle + turn))
        if n < 4:
            points.append(polar(x, y, radius * 0.42, (angle + lobes[n + 1][0]) / 2 + turn))
    points.append(polar(x, y, radius * 0.3, 60 + turn))
    points.append(polar(x, y, radius * 0.3, 120 + turn))
    start, end = polar(x, y, radius * 0.2, 90 + turn), polar(x, y, radius * 0.9, 90 + turn)
    return line(*start, *end, "brown", radius * 0.14) + polygon(points, colour)


def maple(form):
    leaves = {
        "a": (
            (18, 20, 16, "red", -15),
            (44, 36, 15, "orange", 20),
            (16, 56, 15, "orange", -10),
            (42, 74, 16, "red", 15),
            (12, 86, 11, "gold", 0),
        ),
        "b": (
            (42, 20, 16, "orange", 15),
            (16, 34, 15, "red", -20),
            (44, 54, 15, "red", 10),
            (18, 72, 16, "orange", -15),
            (46, 86, 11, "gold", 0),
        ),
        "side": ((15, 17, 14, "orange", -20), (9, 46, 11, "red", -10)),
    }[form]
    return "".join(maple_leaf(*leaf) for leaf in leaves)


def willow(form):
    strands = {
        "ribbon": ((5, 56), (13, 74), (22, 44), (40, 50), (48, 78), (56, 60)),
        "rain": ((4, 40), (11, 56), (19, 36), (27, 26)),
        "side": ((4, 40), (11, 54), (18, 30), (44, 34), (51, 58), (57, 44)),
    }[form]
    parts = []
    for n, (x, length) in enumerate(strands):
        path = f"M{x} 0C{x + 2} {length * 0.3:.1f} {x - 2} {length * 0.7:.1f} {x} {length}"
        parts.append(curve(path, "leaf" if n % 2 else "pine", 2.4))
        for y in range(6, length, 8):
            parts.append(ellipse(x - 2.6, y + 2, 3.4, 1.7, "leaf", -50))
            parts.append(ellipse(x + 2.6, y + 5, 3.4, 1.7, "pine" if n % 2 else "leaf", 50))
    return "".join(parts)


def _paulownia_spike(x, y, bells, fine, k=1.0):
    parts = [line(x, y, x, y + bells * 7 * k + 6, "brown", 2)]
    if not fine:
        for n in range(bells - 1 if bells > 3 else bells):
            row = y + n * 9 * k
            parts.append(ellipse(x, row + 1, (3.4 + 1.5 * n) * k + 0.6, 4.2 * k, "purple"))
            parts.append(rect(x - 1.4, row - 2, 2.8, 4.4, "lilac"))
        return "".join(parts)
    for n in range(bells):
        half, row = 3.2 + 1.4 * n, y + n * 7 * k
        parts.append(ellipse(x - half * 0.8, row + 2, 3.6 * k, 3.2 * k, "purple"))
        parts.append(ellipse(x + half * 0.8, row + 2, 3.6 * k, 3.2 * k, "purple"))
        parts.append(circle(x, row, 3 * k, "lilac"))
    return "".join(parts)


def _paulownia_leaves(x, y, k=1.0):
    return (
        ellipse(x - 13 * k, y + 4 * k, 14 * k, 8 * k, "leaf", -28)
        + ellipse(x + 13 * k, y + 4 * k, 14 * k, 8 * k, "leaf", 28)
        + shape(
            f"M{x} {y - 10 * k}C{x + 15 * k} {y - 4 * k} {x + 11 * k} {y + 16 * k} {x} {y + 22 * k}"
            f"C{x - 11 * k} {y + 16 * k} {x - 15 * k} {y - 4 * k} {x} {y - 10 * k}Z",
            "pine",
        )
        + line(x, y - 6 * k, x, y + 18 * k, "leaf", 1.8)
        + line(x, y + 6 * k, x - 7 * k, y, "leaf", 1.5)
        + line(x, y + 6 * k, x + 7 * k, y, "leaf", 1.5)
    )


def paulownia(form, fine):
    if form == "side":
        return _paulownia_leaves(34, 84, 0.62) + _paulownia_spike(54, 60, 2, fine, 0.8)
    if form == "a":
        return (
            _paulownia_spike(30, 8, 5, fine)
            + _paulownia_spike(13, 20, 4, fine)
            + _paulownia_spike(47, 20, 4, fine)
            + _paulownia_leaves(30, 66, 1.05)
        )
    if form == "b":
        return _paulownia_leaves(24, 20, 0.9) + _paulownia_leaves(38, 68, 0.9) + _paulownia_spike(14, 50, 4, fine)
    return (
        _paulownia_spike(30, 4, 4, fine)
        + _paulownia_spike(13, 14, 4, fine)
        + _paulownia_spike(47, 14, 4, fine)
        + _paulownia_leaves(30, 54, 1.0)
        + rect(0, 76, 60, 20, "gold")
    )
