"""The animals on the ground, the dragon, and the beings in human form."""

import math

from firmware.art.shapes import (
    bezier,
    circle,
    curve,
    ellipse,
    group,
    line,
    on_curve,
    polygon,
    rect,
    shape,
)
from firmware.art.stamp import Mark

_MIRROR = "translate(60 0) scale(-1 1)"


def boar():
    bristles = "".join(
        polygon([(x - 3, y + 5), (x - 1, y - 3), (x + 3, y + 4)], "ink")
        for x, y in ((10, 58), (15, 54), (21, 51), (27, 50), (33, 51), (39, 54))
    )
    legs = "".join(
        shape(f"M{x} 82L{x + 7} 82L{x + 5} 94L{x} 94Z", "ink") for x in (10, 18, 31, 38)
    )
    vectors = (
        bristles
        + legs
        + curve("M7 66C2 64 2 70 5 73", "ink", 1.8)
        + shape(
            "M5 70C6 56 18 51 30 53C40 54 46 60 50 66L58 73L57 80"
            "L48 84C36 89 14 89 9 83C6 79 5 75 5 70Z",
            "brown",
        )
        + shape("M4 72C5 56 18 50 30 52C40 53 46 58 49 64C40 60 16 58 4 72Z", "ink")
        + curve("M12 70L15 76M20 68L23 74M28 68L31 74M18 78L21 83M26 77L29 83", "maroon", 1.5)
        + polygon([(37, 64), (41, 53), (46, 63)], "ink")
        + polygon([(39.6, 62), (41.4, 57), (44, 62)], "pink")
        + ellipse(57.4, 76.6, 2.4, 4.2, "pink")
        + circle(57.6, 75, 0.7, "ink")
        + circle(57.6, 78.4, 0.7, "ink")
        + shape("M48 81C52 82 54 77 52 72C51 75 50 77 47 77.6Z", "paper")
        + circle(45.6, 69.4, 2.4, "paper")
        + circle(46.2, 69.6, 1.5, "ink")
    )
    return Mark("boar", 29, 73, vectors)


def deer():
    legs = "".join(
        shape(f"M{x} 74L{x + 4.6} 74L{x + 3.4} 92L{x + 0.6} 92Z", "brown")
        for x in (10, 17, 32, 38)
    )
    hooves = "".join(rect(x + 0.4, 91, 3.2, 3, "ink") for x in (10, 17, 32, 38))
    spots = ((16, 65), (22, 67), (29, 66), (36, 66), (18, 71), (26, 72), (33, 72), (38, 60))
    vectors = (
        curve(
            "M44 42C40 38 39 32 36 22M39.6 34L31 30M38 28L42 23"
            "M47 42C50 36 53 32 54 22M51 35L58 31M53 28L49 24",
            "ink",
            1.9,
        )
        + polygon([(11, 64), (5, 68), (9, 74), (14, 70)], "paper")
        + legs
        + hooves
        + shape(
            "M9 69C10 61 18 60 26 61C34 61 37 58 39 52L40 44L49 46"
            "C50 56 48 66 44 72C40 78 33 80 26 79C17 80 9 77 9 69Z",
            "brown",
        )
        + polygon([(41, 44), (31, 39), (33, 43), (40, 47)], "brown")
        + ellipse(47, 45, 7.6, 4.8, "brown", 14)
        + ellipse(53.6, 47.4, 2.2, 2, "ink")
        + circle(47, 43.6, 1.4, "ink")
        + "".join(circle(x, y, 1.4, "paper") for x, y in spots)
    )
    return Mark("deer", 29, 68, vectors)


