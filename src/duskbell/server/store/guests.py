"""Guests: identities without a name and password. Whoever has one's token holds the seats that were taken with it."""

from __future__ import annotations

import secrets
from datetime import UTC
from typing import Any

import msgspec
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from duskbell.kernel import MODERATOR
from duskbell.server.auth import digest, new_token
from duskbell.server.errors import NoGuest
from duskbell.server.store.bans import Bans
from duskbell.server.store.ending import Ending
from duskbell.server.store.models import ChairRow, GuestRow, PushRow, RoomRow
from duskbell.server.store.writing import writing
from duskbell.server.wire import MyTable

MOST_TABLES = 200
"""Tables told of one guest at most: the newest."""


class Guests:
    """The guests of one database; `bans` says which are kept out."""

    def __init__(self, engine: AsyncEngine, bans: Bans) -> None:
        self._engine, self._bans = engine, bans

    async def find(self, token: str, *, whoever: bool = False) -> str:
        """The identity that a token opens; "" when it opens none. Raises `Banned`, unless it may be `whoever`."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(GuestRow.id).where(GuestRow.token == digest(token)))
            guest = found.scalar_one_or_none() or ""
        if not whoever:
            self._bans.check_guest(guest)
        return guest

    async def know(self, token: str | None) -> str:
        """The identity that a token opens; "" without a token. Raises `NoGuest` when it opens none, or `Banned`."""
        guest = "" if token is None else await self.find(token)
        if token is not None and not guest:
            raise NoGuest("no guest has this token, or not any more; without one you can play all the same.")
        return guest

    async def arrive(self) -> str:
        """A new identity: its token."""
        token = new_token()
        row = {"id": secrets.token_hex(16), "token": digest(token)}
        async with writing(self._engine) as connection:
            await connection.execute(insert(GuestRow).values(row))
        return token

    async def renew(self, guest: str, old: str) -> str:
        """A new token for an identity, in place of the `old` one, which is void: of two that ask at once one is given
        the token that holds. Raises `NoGuest` where it was renewed or forgotten meanwhile.
        """
        token = new_token()
        async with writing(self._engine) as connection:
            mine = (GuestRow.id == guest, GuestRow.token == digest(old))
            if (await connection.execute(update(GuestRow).where(*mine).values(token=digest(token)))).rowcount != 1:
                raise NoGuest("this guest has another token since a moment ago, or has been forgotten.")
        return token

    async def forget(self, guest: str) -> None:
        """Forget an identity: its seats keep their own tokens, and nothing tells any more that they belong together."""
        async with writing(self._engine) as connection:
            await connection.execute(delete(GuestRow).where(GuestRow.id == guest))
            for whose in (ChairRow.guest, ChairRow.former_guest):
                await connection.execute(update(ChairRow).where(whose == guest).values({whose: ""}))
            await connection.execute(delete(PushRow).where(PushRow.guest == guest))

    async def is_forgotten(self, guest: str) -> bool:
        """Whether there is no such identity, or no more."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(GuestRow.id).where(GuestRow.id == guest))
            return found.scalar_one_or_none() is None

    async def tables(self, guest: str) -> list[MyTable]:
        """The tables at which a guest has a seat, newest first, but for those that an operator has closed before their
        end: nobody comes back to them.
        """
        query = (
            select(
                ChairRow.seat, ChairRow.name, ChairRow.left, _r.id, _r.game, _r.players, _r.header, _r.made, _r.ended
            )
            .join(RoomRow, RoomRow.id == ChairRow.room)
            .where(ChairRow.guest == guest, or_(_r.closed == "", _r.ended.isnot(None)))
            .order_by(_r.made.desc(), _r.id, ChairRow.seat)
            .limit(MOST_TABLES)
        )
        async with self._engine.connect() as connection:
            return [_table(row) for row in await connection.execute(query)]


_r = RoomRow


def _table(row: Any) -> MyTable:
    ending = msgspec.json.decode(row.ended, type=Ending) if row.ended else None
    plays = ending is not None and row.seat != MODERATOR
    return MyTable(
        room=row.id,
        game=row.game,
        seat="moderator" if row.seat == MODERATOR else row.seat,
        name=row.name,
        players=row.players,
        status="over" if ending is not None else "lobby" if row.header is None else "playing",
        made=row.made.astimezone(UTC) if row.made.tzinfo else row.made.replace(tzinfo=UTC),
        role=ending.roles[row.seat] or None if ending is not None and plays else None,
        won=row.seat in ending.winners if ending is not None and plays and ending.winners else None,
        reason=ending.reason if ending is not None else None,
        finished=not row.left if ending is not None else None,
    )
