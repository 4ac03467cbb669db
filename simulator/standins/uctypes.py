"""Stands for MicroPython's uctypes on CPython: what `hal` takes of it."""

import ctypes


def addressof(buffer: bytearray) -> int:
    """Where a bytearray's bytes are."""
    return ctypes.addressof(ctypes.c_char.from_buffer(buffer))
