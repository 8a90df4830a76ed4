"""Somebody who sends halves: requests that never end, bodies in drops, frames that claim to be packed, and bombs that
are small until somebody unpacks them. All of it is drawn from a seed.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import zlib
from collections import Counter
from collections.abc import Callable
from random import Random

from tests.server.house import PATIENCE

BOMB = 10_000_000
"""Bytes that a bomb would be."""
AT_ONCE = 16
PACKED = {
    "gzip": gzip.compress(bytes(BOMB)),
    "deflate": zlib.compress(bytes(BOMB), 9),
    "br": bytes.fromhex("5b ff ff 00 08 08 ff ff ff 03") * 40,
    "gzip, gzip": gzip.compress(gzip.compress(bytes(BOMB))),
    "zstd": bytes.fromhex("28b52ffd") + bytes(400),
}
"""Bodies by the name of how they are packed."""
JSON = b'{"game": "mafia", "players": 600, "name": "Eve", "options": {}}'
"""A table that no game has."""


class Halves:
    """An attack on the server at a port, and on a table there. `seen` counts what came of it."""

    def __init__(self, port: int, room: str, seed: int) -> None:
        self.seen: Counter[str] = Counter()
        self._port, self._room, self._rng = port, room, Random(seed)

    async def run(self, count: int) -> None:
        """Send so many, some at the same time. Asserts that nothing is the server's fault, and that it ends each."""
        left, at_once = count, asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with at_once:
                await self._one()

        await asyncio.gather(*(one() for _ in range(left)))

    async def _one(self) -> None:
        kind = self._rng.choice(KINDS)
        pieces, rng = kind(self), Random(self._rng.random())
        how = rng.choice(("waits", "waits", "leaves", "cuts"))
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        try:
            for piece in pieces:
                writer.write(piece)
                await writer.drain()
                await asyncio.sleep(0)
            if how == "leaves":
                writer.write_eof()
            elif how == "cuts":
                writer.transport.abort()
            async with asyncio.timeout(PATIENCE):
                told = await reader.read()  # the server ends it, however patient we are
        except OSError:
            self.seen[f"{kind.__name__[1:]} cut"] += 1
            return
        finally:
            writer.transport.abort()
        head = told.partition(b"\r\n")[0].decode("latin-1") or "nothing"
        self.seen[f"{kind.__name__[1:]} {head[9:12] if head.startswith('HTTP') else head}"] += 1
        assert not head.startswith("HTTP/1.1 5"), (kind.__name__, [piece[:200] for piece in pieces[:5]], told[:500])
        assert b"Traceback" not in told

    # -- what is sent, in pieces -----------------------------------------------------------------------------------

    def _head(self, method: str, path: str, *fields: str) -> bytes:
        named = "".join(f"{field}\r\n" for field in ("Host: x", "Content-Type: application/json", *fields))
        return f"{method} /api{path} HTTP/1.1\r\n{named}\r\n".encode()

    def _drops(self, data: bytes, most: int = 120) -> list[bytes]:
        """In pieces, of a byte at least, the first of them small."""
        size = max(1, len(data) // most)
        return [data[at : at + size] for at in range(0, len(data), size)]

    def _half_request(self) -> list[bytes]:
        """Cut anywhere."""
        whole = self._head("POST", "/rooms", f"Content-Length: {len(JSON)}") + JSON
        return self._drops(whole[: self._rng.randrange(1, len(whole))])

    def _endless_head(self) -> list[bytes]:
        """Headers, and more headers."""
        begun = f"GET /api/rooms/{self._room} HTTP/1.1\r\nHost: x\r\n".encode()
        return [begun, *[f"X-{n}: {'x' * self._rng.randrange(200)}\r\n".encode() for n in range(400)]]

    def _long_line(self) -> list[bytes]:
        """A path or a header without an end."""
        begun = self._rng.choice((b"GET /", b"GET / HTTP/1.1\r\nX: ", b"GET / HTTP/1.1\r\nX", b""))
        return [begun, *[b"a" * 1_000] * 60]

    def _trickle(self) -> list[bytes]:
        """A body in drops that is shorter than was said, or as long, or longer."""
        more = self._rng.choice((-1, 0, 0, 1, 5_000))
        return [self._head("POST", "/rooms", f"Content-Length: {len(JSON) + more}"), *self._drops(JSON)]

    def _chunks(self) -> list[bytes]:
        """A body in chunks of a byte, with words between that mean nothing, and perhaps an end."""
        rng = self._rng
        words = ";" + "x" * rng.choice((0, 10, 1_000))
        chunks = [f"1{words}\r\n".encode() + bytes([byte]) + b"\r\n" for byte in JSON]
        end = rng.choice(
            (b"", b"0\r\n\r\n", b"0\r\nX-After: 1\r\n\r\n", b"-1\r\n", b"ffffffffffffffffff\r\n", b"0\r\nX: ")
        )
        return [self._head("POST", "/rooms", "Transfer-Encoding: chunked"), *chunks, end]

    def _endless_chunks(self) -> list[bytes]:
        """Chunks beyond any measure."""
        return [
            self._head("POST", "/rooms", "Transfer-Encoding: chunked"),
            *[b"1000\r\n" + b"x" * 4_096 + b"\r\n"] * 40,
        ]

    def _bomb(self) -> list[bytes]:
        """A body that is large only where somebody unpacks it."""
        how = self._rng.choice(list(PACKED))
        body = PACKED[how]
        given = (f"Content-Encoding: {how}", f"Content-Length: {len(body)}")
        return [self._head("POST", "/rooms", *given), *self._drops(body, 20)]

    def _packed_frames(self) -> list[bytes]:
        """Frames that claim to be packed, where that was offered, or was not."""
        rng = self._rng
        packer = zlib.compressobj(9, zlib.DEFLATED, -15)
        bomb = (packer.compress(bytes(BOMB)) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]
        hello = json.dumps({"type": "hello", "token": None, "since": 0}).encode()
        payload = rng.choice((bomb, zlib.compress(hello)[2:-4], hello, b""))
        first = rng.choice((0xC1, 0xC2, 0xA1, 0x91, 0xF1, 0x41, 0xC9))
        offer = rng.choice(
            ("", "permessage-deflate", "permessage-deflate; server_max_window_bits=8", "x-webkit-deflate-frame")
        )
        said = [self._upgrade(offer)] + ([_frame(0x81, hello)] if rng.random() < 0.5 else [])
        return [*said, *self._drops(_frame(first, payload), 10), *[_frame(0x40, payload)] * rng.randrange(3)]

    def _half_frame(self) -> list[bytes]:
        """A frame that is longer than what comes of it, after a handshake that may be cut, too."""
        rng = self._rng
        size = rng.choice((5, 126, 8_000, 60_000, 70_000, 2**31, 2**63 - 1, 2**64 - 1))
        length = bytes([0xFF]) + size.to_bytes(8, "big") if size > 65_535 or rng.random() < 0.3 else (
            bytes([0xFE]) + size.to_bytes(2, "big")
        )  # fmt: skip
        frame = bytes([rng.choice((0x81, 0x82, 0x01, 0x89, 0x88))]) + length + b"\0\0\0\0" + b"x" * rng.randrange(200)
        upgrade = self._upgrade("")
        return [
            upgrade[: rng.choice((len(upgrade), len(upgrade), rng.randrange(1, len(upgrade))))],
            *self._drops(frame, 30),
        ]

    def _upgrade(self, offer: str) -> bytes:
        more = (f"Sec-WebSocket-Extensions: {offer}",) if offer else ()
        fields = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
        return self._head("GET", f"/rooms/{self._room}/ws", *fields, key, *more)


def _frame(first: int, payload: bytes) -> bytes:
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + size.to_bytes(2, "big")
    return bytes([first]) + length + b"\0\0\0\0" + payload


KINDS: tuple[Callable[[Halves], list[bytes]], ...] = (
    Halves._half_request,
    Halves._endless_head,
    Halves._long_line,
    Halves._trickle,
    Halves._chunks,
    Halves._endless_chunks,
    Halves._bomb,
    Halves._packed_frames,
    Halves._half_frame,
)
