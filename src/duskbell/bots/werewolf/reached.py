"""What has reached whom at a table of Werewolf. All that is said before all is read once for all seats, so that nobody
need look who would find nothing that bears on it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from duskbell.bots.werewolf.notes import TOLD, Notes
from duskbell.games.werewolf.table import WerewolfTable
from duskbell.kernel.core_events import Said
from duskbell.kernel.event import PUBLIC, Entry


class Reached(NamedTuple):
    """What has reached one seat. `told`: how often it was told something that may change what it has to tell, as its
    own notes count it (`Notes.times_told`); `said`: what was said before all.
    """

    told: int
    said: Notes


class Ledger:
    """A reading of a table's whole log: what was said before all, and how often each seat was told something."""

    def __init__(self) -> None:
        self.said = Notes()
        self.told: dict[int, int] = {}

    def read(self, entries: list[Entry]) -> None:
        """What was added to the log."""
        for entry in entries:
            event: Any = entry.event
            kind = type(event)
            if kind is Said and entry.seen == PUBLIC:
                self.said.hear(event)
            elif kind in TOLD:
                for n in entry.seers(MOST):
                    self.told[n] = self.told.get(n, 0) + 1


MOST = 18
"""So many seats a table has at most."""


def reached(t: WerewolfTable, seat: int) -> Reached:
    """What has reached a seat of this table until now."""
    ledger = t.followed(Ledger)
    return Reached(ledger.told.get(seat, 0), ledger.said)
