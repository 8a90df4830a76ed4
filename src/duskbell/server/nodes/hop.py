"""What one node says to another about what it carries there: that it is carried, by whom, for whom, and to what host.

The secret is what all nodes share and nobody else knows. Whoever has it is believed about who calls; what comes with
another is refused, so that a node which was set up wrongly never sends anything round in a circle.
"""

from __future__ import annotations

import hmac
from typing import Any, Literal

SECRET, CALLER, HOST = b"x-duskbell-hop", b"x-duskbell-caller", b"x-duskbell-host"
NODE = b"x-duskbell-node"
"""In what a node answers to one that asks who it is: its name."""
_OWN = {
    b"connection",
    b"content-length",
    b"expect",
    b"host",
    b"keep-alive",
    b"te",
    b"transfer-encoding",
    b"upgrade",
    b"sec-websocket-extensions",
    b"sec-websocket-key",
    b"sec-websocket-version",
    SECRET,
    CALLER,
    HOST,
}
"""Headers that are of one connection."""
Sort = Literal["own", "carried", "foreign"]


def sort_of(scope: Any, secret: str) -> Sort:
    """Whether a request has come by itself, was carried here by another node, or claims so wrongly."""
    given = [value for name, value in scope["headers"] if name == SECRET]
    if not given:
        return "own"
    return "carried" if all(hmac.compare_digest(value, secret.encode()) for value in given) else "foreign"


def unpacked(scope: Any) -> Any:
    """What was carried here, as if it had come by itself."""
    caller = next((value.decode("latin-1") for name, value in scope["headers"] if name == CALLER), "?")
    hosts = [(b"host", value) for name, value in scope["headers"] if name == HOST]
    own = (SECRET, CALLER, HOST, *(name for name, _ in hosts))
    kept = [*[(name, value) for name, value in scope["headers"] if name not in own], *hosts]
    return {**scope, "headers": kept, "client": (caller, 0)}


def headers(scope: Any, secret: str) -> list[tuple[bytes, bytes]]:
    """The headers with which it is carried."""
    kept = [(name, value) for name, value in scope["headers"] if name.lower() not in _OWN]
    caller = scope["client"][0] if scope.get("client") else "?"
    hosts = [(HOST, value) for name, value in scope["headers"] if name.lower() == b"host"]
    return [*kept, (SECRET, secret.encode()), (CALLER, caller.encode("latin-1")), *hosts]


def target(scope: Any) -> str:
    """The path and the query."""
    raw: bytes = scope.get("raw_path") or scope["path"].encode()
    query: bytes = scope.get("query_string") or b""
    return (raw.partition(b"?")[0] + (b"?" + query if query else b"")).decode("latin-1")
