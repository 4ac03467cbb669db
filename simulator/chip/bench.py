"""`make bench-device PICO_UF2=image.uf2`: the budget of the design, on the emulated board.

A whole game against the strongest player, played twice by the same presses: once for the times,
and once with a collection of garbage after every step and every import, for the heap. Times are
emulated; the flash takes 45 ms for a sector erased and 0.4 ms for a page.
"""

from __future__ import annotations

import argparse
import re
import statistics
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from boards import tools
from boards.tools import ship
from simulator import standins

if TYPE_CHECKING:
    from simulator.chip.scripted import Watched

BOARD = "waveshare_lcd_1_3"
LEVEL = "hard"
ROUNDS = 12


@dataclass
class Measured:
    """What both games gave. Times in ms, sizes in bytes."""

    presses: int = 0
    played: float = 0
    title: float = 0
    cursor: list[float] = field(default_factory=list)
    lists: list[float] = field(default_factory=list)
    screens: list[tuple[float, str]] = field(default_factory=list)
    thoughts: list[float] = field(default_factory=list)
    slices: list[float] = field(default_factory=list)
    plain_saves: list[float] = field(default_factory=list)
    erasing_saves: list[float] = field(default_factory=list)
    actions: int = 0
    erased: int = 0
    start: int = 0
    live: int = 0
    live_where: str = ""
    used: int = 0
    used_where: str = ""
    modules: dict[str, int] = field(default_factory=dict)
    parts: dict[str, int] = field(default_factory=dict)
    loaded: list[str] = field(default_factory=list)


def play(board: str, image: Path, rounds: int, say: Callable[[str], None] = print) -> Measured:
    """Play both games, side by side, and read what the probe says."""
    from simulator.chip.scripted import Watched, record

    presses = record(board, rounds, LEVEL, curious=True)
    found = Measured(presses=len(presses))
    with (
        Watched(board, image) as timed,
        Watched(board, image, heap=True) as weighed,
        ThreadPoolExecutor(2) as pool,
    ):
        games = [
            pool.submit(_time, found, timed, presses, say),
            pool.submit(_weigh, found, weighed, presses),
        ]
        for game in games:
            game.result()
    return found


def _time(found: Measured, chip: Watched, presses: list, say: Callable[[str], None]) -> None:
    chip.settle()
    found.title = chip.last_pixel
    for press in presses:
        timing = chip.step(press)
        if press.kind == "cursor" and timing.last is not None:
            found.cursor.append(timing.last)
        elif press.kind == "list" and timing.last is not None:
            found.lists.append(timing.last)
        elif press.kind == "screen" and timing.full is not None:
            found.screens.append((timing.full, press.screen))
        if bytes(chip.panel.picture()) != press.picture:
            say(f"NOT as on the simulated handheld: {press.screen} after {press.button}")
    found.played = chip.now
    found.erased = chip.result["erased"]
    _times(found, bytes(chip.serial).decode(), [one.time for one in chip.erases])


def _weigh(found: Measured, chip: Watched, presses: list) -> None:
    chip.settle()
    for press in presses:
        chip.step(press)
    _sizes(found, bytes(chip.serial).decode())


def _times(found: Measured, text: str, erases: list[float]) -> None:
    """Decisions and saves from the probe's lines; `erases`: when, in ns."""
    for level, elapsed, _, _, longest in re.findall(r"^think (\w+) " + r"(\d+) ?" * 4, text, re.M):
        if level == LEVEL:
            found.thoughts.append(int(elapsed) / 1000)
            found.slices.append(int(longest) / 1000)
    for method, start, end in re.findall(r"^save (\w+) game (\d+) (\d+)", text, re.M):
        took = (int(end) - int(start)) / 1000
        erasing = any(int(start) * 1000 <= time <= int(end) * 1000 for time in erases)
        if method == "append":
            found.actions += 1
            (found.erasing_saves if erasing else found.plain_saves).append(took)


def _sizes(found: Measured, text: str) -> None:
    """The heap from the probe's lines; the probe itself counts for nothing."""
    start = re.search(r"^heap start (\d+)", text, re.M)
    found.start = int(start[1]) if start else 0
    for name, size in re.findall(r"^module takes (\S+) (-?\d+)", text, re.M):
        found.modules[name] = int(size)
    for name, size in re.findall(r"^part takes (\S+) (-?\d+)", text, re.M):
        found.parts[name] = int(size)
    most = r"^heap most (\d+) (.*)\r?\nheap loaded (.*)"
    for size, where, loaded in re.findall(most, text, re.M):
        found.live, found.live_where = int(size), where.strip()
        found.loaded = loaded.split()
    for size, where in re.findall(r"^heap used (\d+) (.*)", text, re.M):
        found.used, found.used_where = int(size), where.strip()


