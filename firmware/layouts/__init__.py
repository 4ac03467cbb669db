"""Where things stand, one module per panel size, plain constants."""

import sys


def find(display):
    """The layout module of a display."""
    name = "firmware.layouts.w%dh%d" % (display.width, display.height)
    try:
        __import__(name)
    except ImportError:
        raise ValueError(
            "no layout for %d x %d pixels" % (display.width, display.height)
        ) from None
    return sys.modules[name]
