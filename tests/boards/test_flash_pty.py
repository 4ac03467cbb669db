"""Installing through the real mpremote onto a real MicroPython.

It is the unix port at a pseudo-terminal, with a littlefs in memory as its root.
"""

import os
import pty
import select
import subprocess
import sys
import threading
import tty

import pytest

from boards.tools import flash, package, ship
from boards.tools.target import Target
from simulator import vm

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(vm.interpreter() is None, reason=vm.MISSING),
]

_ROOT = """
import vfs
class Ram:
    def __init__(self, blocks):
        self.data = bytearray(blocks * 4096)
    def readblocks(self, n, buf, off=0):
        a = n * 4096 + off
        buf[:] = memoryview(self.data)[a:a + len(buf)]
    def writeblocks(self, n, buf, off=0):
        a = n * 4096 + off
        self.data[a:a + len(buf)] = buf
    def ioctl(self, op, arg):
        return {4: len(self.data) // 4096, 5: 4096}.get(op, 0)
ram = Ram(%d)
vfs.VfsLfs2.mkfs(ram, progsize=256)
vfs.umount("/")
vfs.mount(vfs.VfsLfs2(ram, progsize=256), "/")
import os, sys
sys.path[:] = ["", ".frozen"]
os.mkdir("/save")
f = open("/save/game", "w")
f.write("a game")
f.close()
"""


class _Board:
    """A MicroPython at a pseudo-terminal."""

    def __init__(self, blocks):
        # Two pseudo-terminals, bridged: the interpreter is at one, mpremote at the other.
        self.inner, inner = pty.openpty()
        self.outer, self.outer_slave = pty.openpty()
        tty.setraw(inner)
        tty.setraw(self.outer_slave)
        self.process = subprocess.Popen(
            [vm.interpreter(), "-X", "heapsize=8M"], stdin=inner, stdout=inner, stderr=inner
        )
        os.close(inner)
        seen = b""
        while not seen.endswith(b">>> "):  # it drops what arrives before
            seen += os.read(self.inner, 256)
        self.going = True
        self.thread = threading.Thread(target=self._bridge, daemon=True)
        self.thread.start()
        self.target = Target(os.ttyname(self.outer_slave), soft_reset=False)
        self.target.run(_ROOT % blocks)

    def _bridge(self):
        other = {self.inner: self.outer, self.outer: self.inner}
        while self.going:
            for end in select.select(list(other), [], [], 0.1)[0]:
                try:
                    os.write(other[end], os.read(end, 4096))
                except OSError:
                    return  # the interpreter is gone

    def close(self):
        self.going = False
        self.target.close()
        self.process.kill()
        self.process.wait()
        self.thread.join()
        for end in (self.inner, self.outer, self.outer_slave):
            os.close(end)


@pytest.fixture
def board(request, monkeypatch):
    monkeypatch.setattr(flash, "PLATFORM", "linux")
    made = _Board(getattr(request, "param", 352))
    yield made
    made.close()


def _install(board, name="breadboard_ssd1306"):
    lines = []
    changed = flash.install(board.target, name, lambda: True, lines.append)
    return changed, lines


def test_it_arrives_runs_and_is_kept_up_to_date(board):
    target = board.target
    changed, _ = _install(board)
    shipped = ship.files("breadboard_ssd1306", "x64")
    assert sorted(changed) == sorted(shipped)
    assert target.hashes(sorted(shipped)) == {p: ship.digest(d) for p, d in shipped.items()}
    assert target.read("/board.py") == shipped["/board.py"]
    # What arrived can be imported, native code too. (Its names are short: none is used here.)
    modules = "firmware.app engine_core.ai.hard engine_core.ai.tables firmware.screens.table"
    start = ship.MAIN.partition("from firmware")[0]
    target.run(start + "".join("import %s\n" % module for module in modules.split()))
    assert "/p/firmware/app.mpy" in target.run("print(sys.modules['firmware.app'].__file__)")
    assert _install(board)[0] == []
    target.write(ship.PROGRAM, b"broken")
    target.folders(["/firmware"])
    target.write("/firmware/old.mpy", b"from an earlier version")
    target.write(flash.LIST, flash.list_of("x", [*shipped, "/firmware/old.mpy", "/save/game"]))
    changed, _ = _install(board)
    assert changed == [ship.PROGRAM]
    assert target.read("/firmware/old.mpy") is None
    assert target.read("/save/game") == b"a game"


def test_another_board_changes_only_what_differs(board):
    _install(board)
    changed, _ = _install(board, "breadboard_sh1106")
    assert set(changed) == {"/board.py", ship.PROGRAM}  # the data are the same
    assert board.target.read("/main.py") == ship.MAIN.encode()
    assert board.target.read("/save/game") == b"a game"


@pytest.mark.parametrize("board", [40], indirect=True)
def test_a_full_file_system_is_refused(board):
    with pytest.raises(ship.Refused, match="full .* remove files of yours"):
        _install(board)
    assert board.target.read("/main.py") is None
    assert board.target.read("/save/game") == b"a game"
    with pytest.raises(OSError) as error:
        board.target.write("/x", bytes(200 * 1024))
    assert flash.full(error.value)


def test_mip_installs_the_package(board, tmp_path):
    package.build("breadboard_ssd1306", tmp_path)
    target = board.target
    target.close()
    port = os.ttyname(board.outer_slave)
    command = [sys.executable, "-m", "mpremote", "connect", port, "resume"]
    command += ["mip", "install", "--target", "/", str(tmp_path / "package.json")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    board.target = Target(port, soft_reset=False)
    shipped = ship.files("breadboard_ssd1306")
    there = board.target.hashes(sorted(shipped))
    assert there == {path: ship.digest(data) for path, data in shipped.items()}
