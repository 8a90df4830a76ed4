"""Who sends: beside the tables, which never wait for it. Each process sends for the rooms that it has."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import ssl
from collections.abc import Callable

import msgspec

from duskbell.server.push.endpoints import BadEndpoint, guarded
from duskbell.server.push.keys import Signer, public_key
from duskbell.server.push.later import Later, Notice, asked_to_wait
from duskbell.server.push.letter import KEEPS, Keys, content, seal
from duskbell.server.running import Bucket, Limits, Meter, Push, Settings
from duskbell.server.sitting import Quiet
from duskbell.server.store import Pushes, Store, Subscription

log = logging.getLogger(__name__)
AT_ONCE = 32
"""So many are sent at the same time."""
WAITING = 5_000
"""Rooms' calls that may wait; beyond it the newest are not sent."""
GONE = (404, 410)
"""What a push service says of an address that is there no more."""
BUSY = (408, 425, 429, *range(500, 600))
"""What it says when it may be able to a while later."""


class Pusher:
    """Sends notices by Web Push. `pushes`: where people want to be told; `kept_out`: whether an operator keeps an
    identity out, which is told nothing meanwhile; `wall`: seconds since 1970.
    """

    def __init__(
        self,
        push: Push,
        pushes: Pushes,
        kept_out: Callable[[str], bool],
        limits: Limits,
        meter: Meter,
        wall: Callable[[], float],
    ) -> None:
        import httpcore

        self.public_key = public_key(push.key)
        self._push, self._pushes, self._meter, self._wall = push, pushes, meter, wall
        self._kept_out = kept_out
        self._limits, self._signer = limits, Signer(push)
        self._measures: dict[tuple[str, str], Bucket] = {}
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._calls: set[asyncio.Task[None]] = set()
        self._later = Later(push.again, wall, self._again)
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=ssl.create_default_context(),
            max_connections=AT_ONCE,
            max_keepalive_connections=8,
            keepalive_expiry=30.0,
            network_backend=guarded(loopback=push.loopback),
        )

    def call(self, room: str, holders: list[str]) -> None:
        """The table waits for those who hold these tokens, by their SHA-256: let them know, wherever they want to be
        told. It never waits, and tells nobody whether it went well.
        """
        if len(self._calls) >= WAITING:
            self._count("dropped")
            return
        task = asyncio.create_task(self._call(room, holders), name="push")
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)

    async def settled(self) -> None:
        """Wait until everything that is to be sent now is."""
        while self._calls:
            await asyncio.gather(*self._calls, return_exceptions=True)

    async def close(self) -> None:
        """Send nothing more."""
        for task in list(self._calls):
            task.cancel()
        await asyncio.gather(*self._calls, return_exceptions=True)
        await self._later.close()  # after those who could still give it something
        await self._pool.aclose()

    async def _call(self, room: str, holders: list[str]) -> None:
        try:
            there = [one for one in await self._pushes.of(room, holders) if not self._kept_out(one.guest)]
            may = {holder for holder in {one.holder for one in there} if self._may(room, holder)}
            now = self._wall()
            await asyncio.gather(*[self._send(Notice(room, one, now)) for one in there if one.holder in may])
        except Exception:
            log.exception("nobody could be told that a table waits")

    async def _again(self, notice: Notice) -> None:
        """Try once more what could not be delivered, if the table still waits for that person; not in quiet hours."""
        try:
            hours = None if self._kept_out(notice.to.guest) else await self._pushes.quiet(notice.room, notice.to)
            quiet = Quiet.of(*hours).until(self._wall()) - self._wall() if hours and hours[0] else 0.0
            if hours is None or (quiet > 0 and not self._later.put(notice, quiet)):
                self._count("useless")
            elif not quiet:
                await self._send(notice)
        except Exception:
            log.exception("nobody could be told again that a table waits")

    def _may(self, room: str, holder: str) -> bool:
        """Whether this seat has not been told too often lately."""
        if len(self._measures) > 50_000:
            self._measures.clear()
        bucket = self._measures.setdefault((room, holder), Bucket(*self._limits.pushes))
        fine = bucket.take(self._wall())
        if not fine:
            self._count("too-often")
        return fine

    async def _send(self, notice: Notice) -> None:
        room, to = notice.room, notice.to
        self._later.drop(room, to.endpoint)
        async with self._slots:
            what, passing, asked = await self._try(room, to)
        again = passing and self._later.put(msgspec.structs.replace(notice, tried=notice.tried + 1), asked)
        self._count("again" if again else what)
        if what == "gone":
            await self._pushes.forget(room, to.endpoint)

    async def _try(self, room: str, to: Subscription) -> tuple[str, bool, float]:
        """What became of it; whether that may be otherwise in a while; and not before how many seconds."""
        try:
            async with asyncio.timeout(self._push.within):
                status, later = await self._post(room, to)
        except (TimeoutError, OSError, BadEndpoint) as e:
            log.info("a push service could not be reached: %s", type(e).__name__)
            return "unreachable", True, 0.0
        except Exception as e:  # whatever a stranger's server says
            log.warning("a push could not be sent: %s", type(e).__name__)
            return "failed", True, 0.0
        if status < 300:
            return "sent", False, 0.0
        if status in GONE:
            return "gone", False, 0.0
        log.info("a push service refused with %d", status)
        return "refused", status in BUSY, asked_to_wait(later, self._wall())

    async def _post(self, room: str, to: Subscription) -> tuple[int, str]:
        """The status of the answer, and when it wants to be asked again."""
        body = seal(content(room, to.lang), Keys.of(to.p256dh, to.auth))
        headers: dict[bytes | str, bytes | str] = {
            "Authorization": self._signer.header(to.endpoint, self._wall()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Content-Length": str(len(body)),
            "TTL": str(KEEPS),
            "Urgency": "normal",
            "Topic": self._topic(room, to),
        }
        stages = dict.fromkeys(("connect", "read", "write", "pool"), self._push.within)
        async with self._pool.stream(
            "POST", to.endpoint, headers=headers, content=body, extensions={"timeout": stages}
        ) as answer:  # what else it says is not read
            later = next((value for name, value in answer.headers if name.lower() == b"retry-after"), b"")
            return int(answer.status), later[:64].decode("latin-1")

    def _topic(self, room: str, to: Subscription) -> str:
        """A word by which a later notice of a room takes the place of one that was not delivered yet; it tells a push
        service no room, nor which browsers are at the same table.
        """
        return hashlib.sha256(f"{self._push.key} {room} {to.endpoint}".encode()).hexdigest()[:32]

    def _count(self, what: str) -> None:
        self._meter.pushes[what] += 1


def pusher_of(settings: Settings, store: Store) -> Pusher | None:
    """Who sends at a server that was told how; None where nobody does."""
    if settings.push is None:
        return None
    kept_out, limits = store.bans.keeps_out, settings.limits
    return Pusher(settings.push, store.pushes, kept_out, limits, store.meter, settings.wall)


__all__ = ["Pusher", "pusher_of"]
