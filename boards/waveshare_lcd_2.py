"""Waveshare Pico-LCD-2: a large wide colour panel and four keys."""

NAME = "Waveshare Pico-LCD-2"
CHIPS = ("rp2040", "rp2350")  # a carrier: it takes a Pico or a Pico 2

DISPLAY = {
    "driver": "hal.st7789",  # ST7789VW (product page)
    "width": 320,
    "height": 240,
    "colours": 16,
    "spi": 1,  # the maker's pin table, as all pins here
    "sck": 10,
    "mosi": 11,
    "cs": 9,
    "dc": 8,
    "reset": 12,
    "backlight": 13,
    "spi_baud": 62_500_000,  # ST7789VW data sheet: 16 ns a write cycle
    "x": 0,  # the maker's demo: window 0 to 319 and 0 to 239
    "y": 0,
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
NOTE = None
