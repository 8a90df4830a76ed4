"""Rooms and cups shared by the nodes on one PostgreSQL: which of them has what, and when another may take it.

Nobody takes anything from a node that lives. It is dead when its lease has ended, or when the session has ended that
held its lock; where the database itself has just started all sessions have, so everybody gets the time of a lease to
come back. What was taken has another epoch, and the fence of the store keeps out whoever has not heard of it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable

from sqlalchemy import bindparam, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from duskbell.server.errors import Moving
from duskbell.server.owners.duties import DUTY
from duskbell.server.owners.heart import Node
from duskbell.server.owners.heartbeat import Heartbeat
from duskbell.server.owners.readiness import Readiness
from duskbell.server.owners.taking import Taking, favourite
from duskbell.server.running.together import Together
from duskbell.server.store.database import CHANNEL

log = logging.getLogger(__name__)
_TOGETHER = 100
"""Rooms claimed or given back in one transaction at most: whoever writes one of them waits until it ends."""


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
        self.heartbeat, self._engine, self._taking = heartbeat, engine, Taking(heartbeat)
        self._claims, self._releases = Together(self._claim, _TOGETHER), Together(self._release, _TOGETHER)
        self._readiness: Readiness | None = None
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

    async def answer_at(self, host: str, port: int) -> None:
        """Let the heart tell there whether this node takes more. Raises `OSError`."""
        self._readiness = Readiness(self)
        await self.heartbeat.heart.do(self._readiness.open(host, port))

    async def close(self) -> None:
        """Have nothing more: whatever is left is anybody's at once."""
        if self._readiness is not None:
            await self.heartbeat.heart.do(self._readiness.close())
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
        return await self._claims.get(what)

    async def _claim(self, whats: list[str]) -> dict[str, int | Exception]:
        """Have all of these that this node may have, in one transaction."""
        if (
            not self.sure()
        ):  # it ended while they waited for those before them: nobody waits for a database that is gone
            raise Moving()
        since = self.heartbeat.looked
        async with self._engine.begin() as connection:
            found = {row.what: row for row in await connection.execute(_FIND, {"whats": whats})}
            cups = {row.cup.partition("/")[0] for row in found.values()} - {""} - self.held.keys()
            taken = await self._taking.take(connection, dict.fromkeys(cups, self.heartbeat.ready))
            elsewhere: dict[str, Exception] = {}
            wanted = {}
            for what, row in found.items():
                cup = taken.get(row.cup.partition("/")[0])
                begun = row.version is not None and not row.over
                if isinstance(cup, Moving):
                    elsewhere[what] = Moving(cup.address)
                elif begun and (address := self._knows_its_rules(what, row.game, row.version)):
                    elsewhere[what] = Moving(address)
                else:
                    stays = begun and self.only_here(row.game, row.version)
                    wanted[what] = self.heartbeat.ready or stays
            taken |= await self._taking.take(connection, wanted)
        self._keep(taken, since)
        return dict.fromkeys(whats, 0) | taken | elsewhere

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
                taken = await self._taking.take(connection, {duty: self.heartbeat.ready})
            self._keep(taken, since)
        except Moving:
            return False
        return duty in self.held

    def has(self, what: str, epoch: int) -> bool:
        """Whether it has this still, as far as this node knows."""
        return self.held.get(what) == epoch

    async def release(self, what: str, epoch: int) -> None:
        """Have it no more. Where the database does not take it, this node takes it up again for whoever asks."""
        if self.held.get(what) == epoch:
            del self.held[what]
        try:
            await self._releases.get((what, epoch))
        except (OSError, SQLAlchemyError) as e:
            log.warning("%s could not be handed over: %s", what, type(e).__name__)

    async def _release(self, those: list[tuple[str, int]]) -> dict[tuple[str, int], Exception | None]:
        values = {"whats": [what for what, _ in those], "epochs": [n for _, n in those], "me": self.heartbeat.me.id}
        async with self._engine.begin() as connection:
            await connection.execute(_RELEASE, values)
        return dict.fromkeys(those)

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
                if node.address == address and await self._taking.alive(connection, node.id):
                    return True
        return False

    def _keep(self, taken: dict[str, int | Moving], since: int) -> None:
        """It has them, if the lease has held all the while. Where it has not, another may have taken them since, and
        this node has looked round before it knew that they were its own: raises `Moving`, and they are taken anew.
        """
        if since != self.heartbeat.looked or not self.sure():
            raise Moving()
        self.held |= {what: epoch for what, epoch in taken.items() if isinstance(epoch, int)}

    def _knows_its_rules(self, what: str, game: str, version: str) -> str:
        """The node that is to have a table which has begun under rules that this one has not, "" for no other."""
        if self.heartbeat.me.rules.get(game) == version:
            return ""
        return favourite(what, [node for node in self.heartbeat.nodes if node.rules.get(game) == version])

    def _look_round(self, mine: dict[str, int]) -> None:
        """The lease had ended: what others have taken meanwhile is lost."""
        for what, epoch in list(self.held.items()):
            if mine.get(what) != epoch:
                self.lose(what)

    def lose(self, what: str) -> None:
        """Somebody else has it."""
        self.held.pop(what, None)
        self.lost(what)


# a header is not read as JSON: one that is damaged would keep away all that are asked for with it
_FIND = text("""
SELECT id AS what, cup, game, substring(header FROM '"version":"([^"]*)"') AS version, ended IS NOT NULL AS over
FROM rooms WHERE id = ANY(CAST(:whats AS text[]))
UNION ALL SELECT id, '', '', NULL, false FROM cups WHERE id = ANY(CAST(:whats AS text[]))
""")
_RELEASE = text("""
WITH given AS (
    SELECT o.what FROM owners o
    JOIN unnest(CAST(:whats AS text[]), CAST(:epochs AS bigint[])) AS had (what, epoch) USING (what, epoch)
    WHERE o.node = :me ORDER BY o.what FOR UPDATE OF o
)
UPDATE owners SET node = NULL FROM given WHERE owners.what = given.what
""")
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
