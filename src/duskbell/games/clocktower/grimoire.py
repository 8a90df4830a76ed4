"""What lies in the Grimoire beside the tokens (000 一.8, 二.1): the reminders, and whom somebody takes itself for."""

from __future__ import annotations

from duskbell.games.clocktower.events import Reminded
from duskbell.games.clocktower.past import happened
from duskbell.games.clocktower.sobriety import DRUNK, POISONED
from duskbell.games.clocktower.table import ClocktowerTable

IMPAIRED = (DRUNK, POISONED)
RIGHT, WRONG = "right", "wrong"
"""Beside the two players of whom somebody learned that one is a certain character: who is, and who is not."""


def reminders(t: ClocktowerTable) -> list[tuple[int, str]]:
    """Which reminders lie beside whom, as (seat, name); drink and poison only where they have force."""
    lying = [(s.no, m.name) for s in t.seats for m in s.marks if m.name not in IMPAIRED or t.works(m)]
    return [*lying, *learned(t)]


def learned(t: ClocktowerTable) -> list[tuple[int, str]]:
    """The reminders of those who learned two players, one of whom was a certain character then. They lie as they were
    laid, whatever either has become; none lies beside a chair that somebody has left since.
    """
    found: list[tuple[int, str]] = []
    for at, e in happened(t, Reminded):
        if _is_there(t, e.seat, at):
            both = ((e.right, f"{e.role}-{RIGHT}"), (e.wrong, f"{e.role}-{WRONG}"))
            found += [(no, name) for no, name in both if _is_there(t, no, at)]
    return found


def _is_there(t: ClocktowerTable, seat: int, at: int) -> bool:
    """Whether who sat here then sits here still."""
    return not t.seats[seat].away and t.here_since(seat) <= at


def beliefs(t: ClocktowerTable) -> tuple[tuple[int, str], ...]:
    """Who takes itself for what it is not, and for what, as (seat, character)."""
    return tuple([(s.no, s.believes.id) for s in t.seats if s.believes is not None])
