"""The birds and the butterflies: each a mark, placed where it stands or flies on its card."""

from firmware.art.shapes import circle, curve, ellipse, group, line, place, polygon, shape
from firmware.art.stamp import Mark

_MIRROR = "translate(60 0) scale(-1 1)"


def crane():
    vectors = (
        shape("M3 74C3 64 10 58 20 60L26 76C18 82 6 82 3 74Z", "ink")
        + line(24, 76, 24, 92, "ink", 2)
        + line(31, 76, 31, 92, "ink", 2)
        + curve("M40 60C51 53 40 46 46 33", "ink", 7.6)
        + shape(
            "M10 66C13 50 32 46 43 54C46 66 38 78 25 78C16 78 10 74 10 66Z", "paper", "ink", 1.8
        )
        + curve("M40 60C50 53 40 46 46 34", "paper", 4)
        + curve("M48 48C44 44 45 38 48 34", "ink", 2.6)
        + curve(
            "M17 66C22 57 32 56 37 62M20 70C25 62 33 62 36 66M25 73C28 68 32 68 34 70", "grey", 1.6
        )
        + circle(47, 29, 5.4, "ink")
        + circle(47, 29.4, 4.2, "paper")
        + ellipse(46.4, 25.6, 4.2, 2.6, "red")
        + polygon([(51, 28), (60, 31), (51, 32.4)], "gold")
        + circle(48.4, 29.4, 1.2, "ink")
    )
    return Mark("crane", 31, 62, vectors)


def warbler():
    vectors = place(
        38,
        20,
        polygon([(5, -1), (19, -9), (18, -3), (9, 4)], "pine"),
        ellipse(0, 0, 11, 6.6, "leaf", -16),
        circle(-8, -5, 5.4, "leaf"),
        ellipse(3, -1.4, 7.5, 3.2, "pine", -22),
        ellipse(-4.4, 3.2, 6.4, 3, "gold", 14),
        polygon([(-12.4, -7), (-18, -4.6), (-12, -3)], "orange"),
        circle(-9.4, -6, 2, "paper"),
        circle(-9.6, -6, 1.3, "ink"),
        line(-1, 6, -1, 10, "ink", 1.4),
        line(3, 5.4, 3, 9.6, "ink", 1.4),
    )
    return Mark("warbler", 38, 19, vectors)


def cuckoo():
    """A barred bird before a red crescent."""
    moon = circle(46, 55, 11.5, "red") + circle(42, 52, 10.5, "paper")
    bars = curve(
        "M26 82q2 2 4 0M32 83.4q2 2 4 0M38 82.6q2 2 4 0M30 86q2 1.6 4 0M36 86q2 1.6 4 0",
        "ink",
        1.2,
    )
    vectors = (
        shape("M20 75L3 68L9 77L2 86L21 82Z", "ink")
        + shape("M35 74C35 65 39 59 45 55C48 62 47 68 44 75Z", "grey", "ink", 1.6)
        + shape(
            "M17 77C23 70 36 70 43 73C49 69 56 73 54 79C48 88 33 89 23 85C19 83 16 80 17 77Z",
            "grey",
            "ink",
            1.6,
        )
        + shape("M22 81C30 79 42 80 50 79C44 87 32 88 24 84Z", "paper")
        + bars
        + shape("M20 75C20 66 10 60 6 53C18 55 30 62 36 76C31 79 24 79 20 75Z", "grey", "ink", 1.6)
        + curve("M12 59C18 62 24 67 27 74M11 63C16 66 20 70 22 75", "ink", 1.1)
        + polygon([(53, 74), (60, 77.5), (53, 79)], "orange")
        + circle(49.6, 75.4, 2, "paper")
        + circle(50, 75.4, 1.2, "ink")
    )
    return [moon, Mark("cuckoo", 30, 72, vectors)]


def butterfly(x, y, fore, hind, turn, scale=1.05):
    edge = 1.4
    wing = "M0 -2C2 -10 12 -16 17 -11C19 -6 14 1 2 1Z"
    tail = "M1 0C8 -1 13 3 12 9C8 13 2 9 0 3Z"
    half = (
        shape(tail, hind, "ink", edge)
        + shape(wing, fore, "ink", edge)
        + circle(11, -8, 2.3, "paper")
        + circle(7.4, 5, 1.6, fore)
        + curve("M0.6 -7C2 -12 4 -14 6 -14", "ink", 1)
    )
    mirrored = group("scale(-1 1)", half)
    vectors = place(x, y, half, mirrored, ellipse(0, 0, 1.9, 8, "ink"), scale=scale, turn=turn)
    return Mark(f"butterfly {fore}", x, y, vectors)


def goose(x, y):
    vectors = place(
        x,
        y,
        shape("M-15 1C-10 -3 -4 -1 0 -2L15 2C10 5 4 6 -2 5C-8 5 -12 4 -15 1Z", "ink"),
        shape("M-5 0C-4 -8 0 -12 7 -13C9 -8 8 -3 6 1Z", "ink"),
        shape("M-3 3C-1 8 3 11 8 11C8 7 8 5 6 3Z", "ink"),
        ellipse(2, 2.2, 5, 1.3, "grey", 6),
        polygon([(-14, 0), (-19, 2), (-14, 2.6)], "orange"),
        circle(-12.4, 0.4, 0.8, "paper"),
    )
    return Mark("goose", x, y, vectors)


