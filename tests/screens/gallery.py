"""A contact sheet of every screen beside the table: `python -m tests.screens.gallery`.

Options: --size 240x240 --language en --rules wikipedia --scheme pad8 --out build. Sizes, languages
and rules may be several, with commas; each makes one PNG.
"""

import argparse
from pathlib import Path

from simulator import standins

standins.install()

from PIL import Image  # noqa: E402

from simulator.picture import Picture  # noqa: E402
from tests.screens.kit import SIZES, Person  # noqa: E402
from tests.screens.scenes import walk  # noqa: E402

SCALES = {320: 1, 240: 1, 128: 2, 72: 3}
GAP = 6


def pictures(size, scheme, language, name, words):
    """Pictures of the states whose label begins with one of the words (or of all)."""
    person = Person(size, scheme, language)
    found = []
    for label in walk(person, name, big=size[0] >= 128):
        if not words or label.startswith(words):
            found.append(Picture(person.device.display).image(SCALES[size[0]]).convert("RGB"))
    return found


def contact(images, across):
    """One picture of many."""
    wide, tall = images[0].width + GAP, images[0].height + GAP
    rows = (len(images) + across - 1) // across
    sheet = Image.new("RGB", (wide * across + GAP, tall * rows + GAP), (96, 96, 96))
    for at, image in enumerate(images):
        sheet.paste(image, (GAP + at % across * wide, GAP + at // across * tall))
    return sheet


def main():
    """Write the sheets."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", default="240x240")
    parser.add_argument("--language", default="en")
    parser.add_argument("--rules", default="wikipedia")
    parser.add_argument("--scheme", default="pad8")
    parser.add_argument("--only", default="", help="labels that begin so, with commas")
    parser.add_argument("--out", default="build")
    options = parser.parse_args()
    out = Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    words = tuple(word for word in options.only.split(",") if word)
    for text in options.size.split(","):
        size = next(size for size in SIZES if f"{size[0]}x{size[1]}" == text)
        for language in options.language.split(","):
            for name in options.rules.split(","):
                shots = pictures(size, options.scheme, language, name, words)
                across = max(1, 1600 // (shots[0].width + GAP))
                path = out / f"screens_{text}_{language}_{name}.png"
                contact(shots, across).save(path)
                print(path, len(shots))


if __name__ == "__main__":
    main()
