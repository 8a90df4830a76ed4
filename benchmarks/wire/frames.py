"""The client's half of the WebSocket protocol (RFC 6455), as little of it as measuring takes."""

from __future__ import annotations

import struct

_KEY = "ZHVza2JlbGwtYmVuY2htYQ=="
"""Any 16 bytes do: this client does not check the server's answer to them."""
_NO_MASK = b"\0\0\0\0"
"""A client must mask; with zeros the bytes stay as they are, and nothing is paid for it here."""


def handshake(path: str) -> bytes:
    """The request that opens a WebSocket."""
    return (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {_KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def frame(payload: bytes) -> bytes:
    """A text frame of a client."""
    size = len(payload)
    if size < 126:
        return b"\x81" + bytes([0x80 | size]) + _NO_MASK + payload
    return b"\x81\xfe" + struct.pack("!H", size) + _NO_MASK + payload


def frames(data: bytes) -> tuple[list[bytes], bytes]:
    """The payloads of the text frames in what a server sent, and the bytes of a frame that is not whole yet.

    Pings are left unanswered: uvicorn waits for one longer than a measure lasts. A close frame ends the list.
    """
    found: list[bytes] = []
    at, end = 0, len(data)
    while end - at >= 2:
        size, start = data[at + 1], at + 2
        if size == 126:
            start += 2
            size = int.from_bytes(data[at + 2 : start], "big") if end >= start else end
        elif size == 127:
            start += 8
            size = int.from_bytes(data[at + 2 : start], "big") if end >= start else end
        if start + size > end:
            break
        if data[at] == 0x81:
            found.append(data[start : start + size])
        at = start + size
    return found, data[at:]
