"""The loop.

Buttons, the stack of screens, the panel. The device runs it for ever, a simulator step by step.
"""

import gc
import sys

from firmware import colours, forget, layouts
from firmware.canvas import Canvas
from firmware.input import Input, label_of
from firmware.parts import drop_parts
from firmware.settings import LANGUAGES, Settings
from firmware.text import LARGE, Font, Language
from firmware.texts import keys as T

DIM_AFTER = 60_000  # ms without a press
SLEEP_AFTER = 180_000
WASTE = 12  # pictures whose garbage may pile up
THOUGHT = 2  # a slice of thinking counts as so many: most load code, which is garbage soon
WRAP = 0x3FFFFFFF  # ticks_ms counts modulo 2**30 on the chip
CRASH_FILE = "last_crash.txt"
_KEPT = ("engine_core.ai", "firmware.session")  # the session's, whatever screen was on top


class App:
    """The program on one device. `settled`: nothing moves, thinks or waits to be drawn."""

    def __init__(self, device, strict=False, first="title"):
        """Start with the screen `first`.

        `strict` raises errors instead of showing the crash screen (tests).
        """
        self.device = device
        self.strict = strict
        self.layout = layout = layouts.find(device.display)
        self.settings = Settings(device.storage)
        self.tr = None
        device.display.palette(colours.RGB)
        self.canvas = Canvas(device.display, None, layout.CARD, layout.BIG)
        self.set_language(self.settings.code)
        self.input = Input(device.scheme)
        self.key_names = device.key_names
        self.seed = None  # of the next game, when a person chose one
        self.session = None
        self.stack = []
        self.changed = True
        self.pictured = None  # the screen whose picture is on the canvas, whole
        self.now = 0
        self.ticks = device.clock.ticks_ms()
        self.pressed = 0
        self.lit = 2
        self.waste = 0  # pictures shown, slices thought since garbage was collected
        self.apply_settings()
        self.push(first)

    def set_language(self, code):
        """Change the language of the texts and load fonts that suit it."""
        if code not in LANGUAGES:
            raise ValueError("unknown language %s: there are %s" % (code, ", ".join(LANGUAGES)))
        if self.tr is not None:
            self.tr.close()
        self.canvas.fonts = None
        gc.collect()
        loaded = {}
        for role, name in enumerate(self.layout.FONTS):
            if name in loaded:
                continue
            if name == "tiny":
                from firmware.tiny import Tiny

                loaded[name] = Tiny()
            elif code == "ja":
                loaded[name] = Font(name + "_ja", 100 if role != LARGE else 24, role != LARGE)
            else:
                loaded[name] = Font(name, 16 if role != LARGE else 24, role != LARGE)
            for other in loaded.values():
                if other.codes == loaded[name].codes:  # then they need be there only once
                    loaded[name].codes = other.codes
        self.canvas.fonts = tuple([loaded[name] for name in self.layout.FONTS])
        self.tr = Language(code)
        for screen in getattr(self, "stack", ()):
            screen.touch(True)

    def apply_settings(self):
        """Give the device what the settings say."""
        if self.device.sound is not None:
            self.device.sound.volume = self.settings.volume
        self.device.display.brightness(self.settings.brightness * 20)

    def play(self, tune):
        """Start a tune of firmware.tunes."""
        if self.device.sound is not None:
            self.device.sound.play(tune)

    def key(self, intent):
        """What a hint calls the key of an intent, "A" or "hold A"; None where there is no way."""
        way = self.input.way(intent)
        if way is None:
            return None
        button, _, held = way
        label = self.key_names.get(button) or label_of(button)
        return self.tr(T.HOLD, label) if held else label

    @property
    def screen(self):
        """The screen on top."""
        return self.stack[-1]

    @property
    def settled(self):
        """Nothing moves, thinks, waits to be drawn or for keys to be let go."""
        top = self.stack[-1]
        waits = self.changed or self.canvas.dirty or self.input.blocked
        return not (top.busy or top.stale or waits)

    def push(self, name, *args):
        """Show the screen firmware.screens.<name> above the others."""
        module = "firmware.screens." + name
        drop_parts()
        before = tuple(sys.modules)
        __import__(module)
        screen = sys.modules[module].Screen(self, *args)
        screen.module = name
        screen.before = before
        self.stack.append(screen)
        self._shown(screen)
        return screen

    def pop(self, result=None):
        """Drop the screen on top; the one below is told the result."""
        gone = self.stack.pop()
        self._drop(gone)
        self._unload(gone)
        below = self.stack[-1]
        self._shown(below)
        below.resumed(result)

    def replace(self, name, *args):
        """Drop the screen on top and show another one in its place."""
        self._drop(self.stack.pop())
        return self.push(name, *args)

    def restart(self, name, *args):
        """Drop all screens and show this one."""
        while self.stack:
            gone = self.stack.pop()
            self._drop(gone)
            self._unload(gone)
        return self.push(name, *args)

    def _shown(self, screen):
        screen.stale = screen.full = True
        self.changed = True
        self.input.hold_off()

    def _drop(self, screen):
        screen.closed()
        self.canvas.release()
        names = ["firmware.screens." + screen.module]
        names.extend(screen.helpers)
        for name in names:
            for other in self.stack:
                if name in other.helpers or name == "firmware.screens." + other.module:
                    break
            else:
                forget(name)

    def _unload(self, gone):
        """Forget what a screen and its own screens have loaded since it was shown."""
        for name in tuple(sys.modules):
            ours = name.startswith(("firmware.", "engine_core."))
            if ours and name not in gone.before and not name.startswith(_KEPT):
                forget(name)

    def draw_below(self):
        """Have the screen under the top one drawn, whole: what a modal screen stands on."""
        below = self.stack[-2]
        if self.pictured is not below:
            below.full = True
            below.draw(self.canvas)
        self.pictured = None

    def step(self, ticks=None):
        """One turn of the loop: input, handle, update, draw, show."""
        if ticks is None:
            ticks = self.device.clock.ticks_ms()
        self.now += (ticks - self.ticks) & WRAP
        self.ticks = ticks
        try:
            self._step(self.now)
        except Exception as error:
            if self.strict or self.stack and self.stack[-1].module == "crash":
                raise
            self.crash(error)

    def _step(self, now):
        intents = self.input.poll(self.device.buttons.read(), now)
        if self.input.down:
            self.pressed = now
            if self.lit < 2:
                self._light(2)
                self.input.hold_off()
        for intent in intents:
            top = self.stack[-1]
            top.handle(intent)
            if self.stack[-1] is not top or self.input.blocked:
                break
        due = self.wasteful()  # before the screen works: it may leave this step to the sweep
        top = self.stack[-1]
        top.update(now)
        top = self.stack[-1]
        if top.stale:
            top.stale = False
            top.draw(self.canvas)
            top.full = False
            self.pictured = top
        shown = self.canvas.flush()
        self.waste += shown
        if self.changed and not top.stale:
            self.changed = False
            self._sweep()
        elif not shown:
            if due:
                self._sweep()
            if not top.busy:
                self._rest(now, top)

    def wasteful(self):
        """Whether garbage is collected as soon as a step draws nothing."""
        return self.waste >= WASTE

    def may_think(self):
        """Whether this step may have a slice of thinking; else it is left to collect garbage.

        In a slice a collection would take longer than the slice.
        """
        if self.wasteful():
            return False
        self.waste += THOUGHT
        return True

    def _sweep(self):
        """Collect garbage: only when the picture has been shown."""
        self.waste = 0
        drop_parts()
        gc.collect()

    def _rest(self, now, top):
        """Nothing happens: tidy up, dim and sleep in the end."""
        quiet = now - self.pressed
        loaded = self.session is not None and self.session.prepare()
        if loaded or self.waste and quiet > 500:
            self._sweep()
        if top.wakeful:
            return
        if self.lit == 2 and quiet > DIM_AFTER:
            self._light(1)
        elif self.lit == 1 and quiet > SLEEP_AFTER:
            self._light(0)

    def _light(self, level):
        """2 lit, 1 dim, 0 off."""
        display = self.device.display
        if self.lit == 0:
            display.sleep(False)
        if level == 0:
            display.sleep(True)
        else:
            display.brightness(self.settings.brightness * 20 if level == 2 else 5)
        self.lit = level

    def crash(self, error):
        """Keep the trace in storage and show it; a running game stays saved."""
        from firmware.trouble import trace

        text = trace(error)
        try:
            self.device.storage.note(CRASH_FILE, text)
        except OSError as failed:
            text += "\nnot stored: %s" % failed
        self.stack.clear()
        gc.collect()
        self.push("crash", text)

    def run(self):
        """For ever."""
        idle = self.device.clock.idle
        while True:
            self.step()
            idle(2 if self.stack[-1].busy else 4)
