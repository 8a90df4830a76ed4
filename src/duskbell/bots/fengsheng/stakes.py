"""What it is worth to a bot of 风声 how much intel lies before somebody: about how far it moves the odds of winning.

A table of numbers, worked out once for each case. Nothing here looks at a table.
"""

from __future__ import annotations

from functools import lru_cache

from duskbell.games.fengsheng.identities import IDENTITIES, MISSIONS

ROLES = tuple(IDENTITIES)
"""The identities in a fixed order: first the two factions, then the missions."""
LURKER, AGENT = 0, 1
MISSION = {m.id: n for n, m in enumerate(MISSIONS, 2)}
KILLER, USURPER, COLLECTOR, MUTATOR = (MISSION[m] for m in ("killer", "usurper", "collector", "mutator"))
PIONEER, DISTURBER, SWEEPER = (MISSION[m] for m in ("pioneer", "disturber", "sweeper"))

PROGRESS = (0.0, 0.06, 0.24, 1.0)
"""What so many intel of the own colour are worth."""
SICK = (0.0, 0.03, 0.12, 0.45)
"""What so many black ones cost a side; the last kills."""
SPITE = 0.45
"""What a blow to somebody else is worth, of what the same would be to oneself."""
PREY = (0.0, 0.08, 0.3, 1.0)
"""What so many black ones before somebody are worth to who needs that death."""
ESCORT = (0.0, 0.05, 0.12, 0.14)
"""What it is worth to the Disturber that somebody else has so many true ones."""
BOTH = 4
"""With so many players the two factions win together."""


@lru_cache(8192)
def stakes(mine: int, players: int, own: bool, turn: bool, intel: tuple[int, int, int, int]) -> tuple[float, ...]:
    """What this intel before somebody is worth to who has the role `mine`, for each role that the somebody may have.

    `own`: it lies before oneself; `turn`: one has the turn.
    """
    return tuple([_worth(mine, role, players == BOTH, own, turn, *intel) for role in range(len(ROLES))])


def friends(mine: int, role: int, both: bool) -> bool:
    """Whether the two win together."""
    return mine < KILLER and role < KILLER and (mine == role or both)


def declares(role: int, red: int, blue: int) -> bool:
    """Whether who has so much declares victory."""
    return (role in (LURKER, COLLECTOR) and red >= 3) or (role in (AGENT, COLLECTOR) and blue >= 3)


def progress(role: int, red: int, blue: int) -> float:
    """How far somebody has come with collecting."""
    if role == LURKER:
        return PROGRESS[red]
    if role == AGENT:
        return PROGRESS[blue]
    return PROGRESS[max(red, blue)] if role == COLLECTOR else 0.0


def _worth(
    mine: int, role: int, both: bool, own: bool, turn: bool, red: int, blue: int, black: int, true: int
) -> float:
    friend = own or friends(mine, role, both)
    value = progress(role, red, blue) * (1.0 if friend else -0.9)
    value += SICK[black] * (-1.0 if friend else SPITE if mine <= AGENT else 0.1)
    if role == PIONEER and not own and true:
        value -= 1.2 * PREY[black]
    if role == DISTURBER and not own:
        value += 0.02 * true
    few, full = red <= 1 and blue <= 1, red >= 3 or blue >= 3
    if mine == KILLER and not own:
        value += (PREY[black] if turn or black < 3 else 0.2) * (1.0 if true >= 2 else 0.2) + ESCORT[true]
    elif mine == KILLER and black >= 3:
        value += 1.4 if turn and true >= 2 else 0.0
    elif mine == USURPER:
        value += _usurps(role, turn, red, blue)
    elif mine == MUTATOR:
        value += PROGRESS[max(red, blue)] * (1.0 if own else 0.8) if not full or not declares(role, red, blue) else 0.0
    elif mine == PIONEER and own:
        value += SICK[black] + PREY[black] * (1.0 if true else 0.15) + (0.15 if true else 0.0)
    elif mine == DISTURBER and not own:
        value += ESCORT[true]
    elif mine == SWEEPER:
        value += (SICK[black] if own else 0.0) + PREY[black] * (0.9 if few else 0.1) - (0.0 if few else 0.1)
    return value


def _usurps(role: int, turn: bool, red: int, blue: int) -> float:
    """To the Usurper: near to three of a colour all are welcome, at three in the own turn alone."""
    near = progress(role, red, blue)
    return near * (2.0 if turn else 0.0) if declares(role, red, blue) else near * 1.6
