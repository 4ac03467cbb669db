"""The self-test: on every board, through both pages, each key, and out by a long press."""

from firmware.app import App
from hal.buttons import BITS
from simulator.device import Device, VirtualClock

STEP = 20  # ms
BOARDS = (  # one of each size and scheme
    "waveshare_lcd_1_3",
    "pimoroni_display_2_0",
    "waveshare_lcd_1_14",
    "waveshare_lcd_1_44",
    "waveshare_oled_1_3",
    "breadboard_ssd1306",
    "thumby",
    "pimoroni_picosystem",
)


class _Memory:
    """Storage without files; `broken` refuses to write."""

    broken = False

    def __init__(self):
        self.files = {}

    def load(self, name):
        body = self.files.get(name)
        return None if body is None else bytes(body)

    def save(self, name, body):
        if self.broken:
            raise OSError(28)
        self.files[name] = bytearray(body)

    def append(self, name, record):
        self.files[name].extend(record)

    def remove(self, name):
        self.files.pop(name, None)


def _app(name, first="selftest"):
    board = __import__("boards." + name, None, None, ("NAME",))
    device = Device(board, "", VirtualClock(1))
    device.storage = _Memory()
    app = App(device, strict=True, first=first)
    _wait(app, 100)
    return app, board


def _wait(app, ms, mask=0):
    app.device.buttons.mask = mask
    for _ in range(ms // STEP):
        app.step()
        app.device.clock.now += STEP


def test_the_pattern_fills_the_panel():
    for name in BOARDS:
        app, _ = _app(name)
        frame, display = app.device.display.frame, app.device.display
        right, bottom = display.width - 1, display.height - 1
        for x, y in ((0, 0), (right, 0), (0, bottom), (right, bottom), (right // 2, bottom)):
            assert frame.pixel(x, y) == 1, (name, x, y)
        if display.colours == 16:
            corners = [frame.pixel(x, y) for x in (4, right - 4) for y in (4, bottom - 4)]
            assert len(set(corners)) == 4, name
            seen = {frame.pixel(x, display.height // 2 + 2) for x in range(display.width)}
            assert seen == set(range(16)), name


def test_every_key_is_seen_and_a_long_press_leaves():
    for name in BOARDS:
        app, board = _app(name, "title")
        app.push("selftest")
        _wait(app, 100)
        _wait(app, 100, BITS["A"])
        _wait(app, 100)
        screen = app.screen
        assert screen.lines, name
        wanted = 0
        for key in board.BUTTONS:
            plays = app.device.sound and app.device.sound.plays
            _wait(app, 100, BITS[key])
            assert screen.mask == BITS[key], (name, key)
            _wait(app, 100)
            wanted |= BITS[key]
            assert plays is None or app.device.sound.plays == plays + 1
        assert screen.seen & wanted == wanted
        assert app.screen is screen
        assert app.device.storage.files.get("selftest") is None
        _wait(app, 1700, BITS["B"])
        assert app.screen.module == "title", name
        _wait(app, 100)


def test_as_the_first_screen_it_leads_to_the_title():
    app, _ = _app("waveshare_lcd_1_3")
    _wait(app, 100, BITS["B"])
    assert app.screen.module == "title"


def test_broken_files_are_told():
    app, _ = _app("waveshare_lcd_1_3")
    app.device.storage.broken = True
    _wait(app, 100, BITS["A"])
    assert app.tr(_key("ST_BROKEN")) in app.screen.lines


def _key(name):
    from firmware.texts import keys

    return getattr(keys, name)
