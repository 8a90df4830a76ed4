"""The server's tests run on asyncio."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from argon2 import PasswordHasher

import duskbell
from duskbell.server.cup import accounts
from duskbell.server.cup import rooms as tables
from duskbell.server.sitting import letting, table_bots
from tests.server import house, postgres


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session", autouse=True)
def quick_passwords() -> Iterator[None]:
    """A password is hashed in no time: that it takes long elsewhere is tried in a test of its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(accounts, "PasswordHasher", partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1))
        yield


@pytest.fixture(autouse=True)
def chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is dealt what and when bots answer is drawn from the test's name: what fails once fails again. Servers in
    processes of their own draw it as they always do.
    """
    lot = Random(request.node.nodeid)
    drawn = SimpleNamespace(token_hex=lambda size: lot.randbytes(size).hex())
    monkeypatch.setattr(duskbell, "secrets", drawn)
    monkeypatch.setattr(tables, "secrets", drawn)
    for module in (letting, table_bots):
        monkeypatch.setattr(module, "SystemRandom", lambda: Random(lot.random()))


@pytest.fixture(params=["sqlite", *[pytest.param(name, marks=pytest.mark.store) for name in ("postgresql", "nodes")]])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind; with "nodes" a house that opens on it is one of two nodes."""
    if request.param == "postgresql":
        return await postgres.database()
    if request.param == "nodes":
        url = await postgres.database()
        house.SHARED.add(house.named(url))
        return url
    return f"sqlite+aiosqlite:///{tmp_path}/test.db"
