"""One agent of the contest at the end of a WebSocket: what it is sent, and what it answers in time."""

from __future__ import annotations

import asyncio
from typing import Protocol

import msgspec

NAME = msgspec.json.encode({"request": "NAME"})
"""Asks for the name: at the door, and to see whether somebody who is late is there at all."""


class Line(Protocol):
    """What an agent needs of a connection. Whatever these raise means that it is lost."""

    async def send(self, message: str) -> None:
        """Send a frame of text."""

    async def recv(self) -> str | bytes:
        """The next frame."""

    async def close(self, code: int = 1000, reason: str = "") -> None:
        """Hang up."""


class Agent:
    """`name`: as it has said it; `action`, `response`: seconds for an answer, and for the NAME probe after it. `broken`
    says why it is not asked any more, "" while it is.
    """

    def __init__(self, line: Line, name: str, action: float, response: float) -> None:
        self.line, self.name = line, name
        self.action, self.response = action, response
        self.broken = ""

    @property
    def team(self) -> str:
        """The name without the number at its end."""
        return self.name.rstrip("0123456789")

    async def tell(self, packet: bytes) -> None:
        """Send what needs no answer."""
        if self.broken:
            return
        try:
            await asyncio.wait_for(self.line.send(packet.decode()), self.response)
        except Exception as e:
            self._break(e)

    async def ask(self, packet: bytes) -> str | None:
        """The answer to a request. None where none came in time and the agent is still there, or where it is lost: then
        `broken` says so.
        """
        await self.tell(packet)
        try:
            return await self.hear(self.action) if not self.broken else None
        except TimeoutError:
            await self._probe()
        except Exception as e:
            self._break(e)
        return None

    async def hear(self, within: float) -> str:
        """The next thing it says. Raises `TimeoutError`, or what the connection raises."""
        said = await asyncio.wait_for(self.line.recv(), within)
        return (said if isinstance(said, str) else said.decode("utf-8", "replace")).strip()

    async def _probe(self) -> None:
        """Whether it still answers to its name; what it says before that was its late answer."""
        await self.tell(NAME)
        try:
            async with asyncio.timeout(self.response):
                while not self.broken and await self.hear(self.response) != self.name:
                    pass
        except TimeoutError:
            self.broken = "it answered neither in time nor to its name"
        except Exception as e:
            self._break(e)

    async def leave(self) -> None:
        """The table is over."""
        try:
            await asyncio.wait_for(self.line.close(), self.response)
        except Exception as e:
            self._break(e)

    def _break(self, e: Exception) -> None:
        self.broken = self.broken or f"the connection is lost ({type(e).__name__})"
