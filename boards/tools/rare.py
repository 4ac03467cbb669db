"""Move what rarely runs out of a joined module: on the chip it comes from flash when called.

`parted(root, text, parts)` takes functions and methods out of a module. Each of the `parts`, a
list of names such as `judge` or `Game.__init__`, becomes a module of its own, and with it whatever
only they use. In their place stay functions of one line that load the part and call it, through
`firmware.parts`. A part stays loaded until another one is, or `drop_parts` there sends it away:
after a screen has been shown, and before the next one is loaded. What is kept (a kernel, say)
must not be moved along: a function holds its whole module. Parts are numbered, not named: a name
stays in the chip's memory when its module is long gone. `part_7` here is `part` on the chip.

Names that a board's program does not have are passed over, and methods that need their class.
"""

import ast
from collections.abc import Iterable, Iterator

PART = "part_"  # begins the names of parts, with their numbers
_YIELDS = (ast.Yield, ast.YieldFrom)
_FUNCTION = "part%d"  # the same few names in all parts


def parted(
    root: str,
    text: str,
    parts: list[list[str]],
    elsewhere: set[str],
    first: int = 0,
    copied: Iterable[str] = (),
) -> dict[str, str]:
    """The module and its parts, by name.

    `elsewhere`: words that other modules may mean by it; `first`: the number of its first part;
    `copied`: functions that only parts call and no other module: each such part has its own.
    """
    tree = ast.parse(text)
    copies = [n for n in tree.body if isinstance(n, ast.FunctionDef) and n.name in copied]
    result = {}
    moved = []
    for number, wanted in enumerate(parts):
        name = PART + str(first + number)
        functions = [_taken(tree, one, first + number, at) for at, one in enumerate(wanted)]
        moved.append((name, [one for one in functions if one is not None]))
    for name, functions in moved:
        if functions:
            shared = {word for other, body in moved if other != name for word in _loaded(body)}
            result[name] = ast.unparse(_part(root, tree, functions, elsewhere | shared, copies))
    tree.body = [node for node in tree.body if node not in copies]
    if result:
        tree.body[0:0] = ast.parse("from firmware.parts import part as _part").body
    result[root] = ast.unparse(ast.fix_missing_locations(tree))
    return result


def _taken(tree: ast.Module, name: str, part: int, number: int) -> ast.FunctionDef | None:
    """Take a function out of the module's tree, with a line left in its place."""
    outside: ast.Module | ast.ClassDef = tree
    *above, own = name.split(".")
    for one in above:
        classes = [n for n in outside.body if isinstance(n, ast.ClassDef) and n.name == one]
        if not classes:
            return None
        outside = classes[0]
    for at, node in enumerate(outside.body):
        if isinstance(node, ast.FunctionDef) and node.name == own:
            function = ast.parse(ast.unparse(node)).body[0]
            assert isinstance(function, ast.FunctionDef)
            stays = [one for one in node.decorator_list if not _of_compiler(one)]
            function.decorator_list = [one for one in node.decorator_list if _of_compiler(one)]
            function.name = _FUNCTION % number
            if not _fits(function):
                return None
            outside.body[at] = _stub(node, stays, part, function.name)
            return function
    return None


def _of_compiler(decorator: ast.expr) -> bool:
    return ast.unparse(decorator).startswith("micropython.")


def _fits(function: ast.FunctionDef) -> bool:
    """Whether it can stand elsewhere: it does not ask for its class, and makes no function."""
    words = {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}
    by_name = function.args.kwarg or function.args.kwonlyargs
    made = (ast.Lambda, ast.FunctionDef)
    inner = any(isinstance(node, made) for part in function.body for node in ast.walk(part))
    return not by_name and not inner and not words & {"super", "__class__"}


def _stub(node: ast.FunctionDef, stays: list[ast.expr], part: int, own: str) -> ast.FunctionDef:
    """A function that calls the one in the part."""
    given = [one.arg for one in node.args.args]
    if node.args.vararg:
        given.append("*" + node.args.vararg.arg)
    call = "_part(%d).%s(%s)" % (part, own, ", ".join(given))
    # What yields is loaded when it begins, not when it is made.
    word = "yield from " if any(isinstance(one, _YIELDS) for one in ast.walk(node)) else "return "
    stub = ast.parse("def f():\n    " + word + call).body[0]
    assert isinstance(stub, ast.FunctionDef)
    stub.name, stub.args, stub.decorator_list = node.name, node.args, stays
    for one in (*stub.args.args, stub.args.vararg):
        if one:
            one.annotation = None
    return stub


