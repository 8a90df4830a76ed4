"""The roles of Princeton Mafia (002 道具, 游戏目标): killers, one or two angels, villagers."""

from __future__ import annotations

from typing import ClassVar

from duskbell.kernel import Role, registry

VILLAGE, KILLERS = "village", "killers"


class Killer(Role):
    """杀手 (clubs): wakes with the others each night and agrees with them on one victim or none."""

    team = KILLERS


class Angel(Role):
    """天使: each night asks about one player and learns whether that is a killer. Wins with the village."""

    team = VILLAGE
    suit: ClassVar[str]


class AngelOfHearts(Angel):
    """红桃天使: the queen of hearts, woken first."""

    suit = "hearts"


class AngelOfDiamonds(Angel):
    """方片天使: the queen of diamonds, woken second; the two never learn of each other."""

    suit = "diamonds"


class Villager(Role):
    """村民: talks, accuses and votes."""

    team = VILLAGE


KILLER, HEARTS, DIAMONDS, VILLAGER = Killer(), AngelOfHearts(), AngelOfDiamonds(), Villager()
ANGELS = (HEARTS, DIAMONDS)
ROLES = registry(KILLER, *ANGELS, VILLAGER)


def recommended_killers(players: int) -> int:
    """How many killers the text advises (002 分配身份): two up to ten players, three up to twelve, then four.

    Five players get one: two would have won before the first day (docs/rulings.md).
    """
    return 1 if players == 5 else 2 if players <= 10 else 3 if players <= 12 else 4


def cast(players: int, killers: int, angels: int) -> list[str]:
    """The ids of the cards that are dealt."""
    named = [KILLER.id] * killers + [a.id for a in ANGELS[:angels]]
    return named + [VILLAGER.id] * (players - len(named))
