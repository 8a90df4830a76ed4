"""The way from one node to the database, which can become a black hole: nothing is lost, and nothing comes through.

It is a process of its own (`python -m tests.server.site.relay PORT`): in that of a trial, whose people keep it busy for
seconds, every node would lose its lease because its way to the database stood still.
"""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from pathlib import Path

import uvloop

SHUT, OPEN = b"shut\n", b"open\n"


class Relay:
    """Hands bytes on to `port` of this machine. While it is shut, what is connected hangs, and so does who comes."""

    def __init__(self, port: int) -> None:
        self._to = port
        self.port = 0

    async def start(self) -> None:
        pipe = asyncio.subprocess.PIPE
        command = [sys.executable, "-m", "tests.server.site.relay", str(self._to)]
        self._process = await asyncio.create_subprocess_exec(
            *command, cwd=Path(__file__).parents[3], stdin=pipe, stdout=pipe
        )
        assert self._process.stdout is not None
        self.port = int(await self._process.stdout.readline())

    @property
    def pid(self) -> int:
        """Its process."""
        return self._process.pid

    async def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()

    def shut(self) -> None:
        self._tell(SHUT)

    def unshut(self) -> None:
        self._tell(OPEN)

    def _tell(self, what: bytes) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(what)


class _Way:
    """The same, in the process of its own."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._open = asyncio.Event()
        self._open.set()

    async def serve_all(self) -> None:
        """Until nobody tells it anything any more."""
        loop, told = asyncio.get_running_loop(), asyncio.StreamReader()
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(told), sys.stdin)
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        print(server.sockets[0].getsockname()[1], flush=True)
        while line := await told.readline():
            if line == SHUT:
                self._open.clear()
            else:
                self._open.set()
        os._exit(0)  # whoever is connected is cut off, and says nothing of it

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self._open.wait()
            with suppress(OSError, RuntimeError):  # uvloop says so of what is closed
                far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._to)
                await asyncio.gather(self._hand_on(reader, far_writer), self._hand_on(far_reader, writer))
        finally:
            writer.close()

    async def _hand_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, RuntimeError):  # uvloop says so of what is closed
            while piece := await reader.read(65_536):
                await self._open.wait()
                writer.write(piece)
                await writer.drain()
        writer.close()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_Way(int(sys.argv[1])).serve_all())
