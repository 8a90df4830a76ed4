"""The client's half of the WebSocket protocol (RFC 6455), as little of it as measuring takes."""

from __future__ import annotations

import struct

_KEY = "ZHVza2JlbGwtYmVuY2htYQ=="
"""Any 16 bytes do: this client does not check the server's answer to them."""
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
"""Kinds of frames, whole ones, as a client or a server begins them."""
_NO_MASK = b"\0\0\0\0"
"""A client must mask; with zeros the bytes stay as they are, and nothing is paid for it here."""


def handshake(path: str) -> bytes:
    """The request that opens a WebSocket."""
    return (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {_KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def frame(payload: bytes, kind: int = TEXT) -> bytes:
    """A frame of a client."""
    size = len(payload)
    if size < 126:
        return bytes([kind, 0x80 | size]) + _NO_MASK + payload
    return bytes([kind, 0xFE]) + struct.pack("!H", size) + _NO_MASK + payload


def frames(data: bytes) -> tuple[list[bytes], bytes]:
    """The payloads of the text frames in what a server sent, and the bytes of a frame that is not whole yet.

    Pings are left unanswered: uvicorn waits for one longer than a measure lasts.
    """
    found, rest = all_frames(data)
    return [payload for kind, payload in found if kind == TEXT], rest


def all_frames(data: bytes) -> tuple[list[tuple[int, bytes]], bytes]:
    """Every frame in what a server sent, its kind and its payload, and the bytes of one that is not whole yet."""
    found: list[tuple[int, bytes]] = []
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
        found.append((data[at], data[start : start + size]))
        at = start + size
    return found, data[at:]
