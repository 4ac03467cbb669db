"""`machine` as the drivers use it: an RP2040 that records, with panels wired to its pins.

Runs on CPython and on MicroPython's unix port, whose own `machine` has no pins. It is strict where
the chip is: which pins a bus can use, which function a pin has at the moment (the last one set),
how fast SPI can be at the present clock, which PWM channels share a frequency.

`wire(spec, panel)` connects a model of `simulator.panels`; `press(pin)` and `release(pin)` move a
key; `advance(ms)` lets timers run; `power_on()` forgets everything. Time does not pass by itself.
"""

_SCK = {0: (2, 6, 18, 22), 1: (10, 14, 26)}  # RP2040 data sheet, table 2: GPIO functions
_MOSI = {0: (3, 7, 19, 23), 1: (11, 15, 27)}
_MISO = {0: 16, 1: 8}  # what MicroPython takes where `miso` is not given
_SDA = {0: (0, 4, 8, 12, 16, 20, 24, 28), 1: (2, 6, 10, 14, 18, 22, 26)}
_SCL = {0: (1, 5, 9, 13, 17, 21, 25, 29), 1: (3, 7, 11, 15, 19, 23, 27)}
_EIO = 5


class _Chip:
    """The state that the classes below share."""

    def __init__(self):
        self.clock, self.peripheral = 125_000_000, 48_000_000  # as MicroPython boots
        self.function = {}  # GPIO -> "gpio", "spi0", …
        self.level = {}  # GPIO -> what it is driven to, or pulled to
        self.pressed = set()
        self.wired = []  # (spec, panel)
        self.slices = {}  # PWM slice -> Hz
        self.duty = {}  # GPIO -> duty of 65,536
        self.adc = {}  # GPIO -> reading of 65,535
        self.timers = []
        self.transfers = 0  # SPI writes and I2C frames
        self.sent = 0  # bytes in them
        self.now = 0  # ms that `advance` let pass
        self.rates = {}  # bus -> bits a second, as the chip really makes them


chip = _Chip()


def power_on():
    """Forget all settings and what is wired."""
    chip.__init__()


def wire(spec, panel, bus=None):
    """Connect a panel model as DISPLAY says; `bus`, "spi" or "i2c", where that names both."""
    chip.wired.append((spec, panel, bus or ("i2c" if "i2c" in spec else "spi")))


def press(pin):
    """Hold the key on a pin."""
    chip.pressed.add(pin)


def release(pin):
    """Let it go."""
    chip.pressed.discard(pin)


def advance(ms):
    """Let time pass for timers and panels."""
    chip.now += ms
    for _, panel, _ in chip.wired:
        panel.elapsed(ms)
    while True:
        due = [timer for timer in chip.timers if timer.left <= ms]
        if not due:
            break
        timer = min(due, key=lambda timer: timer.left)
        passed = timer.left
        ms -= passed
        chip.timers.remove(timer)
        for other in chip.timers:
            other.left -= passed
        timer.callback(timer)
    for timer in chip.timers:
        timer.left -= ms


def freq(*hertz):
    """Processor clock, and peripheral clock, which must be 48 MHz or the same."""
    if not hertz:
        return chip.clock
    chip.clock = hertz[0]
    chip.peripheral = 48_000_000
    if len(hertz) > 1:
        if hertz[1] not in (48_000_000, hertz[0]):
            raise ValueError("peripheral freq must be 48_000_000 or the same as the MCU freq")
        chip.peripheral = hertz[1]
    return None


class Pin:
    """A GPIO."""

    IN, OUT, PULL_UP, PULL_DOWN = 0, 1, 1, 2

    def __init__(self, number, mode=None, pull=None, value=None):
        """Only a mode makes it a GPIO; without one it is just a name for a pin."""
        if not 0 <= number <= 29:
            raise ValueError("invalid pin")
        self.number = number
        if mode is None:
            return
        chip.function[number] = "gpio"
        if mode == Pin.OUT:
            self._drive(chip.level.get(number, 0) if value is None else value)
        else:
            chip.level[number] = 1 if pull == Pin.PULL_UP else 0

    def value(self, *level):
        """Read, or drive."""
        if chip.function.get(self.number) != "gpio":
            raise AssertionError(
                "pin %d is used as a GPIO but %s has it"
                % (self.number, chip.function.get(self.number))
            )
        if level:
            return self._drive(level[0])
        return 0 if self.number in chip.pressed else chip.level[self.number]

    __call__ = value

    def _drive(self, level):
        level = 1 if level else 0
        before = chip.level.get(self.number)
        chip.level[self.number] = level
        if before and not level:
            for spec, panel, _ in chip.wired:
                if spec.get("reset") == self.number:
                    panel.reset()


