"""A WebSocket's opening as browsers send it is read once; all else goes the long way, to the same answer."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from duskbell.server.http.opening import usual_key
from tests.server.house import open_house
from tests.server.test_measured import HANDSHAKE, Lines

KEY = b"dGhlIHNhbXBsZSBub25jZQ=="
USUAL = [
    (b"host", b"table.example"),
    (b"connection", b"keep-alive, Upgrade"),
    (b"upgrade", b"WebSocket"),
    (b"origin", b"https://table.example"),
    (b"sec-websocket-version", b"13"),
    (b"sec-websocket-key", KEY),
    (b"sec-websocket-extensions", b"permessage-deflate; client_max_window_bits"),
]


def test_what_browsers_send_is_usual() -> None:
    assert usual_key("GET", USUAL) == KEY.decode()


@pytest.mark.parametrize(
    "more",
    [
        (b"sec-websocket-key", b"short"),
        (b"sec-websocket-key", KEY[:-2] + b"A="),
        (b"sec-websocket-version", b"8"),
        (b"upgrade", b"h2c"),
        (b"upgrade", b"websocket, h2c"),
        (b"connection", b"close"),
        (b"connection", b"upgrade, @@"),
        (b"sec-websocket-protocol", b"chat"),
        (b"cookie", b"x" * 5_000),
        (b"cookie", "é".encode()),
    ],
)
def test_whatever_is_other_goes_the_long_way(more: tuple[bytes, bytes]) -> None:
    assert usual_key("GET", [pair for pair in USUAL if pair[0] != more[0]] + [more]) is None


def test_nothing_usual_comes_twice_or_by_another_method_or_among_too_much() -> None:
    assert usual_key("POST", USUAL) is None
    assert usual_key("GET", [*USUAL, (b"origin", b"https://other.example")]) is None
    assert usual_key("GET", [*USUAL, *[(f"x-{n}".encode(), b"") for n in range(60)]]) is None


@pytest.mark.anyio
@pytest.mark.slow
async def test_both_ways_open_the_same(tmp_path: Path) -> None:
    lines = Lines()
    async with lines, open_house(tmp_path) as house:
        made = await house.create(6)
        heads, states = [], []
        hello = json.dumps({"type": "hello", "token": made["token"], "since": 0}).encode()
        assert len(hello) < 126
        path = f"/api/rooms/{made['room'].upper()}/ws?x=%20"
        for more in ("", "X-Twice: 1\r\nX-Twice: 2\r\n"):
            raw = await lines.dial(house)
            raw.writer.write(HANDSHAKE.format(path).replace("\r\n\r\n", f"\r\n{more}\r\n").encode())
            head = (await raw.reader.readuntil(b"\r\n\r\n")).decode().lower().split("\r\n")
            heads.append((head[0], sorted(x for x in head[1:] if not x.startswith("date:"))))
            raw.writer.write(bytes([0x81, 0x80 | len(hello)]) + b"\0\0\0\0" + hello)
            first = await raw.reader.readexactly(4)
            assert (first[0], first[1]) == (0x81, 126)
            states.append(json.loads(await raw.reader.readexactly(int.from_bytes(first[2:], "big"))))
            raw.writer.transport.abort()
        assert heads[0] == heads[1]
        assert states[0]["room"]["room"] == states[1]["room"]["room"] == made["room"]
        assert states[0]["me"] == states[1]["me"] == 0