def tiger():
    legs = "".join(
        rect(x, 76, 6, 15, "orange") + rect(x - 0.4, 89, 6.8, 4, "paper") for x in (7, 15, 29, 37)
    )
    back = "".join(curve(f"M{x} 60L{x + 1} 70", "ink", 2.4) for x in (11, 17, 23, 29))
    marks = "".join(
        curve(f"M{x} 80L{x + 5} 80M{x} 84L{x + 5} 84", "ink", 1.3) for x in (7.6, 15.6, 29.6, 37.6)
    )
    cheek = circle(38.6, 64, 4.4, "paper") + circle(45.4, 64, 4.4, "paper")
    half = (
        circle(32, 46.6, 4, "orange")
        + circle(32, 46.6, 2, "ink")
        + line(29.4, 58, 34, 59, "ink", 1.5)
        + line(29.6, 62.4, 33.4, 62.4, "ink", 1.5)
        + ellipse(37.4, 56, 2.8, 2.4, "gold")
        + circle(38, 56, 1.4, "ink")
    )
    vectors = (
        curve("M8 66C1 62 7 52 3 44", "orange", 4.6)
        + curve("M2.6 56L7.4 55.6M2.2 50.4L6.6 49.2M3 44L2.8 42", "ink", 1.8)
        + shape("M6 66C8 57 20 57 32 58L44 66C44 76 38 82 26 82C14 82 5 78 6 66Z", "orange")
        + legs
        + marks
        + back
        + circle(42, 57, 12.6, "orange")
        + half
        + group("translate(84 0) scale(-1 1)", half)
        + curve("M38.4 47L45.6 47M42 45L42 52M39.6 50L44.4 50", "ink", 1.5)
        + cheek
        + polygon([(39.4, 60), (44.6, 60), (42, 63)], "pink")
        + curve("M42 63L42 65M38.6 66.4Q42 68 42 65Q42 68 45.4 66.4", "ink", 1.1)
    )
    return Mark("tiger", 30, 70, vectors)


def _spines(segments):
    """Small flames along the right hand of a chain of Bézier curves."""
    parts = ""
    for points in segments:
        for t in (0.2, 0.4, 0.6, 0.8, 1.0):
            x, y = on_curve(points, t)
            before_x, before_y = on_curve(points, t - 0.05)
            length = math.hypot(x - before_x, y - before_y)
            along_x, along_y = (x - before_x) / length, (y - before_y) / length
            across_x, across_y = -along_y, along_x
            tip = (x + across_x * 9.5 - along_x * 2, y + across_y * 9.5 - along_y * 2)
            foot = [
                (x + across_x * 5 + along_x * side, y + across_y * 5 + along_y * side)
                for side in (3, -3)
            ]
            parts += polygon([*foot, tip], "orange")
    return parts


def dragon():
    """Coiling upward out of the lotus, flames behind the head."""
    coil = (
        ((51, 88), (30, 97), (3, 88), (9, 71)),
        ((9, 71), (14, 58), (44, 67), (48, 54)),
        ((48, 54), (51, 44), (36, 40), (29, 30)),
    )
    body = "".join(map(bezier, coil))
    claws = "".join(
        curve(f"M{x} {y}l{d * 6} 6m0 0l{d * 5} -1m{d * -5} 1l{d * 4} 4m{d * -4} -4l0 5", "pine", 2)
        for x, y, d in ((46, 64, 1), (26, 68, 1), (22, 90, 1))
    )
    tail = shape("M50 85C54 82 58 84 59 78C60 86 58 92 52 92C54 90 52 90 50 91Z", "orange")
    coil_drawn = (
        claws
        + tail
        + _spines(coil)
        + curve(body, "pine", 12)
        + curve(body, "leaf", 9)
        + curve(body, "gold", 2.6)
    )
    flames = "".join(
        shape(f"M26 20C32 {y - 6} 36 {y - 4} 42 {y}C36 {y + 1} 34 {y + 6} 28 28Z", "orange")
        for y in (14, 22, 30)
    )
    head = (
        flames
        + curve("M20 15C22 10 20 6 22 2M21.4 8L26 5M27 15C30 11 30 7 33 4M30 10L36 10", "brown", 2)
        + shape(
            "M4 22C3 16 10 15 14 13C22 9 32 14 33 23C33 32 28 36 18 36L7 34L8 31L17 28L4 26Z",
            "leaf",
            "pine",
            1.4,
        )
        + shape("M6 26L18 26L17 31L8 31Z", "red")
        + polygon([(6, 26), (8, 26), (7, 29)], "paper")
        + polygon([(11, 26), (13, 26), (12, 29)], "paper")
        + polygon([(9, 31.6), (11, 31.6), (10, 28.6)], "paper")
        + circle(18, 18, 2.6, "paper")
        + circle(17.4, 18.2, 1.5, "ink")
        + curve("M14 14.6L21 14", "pine", 1.6)
        + circle(5.6, 20.6, 0.9, "ink")
        + curve("M6 23C1 26 3 32 1 36", "red", 1.2)
    )
    return [coil_drawn, Mark("dragon head", 19, 20, head)]


