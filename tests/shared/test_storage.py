"""Saves: what comes back, after good days and after a power cut at any file operation."""

import os

from hal import storage
from hal.storage import BadName, Storage
from tests.shared.support import folder, raises

_open = open


class Cut(Exception):
    """The power went."""


def _folder(name):
    """An empty place of its own for a test; the storage makes the folder itself."""
    root = folder("storage_" + name) + "/save"
    _empty(root)
    return root


def _empty(root):
    for file in _files(root):
        os.remove(root + "/" + file)


def _files(root):
    try:
        return sorted(os.listdir(root))
    except OSError:
        return []


def _bytes(path):
    with open(path, "rb") as file:
        return file.read()


def _put(path, data):
    with open(path, "wb") as file:
        file.write(data)


def test_what_was_saved_comes_back():
    root = _folder("back")
    for body in (b"", b"a", bytes(range(256)), b"\x00" * 1000):
        Storage(root).save("game", body)
        assert Storage(root).load("game") == body
    assert Storage(root).load("other") is None


def test_what_was_appended_follows():
    root = _folder("append")
    keep = Storage(root)
    keep.save("game", b"head")
    keep.append("game", b"\x01")
    keep.append("game", bytes((2, 3)))
    assert keep.load("game") == b"head\x01\x02\x03"
    again = Storage(root)
    again.append("game", b"\x04")  # without a load before
    again.append("game", b"")
    assert Storage(root).load("game") == b"head\x01\x02\x03\x04"
    again.save("game", b"next")
    assert Storage(root).load("game") == b"next"


def test_append_needs_something_saved():
    keep = Storage(_folder("nothing"))
    raises(ValueError, keep.append, "game", b"a")


def test_a_byte_of_tail_costs_two():
    root = _folder("size")
    keep = Storage(root)
    keep.save("game", b"x" * 300)
    for action in range(60):
        keep.append("game", bytes((action,)))
    assert os.stat(root + "/game")[6] == 10 + 300
    assert os.stat(root + "/game.log")[6] == 4 + 120


def test_names_and_remove():
    root = _folder("names")
    keep = Storage(root)
    assert keep.names() == []
    keep.save("b2", b"1")
    keep.save("a_1", b"1")
    keep.save("a_1", b"2")
    keep.note("last_crash.txt", "Traceback")
    assert keep.names() == ["a_1", "b2"]
    assert _bytes(root + "/last_crash.txt") == b"Traceback"
    keep.remove("a_1")
    keep.remove("a_1")
    assert Storage(root).load("a_1") is None
    assert Storage(root).names() == ["b2"]


def test_a_name_is_plain():
    keep = Storage(_folder("plain"))
    for name in ("", "A", "a.b", "../a", "a b", "é"):
        raises(BadName, keep.save, name, b"")
        raises(BadName, keep.load, name)
        raises(BadName, keep.append, name, b"")
        raises(BadName, keep.remove, name)
    raises(ValueError, keep.save, "a", bytes(65536))


def test_reading_writes_nothing():
    root = _folder("reading")
    keep = Storage(root)
    assert keep.load("game") is None and keep.names() == []
    if _files(root) or "save" in _files(root[: -len("/save")]):
        assert _files(root) == []
    keep.save("game", b"one")
    keep.save("game", b"two")
    _put(root + "/game", b"rubbish")
    before = [(file, _bytes(root + "/" + file)) for file in _files(root)]
    again = Storage(root)
    assert again.load("game") == b"one" and again.names() == ["game"]
    assert [(file, _bytes(root + "/" + file)) for file in _files(root)] == before


def test_a_damaged_file_is_kept_aside():
    root = _folder("damaged")
    keep = Storage(root)
    keep.save("game", b"one")
    keep.append("game", b"!")
    keep.save("game", b"two")
    whole = _bytes(root + "/game")
    for at in range(len(whole)):
        for change in (1, 0x80):
            damaged = bytearray(whole)
            damaged[at] ^= change
            _put(root + "/game", damaged)
            again = Storage(root)
            assert again.load("game") == b"one", at
    again.append("game", b"?")
    assert Storage(root).load("game") == b"one?"
    assert _bytes(root + "/game.bad") == damaged
    again.save("game", b"three")
    assert Storage(root).load("game") == b"three"
    assert _bytes(root + "/game.bad") == damaged


