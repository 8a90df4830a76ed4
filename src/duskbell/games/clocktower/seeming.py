"""What an ability does to somebody by what they seem: a Recluse may seem evil, a Spy good; the Storyteller says so.

What is looked at once is asked then (`Ability.registers`). Here is the rest: what stands, who is chosen of those who
may seem something, and what was settled before the day.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import TOWNSFOLK
from duskbell.games.clocktower.events import DuskFell
from duskbell.games.clocktower.lawful import REGISTERS, TRUE
from duskbell.games.clocktower.look import BY_DAY, Look
from duskbell.games.clocktower.past import happened
from duskbell.games.clocktower.table import OTHERWISE, ClocktowerSeat, ClocktowerTable
from duskbell.kernel.ask import YES
from duskbell.kernel.core_events import Unmarked

STANDING = " standing"
"""What tells a check for what an ability does as long as it works from others of the same seat."""
NONE_OF_THEM = "nobody"


# -- what stands -------------------------------------------------------------------------------------------------------


def counts_as(s: ClocktowerSeat, no: int, of: str, *whats: str) -> bool:
    """Whether the ability `of` in the hands of the seat `no` takes a seat for one of these types or characters. It is
    no matter whether what lets that seat seem so works still: the ability itself may have made it drunk or poisoned.
    """
    otherwise = any((m.name, m.by, m.of) == (OTHERWISE, no, of) for m in s.marks)
    return (s.role is not None and (s.role.kind in whats or s.role.id in whats)) != otherwise


async def settle(my: Ability, s: ClocktowerSeat, what: str) -> bool:
    """The Storyteller says as what a seat counts for this ability, until that is settled anew. The question is put as
    if this ability had done nothing to that seat.
    """
    unsettle(my, s)
    said = await my.registers(s, what, STANDING, ahead=True)
    if said != Look(my.t).at(s, what).fact:
        my.lay(s, OTHERWISE)
    return said


def unsettle(my: Ability, s: ClocktowerSeat) -> None:
    """A seat counts for this ability as what it is."""
    if my.has_marked(s, OTHERWISE):
        my.t.emit(Unmarked(s.no, OTHERWISE, my.seat.no, my.role.id))


async def put_right(t: ClocktowerTable, moved: bool = False) -> None:
    """What an ability has done to somebody by who they are, or where they sit, is put right where that is no more so;
    `moved`: where they sit alone, as by day.
    """
    for s in t.seats:
        for role in [role for role in s.acts_as if (role.leans_on_seats if moved else role.leans)]:
            await role.put_right(Ability(t, s, role, t.spans[-1][1]))


# -- one of those who may ----------------------------------------------------------------------------------------------


def nearest_townsfolk(t: ClocktowerTable, me: ClocktowerSeat) -> tuple[list[ClocktowerSeat], list[ClocktowerSeat]]:
    """The nearest Townsfolk on either side, dead or alive, first those in truth, then who may seem so and sits as near
    or nearer.
    """
    look = Look(t)
    true, seeming = dict[int, ClocktowerSeat](), dict[int, ClocktowerSeat]()
    for step in (1, -1):
        for s in t.around(me, step):
            seen = look.at(s, TOWNSFOLK)
            if seen.yes:
                (true if seen.fact else seeming)[s.no] = s
            if seen.yes and not seen.no:
                break
    return list(true.values()), list(seeming.values())


async def one_of(
    my: Ability,
    key: str,
    true: Sequence[ClocktowerSeat],
    seeming: Sequence[ClocktowerSeat],
    sure: bool = True,
    of: str = "",
) -> ClocktowerSeat | None:
    """The Storyteller says which of these it is, where there is a choice; `sure`: it must be one. Those who only seem
    so come last, and if one of them is chosen, or nobody where somebody is in truth, that is a failure.
    """
    options: list[Any] = [*true, *seeming]
    if not sure:
        options.insert(len(true), NONE_OF_THEM)
    if not options:
        return None
    odd = [o in seeming or (o == NONE_OF_THEM and bool(true)) for o in options]
    notes = tuple([REGISTERS if so else TRUE for so in odd]) if any(odd) else ()
    said = options[0] if len(options) == 1 else await my.storyteller(key, options, notes, of)
    if odd[options.index(said)]:
        my.went_wrong()
    return said if isinstance(said, ClocktowerSeat) else None


# -- what is settled before the day ------------------------------------------------------------------------------------


async def foresee(my: Ability, among: Iterable[ClocktowerSeat], what: str) -> None:
    """The Storyteller says before dawn how these will seem tomorrow, so that no pause of the day tells anything."""
    for s in among:
        await my.registers(s, what, BY_DAY, ahead=True)


def seemed(my: Ability, s: ClocktowerSeat, what: str, at: int) -> bool:
    """Whether a seat seemed this by day at a place in the log: as was settled before that day for this ability, as far
    as that may be; else in truth.
    """
    seen = Look(my.t).then(s, what, at)
    dusk = max([n for n, _ in happened(my.t, DuskFell) if n < at], default=0)
    settled = Ability(my.t, my.seat, my.role, dusk).decided(f"registers {s.token}{BY_DAY}")
    return settled == YES if settled and seen.yes and seen.no else seen.fact
