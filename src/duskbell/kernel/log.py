"""Queries on the log: what happened tonight, this phase, ever. Counters kept by hand are not needed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from duskbell.kernel.event import Event
from duskbell.kernel.table import Table

E = TypeVar("E", bound=Event)


def ever(t: Table, kind: type[E]) -> list[E]:
    """Every event of this kind, in order. On a view's table: those that the viewer saw."""
    return [e.event for e in t.log if type(e.event) is kind]


def latest(t: Table, kind: type[E]) -> Iterator[E]:
    """Every event of this kind, the last first: who looks for one need not read the whole log."""
    return (e.event for e in reversed(t.log) if type(e.event) is kind)


def this_phase(t: Table, kind: type[E]) -> list[E]:
    """Those since the present phase began."""
    start = t.spans[-1][1] if t.spans else 0
    return [e.event for e in t.log[start:] if type(e.event) is kind]


def since(t: Table, phase: str, kind: type[E]) -> list[E]:
    """Those since the last time that `phase` began; none if it never did."""
    for name, start in reversed(t.spans):
        if name == phase:
            return [e.event for e in t.log[start:] if type(e.event) is kind]
    return []


def during(t: Table, phase: str, kind: type[E], ago: int = 0) -> list[E]:
    """Those of the last phase of this name, or of the one `ago` before it, to its end."""
    return [e for _, e in places(t, phase, kind, ago)]


def places(t: Table, phase: str, kind: type[E], ago: int = 0) -> list[tuple[int, E]]:
    """The same, each with its place in the log."""
    ends = [*(s for _, s in t.spans[1:]), len(t.log)]
    found = [(start, end) for (name, start), end in zip(t.spans, ends, strict=True) if name == phase]
    if len(found) <= ago:
        return []
    start, end = found[-1 - ago]
    return [(n, e.event) for n, e in enumerate(t.log[start:end], start) if type(e.event) is kind]
