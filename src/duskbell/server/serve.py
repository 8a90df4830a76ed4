"""Run the server."""

from __future__ import annotations

from typing import Literal

import msgspec
import uvicorn
from litestar import Litestar

from duskbell.server import logs
from duskbell.server.app import create_app
from duskbell.server.reach import NEAR, public_address
from duskbell.server.settings import Settings

DEFAULT_DB = "sqlite+aiosqlite:///duskbell.db"
_LARGEST_FRAME = 65_536
"""Frames up to this are answered with an error; larger ones close the connection."""


def config(
    app: Litestar, host: str, port: int, *, loop: Literal["uvloop", "none"] = "uvloop", behind_proxy: bool = False
) -> uvicorn.Config:
    """How uvicorn serves `app`. What it logs goes where `logs.set_up` says."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        loop=loop,
        http="httptools",
        ws="websockets-sansio",
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
    """Serve until stopped. `log` and `level`: how the log is written, and how much. Raises `BadStore`, `BadAddress`."""
    given = settings or Settings()
    chosen = msgspec.structs.replace(given, listen=(host, port), public_url=public_address(given.public_url))
    app = create_app(db_url, settings=chosen)
    logs.set_up(log, level)
    uvicorn.Server(config(app, host, port, behind_proxy=chosen.behind_proxy)).run()
