"""What no draw can beat: proven lower bounds of the sum of squared meetings."""

from __future__ import annotations

from math import ceil


def appearances(teams: int, tables: int, size: int) -> list[int]:
    """How often each team plays where nobody plays more than once more than another."""
    low, more = divmod(tables * size, teams)
    return [low + 1] * more + [low] * (teams - more)


def bound(teams: int, tables: int, size: int, aside: int = 1) -> int:
    """At least this is the sum, over all pairs of teams, of their meetings squared: for so many tables of `size` teams,
    `aside` of them side by side.

    By integrality: meetings are whole numbers, so at best all lie within 1. By rank (Fisher): the matrix of who sits at
    which table has no higher rank than it has tables, which keeps its square from being as flat as that.
    """
    pairs, met = teams * (teams - 1) // 2, tables * size * (size - 1) // 2
    even, more = divmod(met, pairs)
    integral = more * (even + 1) ** 2 + (pairs - more) * even**2
    plays = appearances(teams, tables, size)
    if len(set(plays)) > 1:
        return integral
    played = plays[0]
    top = played * size
    rest = teams * played - top
    whole = teams == size * aside  # everybody plays in every slot: each slot's tables add up to the same
    rank = min(teams - 1, tables // aside * (aside - 1)) if whole else min(teams, tables) - 1
    by_rank = ((top**2 + (rest**2 / rank if rank else 0)) - teams * played**2) / 2
    return integral if by_rank <= integral else integral + 2 * ceil((by_rank - integral) / 2 - 1e-9)
