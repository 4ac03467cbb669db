"""The self-test: what a person checks after wiring or flashing a board.

First a pattern: a line all round, the sixteen colours, a colour in each corner: red, green, blue,
gold, clockwise from the top left (in monochrome the blue one is dark), or the panel is turned or
mirrored. Then the keys, each bright while it is down and lit once it was, with what was measured
of frame, memory, files and battery below; at each press a sound, and the next colour of the light.
A key held for long leads out.
"""

import gc
import os

from firmware import tunes
from firmware.colours import BLUE, GOLD, GREY, INK, LEAF, PAPER, RED
from firmware.input import BACK, label_of
from firmware.screens import Base
from firmware.text import NORMAL, SMALL
from firmware.texts import keys as T

_LONG = 1500  # ms
_FILE = "selftest"


class Screen(Base):
    """Two pages; the second looks at the buttons themselves, not at intents."""

    wakeful = True

    def __init__(self, app):
        super().__init__(app)
        self.lines = None  # of the second page
        self.mask = self.seen = self.since = self.presses = 0

    def handle(self, intent):
        if self.lines is not None:
            return
        if intent == BACK:
            self._leave()
            return
        self.lines = self._measured()
        self.app.play(tunes.YAKU)
        self.touch(True)

    def update(self, now):
        if self.lines is None:
            return
        mask = self.app.device.buttons.read()
        if mask != self.mask:
            if mask & ~self.mask:
                self.app.play(tunes.CARD)
                self._light(1 << self.presses % 3)
                self.presses += 1
            self.mask = mask
            self.seen |= mask
            self.since = now
            self.touch()
        elif mask and now - self.since > _LONG:
            self._leave()

    def closed(self):
        self._light(0)

    def _light(self, bits):
        led = self.app.device.led
        if led is not None:
            led.show(bits & 1, bits >> 1 & 1, bits >> 2)

    def _leave(self):
        app = self.app
        if len(app.stack) > 1:
            app.pop()
        else:
            app.restart("title")  # it was the first screen

    def _measured(self):
        app = self.app
        tr, device, clock = app.tr, app.device, app.device.clock
        start = clock.ticks_ms()
        device.display.show()
        lines = [tr(T.ST_FRAME, clock.ticks_diff(clock.ticks_ms(), start))]
        gc.collect()
        if hasattr(gc, "mem_free"):
            lines.append(tr(T.ST_MEMORY, gc.mem_free() // 1024))
        start = clock.ticks_ms()
        if _files_work(device.storage):
            lines.append(tr(T.ST_FILES, clock.ticks_diff(clock.ticks_ms(), start)))
        else:
            lines.append(tr(T.ST_BROKEN))
        battery = device.battery
        if battery is not None:
            key = T.ST_CHARGING if battery.charging() else T.ST_BATTERY
            lines.append(tr(key, battery.percent()))
        if device.sound is None:
            lines.append(tr(T.ST_SILENT))
        return lines

    def draw(self, canvas):
        if self.lines is None:
            self._draw_pattern(canvas)
            return
        if self.full:
            canvas.fill(INK)
            self._draw_lines(canvas)
        self._draw_keys(canvas)

    def _draw_pattern(self, canvas):
        width, height = canvas.width, canvas.height
        size = height // 8
        canvas.fill(INK)
        canvas.frame_rect(0, 0, width, height, PAPER)
        for x, y, colour in ((0, 0, RED), (1, 0, LEAF), (1, 1, BLUE), (0, 1, GOLD)):
            canvas.rect(
                x and width - 2 - size or 2, y and height - 2 - size or 2, size, size, colour
            )
        step = (width - 2 * size - 16) // 16
        left = (width - 16 * step) // 2
        top = height // 2
        for colour in range(16):
            canvas.rect(left + colour * step, top, step, height // 6, colour)
        middle = width // 2
        line = canvas.line_height(NORMAL)
        canvas.text_centre(NORMAL, middle, 2, "▲", PAPER)
        name = self.app.device.name
        if canvas.text_width(SMALL, name) < width - 8:
            canvas.text_centre(SMALL, middle, top - line, name, PAPER)
        canvas.text_centre(
            SMALL, middle, height - 2 - canvas.line_height(SMALL), self.app.tr(T.ST_GO), PAPER
        )

    def _draw_keys(self, canvas):
        line = canvas.line_height(NORMAL)
        x = 2
        for bit, name, *_ in self.app.input.keys:
            if name == "CENTRE" and len(self.app.input.keys) == 7:
                continue  # a pad without one
            label = self.app.key_names.get(name) or label_of(name)[:1]
            width = canvas.text_width(NORMAL, label) + 5
            down = self.mask & bit
            canvas.rect(x, 0, width - 1, line, PAPER if down else INK)
            ink = INK if down else PAPER if self.seen & bit else GREY
            if canvas.mono and not down and not self.seen & bit:
                label = "-"
            canvas.text(NORMAL, x + 2, 0, label, ink)
            x += width

    def _draw_lines(self, canvas):
        y = canvas.line_height(NORMAL)
        step = canvas.line_height(SMALL)
        last = canvas.height - step
        for text in self.lines:
            if y > last - step:
                break
            canvas.text(SMALL, 2, y, text, PAPER)
            y += step
        canvas.text(SMALL, 2, last, self.app.tr(T.ST_HOLD), GOLD)


def _files_work(storage):
    """Save, append, read back and remove a file."""
    body = os.urandom(64)
    try:
        storage.save(_FILE, body)
        storage.append(_FILE, b"!")
        whole = storage.load(_FILE) == body + b"!"
        storage.remove(_FILE)
        return whole and storage.load(_FILE) is None
    except OSError:
        return False
