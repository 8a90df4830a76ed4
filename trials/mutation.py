"""Mutants: one small fault each, put into a module by its syntax tree."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

COMPARE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Mutant(NamedTuple):
    """Where the fault is (a module below `src/duskbell`, a function, the how manieth place in it) and what it is."""

    module: str
    function: str
    nth: int
    fault: str
    line: int

    @property
    def name(self) -> str:
        """How it is called in lists; lines come and go, so they are no part of it."""
        return f"{self.module}:{self.function}:{self.nth}"


Change = Callable[[], None]


def mutants(root: Path, module: str) -> list[Mutant]:
    """Every mutant of a module."""
    return [mutant for mutant, _ in _places(ast.parse((root / module).read_text(encoding="utf-8")), module)]


def source(root: Path, mutant: Mutant) -> str:
    """The module with the fault in it. Raises `LookupError` when there is no such place any more."""
    tree = ast.parse((root / mutant.module).read_text(encoding="utf-8"))
    for found, change in _places(tree, mutant.module):
        if (found.name, found.fault) == (mutant.name, mutant.fault):
            change()
            return ast.unparse(ast.fix_missing_locations(tree))
    raise LookupError(mutant.name)


def _places(tree: ast.Module, module: str) -> Iterator[tuple[Mutant, Change]]:
    """Every place for a fault in functions, with what puts it there. Only one change of a tree may be made."""
    for name, function in functions(tree):
        n = 0
        for node in _own(function):
            for fault, change in _faults(node):
                yield Mutant(module, name, n, fault, getattr(node, "lineno", 0)), change
                n += 1


def functions(node: ast.AST, path: str = "") -> Iterator[tuple[str, ast.AST]]:
    """Every function below a node, by its name with those of what it stands in."""
    for child in ast.iter_child_nodes(node):
        inner = f"{path}.{child.name}".lstrip(".") if isinstance(child, _NAMED) else path
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield inner, child
        yield from functions(child, inner)


_NAMED = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def _own(function: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a function's body, in order, without those of functions in it and without annotations."""
    assert isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
    waiting: list[ast.AST] = [*function.body]
    while waiting:
        node = waiting.pop(0)
        yield node
        if not isinstance(node, _NAMED):
            skipped = [node.annotation] if isinstance(node, ast.AnnAssign) else []
            waiting[:0] = [child for child in ast.iter_child_nodes(node) if child not in skipped]


def _faults(node: ast.AST) -> Iterator[tuple[str, Change]]:
    """The faults that fit one place."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARE:
        other = COMPARE[type(node.ops[0])]
        yield f"{_name(node.ops[0])} → {other.__name__}", lambda: node.ops.__setitem__(0, other())
    elif isinstance(node, ast.BoolOp):
        flipped = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield f"{_name(node.op)} → {_name(flipped)}", lambda: setattr(node, "op", flipped)
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        sum_ = ARITHMETIC[type(node.op)]
        yield f"{_name(node.op)} → {sum_.__name__}", lambda: setattr(node, "op", sum_())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not dropped", lambda: _become(node, node.operand)
    elif isinstance(node, ast.Constant) and isinstance(was := node.value, int):
        value = not was if isinstance(was, bool) else was + 1
        yield f"{was} → {value}", lambda: setattr(node, "value", value)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SWAPPED:
        callee = node.func
        yield f"{callee.id} → {SWAPPED[callee.id]}", lambda: setattr(callee, "id", SWAPPED[callee.id])
    elif isinstance(node, ast.IfExp):
        yield "branches swapped", lambda: _swap(node)
    elif (isinstance(node, ast.Expr | ast.AugAssign | ast.Raise | ast.Continue | ast.Break) and not _is_text(node)) or (
        isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute)
    ):
        yield f"dropped: {ast.unparse(node)[:60].rstrip()}", lambda: _become(node, ast.Pass())


def _become(node: ast.AST, other: ast.AST) -> None:
    """Let a node be another, in place: whoever holds it need not be known."""
    node.__class__ = other.__class__
    node.__dict__.clear()
    node.__dict__.update(other.__dict__)


def _swap(node: ast.IfExp) -> None:
    node.body, node.orelse = node.orelse, node.body


def _is_text(node: ast.AST) -> bool:
    """Whether it is a docstring."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _name(node: ast.AST) -> str:
    return type(node).__name__
