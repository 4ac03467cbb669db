"""Make a program smaller as a whole before it is compiled: on the chip each name costs memory.

`folded(sources)` takes all modules of a program, by name, and gives them back with

- constants in place of the names that stand for them: an int that a module assigns once, at its
  top level, as `NAME = 3`, `const(3)`, an expression of such, or a tuple or range unpacked;
- conditions that are constant then decided, and the branches not taken left out;
- definitions, functions, classes, methods and imports left out that nothing mentions any more.

It looks at names only, not at types: a method stays if any attribute of that name is used
anywhere, or a string names it. Behaviour does not change, line numbers do.
"""

import ast
from collections import Counter
from collections.abc import Iterable
from typing import Any

Constants = dict[str, Any]
_PURE = {"const", "range", "bytes", "bytearray", "tuple", "frozenset", "len"}


def folded(
    sources: dict[str, str],
    keep: Iterable[str] = (),
    fixed: dict[str, Constants] | None = None,
    always: Constants | None = None,
) -> dict[str, str]:
    """The modules, smaller.

    `keep`: names that something outside uses. `fixed`: names of variables and attributes that
    always hold one and the same module, with its constants. `always`: values of attributes that
    are the same in all objects.
    """
    modules = {name: _Module(ast.parse(text)) for name, text in sources.items()}
    constants = _constants(modules)
    trees = {}
    for name, module in modules.items():
        fold = _Fold(*module.imported(constants), constants[name], fixed or {}, always or {})
        trees[name] = _Decide().visit(fold.visit(module.tree))
    while _drop(trees, set(keep)):
        pass
    return {name: ast.unparse(ast.fix_missing_locations(tree)) for name, tree in trees.items()}


class _Module:
    """A module's tree, what is looked up in it often, and what it imports of ours."""

    def __init__(self, tree: ast.Module) -> None:
        _undocumented(tree)
        self.tree = tree
        nodes = list(ast.walk(tree))
        self.bound = _bindings(nodes)
        self.imports = [n for n in nodes if isinstance(n, (ast.Import, ast.ImportFrom))]
        self.stored = {
            node.attr
            for node in nodes
            if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load)
        }

    def imported(self, constants: dict[str, Constants]) -> tuple[Constants, dict[str, Constants]]:
        """Names here that are imported constants, and names that are modules of ours."""
        names: dict[str, list[Any]] = {}
        modules: dict[str, list[str]] = {}
        for node in self.imports:
            for alias in node.names:
                own = alias.asname or alias.name
                if isinstance(node, ast.Import):
                    if alias.name in constants and (alias.asname or "." not in alias.name):
                        modules.setdefault(own, []).append(alias.name)
                elif "%s.%s" % (node.module, alias.name) in constants:
                    modules.setdefault(own, []).append("%s.%s" % (node.module, alias.name))
                elif alias.name in constants.get(node.module or "", {}):
                    value = constants[node.module or ""][alias.name]
                    names.setdefault(own, []).append(value)
        return (
            {name: values[0] for name, values in names.items() if self._sole(name, values)},
            {name: constants[full[0]] for name, full in modules.items() if self._sole(name, full)},
        )

    def _sole(self, name: str, values: list[Any]) -> bool:
        """Whether the name means the same thing all over the module."""
        return len(values) == self.bound[name] and len(set(values)) == 1


def constants_of(tree: ast.Module, known: Constants | None = None) -> Constants:
    """Ints and truth values that a module assigns once at its top level."""
    return _constants_of(tree, _bindings(list(ast.walk(tree))), known or {})


def _constants_of(tree: ast.Module, bound: Counter[str], known: Constants) -> Constants:
    found: Constants = {}
    for node in tree.body:
        if not isinstance(node, ast.Assign) or len(node.targets) != 1:
            continue
        target = node.targets[0]
        names = target.elts if isinstance(target, ast.Tuple) else [target]
        value = _value(node.value, known, found)
        values = value if isinstance(target, ast.Tuple) else (value,)
        if not isinstance(values, (tuple, range)) or len(values) != len(names):
            continue
        for name, one in zip(names, values, strict=True):
            if isinstance(name, ast.Name) and bound[name.id] == 1 and isinstance(one, int):
                found[name.id] = one
    return found


def _value(node: ast.expr, known: Constants, found: Constants) -> Any:
    """What an expression of constants is, or None."""
    if isinstance(node, ast.Constant):
        return node.value
    for part in ast.walk(node):
        if isinstance(part, ast.Call):
            if not isinstance(part.func, ast.Name) or part.func.id not in ("const", "range"):
                return None
        elif not isinstance(part, _EXPRESSIONS):
            return None
    code = compile(ast.Expression(node), "constant", "eval")
    scope = {"__builtins__": {}, "const": lambda value: value, "range": range, **known, **found}
    try:
        return eval(code, scope)
    except (NameError, TypeError, ValueError, ZeroDivisionError):
        return None


