"""A site of three nodes to which something happens: `make chaos` does it by the thousand (`trials/chaos.py`)."""

from __future__ import annotations

import pytest

from tests.server.site.chaos import Chaos
from tests.server.site.site import lacking, open_site

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.store]


async def test_a_site_loses_nothing_when_a_node_is_killed_and_another_leaves() -> None:
    if why := lacking():
        pytest.skip(why)
    async with open_site() as site:
        chaos = Chaos(site, seed=1, rooms=6)
        try:
            await chaos.gather()
            for event in ("kill", "drain"):
                found = await chaos.suffer(event)
                assert found.faults == []
                assert found.acked + found.answered > 0
        finally:
            await chaos.close()
