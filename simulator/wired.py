"""A board's real drivers on the recording `machine`, with the model of its panel wired to it.

    device, panel, machine = wired(board)

Runs on CPython and on MicroPython. The device is what `hal.open` makes on the handheld, but for
its storage, which is a folder.
"""

import sys
import time

from simulator.panels import panel_for

# Not a plain import: for mypy a file has one name, and the drivers call it machine.
machine = __import__("simulator.standins.machine", None, None, ("machine",))
sys.modules["machine"] = machine  # MicroPython's unix port has one, without pins


def _sleep_ms(ms):
    machine.advance(ms)


if not hasattr(time, "sleep_ms"):  # CPython: time passes only in sleeping
    time.sleep_ms = _sleep_ms
    time.ticks_ms = lambda: machine.chip.now & 0x3FFFFFFF
    time.ticks_us = lambda: machine.chip.now * 1000 & 0x3FFFFFFF
    time.ticks_diff = lambda later, earlier: (
        (later - earlier + 0x20000000) % 0x40000000 - 0x20000000
    )


def wired(board, bus=None, root=None):
    """Power the chip on, wire the board's panel and open the device.

    `bus`: "spi" or "i2c" for a panel that is sold with either; `root`: the folder of the saves.
    """
    import hal
    from hal.storage import Storage

    machine.power_on()
    panel = panel_for(board)
    machine.wire(board.DISPLAY, panel, bus)
    device = hal.open(board)
    if root:
        device.storage = Storage(root)
    return device, panel, machine
