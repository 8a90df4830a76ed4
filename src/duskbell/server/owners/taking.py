"""How a node takes what is nobody's, or a dead node's: many things in one transaction.

After a node has gone hundreds of rooms are asked for in a second, and each of them alone would be seven questions to
the database. Whatever is locked is locked in the order of its name, by whoever takes as by whoever writes, so nobody
waits for somebody who waits for them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from sqlalchemy import TextClause, text
from sqlalchemy.ext.asyncio import AsyncConnection

from duskbell.server.errors import Moving
from duskbell.server.owners.heart import Node
from duskbell.server.owners.heartbeat import Heartbeat


class Taking:
    """What one node takes, whose lease `heartbeat` keeps."""

    def __init__(self, heartbeat: Heartbeat) -> None:
        self._heartbeat = heartbeat

    async def take(self, connection: AsyncConnection, wanted: Mapping[str, bool]) -> dict[str, int | Moving]:
        """Take what is wanted and nobody has, or a node that is dead: its new epoch, or where it is. `wanted`: of each,
        whether this node may have it.
        """
        if not wanted:
            return {}
        me = self._heartbeat.me.id
        having = await self._having(connection, list(wanted))
        addresses = {node: await self.alive(connection, node) for node in sorted(set(having.values()))}
        taken: dict[str, int | Moving] = {}
        for what, may in wanted.items():
            if address := addresses.get(having.get(what, "")):
                taken[what] = Moving(address)
            elif not may:
                taken[what] = Moving(self._another(what))
        values = {
            "whats": [what for what in wanted if what not in taken],
            "me": me,
            "dead": [node for node, address in addresses.items() if not address],
        }
        taken |= {row.what: int(row.epoch) for row in await connection.execute(_TAKE, values)}
        if late := [what for what in wanted if what not in taken]:  # somebody was quicker
            having = await self._having(connection, late)
            addresses = {node: await self.alive(connection, node) for node in sorted(set(having.values()))}
            taken |= {what: Moving(addresses.get(having.get(what, ""), "")) for what in late}
        return taken

    async def alive(self, connection: AsyncConnection, node: str) -> str:
        """The address of a node that lives, "" of one that is dead. The row of one that is dead is held until the
        transaction ends: its next beat, and what it looks at after that, come later than whatever is taken from it now.
        Of one that lives nothing is taken, so its row is not held: a crowd that asks for what a node has, one after the
        other, would keep its beat waiting until its lease ends.
        """
        return await self._address(connection, _NODE, node) or await self._address(connection, _HOLD_NODE, node)

    async def _address(self, connection: AsyncConnection, look: TextClause, node: str) -> str:
        row = (await connection.execute(look, {"node": node, "ttl": self._heartbeat.ttl})).one_or_none()
        if row is None or not row.alive:
            return ""
        fallen = row.settled and bool((await connection.execute(_LOCK, {"key": row.key})).scalar_one())
        return "" if fallen else str(row.address)

    async def _having(self, connection: AsyncConnection, whats: list[str]) -> dict[str, str]:
        """Which other node has what of these, if any."""
        found = await connection.execute(_WHO, {"whats": whats, "me": self._heartbeat.me.id})
        return {row.what: row.node for row in found}

    def _another(self, what: str) -> str:
        """Who is to have what this node does not take, "" when nobody is."""
        return favourite(what, [node for node in self._heartbeat.nodes if node.ready])


def favourite(what: str, nodes: list[Node]) -> str:
    """The address of the one of these nodes that is to have it, "" of none: all come to the same."""
    return max(nodes, key=lambda node: _weight(node, what)).address if nodes else ""


def _weight(node: Node, what: str) -> bytes:
    return hashlib.sha256(f"{node.id} {what}".encode()).digest()


_WHO = text("SELECT what, node FROM owners WHERE what = ANY(CAST(:whats AS text[])) AND node <> :me")
_LOOK = """
SELECT address, key,
    greatest(until, pg_postmaster_start_time() + make_interval(secs => :ttl)) > clock_timestamp() AS alive,
    pg_postmaster_start_time() + make_interval(secs => :ttl) < clock_timestamp() AS settled
FROM nodes WHERE id = :node
"""
_NODE, _HOLD_NODE = text(_LOOK), text(_LOOK + "FOR SHARE")
_LOCK = text("SELECT pg_try_advisory_xact_lock_shared(:key)")
_TAKE = text("""
INSERT INTO owners AS o (what, node, epoch)
SELECT what, :me, 1 FROM unnest(CAST(:whats AS text[])) AS wanted (what) ORDER BY what
ON CONFLICT (what) DO UPDATE SET node = :me, epoch = o.epoch + 1
WHERE o.node IS NULL OR o.node = :me OR o.node = ANY(CAST(:dead AS text[]))
RETURNING what, epoch
""")

__all__ = ["Taking", "favourite"]
