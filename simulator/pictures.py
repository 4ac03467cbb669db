"""`python -m simulator.pictures`: the pictures of the README, from a game that plays itself."""

import sys
import tempfile
from pathlib import Path

from PIL import Image

from simulator import standins
from simulator.vm import ROOT

BOARD = "waveshare_lcd_1_3"
SEED = 11
TARGET = ROOT / "docs" / "screens.png"
WANTED = ("title", "table", "decision", "result")
GAP, SCALE = 8, 2


def shots() -> dict[str, Image.Image]:
    """A picture of each wanted screen, as it first settles; the table when something was taken."""
    from boards import tools
    from simulator.autopilot import Autopilot
    from simulator.headless import Headless
    from simulator.picture import Picture

    found = {}

    def look(pilot: Autopilot) -> None:
        name = pilot.app.screen.module
        if name == "table":
            view = pilot.app.session.view()
            if sum(map(sum, view.captured)) < 60 or not view.legal:
                return
        if name in WANTED and name not in found:
            found[name] = Picture(pilot.headless.device.display).image(SCALE).convert("RGB")

    with tempfile.TemporaryDirectory() as folder:
        headless = Headless(tools.board(BOARD), folder + "/save", SEED)
        pilot = Autopilot(headless, SEED)
        look(pilot)
        pilot.begin("vanikar", ("human", "normal"), 3)
        pilot.play(look)
    return found


def montage(images: list[Image.Image]) -> Image.Image:
    """The images side by side, two in a row."""
    width, height = images[0].size
    rows = (len(images) + 1) // 2
    size = (2 * width + GAP, rows * height + (rows - 1) * GAP)
    whole = Image.new("RGB", size, (255, 255, 255))
    for index, image in enumerate(images):
        place = (index % 2 * (width + GAP), index // 2 * (height + GAP))
        whole.paste(image, place)
    return whole


def main() -> int:
    """Write the picture."""
    standins.install()
    found = shots()
    missing = [name for name in WANTED if name not in found]
    if missing:
        print("no picture of " + ", ".join(missing) + ": choose another seed", file=sys.stderr)
        return 1
    TARGET.parent.mkdir(exist_ok=True)
    colours = montage([found[name] for name in WANTED]).quantize(32)
    colours.save(TARGET, "PNG", optimize=True)
    print(Path(TARGET).relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
