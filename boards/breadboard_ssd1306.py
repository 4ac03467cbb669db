"""A Pico on a breadboard with an SSD1306 module, six buttons and a piezo."""

NAME = "Breadboard, SSD1306"
CHIPS = ("rp2040", "rp2350")  # a Pico or a Pico 2

DISPLAY = {
    "driver": "hal.ssd1306",  # what the module says on its back or its page
    "width": 128,
    "height": 64,
    "colours": 2,
    "i2c": 0,  # our wiring, as all pins here
    "sda": 4,
    "scl": 5,
    "address": 0x3C,  # as most modules leave the works
    "i2c_baud": 400_000,  # data sheet: fast mode
    "x": 0,  # SSD1306: 128 columns, all of them used
    "contrast": 255,  # data sheet: 00 to FF
    "setup": (  # SSD1306 application note, figure 2
        b"\xae"  # off
        b"\x20\x00"  # horizontal addressing
        b"\xd5\x80"  # clock
        b"\xa8\x3f"  # 64 lines
        b"\xd3\x00"  # no offset
        b"\x40"  # start line 0
        b"\xa1"  # segments reversed
        b"\xc8"  # lines reversed
        b"\xda\x12"  # alternate lines
        b"\x81\xcf"  # contrast
        b"\xd9\xf1"  # pre-charge
        b"\xdb\x40"  # VCOM
        b"\xa4\xa6"  # show the memory, not inverted
        b"\x8d\x14"  # charge pump
    ),
}

BUTTONS = {"UP": 10, "DOWN": 11, "LEFT": 12, "RIGHT": 13, "A": 14, "B": 15}
SCHEME = "pad6"
KEYS = {}

SOUND = {"pin": 16}
BATTERY = None
LED = None
NOTE = None
