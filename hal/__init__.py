"""What a handheld is, in words. `open(board)` makes the device of a board module.

A *board* is data (`boards/`); a *device* is an object with the parts below. A simulator makes its
own device with the same parts. Nothing here imports anything of ours, and nothing above this
package imports `machine`.

display     `width`, `height` in pixels; `colours` 16 or 2; `pixels`, the frame (a bytearray);
            `frame`, a `framebuf.FrameBuffer` over it; `format`, its framebuf constant: GS4_HMSB
            for 16 colours, else what the panel takes (MONO_VLSB or MONO_HMSB).
            `palette(rgb)`: 16 ints 0xRRGGBB, once, before the first picture; with 2 colours
            it does nothing. `show(y0, y1, x0, x1)` sends rows y0 to y1 - 1, perhaps rounded
            outwards to whole pages, of columns x0 to x1 - 1, multiples of 16 (all columns if
            not given, or with 2 colours); `show()` sends all. `brightness(percent)`, 1 to 100.
            `sleep(on)`: True turns panel and light off, False on again; what is shown
            meanwhile counts.
buttons     `read()` -> mask of the bits in `hal.buttons`; no debouncing, no memory.
sound       None, or `play(tune)`: returns at once, a new tune replaces the old one. A tune is
            a flat sequence of (Hz, ms) pairs, Hz 0 is a rest. `volume` 0 (mute) to 3. `stop()`.
storage     `load`, `save`, `append`, `remove`, `names`, `note`: see `hal.storage`.
battery     None, or `percent()` -> 0 to 100; `charging()` -> True, False, or None if not wired.
led         None, or `show(red, green, blue)`, each 0 or 1.
clock       `ticks_ms()`, an int that wraps (take differences with `ticks_diff(later, earlier)`);
            `idle(ms)` waits; `entropy()`, an int of 0 to 2**30 - 1, different each time.
scheme      'pad8' (pad or joystick, A B X Y), 'pad6' (pad or joystick, A B), 'four' (A is OK,
            B BACK, X PREV, Y NEXT) or 'two' (A is OK, B NEXT).
key_names   dict: 'A', 'B', … -> what stands on that key, where it is something else.
name        the board's name.

Only what a board has is there: an absent `sound`, `battery` or `led` is None, and hidden.
"""

from micropython import const

# What MicroPython compiles a comparison to, on Arm, holds two instructions that look like this
# address to the garbage collector, in every kernel. Whatever lies there is kept, with all that it
# refers to: once it was a screen of 4 KB that had been left long ago.
_LOOKALIKE = const(0x2001E000)
_RAM = const(0x20000000)  # where the chips' memory begins


def open(board):
    """The device of a board module (an object with NAME, DISPLAY, BUTTONS, …: see `boards`).

    The frame is allocated first, before a driver is loaded, while the heap is in one piece; on the
    chip it comes to lie across the address above, where it stays and refers to nothing.
    """
    import gc

    from uctypes import addressof

    spec = board.DISPLAY
    size = spec["width"] * spec["height"] * (4 if spec["colours"] == 16 else 1) // 8
    pixels = bytearray(size)
    below = []
    while _RAM < addressof(pixels) <= _LOOKALIKE - size:
        below.append(pixels)
        pixels = bytearray(size)
    del below
    gc.collect()
    from hal.device import Device

    return Device(board, pixels)