def _part(
    root: str,
    tree: ast.Module,
    functions: list[ast.FunctionDef],
    elsewhere: set[str],
    copies: list[ast.FunctionDef],
) -> ast.Module:
    """The module of a part: what only it uses moves along, the rest is imported."""
    body: list[ast.stmt] = list(functions)
    while True:
        wanted = set(_loaded(body))
        for copy in copies:
            if copy not in body and any(_means(one, copy.name) for one in body):
                body.insert(0, copy)
                wanted.update(_loaded([copy]))
        for at in reversed(range(len(tree.body))):
            node = tree.body[at]
            names = _named(node)
            if names and wanted.issuperset(names) and _movable(node, body):
                rest = [*tree.body[:at], *tree.body[at + 1 :]]
                if not names & (elsewhere | set(_loaded(rest))):
                    del tree.body[at]
                    body.insert(0, node)
                    break
        else:
            break
    own = {name for node in body for name in _named(node)}
    imported = []
    for node in tree.body:
        names = [] if node in copies else sorted(_named(node) & wanted - own)
        if names and _is_private_constant(node):
            body.insert(0, node)
        else:
            imported += names
    if imported:
        names_ = [ast.alias(name) for name in sorted(set(imported))]
        body.insert(0, ast.ImportFrom(root, names_, 0))
    if any(isinstance(f, ast.FunctionDef) and f.decorator_list for f in body):
        body.insert(0, ast.Import([ast.alias("micropython")]))
    return ast.fix_missing_locations(ast.Module(body, []))


def _loaded(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """Names that are read. What a statement reads is kept with it: it is asked for often."""
    for top in nodes:
        found = getattr(top, "_reads", None)
        if found is None:
            found = {
                node.id
                for node in ast.walk(top)
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
            }
            setattr(top, "_reads", found)  # noqa: B010
        yield from found


def _means(node: ast.stmt, name: str) -> bool:
    """Whether a statement reads a name that it does not give to something of its own."""
    bound = {
        one.id
        for one in ast.walk(node)
        if isinstance(one, ast.Name) and not isinstance(one.ctx, ast.Load)
    }
    return name in set(_loaded([node])) - bound


def _kept(nodes: Iterable[ast.AST]) -> set[str]:
    """Names that functions read other than to call them: what is kept would keep its part.

    A table of functions that only the part uses goes with it.
    """
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
    every = [node for top in functions for node in ast.walk(top)]
    called = {id(node.func) for node in every if isinstance(node, ast.Call)}
    return {
        node.id
        for node in every
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and id(node) not in called
    }


def _named(node: ast.stmt) -> set[str]:
    """Names that a statement of the module's own level gives."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return {node.name}
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        return {alias.asname or alias.name.split(".")[0] for alias in node.names}
    return {
        one.id
        for one in ast.walk(node)
        if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)
    }


def _movable(node: ast.stmt, body: list[ast.stmt]) -> bool:
    """A function or a constant; a class or what changes stays, as there must be one of it."""
    if isinstance(node, ast.FunctionDef) and "_part(" in ast.unparse(node):
        return False  # it stands for one in a part
    if isinstance(node, ast.FunctionDef) and node.name in _kept(body):
        return False
    if isinstance(node, ast.FunctionDef):
        return all(map(_of_compiler, node.decorator_list))
    return isinstance(node, ast.Assign) and _is_constant(node.value)


def _is_constant(node: ast.expr) -> bool:
    if isinstance(node, ast.Tuple):
        return all(map(_is_constant, node.elts))
    if isinstance(node, ast.Dict):
        return all(one is not None and _is_constant(one) for one in (*node.keys, *node.values))
    if isinstance(node, ast.Call):
        return ast.unparse(node.func) == "const" and all(map(_is_constant, node.args))
    if isinstance(node, ast.UnaryOp):
        return _is_constant(node.operand)
    if isinstance(node, ast.BinOp):
        return _is_constant(node.left) and _is_constant(node.right)
    return isinstance(node, (ast.Constant, ast.Name))


def _is_private_constant(node: ast.stmt) -> bool:
    """`_NAME = const(…)`, which mpy-cross leaves out."""
    return (
        isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Call)
        and ast.unparse(node.value.func) == "const"
        and all(name.startswith("_") for name in _named(node))
    )
