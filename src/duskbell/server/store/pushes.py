"""Where people want to be told that a table waits for them: addresses of push services, by room and seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncEngine

from duskbell.server.sitting import Kept
from duskbell.server.store.models import ChairRow, PushRow, RoomRow
from duskbell.server.store.putting import insert_over
from duskbell.server.store.writing import writing


class Subscription(msgspec.Struct, frozen=True):
    """Somebody's browser. `holder`: the SHA-256 of the seat's token with which it was told; `guest`: the identity, ""
    without one; `p256dh`, `auth`: by which only that browser reads what is sent; `lang`: in which language.
    """

    holder: str
    endpoint: str
    p256dh: str
    auth: str
    lang: str
    guest: str = ""


class Pushes:
    """The subscriptions of one database. `wall`: seconds since 1970."""

    def __init__(self, engine: AsyncEngine, wall: Callable[[], float]) -> None:
        self._engine, self._wall = engine, wall

    async def keep(self, room: str, one: Subscription, most: int) -> None:
        """Tell this browser too, instead of whom it was told before; of one seat the newest `most` are kept."""
        row = {"room": room, "made": int(self._wall()), **msgspec.structs.asdict(one)}
        into = insert_over(self._engine.dialect.name, PushRow)
        put = into.values(row).on_conflict_do_update(index_elements=["room", "endpoint"], set_=row)
        mine = (PushRow.room == room, PushRow.holder == one.holder)
        others = select(PushRow.endpoint).where(*mine, PushRow.endpoint != one.endpoint)
        kept = others.order_by(PushRow.made.desc(), PushRow.endpoint).limit(most - 1)
        async with writing(self._engine) as connection:
            await connection.execute(put)
            there = [one.endpoint, *(await connection.execute(kept)).scalars()]
            await connection.execute(delete(PushRow).where(*mine, PushRow.endpoint.notin_(there)))

    async def of(self, room: str, holders: Iterable[str]) -> list[Subscription]:
        """The browsers of those who hold these tokens in a room."""
        names = Subscription.__struct_fields__
        query = select(*[getattr(PushRow, name) for name in names])
        query = query.where(PushRow.room == room, PushRow.holder.in_([h for h in holders if h]))
        async with self._engine.connect() as connection:
            return [Subscription(*row) for row in await connection.execute(query)]

    async def quiet(self, room: str, one: Subscription) -> tuple[str, str] | None:
        """The quiet hours of a table and their time zone ("" for none), if it waits for whoever holds the seat of this
        browser, has told them so, and they still want to be told there; else None.
        """
        query = (
            select(RoomRow.questions, RoomRow.quiet, RoomRow.zone, ChairRow.seat)
            .join(ChairRow, ChairRow.room == RoomRow.id)
            .join(PushRow, PushRow.room == RoomRow.id)
            .where(RoomRow.id == room, RoomRow.ended.is_(None), RoomRow.closed == "")
            .where(ChairRow.token == one.holder, ~ChairRow.left)
            .where(PushRow.endpoint == one.endpoint, PushRow.holder == one.holder)
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        kept = msgspec.json.decode(row.questions, type=Kept) if row is not None and row.questions else Kept()
        waits = row is not None and any(told[0] == row.seat for told in kept.told)
        return (row.quiet, row.zone) if row is not None and waits else None

    async def forget(self, room: str, endpoint: str, holder: str | None = None) -> bool:
        """Tell this browser nothing more of a room; with a `holder` only where it is theirs. Whether it was there."""
        gone = delete(PushRow).where(PushRow.room == room, PushRow.endpoint == endpoint)
        if holder is not None:
            gone = gone.where(PushRow.holder == holder)
        async with writing(self._engine) as connection:
            return bool((await connection.execute(gone)).rowcount)
