"""The file of the program's modules, as `import` asks for it."""

from binascii import crc32

from hal.pack import Pack
from tests.shared.support import folder, raises

SHIFT = 5
FOLDERS = ("/wood", "/wood/deep")
MODULES = (("/wood/oak.mpy", b"oak leaves"), ("/wood/deep/fir.mpy", b"fir needles"))


def written(entries=FOLDERS + MODULES):
    """A pack of these entries, put together by hand; its path."""
    paths = [one if isinstance(one, str) else one[0] for one in entries]
    keys, index, content = bytearray(), bytearray(), bytearray()
    for path, entry in zip(paths, entries):
        key = crc32(path.encode()) >> SHIFT & 0xFFFF
        keys += bytes((key & 0xFF, key >> 8))
        start = 0
        if not isinstance(entry, str):
            start = 9 + 5 * len(entries) + len(content)
            content += entry[1]
        index += bytes((start & 0xFF, start >> 8 & 0xFF, start >> 16))
    name = folder("pack") + "/program.bin"
    with open(name, "wb") as file:
        size = 9 + len(keys) + len(index) + len(content)
        head = b"KP\x01" + bytes((len(entries) & 0xFF, len(entries) >> 8, SHIFT))
        head += bytes((size & 0xFF, size >> 8 & 0xFF, size >> 16))
        file.write(head + keys + index + content)
    return name


def test_modules_and_folders_are_found():
    pack = Pack(written())
    for path in FOLDERS:
        assert pack.stat(path)[0] == 0x4000
    for path, content in MODULES:
        assert pack.stat(path)[0] == 0x8000
        with pack.open(path, "rb") as file:
            assert file.read(len(content)) == content


def test_what_is_not_there_is_refused_as_files_are():
    pack = Pack(written())
    for path in ("/wood/oak", "/wood/oak.py", "/wood/elm.mpy", "/board", "/wood/deep/oak.mpy"):
        assert raises(OSError, pack.stat, path).args[0] == 2, path
        assert raises(OSError, pack.open, path, "rb").args[0] == 2, path


def test_all_parts_go_by_one_name():
    parts = (("/part_4.mpy", b"four"), ("/part_11.mpy", b"eleven"))
    pack = Pack(written(parts))
    raises(OSError, pack.stat, "/part.mpy")
    for number, content in ((4, b"four"), (11, b"eleven")):
        Pack.part = number
        with pack.open("/part.mpy", "rb") as file:
            assert file.read(len(content)) == content
        raises(OSError, pack.stat, "/part.py")
    Pack.part = -1


def test_a_key_is_no_other_keys_halves():
    """The bytes of two neighbouring keys make a third one between them."""
    entries = ["/m%d.mpy" % n for n in range(270)]
    pack = Pack(written(tuple([(path, path.encode()) for path in entries])))
    for path in entries:
        with pack.open(path, "rb") as file:
            assert file.read(len(path)) == path.encode()


def test_a_part_of_a_pack_is_refused():
    name = written()
    with open(name, "rb") as file:
        whole = file.read()
    for size in range(len(whole)):
        with open(name, "wb") as file:
            file.write(whole[:size])
        error = raises(ValueError, Pack, name)
        assert size < 9 or "not a whole pack" in str(error)


def test_another_file_is_no_pack():
    name = folder("pack") + "/no_pack"
    with open(name, "wb") as file:
        file.write(b"KT\x01 something else")
    assert "not a pack" in str(raises(ValueError, Pack, name))
