"""Sources cut for one board before they are joined: what it has not got is left out."""

import ast
from types import ModuleType


def wired(text: str, board: ModuleType) -> str:
    """A source of hal, told what the board has: whether `"i2c" in spec`, `board.SOUND`, …"""
    display = board.DISPLAY
    absent = {"board." + name for name in ("SOUND", "BATTERY", "LED") if not getattr(board, name)}

    class Told(ast.NodeTransformer):
        def visit_Compare(self, node: ast.Compare) -> ast.expr:
            left, right = node.left, node.comparators[0]
            if isinstance(left, ast.Constant) and ast.unparse(right) == "spec":
                has = left.value in display
                return ast.Constant(has == isinstance(node.ops[0], ast.In))
            return node

        def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
            return ast.Constant(None) if ast.unparse(node) in absent else node

    return ast.unparse(Told().visit(ast.parse(text)))


def thumbed(text: str, instructions: str) -> str:
    """The colour driver's source with its inner loop as hal/thumb.py, `instructions`, has it.

    KeyError if the driver has no such function.
    """
    tree = ast.parse(text)
    places = {getattr(node, "name", ""): at for at, node in enumerate(tree.body)}
    for node in ast.parse(instructions).body:
        if isinstance(node, ast.FunctionDef):
            tree.body[places[node.name]] = node
    return ast.unparse(tree)


def furnished(text: str, layout: ModuleType) -> str:
    """The furniture's source without the kinds of entries that the layout has none of."""
    lists = ("TOP", "TOP_MANY", "RIVAL", "MINE", "MINE_MANY")
    kinds = {entry[0] for name in lists for entry in getattr(layout, name)}
    tree = ast.parse(text)
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "_DRAW":
            assert isinstance(node.value, ast.Tuple)
            for kind in set(range(len(node.value.elts))) - kinds:
                node.value.elts[kind] = ast.Constant(None)
    return ast.unparse(tree)
