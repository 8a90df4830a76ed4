"""Pages of other sites: what a browser sends for them is refused; there is no cookie; and each header by its name."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from duskbell.server.nodes import hop
from duskbell.server.running.settings import Settings
from tests.server.house import FAST, PATIENCE, House, Person, open_house
from tests.server.test_service import at, lay_page

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
PUBLIC = Settings(FAST.tempo, FAST.limits, public_url="https://table.example")
WISH = {"game": "mafia", "players": 6, "name": "Ann"}
HELLO = {"type": "hello", "token": None, "since": 0}


async def posted(house: House, headers: dict[str, str], content: bytes | None = None) -> tuple[int, str]:
    """Status and key of an attempt to make a room."""
    body = json.dumps(WISH).encode() if content is None else content
    answer = await house.http.post("/rooms", content=body, headers={"content-type": "application/json", **headers})
    return answer.status_code, answer.json().get("error", {}).get("key", "")


async def dialled(house: House, room: str, origin: str) -> int:
    """The code with which a socket of that origin is closed; 0 where it is welcome."""
    url = f"ws://127.0.0.1:{house.port}/api/rooms/{room}/ws"
    socket = await connect(url, proxy=None, open_timeout=PATIENCE, origin=origin)  # type: ignore[arg-type]
    person = Person(socket)
    house.people.append(person)
    try:
        await person.send(HELLO)
        await person.next()
    except ConnectionClosed as e:
        return e.rcvd.code if e.rcvd else 1006
    return 0


async def test_a_page_of_another_site_can_do_nothing(tmp_path: Path) -> None:
    async with open_house(tmp_path, PUBLIC) as house:
        room = (await house.create())["room"]
        here = f"http://127.0.0.1:{house.port}"
        for origin in (here, "https://table.example", "https://TABLE.example:443"):
            assert (await posted(house, {"origin": origin}))[0] == 201, origin
        for origin in ("https://evil.example", "null", "", "http://127.0.0.1", "https://table.example.evil.example",
                       "https://table.example:444", "http://[", "file://"):  # fmt: skip
            assert await posted(house, {"origin": origin}) == (403, "forbidden"), origin
        assert (await house.http.get("/rooms", headers={"origin": "https://evil.example"})).status_code == 200
        for path in ("/mcp", "/api/guest"):
            answer = await house.http.post(at(house, path), headers={"origin": "https://evil.example"})
            assert answer.status_code == 403, path
        for origin, code in ((here, 0), ("https://table.example", 0), ("https://evil.example", 4403), ("null", 4403)):
            assert await dialled(house, room, origin) == code, origin


async def test_a_simple_post_is_refused(tmp_path: Path) -> None:
    """What a form, or a script that asks nobody first, can send to any server."""
    async with open_house(tmp_path, FAST) as house:
        for sort in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "",
                     "text/plain; application/json"):  # fmt: skip
            assert await posted(house, {"content-type": sort}) == (400, "bad-message"), sort
        assert (await posted(house, {"content-type": "Application/JSON; charset=utf-8"}))[0] == 201
        raw = await house.http.post("/rooms", content=json.dumps(WISH).encode())
        assert raw.status_code == 400
        assert (await house.http.post("/guest")).status_code == 201, "where nothing is sent nothing need be called"


async def test_a_packed_body_is_refused_and_never_unpacked(tmp_path: Path) -> None:
    async with open_house(tmp_path, FAST) as house:
        bomb = gzip.compress(b" " * 50_000_000)  # some 49 kB
        for sort in ("gzip", "deflate", "br", "gzip, gzip"):
            assert await posted(house, {"content-encoding": sort}, bomb[:10_000]) == (400, "bad-message"), sort
        assert await posted(house, {"content-encoding": "identity"}) == (201, "")


async def test_a_nul_or_half_a_sign_is_no_text(tmp_path: Path, database: str) -> None:
    async with open_house(tmp_path, FAST, url=database) as house:
        room = await house.create()
        path = f"/rooms/{room['room']}"
        for bad in (r"\u0000", r"a\u0000b", r"\\\u0000", r"\ud800", r"\udfff x", r"\ud800\ud800", "\x00"):
            for to, body in (
                ("/rooms", '{"game": "mafia", "players": 6, "name": "Ann", "seed": "%s"}'),
                ("/rooms", '{"game": "mafia", "players": 6, "name": "%s"}'),
                ("/rooms", '{"game": "mafia", "players": 6, "name": "Ann", "options": {"%s": 1}}'),
                (f"{path}/join", '{"name": "%s"}'),
                (f"{path}/report", '{"sort": "other", "words": "%s"}'),
            ):
                answer = await house.http.post(
                    to,
                    content=(body % bad).encode(),
                    headers={"content-type": "application/json", "authorization": f"Bearer {room['token']}"},
                )
                assert (answer.status_code, answer.json()["error"]["key"]) == (400, "bad-message"), (bad, to)
        words = {"sort": "other", "words": r"a backslash: \u0000"}
        assert (await house.post(f"{path}/report", words, room["token"])).status_code == 201, "six signs, and no NUL"
        person = await house.sit(room["room"], room["token"])
        await person.next()
        said = await person.refused('{"type": "say", "channel": "lobby", "text": "a\\u0000b"}')
        assert said["key"] == "bad-message"


def test_what_is_carried_keeps_the_host_that_was_called() -> None:
    scope: Any = {
        "headers": [(b"host", b"table.example"), (b"origin", b"https://table.example")],
        "client": ("1.2.3.4", 1),
    }
    carried = hop.headers(scope, "secret")
    there = hop.unpacked({"headers": [(b"host", b"10.0.0.2:8000"), *carried]})
    assert [value for name, value in there["headers"] if name == b"host"] == [b"table.example"]
    assert (b"origin", b"https://table.example") in there["headers"]
    assert not any(name.startswith(b"x-duskbell") for name, _ in there["headers"])


# -- each header by its name -----------------------------------------------------------------------------------------

POLICY = {
    "default-src": "'none'", "script-src": "'self'", "style-src": "'self'", "connect-src": "'self'",
    "worker-src": "'self'", "manifest-src": "'self'", "font-src": "'self'", "media-src": "'self'",
    "img-src": "'self' data:", "frame-ancestors": "'none'", "base-uri": "'none'", "form-action": "'self'",
}  # fmt: skip
ALWAYS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.fixture
async def answers(tmp_path: Path) -> dict[str, Any]:
    """The headers of one answer of each kind, behind TLS."""
    lay_page(tmp_path / "page")
    told = {}
    async with open_house(tmp_path, PUBLIC) as house:
        for name, path in (("page", "/"), ("file", "/sw.js"), ("api", "/api/games"), ("refusal", "/api/nothing"),
                           ("room", "/api/rooms/abcdefgh"), ("strokes", "//api/games"),
                           ("schema", "/api/schema/openapi.json")):  # fmt: skip
            told[name] = (await house.http.get(at(house, path))).headers
        told["post"] = (await house.http.post("/guest")).headers
        told["foreign"] = (await house.http.post("/guest", headers={"origin": "null"})).headers
    return told


async def test_content_security_policy(answers: dict[str, Any]) -> None:
    policy = dict(part.strip().split(" ", 1) for part in answers["page"]["content-security-policy"].split(";"))
    assert policy == POLICY
    for name in ("api", "refusal", "room", "strokes", "schema", "post", "foreign"):
        assert "default-src 'none'" in answers[name]["content-security-policy"], name


async def test_frame_ancestors(answers: dict[str, Any]) -> None:
    for name, headers in answers.items():
        assert "frame-ancestors 'none'" in headers["content-security-policy"], name


@pytest.mark.parametrize(("header", "value"), ALWAYS.items())
async def test_always(answers: dict[str, Any], header: str, value: str) -> None:
    for name, headers in answers.items():
        assert headers.get_list(header) == [value], name


async def test_permissions_policy(answers: dict[str, Any]) -> None:
    for name, headers in answers.items():
        for power in ("camera", "microphone", "geolocation", "payment", "usb", "serial", "hid", "midi"):
            assert f"{power}=()" in headers["permissions-policy"], (name, power)


async def test_strict_transport_security(answers: dict[str, Any]) -> None:
    for name, headers in answers.items():
        assert headers["strict-transport-security"] == "max-age=31536000", name


async def test_no_cookie_and_nothing_for_other_sites(answers: dict[str, Any]) -> None:
    for name, headers in answers.items():
        assert "set-cookie" not in headers, name
        assert not [header for header in headers if header.startswith("access-control-")], name


async def test_what_the_api_says_is_never_kept(answers: dict[str, Any]) -> None:
    for name in ("api", "refusal", "room", "strokes", "post", "foreign"):
        assert answers[name]["cache-control"] == "no-store", name
