"""Below the message: control frames, fragments, half-sent requests, and people who never read."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest

from duskbell.server.http.doors import Doors
from duskbell.server.running.settings import Limits, Settings, Tempo
from tests.server.house import PATIENCE, House, open_house

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
EMPTY = {"pong": b"\x8a\x80\0\0\0\0", "ping": b"\x89\x80\0\0\0\0", "continuation": b"\x00\x80\0\0\0\0"}
"""Masked frames with nothing in them, six bytes each."""
HANDSHAKE = (
    "GET {} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
JSON = b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
FRAGMENT = b"\x01\x80\0\0\0\0"
"""The first of a text that never ends."""


class Raw:
    """A TCP connection that keeps to no protocol."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def over(self) -> bytes:
        """Everything that comes until the server has ended the connection."""
        async with asyncio.timeout(PATIENCE):
            try:
                return await self.reader.read()
            except OSError:
                return b""

    async def pour(self, data: bytes) -> None:
        """Send again and again until the server has ended the connection."""
        async with asyncio.timeout(PATIENCE):
            try:
                while not self.reader.at_eof():
                    self.writer.write(data)
                    await self.writer.drain()
                    await asyncio.sleep(0)
            except OSError:
                pass

    async def hear(self, kind: str) -> Any:
        """The next message of this type."""
        async with asyncio.timeout(PATIENCE):
            while True:
                size = (await self.reader.readexactly(2))[1]
                if size == 126:
                    size = int.from_bytes(await self.reader.readexactly(2))
                message = json.loads(await self.reader.readexactly(size))
                if message["type"] == kind:
                    return message


class Lines:
    """Makes such connections, and ends them all."""

    def __init__(self) -> None:
        self._made: list[Raw] = []

    async def dial(self, house: House) -> Raw:
        raw = Raw(*await asyncio.open_connection("127.0.0.1", house.port))
        self._made.append(raw)
        return raw

    async def __aenter__(self) -> None:
        pass

    async def __aexit__(self, *_: object) -> None:
        for raw in self._made:
            raw.writer.transport.abort()
        await asyncio.sleep(0)

    async def upgraded(self, house: House, room: str, token: str | None = None) -> Raw:
        """A WebSocket that has said hello."""
        return await upgrade(await self.dial(house), room, token)


@pytest.fixture
def lines() -> Lines:
    return Lines()


async def upgrade(raw: Raw, room: str, token: str | None) -> Raw:
    raw.writer.write(HANDSHAKE.format(f"/api/rooms/{room}/ws").encode())
    await raw.reader.readuntil(b"\r\n\r\n")
    hello = json.dumps({"type": "hello", "token": token, "since": 0}).encode()
    assert len(hello) < 126
    raw.writer.write(bytes([0x81, 0x80 | len(hello)]) + b"\0\0\0\0" + hello)
    return raw


def clock(sent: int) -> bytes:
    """A frame that asks for the time."""
    text = json.dumps({"type": "clock", "sent": sent}).encode()
    return bytes([0x81, 0x80 | len(text)]) + b"\0\0\0\0" + text


def limited(**limits: object) -> Settings:
    return Settings(Tempo.of(0), Limits(**limits))  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", EMPTY)
async def test_who_floods_with_empty_frames_is_cut_off(lines: Lines, tmp_path: Path, kind: str) -> None:
    async with lines, open_house(tmp_path, limited(frames=(100, 1))) as house:
        made = await house.create()
        other = await house.sit(made["room"], made["token"])
        await other.next()
        flood = await lines.upgraded(house, made["room"])
        await flood.pour((FRAGMENT if kind == "continuation" else b"") + EMPTY[kind] * 170)
        await other.silent()


async def test_who_is_cut_off_for_a_flood_hears_why(lines: Lines, tmp_path: Path) -> None:
    async with lines, open_house(tmp_path, limited(frames=(20, 1e-9))) as house:
        made = await house.create()
        flood = await lines.upgraded(house, made["room"])
        flood.writer.write(EMPTY["pong"] * 30)
        heard = await flood.over()
        assert heard.endswith((4429).to_bytes(2) + b"that is too much at once; wait a moment and come back")


async def test_of_much_at_once_others_have_their_turn_between_and_all_is_heard(lines: Lines, tmp_path: Path) -> None:
    async with lines, open_house(tmp_path, limited(frames=(1e9, 1e9))) as house:
        made = await house.create()
        much, other = await lines.upgraded(house, made["room"]), await lines.upgraded(house, made["room"])
        for raw in (much, other):
            await raw.hear("state")
        much.writer.write(clock(1) + EMPTY["pong"] * 2_000 + clock(2))
        other.writer.write(clock(3))
        order: list[int] = []

        async def note(raw: Raw, times: int) -> None:
            for _ in range(times):
                order.append((await raw.hear("clock"))["sent"])

        await asyncio.gather(note(much, 2), note(other, 1))
        assert order in ([1, 3, 2], [3, 1, 2])


