"""Who dies with whom: deaths to a fixpoint, each with its cause."""

from __future__ import annotations

from collections.abc import Callable

from duskbell.games.werewolf.role import serving
from duskbell.games.werewolf.table import WerewolfTable
from duskbell.kernel import Seat


def together(
    t: WerewolfTable,
    dead: dict[int, str],
    ties: tuple[tuple[int, int, str], ...] = (),
    endures: Callable[[Seat], bool] = lambda s: False,
) -> dict[int, str]:
    """These and whom they drag along, until nobody is added; everybody keeps the first cause. Who `endures` it, which
    everybody is asked once, lives and drags nobody along.
    """
    whole, lives = dict(dead), set()
    waiting = list(dead)
    while waiting:
        one = waiting.pop(0)
        if endures(t.seats[one]):
            lives.add(one)
            continue
        drags = [(other, cause) for first, other, cause in ties if first == one]
        drags += [(n, "love") for pair in t.bonds if one in pair for n in pair if n != one]
        for role in serving(t.seats[one], t):
            drags += role.drags(t.seats[one], t)
        for other, cause in drags:
            if t.seats[other].alive and other not in whole:
                whole[other] = cause
                waiting.append(other)
    return {n: cause for n, cause in whole.items() if n not in lives}


def immunities(t: WerewolfTable, seat: Seat) -> frozenset[str]:
    """Causes of the night that do not hurt this seat."""
    immune: frozenset[str] = frozenset()
    for role in serving(seat, t):
        immune |= role.immune
    return immune
