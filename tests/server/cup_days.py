"""Days of a cup: its first table is being played, or all is over; and a store that fails now and then."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from duskbell.server.cup import Live
from duskbell.server.store import Change, Store
from tests.server.house import Message
from tests.server.olga import Olga


async def playing(olga: Olga, people: str = "", referee: str = "program") -> Message:
    """A cup whose first table is being played, or was: the take."""
    await olga.begin()
    await olga.sign_up(people=people, referee=referee)
    await olga.lay()
    await olga.check_in()
    await olga.do("begin", table="robin-1")
    take: Message = (await olga.table())["takes"][-1]
    return take


async def leads_to(olga: Olga, room: str, token: str) -> str | None:
    """Where a room leads somebody who sits there."""
    seen = await olga.house.get(f"/rooms/{room}/view", token)
    led: str | None = seen.json()["room"]["next"]
    return led


async def nothing(*_: Any) -> None:
    """What a server does that has died."""


class Flaky(Store):
    """A store that fails at one of a cup's commits, before it or after: whoever asked does not learn which."""

    at, after, saves = 0, False, 0

    async def save(self, change: Change) -> None:
        if change.of_cup is None:
            await super().save(change)
            return
        self.saves += 1
        if self.saves != self.at:
            await super().save(change)
            return
        if self.after:
            await super().save(change)
        raise OSError("the disk is gone")


async def match_day(olga: Olga) -> list[Any]:
    """A match day on which whatever fails is tried again with the same key: the log that comes of it."""
    olga.stubborn = True
    await playing(olga)
    await olga.ended()
    assert olga.house.app is not None
    live: Live = await olga.house.app.state.cups.get(olga.cup)
    return [(line.who.role, type(line.act).__name__) for line in (await live.read()).log]


async def store_in(folder: Path) -> Flaky:
    return await Flaky.open(f"sqlite+aiosqlite:///{folder}/test.db")  # type: ignore[return-value]


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}
