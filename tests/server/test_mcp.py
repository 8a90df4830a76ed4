"""Agents over the Model Context Protocol: they play every game, at standard input and output and at /mcp."""

from __future__ import annotations

import os
import sys
from asyncio import Event, create_task, sleep
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

import duskbell
from duskbell.games import ARENA, GAMES
from duskbell.kernel import DuskbellError
from duskbell.kernel.core_events import Said
from duskbell.server import stdio
from duskbell.server.http import keep_out
from duskbell.server.mcp import api, desk, reception
from duskbell.server.mcp.chair import Chair
from duskbell.server.running.settings import Settings, Tempo
from tests.server.house import HASTY, PATIENCE, House, open_house

mcp = pytest.importorskip("mcp", reason="the extra mcp is not installed")
pytestmark = [pytest.mark.anyio, pytest.mark.slow]
AT_ONCE = Settings(Tempo.of(0), HASTY, retry=0)
TOOLS = {"games", "create", "join", "look", "wait", "answer", "say", "worlds", "leave"}


async def call(client: Any, tool: str, **args: Any) -> dict[str, Any]:
    done = await client.call_tool(tool, args)
    assert not done.is_error, done.content
    told: dict[str, Any] = done.structured_content
    return told


async def refused(client: Any, tool: str, **args: Any) -> str:
    done = await client.call_tool(tool, args)
    assert done.is_error
    return str(done.content[0].text)


async def play(client: Any, seen: dict[str, Any], seed: int = 0, key: str = "") -> dict[str, Any]:
    """Play to the end: any legal answer."""
    rng, news = Random(seed), list(seen["news"])
    while not seen["outcome"]:
        ask = seen["ask"]
        if ask is None:
            seen = await call(client, "wait", key=key)
        else:
            option = ",".join(rng.sample(list(ask["options"]), ask["choose"][0]))
            done = await client.call_tool("answer", {"option": option, "key": key, "id": ask["id"]})
            seen = await call(client, "look", key=key) if done.is_error else done.structured_content
        news += seen["news"]
    return {**seen, "news": news}


async def inside(house: House, room: str) -> Any:
    assert house.app is not None
    sitting = (await house.app.state.rooms.get(room)).sitting
    return sitting.play


@pytest.mark.slow
async def test_an_agent_plays_every_game_at_mcp(tmp_path: Path) -> None:
    every, settings = {**GAMES, **ARENA}, replace(AT_ONCE, arena=True)
    async with open_house(tmp_path, settings) as house, mcp.Client(f"http://127.0.0.1:{house.port}/mcp") as client:
        tools = {tool.name: str(tool.description) for tool in (await client.list_tools()).tools}
        assert tools.keys() == TOOLS
        assert "or empty for none where it is `or_none`" in tools["answer"]
        listed = await call(client, "games")
        assert [game["id"] for game in listed["games"]] == list(every)
        for game, rules in every.items():
            seen = await call(client, "create", game=game, players=rules.players[0] if game != "fengsheng" else 3)
            assert seen["you_are"] == 1
            end = await play(client, seen, key=seen["key"])
            assert end["outcome"]["words"]
            told = (await client.read_resource(f"duskbell://view/{seen['key']}")).contents[0].text.splitlines()
            news = [*end["news"], *(await call(client, "look", key=seen["key"]))["news"]]  # bots give thanks after it
            assert told == news[: len(told)], "each sentence was told once"
            assert len(told) >= len(end["news"])
            truth = await inside(house, seen["room"])
            said = duskbell.locale.words("en").table(game, tuple(s.name for s in truth.table.seats))
            own = [s for event in truth.view(0).as_data() if (s := said.event(event, 0))]
            assert told == own[: len(told)], "what the seat may know and nothing else"
            if rules.spoken:
                assert any(e.line for e in truth.view(0).events if isinstance(e, Said)), "bots speak in their turns"
            record = (await client.read_resource(f"duskbell://record/{seen['key']}")).contents[0].text
            assert duskbell.Record.parse(record).outcome == truth.outcome


