"""What every shared test stands on works on both interpreters."""

import micropython

from tests.shared.support import raises

_ANSWER = micropython.const(42)


def test_raises_gives_the_error():
    error = raises(ValueError, int, "twelve")
    assert isinstance(error, ValueError)


def test_raises_fails_when_nothing_is_raised():
    try:
        raises(ValueError, int, "12")
    except AssertionError:
        return
    raise AssertionError("raises() let a call pass that raised nothing")


def test_the_pointer_names_are_known():
    kernel = _sum()
    assert kernel(bytearray((1, 2, 250)), 3) == 253
    assert _ANSWER == 42


def _sum():
    @micropython.viper
    def total(buffer, size: int) -> int:
        data = ptr8(buffer)
        result = 0
        for i in range(size):
            result += data[i]
        return result

    return total
