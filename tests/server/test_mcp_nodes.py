"""Agents over MCP at a site of three nodes, behind haproxy by the file that we ship."""

from __future__ import annotations

import asyncio
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
ROOT = Path(__file__).parents[2]
FILE, RUNNING = ROOT / "deploy/haproxy.cfg", ROOT / "docs/running.md"


SHARED = "sed 's/^#peers //; /expire 2h$/s/$/ peers balancers/' deploy/haproxy.cfg"
"""How docs/running.md says that several haproxys tell each other of sessions."""


@asynccontextmanager
async def three(folder: Path, doors: int = 1) -> AsyncIterator[list[str]]:
    """Three servers, and as many haproxys before them: where those are. What servers share does not matter here."""
    haproxy = shutil.which("haproxy")
    if haproxy is None:
        pytest.skip("there is no haproxy here; Debian's package is haproxy")
    async with AsyncExitStack() as stack:
        ports = []
        for n in range(1, 4):
            (folder / str(n)).mkdir()
            ports.append((await stack.enter_async_context(open_house(folder / str(n), AT_ONCE))).port)
        told = os.environ | {f"DUSKBELL_N{n}": f"127.0.0.1:{port}" for n, port in enumerate(ports, 1)}
        file = FILE
        if doors > 1:
            file = folder / "haproxy.cfg"
            file.write_text(
                subprocess.run(SHARED, shell=True, check=True, cwd=ROOT, capture_output=True, text=True).stdout
            )
            told |= {f"DUSKBELL_B{n}": f"127.0.0.1:{free_port()}" for n in range(1, doors + 1)}
        urls = []
        for n in range(1, doors + 1):
            where = {"BIND": (door := free_port()), "COUNTS": free_port()}
            mine = {f"DUSKBELL_{name}": f"127.0.0.1:{port}" for name, port in where.items()}
            process = subprocess.Popen(
                [haproxy, "-f", str(file)], env=told | mine | {"DUSKBELL_BALANCER": f"b{n}"}, stderr=subprocess.DEVNULL
            )
            stack.callback(process.wait)
            stack.callback(process.kill)
            urls.append(f"http://127.0.0.1:{door}")
        calls = httpx.AsyncHTTPTransport(retries=8)
        async with httpx.AsyncClient(transport=calls, trust_env=False, timeout=PATIENCE) as client:
            for url in urls:
                assert (await client.get(f"{url}/api/live")).status_code == 200
        yield urls


async def ask(url: str, address: str, method: str, session: str = "", **params: Any) -> httpx.Response:
    """One call on a connection of its own, from this address."""
    line = httpx.AsyncHTTPTransport(local_address=address)
    headers = {"accept": "application/json, text/event-stream", **({"mcp-session-id": session} if session else {})}
    body = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
    async with httpx.AsyncClient(transport=line, timeout=PATIENCE) as client:
        return await client.post(f"{url}/mcp", json=body, headers=headers)


ABOUT: dict[str, Any] = {
    "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}
}  # fmt: skip


async def test_a_session_comes_back_to_its_node_on_whatever_connection(tmp_path: Path) -> None:
    """24 of 30 calls were told that there is no such session, each on a connection of its own."""
    async with three(tmp_path) as (url,):
        for n in range(2, 8):
            session = (await ask(url, f"127.0.0.{n}", "initialize", **ABOUT)).headers["mcp-session-id"]
            for other in range(2, 6):
                told = await ask(url, f"127.0.1.{other}", "tools/list", session)
                assert told.status_code == 200, "also from another address"
                assert "create" in told.text


async def test_of_several_haproxys_each_knows_what_the_others_have_learned(tmp_path: Path) -> None:
    """They say it to each other a moment later."""
    async with three(tmp_path, doors=2) as urls:
        for n in range(2, 8):
            here, there = urls[n % 2], urls[1 - n % 2]
            session = (await ask(here, f"127.0.0.{n}", "initialize", **ABOUT)).headers["mcp-session-id"]
            async with asyncio.timeout(PATIENCE):
                while (await ask(there, "127.0.1.9", "tools/list", session)).status_code != 200:
                    pass
            for other in range(2, 8):
                told = await ask((here, there)[other % 2], f"127.0.1.{other}", "tools/list", session)
                assert told.status_code == 200, "on whatever connection"
    assert SHARED in RUNNING.read_text(encoding="utf-8")


@pytest.mark.parametrize("mode", ["legacy", "auto"])
async def test_an_agent_finds_its_seat_again(tmp_path: Path, mode: str) -> None:
    """With sessions or without: each call by a client of its own, where the protocol has none."""
    async with three(tmp_path) as (url,), AsyncExitStack() as stack:
        client = await stack.enter_async_context(mcp.Client(f"{url}/mcp", mode=mode))
        made = await call(client, "create", game="mafia", players=5, people=3)
        for _ in range(4):
            if mode == "auto":
                client = await stack.enter_async_context(mcp.Client(f"{url}/mcp", mode=mode))
            assert (await call(client, "look", key=made["key"]))["room"] == made["room"]
