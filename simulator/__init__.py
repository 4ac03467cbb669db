"""The handheld on a desktop: window, terminal, headless; the program that runs on it is the same.

`python -m simulator --help` lists the commands; `simulator.device` is the handheld that the
program talks to.
"""
