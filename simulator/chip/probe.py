"""Runs on the emulated chip beside the game, from /boot.py: what the bench sees inside.

The installed program stays as it is and /main.py starts it. When its modules are loaded, a few
methods are wrapped: a pin says whether the program is settled, lines over USB say what was
measured. This source is compiled together with the program, so that names stay the same.

    settled pin: low while the app works, high after a step that left it settled
    think LEVEL ELAPSED BUSY SLICES LONGEST      a decision, times in us
    save METHOD NAME START END                   a call of the storage, times in us since power-on
    live BYTES FREE SCREEN                       when heap runs are settled: in use after collection
    peak BYTES LIVE SCREEN                       in heap runs, when more is in use than ever before
    module NAME BYTES                            in heap runs, when a module was loaded
    loaded NAMES                                 in heap runs, after a peak: the modules then
"""

import builtins
import gc
import sys
import time

from machine import Pin

PIN, SEED, HEAP = 22, None, False  # the bench puts its own values here

_import = __import__
_settled = Pin(PIN, Pin.OUT, value=0)
_left = {"firmware.app", "firmware.session", "hal.device"}  # modules still to be wrapped
_seed = [SEED]
_stack = []  # of the imports under way: bytes that inner ones took
_most = [0, 0]  # the peak, and the last live size told


class _Collector:
    """Stands for the module gc: sees what is in use before each collection."""

    mem_alloc = gc.mem_alloc
    mem_free = gc.mem_free
    threshold = gc.threshold
    enable = gc.enable
    disable = gc.disable

    @staticmethod
    def collect():
        _weigh("a collection")


def _weigh(where):
    used = gc.mem_alloc()
    gc.collect()
    if used > _most[0]:
        _most[0] = used
        print("peak", used, gc.mem_alloc(), where)
        print("loaded", " ".join(sys.modules))


def _watch(name, *rest):
    known = len(sys.modules)
    if HEAP and name not in sys.modules:
        gc.collect()
        _stack.append(0)
        before = gc.mem_alloc()
        module = _import(name, *rest)
        _weigh("importing " + name)
        took = gc.mem_alloc() - before
        inner = _stack.pop()
        if _stack:
            _stack[-1] += took
        print("module", name, took - inner)
    else:
        module = _import(name, *rest)
    if known != len(sys.modules):
        for one in list(_left):
            if one in sys.modules and _wrap(one, sys.modules[one]):
                _left.remove(one)
        if not _left and not HEAP:
            builtins.__import__ = _import
    return module


def _wrap(name, module):
    """Wrap what is of interest in a module; False while it is not complete."""
    try:
        if name == "firmware.app":
            module.trace  # noqa: B018: its last function
            module.App.step = _step(module.App.step)
        elif name == "firmware.session":
            module.restored  # noqa: B018
            module.Session.think = _think(module.Session.think)
        else:
            clock, storage = module.Clock, module.Storage
            clock.entropy = _entropy
            storage.save = _timed("save", storage.save)
            storage.append = _timed("append", storage.append)
            storage.remove = _timed("remove", storage.remove)
    except AttributeError:
        return False
    return True


def _step(real):
    def step(self, ticks=None):
        _settled(0)
        real(self, ticks)
        if HEAP:
            _weigh(self.screen.module)
            live = gc.mem_alloc()
            if self.settled and live != _most[1]:
                _most[1] = live
                print("live", live, gc.mem_free(), self.screen.module)
        _settled(self.settled)

    return step


def _entropy(self):
    """As the simulator's clock."""
    value = time.ticks_us() & 0x3FFFFFFF if _seed[0] is None else _seed[0]
    _seed[0] = (value * 8121 + 28411) % 134456 * 7919 & 0x3FFFFFFF
    return value


def _think(real):
    times = [0, 0, 0, 0]

    def think(self):
        level = self.players[self.game.to_move]
        before = time.ticks_us()
        if self.thought is None:
            times[:] = (before, 0, 0, 0)
        action = real(self)
        now = time.ticks_us()
        slice = time.ticks_diff(now, before)
        times[1] += slice
        times[2] += 1
        times[3] = max(times[3], slice)
        if action >= 0:
            print("think", level, time.ticks_diff(now, times[0]), *times[1:])
        return action

    return think


def _timed(method, real):
    def call(self, name, *rest):
        before = time.ticks_us()
        try:
            return real(self, name, *rest)
        finally:
            print("save", method, name, before, time.ticks_us())

    return call


if HEAP:
    sys.modules["gc"] = _Collector
builtins.__import__ = _watch
