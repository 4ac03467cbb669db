"""pytest's start: the stand-ins for MicroPython's modules come first on the path."""

from simulator import standins

standins.install()
