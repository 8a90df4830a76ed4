"""Whom bots strike that choose together with others: by one order that all of them keep, so that two never give way to
each other at once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TypeVar

from duskbell.bots.hearing.group import Words
from duskbell.kernel import NOBODY, PASS

T = TypeVar("T")


Round = tuple[int, int]
"""A night, and how often they have named somebody in it."""
Named = tuple[Round, str]
"""In which round what was answered."""


def most(named: Sequence[T]) -> T:
    """What most name; of as many, what the lowest seat does."""
    return max(dict.fromkeys(named), key=named.count)


def struck(
    options: Collection[str],
    own: Callable[[], Iterable[int]],
    pack: Collection[int],
    words: Words,
    pointed: Sequence[tuple[int, int]] = (),
    persons: Collection[int] = (),
) -> str:
    """The answer. Whom somebody wishes in words comes first; then whom those point at of whom it is known that they
    are people, then whom most do: `pointed` has (who, at whom) of the round before; else the best of its `own` choice
    that nobody would spare. Nobody points at one of the `pack`, unless that one wishes it.
    """
    said = [PASS if n == NOBODY else f"#{n}" for _, n in sorted(words.wishes.items())]
    if wished := [token for token in said if token in options]:
        return most(wished)
    seen = [(by, n) for by, n in pointed if n != NOBODY and (n not in pack or n == by) and f"#{n}" in options]
    for among in ([n for by, n in seen if by in persons], [n for by, n in seen if n not in words.spared]):
        if among:
            return f"#{most(among)}"
    best = [n for n in own() if f"#{n}" in options]
    best = [n for n in best if n not in words.spared] or best
    return f"#{best[0]}" if best else PASS


def news(token: str, words: Words, me: int | None, targets: Sequence[int]) -> int | None:
    """Whom it names, for its group to hear: where one of them has said anything or they did not agree, and nobody has
    told them so.
    """
    doubt = words.spoke - {me} or len({*targets}) > 1
    n = int(token[1:]) if token.startswith("#") else NOBODY
    return n if doubt and n not in (NOBODY, words.settled) else None
