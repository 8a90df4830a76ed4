"""A node's lease, as its own loop sees it: a row that its heart refreshes, and a session whose lock falls when it dies.

The lease ends by the database's clock; the node measures it from before it asked, by a clock that counts the time a
machine sleeps. So whoever has slept knows it before anybody else could be told anything.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable

from duskbell.server.owners.heart import EVERY, FAILS, Heart, Lease, Node

log = logging.getLogger(__name__)


class Heartbeat:
    """Keeps the lease of this node. `url` names the database, `address` where the other nodes reach this one; a lease
    lasts `ttl` seconds from its last beat. All is called by the node's loop, and calls it back there.

    `looked`: after how many gaps of the lease this node has looked round. `back` is told what is this node's in the
    database, and its epochs, before the node is sure again of a lease that it had lost; `ended` when it ends; `seen`
    with every beat: all whose leases hold; `heard` with news of another process and whom they are about, and with ""
    for both where this one may have missed some.
    """

    def __init__(self, url: str, address: str, rules: dict[str, str], secret: str, ttl: float) -> None:
        self.ttl = ttl
        self.nodes: list[Node] = []
        self.back: Callable[[dict[str, int]], None] = lambda mine: None
        self.ended: Callable[[], None] = lambda: None
        self.seen: Callable[[set[str]], None] = lambda addresses: None
        self.heard: Callable[[str, str], None] = lambda news, guest: None
        self.heart = Heart(url, Node(f"{address}/{secrets.token_hex(4)}", address, True, rules, secret), ttl)
        self.heart.beaten = self._beaten
        self.heart.heard = lambda news, guest: self.heard(news, guest)
        self.looked = 0
        self._end: asyncio.TimerHandle | None = None
        self._sure = asyncio.Event()

    @property
    def me(self) -> Node:
        """This node."""
        return self.heart.me

    @property
    def ready(self) -> bool:
        """Whether this node takes what nobody has."""
        return self.heart.ready

    async def open(self) -> None:
        """The first beat. Raises what the database does."""
        await self.heart.start()

    async def turn(self, *, ready: bool) -> None:
        """Take nothing more, or be ready again for what nobody has, and let all know."""
        self.heart.ready = ready
        with contextlib.suppress(*FAILS):
            await self.heart.beat()

    async def close(self) -> None:
        """The lease ends now, by its own node."""
        await self.heart.stop()
        if self._end is not None:
            self._end.cancel()

    def sure(self) -> bool:
        """Whether the lease holds, and the session with it, and nothing has been lost that is not known here."""
        return self.heart.holds(self.looked)

    async def settled(self) -> None:
        """Wait for a beat, but not for long."""
        if not self.sure():
            self._sure.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(EVERY):
                await self._sure.wait()

    def _beaten(self, lease: Lease, nodes: list[Node], mine: dict[str, int] | None) -> None:
        self.nodes = nodes
        if mine is not None:
            try:
                self.back(mine)
            except Exception:
                log.exception("it could not be found out what others have taken meanwhile")
                self.heart.begin_anew()
                return
            self.looked = lease.gaps
        if self.sure():
            self._sure.set()
        if self._end is not None:
            self._end.cancel()
        self._end = asyncio.get_running_loop().call_later(lease.left(), self._tell_end)
        self.seen({node.address for node in nodes} | {self.me.address})

    def _tell_end(self) -> None:
        if not self.sure():
            self._sure.clear()
            log.warning("this node is not sure of its lease any more: it answers nobody until it is")
            self.ended()
