"""Waveshare Pico-LCD-1.3: a 1.3 inch colour panel, a joystick and four keys under a Pico."""

NAME = "Waveshare Pico-LCD-1.3"
CHIPS = ("rp2040", "rp2350")  # a carrier: takes a Pico or a Pico 2 (product page)

DISPLAY = {
    "driver": "hal.st7789",  # product page: ST7789
    "width": 240,
    "height": 240,
    "colours": 16,
    "spi": 1,  # pins: the maker's pin table
    "sck": 10,
    "mosi": 11,
    "cs": 9,
    "dc": 8,
    "reset": 12,
    "backlight": 13,
    "baud": 62_500_000,  # ST7789VW data sheet: 16 ns a write cycle
    "x": 0,  # maker's demo: window 0 to 239 both ways at this MADCTL
    "y": 0,
    "madctl": 0x70,  # maker's demo
    "invert": True,  # maker's demo: INVON
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
KEYS = {"OK": "A", "BACK": "B", "INFO": "X", "MENU": "Y"}

SOUND = None
BATTERY = None
LED = None
FLASH = 2 * 1024 * 1024  # a Pico; a Pico 2 has 4 MB, the image joined says so itself
NOTE = None