def swallow():
    vectors = (
        shape("M22 66L2 53L15 67L1 81L22 72Z", "ink")
        + shape("M27 67C29 55 36 45 51 40C50 50 47 60 42 67Z", "blue", "ink", 1.8)
        + curve("M33 62C36 54 41 48 47 45", "ink", 1.1)
        + shape("M29 72C31 82 37 91 48 94C47 86 45 79 44 72Z", "blue", "ink", 1.8)
        + shape("M18 69C26 60 44 59 53 67C55 73 49 79 40 79C31 79 23 76 18 69Z", "ink")
        + shape("M21 68C28 62 42 61 50 66C44 69 28 71 21 68Z", "blue")
        + shape("M24 73C31 71 42 72 49 74C44 79 31 79 24 73Z", "paper")
        + shape("M46 72C50 71 54 71 55 72C54 76 50 78 46 77Z", "red")
        + polygon([(54, 68), (60, 71), (54, 72.4)], "gold")
        + circle(49.4, 67.6, 1.8, "paper")
        + circle(49.8, 67.6, 1, "ink")
    )
    return Mark("swallow", 33, 70, vectors)


def sparrow(x, y, mirror=False):
    vectors = place(
        x,
        y,
        polygon([(6, 1), (19, 4), (18, 8), (7, 7)], "ink"),
        shape("M-9 -3C-2 -6 8 -2 10 5C6 10 -4 10 -9 4Z", "grey"),
        shape("M-8 -5C0 -8 9 -2 11 6C4 7 -3 3 -8 -1Z", "brown"),
        curve("M-2 -3L6 3M1 -4L9 3M-4 -1L3 4", "ink", 1.2),
        circle(-8, -5, 6, "brown"),
        shape("M-14 -5C-12 -7 -6 -6 -3 -3C-4 1 -10 2 -13 0Z", "paper"),
        circle(-6, -2, 1.7, "ink"),
        shape("M-13.6 -5L-8 -5L-10 1L-13 2Z", "ink"),
        polygon([(-13, -6), (-18, -3.6), (-13, -2.6)], "orange"),
        circle(-9.4, -6, 1.4, "ink"),
        line(-1, 9, -1, 13, "ink", 1.3),
        line(3, 9, 3, 13, "ink", 1.3),
        scale=1.15,
        mirror=mirror,
    )
    return Mark("sparrow", x, y, vectors, mirror)


def phoenix():
    """Wings spread, five plumes with an eye at the end of each."""
    plumes = (
        ("M26 56C20 66 10 68 7 80", "red"),
        ("M28 58C25 68 20 72 19 83", "purple"),
        ("M34 56C40 66 50 68 53 80", "red"),
        ("M32 58C35 68 40 72 41 83", "blue"),
        ("M30 58L30 84", "orange"),
    )
    tail = "".join(
        curve(path, "maroon", 5.2) + curve(path, colour, 3.6) for path, colour in plumes
    )
    eyes = "".join(
        circle(x, y, 4, "gold") + circle(x, y, 2.6, "sky") + circle(x, y, 1.3, "blue")
        for x, y in ((7, 80), (19, 84), (30, 86), (41, 84), (53, 80))
    )
    wing = (
        shape("M29 38C20 38 8 30 4 17C0 30 2 44 10 50C17 56 25 56 29 58Z", "red", "maroon", 1.3)
        + shape("M29 41C21 41 11 35 7 26C6 36 9 44 14 48C19 52 25 53 29 55Z", "orange")
        + shape("M29 44C23 44 15 40 12 35C12 42 15 46 19 48C23 50 26 51 29 52Z", "gold")
        + curve("M6 44L15 42M10 50L19 46M17 54L23 49", "maroon", 1.2)
    )
    body = (
        curve("M30 44C27 34 32 28 30 18", "orange", 8)
        + curve("M30 44C27 34 32 28 30 18", "gold", 6)
        + ellipse(30, 49, 7.6, 12, "orange")
        + ellipse(30, 48, 6.4, 11, "gold")
        + curve(
            "M26 44q2 3 4 0q2 3 4 0M26 49q2 3 4 0q2 3 4 0M27 54q1.5 3 3 0q1.5 3 3 0", "orange", 1.2
        )
    )
    head = (
        curve("M31 12C30 8 27 6 24 6M32 11C32 7 31 4 29 2M33 12C35 9 36 6 35 3", "red", 2.4)
        + circle(30, 15, 5.6, "gold")
        + polygon([(25.4, 13), (17, 17), (25.6, 18)], "orange")
        + ellipse(27, 20.4, 1.6, 2.8, "red")
        + circle(28, 14, 1.5, "ink")
    )
    return Mark("phoenix", 30, 37, tail + eyes + wing + group(_MIRROR, wing) + body + head)
