"""What lies in the Grimoire beside the tokens (000 一.8, 二.1): the reminders, and whom somebody takes itself for."""

from __future__ import annotations

from duskbell.games.clocktower.events import Told
from duskbell.games.clocktower.look import faces
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
    """The reminders of those who learned two players, one of whom is a certain character: in truth, else by how it may
    register, else the first of them. None lies beside a chair that somebody has left since.
    """
    found: list[tuple[int, str]] = []
    for at, told in happened(t, Told):
        if told.form == "pair" and _is_there(t, told.seat, at):
            first, second = [t.seats[n] for n in told.about]
            is_it = [told.shown in (s.character.id, *[c.id for c in faces(t, s)][1:]) for s in (first, second)]
            in_truth = [s.character.id == told.shown for s in (first, second)]
            turned = (in_truth[1] and not in_truth[0]) or (is_it[1] and not is_it[0])
            right, wrong = (second, first) if turned else (first, second)
            both = ((right.no, f"{told.role}-{RIGHT}"), (wrong.no, f"{told.role}-{WRONG}"))
            found += [(no, name) for no, name in both if _is_there(t, no, at)]
    return found


def _is_there(t: ClocktowerTable, seat: int, at: int) -> bool:
    """Whether who sat here then sits here still."""
    return not t.seats[seat].away and t.here_since(seat) <= at


def beliefs(t: ClocktowerTable) -> tuple[tuple[int, str], ...]:
    """Who takes itself for what it is not, and for what, as (seat, character)."""
    return tuple([(s.no, s.believes.id) for s in t.seats if s.believes is not None])
