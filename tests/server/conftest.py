"""The server's tests run on asyncio."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server import house, postgres


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


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
