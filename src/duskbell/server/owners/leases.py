"""Rooms and cups shared by the nodes on one PostgreSQL: which of them has what, and when another may take it.

Nobody takes anything from a node that lives. It is dead when its lease has ended, or when the session has ended that
held its lock; where the database itself has just started all sessions have, so everybody gets the time of a lease to
come back. What was taken has another epoch, and the fence of the store keeps out whoever has not heard of it.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Iterable

from sqlalchemy import TextClause, bindparam, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from duskbell.server.errors import Moving
from duskbell.server.owners.duties import DUTY
from duskbell.server.owners.heart import Node
from duskbell.server.owners.heartbeat import Heartbeat
from duskbell.server.store.database import CHANNEL

log = logging.getLogger(__name__)


class Leases:
    """What this node has of what all share. `engine` is for claims, `heartbeat` keeps the lease.

    A new room is not kept where it was made: the balancer sends whoever comes to it where its code belongs.
    """

    keep_new = False

    def __init__(self, engine: AsyncEngine, heartbeat: Heartbeat) -> None:
        self.lost: Callable[[str], None] = lambda what: None
        self.ended: Callable[[], None] = lambda: None
        self.heard: Callable[[str, str], None] = lambda news, guest: None
        self.leaving = self.astray = False
        self.held: dict[str, int] = {}
        self.heartbeat, self._engine = heartbeat, engine
        heartbeat.back = self._look_round
        heartbeat.ended = lambda: self.ended()
        heartbeat.heard = lambda news, guest: self.heard(news, guest)

    async def leave(self) -> None:
        """Take nothing more, and let all know."""
        self.astray = False
        await self._take_nothing()

    async def stray(self) -> None:
        """Take nothing while nobody finds this node, and let all know."""
        if not self.leaving:
            self.astray = True
            await self._take_nothing()

    async def be_found(self) -> None:
        """Whoever was astray takes again what nobody has, unless they leave meanwhile."""
        if self.astray:
            self.astray = self.leaving = False
            await self.heartbeat.turn(ready=True)

    async def _take_nothing(self) -> None:
        self.leaving = True
        await self.heartbeat.turn(ready=False)
        for duty in [what for what in self.held if what.startswith(DUTY)]:
            await self.release(duty, self.held[duty])

    async def clean_up(self) -> None:
        """Forget nodes that have been dead for a while, and whose anything was that is there no more."""
        async with self._engine.begin() as connection:
            for forget in _FORGET:
                await connection.execute(forget)

    async def close(self) -> None:
        """Have nothing more: whatever is left is anybody's at once."""
        await self.heartbeat.close()

    def sure(self) -> bool:
        """Whether the lease holds."""
        return self.heartbeat.sure()

    async def settled(self) -> None:
        """Wait a little while for it."""
        await self.heartbeat.settled()

    async def claim(self, what: str) -> int:
        """Have a room or a cup: its epoch, 0 for what there is not. A room of a cup is where its cup is.

        Raises `Moving`, with the address of who has it.
        """
        if not self.sure():
            raise Moving()
        taken: dict[str, int] = {}
        since = self.heartbeat.looked
        async with self._engine.begin() as connection:
            there = (await connection.execute(_FIND, {"what": what})).one_or_none()
            if there is None:
                return 0
            cup = there.cup.partition("/")[0]
            if cup and cup not in self.held:
                taken[cup] = await self._take(connection, cup)
            begun = there.version is not None and not there.over
            if begun:
                self._leave_to_its_rules(what, there.game, there.version)
            stays = begun and self.only_here(there.game, there.version)
            taken[what] = await self._take(connection, what, take=self.heartbeat.ready or stays)
        self._keep(taken, since)
        return taken[what]

    async def announce(self, news: str, guest: str) -> None:
        """Let the other nodes hear what has become of a guest."""
        async with self._engine.begin() as connection:
            await connection.execute(_ANNOUNCE, {"said": f"{self.heartbeat.me.id} {news} {guest}"})

    async def claim_duty(self, duty: str) -> bool:
        """Whether this node has a duty that one node does for all."""
        if not self.sure():
            return False
        if duty in self.held or self.leaving:
            return not self.leaving
        since = self.heartbeat.looked
        try:
            async with self._engine.begin() as connection:
                epoch = await self._take(connection, duty)
            self._keep({duty: epoch}, since)
        except Moving:
            return False
        return True

    def has(self, what: str, epoch: int) -> bool:
        """Whether it has this still, as far as this node knows."""
        return self.held.get(what) == epoch

    async def release(self, what: str, epoch: int) -> None:
        """Have it no more. Where the database does not take it, this node takes it up again for whoever asks."""
        if self.held.get(what) == epoch:
            del self.held[what]
        try:
            async with self._engine.begin() as connection:
                await connection.execute(_RELEASE, {"what": what, "me": self.heartbeat.me.id, "epoch": epoch})
        except (OSError, SQLAlchemyError) as e:
            log.warning("%s could not be handed over: %s", what, type(e).__name__)

    async def opened(self, whats: Iterable[str]) -> set[str]:
        """Those of them that a node has which lives."""
        if not (whats := list(whats)):  # PostgreSQL knows no type of nothing
            return set()
        async with self._engine.connect() as connection:
            return set((await connection.execute(_OPENED, {"whats": whats})).scalars())

    def only_here(self, game: str, version: str) -> bool:
        """Whether this node has these rules, and none of the others, to which it hands over what it has, if any."""
        ready = [node for node in self.heartbeat.nodes if node.ready]
        mine = self.heartbeat.me.rules.get(game) == version
        return mine and bool(ready) and not any(node.rules.get(game) == version for node in ready)

    async def have(self, address: str) -> bool:
        """Whether another node that lives has this address."""
        async with self._engine.begin() as connection:
            for node in self.heartbeat.nodes:
                if node.address == address and await self._alive(connection, node.id):
                    return True
        return False

    async def _take(self, connection: AsyncConnection, what: str, *, take: bool | None = None) -> int:
        """Take what nobody has, or a node that is dead. `take`: whether this node may have it, None: if it is ready."""
        me, take = self.heartbeat.me.id, self.heartbeat.ready if take is None else take
        if take:
            epoch = (await connection.execute(_TAKE, {"what": what, "me": me})).scalar_one_or_none()
            if epoch is not None:
                return int(epoch)
        row = (await connection.execute(_WHO, {"what": what})).one_or_none()
        if row is not None and row.node is not None and row.node != me:
            address = await self._alive(connection, row.node)
            if address:
                raise Moving(address)
        if not take:
            raise Moving(self._another(what))
        values = {"what": what, "me": me, "node": row and row.node, "epoch": row and row.epoch}
        epoch = (await connection.execute(_TAKE_FROM, values)).scalar_one_or_none()
        if epoch is None:  # somebody was quicker
            raise Moving()
        return int(epoch)

    async def _alive(self, connection: AsyncConnection, node: str) -> str:
        """The address of a node that lives, "" of one that is dead. The row of one that is dead is held until the
        transaction ends: its next beat, and what it looks at after that, come later than whatever is taken from it now.
        Of one that lives nothing is taken, so its row is not held: a crowd that asks for what a node has, one after the
        other, would keep its beat waiting until its lease ends.
        """
        return await self._address(connection, _NODE, node) or await self._address(connection, _HOLD_NODE, node)

    async def _address(self, connection: AsyncConnection, look: TextClause, node: str) -> str:
        row = (await connection.execute(look, {"node": node, "ttl": self.heartbeat.ttl})).one_or_none()
        if row is None or not row.alive:
            return ""
        fallen = row.settled and bool((await connection.execute(_LOCK, {"key": row.key})).scalar_one())
        return "" if fallen else str(row.address)

    def _keep(self, taken: dict[str, int], since: int) -> None:
        """It has them, if the lease has held all the while. Where it has not, another may have taken them since, and
        this node has looked round before it knew that they were its own: raises `Moving`, and they are taken anew.
        """
        if since != self.heartbeat.looked or not self.sure():
            raise Moving()
        self.held |= taken

    def _another(self, what: str) -> str:
        """Who is to have what this node does not take, "" when nobody is: all nodes come to the same."""
        ready = [node for node in self.heartbeat.nodes if node.ready]
        return max(ready, key=lambda node: _weight(node, what)).address if ready else ""

    def _leave_to_its_rules(self, what: str, game: str, version: str) -> None:
        """Raise `Moving` where a table has begun under rules that another node has, and this one has not."""
        if self.heartbeat.me.rules.get(game) == version:
            return
        having = [node for node in self.heartbeat.nodes if node.rules.get(game) == version]
        if having:
            raise Moving(max(having, key=lambda node: _weight(node, what)).address)

    def _look_round(self, mine: dict[str, int]) -> None:
        """The lease had ended: what others have taken meanwhile is lost."""
        for what, epoch in list(self.held.items()):
            if mine.get(what) != epoch:
                self.lose(what)

    def lose(self, what: str) -> None:
        """Somebody else has it."""
        self.held.pop(what, None)
        self.lost(what)


