"""A site of three nodes to which something happens: `make chaos` does it by the thousand (`trials/chaos.py`)."""

from __future__ import annotations

import pytest

from tests.server.site.chaos import Chaos
from tests.server.site.site import Site, lacking, open_site

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.store]


async def test_a_site_loses_nothing_when_a_node_is_killed_and_one_is_upgraded_as_the_handbook_says() -> None:
    if why := lacking():
        pytest.skip(why)
    async with open_site() as site:
        chaos = Chaos(site, seed=1, rooms=6)
        try:
            await chaos.gather()
            assert await _caller(site) == "127.0.0.1", "haproxy alone says who calls"
            for event in ("kill", "upgrade"):
                found = await chaos.suffer(event, **({"nodes": 1} if event == "upgrade" else {}))
                assert found.faults == []
                assert found.acked + found.answered > 0
        finally:
            await chaos.close()


async def _caller(site: Site) -> str:
    """From where somebody has made a table who says that they call from elsewhere."""
    body = {"game": "mafia", "players": 6, "name": "Eve"}
    headers = {"x-forwarded-for": "203.0.113.9"}
    made = await site.http.post(f"http://127.0.0.1:{site.door}/api/rooms", json=body, headers=headers)
    database = await site.database()
    try:
        return str(await database.fetchval("SELECT maker FROM rooms WHERE id = $1", made.json()["room"]))
    finally:
        await database.close()
