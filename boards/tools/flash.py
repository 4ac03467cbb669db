"""Install the game on a board that runs MicroPython: `python -m boards.tools.flash --board NAME`.

Only what changed is copied, what an earlier installation left behind is removed, `/save` is never
touched. The order makes an interrupted installation harmless: the list of what is installed is
written first, and the start-up file is away until all that changed has arrived.
"""

import argparse
import json
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

from boards.tools import board as load_board
from boards.tools.ship import DATA, MPY, PACKAGES, PROGRAM, Refused, digest, files, report
from boards.tools.target import Info, Target, find_port, full

LIST = "/installed.json"  # names what the last installation copied
START = "/main.py"
IN_ROOT = (START, "/board.py", "/pack.mpy", PROGRAM, DATA)  # what of ours there may be in the root
OLDEST = (1, 26)
PLATFORM = "rp2"
_X64, _RV32 = 2, 11  # of sys.implementation._mpy: the unix port in tests, RISC-V
_GET_IMAGE = (
    "get the image for it from micropython.org, hold BOOTSEL while you plug the board in, and "
    "drop the image on the drive that appears"
)


def check(info: Info, board: ModuleType) -> str:
    """Refuse what the game cannot run on; gives the architecture to compile for."""
    arch = info.mpy >> 10 & 15
    if info.platform != PLATFORM:
        raise Refused(
            "This is no Raspberry Pi Pico or relative: its MicroPython says it runs on %s."
            % (info.machine or info.platform)
        )
    if info.version[:2] < OLDEST:
        raise Refused(
            "MicroPython %s is too old, %d.%d or later is needed: %s."
            % (".".join(map(str, info.version)), *OLDEST, _GET_IMAGE)
        )
    if arch == _RV32 or "RISCV" in info.machine:
        raise Refused(
            "This image runs the RISC-V cores, the game needs the Arm ones: %s (the one without "
            "RISCV in its name)." % _GET_IMAGE
        )
    chip = "rp2350" if "RP2350" in info.machine.upper() else "rp2040"
    if chip not in board.CHIPS:
        raise Refused(
            "%s has an %s, but this board has an %s: choose another BOARD."
            % (board.NAME, " or ".join(board.CHIPS), chip)
        )
    version = (info.mpy & 0xFF, info.mpy >> 8 & 3)
    if version != MPY:
        raise Refused(
            "This MicroPython reads compiled files of version %d.%d, these are %d.%d: %s."
            % (*version, *MPY, _GET_IMAGE)
        )
    return "x64" if arch == _X64 else "armv6m"  # which the Arm cores of an RP2350 run, too


