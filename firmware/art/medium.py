"""The stamps of the cards of 28 × 44 and 24 × 38: those of stamps28.txt and their variants."""

from firmware.art import stamp


def stamps():
    """All stamps by the names of their marks, as palette indices."""
    texts = stamp.read("stamps28.txt")
    for form in ("maple", "maple tilted"):
        rows = texts.pop(form)
        for colour, letter in (("red", "r"), ("orange", "o"), ("gold", "g")):
            name = form.replace("maple", "maple " + colour)
            texts[name] = stamp.recoloured(rows, "o", letter)
    butterfly = texts.pop("butterfly")
    texts["butterfly gold"] = butterfly
    texts["butterfly sky"] = stamp.recoloured(butterfly, "go", "sb")
    leaf = texts.pop("paulownia")
    texts["paulownia pine"] = leaf
    texts["paulownia leaf"] = stamp.recoloured(leaf, "nl", "ln")
    for kind, fill, edge in (("poetry", "r", "m"), ("plain", "r", "m"), ("blue", "b", "k")):
        texts["ribbon " + kind] = _ribbon(kind, fill, edge)
    return {name: stamp.pixels(rows) for name, rows in texts.items()}


def _ribbon(kind, fill, edge):
    """Upright, nine pixels wide; written on, banded, or bare."""
    inner = ["......."] * 29
    if kind == "poetry":
        for top in (2, 9, 16, 23):
            inner[top : top + 5] = ("...w...", "..www..", "...w...", "..w.ww.", "...ww..")
    elif kind == "blue":
        for row in (4, 5, 23, 24):
            inner[row] = "sssssss"
    rows = [edge + row.replace(".", fill) + edge for row in inner]
    return [edge * 9, *rows, edge * 9]
