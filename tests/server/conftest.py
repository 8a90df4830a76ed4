"""The server's tests run on asyncio."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server import postgres


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.store)])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind."""
    if request.param == "postgresql":
        return await postgres.database()
    return f"sqlite+aiosqlite:///{tmp_path}/test.db"