async def test_two_agents_and_a_legacy_session_share_a_room(tmp_path: Path) -> None:
    async with open_house(tmp_path, AT_ONCE) as house:
        url = f"http://127.0.0.1:{house.port}/mcp"
        async with mcp.Client(url) as ann, mcp.Client(url, mode="legacy") as zed:
            mine = await call(ann, "create", game="mafia", players=5, people=1, name="Ann")
            assert (mine["status"], mine["ask"]) == ("lobby", None)
            theirs = await call(zed, "join", room=mine["room"], name="Zed")
            assert theirs["you_are"] == 2
            assert (await call(ann, "look", key=mine["key"]))["status"] == "playing"
            assert "opens no seat of yours" in await refused(ann, "look", key=theirs["key"])
            assert "opens no seat of yours" in await refused(ann, "look", key="")
            assert "opens no seat of yours" in await refused(zed, "say", key="nonsense", text="hello")
            asked = next((s for s in (await call(ann, "wait", key=mine["key"], seconds=5),) if s["ask"]), None)
            if asked:
                assert "right would be" in await refused(ann, "answer", key=mine["key"], option="nonsense")
            for odd in (10**20, -1, 2**40):
                told = await refused(ann, "answer", key=mine["key"], option="x", id=odd)
                assert "no question has that id" in told, "at once"
            assert await refused(zed, "say", key=theirs["key"], text="psst", channel="nowhere")
            assert "while people play" in await refused(zed, "worlds", key=theirs["key"])
            for unknown in ("chess", *ARENA):
                assert "there is no game" in await refused(ann, "create", game=unknown, players=5)
            assert "no room" in await refused(zed, "join", room="zzzzzzzz")
            left = await call(zed, "leave", key=theirs["key"])
            assert left == {"left": mine["room"]}
            assert "opens no seat" in await refused(zed, "look", key=theirs["key"])
            play_inside = await inside(house, mine["room"])
            assert not play_inside.over


async def test_agents_are_counted_and_kept_out_as_their_callers(tmp_path: Path) -> None:
    import httpx2
    from mcp.client.streamable_http import streamable_http_client

    settings = replace(AT_ONCE, limits=replace(HASTY, new_rooms=(1, 0.001)), behind_proxy=True)
    async with open_house(tmp_path, settings) as house:
        url = f"http://127.0.0.1:{house.port}/mcp"
        wish: dict[str, Any] = {"game": "mafia", "players": 5, "people": 3}

        async def agent(stack: AsyncExitStack, address: str, **more: str) -> Any:
            http = httpx2.AsyncClient(headers={"x-forwarded-for": address, **more})
            way = streamable_http_client(url, http_client=await stack.enter_async_context(http))
            return await stack.enter_async_context(mcp.Client(way))

        async with AsyncExitStack() as stack:
            ann, bea = await agent(stack, "203.0.113.1"), await agent(stack, "203.0.113.2")
            made = await call(ann, "create", **wish)
            assert "too much at once from your address" in await refused(ann, "create", **wish)
            other = await call(bea, "create", **wish)
            forged = await agent(stack, "203.0.113.1", **{"x-duskbell-caller": "x", "x-duskbell-for": "x 203.0.113.9"})
            assert "too much at once from your address" in await refused(forged, "create", **wish)
            assert house.app is not None
            store = house.app.state.store
            assert (await store.load(made["room"])).maker == "203.0.113.1"
            assert (await store.load(other["room"])).chairs[0].came_from == "203.0.113.2"
            line = house.app.state.door._desk._chairs[made["key"]]._line
            await store.bans.add("address", "203.0.113.1", "", 3600)
            await keep_out(house.app.state)
            await line.wait_closed()
            assert (await call(bea, "look", key=other["key"]))["status"] == "lobby", "nobody else is"


