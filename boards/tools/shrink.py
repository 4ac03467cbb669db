"""Short names for the program on the chip, between its source and mpy-cross.

Every name that MicroPython does not know yet costs some 20 bytes of the chip's heap, for ever, and
the tables of names double as they grow. To load a module, each of its names is looked for in these
tables, 0.1 ms a name, but for those that a .mpy file gives by number. What only our program uses
(functions, methods, attributes, arguments) goes by such a name if it stands in many modules, else
by another one that MicroPython has in its flash anyway, or by two letters. A name is the same in
all modules, so that nothing needs to be known about what it stands for; but one that is only ever
an attribute and one that never is may go by the same.

Kept are names of modules and of a board's data, words that the program has as strings (they may be
looked up), private constants (mpy-cross leaves them out), and all that MicroPython itself could
mean. Lines stay where they are.
"""

import ast
import builtins
import io
import keyword
import re
import tokenize
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from boards.tools.fold import is_assembly

_ROM_NAMES = Path(__file__).parent / "rom_names.txt"
_MPY_NAMES = Path(__file__).parent / "mpy_names.txt"
# In compiled code a call of one of the types is a cast, whatever else goes by that name.
_COMPILER = {"viper", "native", "const"} | set("object bool int uint ptr ptr8 ptr16 ptr32".split())
_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def shrunk(sources: dict[str, str], board: str) -> dict[str, str]:
    """The modules with short names. `board`: the source of the board's data, which stays."""
    sources = _shared(sources, board)
    short = _short(sources, board)
    return {module: _renamed(source, short) for module, source in sources.items()}


def readable(trace: str, short: dict[str, str]) -> str:
    """A trace from the chip, with the functions' own names again."""
    own: dict[str, list[str]] = {}
    for old, new in short.items():
        own.setdefault(new, []).append(old)

    def named(found: re.Match[str]) -> str:
        return " or ".join(own.get(found[0], [found[0]]))

    return re.sub(r"(?<=, in )\w+", named, trace)


def short_names(sources: dict[str, str], board: str) -> dict[str, str]:
    """Old name -> new name, for `readable`."""
    return _short(_shared(sources, board), board)


def _short(sources: dict[str, str], board: str) -> dict[str, str]:
    """Old name -> new name; the names used most get the shortest."""
    uses = _words(sources, board)
    kept = _kept(sources, board)
    needed = Counter(
        one for source in sources.values() for one in _names_in_memory(ast.parse(source))
    )
    ours = [name for name in needed if name not in kept and not _foreign(name)]
    free = (name for name in _candidates() if name not in uses and name not in kept)
    attributes, others = _kinds(ast.parse(source) for source in sources.values())
    short: dict[str, str] = {}
    half: dict[bool, list[str]] = {True: [], False: []}  # taken by one kind, free for the other
    for name in sorted(ours, key=lambda one: (-needed[one], -uses[one], one)):
        attribute = name in attributes
        if attribute and name in others:
            short[name] = next(free)
        elif half[attribute]:
            short[name] = half[attribute].pop(0)
        else:
            short[name] = next(free)
            half[not attribute].append(short[name])
    return short


def _kinds(trees: Iterable[ast.Module]) -> tuple[set[str], set[str]]:
    """Names of attributes; names of variables, functions and classes, and what a class's own body
    reads: there a method's name hides a global one."""
    attributes, others = set(), set()
    for tree in trees:
        bodies = [node.body for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
        methods = {id(part) for body in bodies for part in body}
        for part in (part for body in bodies for part in body):
            for node in _at_once(part):
                if isinstance(node, ast.Name):
                    attributes.add(node.id)
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute):
                attributes.add(node.attr)
            elif isinstance(node, ast.FunctionDef) and id(node) in methods:
                attributes.add(node.name)
            elif isinstance(node, ast.FunctionDef | ast.ClassDef):
                others.add(node.name)
            elif isinstance(node, ast.Name):
                others.add(node.id)
            elif isinstance(node, ast.Import | ast.ImportFrom):
                for one in node.names:
                    others.update((*one.name.split("."), one.asname or one.name))
            elif isinstance(node, ast.Global):
                others.update(node.names)
            elif isinstance(node, ast.arg) or isinstance(node, ast.keyword) and node.arg:
                others.add(node.arg or "")
    return attributes, others


