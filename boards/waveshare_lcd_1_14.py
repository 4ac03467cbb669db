"""Waveshare Pico-LCD-1.14 V2: a small wide colour panel, a joystick and two keys."""

NAME = "Waveshare Pico-LCD-1.14 V2"
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

BUTTONS = {  # the maker's pin table
    "UP": 2,
    "DOWN": 18,
    "LEFT": 16,
    "RIGHT": 20,
    "CENTRE": 3,
    "A": 15,
    "B": 17,
}
SCHEME = "pad6"
KEYS = {}

SOUND = None
BATTERY = None  # the Pico's own supply only; its ADC pin belongs to the radio on a Pico W
LED = None
NOTE = "Version 2, with a joystick. The first version has four keys."