async def test_what_agents_ask_and_how_many_come_in_is_measured_by_address(tmp_path: Path) -> None:
    """Each that comes in by the older protocol is remembered: nobody may fill the house with them."""
    import httpx2

    about = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "x", "version": "1"}}
    hello = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": about}
    takes = {"accept": "application/json, text/event-stream"}
    limits = replace(HASTY, agents=(3, 0.001), requests=(6, 0.001))
    async with open_house(tmp_path, replace(AT_ONCE, limits=limits, behind_proxy=True)) as house:
        url = f"http://127.0.0.1:{house.port}/mcp"
        async with httpx2.AsyncClient(headers=takes) as http:

            async def said(address: str, body: dict[str, Any], **more: str) -> Any:
                return await http.post(url, json=body, headers={"x-forwarded-for": address, **more})

            came = [await said("203.0.113.1", hello) for _ in range(4)]
            assert [one.status_code for one in came] == [200, 200, 200, 429]
            assert came[3].json()["error"]["key"] == "too-fast"
            assert (await said("203.0.113.2", hello)).status_code == 200, "somebody else comes in"
            session = {"mcp-session-id": came[0].headers["mcp-session-id"]}
            ping = {"jsonrpc": "2.0", "id": 2, "method": "ping"}
            asked = [(await said("203.0.113.1", ping, **session)).status_code for _ in range(3)]
            assert asked == [200, 200, 429], "two are left of the six that this address may ask"


ABOUT = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "x", "version": "1"}}
HELLO = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": ABOUT}
TAKES = {"accept": "application/json, text/event-stream"}


