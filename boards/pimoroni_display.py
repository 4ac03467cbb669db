"""Pimoroni Pico Display Pack: a small wide colour panel, four buttons, an RGB light."""

NAME = "Pimoroni Pico Display"
CHIPS = ("rp2040", "rp2350")  # a pack: it sits on a Pico or a Pico 2

DISPLAY = {
    "driver": "hal.st7789",  # ST7789 (product page)
    "width": 240,
    "height": 135,
    "colours": 16,
    "spi": 0,  # the maker's pin table, as all pins here; there is no reset pin
    "sck": 18,
    "mosi": 19,
    "cs": 17,
    "dc": 16,
    "backlight": 20,
    "spi_baud": 62_500_000,  # the maker's driver
    "x": 40,  # the maker's driver
    "y": 53,
    "madctl": 0x70,  # the maker's driver
    "invert": True,  # the maker's driver: INVON
    "setup": ((0xB0, b"\x00\xc0"),),  # the maker's driver: RAMCTRL
}

BUTTONS = {"A": 12, "B": 13, "X": 14, "Y": 15}  # the maker's pin table
SCHEME = "four"
KEYS = {}

SOUND = None
BATTERY = None  # the Pico's own supply only; its ADC pin belongs to the radio on a Pico W
LED = {"red": 6, "green": 7, "blue": 8, "active": "low"}  # the maker's driver; not verified
NOTE = None
