"""Each board's drivers on a recorded machine: through the panel's model they give the frame."""

import sys

from hal import buttons
from simulator.panels import picture_of
from simulator.wired import wired

BOARDS = (
    "breadboard_sh1106",
    "breadboard_ssd1306",
    "pimoroni_display",
    "pimoroni_display_2_0",
    "pimoroni_display_2_8",
    "pimoroni_picosystem",
    "thumby",
    "thumby_i2c",
    "waveshare_lcd_1_14",
    "waveshare_lcd_1_14_v1",
    "waveshare_lcd_1_3",
    "waveshare_lcd_1_44",
    "waveshare_lcd_2",
    "waveshare_oled_1_3",
)
PALETTE = [0x0B1020 + i * 0x0E0D11 for i in range(16)]


def _board(name):
    return __import__("boards." + name, None, None, ("NAME",))


def _open(name, bus=None):
    device, panel, machine = wired(_board(name), bus)
    device.display.palette(PALETTE)
    return device, panel, machine


def _scribble(display, seed):
    """Fill the frame with something that is different everywhere."""
    pixels = display.pixels
    for i in range(len(pixels)):
        seed = (seed * 75 + 74) % 65537
        pixels[i] = seed & 0xFF


def _wanted(display):
    return picture_of(display, PALETTE if display.colours == 16 else None)


def _cases():
    for name in BOARDS:
        yield name, None
    yield "waveshare_oled_1_3", "spi"


def test_every_board_shows_its_frame():
    for name, bus in _cases():
        device, panel, _ = _open(name, bus)
        assert not panel.lit, name
        _scribble(device.display, 1)
        device.display.show()
        assert panel.lit, name
        assert (panel.width, panel.height) == (device.display.width, device.display.height), name
        assert panel.picture() == _wanted(device.display), name
        assert panel.complaints == [], (name, panel.complaints)


