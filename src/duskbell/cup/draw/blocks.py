"""Difference blocks: one table, turned through all teams, where tables are played one at a time.

Table i is block + i modulo the number of teams. So every team plays equally often and sits in every seat once, whatever
the block; two teams meet as often as their difference occurs in it, and the search makes differences occur evenly.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

STUCK = 150
"""Exchanges without gain after which a search begins again."""


def turned(block: tuple[int, ...], teams: int) -> list[tuple[int, ...]]:
    """The tables of a block, each in the order of its seats."""
    return [tuple([(b + i) % teams for b in block]) for i in range(teams)]


def search(teams: int, size: int, rng: Random, tries: int, tell: Callable[[float], None]) -> tuple[int, ...]:
    """The flattest block of `size` that so many exchanges find."""
    best, least = tuple(range(size)), -1
    even, more = divmod(size * (size - 1), teams - 1)
    aim = more * (even + 1) ** 2 + (teams - 1 - more) * even**2
    done = 0
    while done < tries:
        block, found, used = _descend(teams, size, rng, aim)
        done += used
        tell(min(1.0, done / tries))
        if least < 0 or found < least:
            best, least = block, found
        if least <= aim:
            break
    return best


def _descend(teams: int, size: int, rng: Random, aim: int) -> tuple[tuple[int, ...], int, int]:
    """From a block drawn by lot by exchanges that make nothing worse: it, its sum of squares, exchanges tried."""
    inside = rng.sample(range(teams), size)
    outside = [x for x in range(teams) if x not in set(inside)]
    count = [0] * teams
    for a in inside:
        for b in inside:
            count[(a - b) % teams] += a != b
    cost, stuck, used = sum(c * c for c in count), 0, 0
    while stuck < STUCK and cost > aim and outside:
        used += 1
        i, o = rng.randrange(size), rng.randrange(len(outside))
        old, new = inside[i], outside[o]
        _shift(count, inside, i, old, teams, -1)
        _shift(count, inside, i, new, teams, 1)
        after = sum(c * c for c in count)
        if after <= cost:
            stuck = 0 if after < cost else stuck + 1
            cost, inside[i], outside[o] = after, new, old
        else:
            stuck += 1
            _shift(count, inside, i, new, teams, -1)
            _shift(count, inside, i, old, teams, 1)
    return tuple(inside), cost, max(1, used)


def _shift(count: list[int], inside: list[int], but: int, x: int, teams: int, by: int) -> None:
    """Count the differences of `x` to all but one."""
    for n, y in enumerate(inside):
        if n != but:
            count[(x - y) % teams] += by
            count[(y - x) % teams] += by
