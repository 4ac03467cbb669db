"""Waveshare Pico-LCD-1.14, first version: a small wide colour panel and four keys."""

NAME = "Waveshare Pico-LCD-1.14, first version"
CHIPS = ("rp2040", "rp2350")  # a carrier: it takes a Pico or a Pico 2

DISPLAY = {
    "driver": "hal.st7789",  # ST7789V (product page)
    "width": 240,
    "height": 135,
    "colours": 16,
    "spi": 1,  # the maker's pin table, as all pins here
    "sck": 10,
    "mosi": 11,
    "cs": 9,
    "dc": 8,
    "reset": 12,
    "backlight": 13,
    "spi_baud": 62_500_000,  # ST7789VW data sheet: 16 ns a write cycle
    "x": 40,  # the maker's demo: window 40 to 279 …
    "y": 53,  # … and 53 to 187
    "madctl": 0x70,  # the maker's demo
    "invert": True,  # the maker's demo: INVON
    "setup": (),
}

BUTTONS = {  # the maker's pin table: KEY0 to KEY3
    "A": 15,
    "B": 17,
    "X": 2,
    "Y": 3,
}
SCHEME = "four"
KEYS = {"A": "0", "B": "1", "X": "2", "Y": "3"}  # printed: KEY0 …

SOUND = None
BATTERY = None  # the Pico's own supply only; its ADC pin belongs to the radio on a Pico W
LED = None
NOTE = "The first version, with four keys. Version 2 has a joystick."
