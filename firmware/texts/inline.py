"""Put the numbers of texts into a module's source, so that keys.py need not travel (desktop only).

Every module takes them in with `from firmware.texts import keys as T` and says T.NAME and
nothing else of it. The lines stay where they are, so that a trace still fits the source.
"""

import re

from firmware.texts import keys

IMPORT = "from firmware.texts import keys as T"
_NAME = re.compile(r"\bT\.([A-Z][A-Z0-9_]*)\b")


def inlined(source):
    """The source with T.NAME as numbers, unchanged if it does not take in the keys.

    KeyError for unknown names.
    """
    if IMPORT not in source.splitlines():
        return source
    numbers = vars(keys)
    source = _NAME.sub(lambda found: str(numbers[found.group(1)]), source)
    return "\n".join("" if line == IMPORT else line for line in source.split("\n"))
