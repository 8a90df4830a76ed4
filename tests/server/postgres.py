"""A PostgreSQL of the tests' own on a loopback port, as long as the process lives; each test has a new database."""

from __future__ import annotations

import asyncio
import atexit
import os
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from benchmarks.wire.ports import free_port

USER = "duskbell"


def programs() -> Path | None:
    """Where `initdb` and `postgres` are; None where there is no PostgreSQL."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


async def database() -> str:
    """The URL of a new, empty database. Skips the test by name where there is no PostgreSQL."""
    where = programs()
    if where is None:
        pytest.skip("there is no PostgreSQL here; Debian's package is postgresql")
    port = await asyncio.to_thread(_started, where)
    name = f"t{_count()}"
    engine = create_async_engine(f"postgresql+asyncpg://{USER}@127.0.0.1:{port}/postgres", isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            await connection.execute(text(f"CREATE DATABASE {name}"))
    finally:
        await engine.dispose()
    return f"postgresql://{USER}@127.0.0.1:{port}/{name}"


@cache
def _started(where: Path) -> int:
    """Start it once a process: its port."""
    folder = Path(tempfile.mkdtemp(prefix="duskbell-postgres-"))
    as_who: list[str] = []
    if os.getuid() == 0:  # it refuses to run as root
        shutil.chown(folder, "postgres")
        as_who = ["runuser", "-u", "postgres", "--"]
    data = str(folder / "data")
    how = ["-A", "trust", "-U", USER, "-D", data, "--no-sync", "-E", "UTF8", "--locale", "C"]
    subprocess.run([*as_who, str(where / "initdb"), *how], check=True, capture_output=True, cwd=folder)
    port = free_port()
    options = [f"port={port}", "listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"]
    told = [x for option in options for x in ("-c", option)]
    command = [*as_who, str(where / "postgres"), "-D", data, *told]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=folder)
    atexit.register(_end, server, folder)
    assert server.stderr is not None
    for line in server.stderr:
        if b"ready to accept connections" in line:
            break
    else:
        raise AssertionError("PostgreSQL ended before it was ready")
    return port


def _end(server: subprocess.Popen[bytes], folder: Path) -> None:
    server.terminate()
    server.wait()
    shutil.rmtree(folder, ignore_errors=True)


_COUNTED = [0]


def _count() -> int:
    _COUNTED[0] += 1
    return _COUNTED[0]