def test_a_torn_tail_is_dropped():
    root = _folder("torn")
    keep = Storage(root)
    keep.save("game", b"body")
    keep.append("game", b"ab")
    good = len(_bytes(root + "/game.log"))
    keep.append("game", b"cde")
    whole = _bytes(root + "/game.log")
    for size in range(good, len(whole)):
        _put(root + "/game.log", whole[:size])
        assert Storage(root).load("game") == b"bodyab", size
        again = Storage(root)
        again.append("game", b"z")
        assert Storage(root).load("game") == b"bodyabz", size
        again.append("game", b"y")
        assert Storage(root).load("game") == b"bodyabzy", size
    for at in range(good, len(whole)):
        damaged = bytearray(whole)
        damaged[at] ^= 0x11
        _put(root + "/game.log", damaged)
        assert Storage(root).load("game") == b"bodyab", at


def test_a_tail_of_another_body_is_refused():
    root = _folder("other")
    keep = Storage(root)
    keep.save("game", b"body")
    keep.append("game", b"abc")
    for body in (b"bodi", b"body"):
        keep.save("game", body)
        assert os.stat(root + "/game.log")[6] == 10
        assert Storage(root).load("game") == body
    keep.append("game", b"d")
    assert Storage(root).load("game") == b"bodyd"


class _Medium:
    """Stands in for `os` and `open`: the power goes at one of the operations, perhaps half-way."""

    def __init__(self, operations, share):
        self.left, self.share = operations, share

    def step(self):
        """One operation; True if it is the one that is cut."""
        self.left -= 1
        if self.left < -1:
            raise Cut()
        return self.left == -1

    def open(self, path, mode):
        if mode == "rb":
            return open(path, mode)
        if self.step():
            raise Cut()
        return _File(self, path, mode)

    def replace(self, old, new):
        if self.step():
            raise Cut()
        os.rename(old, new)

    def __getattr__(self, name):
        if name in ("remove", "mkdir"):

            def cut(path):
                if self.step():
                    raise Cut()
                getattr(os, name)(path)

            return cut
        if name == "fsync":
            raise AttributeError(name)
        return getattr(os, name)


class _File:
    def __init__(self, medium, path, mode):
        self.medium, self.file = medium, _open(path, mode)

    def write(self, data):
        if self.medium.step():
            self.file.write(bytes(data)[: len(data) * self.medium.share // 4])
            raise Cut()
        self.file.write(data)

    def flush(self):
        self.file.flush()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.file.close()


def _cut_everywhere(root, prepare, change, old, new):
    """Cut the change at each operation; also cut the change that is tried again after it."""
    for share in range(5):
        k = 0
        done = False
        while not done:
            _empty(root)
            prepare(Storage(root))
            done = _interrupted(root, change, k, share)
            state = Storage(root).load("game")
            assert state in ((new,) if done else (old, new)), (share, k, state)
            for second in range(12):
                kept = [(file, _bytes(root + "/" + file)) for file in _files(root)]
                again = _interrupted(root, lambda keep: keep.save("game", b"third"), second, share)
                assert Storage(root).load("game") in (state, b"third"), (share, k, second)
                if again:
                    assert Storage(root).load("game") == b"third"
                    break
                _empty(root)
                for file, data in kept:
                    _put(root + "/" + file, data)
            k += 1
        assert k > 1


def _interrupted(root, change, operations, share):
    medium = _Medium(operations, share)
    kept = storage.os, storage._replace
    storage.os, storage._replace, storage.open = medium, medium.replace, medium.open
    try:
        change(Storage(root))
        return medium.left >= 0
    except Cut:
        return False
    finally:
        storage.os, storage._replace = kept
        del storage.open


def _one_and_tail(keep):
    keep.save("game", b"zero")
    keep.save("game", b"one")
    keep.append("game", b"1")


def test_a_cut_save_leaves_old_or_new():
    _cut_everywhere(
        _folder("cut_save"), _one_and_tail, lambda keep: keep.save("game", b"two"), b"one1", b"two"
    )


def test_a_cut_first_save_leaves_nothing_or_it():
    _cut_everywhere(
        _folder("cut_first"),
        lambda keep: None,
        lambda keep: keep.save("game", b"two"),
        None,
        b"two",
    )


def test_a_cut_append_leaves_old_or_new():
    _cut_everywhere(
        _folder("cut_append"),
        _one_and_tail,
        lambda keep: keep.append("game", b"abc"),
        b"one1",
        b"one1abc",
    )


def test_a_cut_remove_leaves_it_or_nothing():
    _cut_everywhere(
        _folder("cut_remove"), _one_and_tail, lambda keep: keep.remove("game"), b"one1", None
    )


def test_a_cut_repair_leaves_the_state():
    root = _folder("cut_repair")

    def damage(keep):
        _one_and_tail(keep)
        keep.save("game", b"two")
        _put(root + "/game", b"rubbish")

    _cut_everywhere(root, damage, lambda keep: keep.append("game", b"+"), b"one", b"one+")
