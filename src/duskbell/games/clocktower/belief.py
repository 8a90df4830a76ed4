"""What somebody takes itself for by day, when a ruling may have made it another already."""

from __future__ import annotations

from duskbell.games.clocktower.character import Character
from duskbell.games.clocktower.events import Drew, Gained, Learned
from duskbell.games.clocktower.past import happened
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable


def takes_itself_for(t: ClocktowerTable, s: ClocktowerSeat) -> tuple[Character, ...]:
    """As which characters a seat acts as far as it knows: who was made another by hand, and is told of it at night,
    takes itself till then for what it was told last, and for what it was lent since.
    """
    if s.no not in t.changed:
        return s.acts_as
    known: list[str] = []
    for _, e in happened(t, Drew, Learned, Gained):
        if e.seat == s.no:
            known = [*known, e.role] if isinstance(e, Gained) else [e.role]
    return tuple([t.character(id) for id in known])
