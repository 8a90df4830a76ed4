"""Which events leave all seats as they are, so that nobody has to look at them again.

What an event's `apply` names says what it can change. Where that is nothing but fields of its own and plain values of
the table no seat is within its reach; where it is anything else the seats are looked at.
"""

from __future__ import annotations

from types import CodeType, FunctionType
from typing import Any

from duskbell.kernel.event import Event
from duskbell.kernel.table import Table

LEADING = frozenset({"seats", "log", "spans", "by_token", "memos"})
"""Fields of a table that hold more than a plain value."""
WORDS = frozenset({"frozenset", "len", "max", "min", "sorted", "tuple"})
"""Of Python's own words those with which `apply` makes one value of another."""


class Standing(dict[type[Event], bool]):
    """For each kind of event whether it leaves all seats as they are; worked out when it is met first."""

    def __init__(self, table: type[Table]) -> None:
        super().__init__()
        self._plain = (frozenset(table.__struct_fields__) - LEADING) | WORDS

    def __missing__(self, kind: type[Event]) -> bool:
        found = self[kind] = self._is_plain(kind.apply, frozenset(kind.__struct_fields__) | self._plain)
        return found

    def _is_plain(self, does: Any, plain: frozenset[str]) -> bool:
        """Whether a function names nothing but plain values, constants, and functions that do so, too."""
        if not isinstance(does, FunctionType) or does.__closure__:
            return False
        code, known = does.__code__, does.__globals__
        if any(isinstance(c, CodeType) for c in code.co_consts):
            return False
        return all(
            name in plain
            or isinstance(known.get(name), int | str | frozenset)
            or (name != does.__name__ and self._is_plain(known.get(name), plain))
            for name in code.co_names
        )
