"""The stand-ins do what the real modules do, found by random use of both."""

import framebuf
import pytest

from simulator import vm
from tests.simulator import drawing

needs_micropython = pytest.mark.skipif(vm.interpreter() is None, reason=vm.MISSING)


@pytest.mark.slow
@needs_micropython
@pytest.mark.parametrize("seed", range(6))
def test_framebuf_draws_the_same_pixels(seed):
    code = "from tests.simulator.drawing import steps\nfor line in steps(%d, 1500): print(line)"
    status, text = vm.run(code % seed)
    lines = text.splitlines()
    assert (status, len(lines)) == (0, 1500), text[-500:]
    for number, (ours, theirs) in enumerate(zip(drawing.steps(seed, 1500), lines)):
        assert ours == theirs, "step %d" % number


def test_framebuf_refuses_what_the_real_one_refuses():
    for arguments in (
        (bytearray(10), 0, 5, framebuf.GS8),
        (bytearray(10), 5, 2, 9),
        (bytearray(9), 5, 2, framebuf.GS8),
        (bytearray(10), 5, 2, framebuf.GS8, 4),
        (bytearray(5), 3, 9, framebuf.MONO_VLSB),
    ):
        with pytest.raises(ValueError):
            framebuf.FrameBuffer(*arguments)
    with pytest.raises(TypeError):
        framebuf.FrameBuffer(bytes(10), 5, 2, framebuf.GS8)
    framebuf.FrameBuffer(bytearray(6), 3, 9, framebuf.MONO_VLSB)
