"""`micropython` for CPython: what the program uses of it, nothing of it compiled.

A viper kernel runs here as ordinary Python. Its pointers become the buffers themselves, which is
fast and strict: a store that does not fit (our kernels mask every one) raises here, where the chip
would cut it off. An index below 0 counts from the end here and lies before the buffer there.
"""


def const(value):
    """The value itself; on MicroPython a hint to the compiler."""
    return value


def viper(function):
    """The function itself; on MicroPython compiled with machine integers."""
    return function


native = viper


def ptr8(buffer):
    """Bytes of the buffer, 0 to 255."""
    if isinstance(buffer, (bytes, bytearray)):
        return buffer
    return memoryview(buffer).cast("B")


def ptr16(buffer):
    """Half-words of the buffer, 0 to 65,535, low byte first."""
    return _words(buffer, 2, "H")


def ptr32(buffer):
    """Words of the buffer, signed as on the chip (a 64-bit unix port reads them unsigned)."""
    return _words(buffer, 4, "i")


def uint(value):
    """A machine word taken as unsigned, as on the chip."""
    return value & 0xFFFFFFFF


def _words(buffer, size, code):
    data = memoryview(buffer).cast("B")
    return data[: len(data) // size * size].cast(code)


def alloc_emergency_exception_buf(_size):
    """Nothing: CPython has the memory."""


def opt_level(*_level):
    """Nothing to optimise."""
    return 0


def kbd_intr(_char):
    """Ctrl-C stays what it is."""


def schedule(function, argument):
    """Call the function soon: here, at once."""
    function(argument)
