"""What is answered below HTTP and WebSocket, to who is not even heard: whole answers, in the form of all others."""

from __future__ import annotations

from http import HTTPStatus

import msgspec

from duskbell.kernel import DuskbellError
from duskbell.server.errors import BadMessage, Mistake, NotFound, TooFast, TooLarge, body_of, status_of, wait_of


def _answer(error: DuskbellError) -> bytes:
    """A refusal as a whole answer, after which the connection ends."""
    body, wait = msgspec.json.encode(body_of(error)), wait_of(error)
    status = HTTPStatus(status_of(error))
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        *(() if wait is None else (f"retry-after: {wait}",)),
        "connection: close",
    )
    return "\r\n".join((*head, "", "")).encode() + body


NOT_LET_IN = _answer(
    TooFast("too many connections come from your address, or had to be cut off; wait a moment and try again.", 5)
)
TOO_MANY_REQUESTS = _answer(TooFast("too many requests come from your address; wait a moment and try again.", 5))
TOO_MUCH = _answer(TooFast("too much comes from your address at once; wait a moment and try again.", 5))
LARGE_HEAD = _answer(TooLarge("the headers of this request are too large; right would be some hundred bytes."))
NO_HTTP = _answer(BadMessage("this is no request that can be read; right would be HTTP/1.1, as browsers speak it."))
NO_HANDSHAKE = BadMessage(
    "this opens no WebSocket; right would be a GET of HTTP/1.1 with `Connection: Upgrade`, `Upgrade: websocket`, "
    "`Sec-WebSocket-Version: 13` and a `Sec-WebSocket-Key` of 16 bytes in base64."
)
NO_SOCKET = _answer(NO_HANDSHAKE)
WHY = {
    HTTPStatus.FORBIDDEN: NotFound("there is no WebSocket here; right would be /api/rooms/{room}/ws."),
    HTTPStatus.INTERNAL_SERVER_ERROR: Mistake(),
}
"""Why no WebSocket is opened: nothing is there for one, or the server's own fault; else it is the handshake's."""