async def test_what_is_too_large_or_odd_is_refused_in_one_sentence(tmp_path: Path) -> None:
    """A body has a measure here, too; and of thousands of options that are none, nobody is told of each."""
    import httpx2

    async with open_house(tmp_path, AT_ONCE) as house, httpx2.AsyncClient(headers=TAKES) as http:
        url = f"http://127.0.0.1:{house.port}/mcp"
        session = {"mcp-session-id": (await http.post(url, json=HELLO)).headers["mcp-session-id"]}

        async def create(**options: Any) -> Any:
            about = {"name": "create", "arguments": {"game": "mafia", "options": options}}
            body = {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": about}
            return await http.post(url, json=body, headers=session)

        about = {**ABOUT, "capabilities": {"experimental": {f"n{n}": {} for n in range(1_000)}}}
        hello = await http.post(url, json={**HELLO, "params": about})
        assert hello.status_code == 413, "what an agent says of itself is kept"
        large = await create(**{f"n{n}": [] for n in range(20_000)})
        assert large.status_code == 413
        assert large.json()["error"]["message"].endswith("right would be a smaller request.")
        odd = await create(**{f"n{n}": [] for n in range(6_000)})
        assert odd.status_code == 200
        assert '"isError":true' in odd.text
        assert len(odd.text) < 1_000


async def test_what_an_agent_reads_and_may_not_is_refused_in_one_sentence(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It was told of as a fault of the server's, with a page in the log each time."""
    async with open_house(tmp_path, AT_ONCE) as house, mcp.Client(f"http://127.0.0.1:{house.port}/mcp") as client:
        seen = await call(client, "create", game="mafia", people=1)
        for path, why in (
            ("view/none", "right would be"),
            (f"record/{seen['key']}", "over"),
            ("rules/chess", "there is no game 'chess'"),
        ):
            with pytest.raises(mcp.MCPError, match=why):
                await client.read_resource(f"duskbell://{path}")
        with pytest.raises(mcp.MCPError, match=r"no prompts; right would be a tool\."):
            await client.get_prompt("opening")
        assert (await client.list_prompts()).prompts == []
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


async def test_nobody_keeps_others_out_with_sessions(tmp_path: Path) -> None:
    """Of one address, and of all, whoever did nothing for longest is forgotten, where most come from; and with them
    their seats.
    """
    import httpx2

    limits = replace(HASTY, agents=(100, 1.0), agent_sessions=3, all_agent_sessions=5)
    async with open_house(tmp_path, replace(AT_ONCE, limits=limits, behind_proxy=True)) as house:
        url = f"http://127.0.0.1:{house.port}/mcp"
        async with httpx2.AsyncClient(headers=TAKES) as http:

            async def come(address: str) -> str:
                told = await http.post(url, json=HELLO, headers={"x-forwarded-for": address})
                assert told.status_code == 200
                return str(told.headers["mcp-session-id"])

            async def asks(session: str, method: str = "ping", **params: Any) -> Any:
                body = {"jsonrpc": "2.0", "id": 2, "method": method, "params": params}
                return await http.post(url, json=body, headers={"mcp-session-id": session})

            mine = [await come("203.0.113.1") for _ in range(3)]
            made = await asks(mine[1], "tools/call", name="create", arguments={"game": "mafia", "people": 3})
            room = made.json()["result"]["structuredContent"]["room"]
            assert house.app is not None
            seats = (await house.app.state.rooms.get(room)).audience
            assert 0 in seats
            await asks(mine[0])
            await asks(mine[2])
            mine.append(await come("203.0.113.1"))
            status = [(await asks(one)).status_code for one in mine]
            assert status == [200, 404, 200, 200], "the one that was used longest ago"
            while 0 in seats:
                await sleep(0)
            others = [await come(f"198.51.{n}.1") for n in range(3)]
            status = [(await asks(one)).status_code for one in (*mine, *others)]
            assert status == [404, 404, 200, 200, 200, 200, 200], "from where most came"
            assert (await http.delete(url, headers={"mcp-session-id": others[0]})).status_code == 200
            await come("198.51.9.1")
            assert (await asks(mine[2])).status_code == 200, "there was room again"


@pytest.mark.slow
async def test_an_agent_that_is_sent_away_hears_why(tmp_path: Path) -> None:
    """It heard for ever how the lobby stood that it had sat in, and spoke for half a minute to nobody."""
    async with open_house(tmp_path, AT_ONCE) as house:
        url = f"http://127.0.0.1:{house.port}/mcp"
        async with mcp.Client(url) as ann:
            room, shut = await house.create(6), await house.create(6)
            mine = await call(ann, "join", room=room["room"], name="Vic")
            path = f"/rooms/{room['room']}/kick"
            waits = create_task(ann.call_tool("wait", {"key": mine["key"], "seconds": 20}))
            assert house.app is not None
            while not (desk := house.app.state.door._desk)._answering:
                await sleep(0)
            assert (await house.post(path, {"seat": 1, "name": "Vic"}, room["token"])).status_code == 200
            told = await waits
            assert told.is_error
            assert "no more" in str(told.content[0].text), "at once"
            for tool, more in (("look", {}), ("wait", {}), ("say", {"text": "hi"}), ("answer", {"option": "x"})):
                assert "no more" in await refused(ann, tool, key=mine["key"], **more)
            theirs = await call(ann, "join", room=shut["room"], name="Vic")
            await house.app.state.store.shut.close(shut["room"], "why")
            await house.app.state.rooms.leave_shut()
            while desk._chairs[theirs["key"]]._line is not None:
                await sleep(0)
            for tool, more in (("look", {}), ("say", {"text": "hi"})):
                assert "closed by whoever runs" in await refused(ann, tool, key=theirs["key"], **more)
            assert not desk._answering


async def test_who_is_being_answered_is_forgotten_last_and_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who waits at a table was taken for who does nothing, and heard 500."""
    import httpx2

    over = Event()

    async def wait(chair: Chair, _: float) -> None:
        await chair.arrive()
        await over.wait()

    monkeypatch.setattr(Chair, "wait", wait)
    limits = replace(HASTY, agents=(100, 1.0), agent_sessions=2)
    async with (
        open_house(tmp_path, replace(AT_ONCE, limits=limits)) as house,
        httpx2.AsyncClient(headers=TAKES, timeout=PATIENCE) as http,
    ):
        url = f"http://127.0.0.1:{house.port}/mcp"
        assert house.app is not None

        async def come() -> str:
            return str((await http.post(url, json=HELLO)).headers["mcp-session-id"])

        async def asks(session: str, tool: str, **arguments: Any) -> Any:
            params = {"name": tool, "arguments": arguments}
            body = {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": params}
            return await http.post(url, json=body, headers={"mcp-session-id": session})

        async def waits(session: str) -> Any:
            made = (await asks(session, "create", game="mafia", people=3)).json()["result"]["structuredContent"]
            waiting = create_task(asks(session, "wait", key=made["key"]))
            while session not in house.app.state.door._app._asked:  # type: ignore[union-attr]
                await sleep(0)
            return waiting

        first = await come()
        waiting, idle = await waits(first), await come()
        second = await come()
        assert (await asks(idle, "games")).status_code == 404, "who does nothing goes"
        assert not waiting.done()
        also = await waits(second)
        await come()
        told = await waiting
        assert (told.status_code, told.json()["id"]) == (404, 2)
        assert "come in anew" in told.json()["error"]["message"]
        assert not also.done()
        assert (await http.delete(url, headers={"mcp-session-id": second})).status_code == 200
        assert "come in anew" in (await also).json()["error"]["message"], "also who ends it"
        assert not house.app.state.door._app._ended
        over.set()


async def test_who_sends_two_requests_with_one_id_hears_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first waited for ever."""
    import httpx2

    over = Event()

    async def wait(chair: Chair, _: float) -> None:
        await chair.arrive()
        await over.wait()

    monkeypatch.setattr(Chair, "wait", wait)
    async with open_house(tmp_path, AT_ONCE) as house, httpx2.AsyncClient(headers=TAKES, timeout=PATIENCE) as http:
        url = f"http://127.0.0.1:{house.port}/mcp"
        session = {"mcp-session-id": (await http.post(url, json=HELLO)).headers["mcp-session-id"]}

        async def asks(n: int | str, tool: str, **arguments: Any) -> Any:
            params = {"name": tool, "arguments": arguments}
            body = {"jsonrpc": "2.0", "id": n, "method": "tools/call", "params": params}
            return (await http.post(url, json=body, headers=session)).json()

        made = (await asks(2, "create", game="mafia", people=3))["result"]["structuredContent"]
        waits = create_task(asks(3, "wait", key=made["key"]))
        assert house.app is not None
        while not house.app.state.door._app._answering:
            await sleep(0)
        twice = [await asks(n, "look", key=made["key"]) for n in (3, "3")]
        assert all("is being answered in this session" in one["error"]["message"] for one in twice)
        assert (await asks(4, "look", key=made["key"]))["result"]["structuredContent"]["status"] == "lobby"
        over.set()
        assert (await waits)["result"]["structuredContent"]["status"] == "lobby"
        assert "result" in await asks(3, "look", key=made["key"]), "the id is free again"


async def test_who_goes_away_while_they_ask_has_asked_nothing() -> None:
    """The library wrote a page into the log, for each."""
    served: list[bytes] = []

    async def library(scope: Any, receive: Any, send: Any) -> None:
        body, more = b"", True
        while more:
            message = await receive()
            body, more = body + message["body"], message["more_body"]
        served.append(body)

    async def part(session: str) -> None:
        raise AssertionError(session)

    async def unheard(message: Any) -> None:
        raise AssertionError(message)

    there = reception.Reception(library, HASTY, part)
    for last in (None, b'"id": 2}'):
        said = [b'{"jsonrpc": "2.0",'] if last is None else [b'{"jsonrpc": "2.0",', last]
        messages: list[Any] = [{"type": "http.request", "body": part, "more_body": part != last} for part in said]
        messages.append({"type": "http.disconnect"})

        async def receive(messages: list[Any] = messages) -> Any:
            return messages.pop(0)

        await there({"type": "http", "method": "POST", "headers": []}, receive, unheard)
    assert served == [b'{"jsonrpc": "2.0","id": 2}']


async def test_no_address_holds_all_the_seats_of_a_desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "MOST", 4)
    monkeypatch.setattr(desk, "OF_ONE", 3)
    there = desk.Desk("http://127.0.0.1:1", lone=False)
    closed: list[str] = []

    def chair(name: str) -> Any:
        async def close() -> None:
            closed.append(name)

        return SimpleNamespace(over=False, idle=0.0, session=name, close=close)

    async def sit(address: str, name: str) -> None:
        await there._make_room(SimpleNamespace(headers={desk.CALLER: address}))
        there._chairs[name] = chair(name)
        there._shares.take(name, address)

    for n in range(3):
        await sit("203.0.113.1", f"a{n}")
    with pytest.raises(DuskbellError, match="as many seats"):
        await sit("203.0.113.1", "a3")
    await sit("203.0.113.2", "b")
    there._shares.use("a0")
    with pytest.raises(DuskbellError, match="as many seats"):
        await sit("203.0.113.3", "c")
    await sit("2001:db8:1::1", "d")
    assert closed == ["a1"], "where most are held, the one that was used longest ago"
    await there.part("d")
    assert closed == ["a1", "d"]
    await sit("203.0.113.3", "c")


async def test_a_full_desk_forgets_the_seats_that_nobody_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "MOST", 2)
    async with open_house(tmp_path, AT_ONCE) as house, mcp.Client(f"http://127.0.0.1:{house.port}/mcp") as ann:
        waiting = [
            await call(ann, "create", game="mafia", players=5, people=3) for _ in range(2)
        ]  # for others, for ever
        assert "as many seats" in await refused(ann, "create", game="mafia", players=5)
        monkeypatch.setattr(desk, "MOST", 3)
        assert "there is nothing at" in await refused(ann, "join", room=f"{waiting[0]['room']}/leave?")
        over = await call(ann, "create", game="mafia", players=5)
        await play(ann, over, key=over["key"])
        waiting.append(await call(ann, "create", game="mafia", players=5, people=3))
        assert "opens no seat" in await refused(ann, "look", key=over["key"])
        monkeypatch.setattr(desk, "IDLE", 0.0)
        assert (await call(ann, "create", game="mafia", players=5))["you_are"] == 1
        for old in waiting:
            assert "opens no seat" in await refused(ann, "look", key=old["key"])


