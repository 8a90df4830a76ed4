"""How many of each type there are, and what brackets change in that (000 一.6, 一.7)."""

from __future__ import annotations

from collections.abc import Iterable

from duskbell.games.clocktower.character import DEMON, KINDS, MINION, OUTSIDER, TOWNSFOLK, Character
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
    """By how many brackets change the Outsiders: as far as there are any, and Townsfolk where there are fewer."""
    return clamped(t, outs, sum(c.brackets.get(OUTSIDER, 0) for c in evil))


def clamped(t: ClocktowerTable, there: int, more: int) -> int:
    """So many more Outsiders than `there` are, or as many as a script with few characters can do, or a table with few
    Townsfolk.
    """
    towns, outs, _, _ = COUNTS[len(t.residents)]
    spare = len(t.kinds(TOWNSFOLK)) - (towns + outs - there)
    return max(-there, -spare, min(more, len(outsiders(t)) - there, towns + outs - there))


def outsiders(t: ClocktowerTable) -> list[Character]:
    """The Outsiders that may be dealt: a hidden one needs a token to stand for it, beside those that are dealt."""
    return [c for c in t.kinds(OUTSIDER) if not c.hidden or _can_hide(t, c.poses_as)]


def _can_hide(t: ClocktowerTable, as_: str) -> bool:
    """Whether this type has a character more than may be dealt of it."""
    towns, outs, _, demons = COUNTS[len(t.residents)]
    fewer = sum(-min(0, c.brackets.get(OUTSIDER, 0), *c.sways.values()) for c in t.kinds(MINION, DEMON))
    return len(t.kinds(as_)) > (towns + min(fewer, outs) if as_ == TOWNSFOLK else demons)


def fault(t: ClocktowerTable) -> str:
    """Why so many cannot play what may be in play, as half a sentence; "" when they can."""
    needed = dict(zip(KINDS, COUNTS[len(t.residents)], strict=True))
    for kind in KINDS:
        there = len(outsiders(t) if kind == OUTSIDER else t.kinds(kind))
        if there < needed[kind]:
            usable = " that can be dealt" if there < len(t.kinds(kind)) else ""
            several = "s" if needed[kind] > 1 and kind != TOWNSFOLK else ""
            return f"{len(t.residents)} players need {needed[kind]} {kind}{several}{usable} and it has {there}"
    return ""
