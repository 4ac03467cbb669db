"""Storage: small named files that survive a power cut at any moment.

A file `NAME` in the folder holds what was last given to `save`:

    0  b"K1"
    2  length of the body, 16 bits, low byte first
    4  number of the save, 16 bits, counting up
    6  CRC-32 of bytes 2 to 5 and of the body, low byte first
    10 the body

`NAME.log` holds what was appended to it since:

    0  the CRC of the body that it belongs to; any other log is an old one, and counts for nothing
    4  two bytes for each appended byte: the byte, and a check byte: the low byte of that CRC
       continued over all bytes so far. In a record's last pair the check byte is inverted.

What follows the last whole record is a torn tail and is dropped.

`save` writes `NAME.new`, renames `NAME` to `NAME.old`, then `NAME.new` to `NAME`; each rename goes
over what was there. `load` takes the first good one of `NAME`, `NAME.new` and `NAME.old`: whenever
the power went, that is the new state or the one before. A damaged `NAME` becomes `NAME.bad` at the
next write, and stays there. Reading never writes, and the folder is made at the first write.

Works on MicroPython and CPython. On littlefs a file below 500 bytes lives in its folder's block,
and each change of it writes all of it anew there: that is why the log is a file of its own. While
it has fewer than 100 bytes an append programs one page, and one in twelve or so erases.
"""

import os
from binascii import crc32

_MAGIC = b"K1"
_HEAD = 10
_LOG_HEAD = 4

NEW = ".new"
OLD = ".old"
BAD = ".bad"
LOG = ".log"

_replace = getattr(os, "replace", os.rename)


class BadName(ValueError):
    """A name that is not made of a to z, 0 to 9 and _."""


class Storage:
    """Files in one folder, given as a path without a slash at the end."""

    def __init__(self, root="/save"):
        self._root = root
        self._ends = {}  # name -> (path, CRC at the end, whether its log is begun) where known

    def load(self, name):
        """What was saved under the name followed by all that was appended, or None."""
        path = self._path(name)
        for suffix in ("", NEW, OLD):
            read = _read(path + suffix)
            if read:
                return read[0] if suffix else read[0] + _read_log(path, read[1])[0]
        return None

    def save(self, name, body):
        """Keep `body`, at most 65,535 bytes, in place of what the name held."""
        if len(body) > 0xFFFF:
            raise ValueError("a body has at most 65535 bytes, not %d" % len(body))
        path = self._path(name)
        self._ends.pop(name, None)
        before = self._settle(path)
        number = before[2] + 1 & 0xFFFF if before else 0
        numbers = bytes((len(body) & 0xFF, len(body) >> 8, number & 0xFF, number >> 8))
        crc = crc32(body, crc32(numbers))
        self._make_root()
        with open(path + NEW, "wb") as file:
            file.write(_MAGIC + numbers + crc.to_bytes(4, "little"))
            file.write(body)
            _flush(file)
        if before:
            _replace(path, path + OLD)
        _replace(path + NEW, path)
        self._ends[name] = (path, crc, False)

    def append(self, name, record):
        """Add the bytes to what was saved: after a power cut all of them are there, or none."""
        end = self._ends.pop(name, None)  # it comes back when the bytes are written
        path, crc, begun = end or self._find_end(name)
        pairs = bytearray()
        chain = crc
        for byte in record:
            chain = crc32(bytes((byte,)), chain)
            pairs.append(byte)
            pairs.append(chain & 0xFF)
        if pairs:
            pairs[-1] ^= 0xFF
        with open(path + LOG, "ab" if begun else "wb") as file:
            file.write(pairs if begun else crc.to_bytes(4, "little") + pairs)
            _flush(file)
        self._ends[name] = (path, chain, True)

    def remove(self, name):
        """Forget the name; nothing happens if there is none. A damaged file set aside stays."""
        path = self._path(name)
        self._ends.pop(name, None)
        self._settle(path)
        # What may hold the state comes last, but for the log, which means nothing alone.
        for suffix in (NEW, OLD, "", LOG):
            if _exists(path + suffix):
                os.remove(path + suffix)

    def names(self):
        """Names that `load` finds something for, sorted."""
        try:
            files = os.listdir(self._root)
        except OSError:
            return []
        files = [file[:-4] if file[-4:] in (NEW, OLD) else file for file in files]
        stems = {file for file in files if "." not in file}
        return sorted(name for name in stems if self.load(name) is not None)

    def note(self, file, text):
        """Write a plain text for a person, as `last_crash.txt`: not checked, never loaded."""
        self._make_root()
        with open(self._root + "/" + file, "w") as out:
            out.write(text)

    def _path(self, name):
        if not name or name.strip("abcdefghijklmnopqrstuvwxyz0123456789_"):
            raise BadName("a name is made of a to z, 0 to 9 and _, not %r" % name)
        return self._root + "/" + name

    def _make_root(self):
        if not _exists(self._root):
            os.mkdir(self._root)

    def _settle(self, path):
        """Make the file hold the state that `load` reports; what `_read` says of it, or None."""
        read = _read(path)
        if read:
            return read
        if _exists(path):
            _replace(path, path + BAD)
        if _exists(path + LOG):
            os.remove(path + LOG)  # its body is gone
        for suffix in (NEW, OLD):
            read = _read(path + suffix)
            if read:
                _replace(path + suffix, path)
                return read
        return None

    def _find_end(self, name):
        """Path, CRC at the end, and whether there is a log, of a file not written yet."""
        path = self._path(name)
        read = self._settle(path)
        if not read:
            raise ValueError("nothing is saved under %s to append to" % name)
        _, chain, good, torn = _read_log(path, read[1])
        if good and torn:
            with open(path + LOG, "rb") as file:
                whole = file.read(good)
            with open(path + LOG + NEW, "wb") as file:
                file.write(whole)
                _flush(file)
            _replace(path + LOG + NEW, path + LOG)
        return path, chain, good > 0


def _exists(path):
    try:
        os.stat(path)
    except OSError:
        return False
    return True


def _content(path):
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return b""


def _read(path):
    """(body, CRC, number), or None if missing or damaged."""
    data = _content(path)
    if len(data) < _HEAD or data[:2] != _MAGIC or len(data) != _HEAD + (data[2] | data[3] << 8):
        return None
    body = data[_HEAD:]
    crc = crc32(body, crc32(data[2:6]))
    if crc.to_bytes(4, "little") != data[6:_HEAD]:
        return None
    return body, crc, data[4] | data[5] << 8


def _read_log(path, crc):
    """(appended bytes, CRC at the end, length of the good part, whether more follows it).

    The length is 0 if there is no log for the body with this CRC.
    """
    data = _content(path + LOG)
    if data[:_LOG_HEAD] != crc.to_bytes(4, "little"):
        return b"", crc, 0, False
    appended = bytearray()
    whole, good, chain = 0, _LOG_HEAD, crc
    for at in range(_LOG_HEAD, len(data) - 1, 2):
        crc = crc32(data[at : at + 1], crc)
        appended.append(data[at])
        if data[at + 1] == (crc & 0xFF) ^ 0xFF:
            whole, good, chain = len(appended), at + 2, crc
        elif data[at + 1] != crc & 0xFF:
            break
    return bytes(appended[:whole]), chain, good, good < len(data)


def _flush(file):
    """Down to the medium where the system has a call for it; littlefs does so when closing."""
    if hasattr(os, "fsync"):
        file.flush()
        os.fsync(file.fileno())