_EXPRESSIONS = (
    ast.Constant,
    ast.Name,
    ast.Tuple,
    ast.BinOp,
    ast.UnaryOp,
    ast.operator,
    ast.unaryop,
    ast.expr_context,
    ast.keyword,
)


def _bindings(nodes: list[ast.AST]) -> Counter[str]:
    """How often each name is bound anywhere in a module, in whatever scope."""
    bound: Counter[str] = Counter()
    for node in nodes:
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            bound[node.id] += 1
        elif isinstance(node, ast.arg):
            bound[node.arg] += 1
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            bound[node.name] += 1
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            for alias in node.names:
                bound[alias.asname or alias.name.split(".")[0]] += 1
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            bound.update(2 * node.names)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            bound[node.name] += 1
    return bound


def _constants(modules: dict[str, _Module]) -> dict[str, Constants]:
    """Constants of all modules; those made of other modules' need a second look."""
    stored = set().union(*(module.stored for module in modules.values()))
    found: dict[str, Constants] = {name: {} for name in modules}
    while True:
        again = {}
        for name, module in modules.items():
            values = _constants_of(module.tree, module.bound, module.imported(found)[0])
            again[name] = {key: value for key, value in values.items() if key not in stored}
        if again == found:
            return found
        found = again


class _Fold(ast.NodeTransformer):
    """Numbers in place of the names that stand for them."""

    def __init__(
        self,
        imported: Constants,
        modules: dict[str, Constants],
        own: Constants,
        fixed: dict[str, Constants],
        always: Constants,
    ) -> None:
        self._names = {**imported, **own}
        self._modules, self._fixed, self._always = modules, fixed, always

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if isinstance(node.ctx, ast.Load) and node.id in self._names:
            return ast.copy_location(ast.Constant(self._names[node.id]), node)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        self.generic_visit(node)
        base = node.value
        known = self._always
        if isinstance(base, ast.Name):
            known = self._modules.get(base.id) or self._fixed.get(base.id, known)
        elif isinstance(base, ast.Attribute):
            known = self._fixed.get(base.attr, known)
        if isinstance(node.ctx, ast.Load) and node.attr in known:
            return ast.copy_location(ast.Constant(known[node.attr]), node)
        return node


class _Decide(ast.NodeTransformer):
    """Branches that are never taken are left out."""

    def visit_If(self, node: ast.If) -> ast.stmt | list[ast.stmt]:
        self.generic_visit(node)
        if isinstance(node.test, ast.Constant):
            return (node.body if node.test.value else node.orelse) or ast.Pass()
        return node

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        self.generic_visit(node)
        if isinstance(node.test, ast.Constant):
            return node.body if node.test.value else node.orelse
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        self.generic_visit(node)
        if isinstance(node.op, ast.Not) and isinstance(node.operand, ast.Constant):
            return ast.copy_location(ast.Constant(not node.operand.value), node)
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        self.generic_visit(node)
        parts = [node.left, *node.comparators]
        if all(isinstance(p, ast.Constant) and isinstance(p.value, int) for p in parts):
            code = compile(ast.fix_missing_locations(ast.Expression(node)), "constant", "eval")
            return ast.copy_location(ast.Constant(eval(code)), node)
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        self.generic_visit(node)
        stops = isinstance(node.op, ast.Or)  # the truth value that ends it
        values: list[ast.expr] = []
        for at, part in enumerate(node.values):
            if isinstance(part, ast.Constant) and at < len(node.values) - 1:
                if bool(part.value) == stops:
                    values.append(part)
                    break
                continue
            values.append(part)
        return (
            values[0] if len(values) == 1 else ast.copy_location(ast.BoolOp(node.op, values), node)
        )


def _drop(trees: dict[str, ast.Module], keep: set[str]) -> bool:
    """Leave out what nothing mentions; says whether there was anything.

    A string may name an attribute of an object, but nothing of a module.
    """
    attributes, words = set(keep), set()
    loaded: dict[str, set[str]] = {}
    handed: dict[str, set[str]] = {name: set() for name in trees}  # what others ask a module for
    for name, tree in trees.items():
        mine = loaded[name] = set()
        modules = _modules_named(tree, trees)
        for node in ast.walk(tree):
            if isinstance(node, ast.Name):
                if isinstance(node.ctx, ast.Load):
                    mine.add(node.id)
            elif isinstance(node, ast.Attribute):
                attributes.add(node.attr)
                if isinstance(node.value, ast.Name) and node.value.id in modules:
                    handed.setdefault(modules[node.value.id], set()).add(node.attr)
            elif isinstance(node, ast.ImportFrom):
                handed.setdefault(node.module or "", set()).update(a.name for a in node.names)
            elif isinstance(node, ast.keyword) and node.arg:
                attributes.add(node.arg)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.update(node.value.split("."))
    dropped = False
    for name, tree in trees.items():
        asked = attributes | handed[name]
        dropped |= _Drop(tree, loaded[name], asked | words, asked, handed[name]).run()
    return dropped


