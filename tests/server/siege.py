"""People who go on playing while the server is killed again and again, and notice whatever was lost or done twice."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

import duskbell
from duskbell.server.sitting.clock import Clock
from tests.server.house import PATIENCE, Message
from tests.server.phoenix import Phoenix
from tests.server.play import alive, pick

SENT = 10
"""Moments that what a player sends counts for: while the server has it in hand, it has most to lose."""
UNKNOWN, TAKEN, REFUSED = "unknown", "taken", "refused"
"""What became of something that was sent; unknown while no reply has come, and for ever where the server died first."""
SILENT = (TimeoutError, httpx.TimeoutException)
LOST = (ConnectionClosed, InvalidMessage, OSError, httpx.TransportError)
"""What is raised where the server has died. To catch after `SILENT`, which is among these and is no death."""
GRAIN = 0.01
"""Seconds that a clock may be off: what is left is rounded whenever it is told or stored."""


class Siege:
    """The server, when it is killed next, and what was seen. Every request or message is a moment.

    `served`: the time that a server was there. The clocks of its tables can have run no more.
    """

    def __init__(self, phoenix: Phoenix, kills: int, seed: int, calm: int = 150, worth: tuple[str, ...] = ()) -> None:
        """Kill so often, each time after fewer than `calm` moments; half as often does, once all that is `worth` it has
        been seen.
        """
        self.phoenix = phoenix
        self.rng = Random(seed)
        self.seen: Counter[str] = Counter()
        self.served = Clock(monotonic)
        self.up = asyncio.Event()
        self.up.set()
        self._wanted, self._calm, self._worth = kills, calm, worth
        self._fell = asyncio.Event()
        self.over = False
        """Whether nobody kills the server any more."""
        self._moments = 0
        self._serial = 0

    def _is_enough(self) -> bool:
        """Whether the server has been killed often enough. To ask between two kills only: who waits for one gets it."""
        enough = bool(self._worth) and all(self.seen[what] for what in self._worth)
        return self.seen["kills"] >= (self._wanted // 2 if enough else self._wanted)

    def serial(self) -> int:
        """A number that nobody has had."""
        self._serial += 1
        return self._serial

    def moment(self, weight: int = 1) -> None:
        """Something was sent or heard: perhaps the server dies of it, at once or while it is still busy with it."""
        if self.over or not self.up.is_set():
            return
        before, self._moments = self._moments, self._moments - weight
        if self._moments <= 0 < before:
            asyncio.get_running_loop().call_later(self.rng.choice((0, 0.001, 0.003, 0.01)), self._kill)

    def _kill(self) -> None:
        self.phoenix.kill()
        self.served.run(False)
        self.up.clear()
        self.seen["kills"] += 1
        self._fell.set()

    async def besiege(self) -> None:
        """Kill and raise the server until it was killed often enough."""
        while not self._is_enough():
            self._fell.clear()
            self._moments = self.rng.randrange(1, self._calm)
            await asyncio.wait_for(self._fell.wait(), PATIENCE)
            self.served.run(True)
            await self.phoenix.rise()
            self.up.set()
        self.over = True

    async def call(self, method: str, path: str, token: str = "", body: Any = None) -> httpx.Response | None:
        """One request; None when the server died over it."""
        await self.up.wait()
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE, verify=False) as client:
            self.moment()
            try:
                answer = await client.request(
                    method, f"http://127.0.0.1:{self.phoenix.port}/api{path}", json=body, headers=headers
                )
            except SILENT as silent:
                raise AssertionError(f"{method} {path} is not answered") from silent
            except LOST:
                self.seen["requests cut off"] += 1
                return None
        self.moment()
        assert answer.status_code < 500, answer.text
        return answer

    async def insist(self, method: str, path: str, token: str = "", body: Any = None) -> httpx.Response:
        """A request that does no harm twice, until it is answered."""
        while (answer := await self.call(method, path, token, body)) is None:
            pass
        return answer


class Sitter:
    """Somebody on a seat, on one connection after another. `tried`: by question, what was answered and its fate."""

    def __init__(self, siege: Siege, room: str, token: str, seat: int, name: str) -> None:
        self.token, self.seat, self.name = token, seat, name
        self.state: Message = {}
        self.events: list[Message] = []
        self.tried: dict[int, list[list[str]]] = {}
        self.said: dict[str, str] = {}
        self.back = asyncio.Event()
        self.room = room
        self._siege = siege
        self._rng = Random(f"{siege.rng.random()}")
        self._brief = self._rng.random() < 0.5
        self._since = 0.0
        """When the server cannot have made yet what it tells next: the last message that it has replied to was sent."""
        self._made = {"ask": 0.0, "pace": 0.0}
        """When at the earliest the server made what `state` has of them."""
        self._kept = 0

    async def stay(self, others: list[Sitter]) -> None:
        """Come, and come back, until the table is over. Nobody does anything before all `others` are back."""
        while not self.state or not self.state["outcome"]:
            self.back.clear()
            await self._siege.up.wait()
            try:
                url = f"ws://127.0.0.1:{self._siege.phoenix.port}/api/rooms/{self.room}/ws"
                async with connect(url, max_size=None, proxy=None, open_timeout=PATIENCE) as socket:
                    await self._come(socket)
                    if await _first(asyncio.gather(*(x.back.wait() for x in others)), socket.wait_closed()):
                        await self._play(socket)
            except SILENT as silent:
                raise AssertionError(f"seat {self.seat} hears nothing; {self._standing()}") from silent
            except LOST as lost:
                if isinstance(lost, ConnectionClosed) and lost.rcvd and lost.rcvd.code >= 4400:
                    raise AssertionError(f"seat {self.seat} is sent away: {lost}") from lost

    def _standing(self) -> str:
        """Where the table stands for this person, for whoever reads that a test has failed."""
        state = self.state
        if not state:
            return "nothing was ever heard"
        ask, pace, view = state["ask"], state["pace"], state["view"]
        fates = {number: x[-1] for number, x in sorted(self.tried.items())[-3:]}
        here = [s["online"] for s in state["room"]["seats"]]
        phase = view["phase"] if view else state["room"]["status"]
        return f"room {self.room}, {phase}: asked {ask}, talk {pace}, tried {fates}, here {here}"

    async def _come(self, socket: ClientConnection) -> None:
        """Say hello, and see that everything is as it was."""
        hello = {"type": "hello", "token": self.token, "since": len(self.events), "changes": self._brief}
        before, made, version = self.state, dict(self._made), len(self.events)
        self._since = self._siege.served.now
        await socket.send(json.dumps(hello))
        await self._hear(socket)
        now = self._siege.served.now
        assert self.state["me"] == self.seat
        self.back.set()
        if not before or before["room"]["status"] == "lobby":
            return
        seen = self._siege.seen
        seen["came back"] += 1
        old, new = before["ask"], self.state["ask"]
        assert self.state["version"] >= version, "events that were told are lost"
        taken = [number for number in self.tried if self._fate(number) == TAKEN]
        assert not new or new["id"] not in taken, f"an acknowledged answer is lost: {new}"
        if taken and taken[-1] > self._kept:
            self._kept = taken[-1]
            seen["answers kept"] += 1
        if old and new and new["id"] == old["id"]:
            seen["questions kept"] += 1
            assert {**new, "left": 0, "deadline": 0} == {**old, "left": 0, "deadline": 0}
            assert new["left"] >= old["left"] - (now - made["ask"]) - GRAIN, "time is lost"
        elif old and old["id"] not in taken and self.state["version"] == version and not old["key"].endswith(".decoy"):
            assert self._fate(old["id"]) == UNKNOWN, f"question {old} is gone though nothing has happened"
        if before["pace"] and self.state["pace"] and before["pace"]["id"] == self.state["pace"]["id"]:
            seen["talks kept"] += 1
            assert self.state["pace"]["left"] >= before["pace"]["left"] - (now - made["pace"]) - GRAIN, "time is lost"

    async def _play(self, socket: ClientConnection) -> None:
        while not self.state["outcome"]:
            state = self.state
            ask, pace = state["ask"], state["pace"]
            if state["view"] and state["channels"] and self._rng.random() < 0.1:
                await self._say(socket, self._rng.choice(state["channels"]))
            elif state["room"]["status"] == "lobby" and not state["room"]["seats"][self.seat]["ready"]:
                await self._send(socket, {"type": "ready", "ready": True})
            elif ask and self._fate(ask["id"]) not in (TAKEN, REFUSED):
                await self._answer(socket, ask["id"], pick(state, self._rng))
            elif pace and alive(state, self.seat) and self.seat not in pace["ready"]:
                await self._send(socket, {"type": "ready", "pace": pace["id"]})
            else:
                await self._hear(socket)

    async def _answer(self, socket: ClientConnection, number: int, option: str) -> None:
        attempt = [self.state["ask"]["key"], option, UNKNOWN]
        self.tried.setdefault(number, []).append(attempt)
        attempt[2] = await self._send(socket, {"type": "answer", "ask": number, "option": option})

    async def _say(self, socket: ClientConnection, channel: str) -> None:
        text = f"saying {self._siege.serial()}"
        self.said[text] = UNKNOWN
        self.said[text] = await self._send(socket, {"type": "say", "channel": channel, "text": text})

    def _fate(self, number: int) -> str:
        """What became of the last answer to a question; "" when there was none."""
        return self.tried[number][-1][2] if number in self.tried else ""

    async def _send(self, socket: ClientConnection, message: Message) -> str:
        """Send, and hear what became of it."""
        sent_at = self._siege.served.now
        await socket.send(json.dumps(message))
        self._siege.moment(SENT)
        while (heard := await self._hear(socket))["type"] == "state":
            pass
        self._since = sent_at
        assert heard["of"] == message["type"]
        if heard["type"] == "error":
            assert heard["error"]["key"] in ("not-asked", "no-floor", "table-over", "forbidden"), heard
            return REFUSED
        return TAKEN

    async def _hear(self, socket: ClientConnection) -> Message:
        async with asyncio.timeout(PATIENCE):
            message: Message = json.loads(await socket.recv())
        self._siege.moment()
        if message["type"] == "state":
            assert message["from"] in (0, len(self.events)), "a gap"
            was = self.events[: message["version"]]
            self.events[message["from"] :] = message["events"]
            assert self.events[: len(was)] == was, "what was told has changed"
            assert len(self.events) == message["version"]
            self._made |= dict.fromkeys(self._made.keys() & message.keys(), self._since)
            self.state = self.state | message
        return message

    def check(self, lines: list[tuple[Any, ...]]) -> None:
        """The record has every acknowledged answer and saying once, the others at most once, and nothing else."""
        answered = [(key, token) for seat, key, token, *clock in lines if seat == self.seat and not clock]
        # what is asked for show is recorded where the game itself asks it, as in killers' rounds that go by
        mine = [(key, token) for key, token in answered if not key.endswith(".decoy")]
        tried = [x for _, x in sorted(self.tried.items()) if not x[0][0].endswith(".decoy")]
        assert fits(mine, tried), f"seat {self.seat}:\n{mine}\n{tried}"
        said = Counter(line[3] for line in lines if line[0] == "say" and line[1] == self.seat)
        assert set(said) <= set(self.said)
        for text, fate in self.said.items():
            assert said[text] in {TAKEN: (1,), REFUSED: (0,), UNKNOWN: (0, 1)}[fate], f"{text!r} {said[text]} times"
        heard = sum(x[-1][2] == TAKEN for x in tried)
        unheard = len(mine) - heard
        cut_off = sum(x[-1][2] == UNKNOWN for x in tried)
        seen = self._siege.seen
        seen["answers"] += heard
        seen["answers cut off"] += cut_off
        seen["answers kept unheard"] += unheard
        seen["answers that did not arrive"] += cut_off - unheard
        seen["answers given again"] += sum(len(x) > 1 for x in tried)
        seen["sayings"] += len(self.said)


def fits(mine: list[tuple[str, str]], tried: list[list[list[str]]]) -> bool:
    """Whether these answers of a record can be what came of what was tried, question by question."""
    places = {0}
    for attempts in tried:
        key = attempts[0][0]
        taken = [option for _, option, fate in attempts if fate == TAKEN]
        may = taken or [option for _, option, fate in attempts if fate == UNKNOWN]
        after = {n + 1 for n in places if n < len(mine) and mine[n][0] == key and mine[n][1] in may}
        places = after if taken else after | places
    return len(mine) in places


async def _first(one: Awaitable[Any], other: Awaitable[Any]) -> bool:
    """Wait for either; whether it was the first of them."""
    tasks = [asyncio.ensure_future(one), asyncio.ensure_future(other)]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    first = tasks[0].done() and not tasks[0].cancelled()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return first


def whole(text: str, folder: Path) -> duskbell.Play[Any]:
    """The play that a finished table's record leads to, from a file as anybody would read it."""
    path = folder / "table.jsonl"
    path.write_text(text, encoding="utf-8")
    play = duskbell.load(path)
    assert play.over
    assert not play.record.lost
    assert play.record.dump() == text, "its digest is right"
    return play
