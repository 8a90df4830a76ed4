"""One connection of one viewer. What it is sent leaves at once, without a task or a queue for it.

Only when the other end does not read, or the server cannot send at once (`http/measured.py` can), does anything wait:
then one task sends what waits, up to a limit, and nobody else is held up by it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from duskbell.kernel import DuskbellError
from duskbell.server import wire
from duskbell.server.audience.audience import COME_BACK
from duskbell.server.audience.state import Viewer
from duskbell.server.auth import Bearer
from duskbell.server.errors import BadMessage, TooLarge, body_of
from duskbell.server.running import Limits, Meter

log = logging.getLogger(__name__)
Socket = WebSocket[Any, Any, Any]
SLOW, FAILED = 1013, 1011
"""Close codes: you read too slowly; the server's own fault."""
_BROKEN = (WebSocketDisconnect, OSError, RuntimeError)
"""What sending to somebody who is gone raises; a `TimeoutError` is an `OSError`."""
AT_ONCE = "duskbell.send_at_once"
"""The extension of ASGI that sends a text without being waited for: a function of the text, whether it has left."""
_LAST = 2.0
"""Seconds in which somebody who is sent away may still read what waits."""


class Connection:
    """Somebody at the other end, as the room's `Listener`."""

    def __init__(
        self, socket: Socket, limits: Limits, meter: Meter, met: Callable[[int], None] = lambda size: None
    ) -> None:
        """`met`: hears how many characters the first message has."""
        self.viewer: Viewer = None
        self.bearer: Bearer | None = None
        self.opener: int | None = None
        self.since = 0
        self.changes = False
        self._socket, self._limits, self._meter = socket, limits, meter
        offered: dict[str, Any] = socket.scope.get("extensions") or {}
        self._at_once: Callable[[str], bool] = offered.get(AT_ONCE, _never)
        self._waiting: deque[str] = deque()
        self._sender: asyncio.Task[None] | None = None
        self._met: Callable[[int], None] | None = met
        self._code = COME_BACK
        self._leaving = False
        self._end: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def socket(self) -> Socket:
        """The socket itself: who calls, and what they said when they came."""
        return self._socket

    # -- what it is sent ---------------------------------------------------------------------------------------------

    def send(self, text: str) -> None:
        """Send a message; never waits. Who does not read is sent away."""
        if self._leaving:
            return
        if self._met is not None:
            met, self._met = self._met, None
            met(len(text))
        if self._sender is None:
            try:
                left = self._at_once(text)
            except Exception as e:
                self._fail(e)
                return
            if left:
                self._meter.sent += 1
                return
            self._sender = asyncio.create_task(self._catch_up())
        self._waiting.append(text)
        if len(self._waiting) > self._limits.unheard:
            self._give_up(SLOW)

    def refuse(self, of: str, error: DuskbellError) -> None:
        """Say what was wrong with a message."""
        self._meter.refusals[error.key] += 1
        self.send(wire.encode(wire.Refused(of, body_of(error).error)))

    def hang_up(self, code: int = COME_BACK) -> None:
        """Close once everything before is sent, or when that takes too long."""
        if self._leaving:
            return
        self._code, self._leaving = code, True
        if self._sender is None:
            self._finish()
        else:
            asyncio.get_running_loop().call_later(_LAST, self._finish)

    def _give_up(self, code: int) -> None:
        self._code, self._leaving = code, True
        self._finish()

    def _finish(self) -> None:
        if not self._end.done():
            self._end.set_result(None)

    def _fail(self, error: Exception) -> None:
        """Sending has failed. That somebody is gone is no fault, and the reading half will hear of it."""
        if not isinstance(error, _BROKEN):
            log.error("a connection failed", exc_info=error)
            self._give_up(FAILED)

    async def _catch_up(self) -> None:
        """Send what waits for somebody who reads slowly."""
        try:
            while self._waiting:
                await self._socket.send({"type": "websocket.send", "text": self._waiting.popleft(), "bytes": None})
                self._meter.sent += 1
        except Exception as e:
            self._waiting.clear()
            self._fail(e)
        self._sender = None
        if self._leaving:
            self._finish()

    # -- what it says ------------------------------------------------------------------------------------------------

    async def read(self) -> str | None:
        """The next text frame; None when the other end is gone. Raises `BadMessage` or `TooLarge`."""
        event: Any = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            return None
        self._meter.heard += 1
        text: str | None = event.get("text")
        if text is None:
            raise BadMessage("a message is a text frame with a JSON object, not a binary frame.")
        if len(text) > self._limits.frame or len(text.encode("utf-8", "replace")) > self._limits.frame:
            raise TooLarge(f"a message has at most {self._limits.frame} bytes.")
        return text

    async def serve(self, talk: Coroutine[Any, Any, None]) -> None:
        """Run `talk` until it ends or this is to be closed; then close."""
        talking = asyncio.create_task(talk)
        talking.add_done_callback(lambda _: self._finish())
        try:
            await self._end
        finally:
            self._leaving = True
            tasks = [task for task in (talking, self._sender) if task is not None]
            for task in tasks:
                task.cancel()
            for end in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(end, Exception) and not isinstance(end, _BROKEN):
                    log.error("a connection failed", exc_info=end)
                    self._code = FAILED
        if self._socket.connection_state != "disconnect":
            try:
                async with asyncio.timeout(_LAST):
                    await self._socket.close(self._code)
            except _BROKEN:
                pass


def _never(text: str) -> bool:
    return False


__all__ = ["AT_ONCE", "FAILED", "Connection", "Socket"]
