"""Apps for tests of screens: any panel size, scheme and language, storage in memory, and a game
that stands where one wants it. Runs on both interpreters."""

from firmware.app import App
from firmware.input import NAMES
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
        self.app.settings.change("speed", 2)
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
            mask = [key[0] for key in self.app.input.keys if key[1] == name][0]
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


class Words:
    """Stands in for the canvas's drawing: nothing is drawn, but every text is written down."""

    def __init__(self, person):
        self.person = person
        self.found = []  # (x, y, width, height, text)
        app = person.app
        canvas = app.canvas

        def text(font, x, y, string, colour):
            width = canvas.text_width(font, string)
            if string.strip():
                self.found.append((x, y, width, canvas.line_height(font), string))
            return x + width

        def nothing(*_, **__):
            return None

        canvas.text = text
        for font in canvas.fonts:
            font.width = remembered(font.width)
        for name in ("fill", "rect", "frame_rect", "hline", "vline", "pixel", "dim", "panel"):
            setattr(canvas, name, nothing)
        for name in ("card", "back", "icon"):
            setattr(canvas, name, nothing)
        canvas.card_big = self.big
        app.draw_below = nothing

    def big(self, _picture, x, y):
        """A big card lies inside, at an even x."""
        layout = self.person.app.layout
        assert x >= 0 and not x & 1 and x + layout.BIG[0] <= layout.WIDTH, x
        assert y >= 0 and y + layout.BIG[1] <= layout.HEIGHT, y

    def of_screen(self):
        """All texts of the screen on top, drawn anew."""
        self.found = []
        self.person.app.screen.touch(True)
        self.person.app.screen.draw(self.person.app.canvas)
        return self.found


def remembered(function):
    """The function of one string, asked only once for each."""
    known = {}

    def ask(string):
        if string not in known:
            known[string] = function(string)
        return known[string]

    return ask


def faults(words, layout):
    """What is wrong with where texts stand: outside the panel, or over each other."""
    wrong = []
    for at, (x, y, width, height, text) in enumerate(words):
        if x < 0 or x + width > layout.WIDTH + 1 or y < -2 or y + height > layout.HEIGHT + 2:
            wrong.append("outside at %d, %d: %s" % (x, y, text))
        for other in words[at + 1 :]:
            left, right = max(x, other[0]), min(x + width, other[0] + other[2])
            top, bottom = max(y, other[1]), min(y + height, other[1] + other[3])
            if right - left > 1 and bottom - top > 2:
                wrong.append("%s over %s" % (text, other[4]))
    return wrong
