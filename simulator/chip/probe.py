"""Runs on the emulated chip beside the game, from /boot.py: what the bench sees inside.

The installed program stays as it is and /main.py starts it. When its classes are loaded, a few
methods are wrapped: a pin says whether the program is settled, lines over USB say what was
measured. This source is compiled together with the program, so that names stay the same.

    settled pin: low while the app works, high after a step that left it settled
    first title TIME                             settled; times in us since power-on
    heap start BYTES                             in use before the program, probe included
    think LEVEL ELAPSED BUSY SLICES LONGEST      a decision, in us
    save METHOD NAME START END                   a call of the storage

and in heap runs, where each step and each import is followed by a collection:

    heap most BYTES WHERE                        in use after it, more than ever before
    heap used BYTES WHERE                        in use before it, more than ever before
    heap loaded NAMES                            the modules that are there, after each `most`
    module takes NAME BYTES                      what loading a module took
    part takes NAME BYTES                        what making the device, the app took, no modules

No string here is shorter than eleven letters if the program has not got it: such a string would
be one more name for the chip to keep.
"""

import builtins
import gc
import sys
import time

from machine import Pin

PIN, SEED, HEAP = 22, None, False  # the bench puts its own values here

_import = __import__
_settled = Pin(PIN, Pin.OUT, value=0)
_left = []  # functions that wrap something, until it is there
_seed = [SEED]
_stack = []  # of the imports under way: bytes that inner ones took
_peak = [0, 0]  # in use before a collection, and after it
_first = [True]


class _Collector:
    """Stands for the module gc: sees what is in use before each collection."""

    mem_alloc = gc.mem_alloc
    mem_free = gc.mem_free
    threshold = gc.threshold
    enable = gc.enable
    disable = gc.disable

    @staticmethod
    def collect():
        _weigh("its own collection")


def _weigh(where):
    used = gc.mem_alloc()
    gc.collect()
    live = gc.mem_alloc()
    if used > _peak[0]:
        _peak[0] = used
        print("heap used %d %s" % (used, where))
    if live > _peak[1]:
        _peak[1] = live
        print("heap most %d %s" % (live, where))
        print("heap loaded %s" % " ".join(sys.modules))


def _watch(name, *rest):
    known = len(sys.modules)
    if HEAP and name == "part":
        module = _import(name, *rest)
        _weigh(name)  # it is gone again soon: not what the module that asks for it takes
    elif HEAP and name not in sys.modules:
        module = _weighed("module", name, _import)(name, *rest)
    else:
        module = _import(name, *rest)
    if known != len(sys.modules):
        for wrap in list(_left):
            if any(_wrapped(wrap, module) for module in list(sys.modules.values())):
                _left.remove(wrap)
        if not _left and not HEAP:
            builtins.__import__ = _import
    return module


def _weighed(kind, name, real):
    """A function that tells what the real one leaves in memory, without what inner ones do."""

    def call(*rest, **named):
        gc.collect()
        _stack.append(0)
        before = gc.mem_alloc()
        result = real(*rest, **named)
        _weigh(name)
        took = gc.mem_alloc() - before
        inner = _stack.pop()
        if _stack:
            _stack[-1] += took
        print("%s takes %s %d" % (kind, name, took - inner))
        return result

    return call


def _wrapped(wrap, module):
    """Wrap what is of interest in a module; False if it is not there, or not yet."""
    try:
        wrap(module)
    except AttributeError:
        return False
    return True


# The program's modules may be joined: what is looked for is the class, wherever it is.


def _wrap_device(module):
    if module.__name__ != "hal":
        raise AttributeError
    if HEAP:
        module.open = _weighed("part", "device", module.open)


def _wrap_app(module):
    app = module.App
    app.step = _step(app.step)
    if HEAP:
        real = _weighed("part", "app", app.__init__)

        def start(self, *rest, **named):
            real(self, *rest, **named)

        app.__init__ = start


def _wrap_session(module):
    module.Session.think = _think(module.Session.think)


def _wrap_clock(module):
    module.Clock.entropy = _entropy


def _wrap_storage(module):
    storage = module.Storage
    storage.save = _timed("save", storage.save)
    storage.append = _timed("append", storage.append)
    storage.remove = _timed("remove", storage.remove)


def _step(real):
    def step(self, ticks=None):
        _settled(0)
        real(self, ticks)
        if HEAP:
            _weigh(self.screen.module)
        if _first[0] and self.settled:
            _first[0] = False
            print("first title %d" % time.ticks_us())
            print("heap start %d" % _start[0])  # not earlier: nobody listened yet
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
            times[0] = time.ticks_diff(now, times[0])
            print("think %s %d %d %d %d" % ((level,) + tuple(times)))
        return action

    return think


def _timed(method, real):
    def call(self, name, *rest):
        before = time.ticks_us()
        try:
            return real(self, name, *rest)
        finally:
            print("save %s %s %d %d" % (method, name, before, time.ticks_us()))

    return call


_left.extend((_wrap_device, _wrap_app, _wrap_session, _wrap_clock, _wrap_storage))
if HEAP:
    sys.modules["gc"] = _Collector
gc.collect()
_start = [gc.mem_alloc()]
builtins.__import__ = _watch
