"""Questions whose answer is more than one option: some of them, or all of them in an order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, cast

from duskbell.kernel.ask import SILENCE, Ask, few, quote, token
from duskbell.kernel.errors import IllegalAnswer

if TYPE_CHECKING:
    from random import Random

T = TypeVar("T")


class Many(Ask[T], Generic[T], frozen=True, gc=False):
    """From `least` to `most` different options; the answer joins them with commas, in the options' order, or in the
    order in which they were given where it is `ordered`. `optional`: or none at all.
    """

    least: int = 0
    most: int = 0
    ordered: bool = False
    optional: bool = False

    single: ClassVar[bool] = False

    def accept(self, what: object) -> str:
        given = _parts(what)
        wanted = dict.fromkeys([token(x) for x in given])
        chosen = [o for o in wanted if o in self.options] if self.ordered else [o for o in self.options if o in wanted]
        if len(chosen) == len(given) and self.takes(len(chosen)):
            return ",".join(chosen)
        raise IllegalAnswer(f"{quote(what)} does not answer {self.key}: {self.right()}.")

    def takes(self, count: int) -> bool:
        """Whether so many options are an answer."""
        return self.least <= count <= self.most or (count == 0 and self.optional)

    def right(self, given: str = "") -> str:
        some = f"{self.least} to {self.most}" if self.least < self.most else str(self.most)
        none = ", or an empty answer for none" if self.optional else ""
        return f"right would be {some} of {few(self.options)}, joined by commas{none}"

    def read(self, answer: str, by_token: Mapping[str, Any]) -> T:
        names = [] if answer in ("", SILENCE) else answer.split(",")
        one = super().read
        return cast(T, [one(n, by_token) for n in names])

    def answers(self) -> Iterator[str]:
        ways = permutations if self.ordered else combinations
        for n in self.counts():
            for chosen in ways(self.options, n):
                yield ",".join(chosen)

    def sample(self, rng: Random) -> str:
        count = rng.choice(self.counts()) if self.optional else rng.randint(self.least, self.most)
        chosen = rng.sample(self.options, count)
        return ",".join(chosen if self.ordered else [o for o in self.options if o in chosen])

    def counts(self) -> tuple[int, ...]:
        """How many options are an answer, from few to many."""
        some = range(self.least, self.most + 1)
        return (0, *some) if self.optional and self.least else tuple(some)


class Order(Ask[T], Generic[T], frozen=True, gc=False):
    """All options in an order, the answer joining them with commas: a shuffle, a deal. Options may repeat."""

    single: ClassVar[bool] = False

    def accept(self, what: object) -> str:
        given = [token(x) for x in _parts(what)]
        if sorted(given) == sorted(self.options):
            return ",".join(given)
        raise IllegalAnswer(f"{quote(what)} does not answer {self.key}: {self.right()}.")

    def right(self, given: str = "") -> str:
        return f"right would be each of {few(self.options)} once, in any order, joined by commas"

    def read(self, answer: str, by_token: Mapping[str, Any]) -> T:
        one = super().read
        return cast(T, [one(n, by_token) for n in answer.split(",")])

    def answers(self) -> Iterator[str]:
        """Every distinct arrangement: options that are alike are not told apart."""
        return (",".join(p) for p in _arrangements(sorted(self.options)))

    def sample(self, rng: Random) -> str:
        mixed = list(self.options)
        rng.shuffle(mixed)
        return ",".join(mixed)


def _parts(what: object) -> list[object]:
    if isinstance(what, str):
        return [p for p in what.split(",") if p]
    return list(what) if isinstance(what, Iterable) else [what]


def _arrangements(things: list[str]) -> Iterator[tuple[str, ...]]:
    if not things:
        yield ()
    for i, first in enumerate(things):
        if i == 0 or things[i - 1] != first:
            for rest in _arrangements(things[:i] + things[i + 1 :]):
                yield (first, *rest)
