"""What a character does stands in its own declaration and its own file of rules; all others know words, not names."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import duskbell.insight
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.games.clocktower.options import FABLED

INSIGHT = Path(duskbell.insight.__file__).parent
NAMES = {*CHARACTERS, *FABLED}


def _words(text: str) -> set[str]:
    return set(re.findall(r"[a-z]+", text))


def _code(path: Path) -> Iterator[str]:
    """The names and strings of a module, but for what explains it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    explaining = {id(n.value) for n in ast.walk(tree) if isinstance(n, ast.Expr) and isinstance(n.value, ast.Constant)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(str(text)) if id(node) not in explaining:
                yield text
            case ast.Name(name) | ast.Attribute(_, name) | ast.arg(name) | ast.FunctionDef(name):
                yield name


def test_no_module_of_insight_mentions_a_character() -> None:
    modules = sorted(INSIGHT.rglob("*.py"))
    said = {path.name: {w for text in _code(path) for w in _words(text)} & NAMES for path in modules}
    assert len(said) > 20
    assert {name: found for name, found in said.items() if found} == {}


def test_no_rules_but_its_own_mention_a_character() -> None:
    rules = sorted(INSIGHT.rglob("*.lp"))
    said = {}
    for path in rules:
        code = re.sub(r"%.*", "", path.read_text(encoding="utf-8"))
        said[path.stem] = _words(code) & NAMES - {path.stem}
    assert len(said) > 50
    assert {name: found for name, found in said.items() if found} == {}


def test_whose_rules_are_named_is_there() -> None:
    assert {path.stem for path in INSIGHT.rglob("*.lp")} - NAMES == {"core", "deal"}
