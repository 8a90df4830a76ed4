"""A stranger's client, written from `docs/protocol.md` alone, sits down and plays."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from duskbell.kernel import Record
from duskbell.server.running.settings import Settings, Tempo
from tests.server.house import HASTY, PATIENCE, House, open_house
from tests.server.phoenix import Phoenix
from tests.server.play import play_on
from tests.server.siege import Siege, Sitter

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
CLIENT = Path(__file__).parents[2] / "examples" / "client.py"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def run_client(port: int, room: str, name: str) -> asyncio.subprocess.Process:
    here = [f"http://127.0.0.1:{port}", room, "--name", name]
    return await asyncio.create_subprocess_exec(
        sys.executable,
        str(CLIENT),
        *here,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "NO_PROXY": "*", "no_proxy": "*"},
    )


async def finish(client: asyncio.subprocess.Process) -> tuple[list[str], str]:
    """What it printed, once it has ended."""
    async with asyncio.timeout(PATIENCE * 3):
        out, error = await client.communicate()
    return out.decode().splitlines(), error.decode()


def test_it_has_sixty_lines() -> None:
    assert len(CLIENT.read_text().splitlines()) <= 60


async def test_five_of_them_play_a_whole_table(tmp_path: Path) -> None:
    """With decoys on, each of them is asked at night, and none is refused more than a late answer."""
    async with open_house(tmp_path, Settings(Tempo.of(0, alone=10_000), HASTY, retry=0)) as house:
        room = await house.create(6, decoys=True)
        host = await house.sit(room["room"], room["token"])
        await host.next()
        clients = [await run_client(house.port, room["room"], name) for name in ("Zed", "Yan", "Xu", "Wu", "Vic")]
        await host.until(lambda s: all(seat["ready"] and seat["online"] for seat in s["room"]["seats"][1:]))
        started = await house.post(f"/rooms/{room['room']}/start", token=room["token"])
        assert started.status_code == 201, started.text
        await play_on(host)
        ends = [await finish(client) for client in clients]
        record = Record.parse((await house.get(f"/rooms/{room['room']}/record")).text)
    names = {seat["seat"]: seat["name"] for seat in host.state["room"]["seats"]}
    assert sorted(names.values()) == ["Ann", "Vic", "Wu", "Xu", "Yan", "Zed"]
    for out, error in ends:
        assert not error
        told: dict[str, Any] = json.loads(out[-1].removeprefix("over: "))
        assert told == host.state["outcome"]
        assert any('"core.phase-began"' in line for line in out)
    assert len({line[0] for line in record.lines if len(line) == 3}) > 4, "they did the deciding"


async def test_they_come_back_to_a_server_that_was_killed(tmp_path: Path) -> None:
    phoenix = Phoenix(tmp_path)
    await phoenix.hatch()
    house, siege = House(phoenix.port), Siege(phoenix, kills=2, seed=4, calm=8)
    try:
        room = await house.create(5)
        clients = [await run_client(phoenix.port, room["room"], name) for name in ("Zed", "Yan", "Xu", "Wu")]
        host = Sitter(siege, room["room"], room["token"], 0, "Ann")
        watcher = await house.sit(room["room"], None)
        await watcher.until(lambda s: all(seat["online"] for seat in s["room"]["seats"][1:]))
        started = await house.post(f"/rooms/{room['room']}/start", token=room["token"])
        assert started.status_code == 201, started.text
        await asyncio.gather(siege.besiege(), stay_on(siege, host))
        for client in clients:
            out, error = await finish(client)
            assert not error
            assert json.loads(out[-1].removeprefix("over: ")) == host.state["outcome"]
    finally:
        await house.close()
        assert await phoenix.end() == ""


async def stay_on(siege: Siege, host: Sitter) -> None:
    """Play to the end, and look in until the siege is over: a table may be shorter than that."""
    await host.stay([host])
    while not siege.over:
        await siege.call("GET", f"/rooms/{host.room}")


async def test_it_says_why_it_may_not_sit(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room = await house.create(5)
        await house.fill(room)
        for code, wanted in ((room["room"], "started"), ("nonesuch", "there is no room")):
            client = await run_client(house.port, code, "Zed")
            out, error = await finish(client)
            assert (out, client.returncode) == ([], 1)
            assert wanted in error
            assert "Traceback" not in error
