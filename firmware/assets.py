"""The program's data, pictures, fonts and texts: as files beside this one, or on a board all in
one file. To open a file takes the chip 10 ms, and each open one more than a kilobyte.
"""

import sys

HERE = (__file__.rpartition("/")[0] or ".") + "/"
WHOLE = "/data.bin"  # what boards/tools/ship.py makes of them

_ENOENT = 2
# Who starts the program on a board has loaded what reads such files.
_Pack = getattr(sys.modules.get("pack"), "Pack", None)
_pack = _Pack and _Pack(WHOLE)
_whole = _pack and open(WHOLE, "rb")  # noqa: SIM115


def find(name):
    """A data file by its path in firmware/: (open file, where in it the data begin).

    Others may read the same file: seek before you read. `leave` it when you are done.
    """
    if _pack is None:
        return open(HERE + name, "rb"), 0
    start = _pack.start("/" + name)
    if start < 0:
        raise OSError(_ENOENT)
    return _whole, start


def leave(file):
    """Close a file from `find`, unless it is everybody's."""
    if file is not _whole:
        file.close()