def _at_once(node: ast.AST) -> Iterator[ast.AST]:
    """What of a statement runs where it stands: all but the bodies of functions."""
    if isinstance(node, ast.FunctionDef):
        parts = [*node.decorator_list, *node.args.defaults, *node.args.kw_defaults]
        for part in parts:
            if part is not None:
                yield from ast.walk(part)
    else:
        yield from ast.walk(node)


def _words(sources: dict[str, str], board: str) -> Counter[str]:
    """How often each identifier stands anywhere."""
    return Counter(
        token.string
        for source in (*sources.values(), board)
        for token in _tokens(source)
        if token.type == tokenize.NAME
    )


def _kept(sources: dict[str, str], board: str) -> set[str]:
    """Names that something outside the modules, or a string in them, may mean."""
    kept = set(_COMPILER)
    for module, source in sources.items():
        kept.update(module.split("."))
        kept.update(re.findall(r"^(_\w+) *= *const\(", source, re.MULTILINE))
        for token in _tokens(source):
            if token.type == tokenize.STRING:
                value = ast.literal_eval(token.string)
                if isinstance(value, str):
                    kept.add(value)
        for node in ast.walk(ast.parse(source)):
            if is_assembly(node):
                kept.update(one.id for one in ast.walk(node) if isinstance(one, ast.Name))
                kept.update(one.arg for one in ast.walk(node) if isinstance(one, ast.arg))
    kept.update(token.string for token in _tokens(board) if token.type == tokenize.NAME)
    return kept


def _names_in_memory(tree: ast.Module) -> set[str]:
    """Names that exist on the chip; local variables do not."""
    names: set[str] = set()
    tree.body = [node for node in tree.body if not is_assembly(node)]
    local: dict[ast.AST, set[str]] = {}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.Lambda):
            names.update(one.arg for one in _arguments(function.args))
            shared = {
                n
                for node in ast.walk(function)
                if isinstance(node, ast.Global)
                for n in node.names
            }
            local[function] = {
                node.id
                for node in ast.walk(function)
                if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)
            } - shared
    inside = {node for function in local for node in ast.walk(function) if node is not function}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            names.add(node.attr)
        elif isinstance(node, ast.keyword) and node.arg:
            names.add(node.arg)
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            for one in node.names:
                names.update((one.name.split(".")[0], one.asname or one.name))
        elif isinstance(node, ast.Name) and node not in inside:
            names.add(node.id)
        elif isinstance(node, ast.Global):
            names.update(node.names)
    locals_only = set().union(*local.values()) if local else set()
    for node in inside:
        if isinstance(node, ast.Name) and node.id not in locals_only:
            names.add(node.id)
    return names


# Arguments


def _arguments(arguments: ast.arguments) -> list[ast.arg]:
    return [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]


def _shared(sources: dict[str, str], board: str) -> dict[str, str]:
    """The modules with the same few names for the arguments of all functions.

    An argument that is given by its name somewhere keeps it.
    """
    trees = {module: ast.parse(source) for module, source in sources.items()}
    by_name = {
        node.arg
        for tree in trees.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.keyword) and node.arg
    }
    uses, kept = _words(sources, board), _kept(sources, board)
    free = (name for name in _candidates() if name not in uses and name not in kept)
    pool = [next(free) for _ in range(24)]
    for tree in trees.values():
        _Share(pool, by_name).visit(tree)
    return {module: ast.unparse(tree) for module, tree in trees.items()}


