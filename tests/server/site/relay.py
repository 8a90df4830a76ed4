"""The way from one node to the database, which can become a black hole: nothing is lost, and nothing comes through."""

from __future__ import annotations

import asyncio
from contextlib import suppress


class Relay:
    """Hands bytes on to `port` of this machine. While it is shut, what is connected hangs, and so does who comes."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._open = asyncio.Event()
        self._open.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def shut(self) -> None:
        self._open.clear()

    def unshut(self) -> None:
        self._open.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            await self._open.wait()
            with suppress(OSError):
                far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._to)
                ways = [self._hand_on(reader, far_writer), self._hand_on(far_reader, writer)]
                await asyncio.gather(*ways)
        finally:
            self._tasks.discard(task)
            writer.close()

    async def _hand_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await reader.read(65_536):
                await self._open.wait()
                writer.write(piece)
                await writer.drain()
        writer.close()