async def test_an_agent_plays_at_standard_input_and_output() -> None:
    command = mcp.StdioServerParameters(
        command=sys.executable, args=["-m", "duskbell", "mcp"], env={**os.environ, "PYTHONWARNINGS": "ignore"}
    )
    async with mcp.Client(command) as client:
        rules = (await client.read_resource("duskbell://rules/mafia")).contents[0].text
        assert "Angel of Hearts" in rules
        seen = await call(client, "create", game="mafia", options={"killers": 3})  # of eight
        end = await play(client, seen)
        assert end["outcome"]["words"]


async def test_an_agent_that_is_gone_before_it_has_heard_is_an_end_like_any_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(DuskbellError, match="no Duskbell server answers at"):
        await stdio.agent("http://127.0.0.1:1")
    closed: list[bool] = []

    async def get(self: object, path: str) -> None:
        """Somebody is at home."""

    class Gone:
        def __init__(self, *failed: Exception) -> None:
            self.failed = failed

        async def run_stdio_async(self) -> None:
            raise ExceptionGroup("its tasks", [ExceptionGroup("their tasks", list(self.failed))])

        async def close(self) -> None:
            closed.append(True)

    monkeypatch.setattr(api.Api, "get", get)
    for failed in ((BrokenPipeError(),), (BrokenPipeError(), ValueError("ours"))):
        gone = Gone(*failed)
        monkeypatch.setattr(stdio, "Desk", lambda *a, gone=gone, **kw: SimpleNamespace(server=gone, close=gone.close))
        if len(failed) == 1:
            await stdio.agent("http://127.0.0.1:1")
        else:
            with pytest.raises(ExceptionGroup, match="its tasks"):
                await stdio.agent("http://127.0.0.1:1")
    assert closed == [True, True]


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from duskbell.arena import extra

    def missing(module: str) -> Any:
        raise ModuleNotFoundError(f"No module named {module!r}", name=module)

    monkeypatch.setattr(extra, "import_module", missing)
    with pytest.raises(DuskbellError, match=r"MCP needs mcp, .* install the extra, duskbell\[mcp\]"):
        desk.Desk("http://127.0.0.1:1", lone=True)
