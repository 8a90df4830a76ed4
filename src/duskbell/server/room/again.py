"""Who sits where in a rematch."""

from __future__ import annotations

from msgspec.structs import replace

from duskbell.server.errors import TooFewSeats
from duskbell.server.room.roster import NOT_HANDED_ON, Roster
from duskbell.server.store import BOT, NO_DEVICE, PERSON, Chair


def again(roster: Roster, players: int, *, rotate: bool = False) -> list[Chair]:
    """The chairs of a rematch for so many: people keep their seats as far as there are such, and bots fill in.
    `rotate`: then all move one seat on, so that others begin and other neighbours are heard. Who was sent away in play
    is no longer among them, and who was muted still is.

    Raises `TooFewSeats` when not all people have a seat.
    """
    people = [c for c in roster.seats if c.kind == NO_DEVICE or (c.kind == PERSON and c.token)]
    if len(people) > players:
        raise TooFewSeats(f"{len(people)} people sit at this table; the rematch needs at least as many seats.")
    chairs = {c.seat: c for c in (*filter(None, [roster.moderator]), *people) if c.seat < players}
    for chair in [*[c for c in people if c.seat >= players], *[c for c in roster.seats if c.kind == BOT]]:
        free = [n for n in range(players) if n not in chairs]
        if free:
            seat = chair.seat if chair.seat in free else free[0]
            chairs[seat] = replace(chair, seat=seat)
    there = [
        replace(c, invite="", left=False, ready=False, **{**NOT_HANDED_ON, "muted": c.muted}) for c in chairs.values()
    ]
    there += [Chair(n) for n in range(players) if n not in chairs]
    if rotate:
        there = [replace(c, seat=(c.seat + 1) % players) if c.seat >= 0 else c for c in there]
    return sorted(there, key=lambda c: c.seat)
