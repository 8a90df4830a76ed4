"""What an answer may have been, by what was seen soon after it. No game needs a line for it: an event says by its own
fields whom and what it is about.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from duskbell.kernel import PASS, Ask, Event
from duskbell.kernel.errors import IllegalAnswer

TWO = 2
DEATHS, DEAD = ("Died", "QuietNight"), ("died", "dead")
"""What most hidden answers come to: who died, or that nobody did."""


def is_death(e: Event) -> bool:
    """Whether an event says who died, be it nobody."""
    return type(e).__name__ in DEATHS or any(name in DEAD for name in e.__struct_fields__)


def told_by(asks: list[Ask[Any]], coming: Sequence[Event]) -> Iterator[tuple[int, str]]:
    """What will be seen of whom is asked."""
    for e in coming:
        for ask in asks:
            if ask.to >= 0:
                yield from ((ask.to, token) for token in linked(e, ask.to) if _takes(ask, token))


def flagged(asks: list[Ask[Any]], coming: Sequence[Event]) -> Iterator[tuple[int, str]]:
    """Of two answers, that for which what will be seen of whom is asked says yes or no, though it may be to another
    question.
    """
    for e in coming:
        for ask in asks:
            flags = [v for name in e.__struct_fields__ if isinstance(v := getattr(e, name), bool)]
            if ask.to >= 0 and flags and len(ask.options) == TWO and any(linked(e, ask.to)):
                yield from ((ask.to, o) for o in ask.options if (o != ask.default) == flags[0])


def spoken(asks: list[Ask[Any]], coming: Sequence[Event], everybody: Sequence[int]) -> Iterator[tuple[int, str]]:
    """Of two answers: who is named in what comes of it has not been silent. `everybody`: who is asked at once."""
    first = next((e for e in coming if any(any(linked(e, seat)) for seat in everybody)), None)
    for ask in asks:
        if first is not None and ask.to >= 0 and len(ask.options) == TWO:
            spoke = any(linked(first, ask.to))
            yield from ((ask.to, o) for o in ask.options if (o == ask.default) != spoke)


def named(asks: list[Ask[Any]], coming: Sequence[Event]) -> Iterator[tuple[int, str]]:
    """Whoever, or whatever, something will be seen of."""
    for e in coming:
        for value in values(e):
            for ask in asks:
                if _takes(ask, value):
                    yield ask.to, value


def silent(asks: list[Ask[Any]]) -> Iterator[tuple[int, str]]:
    """What silence means, where it is one of the answers."""
    for ask in asks:
        if _takes(ask, ask.default):
            yield ask.to, ask.default


def unnamed(asks: list[Ask[Any]]) -> Iterator[tuple[int, str]]:
    """What is done to nobody in particular."""
    for ask in asks:
        yield from ((ask.to, option) for option in ask.options if option[:1] != "#" and _takes(ask, option))


def _takes(ask: Ask[Any], token: str) -> bool:
    if type(ask).accept is Ask.accept:  # what it would say, without a sentence for each that does not fit
        return token in ask.options
    try:
        return ask.accept(token) == token
    except IllegalAnswer:
        return False


def linked(e: Event, seat: int) -> Iterator[str]:
    """What an event says of a seat, as tokens: what stands beside it, or in its place of a list of the same length."""
    fields = [getattr(e, name) for name in e.__struct_fields__]
    alone = [v for v in fields if isinstance(v, int | str) and not isinstance(v, bool)]
    lists = [v for v in fields if isinstance(v, tuple)]
    if seat in [v for v in alone if isinstance(v, int)]:
        rest = list(alone)
        rest.remove(seat)
        yield from (_token(v) for v in rest)
        yield from (",".join(_token(x) for x in v) for v in lists)
    for name in e.__struct_fields__:
        one = getattr(e, name)
        if isinstance(one, tuple) and seat in one:
            yield name
            at = one.index(seat)
            yield from (_token(other[at]) for other in lists if other is not one and len(other) == len(one))
            yield from (_token(v) for v in alone)


def values(e: Event) -> Iterator[str]:
    """Everything that an event names, as tokens, and whole lists, and what stands side by side as two dice are told."""
    for pair in pairwise(getattr(e, name) for name in e.__struct_fields__):
        if all(type(v) is int for v in pair):
            yield "+".join(map(str, pair))
    for name in e.__struct_fields__:
        v = getattr(e, name)
        if isinstance(v, tuple):
            yield ",".join(_token(x) for x in v)
        for x in v if isinstance(v, tuple) else (v,):
            yield _token(x)
            if isinstance(x, int) and not isinstance(x, bool):
                yield str(x)


def _token(v: object) -> str:
    if isinstance(v, int) and not isinstance(v, bool):
        return f"#{v}" if v >= 0 else PASS
    return str(v)
