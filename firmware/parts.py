"""Parts of joined modules: what boards/tools/rare.py moves out of them is read when it is called.

Where nothing is joined there are no parts, and nothing happens.
"""

import sys

PART = "part_"  # begins their names


def part(name):
    """The part of that name; the one that was loaded before it goes."""
    if name not in sys.modules:
        drop_parts()
    return __import__(name)


def drop_parts():
    """Forget the parts that were loaded because they were called."""
    for name in tuple(sys.modules):
        if name.startswith(PART):
            del sys.modules[name]
