"""`run`: a script of presses without a window, on either interpreter; pictures come out."""

import argparse
import json
import subprocess
import sys
import tempfile
from base64 import b64decode
from pathlib import Path
from types import ModuleType

from simulator import script, strictjson, vm
from simulator.common import Refused, add_device_options, find_board, read, writable
from simulator.device import Display
from simulator.headless import Headless, NotSettled, digest
from simulator.picture import Picture, save_gif

SERVE = "from simulator.headless import serve; serve()"


class Output:
    """What becomes of a run: lines of a trace, PNG files, and frames kept for a GIF."""

    def __init__(self, folder: Path, trace: bool, gif: bool, scale: int) -> None:
        """`folder`: where pictures go."""
        self.folder, self.trace, self.gif, self.scale = folder, trace, gif, scale
        self.frames: list[tuple[int, Picture]] = []
        self.record: dict | None = None

    def frame(self, ms: int, display: Display, sha: str = "") -> None:
        """A picture was shown."""
        if self.trace:
            print(ms, sha or digest(display))
        if self.gif:
            self.frames.append((ms, Picture(display)))

    def shot(self, name: str, display: Display) -> None:
        """A picture was asked for."""
        path = self.folder / (name if name.endswith(".png") else name + ".png")
        Picture(display).save(path, self.scale)
        print(path, file=sys.stderr)


def add_parser(commands: argparse._SubParsersAction) -> None:
    """Describe the command line."""
    parser = commands.add_parser("run", help="play a script of presses without a window")
    parser.add_argument("script", metavar="SCRIPT", help="a file, or - for standard input")
    add_device_options(parser)
    parser.add_argument("--vm", default="cpython", metavar="VM", help="cpython or micropython")
    parser.add_argument(
        "--trace", action="store_true", help="a line per shown frame: ms, SHA-256 of the pixels"
    )
    parser.add_argument("--out", default=".", metavar="DIR", help="where pictures go")
    parser.add_argument("--gif", metavar="FILE", help="the whole run as a moving picture")
    parser.add_argument("--record", metavar="FILE", help="the game played to its end, as JSON")
    parser.set_defaults(main=main)


def main(options: argparse.Namespace) -> int:
    """Play the script; gives the exit code."""
    if options.vm not in ("cpython", "micropython"):
        raise Refused(f"no interpreter {options.vm!r}; there are cpython and micropython")
    board = find_board(options.board)
    text = _read(options.script)
    try:
        steps = script.parse(text, board.BUTTONS)
    except script.BadScript as error:
        raise Refused(f"{options.script}: {error}") from None
    for name in (options.gif, options.record):
        if name is not None:
            writable(name)
    folder = writable(options.out, folder=True)
    output = Output(folder, options.trace, options.gif is not None, options.scale or 1)
    with tempfile.TemporaryDirectory() as scratch:
        storage = str(writable(options.storage or scratch + "/save", folder=True))
        job = (board, text, storage, options.seed or 0, options.language, output)
        try:
            if options.vm == "micropython":
                end = run_there(*job)
            else:
                end = run_here(*job, steps=steps)
        except NotSettled as error:
            raise Refused(f"{options.script}: {error}") from None
        except vm.NoMicroPython as error:
            raise Refused(str(error)) from None
    if options.record is not None:
        if output.record is None:
            raise Refused(f"{options.script} does not begin a game and play it to its end")
        Path(options.record).write_text(strictjson.dumps(output.record) + "\n")
    if options.gif is not None and output.frames:
        save_gif(options.gif, output.frames, end, output.scale)
    return 0


def run_here(
    board: ModuleType,
    text: str,
    storage: str,
    seed: int,
    language: str | None,
    output: Output,
    steps: list | None = None,
) -> int:
    """Run in this interpreter; gives the virtual time at the end, in ms."""
    headless = Headless(board, storage, seed, language, output)
    headless.run(steps or script.parse(text, board.BUTTONS))
    output.record = headless.record()
    return headless.device.clock.now


def run_there(
    board: ModuleType, text: str, storage: str, seed: int, language: str | None, output: Output
) -> int:
    """Run under MicroPython; frames come back as text. Gives the virtual time at the end."""
    job = {
        "board": board.__name__.split(".")[-1],
        "script": text,
        "storage": str(Path(storage).resolve()),
        "seed": seed,
        "language": language,
        "pixels": output.gif,
    }
    display = Display(board.DISPLAY)
    end = -1
    with vm.start(SERVE, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin and process.stdout
        process.stdin.write(json.dumps(job))
        process.stdin.close()
        for line in process.stdout:
            word, *rest = line.rstrip("\n").split(" ")
            if word == "\x01frame":
                if rest[2:]:
                    display.shown[:] = b64decode(rest[2])
                output.frame(int(rest[0]), display, rest[1])
            elif word == "\x01shot":
                display.shown[:] = b64decode(rest[1])
                output.shot(rest[0], display)
            elif word == "\x01palette":
                display.rgb = [int(value) for value in rest]
            elif word == "\x01record":
                output.record = json.loads(" ".join(rest))
            elif word == "\x01end":
                end = int(rest[0])
            elif word == "\x01error":
                raise NotSettled(" ".join(rest))
            else:
                print(line, end="", file=sys.stderr)
    if process.returncode or end < 0:
        raise RuntimeError(f"MicroPython ended with status {process.returncode}")
    return end


def _read(name: str) -> str:
    try:
        return read(name).decode()
    except UnicodeDecodeError as error:
        raise Refused(f"{name} is no UTF-8 text: byte {error.start}") from None