async def test_a_message_has_so_many_fragments(lines: Lines, tmp_path: Path) -> None:
    async with lines, open_house(tmp_path, limited(frames=(10_000, 10_000))) as house:
        made = await house.create()
        raw = await lines.upgraded(house, made["room"])
        raw.writer.write(FRAGMENT + EMPTY["continuation"] * 70)
        await raw.over()


async def test_who_sends_too_many_bytes_is_cut_off(lines: Lines, tmp_path: Path) -> None:
    async with lines, open_house(tmp_path, limited(bytes=(2_000, 1))) as house:
        made = await house.create()
        await (await lines.upgraded(house, made["room"])).pour(b"\x89\xfd\0\0\0\0" + b"x" * 125)


async def test_all_from_one_address_share_a_measure(lines: Lines, tmp_path: Path) -> None:
    async with lines, open_house(tmp_path, limited(house_frames=(40, 0.001))) as house:
        made = await house.create()
        one, two = await lines.upgraded(house, made["room"]), await lines.upgraded(house, made["room"])
        one.writer.write(EMPTY["pong"] * 30)
        two.writer.write(EMPTY["pong"] * 30)
        done, _ = await asyncio.wait(
            [asyncio.create_task(one.over()), asyncio.create_task(two.over())], return_when=asyncio.FIRST_COMPLETED
        )
        assert done


async def test_who_never_reads_is_cut_off_and_their_seat_counts_as_away(lines: Lines, tmp_path: Path) -> None:
    """Each ping is owed a pong; who reads none of them is not heard any more, and gone after a while."""
    async with open_house(
        tmp_path,
        Settings(Tempo.of(0), msgspec.structs.replace(Limits.none(), unread=0)),
    ) as house:
        made = await house.create()
        joined = (await house.post(f"/rooms/{made['room']}/join", {"name": "Bea"})).json()
        ann = await house.sit(made["room"], made["token"])
        bea = await lines.upgraded(house, made["room"], joined["token"])
        await ann.until(lambda state: state["room"]["seats"][1]["online"])
        await bea.pour((b"\x89\xfd\0\0\0\0" + b"x" * 125) * 100)
        await ann.until(lambda state: not state["room"]["seats"][1]["online"])


@pytest.mark.parametrize(
    "half",
    [b"", b"GET /api/games HTTP/1.1\r\nHost:", JSON + b"Content-Length: 9\r\n\r\n{"],
)
async def test_a_request_that_never_ends_is_cut_off(lines: Lines, tmp_path: Path, half: bytes) -> None:
    async with lines, open_house(tmp_path, limited(headers_within=0.01, body_within=0.01)) as house:
        raw = await lines.dial(house)
        raw.writer.write(half)
        assert await raw.over() == b""


async def test_headers_have_a_measure(lines: Lines, tmp_path: Path) -> None:
    async with lines, open_house(tmp_path, limited(head=1_000)) as house:
        raw = await lines.dial(house)
        raw.writer.write(b"GET /api/games HTTP/1.1\r\n")
        await raw.pour(b"X-More: " + b"x" * 200 + b"\r\n")
        raw = await lines.dial(house)
        raw.writer.write(b"GET /api/games HTTP/1.1\r\nX-More: " + b"x" * 1_100)
        assert (await raw.over()).startswith(b"HTTP/1.1 413 "), "who listens hears why"


async def test_bytes_of_requests_have_a_measure_of_which_one_hears(lines: Lines, tmp_path: Path) -> None:
    async with lines, open_house(tmp_path, limited(house_bytes=(2_000, 0.01))) as house:
        raw = await lines.dial(house)
        raw.writer.write(JSON + b"Content-Length: 9000\r\n\r\n" + b" " * 3_000)
        heard = await raw.over()
        assert heard.startswith(b"HTTP/1.1 429 ")
        assert b"\r\nretry-after: 5" in heard


GET = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
CHUNKED = b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"


def handshake(header: str) -> bytes:
    """One that would open a WebSocket but for this header."""
    return HANDSHAKE.format("/api/rooms/x/ws").replace("\r\n\r\n", f"\r\n{header}\r\n\r\n").encode()


