"""Waveshare Pico-OLED-1.3: a monochrome panel and two keys."""

NAME = "Waveshare Pico-OLED-1.3"
CHIPS = ("rp2040", "rp2350")  # a carrier: it takes a Pico or a Pico 2

DISPLAY = {
    "driver": "hal.sh1107",  # SH1107, 64 x 128 lying down (product page)
    "width": 128,
    "height": 64,
    "colours": 2,
    "spi": 1,  # the maker's pin table, as all pins here; it is sold with SPI or with I2C
    "sck": 10,
    "mosi": 11,
    "cs": 9,
    "dc": 8,
    "spi_baud": 20_000_000,  # the maker's demo
    "i2c": 1,
    "sda": 6,
    "scl": 7,
    "address": 0x3C,
    "i2c_baud": 400_000,  # SH1107 data sheet: fast mode
    "reset": 12,
    "x": 0,  # the maker's demo: column = row
    "contrast": 255,  # SH1107 data sheet: 00 to FF
    "setup": (  # the maker's demo, the way up it calls 180
        b"\xae"  # off
        b"\xdc\x00"  # start line 0
        b"\x81\x6f"  # contrast
        b"\x21"  # vertical addressing
        b"\xa1"  # segments reversed
        b"\xc0"  # lines in order
        b"\xa4\xa6"  # show the memory, not inverted
        b"\xa8\x3f"  # 64 lines
        b"\xd3\x60"  # the panel hangs on lines 32 to 95
        b"\xd5\x41"  # clock
        b"\xd9\x22"  # pre-charge
        b"\xdb\x35"  # VCOM
        b"\xad\x8a"  # DC-DC as the maker sets it
    ),
}

BUTTONS = {"A": 15, "B": 17}  # the maker's pin table: KEY0, KEY1
SCHEME = "two"
KEYS = {"A": "0", "B": "1"}  # printed: KEY0, KEY1

SOUND = None
BATTERY = None  # the Pico's own supply only; its ADC pin belongs to the radio on a Pico W
LED = None
NOTE = None