# Telling


def table(found: Measured, board: str) -> str:
    """The table of the budget, as Markdown."""
    own = OWN_HEAP - found.start  # what MicroPython itself had in use belongs to the program
    live, used = found.live + own, found.used + own
    screens = [time for time, _ in found.screens]
    slowest = max(found.screens)[1] if found.screens else "none"
    files = sum(map(len, ship.files(board).values()))
    erasing = len(found.erasing_saves)
    every = f"one in {found.actions / erasing:.0f}" if erasing else "none"
    rows = [
        ("Heap peak, a whole game", _kb(live), "130 KB", "96 KB", live, 130 * 1024, 96 * 1024),
        ("Cursor move", _ms(found.cursor), "50 ms", "33 ms", _most(found.cursor), 50, 33),
        ("Whole-screen change", _ms(screens), "100 ms", "60 ms", _most(screens), 100, 60),
        ("Power-on to title", f"{found.title / 1000:.2f} s", "2.0 s", "1.0 s", found.title, 2000,
         1000),
        ("Strongest player, a decision", _ms(found.thoughts), "1.0 s worst", "0.3 s median",
         _most(found.thoughts), 1000, 1000 if statistics.median(found.thoughts) <= 300 else 0),
        ("Save that erases nothing", _ms(found.plain_saves), "5 ms", "2 ms",
         _most(found.plain_saves), 5, 2),
        (f"Save that erases ({every})", _ms(found.erasing_saves), "120 ms", "60 ms",
         _most(found.erasing_saves), 120, 60),
        ("Files on the device", _kb(files), "400 KB", "320 KB", files, 400 * 1024, 320 * 1024),
    ]  # fmt: skip
    lines = ["| What | Measured | Budget | Goal | |", "|---|---|---|---|---|"]
    for what, measured, budget, goal, value, most, aim in rows:
        verdict = "goal" if value <= aim else "budget" if value <= most else "**missed**"
        lines.append(f"| {what} | {measured} | {budget} | {goal} | {verdict} |")
    lines += [
        "",
        f"The heap peak is what is in use after a collection ({found.live_where}); before one, "
        f"with a step's garbage: {_kb(used)} ({found.used_where}). Slowest screen: {slowest}. "
        f"A step in a list: {_ms(found.lists)}. Longest slice of thinking: "
        f"{_most(found.slices):.0f} ms. Sectors erased in the game: {found.erased}.",
    ]
    return "\n".join(lines)


OWN_HEAP = 3_300  # bytes that MicroPython 1.28 has in use before anything of ours is loaded


def ledger(found: Measured) -> str:
    """Where the heap goes at its peak, as Markdown."""
    groups: dict[str, int] = {}
    for name in found.loaded:
        if name in found.modules and name not in ("probe", "gc"):
            group = "modules of " + ".".join(name.split(".")[:2])
            groups[group] = groups.get(group, 0) + found.modules[name]
    board = tools.board(BOARD).DISPLAY
    frame = board["width"] * board["height"] // 2
    rows = [("frame", frame)]
    rows.append(("device: band, pair table, keys", found.parts.get("device", frame) - frame))
    rows.append(("fonts, language, settings, title", found.parts.get("app", 0)))
    rows += sorted(groups.items(), key=lambda row: -row[1])
    live = found.live + OWN_HEAP - found.start
    rows.append(("MicroPython itself", OWN_HEAP))
    rows.append(("the game, its screens and players", live - sum(size for _, size in rows)))
    lines = ["| Heap at its peak | bytes |", "|---|---|"]
    lines += [f"| {name} | {size:,} |" for name, size in rows]
    lines.append(f"| **sum** | **{live:,}** |")
    return "\n".join(lines)


def _most(values: list[float]) -> float:
    return max(values, default=0)


def _ms(values: list[float]) -> str:
    if not values:
        return "none"
    return f"{statistics.median(values):.1f} ms, worst {max(values):.1f} ms"


def _kb(size: float) -> str:
    return f"{size / 1024:.1f} KB"


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    standins.install()
    from simulator.chip import ChipError, images

    parser = argparse.ArgumentParser(prog="python -m simulator.chip.bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, choices=range(1, 13))
    options = parser.parse_args(arguments)
    image = images.given()
    if image is None:
        print(images.MISSING, file=sys.stderr)
        return 2
    try:
        found = play(BOARD, image, options.rounds)
    except ChipError as error:
        print(f"bench-device: {error}", file=sys.stderr)
        return 1
    print(
        f"\n{tools.board(BOARD).NAME}, {options.rounds} rounds against {LEVEL}, at 125 MHz: "
        f"{found.presses} presses, {found.played / 1000:.0f} s of play\n"
    )
    print(table(found, BOARD))
    print()
    print(ledger(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