async def test_few_requests_may_be_sent_ahead(lines: Lines, tmp_path: Path) -> None:
    """What came in one packet was made and queued whole: thousands of requests that nobody had counted."""
    async with lines, open_house(tmp_path) as house:
        raw = await lines.dial(house)
        raw.writer.write(GET * 2)
        for _ in range(2):
            await raw.reader.readuntil(b"HTTP/1.1 200 ")
        raw = await lines.dial(house)
        raw.writer.write(GET * 3_000)
        assert (await raw.over()).count(b"HTTP/1.1 ") <= 1
        assert (await house.get("/health")).status_code == 200


@pytest.mark.parametrize(("ahead", "opens"), [(1, b" 400 "), (6, b"")], ids=["one", "too many"])
async def test_no_socket_opens_before_what_is_ahead_of_it_is_answered(
    lines: Lines, tmp_path: Path, caplog: pytest.LogCaptureFixture, ahead: int, opens: bytes
) -> None:
    async with lines, open_house(tmp_path) as house:
        raw = await lines.dial(house)
        raw.writer.write(GET * ahead + HANDSHAKE.format("/api/rooms/x/ws").encode())
        heard = await raw.over()
        assert b" 101 " not in heard
        assert opens in heard
    assert not [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]


@pytest.mark.parametrize("header", ["X-More: " + "x" * 9_000, "\r\n".join(["X: 1"] * 140)], ids=["long", "many"])
async def test_a_handshake_that_is_too_large_is_answered(lines: Lines, tmp_path: Path, header: str) -> None:
    """It was left open for ever, without a word."""
    async with lines, open_house(tmp_path) as house:
        raw = await lines.dial(house)
        raw.writer.write(handshake(header))
        heard = await raw.over()
        assert heard.startswith(b"HTTP/1.1 413 ")
        assert b'"too-large"' in heard


async def test_what_is_no_text_is_told_once(lines: Lines, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with lines, open_house(tmp_path) as house:
        raw = await lines.upgraded(house, (await house.create())["room"])
        raw.writer.write(b"\x81\x81\0\0\0\0\xff" * 2)
        assert b"\x88" in (heard := await raw.over())
        assert (1007).to_bytes(2) in heard
    assert not [r.getMessage() for r in caplog.records if r.name == "asyncio"]


@pytest.mark.parametrize("what", ["PUT /api/games", "GET /api/nothing", "PUT /api/operator/day", "PUT /x", "GET /x"])
async def test_a_host_that_is_none_is_no_fault_of_the_server(lines: Lines, tmp_path: Path, what: str) -> None:
    async with lines, open_house(tmp_path) as house:
        raw = await lines.dial(house)
        raw.writer.write(f"{what} HTTP/1.1\r\nHost: a:b\r\nConnection: close\r\n\r\n".encode())
        assert b" 500 " not in (heard := await raw.over())[:20]
        assert heard.startswith(b"HTTP/1.1 ")


async def test_an_address_has_so_many_requests_of_any_kind(lines: Lines, tmp_path: Path) -> None:
    async with lines, open_house(tmp_path, limited(house_requests=(6, 0.01))) as house:
        raw = await lines.dial(house)
        heard = b""
        while b" 429 " not in heard:
            raw.writer.write(GET)
            heard = await raw.reader.readuntil(b"\r\n\r\n")
        assert b"\r\nretry-after: 5" in heard
        assert json.loads(await raw.over())["error"]["key"] == "too-fast"


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (b"GET /api/server HTTP/1.1\r\nHost: x\r\nX: \x7f\r\n\r\n", "request"),
        (b"GET /api/\x00server HTTP/1.1\r\nHost: x\r\n\r\n", "request"),
        (b"GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n", "request"),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", "request"),
        (b"hello\r\n\r\n", "request"),
        (b"GET /api/rooms/x/ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n", "WebSocket"),
        (b"POST /api/rooms/x/ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n", "WebSocket"),
        (CHUNKED + b"zz\r\n", "request"),
        (CHUNKED + b"2\r\n{}\r\nzz\r\n", "request"),
        (b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: identity\r\n\r\n{}", "request"),
        (handshake("Content-Length: 5"), "WebSocket"),
        (handshake("Transfer-Encoding: chunked"), "WebSocket"),
    ],
    ids=[
        "a header",
        "a target",
        "no ASCII",
        "TLS",
        "prose",
        "a handshake without a key",
        "a handshake by POST",
        "a chunk",
        "a second chunk",
        "a coding",
        "a handshake with a body",
        "a handshake in chunks",
    ],
)
async def test_what_is_no_http_is_refused_as_everything_is(
    lines: Lines, tmp_path: Path, data: bytes, what: str
) -> None:
    async with lines, open_house(tmp_path) as house:
        raw = await lines.dial(house)
        raw.writer.write(data)
        head, _, body = (await raw.over()).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 4")
        assert b"content-type: application/json" in head.lower()
        assert f"content-length: {len(body)}".encode() in head.lower()
        error = json.loads(body)["error"]
        assert error["key"] == "bad-message"
        assert what in error["message"]
        assert "; right would be " in error["message"]


