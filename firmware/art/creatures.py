"""The animals, from crane to phoenix, drawn where they stand on their cards."""

from firmware.art.shapes import circle, curve, ellipse, line, place, polygon, rect, shape


def crane():
    return (
        polygon([(2, 70), (20, 58), (20, 78)], "ink")
        + shape("M8 66C10 46 32 44 44 56C44 72 20 80 8 66Z", "ink")
        + shape("M10.5 65C13 49 31 47 41.5 57C41 69 20 77 10.5 65Z", "paper")
        + polygon([(14, 62), (33, 54), (24, 68)], "grey")
        + curve("M40 60C52 54 38 46 45 34", "ink", 7.2)
        + curve("M40 60C51 54 39 46 45 35", "paper", 2.8)
        + circle(46, 31, 6, "ink")
        + circle(46, 32, 4.4, "paper")
        + ellipse(45.5, 27.6, 4.6, 3.2, "red")
        + polygon([(50, 30), (60, 34), (50, 35)], "gold")
        + rect(46.4, 30.6, 2.6, 2.6, "ink")
        + line(24, 74, 24, 90, "ink", 2.4)
        + line(31, 74, 32, 90, "ink", 2.4)
    )


def warbler():
    return place(
        38,
        17,
        ellipse(0, 0, 11, 7, "leaf", -20),
        circle(-9, -5, 5, "leaf"),
        polygon([(7, -1), (19, -9), (17, -2)], "pine"),
        ellipse(1, -1.5, 7.5, 3.6, "pine", -24),
        ellipse(-4, 3.4, 6, 3, "gold", -10),
        polygon([(-13, -7), (-19, -4.5), (-13, -3)], "orange"),
        circle(-10.4, -6, 1.5, "ink"),
    )


def cuckoo():
    return (
        circle(44, 60, 11, "red")
        + circle(39.5, 57, 10, "paper")
        + polygon([(30, 72), (6, 58), (24, 80)], "grey")
        + polygon([(30, 74), (42, 58), (50, 60), (38, 78)], "ink")
        + ellipse(31, 77, 12, 6.4, "grey", 18)
        + polygon([(18, 72), (4, 78), (20, 80)], "ink")
        + ellipse(33, 80, 8, 3.4, "paper", 15)
        + circle(43, 80, 5, "grey")
        + polygon([(46, 78), (56, 82), (46, 83)], "orange")
        + circle(44.4, 79, 1.3, "ink")
    )


def butterfly(x, y, scale, fore, hind, turn):
    return place(
        x,
        y,
        ellipse(-8, -5, 9, 6.4, "ink", 35),
        ellipse(8, -5, 9, 6.4, "ink", -35),
        ellipse(-8, -5, 7.2, 4.8, fore, 35),
        ellipse(8, -5, 7.2, 4.8, fore, -35),
        ellipse(-6, 5, 6, 4.6, hind, -40),
        ellipse(6, 5, 6, 4.6, hind, 40),
        ellipse(0, 0, 1.8, 8, "ink"),
        circle(-8, -6, 2, "paper"),
        circle(8, -6, 2, "paper"),
        scale=scale,
        turn=turn,
    )


def boar():
    legs = "".join(rect(x, 82, 4.4, 12, "ink") for x in (11, 19, 31, 38))
    return (
        ellipse(26, 72, 20, 13.5, "brown")
        + ellipse(44, 76, 11, 9, "brown")
        + rect(50, 74, 8, 8, "pink")
        + shape("M7 64C16 52 34 54 44 66C34 62 18 60 7 70Z", "ink")
        + legs
        + polygon([(40, 70), (43, 60), (47, 69)], "ink")
        + circle(47.5, 73.5, 1.9, "paper")
        + circle(48, 73.6, 1.1, "ink")
        + polygon([(50, 82), (55, 75), (54, 83)], "paper")
        + line(6, 70, 2, 63, "ink", 2.4)
    )


def goose(x, y):
    return place(
        x,
        y,
        shape("M-13 -7Q-5 -7 0 1Q5 -7 13 -7Q8 3 0 5Q-8 3 -13 -7Z", "ink"),
        ellipse(0, 3.5, 4.2, 2.6, "brown"),
    )


