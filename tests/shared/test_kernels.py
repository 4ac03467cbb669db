"""Each kernel compiled and as plain Python: the same bytes on every interpreter."""

from array import array
from binascii import crc32

from engine_core import rng
from firmware import kernels, monokernels
from firmware.assets import HERE
from firmware.text import Font


def plain(module):
    """The kernels without the compiler."""
    with open(HERE + module.__name__.split(".")[-1] + ".py") as file:
        source = file.read().replace("@micropython.viper\n", "")
    names = {"__name__": "kernels"}
    for pointer in ("ptr8", "ptr16", "ptr32"):
        names[pointer] = bytearray
    exec(source, names)
    return names


def noise(size, seed, most=256):
    chance = rng.Random(seed, 7)
    return bytearray([chance.below(most) for _ in range(size)])


def both(name, make, wanted, given=(), module=kernels):
    """Run a kernel compiled and plain on the same data; `make` gives (what it changes, arguments).

    `wanted`: the check sum of what it changes, and what it gives, on every interpreter.
    """
    sums = []
    for kernel in (getattr(module, name), plain(module)[name]):
        data, arguments = make(*given)
        made = kernel(*arguments)
        sums.append((crc32(bytes(data)), made))
    assert sums[0] == sums[1], name
    assert sums[0] == wanted, (name, sums[0])


def test_copy_card():
    def make():
        pixels = noise(64 * 40, 1)
        return pixels, (pixels, 64 * 3 + 5, 64, noise(14 * 30, 2), 14, 30)

    both("copy_card", make, (3222083067, None))

    def odd():
        pixels = noise(64 * 40, 1)
        return pixels, (pixels, 64 * 3 + 5, 64, noise(7 * 22, 2), 7, 22)

    both("copy_card", odd, (2855320035, None))


def test_copy_runs():
    def make():
        pixels = noise(120 * 100, 3)
        runs = noise(300, 4)
        return pixels, (pixels, kernels.words((0, 120 + 8, 120, 60)), runs, 300)

    both("copy_runs", make, (31666082, None))


def test_copy_runs_in_pieces():
    whole, pieces = noise(120 * 100, 3), noise(120 * 100, 3)
    runs = noise(300, 4)
    kernels.copy_runs(whole, kernels.words((0, 128, 120, 60)), runs, 300)
    state = kernels.words((0, 128, 120, 60))
    for at in range(0, 300, 7):
        piece = runs[at : at + 7]
        kernels.copy_runs(pieces, state, piece, len(piece))
    assert whole == pieces


def test_find_and_measure_and_draw_glyphs():
    font = Font("galmuri9")
    text = "Érable : à ×2 漢 ?".encode()
    sums = ((949615457, 78), (379319162, 78), (1628072427, 78), (1135691979, 78))
    for kind, stride in ((0, 120), (1, 240), (2, 30), (3, 30)):
        shape = kernels.words((kind, stride, 240, 40))

        def find():
            run = kernels.words([0] * 41)
            return run, (run, 40, text, len(text), font.codes, font.count)

        both("find_glyphs", find, (2782150841, 131))
        run, arguments = find()
        kernels.find_glyphs(*arguments)
        # What is beyond ASCII is not in memory: draw the question mark there.
        for at in range(1, run[0] + 1):
            if run[at] >= font.first:
                run[at] = 31

        module = monokernels if kind else kernels
        both("draw_glyphs", drawing, sums[kind], (kind, shape, run, font), module)
        both("measure", lambda *given: (b"", given), (0, 81), (run, font.glyphs))


def drawing(kind, shape, run, font):
    """Pixels and the arguments that draw a run on them."""
    pixels = noise(120 * 40 if kind == 0 else 240 * 5, 6)
    tint = 11 if kind == 0 else 1
    return pixels, (pixels, shape, run, font.glyphs, font.bits, -3, 31, tint)


def test_darken():
    def make():
        pixels = noise(120 * 20, 8)
        return pixels, (pixels, 120, 3, 17, 0x0F, 0xF0)

    both("darken", make, (1880430708, None))


def test_touch():
    shape, mono = kernels.words((0, 160, 320, 240)), kernels.words((1, 72, 72, 40))
    all_of_it = [(1 << 20) - 1] * 30
    for shaped, box, wanted in (
        (shape, (0, 0, 1, 1), [1]),
        (shape, (15, 7, 17, 9), [3, 3]),
        (shape, (-50, -50, 33, 16), [7, 7]),
        (shape, (-50, -50, 0, 16), []),
        (shape, (30, 9, 30, 20), []),
        (shape, (320, 0, 330, 9), []),
        (shape, (319, 230, 400, 300), [0] * 28 + [1 << 19] * 2),
        (shape, (-5, -5, 400, 300), all_of_it),
        (mono, (20, 9, 21, 33), [0, 31, 31, 31, 31]),
    ):
        wanted = array("i", wanted + [0] * (30 - len(wanted)))
        both("touch", tiled, (crc32(bytes(wanted)), None), box + (shaped,))


def tiled(*given):
    """Tiles, and the arguments that touch some."""
    tiles = array("i", bytes(4 * 30))
    return tiles, given[:4] + (tiles, given[4])
