"""What a night comes to: deeds in the order in which they were done, then deaths with their causes, to a fixpoint."""

from __future__ import annotations

from duskbell.games.werewolf.ledger import Night
from duskbell.games.werewolf.roles import POWERS
from duskbell.games.werewolf.roles.base import roles_of
from duskbell.games.werewolf.table import NOBODY, WerewolfTable
from duskbell.kernel import Seat


def settle(t: WerewolfTable) -> tuple[tuple[int, str], ...]:
    """Who will be announced dead after tonight, as (seat, cause) by seat number."""
    kill = t.done("kill")
    night = Night(t.aim(kill.targets[0]) if kill else NOBODY)
    for act in t.tonight:
        if act.power in POWERS:
            POWERS[act.power].settle(t, act, night)
    dead = {n: c for n, c in night.struck().items() if n not in night.safe and c not in immunities(t.seats[n])}
    return tuple(sorted(together(t, dead, night.ties).items()))


def together(t: WerewolfTable, dead: dict[int, str], ties: tuple[tuple[int, int, str], ...] = ()) -> dict[int, str]:
    """These and whom they drag along, until nobody is added; everybody keeps the first cause."""
    waiting = list(dead)
    while waiting:
        one = waiting.pop(0)
        drags = [(other, cause) for first, other, cause in ties if first == one]
        for role in roles_of(t.seats[one]):
            drags += role.drags(t.seats[one], t)
        for other, cause in drags:
            if t.seats[other].alive and other not in dead:
                dead[other] = cause
                waiting.append(other)
    return dead


def immunities(seat: Seat) -> frozenset[str]:
    """Causes of the night that do not hurt this seat."""
    return frozenset().union(*(role.immune for role in roles_of(seat)))
