"""People at tables of a site: a seat's connection that comes back by itself, as the page does, and what it was told."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec

from tests.server.site.line import Line

WAITS = (0.5, 0.75, 1.0, 1.5, 2.0, 2.0, 2.0, 2.0, 4.0, 8.0, 15.0)
AT_ONCE, COME_BACK = 0.12, 1012
"""How long the page waits before it comes back: `web/src/lib/line.ts`."""
OPENING = 60.0
"""Seconds that a browser gives a handshake at least: who dials anew sooner, at a busy site, only makes it busier."""


_decode = msgspec.json.Decoder(dict[str, Any]).decode


class Ear:
    """One seat. `acked`: the sayings that the server took; `sent`: all. `answered`: the answers it took, `unknown`
    those of which nobody knows. `gaps`: from when to when there was no state, on the clock. `torn`: where what it was
    told did not go on from what it held, or did not begin anew.
    """

    def __init__(self, port: int, room: str, token: str, lot: random.Random) -> None:
        self.port, self.room, self.token, self._lot = port, room, token, lot
        self.state: dict[str, Any] = {}
        self.here = asyncio.Event()
        self.acked: list[str] = []
        self.sent: list[str] = []
        self.answered: list[tuple[str, str]] = []
        self.unknown: list[tuple[str, str]] = []
        self.gaps: list[tuple[float, float]] = []
        self.refused: dict[str, int] = {}
        self.torn: list[str] = []
        self._version = 0
        self._lost_at = 0.0
        self._tries, self._called = 0, False
        self._line: Line | None = None
        self._waiting: deque[asyncio.Future[bool | None]] = deque()
        self._task = asyncio.create_task(self._run())

    @property
    def seat(self) -> int:
        seat: int = self.state["me"]
        return seat

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    def question(self) -> Any:
        """Where this seat stands: what must be the same when it is back."""
        state, ask = self.state, self.state["ask"]
        pace = state["pace"]
        return (state["view"]["phase"], state["view"]["stage"], ask and (ask["id"], ask["key"]), pace and pace["id"])

    @property
    def lives(self) -> bool:
        """Whether this seat has anything to do at the table any more."""
        seats = self.state["view"]["seats"]
        return any(seat["alive"] for seat in seats if seat["seat"] == self.state["me"])

    def stands(self) -> str:
        """What may tell why nothing is taken from this seat."""
        asked = self.state["ask"] and self.state["ask"]["key"]
        told = f"{self.question()}, lives {self.lives}, {asked}, {self.state['channels']}"
        return f"{told}, {len(self._waiting)} unanswered, refused {self.refused}"

    async def say(self, text: str) -> bool | None:
        """Whether it was taken; None: nobody knows."""
        self.sent.append(text)
        taken = await self._ask({"type": "say", "channel": "public", "text": text})
        if taken:
            self.acked.append(text)
        return taken

    async def answer(self) -> bool | None:
        """Answer whatever is asked, if anything is."""
        ask = self.state["ask"]
        if not ask:
            return False
        option = "pass" if "pass" in ask["options"] else self._lot.choice(ask["options"])
        what = (ask["key"], option)
        taken = await self._ask({"type": "answer", "ask": ask["id"], "option": option})
        if taken:
            self.answered.append(what)
        elif taken is None:
            self.unknown.append(what)
        return taken

    async def go_on(self) -> None:
        """As far as this seat is concerned, the talk may end."""
        if self.state["pace"]:
            await self._ask({"type": "ready", "pace": self.state["pace"]["id"]})

    async def end(self) -> bool | None:
        """As the host, end the table."""
        return await self._ask({"type": "rule", "ruling": {"kind": "end", "reason": "all of us are out"}})

    async def _ask(self, message: dict[str, Any]) -> bool | None:
        if self._line is None or not self.here.is_set():
            return None
        done: asyncio.Future[bool | None] = asyncio.get_running_loop().create_future()
        self._waiting.append(done)
        self._line.send(message)
        return await done

    async def _run(self) -> None:
        while True:
            code = 0
            with suppress(OSError):
                async with Line(self.port, f"/api/rooms/{self.room}/ws", self._hear) as line:
                    async with asyncio.timeout(OPENING):
                        await line.opened
                    self._line = line
                    line.send({"type": "hello", "token": self.token, "since": self._version, "changes": True})
                    code = await line.closed
            self._lose()
            if code == COME_BACK and not self._called:
                self._called, wait = True, AT_ONCE
            else:
                wait = WAITS[min(self._tries, len(WAITS) - 1)]
                self._tries += 1
            await asyncio.sleep(wait * (0.75 + self._lot.random() / 2))

    def _hear(self, payload: bytes) -> None:
        message = _decode(payload)
        if message["type"] == "state":
            self._follow(message["from"], len(message["events"]), message["version"])
            self.state = {**self.state, **message} if self.here.is_set() else message
            if not self.here.is_set():
                self.here.set()
                self._tries, self._called = 0, False
                if self._lost_at:
                    self.gaps.append((self._lost_at, monotonic()))
        elif message["type"] in ("ok", "error"):
            if message["type"] == "error":
                key = message["error"]["key"]
                self.refused[key] = self.refused.get(key, 0) + 1
            if self._waiting and not (done := self._waiting.popleft()).done():
                done.set_result(message["type"] == "ok")

    def _follow(self, start: int, new: int, version: int) -> None:
        if start not in (0, self._version) or start + new != version:
            self.torn.append(f"{self.room}: {new} events from {start} on to {version} after {self._version}")
        self._version = version

    def _lose(self) -> None:
        self._line = None
        if self.here.is_set():
            self.here.clear()
            self._lost_at = monotonic()
        for done in self._waiting:
            if not done.done():
                done.set_result(None)
        self._waiting.clear()
