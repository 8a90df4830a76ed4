"""A thousand who come back at once are let in a few at a time, and nobody can stand in the way."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from litestar import Litestar
from uvicorn.protocols.utils import ClientDisconnected

from duskbell.server.http import Straight
from duskbell.server.nodes.turnstile import TOGETHER, Turnstile
from duskbell.server.running import Settings

pytestmark = pytest.mark.anyio


async def test_few_are_inside_at_once_and_who_was_answered_is_in_nobodys_way() -> None:
    stile, inside, most, served = Turnstile(3), 0, 0, 0
    over = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        nonlocal inside, most, served
        inside += 1
        most = max(most, inside)
        await asyncio.sleep(0)
        if scope["n"] % 5 == 0:
            inside -= 1
            raise RuntimeError("who fails leaves, too")
        inside -= 1
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send"})
        served += 1
        if served == 40:
            over.set()
        await over.wait()

    async def send(message: Any) -> None:
        await asyncio.sleep(0)

    async with asyncio.timeout(300):
        done = await asyncio.gather(
            *(stile.through(app, {"n": n}, None, send, f"table {n}") for n in range(50)), return_exceptions=True
        )
    assert (most, served) == (3, 40)
    assert sum(isinstance(each, RuntimeError) for each in done) == 10


async def test_those_of_one_table_come_along_and_tables_come_in_their_order() -> None:
    stile, came = Turnstile(1), list[str]()
    answered, over = asyncio.Event(), asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        came.append(scope["who"])
        await answered.wait()
        await send({"type": "websocket.accept"})
        await over.wait()

    async def send(message: Any) -> None:
        pass

    def comes(who: str, table: str) -> asyncio.Task[None]:
        return asyncio.create_task(stile.through(app, {"who": who}, None, send, table))

    who = [("first", "a"), ("b1", "b"), ("c1", "c"), ("b2", "b"), ("a2", "a"), ("b3", "b")]
    tasks = [comes(*each) for each in who]
    knocked = asyncio.create_task(stile.knock())
    while stile.queue < 6:
        await asyncio.sleep(0)
    tasks += [comes(f"late {n}", "c") for n in range(TOGETHER + 5)]
    while stile.queue < 6 + TOGETHER + 5:
        await asyncio.sleep(0)
    assert came == ["first"]
    assert not knocked.done(), "nobody who knocks is answered before those who came sooner"
    answered.set()
    async with asyncio.timeout(300):
        await knocked
        while len(came) < len(tasks):
            await asyncio.sleep(0)
    assert came[:6] == ["first", "b1", "b2", "b3", "c1", "late 0"]
    assert came.index("a2") == 4 + TOGETHER, "of one table so many at once, and then others have their turn"
    over.set()
    await asyncio.gather(*tasks)


async def test_who_gives_up_waiting_takes_no_turn() -> None:
    stile, entered = Turnstile(1), asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        entered.set()
        await asyncio.Event().wait()

    first = asyncio.create_task(stile.through(app, {}, None, None))
    await entered.wait()
    entered.clear()
    second, third = (asyncio.create_task(stile.through(app, {}, None, None)) for _ in range(2))
    await asyncio.sleep(0)
    second.cancel()
    await asyncio.gather(second, return_exceptions=True)
    assert not entered.is_set()
    first.cancel()
    await asyncio.wait_for(entered.wait(), 300)
    third.cancel()
    await asyncio.gather(first, third, return_exceptions=True)


async def test_who_has_gone_while_waiting_is_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    state = SimpleNamespace(settings=Settings(), addresses=None)
    scope: dict[str, Any] = {
        "type": "websocket",
        "path": "/api/rooms/abcd2345/ws",
        "client": None,
        "headers": [],
        "extensions": {},
    }

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        raise ClientDisconnected

    with pytest.raises(ClientDisconnected):
        await Straight(cast(Litestar, SimpleNamespace(state=state)))(scope, receive, send)
    assert not caplog.records
