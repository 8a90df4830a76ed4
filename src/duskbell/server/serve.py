"""Run the server."""

from __future__ import annotations

import asyncio
import gc
from typing import Literal

import msgspec
import uvicorn
from litestar import Litestar

from duskbell.server.app import create_app
from duskbell.server.errors import Mistake
from duskbell.server.http import Config, Doors
from duskbell.server.running import NEAR, Limits, Settings, check_free, logs, public_address
from duskbell.server.store import Store

DEFAULT_DB = "sqlite+aiosqlite:///duskbell.db"
_LARGEST_FRAME = 65_536
"""Frames up to this are answered with an error; larger ones close the connection."""


def config(
    app: Litestar,
    host: str,
    port: int,
    *,
    loop: Literal["uvloop", "none"] = "uvloop",
    limits: Limits | None = None,
    behind_proxy: bool = False,
) -> uvicorn.Config:
    """How uvicorn serves `app`. What it logs goes where `logs.set_up` says."""
    return Config(
        app,
        Doors(limits or Limits(), behind_proxy),
        host=host,
        port=port,
        loop=loop,
        ws_max_size=_LARGEST_FRAME,
        ws_per_message_deflate=False,
        server_header=False,
        log_config=None,
        proxy_headers=behind_proxy,
        forwarded_allow_ips=list(NEAR),
        timeout_graceful_shutdown=3,
    )


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db_url: str = DEFAULT_DB,
    *,
    settings: Settings | None = None,
    log: logs.Form = "text",
    level: logs.Level = "info",
) -> None:
    """Serve until stopped. `log` and `level`: how the log is written, and how much.

    Raises `BadStore` or `BadAddress` when the database or the address cannot be used, `Mistake` when it could not start
    for another reason, which the log tells.
    """
    given = settings or Settings()
    chosen = msgspec.structs.replace(given, listen=(host, port), public_url=public_address(given.public_url))
    app = create_app(db_url, settings=chosen)
    check_free(host, port)
    asyncio.run(check_opens(db_url))
    logs.set_up(log, level)
    settle()
    try:
        uvicorn.Server(config(app, host, port, limits=chosen.limits, behind_proxy=chosen.behind_proxy)).run()
    except SystemExit:  # uvicorn's way to say that it is in the log
        raise Mistake from None


def settle() -> None:
    """Take whatever is in memory as there to stay: the search for garbage passes over it and halts tables less."""
    gc.collect()
    gc.freeze()


async def check_opens(db_url: str) -> None:
    """Bring the database up to date. Raises `BadStore` when it cannot be used."""
    await (await Store.open(db_url)).close()
