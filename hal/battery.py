"""A lithium cell behind a divider on an ADC pin."""

from machine import ADC, Pin
from micropython import const

_REFERENCE = const(3300)  # mV at full scale
_READINGS = const(8)

# A lithium polymer cell under a light load, as the usual discharge curves show: share of the way
# from empty to full voltage (per mille) and of the charge (percent).
_CURVE = ((0, 0), (460, 5), (615, 15), (690, 30), (770, 55), (885, 80), (1000, 100))


class Battery:
    """Charge of the cell; what board data calls empty and full are its ends."""

    def __init__(self, spec):
        """`spec`: dict of adc (GPIO), scale, empty and full (mV), charging (GPIO) or None."""
        self._adc = ADC(Pin(spec["adc"]))
        self._scale = spec["scale"]
        self._empty = spec["empty"]
        self._span = spec["full"] - spec["empty"]
        charging = spec["charging"]
        self._charging = None if charging is None else Pin(charging, Pin.IN)

    def percent(self):
        """0 to 100."""
        total = 0
        for _ in range(_READINGS):
            total += self._adc.read_u16() >> 4  # 12 bits are measured
        millivolts = total * _REFERENCE // (4095 * _READINGS) * self._scale
        return charge((millivolts - self._empty) * 1000 // self._span)

    def charging(self):
        """True or False; None where it is not wired."""
        return None if self._charging is None else bool(self._charging.value())


def charge(level):
    """Percent of the charge at `level` per mille of the voltage span."""
    below = _CURVE[0]
    if level <= 0:
        return 0
    for point in _CURVE[1:]:
        if level <= point[0]:
            share = (level - below[0]) * (point[1] - below[1]) // (point[0] - below[0])
            return below[1] + share
        below = point
    return 100
