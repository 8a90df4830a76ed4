"""Run the server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
from types import FrameType
from typing import TYPE_CHECKING, Literal

import msgspec
import uvicorn
from litestar import Litestar

from duskbell.server.app import create_app, upgrades
from duskbell.server.errors import Mistake
from duskbell.server.http import Behalf, Config, Doors, Named, Straight
from duskbell.server.owners import join
from duskbell.server.running import NEAR, Limits, Settings, Sharing, check_free, logs, public_address, traces
from duskbell.server.running.addresses import BadAddress
from duskbell.server.running.garbage import Garbage, settle
from duskbell.server.store import Store, only_server

if TYPE_CHECKING:
    from duskbell.server.nodes import Carry

log = logging.getLogger(__name__)
DEFAULT_DB = "sqlite+aiosqlite:///duskbell.db"
_LARGEST_FRAME = 65_536
"""Frames up to this are answered with an error; larger ones close the connection."""


def config(
    app: Litestar | Carry,
    host: str,
    port: int,
    *,
    loop: Literal["uvloop", "none"] = "uvloop",
    limits: Limits | None = None,
    behind_proxy: bool = False,
) -> uvicorn.Config:
    """How uvicorn serves `app`. What it logs goes where `logs.set_up` says."""
    return Config(
        Named(Behalf(Straight(app) if isinstance(app, Litestar) else app), believes=behind_proxy),
        Doors(limits or Limits(), behind_proxy),
        host=host,
        port=port,
        loop=loop,
        ws_max_size=_LARGEST_FRAME,
        ws_per_message_deflate=False,
        server_header=False,
        log_config=None,
        proxy_headers=behind_proxy,
        forwarded_allow_ips=list(NEAR),
        timeout_graceful_shutdown=3,
        timeout_notify=1,
        callback_notify=Garbage().look,
    )


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db_url: str = DEFAULT_DB,
    *,
    settings: Settings | None = None,
    log: logs.Form = "text",
    level: logs.Level = "info",
) -> None:
    """Serve until stopped. `log` and `level`: how the log is written, and how much.

    Raises `BadStore` or `BadAddress` when the database or the address cannot be used, `Mistake` when it could not start
    for another reason, which the log tells.
    """
    given = settings or Settings()
    chosen = msgspec.structs.replace(given, listen=(host, port), public_url=public_address(given.public_url))
    app = create_app(db_url, settings=chosen)
    check_free(host, port)
    if chosen.node is not None and chosen.node.check:
        if chosen.node.check == port:
            raise BadAddress(f"--check-port is --port, {port}; right would be one of its own.")
        check_free(host, chosen.node.check, "--check-port")
    with only_server(db_url):
        asyncio.run(check_opens(db_url, chosen.node))
        logs.set_up(log, level)
        traces.set_up()
        settle()
        try:
            server_of(app, chosen, host, port).run()
        except SystemExit:  # uvicorn's way to say that it is in the log
            raise Mistake from None


async def check_opens(db_url: str, node: Sharing | None = None) -> None:
    """Bring the database up to date, and join the others for a moment. Raises `BadStore` when it cannot be used."""
    store = await Store.open(db_url, upgrades(node))
    try:
        await (await join(store.engine, node)).close()
    finally:
        await store.close()


class Serving(uvicorn.Server):
    """A server without others. SIGUSR1: it makes no new tables, and says so to `/api/ready`; said again, it does. Told
    to stop, it lets all tables know.
    """

    def __init__(self, served: uvicorn.Config, app: Litestar) -> None:
        super().__init__(served)
        self._app = app

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        with contextlib.suppress(RuntimeError, ValueError):  # only a main thread hears signals
            asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, self.turn)
        await super().serve(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.started:
            self._loop.call_soon_threadsafe(self.warn)
        super().handle_exit(sig, frame)

    def warn(self) -> None:
        """Let everybody at a table know that this server stops."""
        for room in self._app.state.rooms.here():
            room.audience.warn()

    def turn(self) -> None:
        """Make no new tables from now on, or make them again."""
        owners = self._app.state.owners
        owners.leaving = not owners.leaving
        log.warning("no new tables are made" if owners.leaving else "new tables are made again")


class Leaving(uvicorn.Server):
    """A node's server: told to stop, it hands over what it has first. Told twice, it stops at once."""

    def __init__(self, served: uvicorn.Config, app: Litestar, carry: Carry) -> None:
        super().__init__(served)
        self._app, self._carry = app, carry
        self._leaving: asyncio.Task[None] | None = None

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        await super().serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        check = self._app.state.node.check
        if self.started and check:
            try:
                await self._app.state.owners.answer_at(self.config.host, check)
            except OSError as e:
                log.error("nobody can be told at port %d whether this node takes more: %s", check, e.strerror)
                await self.lifespan.shutdown()
                raise SystemExit(1) from None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self._leaving is not None or not self.started:
            super().handle_exit(sig, frame)
            return
        self._captured_signals.append(sig)
        self._loop.call_soon_threadsafe(self._leave)

    def _leave(self) -> None:
        if self._leaving is None:
            self._leaving = asyncio.create_task(self._hand_over(), name="drain")

    async def _hand_over(self) -> None:
        from duskbell.server.nodes import drain

        try:
            await drain(self._app.state, self._carry, self._app.state.node.keep)
        except Exception:
            log.exception("not everything could be handed over; whoever wants it takes it")
        self.should_exit = True


def server_of(app: Litestar, settings: Settings, host: str, port: int) -> uvicorn.Server:
    """What serves `app`: alone, or as one of several nodes."""
    if settings.node is None:
        return Serving(config(app, host, port, limits=settings.limits, behind_proxy=settings.behind_proxy), app)
    from duskbell.server.nodes import Carry  # what only nodes need takes a tenth of the time of a start

    carry = Carry(app, settings, settings.node)
    return Leaving(config(carry, host, port, limits=settings.limits, behind_proxy=True), app, carry)
