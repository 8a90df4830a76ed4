"""How a WebSocket is opened.

uvicorn's HTTP writes anew what it has read, for the library of WebSockets to read it a second time: a third of what
somebody who comes costs. What browsers send is understood as it was read; all else goes the long way, which knows every
fault by its name.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterable
from http import HTTPStatus
from typing import Any

import msgspec
from websockets.http11 import Response
from websockets.protocol import Protocol
from websockets.server import ServerProtocol
from websockets.utils import accept_key

from duskbell.server.errors import body_of
from duskbell.server.http.unheard import NO_HANDSHAKE, WHY

Fields = list[tuple[bytes, bytes]]
_KEY = re.compile(rb"[A-Za-z0-9+/]{22}==")
_CONNECTION = (b"upgrade", b"keep-alive, upgrade")
_MOST, _LONGEST = 60, 4_096
"""Headers, and bytes of one: the library has limits of its own, and tells them."""


def usual_key(method: str, headers: Fields) -> str | None:
    """The key of an opening as browsers send it; None where anything about it is other."""
    found = dict(headers)
    key = found.get(b"sec-websocket-key", b"")
    usual = (
        method == "GET"
        and len(found) == len(headers) <= _MOST  # nothing twice
        and found.get(b"upgrade", b"").lower() == b"websocket"
        and found.get(b"connection", b"").lower() in _CONNECTION
        and found.get(b"sec-websocket-version") == b"13"
        and b"sec-websocket-protocol" not in found
        and _KEY.fullmatch(key) is not None
        and all(len(value) <= _LONGEST and value.isascii() for value in found.values())
    )
    return key.decode() if usual else None


def welcome(key: str, headers: Iterable[tuple[bytes, bytes]]) -> bytes:
    """The answer that opens it."""
    given = [b"%b: %b\r\n" % pair for pair in headers]
    return b"".join(
        [
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ",
            accept_key(key).encode(),
            b"\r\n",
            *given,
            b"\r\n",
        ]
    )


class Handshake(ServerProtocol):
    """The server's side of a WebSocket: a handshake that fails is answered in the form of all other refusals.
    `is_read`: its opening has been read already, and frames follow.
    """

    def __init__(self, *, is_read: bool = False, **more: Any) -> None:
        self._is_read = is_read
        super().__init__(**more)

    def parse(self) -> Generator[None]:
        return Protocol.parse(self) if self._is_read else super().parse()

    def reject(self, status: HTTPStatus | int, text: str) -> Response:
        """The answer to a handshake that fails. `text`, the library's own words, is not told."""
        response = super().reject(status, text)
        response.body = msgspec.json.encode(body_of(WHY.get(HTTPStatus(status), NO_HANDSHAKE)))
        for name, value in (("Content-Type", "application/json"), ("Content-Length", str(len(response.body)))):
            del response.headers[name]
            response.headers[name] = value
        return response
