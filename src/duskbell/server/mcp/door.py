"""`/mcp` of a server: agents come in over streamable HTTP. The desk opens with the first of them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from duskbell.kernel import DuskbellError
from duskbell.server.mcp.desk import CALLER, Desk
from duskbell.server.mcp.reception import Reception
from duskbell.server.running import Limits

MISSING = (
    b'{"error": {"key": "not-found", "message": "this server has no MCP: its extra, duskbell[mcp], is not installed."}}'
)


class Door:
    """An ASGI application. Whoever runs the server calls `close` in the end."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._app: Any = None
        self._desk: Desk | None = None
        self._open: asyncio.Task[None] | None = None
        self._end = asyncio.Event()
        self._lock = asyncio.Lock()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        host, port = scope.get("server") or ("127.0.0.1", 80)
        try:
            async with self._lock:
                if self._app is None:
                    await self._begin(f"http://{'127.0.0.1' if ':' in host else host}:{port}")
        except DuskbellError:
            headers = [(b"content-type", b"application/json"), (b"content-length", str(len(MISSING)).encode())]
            await send({"type": "http.response.start", "status": 404, "headers": headers})
            await send({"type": "http.response.body", "body": MISSING})
            return
        kept = [pair for pair in scope["headers"] if pair[0] != CALLER.encode()]
        caller = scope["client"][0] if scope.get("client") else "?"
        await self._app({**scope, "headers": [*kept, (CALLER.encode(), caller.encode())]}, receive, send)

    def is_new(self, headers: Mapping[str, str]) -> bool:
        """Whether whoever calls comes in anew, and will be remembered: by today's protocol nobody is."""
        if self._app is None:
            return True
        if "mcp-session-id" in headers:
            return False
        from mcp.types.version import HANDSHAKE_PROTOCOL_VERSIONS

        return headers.get("mcp-protocol-version") in {None, *HANDSHAKE_PROTOCOL_VERSIONS}

    async def _begin(self, url: str) -> None:
        """Open the desk. Raises `DuskbellError` where the extra is missing."""
        self._desk = Desk(url, lone=False)
        from mcp.server.transport_security import TransportSecuritySettings

        # whoever comes in holds no seat without its key, from whatever host
        anywhere = TransportSecuritySettings(enable_dns_rebinding_protection=False)
        app = self._desk.server.streamable_http_app(transport_security=anywhere, json_response=True, max_sessions=None)
        manager, opened = self._desk.server.session_manager, asyncio.Event()

        async def keep_open() -> None:
            async with manager.run():
                opened.set()
                await self._end.wait()

        self._open = asyncio.create_task(keep_open())
        await opened.wait()
        self._app = Reception(app, self._limits, self._desk.part)

    async def close(self) -> None:
        """Send everybody away."""
        self._end.set()
        if self._desk is not None:
            await self._desk.close()
        if self._open is not None:
            await asyncio.gather(self._open, return_exceptions=True)
