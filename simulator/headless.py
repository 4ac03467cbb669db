"""The handheld without a window: a script's presses in steps of 20 ms of virtual time.

Runs on CPython and on MicroPython and gives the same frames on both. `serve` is the half of
`--vm micropython` that runs there: it reads a job as JSON and prints what `Printer` is told.
"""

import gc
import hashlib
import json
import sys
from binascii import b2a_base64, hexlify

from simulator import script
from simulator.device import Device, VirtualClock, start

STEP_MS = 20
SETTLE_MS = 120_000  # no animation and no thinking takes longer


class NotSettled(RuntimeError):
    """Something went on moving when a picture was to be taken."""


class Headless:
    """One device and the program on it, driven step by step.

    `sink.frame(ms, display)` is called for each step in which something was shown.
    """

    def __init__(self, board, storage, seed=0, language=None, sink=None):
        """`board`: its module; `storage`: a folder; `language`: a code, or None for the stored."""
        self.device = Device(board, storage, VirtualClock(seed))
        self.sink = sink
        self.app = start(self.device, language, strict=True)
        self.step()

    def step(self, mask=0):
        """Run the program once with these buttons down; then 20 ms pass."""
        display = self.device.display
        self.device.buttons.mask = mask
        shows = display.shows
        self.app.step()
        if self.sink and display.shows != shows:
            self.sink.frame(self.device.clock.now, display)
        self.device.clock.now += STEP_MS

    def wait(self, ms, mask=0):
        """Let at least so many ms pass."""
        for _ in self._waiting(ms, mask):
            pass

    def press(self, mask, ms=script.PRESS_MS):
        """Hold buttons down, then let them go for as long as a press needs."""
        self.wait(ms, mask)
        self.wait(script.PRESS_MS)

    def settle(self):
        """Go on until nothing moves, thinks or waits to be drawn; gives the ms that took."""
        start = self.device.clock.now
        for _ in self._settling():
            pass
        return self.device.clock.now - start

    def run(self, steps):
        """Play a parsed script."""
        for _ in self.walk(steps):
            pass

    def walk(self, steps):
        """Play a parsed script, one step of 20 ms each time the next value is asked for."""
        for step in steps:
            if step[0] == "hold":
                yield from self._waiting(step[2], step[1])
                yield from self._waiting(script.PRESS_MS)
            elif step[0] == "wait":
                yield from self._waiting(step[1])
            else:
                yield from self._settling()
                if self.sink:
                    self.sink.shot(step[1], self.device.display)

    def record(self):
        """The game that was played as a record, or None before its end: it names hidden cards."""
        from engine_core.record import to_record

        session = self.app.session
        if session is None or session.game.result() is None or session.game.actions is None:
            return None
        return to_record(session.game)

    def _waiting(self, ms, mask=0):
        for _ in range((ms + STEP_MS - 1) // STEP_MS):
            self.step(mask)
            yield

    def _settling(self):
        start = self.device.clock.now
        while not self.app.settled:
            self.step()
            if self.device.clock.now - start > SETTLE_MS:
                raise NotSettled("nothing settled within %d ms" % SETTLE_MS)
            yield


def digest(display):
    """SHA-256 of the pixels shown, in hexadecimal."""
    return hexlify(hashlib.sha256(bytes(display.shown)).digest()).decode()


class Printer:
    """Prints for the other interpreter: `frame ms sha [pixels]`, `shot name pixels`."""

    def __init__(self, pixels):
        """`pixels`: also print the pixels of each frame, for a GIF."""
        self.pixels = pixels
        self.rgb = None

    def frame(self, ms, display):
        """A picture was shown."""
        self._palette(display)
        text = " " + _packed(display) if self.pixels else ""
        print("\x01frame %d %s%s" % (ms, digest(display), text))

    def shot(self, name, display):
        """A picture was asked for."""
        self._palette(display)
        print("\x01shot %s %s" % (name, _packed(display)))

    def _palette(self, display):
        if display.rgb != self.rgb:
            self.rgb = list(display.rgb)
            print("\x01palette " + " ".join(map(str, self.rgb)))


def _packed(display):
    return b2a_base64(bytes(display.shown)).decode().strip()


def serve():
    """Do the job that stands on standard input: the keys of `simulator.run.Job`."""
    job = json.loads(sys.stdin.read())
    module = "boards." + job["board"]
    __import__(module)
    sink = Printer(job["pixels"])
    steps = script.parse(job["script"])
    gc.collect()
    try:
        headless = Headless(
            sys.modules[module], job["storage"], job["seed"], job["language"], sink
        )
        headless.run(steps)
    except NotSettled as error:
        print("\x01error " + str(error))
    except KeyboardInterrupt:
        pass  # the other side has heard it, too
    else:
        print("\x01record " + json.dumps(headless.record()))
        print("\x01end %d" % headless.device.clock.now)
