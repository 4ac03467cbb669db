"""The window and the terminal: keys in, pictures out, and nothing left behind."""

import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time

import pytest
from PIL import Image

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from boards import tools
from firmware.input import NEXT, Input
from hal.buttons import BITS
from simulator import terminal, vm, window
from simulator.device import Device
from simulator.keyboard import HELP, Keyboard, Presses
from simulator.play import RealClock, has_display

BOARD = "waveshare_lcd_1_3"


class Demo:
    """A program that fills the display with the mask it reads."""

    def __init__(self, device):
        self.device = device
        self.masks = []

    def step(self):
        mask = self.device.buttons.read()
        if not self.masks or self.masks[-1] != mask:
            self.masks.append(mask)
            self.device.display.frame.fill(1 + mask % 15)
            self.device.display.show()


def key(name, down=True):
    """Post a key to the window."""
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    pygame.event.post(pygame.event.Event(kind, key=pygame.key.key_code(name)))


@pytest.fixture
def played(monkeypatch, tmp_path):
    """A function that plays a list of key batches in a window; gives the demo and the window."""

    def play(board, batches):
        found = {}
        steps = iter(batches)

        def start(device, language=None):
            found["demo"] = Demo(device)
            return found["demo"]

        class Clock(RealClock):
            def idle(self, ms):
                found["time"] = found.get("time", 0) + ms
                for name, down in next(steps, [("quit", True)]):
                    if name == "quit":
                        pygame.event.post(pygame.event.Event(pygame.QUIT))
                    else:
                        key(name, down)

            def ticks_ms(self):
                return found.get("time", 0)

        class Kept(window.Window):
            def __init__(self, *arguments):
                super().__init__(*arguments)
                found["window"] = self

        monkeypatch.setattr(window, "start", start)
        monkeypatch.setattr(window, "Window", Kept)
        monkeypatch.chdir(tmp_path)
        assert window.play(tools.board(board), str(tmp_path / "save"), Clock(), None, 2) == 0
        return found["demo"], found["window"]

    return play


def test_keys_become_buttons(played):
    batches = [[], [("right", True)], [("right", False)], [("return", True)], [("return", False)]]
    demo, _ = played(BOARD, batches + [[], [("i", True)], [("i", False)], []])
    assert demo.masks == [0, 8, 0, 16, 0, 64, 0]


def test_a_key_that_is_down_for_a_moment_counts(played):
    demo, _ = played(BOARD, [[("a", True), ("a", False)], [], [], [], [], [], []])
    assert demo.masks == [0, 16, 0]


def test_arrows_work_on_two_buttons(played):
    board = "waveshare_oled_1_3"
    demo, _ = played(board, [[("right", True)], [("right", False)], []])
    way = Input(tools.board(board).SCHEME).way(NEXT)
    assert demo.masks == [0, BITS[way[0]], 0] and way[2] == 0


def test_a_screenshot_is_saved(played, tmp_path, capsys):
    played(BOARD, [[], [], [("f12", True)], [("f1", True)], []])
    (picture,) = tmp_path.glob("koi-koi-*.png")
    assert Image.open(picture).size == (480, 480)
    assert picture.name in capsys.readouterr().out


def test_every_board_has_keys_for_all_that_matters():
    for name in tools.board_names():
        keys = Keyboard(tools.board(name)).keys
        for needed in ("right", "return", "escape", "i", "p"):
            assert needed in keys, (name, needed)


def test_holding_and_tapping():
    presses = Presses(Keyboard(tools.board("pimoroni_display")))
    assert presses.press("return", 0) and not presses.press("f5", 0)
    assert presses.mask(5000) == 16
    presses.release("return")
    assert presses.mask(5000) == 0
    presses.press("i", 6000)  # a long press of the OK button
    assert presses.mask(6600) == 16 and presses.mask(6800) == 0


def test_the_help_names_every_key():
    text = " ".join(keys for keys, _ in HELP)
    for word in ("arrows", "Enter", "Esc", "F12", "F1", "M"):
        assert word in text


def test_tones_are_square_waves():
    samples = window.square((441, 100, 0, 100), 1000)
    assert len(samples) == 2 * window.RATE // 10
    assert set(samples[:2205]) == {1000, -1000} and set(samples[2205:]) == {0}
    changes = sum(a != b for a, b in zip(samples[:2205], samples[1:2205]))
    assert 86 <= changes <= 89  # 44 periods


def test_a_display_is_looked_for(monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert not has_display()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert has_display()


def test_terminal_keys_have_names():
    assert terminal.names("\x1b[A\x1bOD\r a\x7f\tX\x1b") == [
        "up", "left", "return", "space", "a", "backspace", "tab", "X", "escape",
    ]  # fmt: skip
    assert terminal.names("\x1b[15~q") == ["q"]
    with pytest.raises(terminal.Quit):
        terminal.names("a\x03")


def test_the_terminal_draws_only_what_changed(tmp_path):
    device = Device(tools.board(BOARD), str(tmp_path), RealClock())
    screen = terminal.Screen(240, 121)
    first = screen.draw(terminal.lit(device))
    assert first.count("▀") == 240 * 120
    assert screen.draw(terminal.lit(device)) == ""
    device.display.frame.pixel(10, 21, 3)
    device.display.show()
    second = screen.draw(terminal.lit(device))
    assert second == "\x1b[11;11H\x1b[38;2;0;0;0;48;2;51;51;51m▀"
    small = terminal.Screen(80, 24)
    assert small.draw(terminal.lit(device)).count("▀") == 46 * 23


def terminal_run(tmp_path, keys, size=(40, 100), stop=None):
    """Play in a pseudo-terminal; gives the exit status, what it drew, modes before and after."""
    master, slave = pty.openpty()
    termios.tcsetwinsize(slave, size)
    before = termios.tcgetattr(slave)
    words = [sys.executable, "-m", "simulator", "play", "--terminal", "--storage", str(tmp_path)]
    process = subprocess.Popen(
        words, cwd=vm.ROOT, stdin=slave, stdout=slave, stderr=slave, start_new_session=True
    )
    drawn = b""
    deadline = time.monotonic() + 60
    while process.poll() is None and time.monotonic() < deadline:
        if select.select([master], [], [], 0.1)[0]:
            drawn += os.read(master, 65536)
        elif "▀".encode() in drawn and keys is not None:
            if stop:
                process.send_signal(stop)
            else:
                os.write(master, keys)
            keys = None
    process.kill()
    while select.select([master], [], [], 0.1)[0]:
        drawn += os.read(master, 65536)
    after = termios.tcgetattr(slave)
    os.close(master)
    os.close(slave)
    return process.wait(), drawn.decode(), before, after


@pytest.mark.parametrize("stop", [None, signal.SIGTERM, signal.SIGHUP])
def test_the_terminal_is_as_it_was(tmp_path, stop):
    status, drawn, before, after = terminal_run(tmp_path, b"\x1b[B\r\x03", stop=stop)
    assert status == 0, drawn[-500:]
    assert "38;2;" in drawn
    assert drawn.endswith(terminal.LEAVE)
    assert before == after


def test_without_display_and_terminal_it_says_so(tmp_path):
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    }
    done = subprocess.run(
        [sys.executable, "-m", "simulator", "play", "--storage", str(tmp_path)],
        cwd=vm.ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2 and done.stderr.count("\n") == 1 and "terminal" in done.stderr
