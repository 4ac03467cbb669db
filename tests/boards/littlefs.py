"""Saves on littlefs in a flash that loses power at each of its operations. Runs under MicroPython.

The flash is the Pico's: blocks of 4096 bytes, pages of 256; erasing sets bits, programming clears
them.
An operation that is cut is left out, done in part, or done whole without anyone being told.
Prints one line a case, then the erases of a game.
"""

import gc

import vfs

from hal.storage import Storage

BLOCK, PAGE, BLOCKS = 4096, 256, 16
TIMES = (
    45,
    0.4,
)  # ms: a sector erased, a page programmed (what the bench adds on the emulated chip)


class Cut(Exception):
    """The power went."""


class Flash:
    """A block device in memory."""

    def __init__(self, data=None):
        self.data = data or bytearray(b"\xff" * (BLOCK * BLOCKS))
        self.left, self.part = (
            None,
            0,
        )  # operations before the cut, and quarters of it that are done
        self.erases = self.pages = 0

    def readblocks(self, block, buffer, offset=0):
        at = block * BLOCK + offset
        buffer[:] = self.data[at : at + len(buffer)]

    def writeblocks(self, block, buffer, offset=0):
        assert offset % PAGE == 0 and len(buffer) % PAGE == 0
        size = self._allowed(len(buffer))
        at = block * BLOCK + offset
        for i in range(size):
            self.data[at + i] &= buffer[i]
        self.pages += len(buffer) // PAGE
        self._end()

    def ioctl(self, what, argument):
        if what == 4:
            return BLOCKS
        if what == 5:
            return BLOCK
        if what == 6:
            size = self._allowed(BLOCK)
            at = argument * BLOCK
            self.data[at : at + size] = b"\xff" * size
            self.erases += 1
            self._end()
        return 0

    def _allowed(self, size):
        """How much of an operation is done."""
        return size * self.part // 4 if self.left == 0 else size

    def _end(self):
        """The power goes now, or later."""
        if self.left is not None:
            if self.left == 0:
                raise Cut()
            self.left -= 1


def mounted(flash):
    """Mount the flash at /save's place and give a storage on it."""
    vfs.mount(vfs.VfsLfs2(flash, progsize=PAGE), "/pico")
    return Storage("/pico/save")


def fresh(prepare):
    """A formatted flash after `prepare(storage)`."""
    flash = Flash()
    vfs.VfsLfs2.mkfs(flash, progsize=PAGE)
    prepare(mounted(flash))
    vfs.umount("/pico")
    return flash


def cases(name, prepare, change, old, new):
    """Cut the change at each operation; the state afterwards is the old one or the new one."""
    start = fresh(prepare)
    cuts = 0
    for part in range(5):
        k = 0
        while True:
            flash = Flash(bytearray(start.data))
            keep = mounted(flash)
            flash.left, flash.part = k, part
            try:
                change(keep)
                finished = True
            except (Cut, OSError):
                finished = False
            flash.left = None
            vfs.umount("/pico")
            keep = mounted(flash)
            state = keep.load("game")
            assert state in ((new,) if finished else (old, new)), (name, part, k, state)
            keep.save("game", b"after")  # and it goes on
            keep.append("game", b"!")
            assert Storage("/pico/save").load("game") == b"after!"
            vfs.umount("/pico")
            if finished:
                break
            cuts += 1
            k += 1
    print("%s: %d cuts, old or new each time" % (name, cuts))
    assert cuts


def half_full(keep):
    """Some files, and a game in the state that many appends leave."""
    keep.save("settings", bytes(40))
    keep.save("progress", bytes(200))
    keep.save("game", b"previous" + bytes(250))
    keep.save("game", HEAD)
    for action in range(9):
        keep.append("game", bytes((action,)))


HEAD = b"head" + bytes(range(250))
TAIL = HEAD + bytes(range(9))


def power_cuts():
    """All kinds of change."""
    gc.disable()  # a file that was open at a cut is never closed
    cases("save", half_full, lambda keep: keep.save("game", b"x" * 300), TAIL, b"x" * 300)
    cases("append", half_full, lambda keep: keep.append("game", b"\x81"), TAIL, TAIL + b"\x81")
    three = TAIL + b"abc"
    cases("append of three", half_full, lambda keep: keep.append("game", b"abc"), TAIL, three)
    cases("remove", half_full, lambda keep: keep.remove("game"), TAIL, None)
    cases("first save", lambda keep: None, lambda keep: keep.save("game", b"x"), None, b"x")

    # Appends until the folder's block is full and is written anew on the way.
    flash = fresh(half_full)
    keep = mounted(flash)
    seen = 0
    for action in range(60):
        before = bytearray(flash.data)
        erases = flash.erases
        keep.append("game", bytes((action,)))
        if flash.erases > erases:
            whole = keep.load("game")
            seen += 1
            for part in range(5):
                for k in range(9):
                    other = Flash(bytearray(before))
                    vfs.umount("/pico")
                    keep = mounted(other)
                    other.left, other.part = k, part
                    try:
                        keep.append("game", bytes((action,)))
                        finished = True
                    except (Cut, OSError):
                        finished = False
                    other.left = None
                    vfs.umount("/pico")
                    keep = mounted(other)
                    assert keep.load("game") in ((whole,) if finished else (whole[:-1], whole))
            vfs.umount("/pico")
            keep = mounted(flash)
            if seen == 2:
                break
    vfs.umount("/pico")
    print("append that erases: %d of them cut everywhere, old or new each time" % seen)
    assert seen == 2


def game(snapshot, rounds=12, actions=28):
    """Erases and pages of a game: a snapshot at each deal, an append after each action."""
    flash = fresh(lambda keep: [keep.save(name, bytes(60)) for name in ("settings", "progress")])
    flash.erases = flash.pages = 0
    keep = mounted(flash)
    erasing = [0, 0]
    worst = [0, 0]
    for _ in range(rounds):
        for step in range(actions + 1):
            before = flash.erases, flash.pages
            if step:
                keep.append("game", bytes((step,)))
            else:
                keep.save("game", bytes(snapshot))
            erased, pages = flash.erases - before[0], flash.pages - before[1]
            kind = 0 if step else 1
            erasing[kind] += erased > 0
            worst[kind] = max(worst[kind], erased * TIMES[0] + pages * TIMES[1])
    vfs.umount("/pico")
    print(
        "a game of %d rounds, snapshot of %d bytes: %d erases, %d pages; %d of %d appends erase "
        "(one in %.1f, worst %.1f ms), %d of %d saves (worst %.1f ms)"
        % (
            rounds,
            snapshot,
            flash.erases,
            flash.pages,
            erasing[0],
            rounds * actions,
            rounds * actions / max(1, erasing[0]),
            worst[0],
            erasing[1],
            rounds,
            worst[1],
        )
    )
    return erasing[0], rounds * actions


if __name__ == "__main__":
    power_cuts()
    for size in (120, 200, 300):
        game(size)
