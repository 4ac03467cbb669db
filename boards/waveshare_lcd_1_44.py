"""Waveshare Pico-LCD-1.44: a small square colour panel and four keys."""

NAME = "Waveshare Pico-LCD-1.44"
CHIPS = ("rp2040", "rp2350")  # a carrier: it takes a Pico or a Pico 2

DISPLAY = {
    "driver": "hal.st7789",  # ST7735S (product page): the same commands
    "width": 128,
    "height": 128,
    "colours": 16,
    "spi": 1,  # the maker's pin table, as all pins here
    "sck": 10,
    "mosi": 11,
    "cs": 9,
    "dc": 8,
    "reset": 12,
    "backlight": 13,
    "spi_baud": 10_000_000,  # the maker's demo; ST7735S data sheet: 66 ns a write cycle
    "x": 1,  # the maker's demo; its window is a row too tall, here it is 128 rows
    "y": 2,
    "madctl": 0x78,  # the maker's demo has 0x70 and sends blue first: bit 3 turns that round
    "invert": False,  # the maker's demo sends no INVON
    "setup": (  # the maker's demo: frame rate, power, VCOM, gamma
        (0xB1, b"\x01\x2c\x2d"),
        (0xB2, b"\x01\x2c\x2d"),
        (0xB3, b"\x01\x2c\x2d\x01\x2c\x2d"),
        (0xB4, b"\x07"),
        (0xC0, b"\xa2\x02\x84"),
        (0xC1, b"\xc5"),
        (0xC2, b"\x0a\x00"),
        (0xC3, b"\x8a\x2a"),
        (0xC4, b"\x8a\xee"),
        (0xC5, b"\x0e"),
        (0xE0, b"\x0f\x1a\x0f\x18\x2f\x28\x20\x22\x1f\x1b\x23\x37\x00\x07\x02\x10"),
        (0xE1, b"\x0f\x1b\x0f\x17\x33\x2c\x29\x2e\x30\x30\x39\x3f\x00\x07\x03\x10"),
    ),
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
