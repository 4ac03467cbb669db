"""CPython's stand-ins for modules of MicroPython: `micropython`, `framebuf`, `machine`, `uctypes`.

`install()` puts this folder on the path, so that the program's `import framebuf` finds ours.
Under MicroPython nothing here is used. A test compares `framebuf` with the real module by random
drawing.
"""

import builtins
import os
import sys

POINTERS = ("ptr8", "ptr16", "ptr32", "uint")


def install():
    """Make the stand-ins importable by their plain names, and viper's names builtins."""
    folder = os.path.dirname(os.path.abspath(__file__))
    if folder not in sys.path:
        sys.path.insert(0, folder)
    import micropython

    for name in POINTERS:
        setattr(builtins, name, getattr(micropython, name))
