"""The numbers of a day, and what is forgotten with the days."""

from __future__ import annotations

from duskbell.server.store import Store

DAY = 86_400


async def numbers(store: Store) -> dict[str, int]:
    """What came into being in the last 24 hours, and what waits: rooms, tables, identities, reports, bans."""
    since = int(store.now()) - DAY
    reports, waiting = await store.reports.count(since)
    bans = len(await store.bans.current())
    return {**await store.came_from.numbers(since), "reports": reports, "reports_open": waiting, "bans": bans}


async def forget(store: Store, days: int) -> None:
    """Forget bans that have ended, and after so many days addresses, answered reports, and the operators' log."""
    before = int(store.now()) - days * DAY
    await store.bans.forget()
    await store.came_from.forget(before)
    await store.reports.forget(before)
    await store.operator_deeds.forget(before)
    if store.engine.dialect.name == "postgresql":
        await store.measures.forget()
