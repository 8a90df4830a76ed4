"""A WebSocket as a browser has it, which costs the machine less than the nodes that it shares it with."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

import msgspec

from benchmarks.wire.frames import CLOSE, PING, PONG, TEXT, all_frames, frame, handshake


class Line(asyncio.Protocol):
    """One connection to `path` at a port of this machine. `hear` is told what is said there. `opened`: that the
    handshake was taken, or why not; `closed`: with what code it ended, 0 for none.
    """

    def __init__(self, port: int, path: str, hear: Callable[[bytes], None]) -> None:
        self._port, self._path, self._hear = port, path, hear
        self._rest, self._code = b"", 0
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[int] = loop.create_future()

    async def __aenter__(self) -> Self:
        """Dial. Raises `OSError`."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self._port)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._way.abort()

    def send(self, message: dict[str, Any]) -> None:
        """Say something, if anybody is there."""
        self._write(frame(msgspec.json.encode(message)))

    def _write(self, data: bytes) -> None:
        if not self._way.is_closing():  # uvloop takes it for a mistake
            self._way.write(data)

    def connection_made(self, transport: Any) -> None:
        self._way: asyncio.Transport = transport
        transport.write(handshake(self._path))

    def data_received(self, data: bytes) -> None:
        self._rest += data
        if not self.opened.done():
            head, whole, rest = self._rest.partition(b"\r\n\r\n")
            if not whole:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self._way.abort()
                return
            self.opened.set_result(None)
            self._rest = rest
        found, self._rest = all_frames(self._rest)
        for kind, payload in found:
            if kind == TEXT:
                self._hear(payload)
            elif kind == PING:
                self._write(frame(payload, PONG))
            elif kind == CLOSE:
                self._code = int.from_bytes(payload[:2], "big")
                self._write(frame(payload[:2], CLOSE))
                self._way.close()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionResetError("it was not taken"))
        if not self.closed.done():
            self.closed.set_result(self._code)
