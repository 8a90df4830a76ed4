"""How a server comes to its owners: alone, or as one of the nodes that share its database."""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING

from sqlalchemy.ext.asyncio import AsyncEngine

from duskbell.games import GAMES
from duskbell.server.owners.owners import Alone, Owners
from duskbell.server.running import Sharing
from duskbell.server.store import BadStore

if TYPE_CHECKING:
    from duskbell.server.owners.leases import Leases


TAKEN_FOR, _AGAIN = 4.0, 0.2
"""Seconds after which a node that has an address is none that was just killed, and between two looks."""
_SLOW = "the database does not answer in time; right would be one that is up and has less to do."


async def join(engine: AsyncEngine, node: Sharing | None) -> Owners:
    """The owners of a server: `node` says what it is among others, None that there are none. Raises `BadStore` where
    the database cannot be shared, does not answer, is shared by nodes with another secret, or is another server's.
    """
    if node is None and engine.dialect.name == "postgresql":
        return await _sole(engine)
    if node is None:
        return Alone()
    if engine.dialect.name != "postgresql":
        raise BadStore("several servers can share PostgreSQL alone; right would be --db postgresql://... or no --node.")
    from duskbell.server.owners.heart import HasOne  # asyncpg is there only where it is used
    from duskbell.server.owners.heartbeat import Heartbeat
    from duskbell.server.owners.leases import Leases

    rules = {game.id: game.version for game in GAMES.values()}
    secret = hashlib.sha256(node.secret.encode()).hexdigest()
    heartbeat = Heartbeat(engine.url.render_as_string(hide_password=False), node.address, rules, secret, node.lease)
    try:
        await heartbeat.open()
    except HasOne:
        raise BadStore(
            "a server that is no node runs on this database; right would be to stop it first, or to give it its --node."
        ) from None
    except TimeoutError:
        raise BadStore(_SLOW) from None
    leases = Leases(engine, heartbeat)
    if any(other.secret != secret for other in heartbeat.nodes):
        await leases.close()
        raise BadStore("other nodes on this database know another secret; right would be the same for all of them.")
    if await _taken(leases, node.address):
        await leases.close()
        raise BadStore(f"a node that lives has the address {node.address} already; right would be one of its own.")
    return leases


async def _taken(leases: Leases, address: str) -> bool:
    """Whether another node has this address, and is not one that was just killed."""
    clock = asyncio.get_running_loop().time
    until = clock() + TAKEN_FOR
    while await leases.have(address):
        if clock() >= until:
            return True
        await asyncio.sleep(_AGAIN)
    return False


async def _sole(engine: AsyncEngine) -> Owners:
    from duskbell.server.owners.sole import Sole  # asyncpg, as above

    sole = Sole(engine.url.render_as_string(hide_password=False))
    try:
        await sole.open()
    except TimeoutError:
        raise BadStore(_SLOW) from None
    return sole
