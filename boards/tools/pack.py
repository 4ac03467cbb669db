"""Write many files into one, a board's modules or its data: see `hal/pack.py`, which reads it."""

import struct
from binascii import crc32
from collections.abc import Iterable

MAGIC = b"KP\x01"
# What else a program may import: `import` looks in the pack before most of MicroPython's modules.
_BUILT_IN = (
    "_thread array asyncio binascii board cmath collections cryptolib deflate errno framebuf gc"
    " hashlib heapq io json machine math micropython neopixel onewire os part platform random re"
    " rp2 select socket ssl struct sys time uctypes vfs"
)


def packed(modules: dict[str, bytes]) -> bytes:
    """The file. `modules`: contents by path, which begins with a slash."""
    paths = sorted(modules)
    entries = sorted(_folders(paths)) + paths
    shift = next(shift for shift in range(17) if _clear(entries, shift))
    at = len(MAGIC) + 6 + 5 * len(entries)
    starts = bytearray()
    content = bytearray()
    for path in entries:
        start = at + len(content) if path in modules else 0
        starts += struct.pack("<I", start)[:3]
        content += modules.get(path, b"")
    keys = b"".join(struct.pack("<H", _key(path, shift)) for path in entries)
    size = struct.pack("<I", at + len(content))[:3]
    return MAGIC + struct.pack("<HB", len(entries), shift) + size + keys + bytes(starts + content)


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
    stems |= {"/" + name for name in _BUILT_IN.split()}
    asked = {stem + end for stem in stems for end in ("", ".py", ".mpy")}
    asked |= {path + "/__init__." + end for path in entries for end in ("py", "mpy")}
    strangers = asked.difference(entries)
    return len(keys) == len(entries) and keys.isdisjoint(_key(path, shift) for path in strangers)
