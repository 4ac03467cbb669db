"""A backlight on a PWM pin."""

from machine import PWM, Pin
from micropython import const

_FREQUENCY = const(1000)  # Hz, as the makers' demos do
_PERCENT = const(655)  # of a duty of 65,535


class Light:
    """Off when made."""

    def __init__(self, pin):
        self._pwm = PWM(Pin(pin), freq=_FREQUENCY, duty_u16=0)
        self._percent = 100
        self._on = False

    def percent(self, percent):
        """Brightness, 1 to 100, now if the light is on, else when it comes on."""
        self._percent = min(max(percent, 1), 100)
        self.on(self._on)

    def on(self, on):
        """Turn the light on or off."""
        self._on = on
        self._pwm.duty_u16(self._percent * _PERCENT if on else 0)
