"""How a node leaves: it hands its rooms over, some at a time, and their people come back where the rooms are then. The
next go when those who came to the other nodes have been let in there, so nobody is away for as long as all take.

A table is played to its end under the rules it has begun with. Where no other node has them, as in the midst of an
upgrade, the node stays for it, as long as it may.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from litestar.datastructures import State

from duskbell.server.cup import Cups
from duskbell.server.nodes.carry import Carry
from duskbell.server.room import Room, Rooms

if TYPE_CHECKING:
    from duskbell.server.owners.leases import Leases  # asyncpg is there only where it is used

log = logging.getLogger(__name__)
TOGETHER = 10
"""Rooms handed over at once."""
HEARD = 1.0
"""Seconds until a balancer has heard that nothing new belongs here."""
PACED = 60.0
"""Seconds for which it waits for others at most, all together; what is left then goes at once."""
_LOOK = 0.5
"""Seconds after which it is looked again whether a table that keeps the node here is over."""


async def drain(state: State, carry: Carry, keep: float = 0.0) -> None:
    """Hand over all that this node has, and say so before. Whoever is sent away finds it elsewhere already. `keep`:
    seconds for tables whose rules no other node has.
    """
    owners: Leases = state.owners
    rooms, cups = state.rooms, state.cups
    assert isinstance(rooms, Rooms)
    assert isinstance(cups, Cups)
    clock = asyncio.get_running_loop().time
    began, handed, waited = clock(), 0, 0.0
    await owners.leave()
    for room in rooms.here():
        room.audience.warn(began + keep if keep and _stays(room, owners) else None)
    await asyncio.sleep(HEARD)
    while there := rooms.here():
        late = clock() - began >= keep
        some = [room for room in there if late or not _stays(room, owners)][:TOGETHER]
        await asyncio.gather(*(room.close() for room in some))
        handed += len(some)
        if not some:
            await asyncio.sleep(_LOOK)
        elif waited < PACED:
            left = clock()
            await carry.knock()
            waited += clock() - left
    await cups.hand_over()
    carry.cut()
    log.info("%d rooms were handed over in %.1f s", handed, clock() - began)


def _stays(room: Room, owners: Leases) -> bool:
    """Whether its table is being played under rules that only this node has."""
    if room.sitting is None or room.sitting.play.over:
        return False
    header = room.sitting.play.record.header
    return owners.only_here(header.game, header.version)
