"""TinyCircuits Thumby, hardware 1 and later: a tiny monochrome panel, a pad, two buttons."""

NAME = "TinyCircuits Thumby"
CHIPS = ("rp2040",)  # on its own circuit board

DISPLAY = {
    "driver": "hal.ssd1306",  # works like an SSD1306 (the maker's driver)
    "width": 72,
    "height": 40,
    "colours": 2,
    "spi": 0,  # the maker's library, as all pins here: hardware 1 and later
    "sck": 18,
    "mosi": 19,
    "cs": 16,
    "dc": 17,
    "reset": 20,
    "spi_baud": 10_000_000,  # SSD1306 data sheet: 100 ns a clock cycle
    "x": 28,  # the maker's driver: columns 28 to 99
    "contrast": 127,  # the maker's library: brightness 0 to 127
    "setup": (  # the maker's driver
        b"\xae"  # off
        b"\x20\x00"  # horizontal addressing
        b"\x40"  # start line 0
        b"\xa1"  # segments reversed
        b"\xa8\x27"  # 40 lines
        b"\xc8"  # lines reversed
        b"\xd3\x00"  # no offset
        b"\xda\x12"  # alternate lines
        b"\xd5\x80"  # clock
        b"\xd9\xf1"  # pre-charge
        b"\xdb\x20"  # VCOM
        b"\x81\x7f"  # contrast
        b"\xa4\xa6"  # show the memory, not inverted
        b"\x8d\x14"  # charge pump
        b"\xad\x30"  # current reference inside
    ),
}

BUTTONS = {"UP": 4, "DOWN": 6, "LEFT": 3, "RIGHT": 5, "A": 27, "B": 24}
SCHEME = "pad6"
KEYS = {}

SOUND = {"pin": 28}
BATTERY = None  # nothing published on its wiring
LED = None
NOTE = (
    "It needs a plain MicroPython image for the Pico, which replaces the Thumby's own launcher "
    "and all games on it. The maker's site has an image that brings them back."
)
