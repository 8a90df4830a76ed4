"""A node tells at a port of its own what it tells at `/api/ready`, and does so while its loop is busy."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import itertools
import json
import socket
from pathlib import Path

import pytest

from benchmarks.wire.ports import free_port
from duskbell.server import Settings, serve
from duskbell.server.owners import heart, readiness
from duskbell.server.running import sharing
from duskbell.server.running.addresses import BadAddress
from tests.server.house import PATIENCE, SECRET, House
from tests.server.test_nodes import leases, site

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.store]
Answer = tuple[int, object, str | None]


def asked(port: int, path: str = "/api/ready") -> Answer:
    """What is said at a port: status, body, Retry-After. The loop does not go round meanwhile."""
    caller = http.client.HTTPConnection("127.0.0.1", port, PATIENCE)
    try:
        caller.request("GET", path)
        answer = caller.getresponse()
        body = answer.read()
        return answer.status, json.loads(body) if body else None, answer.getheader("retry-after")
    finally:
        caller.close()


async def served(house: House) -> Answer:
    """What is said at `/api/ready`."""
    answer = await house.get("/ready")
    return answer.status_code, answer.json(), answer.headers.get("retry-after")


async def test_it_says_what_the_node_says_however_busy_that_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(tmp_path) as (one, _):
        port = free_port()
        await leases(one).answer_at("127.0.0.1", port)
        assert asked(port) == await served(one)
        assert asked(port)[0] == 200
        assert asked(port, "/api/live")[0] == 400, "404 would say that the node leaves"
        await leases(one).stray()
        assert asked(port) == await served(one)
        assert asked(port)[0] == 404
        await leases(one).be_found()
        assert asked(port)[0] == 200
        await leases(one).leave()
        assert asked(port) == await served(one)
        assert asked(port)[0] == 404
        leap = leases(one).heartbeat.ttl + 4  # between any two looks at the clock
        slept = itertools.count(heart.clock() + leap, leap)
        monkeypatch.setattr(heart, "clock", lambda: next(slept))
        assert asked(port) == await served(one)
        assert asked(port)[0] == 503


async def test_whoever_asks_strangely_stands_in_nobodys_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(tmp_path, nodes=1) as (one,):
        port = free_port()
        await leases(one).answer_at("127.0.0.1", port)
        monkeypatch.setattr(readiness, "_AT_ONCE", 4)
        monkeypatch.setattr(readiness, "_WITHIN", PATIENCE)
        silent = [socket.create_connection(("127.0.0.1", port), PATIENCE) for _ in range(6)]
        for n in range(2):
            assert silent[n].recv(1) == b"", "of more than are heard at once the oldest makes way"
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as more:
            more.sendall(b"x" * 10_000)
            with contextlib.suppress(ConnectionResetError):
                assert more.recv(1) == b"", "what never becomes whole is not heard"
        assert asked(port)[0] == 200, "who only connects keeps nobody out"
        silent[5].sendall(b"GET /api/ready HTTP/1.0\r\n\r\n")
        assert silent[5].recv(20).startswith(b"HTTP/1.1 200 OK"), "as haproxy asks"
        for each in silent:
            each.close()
        async with asyncio.timeout(PATIENCE):
            while leases(one)._readiness._asking:  # type: ignore[union-attr]
                await asyncio.sleep(0)
        assert asked(port)[0] == 200


def test_a_port_that_cannot_be_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadAddress, match=r"right would be no --check-port[.]$"):
        sharing("", "", check=9001)
    url, port = f"sqlite+aiosqlite:///{tmp_path}/x.db", free_port()
    same = Settings(node=sharing(f"127.0.0.1:{port}", SECRET, check=port))
    with pytest.raises(BadAddress, match=f"--check-port is --port, {port};"):
        serve("127.0.0.1", port, url, settings=same)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        check = taken.getsockname()[1]
        other = Settings(node=sharing(f"127.0.0.1:{port}", SECRET, check=check))
        with pytest.raises(BadAddress, match=f"port {check}: address already in use; .* --check-port"):
            serve("127.0.0.1", port, url, settings=other)
