"""Write the modules of a board's program into one file; `hal/pack.py` tells how and reads it."""

import struct
from binascii import crc32
from collections.abc import Iterable

MAGIC = b"KP\x01"
# What `import` looks for in the pack before MicroPython's own modules.
_BUILT_IN = "array binascii collections errno hashlib io json os random select struct sys time vfs"


def packed(modules: dict[str, bytes]) -> bytes:
    """The file. `modules`: content by path, which begins with a slash."""
    paths = sorted(modules)
    entries = sorted(_folders(paths)) + paths
    shift = next(shift for shift in range(17) if _clear(entries, shift))
    at = len(MAGIC) + 3 + 5 * len(entries)
    starts = bytearray()
    content = bytearray()
    for path in entries:
        start = at + len(content) if path in modules else 0
        starts += struct.pack("<I", start)[:3]
        content += modules.get(path, b"")
    keys = b"".join(struct.pack("<H", _key(path, shift)) for path in entries)
    return MAGIC + struct.pack("<HB", len(entries), shift) + keys + bytes(starts + content)


def _folders(paths: Iterable[str]) -> set[str]:
    found = set()
    for path in paths:
        while path := path.rpartition("/")[0]:
            found.add(path)
    return found


def _key(path: str, shift: int) -> int:
    return crc32(path.encode()) >> shift & 0xFFFF


def _clear(entries: list[str], shift: int) -> bool:
    """Whether each entry has a key of its own, and nothing else that `import` asks for has one."""
    keys = {_key(path, shift) for path in entries}
    stems = {path.rpartition(".")[0] or path for path in entries}
    stems |= {"/" + name for name in ["board", "micropython", *_BUILT_IN.split()]}
    asked = {stem + end for stem in stems for end in ("", ".py", ".mpy")}
    asked |= {path + "/__init__.py" for path in entries}
    strangers = asked.difference(entries)
    return len(keys) == len(entries) and keys.isdisjoint(_key(path, shift) for path in strangers)
