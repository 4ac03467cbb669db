"""Runs on the emulated chip, as /probe.py, started from /boot.py: what the bench sees inside.

The installed program stays as it is and main.py starts it. When its modules are loaded, a few
methods are wrapped: a pin says whether the program is settled, lines over USB say what was
measured.

    settled pin: low while the app works, high after a step that left it settled
    think LEVEL ELAPSED BUSY SLICES LONGEST      a decision, times in us
    save NAME START END                          a call of the storage, times in us since power-on
    heap USED LIVE SCREEN                        in heap runs, each time USED rises: bytes in use
                                                 before and after a collection, screen on top
    module NAME BYTES                            in heap runs, once when asked for by `ledger`
"""

import builtins
import gc
import sys
import time

_import = __import__
_settled = None  # pin
_seed = None
_left = set()  # modules still to be wrapped
_sizes = {}  # module -> bytes that loading it took, without what it imports
_stack = []
_most = [0]
_heap = False


def start(pin, seed=None, heap=False):
    """`pin`: number of a free pin; `seed`: what `entropy` gives first; `heap`: weigh."""
    from machine import Pin

    global _settled, _seed, _heap
    _settled = Pin(pin, Pin.OUT, value=0)
    _seed, _heap = seed, heap
    _left.update(("firmware.app", "firmware.session", "hal.device"))
    if heap:
        sys.modules["gc"] = _Collector
    builtins.__import__ = _watch


class _Collector:
    """Stands for the module gc: sees what is in use before each collection."""

    @staticmethod
    def collect():
        _weigh("")
        gc.collect()

    mem_alloc = gc.mem_alloc
    mem_free = gc.mem_free
    threshold = gc.threshold
    enable = gc.enable
    disable = gc.disable


def _weigh(screen):
    used = gc.mem_alloc()
    if used > _most[0]:
        _most[0] = used
        gc.collect()
        print("heap", used, gc.mem_alloc(), screen)


def _watch(name, *rest):
    known = len(sys.modules)
    if _heap and name not in sys.modules:
        gc.collect()
        _stack.append(0)
        before = gc.mem_alloc()
        module = _import(name, *rest)
        gc.collect()
        took = gc.mem_alloc() - before
        inner = _stack.pop()
        if _stack:
            _stack[-1] += took
        _sizes[name] = took - inner
    else:
        module = _import(name, *rest)
    if known != len(sys.modules):
        for one in list(_left):
            if one in sys.modules and _wrap(one, sys.modules[one]):
                _left.remove(one)
        if not _left and not _heap:
            builtins.__import__ = _import
    return module


def _wrap(name, module):
    """Wrap what is of interest in a module; False while it is not complete."""
    if name == "firmware.app":
        if not hasattr(module, "trace"):  # its last function
            return False
        module.App.step = _step(module.App.step)
    elif name == "firmware.session":
        if not hasattr(module, "restored"):
            return False
        module.Session.think = _think(module.Session.think)
    elif name == "hal.device":
        if not hasattr(module, "Clock"):
            return False
        module.Clock.entropy = _entropy
        for method in ("save", "append", "remove"):
            setattr(module.Storage, method, _timed(method, getattr(module.Storage, method)))
    return True


def _step(real):
    def step(self, ticks=None):
        _settled(0)
        real(self, ticks)
        _settled(self.settled)
        if _heap:
            _weigh(self.screen.module)
            gc.collect()

    return step


def _entropy(self):
    """As the simulator's clock."""
    global _seed
    if _seed is None:
        _seed = time.ticks_us()
    value = _seed
    _seed = (value * 8121 + 28411) % 134456 * 7919 & 0x3FFFFFFF
    return value


def _think(real):
    times = [0, 0, 0, 0]

    def think(self):
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
            elapsed = time.ticks_diff(now, times[0])
            print("think", self.mind_name, elapsed, times[1], times[2], times[3])
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


def ledger():
    """Print what each loaded module takes. After Ctrl-C; `import probe; probe.ledger()`."""
    for name in sys.modules:
        if name in _sizes:
            print("module", name, _sizes[name])
    gc.collect()
    print("live", gc.mem_alloc(), gc.mem_free())
