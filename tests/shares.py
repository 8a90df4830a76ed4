"""Which worker begins with which tests: each gets its share of those that wait for a browser, and of the slow ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import TypeVar

Test = TypeVar("Test")


def sizes(tests: int, workers: int) -> list[int]:
    """How many tests in a row `--dist worksteal` gives to each worker at first."""
    given: list[int] = []
    for left in range(workers, 0, -1):
        given.append((tests - sum(given)) // left)
    return given


def dealt(tests: Sequence[Test], workers: int, mark: Callable[[Test], str], home: Callable[[Test], str]) -> list[Test]:
    """The order in which each worker's tests begin with those marked `e2e`, then with those marked `slow`, both dealt
    by their home (their file), because what is dear to set up serves all of a file. The others follow as they were, and
    are what a worker with nothing left takes from another.
    """
    heads: list[list[Test]] = [[] for _ in range(workers)]
    for wanted in ("e2e", "slow"):
        files: dict[str, list[Test]] = {}
        for test in tests:
            if mark(test) == wanted:
                files.setdefault(home(test), []).append(test)
        shares: list[list[Test]] = [[] for _ in range(workers)]
        for file in sorted(files.values(), key=len, reverse=True):
            min(shares, key=len).extend(file)
        # Who has the most of the first kind gets the least of the second.
        for head, share in zip(sorted(heads, key=len), sorted(shares, key=len, reverse=True), strict=True):
            head += share
    others = iter([test for test in tests if mark(test) not in ("e2e", "slow")])
    order: list[Test] = []
    for head, size in zip(heads, sizes(len(tests), workers), strict=True):
        order += head
        order += islice(others, max(0, size - len(head)))
    return [*order, *others]