class _Share(ast.NodeTransformer):
    """Give arguments names from a pool, and what reads them; inner functions go on in the pool."""

    def __init__(self, pool: list[str], by_name: set[str]) -> None:
        self._pool, self._by_name = pool, by_name
        self._scopes: list[dict[str, str]] = []  # of the functions around: old name -> new name

    def _function(self, node: ast.FunctionDef | ast.Lambda, body: list) -> None:
        names: dict[str, str] = {}
        used = sum(len(set(scope.values()) & set(self._pool)) for scope in self._scopes)
        for one in _arguments(node.args):
            if one.arg != "self" and one.arg not in self._by_name:
                names[one.arg] = self._pool[used]
                used += 1
            else:
                names[one.arg] = one.arg
            one.arg = names[one.arg]
        if node.args.vararg:
            names[node.args.vararg.arg] = node.args.vararg.arg
        for part in body:  # what an inner function binds itself is not the outer one's argument
            for inner in _own(part):
                if isinstance(inner, ast.Name) and not isinstance(inner.ctx, ast.Load):
                    names.setdefault(inner.id, inner.id)
        self._scopes.append(names)
        for part in body:
            self.visit(part)
        self._scopes.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Defaults and decorators belong to the outside."""
        if is_assembly(node):
            return node
        for outside in (*node.decorator_list, *node.args.defaults, *node.args.kw_defaults):
            if outside is not None:
                self.visit(outside)
        self._function(node, node.body)
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.Lambda:
        """As a function."""
        for outside in node.args.defaults:
            self.visit(outside)
        self._function(node, [node.body])
        return node

    def visit_Name(self, node: ast.Name) -> ast.Name:
        """The innermost function that knows the name decides."""
        for scope in reversed(self._scopes):
            if node.id in scope:
                node.id = scope[node.id]
                break
        return node


def _own(node: ast.AST) -> Iterator[ast.AST]:
    """A node and what is in it, but not what is in functions in it."""
    yield node
    if not isinstance(node, ast.FunctionDef | ast.Lambda | ast.ClassDef):
        for child in ast.iter_child_nodes(node):
            yield from _own(child)


# Names


def _foreign(name: str) -> bool:
    """Whether Python or MicroPython could mean it."""
    return (
        name.startswith("__")
        or keyword.iskeyword(name)
        or hasattr(builtins, name)
        or name in _rom_names()
    )


@cache
def _listed(path: Path) -> list[str]:
    lines = path.read_text("ascii").splitlines()
    return " ".join(line for line in lines if line[0] != "#").split()


@cache
def _rom_names() -> frozenset[str]:
    return frozenset(_listed(_ROM_NAMES))


def _candidates() -> Iterator[str]:
    """Short names, those that cost nothing first. What Python itself means by one does not matter
    in a program that does not use it."""
    by_number = _listed(_MPY_NAMES)
    yield from by_number
    for name in sorted(_rom_names().difference(by_number), key=lambda one: (len(one), one)):
        if not (name.startswith("_") or keyword.iskeyword(name) or hasattr(builtins, name)):
            yield name
    for first in _LETTERS:
        for second in _LETTERS + "0123456789":
            if not _foreign(first + second):
                yield first + second
    for first in _LETTERS:
        for second in _LETTERS:
            for third in "0123456789":
                if not _foreign(first + second + third):
                    yield first + second + third


@cache
def _tokens(source: str) -> list[tokenize.TokenInfo]:
    return list(tokenize.generate_tokens(io.StringIO(source).readline))


def _renamed(source: str, short: dict[str, str]) -> str:
    lines = source.splitlines(keepends=True)
    for token in reversed(_tokens(source)):
        if token.type == tokenize.NAME and token.string in short:
            (row, start), end = token.start, token.end[1]
            line = lines[row - 1]
            lines[row - 1] = line[:start] + short[token.string] + line[end:]
    return "".join(lines)