def test_only_the_rows_asked_for_are_sent():
    for name, bus in _cases():
        device, panel, machine = _open(name, bus)
        display = device.display
        _scribble(display, 2)
        display.show()
        before = panel.picture()
        unit = len(before) // display.height
        for y0, y1 in ((0, 1), (5, 6), (display.height - 1, display.height), (7, 25), (-3, 2)):
            _scribble(display, y0 + 100)
            sent = machine.chip.sent
            display.show(y0, y1)
            sent = machine.chip.sent - sent
            wanted, now = _wanted(display), panel.picture()
            y0 = max(y0, 0)
            first, last = y0, y1
            if display.colours == 2 and display.format == 0:  # MONO_VLSB: whole pages
                first, last = y0 // 8 * 8, min((y1 + 7) // 8 * 8, display.height)
            assert now[first * unit : last * unit] == wanted[first * unit : last * unit], name
            assert now[: first * unit] == before[: first * unit], name
            assert now[last * unit :] == before[last * unit :], name
            pixels = (last - first) * display.width
            assert sent <= (pixels * 2 + 11 if display.colours == 16 else pixels // 8 + 40), name
            before = now
        display.show(9, 9)
        display.show(display.height, display.height + 5)
        assert panel.picture() == before, name
        assert panel.complaints == [], (name, panel.complaints)


def test_only_the_columns_asked_for_are_sent():
    for name in BOARDS:
        device, panel, machine = _open(name)
        display = device.display
        if display.colours == 2:  # whole rows
            _scribble(display, 4)
            display.show(0, display.height, 16, 32)
            assert panel.picture() == _wanted(display), name
            continue
        _scribble(display, 4)
        display.show()
        before = panel.picture()
        unit = len(before) // display.height
        for y0, y1, x0, x1 in ((0, 1, 0, 16), (3, 90, 32, 80), (9, display.height, 64, None)):
            _scribble(display, y1 + 100)
            sent = machine.chip.sent
            display.show(y0, y1, x0, x1)
            sent = machine.chip.sent - sent
            x1 = x1 or display.width
            wanted = _wanted(display)
            for at in range(y0 * unit, y1 * unit, unit):
                first, last = at + 2 * x0, at + 2 * x1
                before[first:last] = wanted[first:last]
            assert panel.picture() == before, name
            assert sent == (y1 - y0) * (x1 - x0) * 2 + 11, name
        assert panel.complaints == [], (name, panel.complaints)


def test_a_colour_panel_gets_one_write_command_for_a_show():
    for name in BOARDS:
        device, panel, _ = _open(name)
        if device.display.colours == 16:
            panel.writes = 0
            device.display.show(3, 90)
            assert panel.writes == 1, name


def test_the_light_comes_with_the_first_picture():
    for name in BOARDS:
        device, panel, machine = _open(name)
        pin = _board(name).DISPLAY.get("backlight")
        display = device.display
        if pin is None:
            display.show()
            display.brightness(50)
            assert panel.contrast == _board(name).DISPLAY["contrast"] // 2, name
            display.brightness(100)
            assert panel.contrast == _board(name).DISPLAY["contrast"], name
            continue
        display.brightness(40)
        assert machine.chip.duty[pin] == 0, name
        display.show()
        assert 0.38 < machine.chip.duty[pin] / 65535 < 0.42, name
        display.brightness(0)  # never dark
        assert machine.chip.duty[pin] > 0, name
        display.brightness(100)
        assert machine.chip.duty[pin] > 65000, name


def test_sleep_keeps_the_picture():
    for name, bus in _cases():
        device, panel, machine = _open(name, bus)
        display = device.display
        pin = _board(name).DISPLAY.get("backlight")
        display.show()
        display.sleep(True)
        display.sleep(True)
        assert not panel.lit, name
        assert pin is None or machine.chip.duty[pin] == 0, name
        _scribble(display, 3)
        display.show()
        assert not panel.lit, name
        assert pin is None or machine.chip.duty[pin] == 0, name
        display.sleep(False)
        assert panel.lit and panel.picture() == _wanted(display), name
        assert pin is None or machine.chip.duty[pin] > 60000, name
        assert panel.complaints == [], (name, panel.complaints)


def test_the_peripheral_clock_is_raised():
    """At its 48 MHz after power-on SPI ends at 24 MHz: a frame takes 38.6 ms instead of 14.8."""
    for name in BOARDS:
        _, _, machine = _open(name)
        spec = _board(name).DISPLAY
        assert machine.chip.peripheral == machine.chip.clock == 125_000_000
        if "spi" in spec and "i2c" not in spec:
            rate = machine.chip.rates["spi%d" % spec["spi"]]
            assert spec["spi_baud"] * 0.85 < rate <= spec["spi_baud"], (name, rate)
            if spec["spi_baud"] == 62_500_000:
                assert rate == 62_500_000, name


def test_the_oled_is_found_on_either_bus():
    for bus, other in (("i2c", "spi1"), ("spi", None)):
        _, _, machine = _open("waveshare_oled_1_3", bus)
        assert other not in machine.chip.rates


def test_buttons_read_as_a_mask():
    for name in BOARDS:
        device, _, machine = _open(name)
        assert device.buttons.read() == 0
        total = 0
        for key, pin in _board(name).BUTTONS.items():
            machine.press(pin)
            assert device.buttons.read() == buttons.BITS[key], (name, key)
            machine.release(pin)
            total |= buttons.BITS[key]
        for pin in _board(name).BUTTONS.values():
            machine.press(pin)
        assert device.buttons.read() == total, name


def test_a_tune_plays_by_itself():
    device, _, machine = _open("pimoroni_picosystem")
    pin, sound = 11, device.sound
    sound.play((440, 100, 0, 50, 880, 100))
    hz = machine.chip.slices
    assert hz[pin >> 1 & 7] == 440 and machine.chip.duty[pin] > 0
    machine.advance(99)
    assert machine.chip.duty[pin] > 0
    machine.advance(1)
    assert machine.chip.duty[pin] == 0
    machine.advance(50)
    assert hz[pin >> 1 & 7] == 880 and machine.chip.duty[pin] > 0
    machine.advance(500)
    assert machine.chip.duty[pin] == 0 and not machine.chip.timers
    loud = []
    for volume in range(4):
        sound.volume = volume
        sound.play((440, 100))
        loud.append(machine.chip.duty[pin])
    assert loud[0] == 0 and loud == sorted(set(loud))
    sound.play((500, 100))
    assert len(machine.chip.timers) == 1
    sound.stop()
    assert machine.chip.duty[pin] == 0 and not machine.chip.timers


def test_the_battery_goes_from_empty_to_full():
    device, _, machine = _open("pimoroni_picosystem")
    battery = device.battery
    before = -1
    for millivolts in range(2700, 4300, 20):
        machine.chip.adc[26] = millivolts * 65535 // 3 // 3300
        percent = battery.percent()
        assert before <= percent <= 100
        before = percent
        if millivolts <= 2800:
            assert percent == 0
    assert before == 100
    assert battery.charging() is False
    machine.chip.level[24] = 1
    assert battery.charging() is True


def test_the_led_follows_its_polarity():
    for name in BOARDS:
        device, _, machine = _open(name)
        spec = _board(name).LED
        if not spec:
            assert device.led is None
            continue
        dark = 1 if spec["active"] == "low" else 0
        pins = [spec[colour] for colour in ("red", "green", "blue")]
        assert [machine.chip.level[pin] for pin in pins] == [dark] * 3
        device.led.show(1, 0, 1)
        assert [machine.chip.level[pin] for pin in pins] == [1 - dark, dark, 1 - dark]


def test_what_a_board_lacks_is_none():
    for name in BOARDS:
        device, _, _ = _open(name)
        board = _board(name)
        assert (device.sound is None) == (board.SOUND is None)
        assert (device.battery is None) == (board.BATTERY is None)
        assert device.scheme == board.SCHEME and device.name == board.NAME


def test_the_clock_and_chance():
    device, _, _ = _open("waveshare_lcd_1_3")
    clock = device.clock
    start = clock.ticks_ms()
    assert 0 <= clock.ticks_diff(clock.ticks_ms(), start) < 1000
    seen = {clock.entropy() for _ in range(20)}
    assert len(seen) > 15 and all(0 <= value < 2**30 for value in seen)


def test_the_expansion_is_the_same_as_bytecode():
    """The kernel as it stands, and again as plain Python."""
    from array import array

    from hal.st7789 import expand

    frame = bytearray(range(256)) + bytearray(range(255, -1, -1))
    words = array("i", bytes([(i * 37 + 11) & 0xFF for i in range(1024)]))
    plain = _plain_expand()
    for at, width, skip, count in ((0, 512, 0, 1), (3, 24, 16, 5), (100, 4, 8, 7)):
        out = []
        for kernel in (expand, plain):
            band, job = array("i", bytes(4 * 512)), array("i", (at, width, skip, count))
            kernel(words, frame, band, job)
            assert list(job) == [at, width, skip, 0]
            out.append(list(band))
        starts = range(at, at + count * (width + skip), width + skip)
        wanted = [words[byte] for start in starts for byte in frame[start : start + width]]
        assert out[0] == out[1] == wanted + [0] * (512 - len(wanted))


def _plain_expand():
    from hal import st7789

    path = st7789.__file__
    with open(path) as file:
        text = file.read()
    start = text.index("def expand(")
    code = text[start : text.index("\nclass ", start)]
    head = code[: code.index(':\n    "')]
    code = code.replace(head, "def expand(words, frame, band, job)")
    scope = {}
    exec(code, scope)
    return scope["expand"]


def test_nothing_is_imported_that_the_board_does_not_need():
    for name in list(sys.modules):
        if name.startswith("hal."):
            del sys.modules[name]
    _open("breadboard_ssd1306")
    loaded = [name for name in sys.modules if name.startswith("hal.")]
    for absent in (
        "hal.st7789",
        "hal.light",
        "hal.sh1106",
        "hal.sh1107",
        "hal.battery",
        "hal.led",
    ):
        assert absent not in loaded, absent
