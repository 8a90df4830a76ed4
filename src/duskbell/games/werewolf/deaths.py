"""Deaths: together with whom they drag along, then the verdict."""

from __future__ import annotations

from duskbell.games.werewolf.events import Died
from duskbell.games.werewolf.fate import together
from duskbell.games.werewolf.table import WerewolfTable
from duskbell.games.werewolf.verdict import verdict
from duskbell.kernel import Prevented, Seat, happen
from duskbell.kernel.log import latest


async def die(t: WerewolfTable, who: Seat, cause: str) -> bool:
    """Somebody dies by day, unless a role prevents it, and others with them; then the sides are counted."""
    if isinstance(await happen(t, Died(who.no, cause), public=True), Prevented):
        return False
    dragged = together(t, {who.no: cause})
    for seat in sorted(dragged):
        if t.seats[seat].alive:
            await happen(t, Died(seat, dragged[seat]), public=True)
    count(t)
    return True


async def die_by_night(t: WerewolfTable) -> tuple[int, ...]:
    """Those who are doomed die when it is announced, in the order of their numbers, so that nobody learns why. All who
    died of this night, with those whom something has taken before they were told, whatever it was.
    """
    for seat, cause in t.doomed:
        if t.seats[seat].alive:
            await happen(t, Died(seat, cause, night=True))
    return tuple(sorted(t.night_dead))


def count(t: WerewolfTable) -> None:
    """Victory is declared before anybody shoots, unless the table lets a last shot be fired."""
    if not (t.options.shot_when_decided and t.parting):
        verdict(t)


def death(t: WerewolfTable, seat: Seat) -> Died | None:
    """How somebody died."""
    return next((d for d in latest(t, Died) if d.seat == seat.no), None)
