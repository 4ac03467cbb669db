"""`python -m simulator.bench`: how fast the engine is, and what a game weighs, against the budget.

Not a test: times are of this machine, once. The weight is of objects in use on MicroPython's
32-bit WebAssembly port, whose objects are those of the chip; the program is compiled as for the
chip, without viper.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from simulator import standins, vm

GAMES = 400
BOARD = "waveshare_lcd_1_3"
SEED = 2024
ROUNDS = 12
LEVEL = "hard"
GOAL_KB, BUDGET_KB = 96, 130  # heap peak of a whole game, with the frame

COUNT = "from simulator.workload import random_games; print(*random_games(%d))"
# What has to keep its name, when names are made short, stands in a text.
MAIN = """
import gc
from simulator.device import Device, VirtualClock

board = __import__("boards.{board}", None, None, ("NAME",))
device = Device(board, "/save", VirtualClock({seed}))
device.display.shown = device.display.pixels

from firmware.app import App
app = App(device, True)

def play(mask):
    used = gc.mem_alloc()
    device.buttons.mask = mask
    app.step()
    device.clock.now += 20
    gc.collect()
    return used

globals()["step"] = play
"""


def speed(name: str, text: str) -> str:
    """A line about games of chance, from what the workload printed."""
    seconds, actions = map(float, text.split())
    rate = f"{GAMES / seconds:.0f} games a second"
    return f"{name:24} {rate:>22}   ({actions / seconds:,.0f} actions a second)"


def record() -> list[tuple[int, int]]:
    """A whole game against the strongest player: masks, and for how many steps each is held."""
    from boards import tools
    from simulator import script
    from simulator.autopilot import Autopilot
    from simulator.headless import STEP_MS, Headless

    with tempfile.TemporaryDirectory() as folder:
        headless = Headless(tools.board(BOARD), folder + "/save", SEED)
        pilot = Autopilot(headless, SEED, curious=True)
        pilot.begin("wikipedia", ("human", LEVEL), ROUNDS)
        pilot.play()
    masks = []
    for step in script.parse(pilot.script):
        if step[0] == "hold":
            masks += [(step[1], step[2]), (0, script.PRESS_MS)]
        else:
            masks.append((0, step[1]))
    return [(mask, -(-ms // STEP_MS)) for mask, ms in masks]


def weight(masks: list[tuple[int, int]]) -> tuple[int, int]:
    """Bytes in use at the title, and at most in the game."""
    from boards import tools
    from simulator import portable

    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder)
        portable.build(tools.board(BOARD), target, MAIN.format(board=BOARD, seed=SEED))
        (target / "setup.py").write_text(
            portable.PRELUDE + "import gc\nfrom simulator.main import step\ngc.collect()\n"
        )
        (target / "masks.json").write_text(json.dumps(masks))
        words = ["node", "weigh.mjs", folder]
        place = vm.ROOT / "simulator" / "wasm"
        done = subprocess.run(words, cwd=place, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr[-2000:])
    start, most = map(int, done.stdout.split())
    return start, most


def main() -> int:
    """Measure and print."""
    standins.install()
    from simulator.workload import random_games

    print(f"Games of chance, whole, four rule sets in turn ({GAMES} games)")
    print(speed("CPython " + sys.version.split()[0], " ".join(map(str, random_games(GAMES)))))
    if vm.interpreter():
        print(speed("MicroPython unix", vm.run(COUNT % GAMES)[1]))
    else:
        print("skipped: " + vm.MISSING)
    if not shutil.which("node"):
        print("skipped: the weight of a game, as node is not here")
        return 0
    print(f"Objects in use, {ROUNDS} rounds against {LEVEL} on 240x240 (32-bit WebAssembly)")
    masks = record()
    start, most = weight(masks)
    print(f"at the title           {start / 1024:7.1f} KB")
    verdict = "within the goal" if most <= GOAL_KB * 1024 else "within the budget"
    if most > BUDGET_KB * 1024:
        verdict = "OVER THE BUDGET"
    print(f"at most                {most / 1024:7.1f} KB   goal {GOAL_KB}, budget {BUDGET_KB} KB:")
    print(f"{verdict}, in {sum(count for _, count in masks) // 50} s of play")
    return 0


if __name__ == "__main__":
    sys.exit(main())
