"""Every request has a name, which whoever asked is told and each line of the log about it says; and each is counted."""

from __future__ import annotations

import re
import secrets
import time
from typing import Any

from duskbell.server.running import REQUEST

NAME = b"x-request-id"
_FIT = re.compile(rb"[A-Za-z0-9._-]{8,64}")
"""What a proxy may call a request: anything else could forge a line of the log."""


class Named:
    """An application whose requests have names. `believes`: a proxy is there whose names are taken over."""

    def __init__(self, app: Any, *, believes: bool) -> None:
        self.app, self._believes = app, believes

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve it under its name; what is carried to another node has it there, too."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        given = [value for field, value in scope["headers"] if field == NAME] if self._believes else []
        name = given[0] if len(given) == 1 and _FIT.fullmatch(given[0]) else secrets.token_hex(8).encode()
        REQUEST.set(name.decode())
        rest = [(field, value) for field, value in scope["headers"] if field != NAME]
        began = time.monotonic()

        async def told(message: Any) -> None:
            if message["type"] == "http.response.start":
                kept = [pair for pair in message.get("headers", ()) if pair[0] != NAME]  # of the node it was carried to
                message["headers"] = [*kept, (NAME, name)]
                meter = self.app.state.get("meter")
                if meter is not None and scope["type"] == "http":
                    meter.answered(message["status"], time.monotonic() - began)
            await send(message)

        await self.app({**scope, "headers": [*rest, (NAME, name)]}, receive, told)
