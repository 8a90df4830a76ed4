"""How a node leaves: it hands its rooms over, some at a time, and their people come back where the rooms are then."""

from __future__ import annotations

import asyncio
import logging

from litestar.datastructures import State

from duskbell.server.cup import Cups
from duskbell.server.nodes.carry import Carry
from duskbell.server.owners.leases import Leases
from duskbell.server.room import Rooms

log = logging.getLogger(__name__)
TOGETHER = 10
"""Rooms handed over at once."""
HEARD = 1.0
"""Seconds until a balancer has heard that nothing new belongs here."""


async def drain(state: State, carry: Carry) -> None:
    """Hand over all that this node has. Whoever is sent away finds it elsewhere already."""
    owners, rooms, cups = state.owners, state.rooms, state.cups
    assert isinstance(owners, Leases)
    assert isinstance(rooms, Rooms)
    assert isinstance(cups, Cups)
    began = asyncio.get_running_loop().time()
    await owners.leave()
    await asyncio.sleep(HEARD)
    handed = 0
    while some := rooms.here(TOGETHER):
        await asyncio.gather(*(room.close() for room in some))
        handed += len(some)
    await cups.hand_over()
    carry.cut()
    log.info("%d rooms were handed over in %.1f s", handed, asyncio.get_running_loop().time() - began)