def _modules_named(tree: ast.Module, known: Iterable[str]) -> dict[str, str]:
    """Names that stand for modules of the program somewhere in a tree, and which."""
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update({one.asname or one.name: one.name for one in node.names})
        elif isinstance(node, ast.ImportFrom):
            for one in node.names:
                full = "%s.%s" % (node.module, one.name)
                if full in known:
                    found[one.asname or one.name] = full
    return found


class _Drop:
    """One module's unused definitions and imports."""

    def __init__(
        self,
        tree: ast.Module,
        loaded: set[str],
        outside: set[str],
        asked: set[str],
        handed: set[str],
    ) -> None:
        """`loaded`: names that the module itself uses; `outside`: names that something may use
        of an object; `asked`: those of them that code asks for, also of a module; `handed`: what
        others ask this module for, be it its own or imported; of a module that is looked up by
        its name only, nothing is known."""
        self._tree, self._loaded, self._handed = tree, loaded, handed
        self._outside, self._asked = outside, asked
        self._numbers = set(constants_of(tree))
        self._dropped = False

    def run(self) -> bool:
        """Do it; says whether anything was left out."""
        self._clear(self._tree)
        return self._dropped

    def _clear(self, owner: ast.AST) -> None:
        for field in ("body", "orelse", "finalbody", "handlers"):
            body = getattr(owner, field, None)
            if not isinstance(body, list):
                continue
            kept = []
            for node in body:
                if self._needless(node, owner):
                    self._dropped = True
                else:
                    self._clear(node)
                    kept.append(node)
            if not kept and field == "body" and not isinstance(owner, ast.Module):
                kept = [ast.Pass()]
            setattr(owner, field, kept)

    def _needless(self, node: ast.stmt, owner: ast.AST) -> bool:
        if isinstance(node, ast.ImportFrom) and not node.level:
            used = [a for a in node.names if self._handed_on(a.asname or a.name, owner)]
            self._dropped |= len(used) < len(node.names)
            node.names = used
            return not used
        if not isinstance(owner, (ast.Module, ast.ClassDef)):
            return False
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            return not self._used(node.name, owner)
        if isinstance(node, ast.Assign) and is_pure(node.value):
            plain = all(isinstance(t, (ast.Name, ast.Tuple)) for t in node.targets)
            names = [n for t in node.targets for n in ast.walk(t) if isinstance(n, ast.Name)]
            return plain and not any(self._used(n.id, owner) for n in names)
        return False

    def _handed_on(self, name: str, owner: ast.AST) -> bool:
        return name in self._loaded or (isinstance(owner, ast.Module) and name in self._handed)

    def _used(self, name: str, owner: ast.AST) -> bool:
        if name == "__all__":
            return False
        if name.startswith("__") or name in self._loaded:
            return True
        if isinstance(owner, ast.Module):
            # An attribute that goes by a number's name is another's, or is the number by now.
            number = self._handed and name in self._numbers
            return name in (self._handed if number else self._asked)
        return isinstance(owner, ast.ClassDef) and name in self._outside


def is_pure(node: ast.expr) -> bool:
    """Whether an expression does nothing but have a value."""
    return all(
        not isinstance(part, (ast.Call, ast.Await, ast.Yield, ast.YieldFrom, ast.NamedExpr))
        or (
            isinstance(part, ast.Call)
            and isinstance(part.func, ast.Name)
            and part.func.id in _PURE
        )
        for part in ast.walk(node)
    )


def is_assembly(node: ast.AST) -> bool:
    """Whether it is a function of the chip's own instructions: its words are the assembler's."""
    return isinstance(node, ast.FunctionDef) and any(
        ast.unparse(one) == "micropython.asm_thumb" for one in node.decorator_list
    )


def _undocumented(tree: ast.Module) -> None:
    """Docstrings are not compiled, but their words would count as mentions."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.FunctionDef, ast.ClassDef)):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                node.body = node.body[1:] or ([] if isinstance(node, ast.Module) else [ast.Pass()])
