"""Join modules of a program that live equally long into one: on the chip each module costs memory.

A module has a dictionary, a table of the names in it, an object and several strings, and whatever
two modules share stands in both. `linked(sources, bundles)` moves the modules of a bundle into one
of them, its root: they come in the order in which they import each other, their global names get
a prefix where two are the same, `module.name` becomes a name, and imports between them vanish. All
other modules ask the root for what they need. A package that moved stays as an empty one.

The root keeps its own names: something may look them up. What nobody means any more goes. A module
that is looked up by its name, or dropped on its own, must stay outside; what cannot move is
refused.
"""

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from boards.tools.fold import is_assembly, is_pure

# What a name may stand for: ("name", module, name), ("module", module, "") of ours, or
# ("import", module, name) of MicroPython's; no name: the module itself.
Meaning = tuple[str, str, str]
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_FUNCTIONS = (ast.FunctionDef, ast.Lambda, *_COMPREHENSIONS)
_ONE_BYTE = 126  # numbers that take one byte, without those for the file's and the module's name
_IMPORTS = (ast.Import, ast.ImportFrom)


class Unlinkable(ValueError):
    """A program that cannot be joined so; the text is one line and says why."""


def linked(sources: dict[str, str], bundles: dict[str, list[str]]) -> dict[str, str]:
    """The program with its bundles (root -> its other modules) each in one module."""
    program = _Program(sources, bundles)
    result = {root: program.bundle(root) for root in program.names}
    for name in sources:  # packages that moved
        if name not in result and any(other.startswith(name + ".") for other in result):
            result[name] = ""
    for root in bundles:
        elsewhere = {word for name in result if name != root for word in words(result[name])}
        result[root] = _used_only(result[root], elsewhere)
    return result


@cache
def words(text: str) -> frozenset[str]:
    """What a source may mean of other modules: imports, attributes, words in strings."""
    words: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom):
            words.update(alias.name for alias in node.names)
        elif isinstance(node, ast.Attribute):
            words.add(node.attr)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            words.update(node.value.split("."))
    return frozenset(words)


def _used_only(text: str, elsewhere: set[str]) -> str:
    """A bundle without what nothing mentions, now that others name what they mean."""
    tree = ast.parse(text)
    while True:
        nodes = list(ast.walk(tree))
        used = {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
        used |= elsewhere | words(text)
        for node in tree.body:
            _unpack_less(node, used)
        kept = [node for node in tree.body if not _needless(node, used)]
        if len(kept) == len(tree.body):
            return ast.unparse(tree)
        tree.body = kept


def _unpack_less(node: ast.stmt, used: set[str]) -> None:
    """Of names for each of several constants keep those in use."""
    if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Tuple):
        return
    names, value = node.targets[0].elts, node.value
    values = value.elts if isinstance(value, ast.Tuple) else []
    constant = isinstance(value, ast.Call) and all(isinstance(v, ast.Constant) for v in value.args)
    if isinstance(value, ast.Call) and constant and ast.unparse(value.func) == "range":
        numbers = range(*(ast.literal_eval(one) for one in value.args))
        values = [ast.Constant(number) for number in numbers]
    pairs = list(zip(names, values, strict=False))
    if len(names) != len(values) or len(node.targets) > 1 or not is_pure(value):
        return
    kept = [(n, v) for n, v in pairs if not isinstance(n, ast.Name) or n.id in used]
    if len(kept) == 1:
        node.targets, node.value = [kept[0][0]], kept[0][1]
    elif 0 < len(kept) < len(pairs):
        node.targets[0].elts = [n for n, _ in kept]
        node.value = ast.Tuple([v for _, v in kept], ast.Load())


def _needless(node: ast.stmt, used: set[str]) -> bool:
    """Whether a statement only gives names to things that nobody uses."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return node.name not in used and not node.decorator_list
    if isinstance(node, ast.Assign) and is_pure(node.value):
        named = [one for target in node.targets for one in ast.walk(target)]
        if not any(isinstance(one, (ast.Attribute, ast.Subscript)) for one in named):
            return not any(isinstance(one, ast.Name) and one.id in used for one in named)
    return False


class _Module:
    """A module's tree, what its global names stand for, and which names its functions bind."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.tree = ast.parse(text)
        self.top = _bound(self.tree)
        self.inner: set[str] = set()
        self.meanings: dict[str, Meaning] = {}
        read = set()
        for node in ast.walk(self.tree):
            if isinstance(node, (*_FUNCTIONS, ast.ClassDef)):
                self.inner |= _bound(node)
            if isinstance(node, ast.Global):
                raise Unlinkable("%s assigns a global name in a function" % name)
            if isinstance(node, ast.Name):
                read.add(node.id)
        self.free = read - self.top - self.inner


