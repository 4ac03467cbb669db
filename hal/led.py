"""A light of three colours, each on or off."""

from machine import Pin


class Led:
    """Dark when made."""

    def __init__(self, spec):
        """`spec`: dict of red, green, blue (GPIO) and active, "low" or "high"."""
        self._low = spec["active"] == "low"
        self._pins = [
            Pin(spec[name], Pin.OUT, value=self._low) for name in ("red", "green", "blue")
        ]

    def show(self, red, green, blue):
        """Turn each on (1) or off (0)."""
        for pin, lit in zip(self._pins, (red, green, blue)):
            pin(bool(lit) != self._low)