def deer():
    legs = "".join(rect(x, 76, 3.4, 20, "brown") for x in (14, 20, 33, 38))
    spots = "".join(circle(x, y, 1.8, "paper") for x, y in ((18, 67), (25, 65), (32, 67), (22, 72), (29, 72)))
    return (
        ellipse(27, 70, 15, 9.5, "brown", -4)
        + polygon([(34, 68), (38, 50), (46, 50), (44, 72)], "brown")
        + ellipse(42, 47, 7, 5.4, "brown", 20)
        + polygon([(35, 44), (30, 38), (38, 41)], "brown")
        + legs
        + circle(43, 46, 1.4, "ink")
        + ellipse(48.5, 49, 2.4, 2, "ink")
        + curve("M40 42L36 28M38 34L30 30M43 42L48 27M46 34L54 32", "ink", 2.2)
        + spots
        + polygon([(12, 66), (7, 72), (14, 72)], "paper")
    )


def swallow():
    return (
        polygon([(30, 66), (4, 52), (24, 74)], "ink")
        + polygon([(32, 68), (40, 46), (50, 42), (42, 70)], "blue")
        + ellipse(34, 70, 13, 6.4, "ink", 16)
        + polygon([(23, 68), (4, 78), (22, 73)], "ink")
        + polygon([(24, 70), (8, 90), (28, 75)], "ink")
        + ellipse(36, 73, 8, 3.4, "paper", 14)
        + circle(47, 73, 5.4, "ink")
        + circle(48.4, 75.2, 2.6, "red")
        + polygon([(51, 71), (58, 74), (51, 75)], "gold")
        + circle(48.4, 71.6, 1.2, "paper")
    )


def phoenix():
    parts = []
    for path, colour in (
        ("M18 50C2 60 4 78 10 90", "red"),
        ("M26 52C18 64 22 78 26 90", "orange"),
        ("M32 50C38 62 42 72 46 80", "purple"),
    ):
        parts.append(curve(path, colour, 5.6))
    for x, y in ((10, 88), (26, 88), (46, 80)):
        parts.append(circle(x, y, 5, "gold") + circle(x, y, 2.4, "blue"))
    parts.append(shape("M22 46C4 46 0 30 4 14C10 26 26 26 32 42Z", "red"))
    parts.append(shape("M24 44C10 42 6 32 6 22C12 32 24 32 30 42Z", "orange"))
    parts.append(shape("M30 46C46 52 60 44 58 28C50 36 36 34 28 40Z", "red"))
    parts.append(shape("M32 45C44 48 54 43 55 34C48 40 38 38 31 41Z", "orange"))
    parts.append(ellipse(28, 46, 11, 9, "gold", 25))
    parts.append(curve("M30 42C26 32 34 28 32 20", "gold", 6))
    parts.append(circle(32, 17, 5.6, "gold"))
    parts.append(polygon([(28, 13), (22, 4), (32, 9)], "red"))
    parts.append(polygon([(32, 11), (31, 1), (36, 10)], "red"))
    parts.append(polygon([(36.5, 15), (45, 19), (36, 20.5)], "red"))
    parts.append(rect(32.4, 14.6, 2.6, 2.6, "ink"))
    return "".join(parts)


def sparrow(x, y, scale=1.0, mirror=False):
    return place(
        x,
        y,
        ellipse(0, 0, 10, 6.5, "brown", -15),
        circle(-8, -5, 5, "brown"),
        polygon([(7, -1), (18, -5), (16, 1)], "ink"),
        ellipse(2, -1, 7, 3, "ink", -15),
        ellipse(-3, 3.6, 6, 3, "paper", -8),
        polygon([(-12, -6), (-17, -4), (-12, -3)], "gold"),
        circle(-9, -6, 1.4, "ink"),
        scale=scale,
        mirror=mirror,
    )


def tiger():
    stripes = "".join(line(x, 62, x - 2, 72, "ink", 2.4) for x in (14, 22, 30))
    return (
        ellipse(24, 70, 18, 11, "orange")
        + circle(44, 62, 12, "orange")
        + "".join(rect(x, 78, 5, 14, "orange") for x in (10, 18, 30, 37))
        + stripes
        + curve("M8 66C0 58 4 50 6 46", "orange", 4)
        + ellipse(45, 67, 7, 5, "paper")
        + circle(40, 60, 1.6, "ink")
        + circle(49, 60, 1.6, "ink")
        + circle(45, 65, 1.8, "pink")
        + circle(35, 52, 4, "orange")
        + circle(53, 52, 4, "orange")
    )


def dragon():
    body = "M54 84C20 92 4 70 22 58C40 48 54 56 50 42C46 30 28 34 26 28"
    return (
        curve(body, "ink", 13)
        + curve(body, "leaf", 10)
        + curve(body, "gold", 3)
        + ellipse(24, 24, 12, 8, "leaf", 10)
        + curve("M30 16L38 4M24 16L28 4", "ink", 2.4)
        + circle(24, 21, 2.2, "ink")
        + curve("M14 28C6 30 4 36 6 42", "red", 2)
    )
