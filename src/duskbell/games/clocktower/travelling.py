"""Travellers (旅行者, 000 一.6): who volunteers, who comes late and leaves, on which side they are, and whom they know.

Who is more than fifteen, or comes late, is a Traveller. Which one all know; on which side the Storyteller says, and
nobody else is told.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from duskbell.games.clocktower.character import EVIL, GOOD, TRAVELLER
from duskbell.games.clocktower.events import Aligned, Came, DemonPointed, Left, Sided, Volunteered
from duskbell.games.clocktower.options import SCRIPTS
from duskbell.games.clocktower.scripts import script_of
from duskbell.games.clocktower.stages import BETWEEN
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.games.clocktower.verdict import verdict
from duskbell.kernel import MODERATOR, All, Ask, confirm, roll
from duskbell.kernel.log import ever

MOST = 15
"""So many at most are dealt a character of the script."""
JOIN, LEAVE = "clocktower.join", "clocktower.leave"
LEAVES = ("leave",)


def travellers(players: int, wanted: int) -> int:
    """How many of so many seats are Travellers': those that the table wants, and whoever is more than fifteen."""
    return max(wanted, players - MOST)


async def volunteer(t: ClocktowerTable) -> None:
    """So many as are needed become Travellers: of those who would like to, else of all, by lot. Each chooses which one
    from the list that lies open.
    """
    many = travellers(len(t.seats), t.options.travellers) - t.options.late
    if many > 0 and not any(ever(t, Volunteered)):
        there = t.people
        asks = [replace(confirm(s, "clocktower.volunteer", seconds=_time(t)), public=True) for s in there]
        said: dict[int, bool] = await All(asks)
        willing = [s for s in there if said[s.no]]
        chosen: list[ClocktowerSeat] = willing if len(willing) <= many else []
        while len(chosen) < many:
            left = [s for s in (willing if len(willing) > many else there) if s not in chosen]
            chosen = [*chosen, await roll("clocktower.volunteers", left)]
        t.emit(Volunteered(tuple(sorted([s.no for s in chosen]))), public=True)
    for s in [s for s in t.travelling if s.role is None]:
        free = free_travellers(t)
        named = await Ask[Any](s.no, "clocktower.traveller", free, (), seconds=_time(t), public=True)
        role = named or await roll("clocktower.asleep", [t.character(id) for id in free])
        t.emit(Came(s.no, role.id), public=True)


def free_travellers(t: ClocktowerTable) -> tuple[str, ...]:
    """The Travellers of the public list whom nobody in play is: the script's first."""
    taken = {s.role for s in t.travelling}
    return tuple([id for id in t.memo(_listed) if t.character(id) not in taken])


def _listed(t: ClocktowerTable) -> tuple[str, ...]:
    script = t.options.script
    own = () if script in SCRIPTS else script_of(script).travellers
    every = [c for c in t.by_token.values() if getattr(c, "kind", "") == TRAVELLER]
    return tuple([c.id for c in sorted(every, key=lambda c: script not in c.boxes and c.id not in own)])


async def welcome(t: ClocktowerTable) -> None:
    """The Storyteller says on which side each Traveller is who has none yet; they alone are told."""
    for s in [s for s in t.travelling if s.role is not None and not s.team]:
        ask: Ask[str] = Ask(MODERATOR, "clocktower.traveller-side", (GOOD, EVIL), (s.no, s.character.id), GOOD)
        t.emit(Aligned(s.no, await ask), s)


def point_out(t: ClocktowerTable) -> None:
    """At dusk an evil Traveller who has not been told yet learns who the Demon is, and no more."""
    for s in [s for s in t.travelling if s.team == EVIL and t.lives(s)]:
        since = t.log[t.since[s.no] :]
        if not any(isinstance(e.event, DemonPointed) and e.event.seat == s.no for e in since):
            if s.no in t.swayed:  # who was made evil by hand learns that before what follows from it
                t.emit(Sided(s.no, s.team), s)
            t.emit(DemonPointed(s.no, tuple([d.no for d in t.demons])), s)


# -- by day ------------------------------------------------------------------------------------------------------------


def comings(t: ClocktowerTable) -> Iterable[Ask[Any]]:
    """Between two counts somebody who comes late may take an empty chair, and a Traveller may leave."""
    if t.stage not in BETWEEN:
        return ()
    free = free_travellers(t)
    return (
        *[Ask(s.no, JOIN, free, (), public=True) for s in t.seats if s.away and free],
        *[Ask(s.no, LEAVE, LEAVES, (), public=True) for s in t.travelling],
    )


def come(t: ClocktowerTable, seat: int, role: str) -> None:
    """Somebody takes an empty chair, as this Traveller."""
    t.emit(Came(seat, role), public=True)


def leave(t: ClocktowerTable, seat: int) -> None:
    """A Traveller gets up: the chair is empty, and nothing of them is left in the game, neither what kept a side from
    winning. May raise `GameOver`.
    """
    t.emit(Left(seat), public=True)
    verdict(t)


def _time(t: ClocktowerTable) -> int:
    return t.options.nomination_seconds
