"""Tests by what is tested; `tests/shared` runs on CPython and on MicroPython."""
