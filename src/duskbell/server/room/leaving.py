"""Chairs that somebody has left for good in play (a Traveller): who sits there later reads nothing of theirs, after an
undo neither.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from duskbell.kernel import Play
from duskbell.kernel.errors import BadRuling
from duskbell.server.room.roster import Roster, called
from duskbell.server.sitting.taking_back import reaching
from duskbell.server.store import PERSON


def check_undo(roster: Roster, play: Play[Any], count: int) -> None:
    """Raise `BadRuling` where an undo of so many answers goes back to before somebody got up in whose chair another
    person sits by now: they would read what was told to the one before.
    """
    heirs = [c for c in roster.seats if c.kind == PERSON and c.instead]
    got_up = _got_up(play)
    if not any(got_up[c.seat] for c in heirs):
        return
    back = play.fork()
    back.undo(reaching(count, play.lines, play.game.decoy_key))
    still = _got_up(back)
    for chair in heirs:
        if still[chair.seat] < got_up[chair.seat]:
            raise BadRuling(
                f"{chair.name} sits on {called(chair.seat)} by now and would read what was told there before; right "
                f"would be to take back less, or to send {chair.name} away first."
            )


def _got_up(play: Play[Any]) -> Counter[int]:
    """How often each chair was left for good."""
    return Counter([int(getattr(e.event, "seat", -1)) for e in play.table.log if e.event.vacates])
