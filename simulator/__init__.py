"""The handheld on a desktop: window, terminal, headless. The same program runs on it, never a second one.

`python -m simulator help` lists the commands; `simulator.device` is the handheld the program talks to.
"""
