"""An agent at the standard input and output, with a server of its own or at one that runs already."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import uvicorn

from duskbell.server.app import create_app
from duskbell.server.mcp import Api, Desk
from duskbell.server.running import Settings, Tempo
from duskbell.server.serve import config

BRISK = 0.05
"""Seconds that bots take at a table of one agent's own: it is paid by the second, and nobody else waits."""


class _Server(uvicorn.Server):
    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


async def agent(server: str = "", lang: str = "en") -> None:
    """Serve one agent until it is gone. `server`: the address of a server that runs, else one is opened on loopback,
    whose tables are gone with it, and which knows the games for programs alone, too. Raises `DuskbellError` where the
    extra is missing, or no server answers.
    """
    if server:
        await Api(server).get("/games")
        await _serve(server, lang)
        return
    with TemporaryDirectory(prefix="duskbell-") as folder:
        database = f"sqlite+aiosqlite:///{Path(folder) / 'tables.db'}"
        app = create_app(database, settings=Settings(tempo=Tempo.of(BRISK), arena=True))
        own = _Server(config(app, "127.0.0.1", 0, loop="none"))
        socket = own.config.bind_socket()
        socket.listen()
        task = asyncio.create_task(own.serve([socket]))
        while not (own.started or task.done()):
            await asyncio.sleep(0.01)
        try:
            await _serve(f"http://127.0.0.1:{socket.getsockname()[1]}", lang)
        finally:
            own.should_exit = True
            await task


async def _serve(url: str, lang: str) -> None:
    desk = Desk(url, lone=True, lang=lang)
    try:
        await desk.server.run_stdio_async()
    except* BrokenPipeError:  # the agent is gone, and with it its input: an end like any other
        pass
    finally:
        await desk.close()
