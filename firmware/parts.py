"""Parts of joined modules: what boards/tools/rare.py moves out of them is read when it is called.

In a pack (hal/pack.py) all parts go by one name, as the chip keeps each name that it has ever
met: which of them is meant is told to the pack. Frozen, or as files, as this module is then too,
each has its own. Where nothing is joined there are no parts, and nothing happens.
"""

import sys

NAME = "part"
_PATH = "/p/"  # where boards/tools/ship.py has the pack mounted
Pack = getattr(sys.modules.get("pack"), "Pack", None) if __file__[: len(_PATH)] == _PATH else None
_loaded = []  # the number of the part that was asked for last


def part(number):
    """The part of that number; the one that was loaded before it goes."""
    if number not in _loaded:
        drop_parts()
        _loaded.append(number)
        if Pack is not None:
            Pack.part = number
    return __import__(_name(number))


def drop_parts():
    """Forget the part that was loaded because it was called."""
    if _loaded:
        sys.modules.pop(_name(_loaded.pop()), None)


def _name(number):
    return NAME if Pack is not None else "part_%d" % number
