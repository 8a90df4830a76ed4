"""What has happened at a table, by kind: the log is looked through once as it grows, not anew for every question."""

from __future__ import annotations

from typing import Any

from duskbell.games.clocktower.events import Chose
from duskbell.games.clocktower.table import ClocktowerTable
from duskbell.kernel import Event
from duskbell.kernel.by_hand import ROLE, ByHand
from duskbell.kernel.log import places, since


def happened(t: ClocktowerTable, *kinds: type[Event]) -> list[tuple[int, Any]]:
    """Every event of these very kinds, in order, each with its place in the log. The list is not to be changed."""
    now, key = len(t.log), (happened, kinds)
    known: tuple[int, list[tuple[int, Any]]] = t.memos.get(key, (0, []))
    at, found = known
    if at < now:
        found = [*found, *[(n, e.event) for n, e in enumerate(t.log[at:], at) if type(e.event) in kinds]]
        t.memos[key] = (now, found)
    return found


def is_settled(t: ClocktowerTable) -> bool:
    """Whether how people seem was settled before dawn, and nothing is asked of it any more: it is day, and no ruling
    has made somebody another character since day broke.
    """
    return t.phase != "night" and all(e.change != ROLE for e in since(t, "day", ByHand))


def chosen_last_night(t: ClocktowerTable, seat: int, role: str) -> list[int]:
    """Whom somebody has named as this character last night, in order, who is in play still: an empty chair is nobody,
    and who has taken it since was not named.
    """
    named = [(at, n) for at, c in places(t, "night", Chose, 1) if (c.seat, c.role) == (seat, role) for n in c.targets]
    return [n for at, n in named if not t.seats[n].away and t.here_since(n) <= at]
