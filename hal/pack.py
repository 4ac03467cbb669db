"""Many files in one: the program's modules, as a small file system that `import` reads, and its
data.

To find a module among littlefs's folders takes the chip 10 ms: four lookups, each of them a walk
through the log of every folder on the way. Here a lookup is a search for two bytes, and a module
is opened by one lookup in the root. Board tools write the file (boards/tools/pack.py):

    0  b"KP\\x01"
    3  number of entries, 16 bits, low byte first
    5  shift
    6  size of the file, 24 bits, low byte first: `import` would never end in one cut short
    9  for each entry 16 bits, low byte first: those from the bit `shift` on of its path's CRC-32,
       `shift` being such that no two paths look alike
    …  for each entry 24 bits, low byte first: where its content begins in the file; 0: a folder

The module `part` is the one of many, /part_0.mpy and so on, whose number is in `Pack.part`. Made
for `vfs.mount`; installed as /pack.mpy, as `import` has to find it first.
"""

from binascii import crc32

from micropython import const

_NONE = const(2)  # errno.ENOENT


class Pack:
    """A pack; mounted, `import` reads it. Paths begin with a slash."""

    part = -1  # the number of the part that is imported next, or was last

    def __init__(self, name):
        """Read the index of the file; ValueError if it is no pack, or not all of one."""
        self.name = name
        with open(name, "rb") as file:
            head = file.read(9)
            if len(head) < 9 or head[:3] != b"KP\x01":
                raise ValueError("not a pack: " + name)
            count = head[3] | head[4] << 8
            self.shift = head[5]
            self.keys = file.read(2 * count)
            self.index = file.read(3 * count)
            if file.seek(0, 2) != int.from_bytes(head[6:], "little"):
                raise ValueError("not a whole pack: " + name)

    def mount(self, readonly, mkfs):
        """For `vfs.mount`."""

    def umount(self):
        """For `vfs.umount`."""

    def start(self, path):
        """Where a path's content begins; 0 for a folder, -1 for what is not here."""
        if path == "/part.mpy":
            path = "/part_%d.mpy" % self.part
        key = (crc32(path.encode()) >> self.shift & 0xFFFF).to_bytes(2, "little")
        at = self.keys.find(key)
        while at & 1:  # between two keys, or -1: not found
            if at < 0:
                return -1
            at = self.keys.find(key, at + 1)
        at = at // 2 * 3
        return int.from_bytes(self.index[at : at + 3], "little")

    def stat(self, path):
        """As os.stat: which of a file and a folder it is, and no more."""
        start = self.start(path)
        if start < 0:
            raise OSError(_NONE)
        # Nothing but the first number is looked at.
        return (0x8000 if start else 0x4000, 0, 0, 0, 0, 0, 0, 0, 0, 0)

    def open(self, path, mode):
        """A module, to be read from its start: it knows itself where it ends."""
        start = self.start(path)
        if start <= 0:
            raise OSError(_NONE)
        file = open(self.name, "rb")  # noqa: SIM115
        file.seek(start)
        return file
