"""Whether a server takes more: what a balancer asks at `/api/ready`, or of a node at a port of its own.

There its heart answers, whose thread has nothing else to do: a node to which a thousand people come back at once, and
which hears nothing for seconds, is not taken for one that is dead. One whose loop hangs loses its lease, and says so.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus

import msgspec

import duskbell
from duskbell.kernel import DuskbellError
from duskbell.server.errors import Moving, NotFound, body_of, status_of, wait_of
from duskbell.server.owners.owners import Owners
from duskbell.server.wire import Health

_ASKED = b"GET /api/ready HTTP/1."
_WITHIN, _MOST, _AT_ONCE = 2.0, 4_096, 256
"""Seconds that a question may take, the bytes that it may have, and how many may be asked at once; of more the oldest
makes way, so that who only connects keeps no balancer out. Some hundred are taken in one go.
"""
_GONE = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)


def check_ready(owners: Owners) -> None:
    """Raise `Moving` for a server that is not sure of what it has, `NotFound` for one that takes nothing more."""
    if not owners.sure():
        raise Moving
    if owners.astray:
        raise NotFound("this server takes nothing until it is found at the address that it was given as a node.")
    if owners.leaving:
        raise NotFound("this server takes nothing more: it will stop.")


class Readiness:
    """Answers at a port of its own, by the loop that opens it, as `/api/ready` does."""

    def __init__(self, owners: Owners) -> None:
        self._owners = owners
        self._server: asyncio.Server | None = None
        self._asking: dict[asyncio.StreamWriter, None] = {}

    async def open(self, host: str, port: int) -> None:
        """Listen there. Raises `OSError`."""
        self._server = await asyncio.start_server(self._hear, host, port, limit=_MOST)

    async def close(self) -> None:
        """Answer nobody any more."""
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()

    async def _hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if len(self._asking) >= _AT_ONCE:
            oldest = next(iter(self._asking))
            del self._asking[oldest]
            oldest.transport.abort()
        self._asking[writer] = None
        try:
            async with asyncio.timeout(_WITHIN):
                asked = await reader.readuntil(b"\r\n\r\n")
                writer.write(self._answer() if asked.startswith(_ASKED) else _said(HTTPStatus.BAD_REQUEST))
                await writer.drain()
        except _GONE:
            pass  # who asks so has no answer
        finally:
            self._asking.pop(writer, None)
            writer.close()

    def _answer(self) -> bytes:
        try:
            check_ready(self._owners)
        except DuskbellError as e:
            return _said(HTTPStatus(status_of(e)), msgspec.json.encode(body_of(e)), wait_of(e))
        return _said(HTTPStatus.OK, msgspec.json.encode(Health("ok", duskbell.__version__)))


def _said(status: HTTPStatus, body: bytes = b"", wait: int | None = None) -> bytes:
    again = "" if wait is None else f"Retry-After: {wait}\r\n"
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: application/json\r\n{again}"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body
