"""Agents over MCP at a site of three nodes, behind haproxy by the file that we ship."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from benchmarks.wire.ports import free_port
from tests.server.house import PATIENCE, open_house
from tests.server.test_mcp import AT_ONCE, call

mcp = pytest.importorskip("mcp", reason="the extra mcp is not installed")
pytestmark = [pytest.mark.anyio, pytest.mark.slow]
FILE = Path(__file__).parents[2] / "deploy/haproxy.cfg"


@asynccontextmanager
async def three(folder: Path) -> AsyncIterator[str]:
    """Three servers, and haproxy before them: where it is. What they share does not matter here."""
    haproxy = shutil.which("haproxy")
    if haproxy is None:
        pytest.skip("there is no haproxy here; Debian's package is haproxy")
    async with AsyncExitStack() as stack:
        ports = []
        for n in range(1, 4):
            (folder / str(n)).mkdir()
            ports.append((await stack.enter_async_context(open_house(folder / str(n), AT_ONCE))).port)
        door = free_port()
        where = {"BIND": door, "COUNTS": free_port(), **{f"N{n}": port for n, port in enumerate(ports, 1)}}
        told = os.environ | {f"DUSKBELL_{name}": f"127.0.0.1:{port}" for name, port in where.items()}
        process = subprocess.Popen([haproxy, "-f", str(FILE)], env=told, stderr=subprocess.DEVNULL)
        stack.callback(process.wait)
        stack.callback(process.kill)
        url = f"http://127.0.0.1:{door}"
        calls = httpx.AsyncHTTPTransport(retries=8)
        async with httpx.AsyncClient(transport=calls, trust_env=False, timeout=PATIENCE) as client:
            assert (await client.get(f"{url}/api/live")).status_code == 200
        yield url


async def test_a_session_comes_back_to_its_node_on_whatever_connection(tmp_path: Path) -> None:
    """24 of 30 calls were told that there is no such session, each on a connection of its own."""

    async def ask(address: str, method: str, session: str = "", **params: Any) -> httpx.Response:
        line = httpx.AsyncHTTPTransport(local_address=address)
        headers = {"accept": "application/json, text/event-stream", **({"mcp-session-id": session} if session else {})}
        body = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        async with httpx.AsyncClient(transport=line, timeout=PATIENCE) as client:
            return await client.post(f"{url}/mcp", json=body, headers=headers)

    async with three(tmp_path) as url:
        who = {"name": "test", "version": "1"}
        for n in range(2, 8):
            given: dict[str, Any] = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": who}
            began = await ask(f"127.0.0.{n}", "initialize", **given)
            session = began.headers["mcp-session-id"]
            for other in range(2, 6):
                told = await ask(f"127.0.1.{other}", "tools/list", session)
                assert told.status_code == 200, "also from another address"
                assert "create" in told.text


@pytest.mark.parametrize("mode", ["legacy", "auto"])
async def test_an_agent_finds_its_seat_again(tmp_path: Path, mode: str) -> None:
    """With sessions or without: each call by a client of its own, where the protocol has none."""
    async with three(tmp_path) as url, AsyncExitStack() as stack:
        client = await stack.enter_async_context(mcp.Client(f"{url}/mcp", mode=mode))
        made = await call(client, "create", game="mafia", players=5, people=3)
        for _ in range(4):
            if mode == "auto":
                client = await stack.enter_async_context(mcp.Client(f"{url}/mcp", mode=mode))
            assert (await call(client, "look", key=made["key"]))["room"] == made["room"]
