"""Another card for somebody who has held one: by a referee's hand, or turned."""

from __future__ import annotations

from duskbell.games.werewolf.asking import LATE
from duskbell.games.werewolf.events import Became
from duskbell.games.werewolf.registry import ROLES
from duskbell.games.werewolf.role import role_of
from duskbell.games.werewolf.table import WerewolfTable
from duskbell.kernel import Seat
from duskbell.kernel.core_events import Marked, Unmarked
from duskbell.kernel.event import PUBLIC


def become(t: WerewolfTable, me: Seat, card: str, *seers: Seat) -> None:
    """Somebody has another card from now on, which they and `seers` learn, or all where the one before lay face up.
    Nothing of that one stays, and whoever was bound to its holder is so no more (docs/rulings.md, W56).
    """
    bound = [t.seats[n] for n in t.bound if me.no in t.bound and n != me.no]
    left = traces(t, me)
    t.emit(Became(me.no, card), me, *seers, public=PUBLIC in left.values())
    for name, seen in left.items():
        t.emit(Unmarked(me.no, name), *[s for s in t.seats if seen & s.bit], public=seen == PUBLIC)
    for other in bound:
        if role := role_of(other):
            role.unbound(other, me, t)


def traces(t: WerewolfTable, me: Seat) -> dict[str, int]:
    """The marks on a seat that its card has left there for good, and who saw them laid, as bits."""
    ours = frozenset({LATE}).union(*[role.uses | role.scars for role in ROLES.values()])
    names = [m.name for m in me.marks if not m.until and m.name in ours]
    laid = {e.event.name: e.seen for e in t.log if type(e.event) is Marked and e.event.seat == me.no}
    return {name: laid[name] for name in names}