def needed(shipped: dict[str, bytes], changed: list[str], block: int) -> int:
    """Bytes that the changed files take in whole blocks."""
    return sum(-(-len(shipped[path]) // block) * block for path in changed)


def install(
    target: Any,
    name: str,
    agree: Callable[[], bool],
    say: Callable[[str], None] = print,
) -> list[str]:
    """Bring the board up to date; gives the paths that were written."""
    try:
        board = load_board(name)
    except ValueError as unknown:
        raise Refused("%s." % unknown) from None
    info = target.info()
    arch = check(info, board)
    before = _installed(target)
    if board.NOTE and not before and not agree():
        raise Refused("Nothing was changed.")
    shipped = files(name, arch)
    say("%s: %s" % (board.NAME, report(shipped)))
    there = target.hashes(sorted(shipped))
    changed = [path for path in shipped if there.get(path) != digest(shipped[path])]
    stale = [path for path in before if path not in shipped and _ours(path)]
    for path in target.listed(["/" + package for package in PACKAGES]):
        if path not in shipped and path not in before:
            say("left alone, not from here: %s" % path)
    _check_room(target, shipped, changed, there, stale)
    if changed or stale:
        _record(target, name, sorted({*before, *shipped}))
        # An unfinished installation must not start.
        target.remove([*([START] if changed else []), *stale])
    if stale:
        say("removed: %d that are no longer needed" % len(stale))
    if changed:
        _write(target, shipped, changed, say)
    if changed or stale or sorted(before) != sorted(shipped):
        _record(target, name, sorted(shipped))
    return changed


def _write(
    target: Any, shipped: dict[str, bytes], changed: list[str], say: Callable[[str], None]
) -> None:
    changed = [path for path in changed if path != START] + [START]
    target.folders(_folders(changed))
    for at, path in enumerate(changed):
        say("%3d/%d %s" % (at + 1, len(changed), path))
        _put(target, path, shipped[path])
    there = target.hashes(changed)
    wrong = [path for path in changed if there.get(path) != digest(shipped[path])]
    if wrong:
        raise Refused(
            "%d files arrived damaged, the first is %s: repeat; if it happens again, use another "
            "cable." % (len(wrong), wrong[0])
        )


def _put(target: Any, path: str, data: bytes) -> None:
    try:
        target.write(path, data)
    except OSError as error:
        if full(error):
            raise _no_room() from None
        raise Refused("The board cannot write its files (%s)." % error) from None


def _check_room(
    target: Any,
    shipped: dict[str, bytes],
    changed: list[str],
    there: dict[str, str],
    stale: list[str],
) -> None:
    info = target.info()
    room = (info.free + target.blocks_of(stale, info.block)) * info.block
    # A file that is replaced has its new blocks before the old ones are free: one at a time.
    more = [path for path in changed if path not in there]
    largest = max([needed(shipped, [path], info.block) for path in changed], default=0)
    wanted = needed(shipped, more, info.block) + largest + 2 * info.block
    if wanted > room:
        raise _no_room(wanted, room)


def _no_room(wanted: int = 0, room: int = 0) -> Refused:
    numbers = " (%d KB are needed, %d KB are free)" % (wanted // 1024, room // 1024)
    return Refused(
        "The board's file system is full%s: remove files of yours; `mpremote fs ls` lists them "
        "and `mpremote fs rm` removes." % (numbers if wanted else "")
    )


def _folders(paths: list[str]) -> list[str]:
    found = set()
    for path in paths:
        parts = path.split("/")[1:-1]
        found |= {"/" + "/".join(parts[: n + 1]) for n in range(len(parts))}
    return sorted(found)


def _ours(path: str) -> bool:
    """Whether an installation may remove the path: never a save."""
    return path in IN_ROOT or path.split("/")[1] in PACKAGES


def _installed(target: Any) -> list[str]:
    """Paths that the last installation copied."""
    try:
        paths = json.loads(target.read(LIST) or b"{}").get("files", [])
    except (ValueError, AttributeError):
        return []  # damaged: nothing is known, nothing is removed
    return [path for path in paths if isinstance(path, str)]


def _record(target: Any, name: str, paths: list[str]) -> None:
    _put(target, LIST, list_of(name, paths))


def list_of(name: str, paths: list[str]) -> bytes:
    """Content of the list on the board."""
    return json.dumps({"board": name, "files": paths}).encode()


def ask(yes: bool) -> Callable[[], bool]:
    """A function that asks whether to go on; `yes` answers for the person."""

    def agree() -> bool:
        if yes:
            return True
        if not sys.stdin.isatty():
            raise Refused("Say --yes (make: YES=1) if that is all right; nothing was changed.")
        return input("Go on? [y/N] ").strip().lower() in ("y", "yes")

    return agree


def main(arguments: list[str] | None = None) -> int:
    """The command line; gives the exit status."""
    parser = argparse.ArgumentParser(prog="python -m boards.tools.flash", description=__doc__)
    parser.add_argument("--board", required=True, help="name of a module in boards/")
    parser.add_argument("--port", help="as mpremote takes it; default: the only board there is")
    parser.add_argument("--yes", action="store_true", help="do not ask")
    parser.add_argument("--no-start", action="store_true", help="leave the game stopped")
    options = parser.parse_args(arguments)
    try:
        try:
            note = load_board(options.board).NOTE
        except ValueError as unknown:
            raise Refused("%s." % unknown) from None
        if note:
            print(note)
        target = Target(options.port or find_port())
        try:
            changed = install(target, options.board, ask(options.yes))
            print("%d files written and verified" % len(changed) if changed else "up to date")
            if not options.no_start:
                target.restart()
                print("started")
        finally:
            target.close()
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
