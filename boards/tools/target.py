"""A MicroPython board at a serial port, through mpremote's transport."""

import ast
from dataclasses import dataclass
from typing import Any

import serial.tools.list_ports  # type: ignore[import-untyped]
from mpremote.transport import (  # type: ignore[import-untyped]
    TransportError,
    TransportExecError,
)
from mpremote.transport_serial import SerialTransport  # type: ignore[import-untyped]

from boards.tools.ship import Refused

_MAKER = 0x2E8A  # USB vendor: Raspberry Pi, for the Pico and most boards with its chips
_CHUNK = 1024  # bytes of a file sent at a time
_NO_SPACE = 28

_INFO = """
import sys, os
s = os.statvfs("/")
i = sys.implementation
print((i.version[:3], getattr(i, "_mpy", 0), getattr(i, "_machine", ""), sys.platform,
    s[0], s[2], s[3]))
"""
_HASHES = """
import hashlib, binascii
b = bytearray(1024)
m = memoryview(b)
for p in %r:
    try:
        with open(p, "rb") as f:
            h = hashlib.sha256()
            while True:
                n = f.readinto(b)
                if not n:
                    break
                h.update(m[:n])
        print(p, str(binascii.hexlify(h.digest()), "ascii"))
    except OSError:
        pass
"""
_LIST = """
import os
def walk(d):
    try:
        for e in os.ilistdir(d):
            if e[1] == 0x4000:
                walk(d + "/" + e[0])
            else:
                print(d + "/" + e[0])
    except OSError:
        pass
for d in %r:
    walk(d)
"""
_BLOCKS = """
import os
n = 0
for p in %r:
    try:
        n += -(-os.stat(p)[6] // %d)
    except OSError:
        pass
print(n)
"""
_REMOVE = """
import os
for p in %r:
    try:
        os.remove(p)
    except OSError:
        pass
    while p.count("/") > 1:
        p = p.rsplit("/", 1)[0]
        try:
            os.rmdir(p)
        except OSError:
            break
"""
_FOLDERS = """
import os
for p in %r:
    try:
        os.mkdir(p)
    except OSError:
        pass
"""


@dataclass
class Info:
    """What a board says of itself."""

    version: tuple[int, ...]  # of MicroPython
    mpy: int  # sys.implementation._mpy
    machine: str
    platform: str
    block: int  # bytes
    blocks: int  # of the file system
    free: int  # blocks


def find_port() -> str:
    """The one serial port that has a board; `Refused` if there is none, or more than one."""
    ports = [port.device for port in serial.tools.list_ports.comports() if port.vid == _MAKER]
    if not ports:
        raise Refused(
            "No board is plugged in: connect it by USB; if it has no MicroPython yet, hold "
            "BOOTSEL while you plug it in and drop an image from micropython.org on the drive "
            "that appears."
        )
    if len(ports) > 1:
        raise Refused("More than one board: say which with PORT=, one of %s." % ", ".join(ports))
    return str(ports[0])


class Target:
    """An open connection. `close` ends it; what runs on the board has been stopped."""

    def __init__(self, port: str, soft_reset: bool = True) -> None:
        """`port`: as mpremote takes it. `Refused` if nothing there speaks MicroPython."""
        self._port = port
        try:
            self._link: Any = SerialTransport(port)
            try:
                self._link.enter_raw_repl(soft_reset=soft_reset)
            except TransportError:  # a board that has just been started hears nothing yet
                self._link.enter_raw_repl(soft_reset=soft_reset)
        except (TransportError, OSError) as error:
            raise Refused(
                "Nothing at %s answers as MicroPython does (%s): close other programs that use "
                "the port, unplug the board and plug it in again." % (port, error)
            ) from None

    def close(self) -> None:
        """End the connection."""
        self._link.close()

    def run(self, code: str) -> str:
        """Run code there; gives what it prints. OSError as it is raised there."""
        try:
            return str(self._link.exec(code).decode())
        except TransportExecError as error:
            last = error.error_output.strip().splitlines()[-1]
            if last.startswith("OSError"):
                digits = "".join(c for c in last if c.isdigit())
                raise OSError(int(digits or 0), last) from None
            raise Refused("The board reports %s." % last) from None
        except (TransportError, OSError) as error:
            raise Refused(
                "The connection at %s broke (%s): plug the board in again and repeat."
                % (self._port, error)
            ) from None

    def info(self) -> Info:
        """Version, chip and file system."""
        return Info(*ast.literal_eval(self.run(_INFO).strip()))

    def hashes(self, paths: list[str]) -> dict[str, str]:
        """SHA-256 of those of the files that exist."""
        found = {}
        for at in range(0, len(paths), 20):
            for line in self.run(_HASHES % (paths[at : at + 20],)).splitlines():
                path, _, digest = line.partition(" ")
                found[path] = digest
        return found

    def listed(self, folders: list[str]) -> list[str]:
        """Paths of all files in the folders."""
        return self.run(_LIST % (folders,)).split()

    def blocks_of(self, paths: list[str], block: int) -> int:
        """Blocks that the files take; those that are not there take none."""
        return int(self.run(_BLOCKS % (paths, block))) if paths else 0

    def read(self, path: str) -> bytes | None:
        """Content of a file, or None."""
        code = "try:\n    print(open(%r, 'rb').read())\nexcept OSError:\n    print(None)"
        value = ast.literal_eval(self.run(code % path).strip())
        return value if isinstance(value, bytes) else None

    def folders(self, paths: list[str]) -> None:
        """Make the folders, parents first."""
        self.run(_FOLDERS % (paths,))

    def write(self, path: str, data: bytes) -> None:
        """Write a file; OSError 28 if there is no room."""
        self.run("f = open(%r, 'wb')" % path)
        for at in range(0, len(data), _CHUNK):
            self.run("f.write(%r)" % data[at : at + _CHUNK])
        self.run("f.close()")

    def remove(self, paths: list[str]) -> None:
        """Remove files, and folders that are empty then."""
        self.run(_REMOVE % (paths,))

    def restart(self) -> None:
        """Start the board anew, with main.py."""
        self._link.exec_raw_no_follow("import machine\nmachine.reset()")


def full(error: OSError) -> bool:
    """Whether it says that the file system is full."""
    return error.errno == _NO_SPACE
