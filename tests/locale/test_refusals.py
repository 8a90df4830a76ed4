"""What a cup refuses, and what a draw came to, has its exact sentence in every language, about what is named there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import duskbell
from duskbell.kernel import DuskbellError
from duskbell.locale import LANGUAGES
from tests.locale.catalogue import catalogue

pytestmark = pytest.mark.slow

ROOT = Path(duskbell.__file__).parent
CALLED = {"says", "sentence"}
OF_THE_COMMAND_LINE = {"load", "save", "locked"}
"""Functions whose refusals name a path on the disk: no page comes to them."""
OF_THE_PAGE = {"refused-role"}


def calls() -> Iterator[tuple[str, str, ast.Call]]:
    """Every call in the code of the cup, the server and the Clocktower's scripts: file, its function, and the call."""
    scripts = ROOT.glob("games/clocktower/scripts/*.py")
    for file in [*ROOT.glob("cup/**/*.py"), *ROOT.glob("server/**/*.py"), *scripts]:
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                for node in ast.walk(function):
                    if isinstance(node, ast.Call):
                        yield file.name, function.name, node


def written(expression: ast.expr) -> list[str]:
    """The texts that stand in an expression."""
    return [n.value for n in ast.walk(expression) if isinstance(n, ast.Constant) and isinstance(n.value, str)]


@cache
def told() -> dict[str, list[set[str]]]:
    """What each sentence is told about, wherever it is said."""
    found: dict[str, list[set[str]]] = {}
    for _, _, call in calls():
        about = {str(k.arg) for k in call.keywords if k.arg not in CALLED}
        for keyword in call.keywords:
            if keyword.arg == "says":
                for key in written(keyword.value):
                    found.setdefault(f"refused-{key}", []).append(about)
        if isinstance(call.func, ast.Name) and call.func.id == "said":
            for key in written(call.args[0]):
                found.setdefault(f"drawn-{key}", []).append(about)
    return found


def test_whatever_a_cup_refuses_says_so_by_its_key() -> None:
    bare = [
        f"{file} {call.lineno}"
        for file, function, call in calls()
        if isinstance(call.func, ast.Name)
        and call.func.id in ("BadCup", "NotAllowed")
        and len(call.args) < 2
        and "says" not in {k.arg for k in call.keywords}
        and not (file == "file.py" and function in OF_THE_COMMAND_LINE)
    ]
    assert bare == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_has_words_about_what_it_names_and_no_words_are_left_over(lang: str) -> None:
    words = {k: text for k, text in catalogue(lang).items() if k.startswith(("refused-", "drawn-"))}
    assert set(words) - OF_THE_PAGE == set(told())
    for key, abouts in told().items():
        for about in abouts:
            assert words[key].variables <= about, key


def test_what_is_named_may_hold_braces_and_be_long() -> None:
    error = DuskbellError("{name} is no table.", says="x", name="{0}" * 400)
    assert str(error).startswith("{0}{0}")
    assert len(str(error)) == 600
    assert len(str(error.about["name"])) == 600
