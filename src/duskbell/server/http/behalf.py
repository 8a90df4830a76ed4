"""What this process asks of itself for somebody else: an agent's tools call the API, and are counted as their caller.

The secret is made anew by each process and leaves it only for itself. A header that claims so without it is noise.
"""

from __future__ import annotations

import hmac
import secrets
from typing import Any

_HEADER = "x-duskbell-for"
_SECRET = secrets.token_hex(16)


def calling_for(address: str) -> dict[str, str]:
    """The headers of a call to this process that counts as one from `address`; none where there is no address."""
    return {_HEADER: f"{_SECRET} {address}"} if address else {}


class Behalf:
    """An application that takes what this process asks of itself as what its caller asks."""

    def __init__(self, app: Any) -> None:
        self.app = app

    @property
    def state(self) -> Any:
        """The application's own."""
        return self.app.state

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve it; nothing behind this sees the header."""
        if scope["type"] != "lifespan":
            given = [value.decode("latin-1") for name, value in scope["headers"] if name == _NAME]
            if given:
                scope = {**scope, "headers": [pair for pair in scope["headers"] if pair[0] != _NAME]}
                secret, _, address = given[0].partition(" ")
                if hmac.compare_digest(secret.encode(), _SECRET.encode()):
                    scope["client"] = (address, 0)
        await self.app(scope, receive, send)


_NAME = _HEADER.encode()