async def test_where_no_websocket_is_that_is_told(lines: Lines, tmp_path: Path) -> None:
    async with lines, open_house(tmp_path) as house:
        raw = await lines.dial(house)
        raw.writer.write(HANDSHAKE.format("/api/server").encode())
        head, _, body = (await raw.over()).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 403 ")
        assert json.loads(body)["error"] == {
            "key": "not-found",
            "message": "there is no WebSocket here; right would be /api/rooms/{room}/ws.",
        }


@pytest.mark.parametrize("rest", [b"hello\r\n\r\n", CHUNKED + b"zz\r\n", b"hello\r\n\r\n" * 500])
@pytest.mark.parametrize("good", [1, 3])
async def test_what_is_no_http_is_refused_behind_the_answers_that_are_waited_for(
    lines: Lines, tmp_path: Path, good: int, rest: bytes
) -> None:
    """Who still waits for an answer would take ours for it."""
    async with lines, open_house(tmp_path) as house:
        raw = await lines.dial(house)
        raw.writer.write(GET * good + rest)
        answers = (await raw.over()).split(b"HTTP/1.1 ")[1:]
        assert [a[:3] for a in answers] == [*[b"200"] * good, b"400"]
        assert json.loads(answers[-1].partition(b"\r\n\r\n")[2])["error"]["key"] == "bad-message"
        assert (await house.get("/health")).status_code == 200


async def test_files_have_a_measure(tmp_path: Path) -> None:
    async with open_house(tmp_path, limited(files=(3, 0.01))) as house:
        page = f"http://127.0.0.1:{house.port}/no/such/place"
        answers = [await house.http.get(page) for _ in range(4)]
        assert [a.status_code for a in answers[:3]] == [answers[0].status_code] * 3
        assert answers[3].status_code == 429
        assert (await house.get("/health")).status_code == 200


async def test_an_address_has_so_many_connections_of_any_kind(lines: Lines, tmp_path: Path) -> None:
    async with lines, open_house(tmp_path, limited(connections=3, cuts=(1e9, 1e9))) as house:
        made = await house.create()  # our own client keeps one
        one, two = await lines.upgraded(house, made["room"]), await lines.dial(house)
        refused = await (await lines.dial(house)).over()
        assert refused.startswith(b"HTTP/1.1 429 ")
        head, _, body = refused.partition(b"\r\n\r\n")
        assert b"\r\nretry-after: 5" in head
        assert json.loads(body)["error"]["key"] == "too-fast"
        two.writer.close()
        one.writer.write(EMPTY["ping"])
        await one.reader.readuntil(b"\x8a\x00")


def test_after_some_cuts_nobody_is_let_in_for_a_while() -> None:
    doors = Doors(Limits(cuts=(2, 0.1)))
    for _ in range(2):
        assert doors.enter("192.0.2.7", 1.0)
        doors.cut("192.0.2.7", 1.0)
    assert not doors.enter("192.0.2.7", 2.0)
    assert doors.enter("192.0.2.8", 2.0)
    assert doors.enter("192.0.2.7", 12.0)


def test_a_proxy_near_by_is_never_shut_out() -> None:
    doors = Doors(Limits(cuts=(1, 0.1), connections=1, house_frames=(1, 1)), behind_proxy=True)
    for _ in range(5):
        doors.cut("10.0.0.1", 1.0)
        assert doors.enter("10.0.0.1", 1.0)
        assert doors.sent("10.0.0.1", 1.0, 1, 100)
    assert doors.enter("192.0.2.7", 1.0)
    assert not doors.enter("192.0.2.7", 1.0)
    doors.leave("192.0.2.7")
    assert doors.enter("192.0.2.7", 1.0)


async def test_strangers_do_not_ring_the_operators_alarm(
    lines: Lines, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A body that ends before it is whole is the caller's affair: refused like any other nonsense, no error of ours."""
    async with lines, open_house(tmp_path) as house:
        raw = await lines.dial(house)
        raw.writer.write(b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{")
        raw.writer.write_eof()
        await raw.over()
        assert (await house.get("/health")).status_code == 200
        assert house.app is not None
        refused = house.app.state.meter.refusals
        async with asyncio.timeout(PATIENCE):
            while not refused["bad-message"]:
                await asyncio.sleep(0)
        assert not refused["internal"]
    assert not [r for r in caplog.records if r.levelname == "ERROR"]
