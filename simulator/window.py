"""The handheld in a window, with pygame-ce: keyboard, sound, screenshots. F1 shows the keys."""

import os
import time
from array import array
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

from simulator.device import Device, start
from simulator.keyboard import HELP, Keyboard, Presses
from simulator.picture import Picture, light

if TYPE_CHECKING:
    from simulator.play import RealClock

BEZEL = 12
CASE = (38, 34, 32)
TEXT = (236, 226, 206)
RATE = 22050
FRAME_MS = 10


class NoWindow(RuntimeError):
    """SDL found no screen to open a window on."""


class Tones:
    """Square waves for tunes of (Hz, ms) pairs; silent where there is no sound card."""

    def __init__(self) -> None:
        """Nothing is opened before the first tune."""
        self.muted = False
        self.channel: pygame.mixer.Channel | None = None
        self.tried = False

    def play(self, tune: Sequence[int], volume: int) -> None:
        """Play a tune instead of the one that is on; volume 0 to 3."""
        if not self.tried:
            self.tried = True
            self._open()
        if self.channel is None:
            return
        self.channel.stop()
        if tune and not self.muted:
            self.channel.play(pygame.mixer.Sound(buffer=square(tune, volume * 1600).tobytes()))

    def _open(self) -> None:
        """Open the sound card; the system's library says on standard error what is missing."""
        errors = os.dup(2)
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 2)
        try:
            pygame.mixer.init(RATE, -16, 1, 512)
            self.channel = pygame.mixer.Channel(0)
        except pygame.error:
            pass
        finally:
            os.dup2(errors, 2)
            os.close(errors)
            os.close(nowhere)


def square(tune: Sequence[int], level: int) -> "array[int]":
    """Samples of a tune, a flat sequence of Hz, ms; Hz 0 is a rest."""
    samples = array("h")
    for hz, ms in zip(tune[0::2], tune[1::2]):
        count = RATE * ms // 1000
        if hz:
            samples.extend(level if i * hz * 2 // RATE & 1 else -level for i in range(count))
        else:
            samples.extend([0] * count)
    return samples


class Window:
    """A window on one device."""

    def __init__(self, device: Device, board: ModuleType, scale: int | None) -> None:
        """Open it; without a scale, as large as fits well. Raises NoWindow."""
        try:
            pygame.display.init()
            pygame.font.init()
            desktop = pygame.display.get_desktop_sizes()[0]
        except pygame.error as error:
            raise NoWindow(str(error)) from None
        self.device = device
        self.presses = Presses(Keyboard(board))
        width, height = device.display.width, device.display.height
        fits = min(desktop[0] * 4 // 5 // width, desktop[1] * 4 // 5 // height)
        self.scale = scale or max(1, min(fits, 8 if width < 200 else 3))
        size = (width * self.scale, height * self.scale)
        try:
            self.screen = pygame.display.set_mode((size[0] + 2 * BEZEL, size[1] + 2 * BEZEL))
        except pygame.error as error:
            raise NoWindow(str(error)) from None
        pygame.display.set_caption(f"Koi-Koi Pocket · {board.NAME} · F1: keys")
        self.size = size
        self.help = False
        self.drawn: tuple = ()

    def events(self, now: int, tones: Tones) -> bool:
        """Take the keys; gives False when the window is to close."""
        fresh: set[str] = set()
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                return False
            if event.type == pygame.KEYDOWN:
                name = pygame.key.name(event.key)
                if event.key == pygame.K_F1:
                    self.help = not self.help
                elif event.key == pygame.K_F12:
                    self.screenshot()
                elif event.key == pygame.K_m:
                    tones.muted = not tones.muted
                elif self.presses.press("return" if name == "enter" else name, now):
                    fresh.add(name)
            elif event.type == pygame.KEYUP:
                name = pygame.key.name(event.key)
                if name in fresh:  # down and up between two looks: it still counts
                    self.presses.press(name, now, 40)
                self.presses.release("return" if name == "enter" else name)
            elif event.type == pygame.WINDOWFOCUSLOST:
                self.presses.down.clear()
            elif event.type == pygame.WINDOWEXPOSED:
                self.drawn = ()
        return True

    def draw(self) -> None:
        """Show the display, if anything about it changed."""
        display = self.device.display
        state = (display.shows, display.percent, display.asleep, self.help)
        if state == self.drawn:
            return
        self.drawn = state
        self.screen.fill(CASE)
        picture = Picture(display)
        surface = pygame.image.frombytes(picture.values(), (picture.width, picture.height), "P")
        bright = light(display)
        surface.set_palette(
            [
                tuple(int((rgb >> shift & 255) * bright) for shift in (16, 8, 0))
                for rgb in display.rgb
            ]
        )
        self.screen.blit(
            pygame.transform.scale(surface.convert(self.screen), self.size), (BEZEL, BEZEL)
        )
        if self.help:
            self._draw_help()
        pygame.display.flip()

    def _draw_help(self) -> None:
        shade = pygame.Surface(self.screen.get_size(), pygame.SRCALPHA)
        shade.fill((0, 0, 0, 205))
        self.screen.blit(shade, (0, 0))
        width, height = self.screen.get_size()
        line = min(height // (len(HELP) + 1), 30)
        font = pygame.font.Font(None, max(12, min(line, width // 15)))
        for row, (keys, meaning) in enumerate(HELP):
            y = BEZEL + row * line
            self.screen.blit(font.render(keys, True, TEXT), (BEZEL, y))
            self.screen.blit(font.render(meaning, True, TEXT), (width * 45 // 100, y))

    def screenshot(self) -> Path:
        """Save what the display shows as koi-koi-DATE.png in the current folder."""
        path = Path(time.strftime("koi-koi-%Y%m%d-%H%M%S.png"))
        Picture(self.device.display).save(path, self.scale)
        print(path)
        return path


def play(
    board: ModuleType, storage: str, clock: "RealClock", language: str | None, scale: int | None
) -> int:
    """Play in a window until it is closed; the game has saved itself by then."""
    tones = Tones()
    device = Device(board, storage, clock, tones.play)
    window = Window(device, board, scale)
    try:
        app = start(device, language)
        while window.events(clock.ticks_ms(), tones):
            device.buttons.mask = window.presses.mask(clock.ticks_ms())
            app.step()
            window.draw()
            clock.idle(FRAME_MS)
    finally:
        pygame.quit()
    return 0
