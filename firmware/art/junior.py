"""The plants of the Junior suits: bamboo (month 13) and lotus (month 14)."""

from firmware.art.shapes import circle, curve, ellipse, line, polar, rect


def bamboo(form):
    stalks = {"side": (8, 52), "ribbon": (10, 50), "golden": (12, 30, 48)}[form]
    parts = []
    for n, x in enumerate(stalks):
        colour = "leaf" if n % 2 == 0 else "pine"
        parts.append(rect(x - 4, 0, 8, 96, colour))
        for y in range(14 + 8 * (n % 2), 96, 24):
            parts.append(rect(x - 5, y, 10, 3, "paper"))
        for y in range(20, 90, 24):
            parts.append(ellipse(x + 9, y, 8, 3, "leaf", 30) + ellipse(x - 9, y + 4, 8, 3, "pine", 150))
    if form == "golden":
        parts.append(rect(0, 76, 60, 20, "gold"))
    return "".join(parts)


def lotus_flower(x, y, radius):
    parts = []
    for angle in (200, 340, 225, 315, 250, 290, 270):
        colour = "lilac" if angle in (200, 340) else "pink"
        parts.append(ellipse(*polar(x, y, radius * 0.55, angle), radius * 0.6, radius * 0.26, colour, angle))
    return "".join(parts) + circle(x, y - 2, radius * 0.2, "gold")


def lotus(form):
    pads, flowers = {
        "a": (((16, 80, 15), (46, 60, 13)), ((38, 40, 18),)),
        "b": (((44, 82, 15), (16, 64, 14)), ((20, 36, 18), (46, 66, 10))),
        "side": (((14, 88, 13), (48, 90, 12)), ((30, 90, 11),)),
    }[form]
    parts = [line(x, y, 30, 96, "pine", 2.4) for x, y, _ in flowers]
    for x, y, radius in pads:
        parts.append(ellipse(x, y, radius, radius * 0.55, "pine"))
        parts.append(ellipse(x, y - 1, radius * 0.85, radius * 0.4, "leaf"))
        parts.append(curve(f"M{x} {y}L{x + radius * 0.7} {y - 2}", "pine", 1.6))
    parts += [lotus_flower(*flower) for flower in flowers]
    return "".join(parts)
