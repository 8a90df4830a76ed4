"""An agent at the tools of MCP cannot tell twins apart: what each call tells it, and when the call returns, is the same
while cards that its seat cannot know lie otherwise. Client, tools and seat are the real ones; at the other end of the
seat's line is a film's table, and time leaps.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import suppress
from random import Random
from selectors import DefaultSelector
from types import SimpleNamespace
from typing import Any, NamedTuple

import msgspec
import pytest

from duskbell.kernel import DuskbellError
from duskbell.kernel.core_events import Ended
from duskbell.server.audience.state import Page
from duskbell.server.mcp import chair, desk
from duskbell.server.sitting import table_bots
from duskbell.testing.twins.world import World
from tests.server.film import THINKS, Film, Silent, twins

pytestmark = pytest.mark.slow

mcp = pytest.importorskip("mcp", reason="the extra mcp is not installed")
GAMES = {"mafia": (6, 60.0), "werewolf": (9, 60.0), "shadow_hunters": (5, 30.0), "fengsheng": (5, 30.0)}
"""Seats, and for how many seconds an agent plays."""
SEEDS = (2, 3)
ROUNDED = 0.001
"""A film's frames bear their time in thousandths of a second."""


class Leaping(DefaultSelector):
    """While nothing happens, time leaps to what is due next."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        ready = super().select(0)
        if not ready:
            assert timeout is not None, "nothing will ever happen"
            self.now += max(timeout, 0.0)
        return ready


class Leaps(asyncio.SelectorEventLoop):
    """A loop whose clock is that of its selector."""

    def __init__(self) -> None:
        self._leaping = Leaping()
        super().__init__(self._leaping)

    def time(self) -> float:
        return self._leaping.now


class Line(Film):
    """A table of which seat 1 is at the other end of a line, as a room's socket would be."""

    def __init__(self, world: World) -> None:
        self._sent, self._hears = 0, False
        self._heard: asyncio.Queue[str] = asyncio.Queue()
        self._stir = asyncio.Event()
        super().__init__(world, [0])

    async def keep_time(self) -> None:
        """Let the table's clock strike."""
        loop = asyncio.get_running_loop()
        while not self.play.over:
            self._stir.clear()
            wait = self.sitting.wait()
            due = self.now + wait
            try:
                async with asyncio.timeout(None if wait == float("inf") else max(0.0, due - loop.time())):
                    await self._stir.wait()
                self.now = max(self.now, loop.time())
            except TimeoutError:
                self.now = max(due, loop.time())
            self.sitting.strike()
            self._look()

    async def send(self, raw: str) -> None:
        message = json.loads(raw)
        kind, sitting = message["type"], self.sitting
        self.now = max(self.now, asyncio.get_running_loop().time())
        if kind == "hello":
            self._hears = True
            self._tell(self._pages[0])
            return
        reply: dict[str, Any] = {"type": "ok", "of": kind}
        try:
            if kind == "answer":
                sitting.answer(0, message["ask"], message["option"])
            elif kind == "ready":
                sitting.ready(0, message["pace"])
            else:
                sitting.say(0, message["text"], message["channel"])
        except DuskbellError as e:
            reply = {"type": "error", "of": kind, "error": {"message": str(e)}}
        self._heard.put_nowait(json.dumps(reply))
        self._stir.set()

    def _look(self) -> None:
        before = self._pages.get(0)
        super()._look()
        if self._hears and self._pages[0] is not before:
            self._tell(self._pages[0])

    def _tell(self, page: Page) -> None:
        seats = [{"name": s.name} for s in self.play.table.seats]
        room: Any = {"game": self.play.game.id, "seats": seats, "status": "over" if self.play.over else "playing"}
        self._heard.put_nowait(msgspec.json.encode(page.state(room, self._sent)).decode())
        self._sent = page.version

    async def __aiter__(self) -> AsyncIterator[str]:
        while True:
            yield await self._heard.get()

    async def close(self) -> None:
        """Nobody is at home any more."""


class Call(NamedTuple):
    """What an agent called when, and what it was told when."""

    at: float
    tool: str
    args: Mapping[str, Any]
    until: float
    told: Any


async def visit(line: Line, monkeypatch: pytest.MonkeyPatch, seconds: float) -> list[Call]:
    """An agent's calls at this table: it plays, speaks, looks and waits, seeing nothing but what it is told."""
    clock, calls = asyncio.get_running_loop().time, list[Call]()

    async def connect(*_: Any, **__: Any) -> Line:
        return line

    async def post(*_: Any, **__: Any) -> Any:
        return {"room": "twin", "token": "t", "seat": 0}

    monkeypatch.setattr(chair, "connect", connect)
    monkeypatch.setattr(desk, "Api", lambda *_: SimpleNamespace(post=post, socket="", more={}))
    ours = desk.Desk(lone=True)

    async def call(tool: str, **args: Any) -> dict[str, Any]:
        at = clock()
        done = await client.call_tool(tool, args)
        told = {"refused": done.content[0].text} if done.is_error else dict(done.structured_content)
        told.pop("key", None)
        calls.append(Call(at, tool, args, clock(), told))
        return told

    time = asyncio.create_task(line.keep_time())
    async with mcp.Client(ours.server) as client:
        seen = await call("create", game=line.play.game.id, players=len(line.seats))
        while clock() < seconds and not seen["outcome"]:
            if ask := seen["ask"]:
                await asyncio.sleep(THINKS)
                options = list(ask["options"])
                chosen = "pass" if "pass" in options else ",".join(options[: max(1, ask["choose"][0])])
                await call("answer", option=chosen, id=ask["id"])
            elif "public" in seen["you_may_speak_on"]:
                await call("say", text="I wonder.")
            seen = await call("wait", seconds=7)
            await call("look")
    await ours.close()
    time.cancel()
    with suppress(asyncio.CancelledError):
        await time
    return calls


def parts(lines: Iterable[Line], second: World) -> float:
    """When the agent's seat is first told by right, in one of two worlds, of what lies otherwise."""
    named = {*second.moved, *second.lies}
    return min(
        [
            frame.at - ROUNDED
            for line in lines
            for frame in line.frames[0]
            for e in frame.events
            if type(e) is Ended or named & set(line.play.game.reveals(line.play.view(0).table, e, 0))
        ],
        default=float("inf"),
    )


@pytest.mark.parametrize("game", GAMES)
def test_an_agent_cannot_tell_twins_apart(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_bots, "make", lambda *_, **__: Silent())
    players, seconds = GAMES[game]
    asked = waited = 0
    for seed in SEEDS:
        worlds, lines, calls = twins(game, players, seed, 0), list[Line](), list[list[Call]]()
        for world in worlds:
            monkeypatch.setattr(table_bots, "SystemRandom", lambda: Random(7))
            lines.append(Line(world))
            with asyncio.Runner(loop_factory=Leaps) as runner:
                calls.append(runner.run(visit(lines[-1], monkeypatch, seconds)))
        until = parts(lines, worlds[1])
        one, two = [[call for call in some if call.until < until] for some in calls]
        for n, (mine, other) in enumerate(zip(one, two, strict=False)):
            assert mine == other, f"seed {seed}, call {n}"
        assert len(one) == len(two), f"seed {seed}"
        asked += sum(call.tool == "answer" and "refused" not in call.told for call in one)
        waited += sum(call.tool == "wait" and call.until > call.at for call in one)
    assert asked > 2, "the agent was hardly asked: this test tries nothing"
    assert waited > 2, "no call has waited: this test tries nothing"
