"""What Duskbell's server is measured against: an ASGI app that sends what somebody says to all of the room.

It takes part in the same conversation with the same bytes: a first message, an `ok` for the speaker, then what was said
to everybody in the room, padded to the size that Duskbell's message has. It keeps nothing and knows no rules.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

OK = '{"type":"ok","of":"say"}'
HERE = '{"type":"state","channels":["public"],"pace":{"id":1}}'


class Bare:
    """The app. `size`: bytes of what everybody is sent for each message."""

    def __init__(self, size: int) -> None:
        self.state: dict[str, Any] = {}  # as every application has for what serves it
        self._size = size
        self._rooms: dict[str, set[Send]] = {}

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """One connection from its first message to its end; a lifespan is acknowledged."""
        if scope["type"] == "lifespan":
            while (event := await receive())["type"] != "lifespan.shutdown":
                await send({"type": f"{event['type']}.complete"})
            await send({"type": "lifespan.shutdown.complete"})
        elif scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"{}"})
        else:
            await self._talk(self._rooms.setdefault(scope["path"], set()), receive, send)

    async def _talk(self, room: set[Send], receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        await send({"type": "websocket.send", "text": HERE})
        room.add(send)
        try:
            while (event := await receive())["type"] == "websocket.receive":
                await send({"type": "websocket.send", "text": OK})
                told = {"type": "websocket.send", "text": event["text"].ljust(self._size)}
                for hearer in tuple(room):
                    await hearer(told)
        finally:
            room.discard(send)
