"""Panels as the bytes on the wire ask: controllers, and the glass each board has on them.

`panel_for(board)` gives the panel of a board module. What happens on the wire goes in:

    command(byte)    a byte with D/C low
    data(buffer)     bytes with D/C high
    i2c(frame)       an I2C frame without its address: control byte and what follows
    reset()          the reset pin went low
    elapsed(ms)      time that passed, for the waits that the data sheets ask for (optional)

and this comes out:

    picture()        what a person sees, row by row: for a colour panel two bytes a pixel, RGB565
                     with the high byte first; for a monochrome one a byte a pixel, 0 or 1
    rgb()            the same with three bytes a pixel
    lit              False while the controller sleeps or the display is off: the picture is black
    complaints       sentences, one for each thing that a driver should not have done

The glasses are written down here by what the makers' demos show upright, not taken from the
boards' data: a wrong offset, orientation or order of colours there gives a wrong picture here.
Memory holds noise at power-on, so that what was never written shows. Runs on CPython and on
MicroPython.
Codes: ST7789VW V1.0, ST7735S V1.1, SSD1306 rev. 1.1, SH1106 V2.3, SH1107 V2.1.
"""

from simulator.colourpanel import ColourPanel
from simulator.oledpanels import Sh1106, Sh1107, Ssd1306

# name of a board: (controller, what is special about its glass)
# first_column, first_row, columns, rows: the part of the controller's memory that has pixels.
# mount: (x runs along the rows, columns run backwards, rows run backwards).
# inverted: black is sent as white unless INVON. bgr: blue and red filters change places.
_SQUARE = {
    "memory": (240, 320),
    "first": (0, 0),
    "size": (240, 240),
    "inverted": True,
    "bgr": False,
}
_WIDE = {"memory": (240, 320), "first": (0, 0), "size": (240, 320), "inverted": True, "bgr": False}
_SMALL = {
    "memory": (240, 320),
    "first": (52, 40),
    "size": (135, 240),
    "inverted": True,
    "bgr": False,
}
_LYING = (True, True, False)  # the makers' demos are upright at MADCTL 0x70

_GLASS = {
    "Waveshare Pico-LCD-1.3": (ColourPanel, dict(_SQUARE, mount=_LYING)),
    "Waveshare Pico-LCD-1.14 V2": (ColourPanel, dict(_SMALL, mount=_LYING)),
    "Waveshare Pico-LCD-1.14, first version": (ColourPanel, dict(_SMALL, mount=_LYING)),
    "Waveshare Pico-LCD-1.44": (
        ColourPanel,
        {
            "memory": (132, 162),
            "first": (2, 1),
            "size": (128, 128),
            "inverted": False,
            "bgr": True,
            "mount": _LYING,
        },
    ),
    "Waveshare Pico-LCD-2": (ColourPanel, dict(_WIDE, mount=_LYING)),
    "Pimoroni Pico Display": (ColourPanel, dict(_SMALL, mount=_LYING)),
    "Pimoroni Pico Display 2.0": (ColourPanel, dict(_WIDE, mount=_LYING)),
    "Pimoroni Pico Display 2.8": (ColourPanel, dict(_WIDE, mount=_LYING)),
    "Pimoroni PicoSystem": (ColourPanel, dict(_SQUARE, mount=(False, False, False))),
    # segments: the first and the one after the last, in the direction of x; likewise lines.
    "Waveshare Pico-OLED-1.3": (Sh1107, {"segments": (127, -1), "lines": (32, 96)}),
    "TinyCircuits Thumby": (Ssd1306, {"segments": (99, 27), "lines": (39, -1), "reference": True}),
    "TinyCircuits Thumby, first series": (
        Ssd1306,
        {"segments": (99, 27), "lines": (39, -1), "reference": True},
    ),
    "Breadboard, SSD1306": (Ssd1306, {"segments": (127, -1), "lines": (63, -1)}),
    "Breadboard, SH1106": (Sh1106, {"segments": (129, 1), "lines": (63, -1)}),
}


def panel_for(board):
    """A new panel, just powered on, as the board module has it."""
    if board.NAME not in _GLASS:
        raise ValueError("no glass is written down in simulator/panels.py for %s" % board.NAME)
    kind, glass = _GLASS[board.NAME]
    return kind(**glass)


def picture_of(display, rgb=None):
    """The picture that a display's frame asks for, as `picture()` of its panel gives it.

    `rgb`: the palette of a colour display, 16 ints 0xRRGGBB.
    """
    out = bytearray()
    pixel = display.frame.pixel
    words = rgb and [(c >> 8 & 0xF800) | (c >> 5 & 0x07E0) | (c >> 3 & 0x001F) for c in rgb]
    for y in range(display.height):
        for x in range(display.width):
            if words:
                word = words[pixel(x, y)]
                out.append(word >> 8)
                out.append(word & 0xFF)
            else:
                out.append(pixel(x, y))
    return out
