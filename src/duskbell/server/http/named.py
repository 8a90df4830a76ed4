"""Every request has a name, which whoever asked is told and each line of the log about it says; each is counted, and
traced where that is wanted. Its path is one path, however many strokes were written where one stands.
"""

from __future__ import annotations

import re
import secrets
import time
from typing import Any

from duskbell.server.running import REQUEST, traces

NAME = b"x-request-id"
_FIT = re.compile(rb"[A-Za-z0-9._-]{8,64}")
"""What a proxy may call a request: anything else could forge a line of the log."""
_TRACE = (b"traceparent", b"tracestate")
_OWN = (NAME, *_TRACE)
_STROKES = re.compile("//+")


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
        kept = [pair for pair in scope["headers"] if pair[0] not in _OWN]
        part_of = {f.decode(): v.decode("latin-1") for f, v in scope["headers"] if f in _TRACE and self._believes}
        path = _STROKES.sub("/", scope["path"])  # as the routes take it: whatever else looks at it must, too
        began = time.monotonic()
        with traces.span(f"{scope.get('method', 'WS')} {traces.place(path)}", part_of) as span:
            traced = [(field.encode(), value.encode()) for field, value in traces.carried().items()]

            async def told(message: Any) -> None:
                if message["type"] == "http.response.start":
                    own = [pair for pair in message.get("headers", ()) if pair[0] != NAME]  # of where it was carried to
                    message["headers"] = [*own, (NAME, name)]
                    meter = self.app.state.get("meter")
                    if meter is not None and scope["type"] == "http":
                        meter.answered(message["status"], time.monotonic() - began)
                    if span is not None:
                        span.set_attribute("http.response.status_code", message["status"])
                await send(message)

            await self.app({**scope, "path": path, "headers": [*kept, (NAME, name), *traced]}, receive, told)
