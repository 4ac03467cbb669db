"""The program of the handheld: the loop, input, screens, text, card art, saves.

A press becomes a picture on this way: mask -> input -> intent -> screen.handle ->
game.apply(action) -> events -> animation -> screen.draw -> canvas -> panel.

`app` runs it all; `input` knows buttons, `canvas` pixels, `text` fonts and languages, `cardart`
the sheets of cards, `session` a running game and its save, `screens` what is seen. Imports
engine_core and nothing of hal: `App` is given a device.
"""

import sys


def forget(name):
    """Drop a module, so that its memory is free; nothing happens if it is not loaded."""
    sys.modules.pop(name, None)
    package, _, leaf = name.rpartition(".")
    if package in sys.modules and hasattr(sys.modules[package], leaf):
        delattr(sys.modules[package], leaf)
