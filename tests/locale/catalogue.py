"""The catalogues as written: messages, attributes, variables and words, by `fluent.syntax`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast

from duskbell.locale import LANGUAGES
from duskbell.locale.words import HERE

PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Text(NamedTuple):
    """One message or attribute: what it says in so many words, the variables it prints and those it chooses by."""

    words: tuple[str, ...]
    printed: frozenset[str]
    chosen: frozenset[str]
    counted: frozenset[str]
    """Variables that choose only between plural forms: one language may need them where another does not."""

    @property
    def variables(self) -> frozenset[str]:
        return self.printed | self.chosen | self.counted


@cache
def files(lang: str) -> dict[str, Path]:
    return {path.name: path for path in sorted((HERE / lang).glob("*.ftl"))}


@cache
def resource(lang: str, name: str) -> ast.Resource:
    return FluentParser(with_spans=False).parse(files(lang)[name].read_text(encoding="utf-8"))


@cache
def catalogue(lang: str) -> dict[str, Text]:
    """Every message ("event-mafia-died") and attribute ("ask-mafia-vote.guilty") of a language."""
    found: dict[str, Text] = {}
    for _, key, pattern in patterns(lang):
        found[key] = read(pattern)
    return found


def patterns(lang: str) -> Iterator[tuple[str, str, ast.Pattern]]:
    """(file, key, pattern) of every message and attribute, repeats included."""
    for name in files(lang):
        for entry in resource(lang, name).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    yield name, entry.id.name, entry.value
                for attribute in entry.attributes:
                    yield name, f"{entry.id.name}.{attribute.id.name}", attribute.value


def read(pattern: ast.Pattern) -> Text:
    words: list[str] = []
    printed: set[str] = set()
    chosen: set[str] = set()
    counted: set[str] = set()

    def walk(node: Any) -> None:
        if isinstance(node, ast.TextElement):
            words.append(node.value)
        elif isinstance(node, ast.StringLiteral):
            words.append(node.parse()["value"])
        elif isinstance(node, ast.VariableReference):
            printed.add(node.id.name)
        elif isinstance(node, ast.SelectExpression):
            keys = {k.name if isinstance(k := v.key, ast.Identifier) else k.value for v in node.variants}
            selector: ast.SyntaxNode = node.selector
            if isinstance(selector, ast.FunctionReference):
                assert selector.id.name == "COUNT", "a selector that is neither a variable nor a count"
                selector = selector.arguments.positional[0]
            assert isinstance(selector, ast.VariableReference), "a selector that is no variable"
            (counted if keys <= PLURALS and len(keys) > 1 else chosen).add(selector.id.name)
            for variant in node.variants:
                walk(variant.value)
        elif isinstance(node, ast.Pattern):
            for element in node.elements:
                walk(element)
        elif isinstance(node, ast.Placeable):
            walk(node.expression)
        elif isinstance(node, ast.FunctionReference):
            for argument in node.arguments.positional:
                if not isinstance(argument, ast.StringLiteral):  # the id of a role that is always the same
                    walk(argument)

    walk(pattern)
    return Text(tuple(words), frozenset(printed), frozenset(chosen), frozenset(counted))


def latin(text: str) -> list[str]:
    """Words in Latin letters."""
    return re.findall(r"[A-Za-z]+", text)


def chinese(text: str) -> bool:
    return bool(re.search(r"[\u4e00-\u9fff]", text))


__all__ = ["LANGUAGES", "Text", "catalogue", "chinese", "files", "latin", "patterns", "resource"]
