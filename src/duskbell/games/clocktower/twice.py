"""What somebody has claimed by day counts, or is for show: where somebody may act twice all may claim twice as much,
and where the dead may have their ability again, so may they.
"""

from __future__ import annotations

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.events import Claimed, Died, Restored, Revived
from duskbell.games.clocktower.past import happened
from duskbell.games.clocktower.table import HALF
from duskbell.kernel.core_events import Marked
from duskbell.kernel.log import places


def claims_on(my: Ability) -> None:
    """What its holder claims today beyond what all may counts, too, if it acts twice now: a reminder says so."""
    if len(_claimed(my)) > my.role.claims and my.times == 2 and not my.has_marked(my.seat, HALF):
        my.t.emit(Marked(my.seat.no, HALF, my.seat.no, "day", my.role.id))


def claims_counted(my: Ability) -> list[tuple[int, Claimed]]:
    """What its holder has claimed today that counts, and where in the log."""
    return _claimed(my)[: my.role.claims * (1 + my.has_marked(my.seat, HALF))]


def _claimed(my: Ability) -> list[tuple[int, Claimed]]:
    """What its holder has claimed today when they had it."""
    lives = [(n, type(e)) for n, e in happened(my.t, Died, Restored, Revived) if e.seat == my.seat.no]

    def dead(at: int) -> bool:
        return [kind for n, kind in lives if n < at][-1:] == [Died]

    mine = (my.seat.no, my.role.id)
    return [(at, c) for at, c in places(my.t, "day", Claimed) if (c.seat, c.role) == mine and not dead(at)]
