"""An answer picked part by part: which parts may come next, and when it is whole."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from duskbell.arena.vocabulary import parts
from duskbell.kernel import Ask
from duskbell.kernel.many import Many


class Next(NamedTuple):
    """What may be picked now: `parts`, and whether what has been picked may stand as it is (`done`)."""

    parts: frozenset[str]
    done: bool


class Pick:
    """An answer to one question, being picked. `prefix`: the parts of a token so far; `chosen`: whole tokens, where
    several are asked.
    """

    __slots__ = ("ask", "chosen", "counts", "prefix")

    def __init__(self, ask: Ask[object]) -> None:
        self.ask = ask
        self.prefix: tuple[str, ...] = ()
        self.chosen: tuple[str, ...] = ()
        self.counts = counts(ask)

    @property
    def next(self) -> Next:
        """What may be picked now."""
        return next_parts(self.ask.options, self.chosen, self.prefix, self.counts)

    def add(self, part: str) -> str | None:
        """Pick a part that may come next: the whole answer once nothing can follow, else None."""
        self.prefix = (*self.prefix, part)
        return None if self.next.parts else self._whole()

    def done(self) -> str | None:
        """Leave it at what is picked: the whole answer, or None where only one of several tokens is whole by it."""
        return self._whole() if self.prefix else ",".join(self.chosen)

    def _whole(self) -> str | None:
        token = next(o for o in self.ask.options if parts(o) == self.prefix)
        self.chosen, self.prefix = (*self.chosen, token), ()
        return ",".join(self.chosen) if len(self.chosen) >= self.counts[-1] else None


@lru_cache(4096)
def next_parts(
    options: Sequence[str], chosen: tuple[str, ...], prefix: tuple[str, ...], counts: tuple[int, ...]
) -> Next:
    """What may come next after `prefix`, out of those options that have not been `chosen`. `counts`: how many are an
    answer.
    """
    left = list(options)
    for token in chosen:
        left.remove(token)
    if len(chosen) >= counts[-1]:
        return Next(frozenset(), True)
    at = len(prefix)
    fitting = [p for p in map(parts, left) if p[:at] == prefix]
    whole = any(len(p) == at for p in fitting) if at else len(chosen) in counts
    return Next(frozenset([p[at] for p in fitting if len(p) > at]), whole)


def counts(ask: Ask[object]) -> tuple[int, ...]:
    """How many options answer a question, from few to many."""
    if isinstance(ask, Many):
        return ask.counts()
    return (1,) if ask.single else (len(ask.options),)


@lru_cache(4096)
def are_whole(options: Sequence[str]) -> bool:
    """Whether each of these options is picked at once, having one part."""
    return all(parts(option) == (option,) for option in options)