def _bound(scope: ast.AST) -> set[str]:
    """Names that a module, class, function or comprehension binds itself.

    Of a class only what it assigns: its methods are not seen by their names alone.
    """
    names: set[str] = set()

    def collect(node: ast.AST) -> None:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            if not isinstance(scope, ast.ClassDef):
                names.add(node.name)
        elif isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            names.add(node.id)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            names.add(node.name)
        elif isinstance(node, _IMPORTS):
            names.update(alias.asname or alias.name.split(".")[0] for alias in node.names)
        if not isinstance(node, (*_FUNCTIONS, ast.ClassDef)):
            for child in ast.iter_child_nodes(node):
                collect(child)

    if isinstance(scope, (ast.FunctionDef, ast.Lambda)):
        given = scope.args
        every = [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]
        names.update(one.arg for one in every if one)
    parts: list[Any] = list(ast.iter_child_nodes(scope))
    if isinstance(scope, ast.FunctionDef):
        parts = scope.body
    for part in parts:
        collect(part)
    return names


class _Program:
    """All modules, where they go, and what everything is called there."""

    def __init__(self, sources: dict[str, str], bundles: dict[str, list[str]]) -> None:
        self.modules = {name: _Module(name, text) for name, text in sources.items()}
        self.root_of = {name: name for name in sources}
        for root, others in bundles.items():
            self.root_of.update(dict.fromkeys(others, root))
        for module in self.modules.values():
            for node in module.tree.body:
                if isinstance(node, _IMPORTS):
                    for alias, meaning in self.imported(node):
                        module.meanings[alias.asname or alias.name] = meaning
            for name in module.top - set(module.meanings):
                module.meanings[name] = ("name", module.name, name)
        self.names: dict[str, dict[Meaning, str]] = {}
        for root in sources:
            if self.root_of[root] == root:
                self.names[root] = self._named(root)

    def imported(self, node: ast.Import | ast.ImportFrom) -> Iterator[tuple[ast.alias, Meaning]]:
        """What each name of an import stands for."""
        for alias in node.names:
            if isinstance(node, ast.Import):
                ours = alias.name in self.modules
                yield alias, ("module" if ours else "import", alias.name, "")
                continue
            package = node.module or ""
            whole = "%s.%s" % (package, alias.name)
            if package in self.modules and alias.name in self.modules[package].top:
                yield alias, ("name", package, alias.name)
            elif whole in self.modules:
                yield alias, ("module", whole, "")
            elif package in self.modules:
                raise Unlinkable("%s has no %s" % (package, alias.name))
            else:
                yield alias, ("import", package, alias.name)

    def source_of(self, meaning: Meaning) -> Meaning:
        """What a meaning is in the end, where modules hand names on."""
        while meaning[0] == "name":
            further = self.modules[meaning[1]].meanings.get(meaning[2])
            if further is None:
                raise Unlinkable("%s has no %s" % meaning[1:])
            if further == meaning:
                break
            meaning = further
        return meaning

    def key(self, meaning: Meaning, root: str) -> Meaning | None:
        """Under what a bundle keeps a meaning; None: it needs none, the module is in it."""
        meaning = self.source_of(meaning)
        if meaning[0] != "module":
            return meaning
        at = self.root_of[meaning[1]]
        return None if at == root else ("module", at, "")

    def members(self, root: str) -> list[_Module]:
        """The modules of a bundle, each after those it imports."""
        todo = [name for name, at in self.root_of.items() if at == root]
        done: list[_Module] = []

        def add(name: str) -> None:
            if name in todo:
                todo.remove(name)
                for meaning in self.modules[name].meanings.values():
                    if meaning[0] != "import":
                        add(meaning[1])
                done.append(self.modules[name])

        for name in list(todo):
            add(name)
        return done

    def bundle(self, root: str) -> str:
        """Source of a bundle."""
        body: list[ast.stmt] = []
        imported: set[Meaning] = set()
        members = self.members(root)
        for module in members:
            if "__file__" in module.free and _folder(module.name) != _folder(root):
                raise Unlinkable("%s knows where it lies, so it cannot move" % module.name)
            mover = _Mover(self, module, root, imported)
            for node in module.tree.body:
                if getattr(node, "name", "") == "__getattr__" and len(members) > 1:
                    continue  # every name that the program asks for was found
                moved = mover.visit(node)
                for one in moved if isinstance(moved, list) else [moved] if moved else []:
                    last = body[-1] if body else None
                    if _same_source(last, one):
                        last.names += one.names
                    else:
                        body.append(one)
        return ast.unparse(ast.fix_missing_locations(ast.Module(body, [])))

    def _named(self, root: str) -> dict[Meaning, str]:
        """Names in a bundle for all that it has and imports."""
        members = self.members(root)
        spelled: dict[Meaning, list[tuple[str, _Module]]] = {}
        for module in members:
            for spelling, meaning in _mentions(self, module):
                key = self.key(meaning, root)
                if key is not None:
                    spelled.setdefault(key, []).append((spelling, module))
        taken = set().union(*(module.free for module in members))
        names: dict[Meaning, str] = {}
        for key in sorted(spelled, key=lambda one: (one[0] != "import", one[1] != root, one)):
            wanted = key[2] if key[0] == "name" else spelled[key][0][0].split(".")[0]
            part = key[1].rpartition(".")[2]
            for name in (wanted, *("%s_%s%s" % (part, wanted, "_" * n) for n in range(9))):
                elsewhere = [module for spelling, module in spelled[key] if spelling != name]
                if name not in taken and not any(name in one.inner for one in elsewhere):
                    break
            names[key] = name
            taken.add(name)
        return names


