"""The two ways to a panel: SPI with a D/C pin, and I2C with a control byte.

A board's DISPLAY names the bus: `spi, sck, mosi, cs, dc, spi_baud`, or `i2c, sda, scl, address,
i2c_baud`, or both, where a panel is sold in two versions; then the address is looked for, and SPI
taken if nothing answers. `reset` is optional with either.
"""

from time import sleep_ms

from machine import Pin
from micropython import const

_NOP = const(0xE3)  # the same on every monochrome controller here
_COMMANDS = const(0x00)  # I2C control byte: commands follow to the end
_DATA = const(0x40)  # … data follows


def connect(spec):
    """Reset the panel and give its bus."""
    if "i2c" in spec:
        _reset(spec)
        bus = I2c(spec)
        if "spi" in spec and not bus.answers():
            bus = Spi(spec)
    else:
        bus = Spi(spec)
        _reset(spec)
    return bus


def _reset(spec):
    """A pulse on the reset pin; every controller here wants 10 us at most."""
    if "reset" in spec:
        pin = Pin(spec["reset"], Pin.OUT, value=1)
        pin(0)
        sleep_ms(1)
        pin(1)
        sleep_ms(5)


class Spi:
    """Commands with D/C low, data with D/C high, chip select held for a whole transfer."""

    def __init__(self, spec):
        """MISO is None, and D/C and CS come after the bus, or the bus takes MISO's default pin."""
        from machine import SPI

        self._spi = SPI(
            spec["spi"],
            baudrate=spec["spi_baud"],
            polarity=0,
            phase=0,
            sck=Pin(spec["sck"]),
            mosi=Pin(spec["mosi"]),
            miso=None,
        )
        self._cs = Pin(spec["cs"], Pin.OUT, value=1)
        self._dc = Pin(spec["dc"], Pin.OUT, value=0)
        self.write = self._spi.write
        self._code = bytearray(1)

    def begin(self, code):
        """Select the panel and send one command; what `write` sends until `end` is its data."""
        self._code[0] = code
        self._cs(0)
        self._dc(0)
        self.write(self._code)
        self._dc(1)

    def end(self):
        """Let the panel go."""
        self._cs(1)

    def commands(self, codes):
        """Command bytes, arguments among them, as monochrome controllers want them."""
        self._cs(0)
        self._dc(0)
        self.write(codes)
        self._cs(1)

    def data(self, buffer):
        """Bytes for the panel's memory."""
        self._cs(0)
        self._dc(1)
        self.write(buffer)
        self._cs(1)


class I2c:
    """Commands and data as one frame each: address, control byte, bytes."""

    def __init__(self, spec):
        from machine import I2C

        self._i2c = I2C(
            spec["i2c"], sda=Pin(spec["sda"]), scl=Pin(spec["scl"]), freq=spec["i2c_baud"]
        )
        self._address = spec["address"]
        self._buffer = memoryview(bytearray(1 + spec["width"] * spec["height"] // 8))

    def answers(self):
        """Whether something at the address acknowledges a command that does nothing."""
        try:
            self.commands(bytes((_NOP,)))
        except OSError:
            return False
        return True

    def commands(self, codes):
        """Command bytes, arguments among them."""
        self._send(_COMMANDS, codes)

    def data(self, buffer):
        """Bytes for the panel's memory."""
        self._send(_DATA, buffer)

    def _send(self, control, buffer):
        """One frame: `writevto` would allocate a joined copy each time."""
        whole, end = self._buffer, 1 + len(buffer)
        whole[0] = control
        whole[1:end] = buffer
        self._i2c.writeto(self._address, whole[:end])
