"""By day, who acts twice: where somebody may, all may claim twice as much, and of most it is for show."""

from __future__ import annotations

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.events import Claimed
from duskbell.games.clocktower.table import HALF
from duskbell.kernel.core_events import Marked
from duskbell.kernel.log import since


def claims_on(my: Ability) -> None:
    """What its holder claims today beyond what all may counts, too, if it acts twice now: a reminder says so."""
    done = [c for c in since(my.t, "day", Claimed) if (c.seat, c.role) == (my.seat.no, my.role.id)]
    if len(done) > my.role.claims and my.times == 2 and not my.has_marked(my.seat, HALF):
        my.t.emit(Marked(my.seat.no, HALF, my.seat.no, "day", my.role.id))


def claims_counted(my: Ability) -> int:
    """How much of what its holder has claimed today counts."""
    return my.role.claims * (1 + my.has_marked(my.seat, HALF))
