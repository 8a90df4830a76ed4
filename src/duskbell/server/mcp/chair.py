"""A seat that an agent holds: its token, which stays here, its connection, and what it has been told."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from time import monotonic
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from duskbell.locale import words
from duskbell.server.mcp.api import WITHIN, Api, Refused

Message = dict[str, Any]
_BROKEN = "the connection to the table broke; look again."
_AWAY = "you hold this seat no more: you were sent away from it, or somebody else has it; right would be to join anew."
SETTLE = 0.05
"""Seconds in which what follows from an answer mostly comes."""


class Chair:
    """One seat of one room. `session`: whose it is, where the protocol has sessions."""

    def __init__(self, api: Api, room: str, token: str, seat: int, session: str, lang: str) -> None:
        self.room, self.seat, self.session = room, seat, session
        self.api, self._token, self._lang = api, token, lang
        self._line: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._replies: asyncio.Queue[Message] = asyncio.Queue()
        self._events: list[Message] = []
        self._told = 0
        self._arriving, self._closed = asyncio.Lock(), False
        self._welcome: Message = {}
        """What the server has answered to the last hello."""
        self._used = monotonic()
        self.state: Message = {}

    @property
    def over(self) -> bool:
        """Whether its table has ended, as far as it has heard."""
        return bool(self.state and self.state["outcome"])

    @property
    def idle(self) -> float:
        """Seconds since anything was wanted here."""
        return monotonic() - self._used

    async def arrive(self) -> None:
        """Connect, and hear how things stand. Raises `Refused`, also where the seat is this agent's no more."""
        self._used = monotonic()
        async with self._arriving:
            if self._closed:
                raise Refused(_BROKEN)
            if self._line is None:
                await self._connect()

    async def _connect(self) -> None:
        self._welcome = {}
        url = f"{self.api.socket}/api/rooms/{self.room}/ws"
        try:
            self._line = await connect(
                url, max_size=None, proxy=None, open_timeout=WITHIN, additional_headers=self.api.more
            )
            await self._send({"type": "hello", "token": self._token, "since": len(self._events)})
            self._reader = asyncio.create_task(self._read(self._line))
            async with asyncio.timeout(WITHIN):
                while not self._welcome and self._line is not None:
                    self._news.clear()
                    await self._news.wait()
        except (OSError, WebSocketException, TimeoutError) as e:
            await self._hang_up()
            raise Refused(f"the table cannot be reached: {str(e) or type(e).__name__}.") from None
        if self._welcome.get("type") != "state":
            await self._hang_up()
            why = self._welcome["error"] if self._welcome else {"message": _BROKEN}
            raise Refused(_AWAY if why.get("key") == "unauthorized" else why["message"])

    async def _read(self, line: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for raw in line:
                message = json.loads(raw)
                self._welcome = self._welcome or message
                if message["type"] == "state":
                    self._events[message["from"] :] = message["events"]
                    self._told = min(self._told, message["from"])
                    self.state = message
                elif message["type"] in ("ok", "error"):
                    self._replies.put_nowait(message)
                self._news.set()
        if self._line is line:  # else it has connected anew meanwhile
            self._line = None
            self._replies.put_nowait({"type": "error", "of": "", "error": {"message": _BROKEN}})
        self._news.set()

    async def do(self, message: Message) -> None:
        """Send a message and wait until it is taken. Raises `Refused` with the server's sentence."""
        await self.arrive()
        while not self._replies.empty():
            self._replies.get_nowait()
        await self._send(message)
        try:
            async with asyncio.timeout(WITHIN):
                while (reply := await self._replies.get())["of"] not in (message["type"], ""):
                    pass  # "": what was sent made no sense to the server
        except TimeoutError:
            raise Refused("the server did not answer; look again.") from None
        if reply["type"] == "error":
            raise Refused(reply["error"]["message"])
        await asyncio.sleep(SETTLE)

    async def wait(self, seconds: float) -> None:
        """Wait until something is asked of this seat, or the table is over; let talks go on meanwhile."""
        await self.arrive()
        until = asyncio.get_running_loop().time() + seconds
        ready: Any = None
        while not self.state["ask"] and not self.state["outcome"]:
            if self._line is None:  # whoever was sent away hears why
                await asyncio.sleep(SETTLE)
                await self.arrive()
            pace = self.state["pace"]
            if pace and pace["id"] != ready and self.seat not in pace["ready"]:
                ready = pace["id"]
                with suppress(Refused):  # only those who set the pace may
                    await self.do({"type": "ready", "pace": ready})
                continue
            left = until - asyncio.get_running_loop().time()
            if left <= 0:
                return
            self._news.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._news.wait()

    def look(self) -> Message:
        """What is new since the last look, what is asked, what may be done, where it may speak, and how it ended."""
        state, said = self.state, self._words()
        new, self._told = self._events[self._told :], len(self._events)
        outcome = state["outcome"]
        return {
            "room": self.room,
            "you_are": self.seat + 1,
            "status": state["room"]["status"],
            "news": [s for event in new if (s := said.event(event, self.seat))],
            "ask": self._question(state["ask"]) if state["ask"] else None,
            "offers": [self._question(offer) for offer in state["offers"]],
            "you_may_speak_on": list(state["channels"]),
            "talk_goes_on_until_you_wait": bool(state["pace"]),
            "outcome": None
            if outcome is None
            else {**outcome, "words": said.text("reason-" + outcome["reason"].replace(".", "-"))},
        }

    def told(self) -> str:
        """All that the seat has been told, a sentence a line."""
        said = self._words()
        return "\n".join(s for event in self._events if (s := said.event(event, self.seat)))

    def _question(self, ask: Message) -> Message:
        said, key = self._words(), ask["key"]
        return {
            "id": ask["id"],
            "question": said.ask(key, tuple(ask["about"]), self.seat),
            "options": {option: said.option(key, option) for option in ask["options"]},
            "choose": [ask["least"], ask["most"]],
            "or_none": ask["optional"] or ask["least"] == 0,
        }

    def _words(self) -> Any:
        seats = self.state["room"]["seats"]
        return words(self._lang).table(self.state["room"]["game"], tuple([s["name"] for s in seats]))

    async def _send(self, message: Message) -> None:
        if self._line is None:
            raise Refused(_BROKEN)
        try:
            await self._line.send(json.dumps(message))
        except ConnectionClosed:
            self._line = None
            raise Refused(_BROKEN) from None

    async def close(self) -> None:
        """Hang up for good; the seat stays."""
        self._closed = True
        await self._hang_up()
        self._news.set()

    async def _hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            await line.close()
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)

    async def leave(self) -> None:
        """Leave the table for good: a bot plays on."""
        await self.api.post(f"/rooms/{self.room}/leave", token=self._token)
        await self.close()

    async def worlds(self, seat: int, first: bool = False) -> Message:
        """What a seat could believe by what it has seen so far; `first`: by the cards alone."""
        found = await self.api.get(f"/rooms/{self.room}/worlds?as={seat}&first={str(first).lower()}", self._token)
        return {name: found[name] for name in ("possible", "proven", "low", "high")}

    async def fill(self, bots: str) -> None:
        """Whoever has made the room lets bots sit down and the table start, once nobody else is waited for."""
        await self.api.post(f"/rooms/{self.room}/bots", {"kind": bots}, self._token)
        await self.api.post(f"/rooms/{self.room}/start", token=self._token)
