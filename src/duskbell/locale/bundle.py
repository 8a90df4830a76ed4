"""The messages of a language, each parsed when it is first asked for: all at once would take a process half a second,
and it says a few of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Any, cast

from fluent.runtime import FluentBundle
from fluent.runtime.prepare import Compiler
from fluent.runtime.resolver import Message
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

ENTRY = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
"""Where a message or a term begins: its id is the first thing on a line."""


class Messages(Mapping[str, Message]):
    """The messages and terms of some files of words by id, a term's with its hyphen. Of two with the same id the first
    counts; one that is no Fluent is not there, though it is counted among the ids.
    """

    def __init__(self, texts: Iterable[str]) -> None:
        self._written: dict[str, str] = {}
        for text in texts:
            ids = {found.start(): found[1] for found in ENTRY.finditer(text)}
            for begin, end in pairwise([*ids, len(text)]):
                self._written.setdefault(ids[begin], text[begin:end])
        self._parser = FluentParser(with_spans=False)
        self._compile = cast(Callable[[Any], Message], Compiler())
        self._known: dict[str, Message] = {}

    def __getitem__(self, name: str) -> Message:
        if name not in self._known:
            entry = self._parser.parse_entry(self._written[name])
            if isinstance(entry, Junk):
                raise KeyError(name)
            self._known[name] = self._compile(entry)
        return self._known[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._written)

    def __len__(self) -> int:
        return len(self._written)


class Bundle(FluentBundle):
    """Such messages, and what they may call: `functions` by name, each of which says words or a number."""

    def __init__(self, lang: str, messages: Messages, functions: dict[str, Callable[..., Any]]) -> None:
        super().__init__([lang], functions=functions, use_isolating=False)
        self.messages = messages

    def has_message(self, message_id: str) -> bool:
        return message_id in self.messages

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        return self.messages[f"-{entry_id}" if term else entry_id]


def count(given: object) -> Any:
    """How many there are of what is joined by commas: a message says by it that there is nobody."""
    return fluent_number(len([one for one in str(given).split(",") if one]))
