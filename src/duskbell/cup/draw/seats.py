"""Seat numbers by König's edge colouring: at each table every number once, each team through all numbers evenly."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

Tables = Sequence[Sequence[int]]


def seated(tables: Tables, size: int, before: Tables = ()) -> list[tuple[int, ...]]:
    """The teams of each table in the order of seat numbers, so that no team has one number more than once more often
    than another. With tables `before`, whose seats are given, as evenly as exchanges within a table can make it.

    A team that plays more than `size` tables counts as several, of `size` tables each: then no team and no table has
    more than `size` lines, and so many colours are enough (König). The colour is the seat.
    """
    played: dict[int, int] = {}
    lines: list[tuple[tuple[int, int], int]] = []
    for n, table in enumerate(tables):
        for team in table:
            played[team] = played.get(team, 0) + 1
            lines.append(((team, (played[team] - 1) // size), n))
    colours = _coloured(lines, size)
    placed: list[dict[int, int]] = [{} for _ in tables]
    for (team, _), n, colour in colours:
        placed[n][colour] = team
    found = [[place[c] for c in sorted(place)] for place in placed]
    if before:
        _evened(found, before)
    return [tuple(table) for table in found]


def _evened(tables: list[list[int]], before: Tables) -> None:
    """Exchange seats at a table as long as that makes it more even how often each team has had each."""
    had: dict[tuple[int, int], int] = {}
    for table in (*before, *tables):
        for seat, team in enumerate(table):
            had[team, seat] = had.get((team, seat), 0) + 1
    better = True
    while better:
        better = False
        for table in tables:
            for i, j in combinations(range(len(table)), 2):
                a, b = table[i], table[j]
                fewer = had[a, i] + had[b, j] - had.get((a, j), 0) - had.get((b, i), 0)
                if fewer > 2:  # squares fall by 2 * fewer - 4
                    better = True
                    table[i], table[j] = b, a
                    for key, by in (((a, i), -1), ((b, j), -1), ((a, j), 1), ((b, i), 1)):
                        had[key] = had.get(key, 0) + by


def _coloured(lines: Sequence[tuple[tuple[int, int], int]], size: int) -> list[tuple[tuple[int, int], int, int]]:
    """Each line of a bipartite graph with a colour, none twice at one end."""
    left: dict[tuple[int, int], dict[int, int]] = {}
    right: dict[int, dict[int, tuple[int, int]]] = {}
    for team, table in lines:
        here, there = left.setdefault(team, {}), right.setdefault(table, {})
        a = next(c for c in range(size) if c not in here)
        b = next(c for c in range(size) if c not in there)
        if a != b:  # free `a` at the table: exchange both colours along the path that begins there
            _exchange(left, right, table, a, b)
        here[a], there[a] = table, team
    return [(team, table, colour) for team, ends in left.items() for colour, table in ends.items()]


def _exchange(
    left: dict[tuple[int, int], dict[int, int]],
    right: dict[int, dict[int, tuple[int, int]]],
    table: int,
    a: int,
    b: int,
) -> None:
    """Exchange colours `a` and `b` along the path of lines that begins at a table with `a`."""
    path = []
    at, colour = table, a
    while colour in right[at]:
        team = right[at][colour]
        path.append((team, at, colour))
        other = b if colour == a else a
        if other not in left[team]:
            break
        at = left[team][other]
        path.append((team, at, other))
    for team, at, colour in path:
        left[team].pop(colour, None)
        right[at].pop(colour, None)
    for team, at, colour in path:
        other = b if colour == a else a
        left[team][other], right[at][other] = at, team
