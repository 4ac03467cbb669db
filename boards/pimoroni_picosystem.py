"""Pimoroni PicoSystem: a square colour panel, a pad, four buttons, a battery."""

NAME = "Pimoroni PicoSystem"
CHIPS = ("rp2040",)  # on its own circuit board

DISPLAY = {
    "driver": "hal.st7789",  # ST7789 (product page)
    "width": 240,
    "height": 240,
    "colours": 16,
    "spi": 0,  # the maker's library, as all pins here; MISO's default, 16, is a button
    "sck": 6,
    "mosi": 7,
    "cs": 5,
    "dc": 9,
    "reset": 4,
    "backlight": 12,
    "spi_baud": 62_500_000,  # ST7789VW data sheet: 16 ns a write cycle
    "x": 0,  # the maker's library: window 0 to 239 both ways
    "y": 0,
    "madctl": 0x04,  # the maker's library
    "invert": True,  # the maker's library: INVON
    "setup": (),
}

BUTTONS = {
    "UP": 23,
    "DOWN": 20,
    "LEFT": 22,
    "RIGHT": 21,
    "A": 18,
    "B": 19,
    "X": 17,
    "Y": 16,
}
SCHEME = "pad8"
KEYS = {}

SOUND = {"pin": 11}
BATTERY = {
    "adc": 26,
    "scale": 3,
    "empty": 2800,  # the maker's library: 2.8 to 4.1 V
    "full": 4100,
    "charging": 24,
}
LED = {"red": 14, "green": 13, "blue": 15, "active": "high"}
NOTE = None
