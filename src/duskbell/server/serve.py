"""Run the server."""

from __future__ import annotations

from typing import Literal

import uvicorn
from litestar import Litestar

from duskbell.server.app import create_app
from duskbell.server.settings import Settings

DEFAULT_DB = "sqlite+aiosqlite:///duskbell.db"
_LARGEST_FRAME = 65_536
"""Frames up to this are answered with an error; larger ones close the connection."""


def config(app: Litestar, host: str, port: int, *, loop: Literal["uvloop", "none"] = "uvloop") -> uvicorn.Config:
    """How uvicorn serves `app`. Tokens travel in headers and messages, never in addresses: the access log has none."""
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
        timeout_graceful_shutdown=3,
    )


def serve(
    host: str = "127.0.0.1", port: int = 8000, db_url: str = DEFAULT_DB, *, settings: Settings | None = None
) -> None:
    """Serve until stopped."""
    uvicorn.Server(config(create_app(db_url, settings=settings), host, port)).run()
