"""Buttons: the bits of the mask that a device's `buttons.read()` returns, and reading them."""

from micropython import const

UP = const(1)
DOWN = const(2)
LEFT = const(4)
RIGHT = const(8)
A = const(16)
B = const(32)
X = const(64)
Y = const(128)
CENTRE = const(256)

BITS = {
    "UP": UP,
    "DOWN": DOWN,
    "LEFT": LEFT,
    "RIGHT": RIGHT,
    "A": A,
    "B": B,
    "X": X,
    "Y": Y,
    "CENTRE": CENTRE,
}


class Buttons:
    """Keys to ground with pull-ups: a pressed one reads 0."""

    def __init__(self, pins):
        """`pins`: dict of a name in BITS -> GPIO number."""
        from machine import Pin

        self._pins = [(Pin(pin, Pin.IN, Pin.PULL_UP), BITS[name]) for name, pin in pins.items()]

    def read(self):
        """Mask of the keys that are down now."""
        mask = 0
        for pin, bit in self._pins:
            if not pin.value():
                mask |= bit
        return mask
