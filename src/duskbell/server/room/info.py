"""A room as everybody sees it."""

from __future__ import annotations

from duskbell.kernel import MODERATOR
from duskbell.locale import law
from duskbell.server.audience import Audience, place
from duskbell.server.room.choices import late_chairs, pace_of, remarks_on
from duskbell.server.room.roster import Roster
from duskbell.server.sitting import Sitting
from duskbell.server.store import EMPTY, Stored
from duskbell.server.wire import ChairInfo, RoomInfo, SeatInfo, Status


def status_of(sitting: Sitting | None) -> Status:
    """How far a room is whose table is this."""
    return "lobby" if sitting is None else "over" if sitting.play.over else "playing"


def vacant(stored: Stored, roster: Roster, sitting: Sitting | None) -> list[int]:
    """The empty chairs of a room that are for who comes late; none once the table is over."""
    if status_of(sitting) == "over":
        return []
    late = (
        late_chairs(stored.game, stored.players, stored.options)
        if sitting is None
        else sitting.play.game.vacant(sitting.play.view(None).table)
    )
    return [n for n in late if roster.at(n).kind == EMPTY]


def info_of(stored: Stored, roster: Roster, audience: Audience, sitting: Sitting | None) -> RoomInfo:
    """What everybody is told of a room: what it was made with, who sits there, who is connected, how far it is."""
    wishes = stored.wishes
    seats = [
        SeatInfo(c.seat, c.name, c.kind, c.seat in audience, c.ready, c.left, c.face, instead, c.unnamed, c.muted)  # type: ignore[arg-type]
        for c in roster.seats
        for instead in [c.instead if c.kind != EMPTY else ""]
    ]
    return RoomInfo(
        room=stored.id,
        game=stored.game,
        players=stored.players,
        options=stored.options,
        status=status_of(sitting),
        moderator=stored.moderator,  # type: ignore[arg-type]
        seeded=stored.seed is not None and not stored.cup,  # a cup's is known to nobody
        host=place(roster.host),
        speed=wishes.speed,
        decoys=wishes.decoys,
        delay=wishes.delay,
        listed=wishes.listed,
        patience=wishes.patience,
        hours=wishes.hours,
        quiet=wishes.quiet,
        zone=wishes.zone,
        insight=wishes.insight,
        watchers=audience.watchers,
        next=stored.next,
        cup=stored.cup,
        remarks=remarks_on(stored.game, stored.players, stored.options),
        vacant=vacant(stored, roster, sitting),
        chair=ChairInfo(c.name, MODERATOR in audience, c.instead) if (c := roster.moderator) is not None else None,
        law=law(stored.game, stored.players, stored.options, pace_of(wishes)),
        seats=seats,
    )