def _take(pin, pins, function, what):
    if pin.number not in pins:
        raise ValueError("bad %s pin" % what)
    chip.function[pin.number] = function


class SPI:
    """A hardware SPI; only writing."""

    def __init__(self, number, baudrate, polarity=0, phase=0, sck=None, mosi=None, miso=-1):
        self._name = "spi%d" % number
        self._number = number
        _take(sck, _SCK[number], self._name, "SCK")
        _take(mosi, _MOSI[number], self._name, "MOSI")
        if miso == -1:
            chip.function[_MISO[number]] = self._name
        elif miso is not None:
            chip.function[miso.number] = self._name
        self._sck, self._mosi, self._mode = sck.number, mosi.number, (polarity, phase)
        chip.rates[self._name] = self._rate(baudrate)

    def _rate(self, wanted):
        """As the SDK's spi_set_baudrate: an even prescaler, then a divider of 1 to 256."""
        clock = chip.peripheral
        scale = 2
        while scale < 254 and clock >= (scale + 2) * 256 * wanted:
            scale += 2
        divider = 256
        while divider > 1 and clock // (scale * (divider - 1)) <= wanted:
            divider -= 1
        return clock // (scale * divider)

    def write(self, buffer):
        """Send to the panel whose chip select is low."""
        buffer = bytes(buffer)
        chip.transfers += 1
        chip.sent += len(buffer)
        for spec, panel, bus in chip.wired:
            if bus != "spi" or spec["spi"] != self._number:
                continue
            if (spec["sck"], spec["mosi"]) != (self._sck, self._mosi) or self._mode != (0, 0):
                raise AssertionError("the panel is on other pins or in another SPI mode")
            for role in ("cs", "dc"):
                if chip.function.get(spec[role]) != "gpio":
                    raise AssertionError(
                        "%s, pin %d, belongs to %s"
                        % (role, spec[role], chip.function.get(spec[role]))
                    )
            if chip.level[spec["cs"]]:
                continue
            if chip.level[spec["dc"]]:
                panel.data(buffer)
            else:
                for byte in buffer:
                    panel.command(byte)


class I2C:
    """A hardware I2C; only writing."""

    def __init__(self, number, scl=None, sda=None, freq=400_000):
        self._number = number
        _take(sda, _SDA[number], "i2c%d" % number, "SDA")
        _take(scl, _SCL[number], "i2c%d" % number, "SCL")
        self._pins = (sda.number, scl.number)
        chip.rates["i2c%d" % number] = freq

    def writeto(self, address, buffer):
        """One frame; OSError if nobody is at the address."""
        frame = bytes(buffer)
        chip.transfers += 1
        chip.sent += len(frame) + 1
        for spec, panel, bus in chip.wired:
            if bus == "i2c" and spec["i2c"] == self._number and spec["address"] == address:
                if (spec["sda"], spec["scl"]) != self._pins:
                    raise AssertionError("the panel is on other pins")
                panel.i2c(frame)
                return len(frame)
        raise OSError(_EIO)


class PWM:
    """A PWM channel; the two of a slice share their frequency."""

    def __init__(self, pin, freq=None, duty_u16=None):
        self._pin = pin.number
        self._slice = pin.number >> 1 & 7
        chip.function[pin.number] = "pwm"
        if freq is not None:
            self.freq(freq)
        if duty_u16 is not None:
            self.duty_u16(duty_u16)

    def freq(self, hertz):
        """Set the frequency of the slice."""
        if not 8 <= hertz <= chip.clock // 2:
            raise ValueError("freq out of range")
        chip.slices[self._slice] = hertz

    def duty_u16(self, duty):
        """Set the share of the time that the pin is high."""
        if not 0 <= duty <= 65535:
            raise ValueError("duty out of range")
        chip.duty[self._pin] = duty


class ADC:
    """An analog input: what `chip.adc` says."""

    def __init__(self, pin):
        if pin.number not in (26, 27, 28, 29):
            raise ValueError("Pin doesn't have ADC capabilities")
        chip.function[pin.number] = "adc"
        self._pin = pin.number

    def read_u16(self):
        """0 to 65,535 for 0 to 3.3 V."""
        return chip.adc.get(self._pin, 0)


class Timer:
    """A software timer that `advance` runs."""

    ONE_SHOT, PERIODIC = 0, 1

    def init(self, mode, period, callback):
        """Call back once, `period` ms from now."""
        if mode != Timer.ONE_SHOT:
            raise ValueError("only ONE_SHOT is modelled")
        self.deinit()
        self.left, self.callback = period, callback
        chip.timers.append(self)

    def deinit(self):
        """Forget the call."""
        if self in chip.timers:
            chip.timers.remove(self)
