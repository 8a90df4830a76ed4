"""Run the server."""

from __future__ import annotations

import uvicorn

from duskbell.server.app import create_app
from duskbell.server.settings import Settings

DEFAULT_DB = "sqlite+aiosqlite:///duskbell.db"
_LARGEST_FRAME = 65_536
"""Frames up to this are answered with an error; larger ones close the connection."""


def serve(
    host: str = "127.0.0.1", port: int = 8000, db_url: str = DEFAULT_DB, *, settings: Settings | None = None
) -> None:
    """Serve until stopped. Tokens travel in headers and messages, never in addresses, so the access log has none."""
    uvicorn.run(
        create_app(db_url, settings=settings),
        host=host,
        port=port,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=_LARGEST_FRAME,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