def _weight(node: Node, what: str) -> bytes:
    return hashlib.sha256(f"{node.id} {what}".encode()).digest()


_FIND = text("""
SELECT cup, game, header::jsonb ->> 'version' AS version, ended IS NOT NULL AS over FROM rooms WHERE id = :what
UNION ALL SELECT '', '', NULL, false FROM cups WHERE id = :what
""")
_TAKE = text("""
INSERT INTO owners AS o (what, node, epoch) VALUES (:what, :me, 1)
ON CONFLICT (what) DO UPDATE SET node = :me, epoch = o.epoch + 1 WHERE o.node IS NULL OR o.node = :me
RETURNING epoch
""")
_WHO = text("SELECT node, epoch FROM owners WHERE what = :what")
_LOOK = """
SELECT address, key,
    greatest(until, pg_postmaster_start_time() + make_interval(secs => :ttl)) > clock_timestamp() AS alive,
    pg_postmaster_start_time() + make_interval(secs => :ttl) < clock_timestamp() AS settled
FROM nodes WHERE id = :node
"""
_NODE, _HOLD_NODE = text(_LOOK), text(_LOOK + "FOR SHARE")
_LOCK = text("SELECT pg_try_advisory_xact_lock_shared(:key)")
_TAKE_FROM = text("""
UPDATE owners SET node = :me, epoch = epoch + 1
WHERE what = :what AND node IS NOT DISTINCT FROM :node AND epoch = :epoch
RETURNING epoch
""")
_RELEASE = text("UPDATE owners SET node = NULL WHERE what = :what AND node = :me AND epoch = :epoch")
_OPENED = text("""
SELECT o.what FROM owners o JOIN nodes n ON n.id = o.node WHERE o.what IN :whats AND n.until > clock_timestamp()
""").bindparams(bindparam("whats", expanding=True))
_FORGET = (
    text("DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 hour'"),
    text("""
DELETE FROM owners WHERE node IS NULL AND what NOT IN (SELECT id FROM rooms) AND what NOT IN (SELECT id FROM cups)
"""),
)
_ANNOUNCE = text(f"SELECT pg_notify('{CHANNEL}', :said)")

__all__ = ["Leases", "Node"]
