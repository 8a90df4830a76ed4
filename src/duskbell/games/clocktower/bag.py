"""How many of each type there are, and what brackets change in that (000 一.6, 一.7)."""

from __future__ import annotations

from collections.abc import Iterable

from duskbell.games.clocktower.character import OUTSIDER, Character
from duskbell.games.clocktower.table import ClocktowerTable

COUNTS = {
    5: (3, 0, 1, 1),
    6: (3, 1, 1, 1),
    7: (5, 0, 1, 1),
    8: (5, 1, 1, 1),
    9: (5, 2, 1, 1),
    10: (7, 0, 2, 1),
    11: (7, 1, 2, 1),
    12: (7, 2, 2, 1),
    13: (9, 0, 3, 1),
    14: (9, 1, 3, 1),
    15: (9, 2, 3, 1),
}
"""Townsfolk, Outsiders, Minions and Demons by number of players: these lie open, the bag does not."""


def changed(t: ClocktowerTable, evil: Iterable[Character], outs: int) -> int:
    """By how many brackets change the Outsiders: as far as there are any."""
    wanted = sum(c.brackets.get(OUTSIDER, 0) for c in evil)
    return max(-outs, min(wanted, len(t.kinds(OUTSIDER)) - outs))
