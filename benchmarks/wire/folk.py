"""People of flesh for a soak: they play, talk, drop their connections, come back, watch, and play again."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PATIENCE = 120.0
AWAY, STAY = 4.0, 25.0
"""Seconds that somebody is away at most, and stays on average."""
LATE = ("not-asked", "no-floor", "table-over", "forbidden", "not-started")
"""What a person may be told who was a moment too late."""
QUICK = {
    "night_seconds": 20,
    "discussion_seconds": 30,
    "accusation_seconds": 15,
    "reasons_seconds": 5,
    "second_seconds": 5,
    "defence_seconds": 10,
    "comments_seconds": 10,
    "vote_seconds": 8,
}
Message = dict[str, Any]


@dataclass
class Town:
    """A server and everybody on it. `seen` counts what happened, `wrong` says what should not have."""

    port: int
    seed: int = 1
    seen: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    closing: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self.http = self._client()

    def _client(self) -> httpx.AsyncClient:
        few = httpx.Limits(max_connections=16)
        url = f"http://127.0.0.1:{self.port}/api"
        return httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False, verify=False, limits=few)

    async def leave(self) -> None:
        """Close what is kept open for requests."""
        await self.http.aclose()
        self.http = self._client()

    async def post(self, path: str, body: Any = None, token: str = "") -> Any:
        """A request that must succeed."""
        answer = await self.http.post(path, json=body, headers={"Authorization": f"Bearer {token}"} if token else {})
        if answer.status_code >= 400:
            raise RuntimeError(f"{path}: {answer.text[:200]}")
        return answer.json()

    async def keep_table(self, number: int) -> None:
        """One table after the other, sometimes with the same people, until the town closes."""
        rng, room, tokens = Random(f"{self.seed}/{number}"), "", list[str]()
        while not self.closing.is_set():
            try:
                if room and rng.random() < 0.5:
                    room = (await self.post(f"/rooms/{room}/rematch", {}, tokens[0]))["room"]
                    self.seen["rematches"] += 1
                else:
                    room, tokens = await self._lay(rng)
                await self.post(f"/rooms/{room}/start", None, tokens[0])
                people = [Person(self, rng.random(), room, token) for token in tokens]
                watchers = [Person(self, rng.random(), room, None) for _ in range(rng.choice((0, 0, 1, 2)))]
                await asyncio.gather(*(person.stay() for person in (*people, *watchers)))
                if not self.closing.is_set():
                    await self._read(room, tokens[0])
                    self.seen["tables"] += 1
            except (RuntimeError, httpx.HTTPError) as e:
                room = ""
                if not self.closing.is_set():
                    self.wrong.append(f"table {number}: {e!r}")
                    await asyncio.sleep(1)

    async def _lay(self, rng: Random) -> tuple[str, list[str]]:
        players = rng.randrange(5, 13)
        people = rng.randrange(1, min(players, 6) + 1)
        wish = {"game": "mafia", "players": players, "name": "Ann", "options": QUICK, "delay": rng.choice((0, 0, 0, 5))}
        made = await self.post("/rooms", wish)
        room, tokens = made["room"], [made["token"]]
        for n in range(people - 1):
            tokens.append((await self.post(f"/rooms/{room}/join", {"name": f"Guest {n}"}))["token"])
        await self.post(f"/rooms/{room}/bots", {"kind": rng.choice(("plain", "random"))}, tokens[0])
        return room, tokens

    async def _read(self, room: str, token: str) -> None:
        """What people look at when it is over: those who sat there, who need not wait where the table is delayed."""
        for what in ("record", "replay?as=public", "knowledge"):
            answer = await self.http.get(f"/rooms/{room}/{what}", headers={"Authorization": f"Bearer {token}"})
            if answer.status_code >= 400:
                raise RuntimeError(f"{what}: {answer.text[:200]}")


class Person:
    """Somebody at a table, or who watches it, on one connection after another."""

    def __init__(self, town: Town, seed: float, room: str, token: str | None) -> None:
        self._town, self._rng, self._room, self._token = town, Random(seed), room, token
        self._state: Message = {}
        self._held = 0
        self._answered = self._ready = 0

    async def stay(self) -> None:
        """Until the table is over or the town closes."""
        town = self._town
        while not self._is_over() and not town.closing.is_set():
            try:
                url = f"ws://127.0.0.1:{town.port}/api/rooms/{self._room}/ws"
                async with connect(url, max_size=None, proxy=None, open_timeout=PATIENCE, ping_interval=None) as socket:
                    hello = {"type": "hello", "token": self._token, "since": self._held, "changes": True}
                    await socket.send(json.dumps(hello))
                    await self._be_there(socket)
            except (WebSocketException, OSError) as e:
                town.wrong.append(f"a connection broke: {e!r}")
            if not self._is_over() and not town.closing.is_set():
                town.seen["came back"] += 1
                await asyncio.sleep(self._rng.uniform(0, AWAY))

    def _is_over(self) -> bool:
        return bool(self._state.get("outcome"))

    async def _be_there(self, socket: ClientConnection) -> None:
        """Play for a while, then be gone: politely or not."""
        try:
            async with asyncio.timeout(self._rng.expovariate(1 / STAY) + 0.1):
                while not self._is_over() and not self._town.closing.is_set():
                    self._hear(json.loads(await socket.recv()))
                    await self._do(socket)
        except TimeoutError:
            if self._rng.random() < 0.5:
                socket.transport.abort()

    def _hear(self, message: Message) -> None:
        town = self._town
        town.seen["heard"] += 1
        if message["type"] == "error" and message["error"]["key"] not in LATE:
            town.wrong.append(f"refused: {message['error']}")
        if message["type"] == "state":
            if message["from"] not in (0, self._held):
                town.wrong.append(f"a gap: {self._held} events held, and then from {message['from']}")
            self._held = message["version"]
            self._state = self._state | message

    async def _do(self, socket: ClientConnection) -> None:
        state, me = self._state, self._state.get("me")
        ask, pace = state.get("ask"), state.get("pace")
        if not isinstance(me, int):
            return
        if state["channels"] and self._rng.random() < 0.1:
            channel = self._rng.choice(state["channels"])
            await self._send(socket, {"type": "say", "channel": channel, "text": "Who, me? I was asleep."})
        if ask and ask["id"] > self._answered:
            self._answered = ask["id"]
            option = ",".join(self._rng.sample(ask["options"], ask["least"]))
            await self._send(socket, {"type": "answer", "ask": ask["id"], "option": option})
        elif pace and pace["id"] > self._ready and (state["view"]["seats"][me]["alive"] or me in pace["about"]):
            self._ready = pace["id"]
            await self._send(socket, {"type": "ready", "pace": pace["id"]})

    async def _send(self, socket: ClientConnection, message: Message) -> None:
        self._town.seen["sent"] += 1
        await socket.send(json.dumps(message))
