"""Tables that name, row by row, the tests which hold something: what such a name means, and whether it is there.

A name is "rules: this_is_so" for a scene of `test_rules.py` in the table's own folder, or "games/test_x.py::test_y" for
any test, from `tests/` on.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

TESTS = Path(__file__).parent.parent


def place(folder: Path, name: str) -> tuple[Path, str]:
    """File and function of a test as a table in this folder names it."""
    if "::" in name:
        file, _, function = name.partition("::")
        return TESTS / file, function
    file, _, function = name.partition(": ")
    return folder / f"test_{file}.py", f"test_{function}"


def functions(path: Path) -> set[str]:
    """The tests of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8")) if path.exists() else ast.Module([], [])
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def gone(folder: Path, names: Iterable[str]) -> list[str]:
    """Which of these names no test has."""
    named = {name: place(folder, name) for name in names}
    there = {path: functions(path) for path, _ in named.values()}
    return [name for name, (path, function) in named.items() if function not in there[path]]
