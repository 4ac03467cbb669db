"""A game played by presses, on the simulated handheld and then again on the emulated board."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import framebuf

from boards import tools
from firmware import input as intents
from simulator import script
from simulator.autopilot import Autopilot
from simulator.chip import Chip, ChipError
from simulator.chip.images import flash_of, free_pin, watched
from simulator.chip.link import Bus
from simulator.device import Display
from simulator.headless import Headless
from simulator.panels import picture_of

SEED = 2024
LONGEST_MS = 60_000  # no decision and no animation takes longer


@dataclass
class Press:
    """A press and what it did on the simulated handheld."""

    button: str
    ms: int
    kind: str  # "cursor" on the table, "list" inside a screen, "screen" to another, "act"
    screen: str  # on top afterwards
    picture: bytes  # that the panel is to show, when all is settled


class Recorder(Autopilot):
    """An autopilot that keeps each press, and the picture after it."""

    def __init__(self, headless: Headless, seed: int, curious: bool) -> None:
        """As the autopilot."""
        self.log: list[Press] = []
        super().__init__(headless, seed, curious)

    def press(self, intent: int) -> None:
        """Press; see what came of it."""
        before, at = self.app.screen, len(self.lines)
        super().press(intent)
        words, still = self.lines[at].split(), len(self.lines) == at + 1
        after = self.app.screen
        kind = "act"  # something moved for a while
        if still and after is not before:
            kind = "screen"
        elif still and intent in (intents.NEXT, intents.PREV, intents.UP, intents.DOWN):
            kind = "cursor" if after.module == "table" else "list"
        ms = int(words[2]) if words[0] == "hold" else script.PRESS_MS
        picture = shown(self.headless.device.display)
        self.log.append(Press(words[1], ms, kind, after.module, picture))


def shown(display: Display) -> bytes:
    """The picture that a simulated display shows, as a panel model gives it."""
    frame = framebuf.FrameBuffer(
        bytearray(display.shown), display.width, display.height, display.format
    )
    look: Any = Display.__new__(Display)
    look.frame, look.width, look.height = frame, display.width, display.height
    return bytes(picture_of(look, display.rgb if display.colours == 16 else None))


def record(
    board: str, rounds: int, level: str = "hard", rules: str = "wikipedia", curious: bool = False
) -> list[Press]:
    """Play a game from the title to its result on the simulated handheld."""
    with tempfile.TemporaryDirectory() as folder:
        headless = Headless(tools.board(board), folder + "/save", SEED)
        pilot = Recorder(headless, SEED, curious)
        pilot.begin(rules, ("human", level), rounds)
        pilot.play()
        return pilot.log


class Watched(Chip):
    """A board with the game and the probe: it tells when the program is settled."""

    def __init__(
        self, board: str, image: Path, heap: bool = False, bus: str | None = None
    ) -> None:
        """`image`: MicroPython; `heap`: weigh what is in use, which slows everything down."""
        self.settled_pin = free_pin(board)
        self.slow = heap
        flash = flash_of(image, watched(board, SEED, heap))
        super().__init__(board, image=flash, bus=bus)

    def _bus(self, frame: Bus) -> None:
        """Nobody looks at the panel while the heap is weighed."""
        if not self.slow:
            super()._bus(frame)

    def settle(self, quiet: float = 0, longest: float = LONGEST_MS) -> float:
        """Run until a whole step of the program, begun after now, has left it settled."""
        start = self.now
        for level in (0, 1, 0, 1):
            if self.run(longest, pin=(self.settled_pin, level)) != "pin":
                raise ChipError(f"not settled within {longest / 1000:.0f} s: {self.last_words}")
        return self.now - start

    def step(self, press: Press) -> Timing:
        """Press as recorded and wait until all is settled."""
        start = self.now
        self.mark()
        self.hold(press.button)
        self.run(max(press.ms, 250) if self.slow and press.ms < 300 else press.ms)
        self.release(press.button)
        self.run(script.PRESS_MS)  # longer than the program waits out the bounce of a key
        self.settle()
        full = self.full_at - start if self.full_at else None
        return Timing(self.last_pixel - start if self.marked_bytes else None, full)

    @property
    def last_words(self) -> str:
        """The end of what came over USB, in one line."""
        return " / ".join(bytes(self.serial).decode("utf-8", "replace").split("\n")[-6:])


@dataclass
class Timing:
    """What a press took, in ms, from the edge on the pin."""

    last: float | None  # to the last pixel; None if nothing was drawn
    full: float | None  # to the first whole picture; None if there was none
