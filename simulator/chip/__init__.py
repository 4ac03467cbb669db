"""The emulated board: an RP2040 that runs a real MicroPython image, with a board's panel and keys.

    with Chip("waveshare_lcd_1_3", uf2="RPI_PICO.uf2") as chip:
        with chip.serial_port() as port:
            subprocess.run(["mpremote", "connect", port, ...])
        chip.power()                 # off and on again
        chip.settle()                # until nothing moves on the panel and the processor is idle
        chip.press("A")
        chip.panel.rgb()             # what a person sees

It is slower than the real thing or faster, as this machine goes; times are emulated and repeat
exactly. Not emulated: cache misses of the flash, the gaps that the SPI leaves between bytes.
`python -m simulator.chip` is the command line.
"""

from __future__ import annotations

import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Any, Self

from simulator.chip.link import (
    Bus,
    ChipError,
    Event,
    FlashOperation,
    Frame,
    Link,
    Pins,
    Pwm,
    Serial,
    bootrom,
)

__all__ = ["Chip", "ChipError"]

MS = 1e6  # ns
PRESS_MS = 60
QUIET_MS = 1500  # longer than any pause of an animation
LONGEST_MS = 120_000
LONG_RUN = 1000  # bytes


class Chip:
    """One board, its power on from the start. Times are in ms since then."""

    def __init__(
        self,
        board: str,
        uf2: str | Path | None = None,
        image: bytes | None = None,
        usb: bool = True,
        bus: str | None = None,
    ) -> None:
        """`uf2`: an image for a Pico on an erased flash; or `image`: what the flash holds.

        `usb`: a computer is plugged in. `bus`: "spi" or "i2c" for a panel sold with either.
        """
        from boards import tools
        from simulator.panels import panel_for

        self.board: ModuleType = tools.board(board)
        self.panel = panel_for(self.board)
        self.serial = bytearray()  # what came over USB
        self.flash_log: list[FlashOperation] = []
        self.faults: list[str] = []
        self.resets = 0
        self.pwm: dict[int, Pwm] = {}
        self.last_pixel = 0.0  # ms, when the last byte to the panel had been sent
        self.sent = 0  # bytes to the panel
        self.marked_bytes = 0  # since `mark`
        self.byte_ns = 0.0  # a byte's time on the wire, in the last long run of them
        self.full_at = 0.0  # ms, when so many had been sent as a whole picture has; 0: not yet
        self.result: dict[str, Any] = {}
        spec = self.board.DISPLAY
        self._whole = spec["width"] * spec["height"] * (2 if spec["colours"] == 16 else 0.125)
        self._wires = bus or ("i2c" if "i2c" in spec else "spi")
        self._reset = 1 << spec["reset"] if "reset" in spec else 0
        self._levels = 0
        self._elapsed = 0.0
        self._link = Link(self._frame)
        setup: dict[str, Any] = {"bootrom": str(bootrom()), "usb": usb, "pins": {}, "answers": []}
        if uf2 is not None:
            setup["uf2"] = str(uf2)
        if self._wires == "i2c":
            setup["answers"] = [spec["address"]]
        try:
            with tempfile.NamedTemporaryFile() as file:
                if image is not None:
                    file.write(image)
                    file.flush()
                    setup["image"] = file.name
                self._link.ask("boot", **setup)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """End the process."""
        self._link.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    # What happens on the wires

    def _frame(self, frame: Frame) -> None:
        if isinstance(frame, Bus):
            self._bus(frame)
        elif isinstance(frame, Pins):
            if self._reset & self._levels & ~frame.levels:
                self.panel.reset()
            self._levels = frame.levels
        elif isinstance(frame, Serial):
            self.serial += frame.data
        elif isinstance(frame, FlashOperation):
            self.flash_log.append(frame)
        elif isinstance(frame, Pwm):
            self.pwm[frame.slice] = frame
        elif isinstance(frame, Event):
            if frame.name == "reset":
                self.resets += 1
            elif frame.name == "fault":
                self.faults.append(frame.detail or "")

    def _bus(self, frame: Bus) -> None:
        spec, panel = self.board.DISPLAY, self.panel
        self._pass(frame.first)
        if self._wires == "i2c":
            if frame.bus != 2 + spec["i2c"] or frame.address != spec["address"]:
                return
            panel.i2c(frame.data)
        else:
            if frame.bus != spec["spi"] or frame.pins >> spec["cs"] & 1:
                return
            if frame.pins >> spec["dc"] & 1:
                panel.data(frame.data)
            else:
                for code in frame.data:
                    panel.command(code)
        self._elapsed = frame.last
        self.last_pixel = frame.last / MS
        self.sent += len(frame.data)
        self.marked_bytes += len(frame.data)
        if len(frame.data) > LONG_RUN:
            self.byte_ns = (frame.last - frame.first) / (len(frame.data) - 1)
        if not self.full_at and self.marked_bytes >= self._whole:
            self.full_at = self.last_pixel

    def mark(self) -> None:
        """Count the bytes to the panel from here."""
        self.marked_bytes, self.full_at = 0, 0.0

    def _pass(self, time: float) -> None:
        if time > self._elapsed:
            self.panel.elapsed((time - self._elapsed) / MS)
            self._elapsed = time

    # Time

    @property
    def erases(self) -> list[FlashOperation]:
        """Sectors erased so far."""
        return [one for one in self.flash_log if one.kind == "E"]

    @property
    def now(self) -> float:
        """Emulated ms, as of the last command."""
        return float(self.result.get("time", 0.0)) / MS

    def run(self, ms: float, **until: object) -> str:
        """Run so long, or until something happens; gives what: "time" or a name below.

        `text`: this came over USB. `pin`: (number, level) as the program drives it. `quiet`: ns in
        which nothing was sent on a bus and the processor was mostly idle.
        """
        limits: dict[str, object] = {"for": ms * MS, **until}
        self.result = self._link.ask("run", **limits)
        return str(self.result["why"])

    def settle(self, quiet: float = QUIET_MS, longest: float = LONGEST_MS) -> float:
        """Run until the panel is still and the processor idle for `quiet` ms; gives the ms."""
        start = self.now
        why = self.run(longest, quiet=quiet * MS)
        if why != "quiet":
            raise ChipError(f"nothing settled within {longest:.0f} ms ({why})")
        return self.now - start

    # Hands

    def pin(self, name: str) -> int:
        """GPIO of a button."""
        return int(self.board.BUTTONS[name])

    def hold(self, *names: str) -> None:
        """Push buttons down."""
        for name in names:
            self._link.ask("pin", pin=self.pin(name), level=0)

    def release(self, *names: str) -> None:
        """Let them go."""
        for name in names:
            self._link.ask("pin", pin=self.pin(name), level=None)

    def press(self, name: str, ms: float = PRESS_MS) -> None:
        """Down for so long, then up as long as a press needs."""
        self.hold(name)
        self.run(ms)
        self.release(name)
        self.run(PRESS_MS)

    def analogue(self, pin: int, volts: float) -> None:
        """Put a voltage on an ADC pin, 26 to 29."""
        value = min(4095, round(volts / 3.3 * 4096))
        self._link.ask("analogue", channel=pin - 26, value=value)

    # Power and flash

    def power(self) -> None:
        """Off and on again."""
        from simulator.panels import panel_for

        self.panel = panel_for(self.board)
        self._levels = 0
        self.result = self._link.ask("power")
        self._elapsed = self.now * MS

    def cut(self, at: int, when: str) -> None:
        """Cut the power in the flash operation `at` from now: "before", "half" way or "after".

        0 calls it off. `run` then ends with "power".
        """
        self._link.ask("cut", at=at, when=when)

    def flash(self) -> bytes:
        """All 2 MB."""
        return self._link.image("flash")

    def memory(self) -> bytes:
        """All 264 KB of RAM, from 0x20000000 on."""
        return self._link.image("memory")

    # USB

    def send(self, data: bytes) -> None:
        """Bytes for the program's standard input."""
        self._link.tell("send", bytes=data.decode("latin1"))

    def execute(self, source: str, ms: float = LONGEST_MS) -> str:
        """Run Python on the chip over the raw REPL; gives what it printed, or raises ChipError."""
        self.send(b"\r\x03\x03\x01")
        if self.run(5000, text="raw REPL; CTRL-B to exit\r\n>") != "text":
            raise ChipError("no MicroPython prompt")
        del self.serial[:]
        self.send(source.encode() + b"\x04")
        why = self.run(ms, text="\x04>")
        out, _, error = self.serial.removeprefix(b"OK").partition(b"\x04")
        if why != "text":
            raise ChipError(f"the script did not end ({why}): {out.decode()[-500:]}")
        if error.rstrip(b"\x04>"):
            raise ChipError(error.rstrip(b"\x04>").decode().strip())
        return out.decode()

    @contextmanager
    def serial_port(self) -> Iterator[str]:
        """The USB serial port as a name for `mpremote connect`; the chip runs meanwhile."""
        port = self._link.ask("listen")["port"]
        self._link.tell("run", throttle=True)
        done = threading.Event()

        def wait() -> None:
            self.result = self._link.answer()
            done.set()

        waiter = threading.Thread(target=wait, daemon=True)
        waiter.start()
        try:
            yield f"socket://127.0.0.1:{port}"
        finally:
            self._link.tell("halt")
            waiter.join(20)
            if not done.is_set():
                raise ChipError("the emulated board does not answer")
