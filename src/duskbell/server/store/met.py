"""Whom an identity has met at tables that are over, whom it invites, and whom it wants to hear nothing of.

Who has met whom is written down nowhere: it is read from the chairs, as long as the tables are kept. An identity is
told others by handles that are its own, so that two of them cannot find out whether they mean the same.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from datetime import UTC
from typing import Any, NamedTuple

from sqlalchemy import and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from duskbell.server.errors import Forbidden, NoGuest, NotFound, TooFast
from duskbell.server.store.chair import PERSON
from duskbell.server.store.models import BlockRow, ChairRow, GuestRow, InvitationRow, RoomRow
from duskbell.server.store.writing import writing
from duskbell.server.wire import Acquaintance, Blocked, Invitation

MOST_TABLES, MOST_PEOPLE = 200, 100
"""Tables that are looked at, and people that are told: the newest."""
HOLDS, KEPT = 7_200, 86_400
"""Seconds for which an invitation stands, and for which it counts."""
A_DAY, WAITING = 30, 10
"""Invitations that one identity makes in a day, and that wait for one at once."""


class _Other(NamedTuple):
    guest: str
    told: Acquaintance


class Met:
    """The acquaintances in one database. `now`: seconds since 1970."""

    def __init__(self, engine: AsyncEngine, now: Callable[[], float]) -> None:
        self._engine, self._now = engine, now

    async def people(self, guest: str) -> list[Acquaintance]:
        """Whom this identity has met, the latest first; nobody where it wants to be in nobody's list."""
        return [other.told for other in await self._others(guest)]

    async def listed(self, guest: str) -> bool:
        """Whether it is in the lists of those it has met. Raises `NoGuest` where it was forgotten meanwhile."""
        async with self._engine.connect() as connection:
            unmet = (await connection.execute(select(GuestRow.unmet).where(GuestRow.id == guest))).scalar_one_or_none()
        if unmet is None:
            raise _forgotten()
        return not unmet

    async def be_listed(self, guest: str, *, on: bool) -> None:
        """Let it be in the lists of those it has met, or in none, and have none. Raises `NoGuest` as above."""
        change = update(GuestRow).where(GuestRow.id == guest).values(unmet=not on)
        async with writing(self._engine) as connection:
            if (await connection.execute(change)).rowcount != 1:
                raise _forgotten()

    async def blocked(self, guest: str) -> list[Blocked]:
        """Whom it wants to hear nothing of."""
        query = select(BlockRow.other, BlockRow.name).where(BlockRow.guest == guest).order_by(BlockRow.name)
        async with self._engine.connect() as connection:
            return [Blocked(_handle(guest, row.other), row.name) for row in await connection.execute(query)]

    async def block(self, guest: str, who: str, *, on: bool) -> None:
        """Neither of the two finds the other in a list any more, nor invites; or they may again. Raises `NotFound`, or
        `NoGuest` where this one was forgotten meanwhile.
        """
        # these first: whom this one blocks meanwhile is met no more, but known to be blocked
        others = {x.told.who: (x.guest, x.told.name) for x in (await self._others(guest) if on else [])}
        async with self._engine.connect() as connection:
            known = {
                _handle(guest, row.other): (row.other, row.name)
                for row in await connection.execute(
                    select(BlockRow.other, BlockRow.name).where(BlockRow.guest == guest)
                )
            }
            query = select(InvitationRow.by, InvitationRow.name).where(InvitationRow.whom == guest)
            invited = {_handle(guest, row.by): (row.by, row.name) for row in await connection.execute(query)}
        found = (known | invited | others).get(who)
        if found is None:
            raise _nobody()
        other, name = found
        try:
            async with writing(self._engine) as connection:
                await connection.execute(delete(BlockRow).where(BlockRow.guest == guest, BlockRow.other == other))
                if on:
                    await connection.execute(insert(BlockRow).values(guest=guest, other=other, name=name))
        except IntegrityError:  # it was asked twice at once, or one of the two was forgotten meanwhile
            if who not in [x.who for x in await self.blocked(guest)]:
                await self.listed(guest)
                raise _nobody() from None

    async def find(self, guest: str, who: str) -> str:
        """The identity that this one has met and calls so. Raises `NotFound`, also for who has blocked it."""
        found = next((x.guest for x in await self._others(guest) if x.told.who == who), None)
        if found is None:
            raise _nobody()
        return found

    async def invite(self, guest: str, other: str, room: str, name: str) -> None:
        """Invite somebody to a room, once. Raises `TooFast` or `Forbidden`; `NoGuest` or `NotFound` where one of
        the two was forgotten meanwhile.
        """
        try:
            await self._invite(guest, other, room, name)
        except IntegrityError:
            await self.listed(guest)
            raise _nobody() from None

    async def _invite(self, guest: str, other: str, room: str, name: str) -> None:
        now = int(self._now())
        i = InvitationRow
        async with writing(self._engine) as connection:
            both = select(GuestRow.id).where(GuestRow.id.in_([guest, other])).order_by(GuestRow.id)
            await connection.execute(both.with_for_update())  # one at a time: the others would count the same
            await connection.execute(delete(i).where(i.made < now - KEPT))
            mine = select(func.count()).select_from(i).where(i.by == guest)
            if (await connection.execute(mine)).scalar_one() >= A_DAY:
                raise TooFast("you have invited as many people as one may in a day.", 3600.0)
            again = select(func.count()).select_from(i).where(i.by == guest, i.whom == other, i.room == room)
            if (await connection.execute(again)).scalar_one():
                raise Forbidden("you have invited them to this table already; right would be to wait.")
            theirs = select(func.count()).select_from(i).where(i.whom == other, i.made >= now - HOLDS, ~i.declined)
            if (await connection.execute(theirs)).scalar_one() >= WAITING:
                raise TooFast("as many invitations wait for them as one can have.", 600.0)
            row = {"id": secrets.token_hex(8), "room": room, "whom": other, "by": guest, "name": name, "made": now}
            await connection.execute(insert(i).values(row))

    async def invitations(self, guest: str) -> list[Invitation]:
        """Those that stand: the newest first, to tables that have not begun, from nobody who is blocked."""
        i, r = InvitationRow, RoomRow
        blocked = exists().where(BlockRow.guest == guest, BlockRow.other == i.by)
        query = (
            select(i.id, i.room, i.by, i.name, i.made, r.game)
            .join(r, r.id == i.room)
            .where(i.whom == guest, i.made >= int(self._now()) - HOLDS, ~i.declined, r.header.is_(None))
            .where(r.closed == "", ~r.aside, ~blocked)
            .order_by(i.made.desc(), i.id)
        )
        async with self._engine.connect() as connection:
            rows = await connection.execute(query)
            return [Invitation(x.id, x.room, x.game, x.name, _handle(guest, x.by), x.made) for x in rows]

    async def decline(self, guest: str, invitation: str) -> None:
        """It is shown no more. Raises `NotFound`."""
        change = update(InvitationRow).where(InvitationRow.id == invitation, InvitationRow.whom == guest)
        async with writing(self._engine) as connection:
            if (await connection.execute(change.values(declined=True))).rowcount != 1:
                raise NotFound("no such invitation waits for you.")

    async def _others(self, guest: str) -> list[_Other]:
        mine, r = ChairRow.__table__.alias(), RoomRow
        rooms = (
            select(mine.c.room, r.made, r.game)
            .join(r, r.id == mine.c.room)
            .where(mine.c.guest == guest, r.ended.isnot(None), r.cup == "")
            .order_by(r.made.desc())
            .limit(MOST_TABLES)
            .subquery()
        )
        hidden = or_(
            exists().where(BlockRow.guest == guest, BlockRow.other == ChairRow.guest),
            exists().where(BlockRow.guest == ChairRow.guest, BlockRow.other == guest),
        )
        with_whom = ChairRow.guest
        newest_first = (rooms.c.made.desc(), ChairRow.seat)
        met = (
            select(
                with_whom, ChairRow.name, ChairRow.seat, rooms.c.made, rooms.c.game,
                func.count().over(partition_by=with_whom).label("tables"),
                func.row_number().over(partition_by=with_whom, order_by=newest_first).label("n"),
            )
            .join(rooms, rooms.c.room == ChairRow.room)
            .join(GuestRow, and_(GuestRow.id == with_whom, ~GuestRow.unmet))
            .where(ChairRow.kind == PERSON, with_whom != guest, ~hidden)
            .subquery()
        )  # fmt: skip
        # one line for each identity, under the name of the newest table; the database counts, as they may be thousands
        query = select(met).where(met.c.n == 1).order_by(met.c.made.desc(), met.c.seat).limit(MOST_PEOPLE)
        if not await self.listed(guest):
            return []
        async with self._engine.connect() as connection:
            rows = await connection.execute(query)
            return [
                _Other(x.guest, Acquaintance(_handle(guest, x.guest), x.name, x.tables, x.game, _utc(x.made)))
                for x in rows
            ]


def _utc(made: Any) -> Any:
    return made.astimezone(UTC) if made.tzinfo else made.replace(tzinfo=UTC)


def _handle(guest: str, other: str) -> str:
    """What one identity calls another."""
    return hashlib.sha256(f"{guest}/{other}".encode()).hexdigest()[:24]


def _forgotten() -> NoGuest:
    return NoGuest("this guest has been forgotten since a moment ago.")


def _nobody() -> NotFound:
    return NotFound("you have met nobody who is called so, or not any more.")
