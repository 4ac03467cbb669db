"""Storage: small named files that survive a power cut at any moment.

A file `NAME` in the folder holds

    0  b"K1"
    2  length of the body, 16 bits, low byte first
    4  CRC-32 of bytes 2, 3 and of the body, low byte first
    8  the body, as given to `save`
    …  two bytes for each appended byte: the byte, and a check byte: the low byte of the CRC-32
       continued over it. In a record's last pair the check byte is inverted.

What follows the last whole record is a torn tail and is dropped. The chain starts from the body's
own CRC, so that no tail fits another body.

`save` writes `NAME.new`, renames `NAME` to `NAME.old`, then `NAME.new` to `NAME`; each rename goes
over what was there. `load` takes the first good one of `NAME`, `NAME.new` and `NAME.old`: whenever
the power went, that is the new state or the one before. A damaged `NAME` becomes `NAME.bad` at the
next write, and stays there. Reading never writes, and the folder is made at the first write.

Works on MicroPython and CPython; on littlefs a file below 500 bytes is kept inside its folder's
block, where an append is one program operation and seldom an erase.
"""

import os
from binascii import crc32

_MAGIC = b"K1"
_HEAD = 8

NEW = ".new"
OLD = ".old"
BAD = ".bad"

_replace = getattr(os, "replace", os.rename)


class BadName(ValueError):
    """A name that is not made of a to z, 0 to 9 and _."""


class Storage:
    """Files in one folder, given as a path without a slash at the end."""

    def __init__(self, root="/save"):
        self._root = root
        self._chains = {}  # name -> the CRC at its end: files known to be whole

    def load(self, name):
        """What was saved under the name followed by all that was appended, or None."""
        path = self._path(name)
        for suffix in ("", NEW, OLD):
            read = _read(path + suffix)
            if read:
                if not suffix and not read[2]:
                    self._chains[name] = read[1]
                return read[0]
        return None

    def save(self, name, body):
        """Keep `body`, at most 65,535 bytes, in place of what the name held."""
        if len(body) > 0xFFFF:
            raise ValueError("a body has at most 65535 bytes, not %d" % len(body))
        size = bytes((len(body) & 0xFF, len(body) >> 8))
        chain = crc32(body, crc32(size))
        self._write(name, (_MAGIC, size, chain.to_bytes(4, "little"), body), chain)

    def append(self, name, record):
        """Add the bytes to what was saved: after a power cut all of them are there, or none."""
        path = self._path(name)
        chain = self._chains.pop(name, None)  # it comes back when the bytes are written
        if chain is None:
            read = self._settle(path)
            if not read:
                raise ValueError("nothing is saved under %s to append to" % name)
            chain = read[1]
            if read[2]:
                with open(path, "rb") as file:
                    good = file.read(read[2])
                pairs, chain = _pairs(record, chain)
                self._write(name, (good, pairs), chain)
                return
        pairs, chain = _pairs(record, chain)
        with open(path, "ab") as file:
            file.write(pairs)
            _flush(file)
        self._chains[name] = chain

    def remove(self, name):
        """Forget the name; nothing happens if there is none. A damaged file set aside stays."""
        path = self._path(name)
        if self._chains.pop(name, None) is None:
            self._settle(path)
        # The file itself last: a power cut on the way leaves the state it holds.
        for suffix in (NEW, OLD, ""):
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
        if not name or not all("a" <= c <= "z" or "0" <= c <= "9" or c == "_" for c in name):
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
        for suffix in (NEW, OLD):
            read = _read(path + suffix)
            if read:
                _replace(path + suffix, path)
                return read
        return None

    def _write(self, name, parts, chain):
        path = self._path(name)
        there = self._chains.pop(name, None) is not None or self._settle(path)
        self._make_root()
        with open(path + NEW, "wb") as file:
            for part in parts:
                file.write(part)
            _flush(file)
        if there:
            _replace(path, path + OLD)
        _replace(path + NEW, path)
        self._chains[name] = chain


def _exists(path):
    try:
        os.stat(path)
    except OSError:
        return False
    return True


def _read(path):
    """(state, CRC at its end, 0 or where a torn tail begins), or None if missing or damaged."""
    try:
        with open(path, "rb") as file:
            data = file.read()
    except OSError:
        return None
    size = len(data) - _HEAD
    if size < 0 or data[:2] != _MAGIC:
        return None
    length = data[2] | data[3] << 8
    end = _HEAD + length
    if size < length:
        return None
    chain = crc32(data[_HEAD:end], crc32(data[2:4]))
    if chain.to_bytes(4, "little") != data[4:8]:
        return None
    state = bytearray(data[_HEAD:end])
    whole = length
    good, running = end, chain
    for at in range(end, len(data) - 1, 2):
        running = crc32(data[at : at + 1], running)
        check = running & 0xFF
        state.append(data[at])
        if data[at + 1] == check ^ 0xFF:
            whole, good, chain = len(state), at + 2, running
        elif data[at + 1] != check:
            break
    return bytes(state[:whole]), chain, good if good != len(data) else 0


def _pairs(record, chain):
    """The record as it stands in the file, and the chain after it."""
    pairs = bytearray()
    for byte in record:
        one = bytes((byte,))
        chain = crc32(one, chain)
        pairs.append(byte)
        pairs.append(chain & 0xFF)
    if pairs:
        pairs[-1] ^= 0xFF
    return pairs, chain


def _flush(file):
    """Down to the medium where the system has a call for it; littlefs does so when closing."""
    file.flush()
    if hasattr(os, "fsync"):
        os.fsync(file.fileno())
