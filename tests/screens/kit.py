"""Apps for tests of screens: any panel size, scheme and language, storage in memory, and a game
that stands where one wants it. Runs on both interpreters."""

from firmware.app import App
from firmware.input import NAMES, SCHEMES
from simulator.device import Device, VirtualClock

SIZES = ((240, 240, 16), (320, 240, 16), (240, 135, 16), (128, 128, 16), (128, 64, 2), (72, 40, 2))
STEP = 20  # ms


class Memory:
    """Storage without files."""

    def __init__(self):
        self.files = {}
        self.writes = 0

    def load(self, name):
        """What was saved and appended, or None."""
        body = self.files.get(name)
        return None if body is None else bytes(body)

    def save(self, name, body):
        """Keep a body."""
        self.files[name] = bytearray(body)
        self.writes += 1

    def append(self, name, record):
        """Add to a body."""
        self.files[name].extend(record)
        self.writes += 1

    def remove(self, name):
        """Forget a body."""
        self.files.pop(name, None)

    def names(self):
        """What there is."""
        return sorted(self.files)

    def note(self, file, text):
        """Keep a text."""
        self.files[file] = bytearray(text.encode())


class Board:
    """The data of a board that does not exist."""

    NAME = "test"
    KEYS = {}
    SOUND = {"pin": 0}
    BATTERY = None
    LED = None

    def __init__(self, size, scheme):
        self.DISPLAY = {
            "driver": "hal.st7789" if size[2] == 16 else "hal.ssd1306",
            "width": size[0],
            "height": size[1],
            "colours": size[2],
        }
        self.SCHEME = scheme


class Person:
    """Somebody with a handheld in their hands."""

    def __init__(self, size=(240, 240, 16), scheme="pad8", language="en", first="title"):
        device = Device(Board(size, scheme), "", VirtualClock(7))
        device.storage = Memory()
        if language != "en":
            device.storage.save("settings", bytes((("en", "fr", "pt", "ja").index(language),)))
        self.device = device
        self.app = App(device, strict=True, first=first)
        self.step()

    def step(self, mask=0, times=1):
        """Let the program run with these buttons down."""
        for _ in range(times):
            self.device.buttons.mask = mask
            self.app.step()
            self.device.clock.now += STEP

    def settle(self):
        """Until nothing moves any more."""
        for _ in range(3000):
            if self.app.settled:
                return
            self.step()
        raise AssertionError("%s does not settle" % self.app.screen.module)

    def do(self, *intents):
        """Press what the scheme has for each intent (one that it lacks is left out: False)."""
        able = True
        for intent in intents:
            way = self.app.input.way(intent)
            if way is None:
                able = False
                continue
            name, _, held = way
            mask = [key[0] for key in SCHEMES[self.app.input.scheme] if key[1] == name][0]
            self.step(mask, (3, 35, 75)[held])
            self.step(0, 4)
        return able

    def picture(self):
        """The pixels shown."""
        return bytes(self.device.display.shown)

    def where(self):
        """The name of the screen on top."""
        return self.app.screen.module


def names(intents):
    """Intents in words."""
    return [NAMES[intent] for intent in intents]