def wind_god():
    """Fujin: a green demon, the bag of winds over his shoulders."""
    half = (
        shape("M26 66L20 62L13 52L9 55L14 66L22 74Z", "leaf")
        + shape("M23 84L14 93L24 93L28 84Z", "leaf")
        + circle(26.4, 47, 2, "paper")
        + circle(26.8, 47, 1.2, "ink")
        + curve("M23.4 43.4L28 45", "pine", 1.6)
        + shape("M21 51C14 43 20 33 30 35L30 40C25 40 22 44 22 50Z", "red")
        + polygon([(22, 38), (21, 29), (27, 35)], "gold")
    )
    bag = "M8 56C-4 16 64 16 52 56"
    vectors = (
        curve(bag, "blue", 12)
        + curve(bag, "sky", 9.6)
        + curve("M13 42C14 32 22 27 30 27", "paper", 1.8)
        + curve("M4 56L12 60M48 60L56 56", "gold", 2.4)
        + shape("M22 58L38 58L42 76L18 76Z", "leaf")
        + circle(30, 48, 8.6, "leaf")
        + half
        + group(_MIRROR, half)
        + curve("M27 54Q30 51 33 54", "ink", 1.6)
        + rect(27.4, 53.6, 1.6, 2, "paper")
        + rect(31, 53.6, 1.6, 2, "paper")
        + curve("M25 64Q28 66 30 63Q32 66 35 64", "pine", 1.4)
        + shape("M18 74L42 74L45 86L38 84L34 88L30 84L26 88L22 84L15 86Z", "gold")
        + "".join(circle(x, y, 1.3, "ink") for x, y in ((22, 78), (28, 80), (34, 78), (39, 80)))
    )
    return Mark("wind god", 30, 64, vectors)


def rain_man():
    """Ono no Tofu with his umbrella."""
    ribs = "M37 21L21 39M37 21L29 38M37 21L45 38M37 21L53 39"
    vectors = (
        shape("M15 88L18 58C20 54 30 54 33 58L37 88Z", "red")
        + shape("M24 58L27 58L29 72L34 88L19 88L22 72Z", "gold")
        + shape("M15 62C19 56 22 60 22 66L18 80L12 78Z", "maroon")
        + shape("M28 60C33 58 36 62 40 60L40 65L31 68Z", "red", "maroon", 1.2)
        + circle(39, 62, 2.6, "paper")
        + ellipse(25.6, 50, 5, 5.4, "paper")
        + shape("M18 50C18 40 24 34 31 38C33 42 31 44 28 45C24 44 22 46 20 50Z", "ink")
        + circle(27.6, 49.6, 1, "ink")
        + line(26.6, 52.8, 29, 52.8, "red", 1.2)
        + rect(17, 87, 8, 3.6, "ink")
        + rect(28, 87, 8, 3.6, "ink")
        + shape(
            "M15 40C17 20 57 20 59 40C55 36 50 36 48 39"
            "C45 35 39 35 37 39C34 35 29 35 26 39C24 36 19 36 15 40Z",
            "gold",
            "ink",
            1.6,
        )
        + curve(ribs, "orange", 1.5)
        + line(37, 17, 37, 70, "ink", 2)
    )
    return Mark("rain man", 34, 58, vectors)


def frog(x, y):
    vectors = (
        curve(f"M{x + 3} {y + 1}l4 -4l1 6M{x - 2} {y + 2}l-4 3", "leaf", 2)
        + ellipse(x, y, 5.4, 3.6, "leaf", -16)
        + circle(x - 4, y - 3, 2.7, "leaf")
        + circle(x - 4.6, y - 4.4, 1.5, "paper")
        + circle(x - 4.8, y - 4.4, 0.9, "ink")
    )
    return Mark("frog", x, y, vectors)
