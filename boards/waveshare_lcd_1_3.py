"""Waveshare Pico-LCD-1.3: a square colour panel, a joystick and four keys."""

NAME = "Waveshare Pico-LCD-1.3"
CHIPS = ("rp2040", "rp2350")  # a carrier: it takes a Pico or a Pico 2

DISPLAY = {
    "driver": "hal.st7789",  # ST7789 (product page)
    "width": 240,
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
    "x": 0,  # the maker's demo: window 0 to 239 both ways
    "y": 0,
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
    "X": 19,
    "Y": 21,
}
SCHEME = "pad8"
KEYS = {}

SOUND = None
BATTERY = None  # the Pico's own supply only; its ADC pin belongs to the radio on a Pico W
LED = None
NOTE = None