def _same_source(last: Any, one: Any) -> bool:
    """Whether two statements import from the same module."""
    both = isinstance(last, ast.ImportFrom) and isinstance(one, ast.ImportFrom)
    return both and last.module == one.module


def _folder(name: str) -> str:
    return name.rpartition(".")[0]


def _mentions(program: _Program, module: _Module) -> Iterator[tuple[str, Meaning]]:
    """How a module spells what it has and uses: a name, or "" if it is found another way."""
    yield from module.meanings.items()
    aliases: dict[str, set[Meaning]] = {}
    for node in ast.walk(module.tree):
        if isinstance(node, _IMPORTS):
            for alias, meaning in program.imported(node):
                meaning = program.source_of(meaning)
                own = alias.asname or alias.name
                if meaning[0] == "module":
                    aliases.setdefault(own, set()).add(meaning)
                elif meaning[0] == "name" and node not in module.tree.body:
                    yield own, meaning
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            for meaning in aliases.get(node.value.id, ()):
                same = program.root_of[meaning[1]] == program.root_of[module.name]
                if same and node.attr in program.modules[meaning[1]].top:
                    yield "", ("name", meaning[1], node.attr)


class _Mover(ast.NodeTransformer):
    """One module's code as it reads in its bundle."""

    def __init__(
        self, program: _Program, module: _Module, root: str, imported: set[Meaning]
    ) -> None:
        """`imported`: what the bundle has imported already, which grows."""
        self._program, self._module, self._root = program, module, root
        self._imported = imported
        self._names = program.names[root]
        # Of the functions and classes around: local names, with a meaning if they were imported.
        self._scopes: list[tuple[bool, dict[str, Meaning | None]]] = []

    def _look(self, name: str) -> tuple[bool, Meaning | None]:
        """Whether a name is local here, and what it stands for."""
        for depth, (is_class, scope) in enumerate(reversed(self._scopes)):
            if name in scope and not (is_class and depth):
                return True, scope[name]
        return False, self._module.meanings.get(name)

    def _inside(self, node: Any, is_class: bool = False) -> None:
        """Visit a function's or a class's inside."""
        self._scopes.append((is_class, dict.fromkeys(_bound(node))))
        if is_class:
            for part in node.body:
                if isinstance(part, (ast.FunctionDef, ast.ClassDef)):
                    self._scopes[-1][1][part.name] = None
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            node.body = [one for part in node.body for one in self._all(part)] or [ast.Pass()]
        else:
            self.generic_visit(node)
        self._scopes.pop()

    def _all(self, node: ast.AST) -> list[Any]:
        moved = self.visit(node)
        return [] if moved is None else moved if isinstance(moved, list) else [moved]

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Decorators, defaults and annotations belong to the outside."""
        if not self._scopes:
            node.name = self._own(node.name)
        node.decorator_list = [self.visit(one) for one in node.decorator_list]
        self.visit(node.args)
        if node.returns:
            node.returns = self.visit(node.returns)
        self._inside(node)
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.Lambda:
        """As a function."""
        self.visit(node.args)
        self._scopes.append((False, dict.fromkeys(_bound(node))))
        node.body = self.visit(node.body)
        self._scopes.pop()
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        """Its bases belong to the outside."""
        if not self._scopes:
            node.name = self._own(node.name)
        node.bases = [self.visit(one) for one in node.bases]
        node.decorator_list = [self.visit(one) for one in node.decorator_list]
        self._inside(node, True)
        return node

    def _comprehension(self, node: Any) -> Any:
        self._inside(node)
        return node

    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = _comprehension

    def _own(self, name: str) -> str:
        return self._names[("name", self._module.name, name)]

    def visit_Name(self, node: ast.Name) -> ast.Name:
        """A global name, or one that an import in a function gave."""
        local, meaning = self._look(node.id)
        if meaning is None:
            return node
        meaning = self._program.source_of(meaning)
        if meaning[0] == "module":
            if self._program.root_of[meaning[1]] != meaning[1]:
                raise Unlinkable("%s: %s as a value" % (self._module.name, node.id))
            if local:
                return node
        key = self._program.key(meaning, self._root)
        if key is None:
            raise Unlinkable("%s: %s as a value" % (self._module.name, node.id))
        node.id = self._names[key]
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """`module.name`: a global name here, or in another bundle."""
        if isinstance(node.value, ast.Name):
            local, meaning = self._look(node.value.id)
            meaning = meaning and self._program.source_of(meaning)
            if meaning and meaning[0] == "module":
                found = self._program.source_of(("name", meaning[1], node.attr))
                if found[0] == "module":
                    raise Unlinkable("%s: a module of a module" % self._module.name)
                at = self._program.root_of[meaning[1]]
                if at == self._root:
                    if not isinstance(node.ctx, ast.Load):
                        raise Unlinkable("%s assigns to a module" % self._module.name)
                    return ast.Name(self._names[found], node.ctx)
                node.attr = self._program.names[at][found]
                if not local:
                    node.value.id = self._names[("module", at, "")]
                return node
        self.generic_visit(node)
        return node

    def visit_Import(self, node: ast.Import | ast.ImportFrom) -> list[ast.stmt]:
        """Imports of ours from where things are now; each once where it is global."""
        result: list[ast.stmt] = []
        for alias, meaning in self._program.imported(node):
            meaning = self._program.source_of(meaning)
            own = alias.asname or alias.name
            key = self._program.key(meaning, self._root)
            at = "" if meaning[0] == "import" else self._program.root_of[meaning[1]]
            if self._scopes:
                if at == self._root or meaning[0] == "module":
                    self._scopes[-1][1][own] = meaning
                if at != self._root:
                    result.append(self._import(meaning, at, own))
            elif at != self._root and key not in self._imported:
                assert key is not None
                self._imported.add(key)
                result.append(self._import(meaning, at, self._names[key]))
        return result

    visit_ImportFrom = visit_Import

    def _import(self, meaning: Meaning, at: str, own: str) -> ast.stmt:
        """One import of one thing under one name."""
        kind, module, name = meaning
        if kind == "name":
            module, name = at, self._program.names[at][meaning]
        elif kind == "module":
            module, _, name = at.rpartition(".")
        if not module or not name:
            whole = module or name
            return ast.Import([ast.alias(whole, None if own == whole else own)])
        return ast.ImportFrom(module, [ast.alias(name, None if own == name else own)], 0)


def fronted(text: str) -> str:
    """The module with the names used most at its head, in a line that never runs.

    Compiled code numbers names in the order in which they come, and a number below 128 takes one
    byte, others two. What the module's own level uses does not count: it is freed once it ran.
    """
    uses = Counter(_used(ast.parse(text), set(), False))
    if len(uses) <= _ONE_BYTE:
        return text
    first = [name for name, n in uses.most_common(_ONE_BYTE) if n > 1 and name[:2] != "__"]
    return "if not __name__:\n    __name__.%s\n%s" % (".".join(first), text)


def _used(node: ast.AST, local: set[str], inside: bool) -> Iterator[str]:
    """Names in compiled functions, once for each use; `local` ones have none there."""
    if is_assembly(node):
        return
    if isinstance(node, _FUNCTIONS):
        if isinstance(node, (ast.FunctionDef, ast.Lambda)):
            yield from (one.arg for one in node.args.args)
        local, inside = _bound(node), True
    if inside:
        if isinstance(node, ast.Name) and node.id not in local:
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.keyword) and node.arg:
            yield node.arg
    if isinstance(node, ast.FunctionDef):
        yield node.name
    for child in ast.iter_child_nodes(node):
        yield from _used(child, local, inside or isinstance(node, ast.ClassDef))
