"""The server itself: where it is, how it is, what it counts, its page's headers, and who calls."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from msgspec.structs import replace
from sqlalchemy.exc import OperationalError

import duskbell
from duskbell.server.http.limits import household
from duskbell.server.running import logs
from duskbell.server.running.addresses import BadAddress, is_local, is_loopback, lan_address, public_address
from duskbell.server.running.settings import Limits, Settings, Tempo
from duskbell.server.serve import Serving, config
from duskbell.server.store.store import Store, Stored
from tests.server.house import FAST, PATIENCE, QUIET, House, open_house
from tests.server.play import all_play

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


def at(house: House, path: str) -> str:
    return f"http://127.0.0.1:{house.port}{path}"


# -- where it is -----------------------------------------------------------------------------------------------------


async def test_where_the_server_is(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        told = (await house.get("/server")).json()
        assert told == {"version": duskbell.__version__, "public_url": None, "lan": None, "push": None}
    known = Settings(public_url="https://table.example", listen=("192.168.7.5", 8000), behind_proxy=True)
    async with open_house(tmp_path, known) as house:
        near = (await house.http.get("/server", headers={"x-forwarded-for": "192.168.7.9"})).json()
        assert near["public_url"] == "https://table.example"
        assert near["lan"] == "http://192.168.7.5:8000"
        far = (await house.http.get("/server", headers={"x-forwarded-for": "203.0.113.9"})).json()
        assert (far["public_url"], far["lan"]) == ("https://table.example", None), (
            "our network is no stranger's business"
        )


def test_the_address_in_the_local_network() -> None:
    for none in (
        None,
        ("10.0.0.7", 0),
        ("127.0.0.1", 8000),
        ("::1", 8000),
        ("203.0.113.7", 8000),
        ("table.example", 8000),
    ):
        assert lan_address(none) is None
    assert lan_address(("10.0.0.7", 80)) == "http://10.0.0.7:80"
    assert lan_address(("fd00::7", 80)) == "http://[fd00::7]:80"
    everywhere = lan_address(("0.0.0.0", 8000))
    assert everywhere is None or re.fullmatch(r"http://[\d.]+:8000", everywhere)


def test_near_and_far() -> None:
    for host in ("127.0.0.1", "127.9.9.9", "::1", "[::1]", "localhost", "::ffff:127.0.0.1"):
        assert is_loopback(host)
    for host in ("192.168.1.1", "10.0.0.1", "fd00::1", "::ffff:10.0.0.1", "fe80::1"):
        assert is_local(host)
        assert not is_loopback(host)
    for host in ("8.8.8.8", "2606:4700::1", "?", "", "localhost.example"):
        assert not is_local(host)
        assert not is_loopback(host)


def test_a_public_address() -> None:
    for url in (
        "https://table.example",
        "http://table.example:8080",
        "http://192.168.1.5:8000",
        "https://[fd00::7]:8443",
    ):
        assert public_address(f" {url}/ ") == url
    assert public_address("") == ""
    for wrong in (
        "table.example",
        "ftp://x",
        "https://",
        "https://a/b",
        "https://a?x",
        "https://a b",
        "http://a:99999",
    ):
        with pytest.raises(BadAddress, match="right would be"):
            public_address(wrong)
    with pytest.raises(BadAddress):
        public_address("https://me:secret" + "@table.example")


# -- how it is -------------------------------------------------------------------------------------------------------


class SilentStore(Store):
    """A store that can be told not to answer."""

    silent = False

    async def check(self) -> None:
        if self.silent:
            raise OSError("the disk is gone")
        await super().check()


async def test_health(tmp_path: Path) -> None:
    store = await SilentStore.open(f"sqlite+aiosqlite:///{tmp_path}/silent.db")
    assert isinstance(store, SilentStore)
    async with open_house(tmp_path, FAST, store) as house:
        assert (await house.get("/health")).json() == {"status": "ok", "version": duskbell.__version__}
        alone = await house.http.head("/health")
        assert (alone.status_code, alone.content) == (200, b"")
        store.silent = True
        ill = await house.get("/health")
        assert (ill.status_code, ill.json()["error"]["key"]) == (503, "store-failed")
        assert "disk" not in ill.text
        assert (await house.http.head("/health")).status_code == 503
        store.silent = False
        assert (await house.get("/health")).status_code == 200


# -- what it counts --------------------------------------------------------------------------------------------------


async def counts(house: House, token: str | None = None) -> dict[str, float]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = await house.http.get(at(house, "/metrics"), headers=headers)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=")
    lines = [line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


async def test_what_is_counted(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create(6)
        people = [await house.sit(room["room"], token) for token in await house.fill(room, people=5)]
        for person in people:
            await person.until(lambda s: s["view"] is not None)
        now = await counts(house)
        assert (now["duskbell_rooms"], now["duskbell_rooms_playing"], now["duskbell_connections"]) == (1, 1, 6)
        await people[0].refused({"type": "answer", "ask": 99, "option": "x"}, "answer")
        await all_play(people)
        assert (await house.get("/rooms/abcdefgh")).status_code == 404
        now = await counts(house)
        assert (now["duskbell_rooms"], now["duskbell_rooms_playing"]) == (1, 0)
        assert now['duskbell_messages_total{direction="in"}'] > 7, "each said hello, one was refused, and all played"
        assert now['duskbell_messages_total{direction="out"}'] >= sum(len(person.heard) for person in people)
        assert now['duskbell_deeds_total{deed="Start"}'] == 1
        assert now["duskbell_deed_seconds_count"] == sum(
            v for k, v in now.items() if k.startswith("duskbell_deeds_total")
        )
        assert now['duskbell_deed_seconds_bucket{le="+Inf"}'] == now["duskbell_deed_seconds_count"]
        assert now["duskbell_store_rows_total"] > now["duskbell_store_saves_total"] > 1
        assert now["duskbell_store_commit_seconds_count"] >= 1
        assert now['duskbell_refusals_total{key="not-asked"}'] >= 1
        assert now['duskbell_refusals_total{key="no-room"}'] >= 1
        assert now['duskbell_requests_total{status="4xx"}'] >= 1
        assert now['duskbell_requests_total{status="2xx"}'] >= 3
        assert now["duskbell_request_seconds_count"] >= 4
        assert (now["duskbell_sure"], now["duskbell_leaving"]) == (1, 0)
        assert now[f'duskbell_build_info{{version="{duskbell.__version__}"}}'] == 1
        for person in people:
            await person.socket.close()
        async with asyncio.timeout(PATIENCE):
            while (await counts(house))["duskbell_connections"]:
                pass


@pytest.mark.parametrize("believed", [False, True], ids=["alone", "behind a proxy"])
async def test_requests_have_names_that_the_log_says(tmp_path: Path, believed: bool) -> None:
    store = await SilentStore.open(f"sqlite+aiosqlite:///{tmp_path}/silent.db")
    assert isinstance(store, SilentStore)
    out, logger = io.StringIO(), logging.getLogger("duskbell")
    handler = logging.StreamHandler(out)
    handler.setFormatter(logs.Json())
    async with open_house(tmp_path, replace(FAST, behind_proxy=believed), store) as house:
        store.silent = True
        logger.addHandler(handler)
        try:
            ill = await house.http.get("/health", headers={"X-Request-ID": "from-the-proxy-1"})
        finally:
            logger.removeHandler(handler)
        assert (ill.headers["x-request-id"] == "from-the-proxy-1") is believed
        assert [json.loads(line)["request"] for line in out.getvalue().splitlines()] == [ill.headers["x-request-id"]]
        other = await house.http.get("/live", headers={"X-Request-ID": "forged line"})
        assert re.fullmatch(r"[0-9a-f]{16}", other.headers["x-request-id"])


async def test_a_server_that_will_stop_makes_no_new_tables_and_plays_on(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room = await house.create(5)
        assert house.app is not None
        serving = Serving(config(house.app, "127.0.0.1", 0), house.app)
        serving.turn()
        assert (await house.get("/ready")).status_code == 404
        refused = await house.post("/rooms", {"game": "mafia", "players": 5, "name": "Ann"})
        assert (refused.status_code, refused.json()["error"]["key"]) == (503, "ending")
        assert refused.headers["retry-after"] == "60"
        await house.fill(room)
        assert (await house.get("/live")).status_code == 200
        serving.turn()
        await house.create(5)
        assert (await house.get("/ready")).status_code == 200


async def test_a_server_that_stops_lets_its_tables_know(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room = await house.create(5)
        here = await house.sit(room["room"], room["token"])
        await here.next()
        assert house.app is not None
        Serving(config(house.app, "127.0.0.1", 0), house.app).warn()
        assert await here.next() == {"type": "leaving", "until": None}
        late = await house.sit(room["room"], None)
        assert [(await late.next())["type"] for _ in range(2)] == ["state", "leaving"]


async def test_each_server_counts_for_itself(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
    async with open_house(tmp_path / "a") as one, open_house(tmp_path / "b") as other:
        await one.create()
        assert (await counts(one))["duskbell_rooms"] == 1
        assert (await counts(other))["duskbell_rooms"] == 0


async def refused_metrics(house: House, headers: dict[str, Any]) -> None:
    answer = await house.http.get(at(house, "/metrics"), headers=headers)
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "not-found")
    assert "duskbell_" not in answer.text


async def test_counts_are_for_this_machine_alone(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        await counts(house)
        for name in ("X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP", "Forwarded", "Via"):
            await refused_metrics(house, {name: "127.0.0.1"})
        await refused_metrics(house, {"Host": "table.example"})
        await counts(house, "any")
    async with open_house(tmp_path, Settings(behind_proxy=True)) as house:
        await refused_metrics(house, {})


async def test_counts_are_for_who_has_the_token(tmp_path: Path) -> None:
    for settings in (
        Settings(metrics_token="crescent moon"),
        Settings(metrics_token="crescent moon", behind_proxy=True),
    ):
        async with open_house(tmp_path, settings) as house:
            for wrong in ({}, {"Authorization": "Bearer half moon"}, {"Authorization": "crescent moon"}):
                await refused_metrics(house, wrong)
            await refused_metrics(house, {"Authorization": b"Bearer \xff\xfe"})
            await counts(house, "crescent moon")


# -- QR codes --------------------------------------------------------------------------------------------------------


async def test_a_text_as_a_qr_code(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        for text in ("https://table.example/r/abcdefgh#x", "暮钟" * 150, "<script>&"):
            answer = await house.post("/qr", {"text": text})
            assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
            picture = ElementTree.fromstring(answer.text)
            assert picture.tag.endswith("svg")
            assert set(picture.attrib["viewBox"].split()[:2]) == {"0"}
            assert "script" not in answer.text
        assert (await house.post("/qr", {"text": "a"})).text != (await house.post("/qr", {"text": "b"})).text


@pytest.mark.parametrize(
    "body", [b'{"text": ""}', b'{"text": 7}', b"{}", b'{"text": "x", "size": 3}', b'{"text": "\\ud800"}', b"[]"]
)
async def test_what_no_qr_code_can_hold(tmp_path: Path, body: bytes) -> None:
    async with open_house(tmp_path) as house:
        answer = await house.http.post("/qr", content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["error"]["key"]) == (400, "bad-message")
        long = await house.post("/qr", {"text": "secret" * 51})
        assert (long.status_code, long.json()["error"]["key"]) == (400, "bad-message")
        assert "secret" not in long.text


# -- its page --------------------------------------------------------------------------------------------------------


def lay_page(folder: Path) -> None:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><p>here")
    (folder / "assets" / "app-1234.js").write_text("let a = 1;" * 100)
    (folder / "sw.js").write_text("addEventListener('fetch', () => {});" * 20)
    (folder / "manifest.webmanifest").write_text('{"name": "Duskbell"}')
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/r/abcdefgh", "text/html; charset=utf-8"),
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/assets/app-1234.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon.svg", "image/svg+xml"),
    ],
)
async def test_each_file_is_what_it_is(tmp_path: Path, path: str, kind: str) -> None:
    lay_page(tmp_path / "page")
    async with open_house(tmp_path) as house:
        whole = await house.http.get(at(house, path))
        assert (whole.status_code, whole.headers.get_list("content-type")) == (200, [kind])
        fixed = path.startswith("/assets/")
        assert whole.headers["cache-control"] == ("public, max-age=31536000, immutable" if fixed else "no-cache")
        head = await house.http.head(at(house, path))
        assert (head.status_code, head.content, head.headers["content-type"]) == (200, b"", kind)
        assert head.headers["content-length"] == whole.headers["content-length"]
        for known in (whole.headers["etag"], f"W/{whole.headers['etag']}", f'"old", {whole.headers["etag"]}'):
            again = await house.http.get(at(house, path), headers={"if-none-match": known})
            assert (again.status_code, again.content) == (304, b"")


async def test_without_a_page_each_answer_has_one_type(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        answer = await house.http.get(at(house, "/"))
        assert (answer.status_code, answer.headers["content-type"]) == (503, "text/html; charset=utf-8")
        assert (await house.http.head(at(house, "/"))).status_code == 503


async def test_an_old_worker_is_not_answered_with_a_page(tmp_path: Path) -> None:
    lay_page(tmp_path / "page")
    (tmp_path / "page" / "sw.js").unlink()
    async with open_house(tmp_path) as house:
        answer = await house.http.get(at(house, "/sw.js"))
        assert (answer.status_code, answer.headers["content-type"]) == (404, "text/plain; charset=utf-8")


async def test_headers_that_protect(tmp_path: Path) -> None:
    lay_page(tmp_path / "page")
    async with open_house(tmp_path) as house:
        page = (await house.http.get(at(house, "/"))).headers
        policy = dict(part.strip().split(" ", 1) for part in page["content-security-policy"].split(";"))
        assert policy["default-src"] == "'none'"
        for what in ("script-src", "style-src", "connect-src", "worker-src", "manifest-src"):
            assert policy[what] == "'self'", "nothing from anybody else, nothing inline"
        assert "camera=()" in page["permissions-policy"]
        for headers in (page, (await house.get("/games")).headers, (await house.get("/nothing")).headers):
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["cross-origin-opener-policy"] == "same-origin"
            assert headers["cross-origin-resource-policy"] == "same-origin"
            assert "strict-transport-security" not in headers
        assert (await house.get("/games")).headers["content-security-policy"].startswith("default-src 'none'")
    async with open_house(tmp_path, Settings(public_url="https://table.example")) as house:
        for path in ("/", "/api/games"):
            assert (await house.http.get(at(house, path))).headers["strict-transport-security"] == "max-age=31536000"
    async with open_house(tmp_path, Settings(public_url="http://table.example")) as house:
        assert "strict-transport-security" not in (await house.http.get(at(house, "/"))).headers


# -- who calls -------------------------------------------------------------------------------------------------------

FEW = Limits(requests=(3, 0.001))


async def asked(house: House, address: str) -> int:
    return (await house.http.get("/games", headers={"x-forwarded-for": address})).status_code


async def test_behind_a_proxy_everybody_has_their_own_measure(tmp_path: Path) -> None:
    async with open_house(tmp_path, Settings(Tempo.of(0), FEW, behind_proxy=True)) as house:
        assert [await asked(house, "203.0.113.1") for _ in range(4)] == [200, 200, 200, 429]
        assert await asked(house, "203.0.113.2") == 200
        assert await asked(house, "198.51.100.7, 203.0.113.1") == 429, "what a caller adds in front counts for nothing"


async def test_without_a_proxy_nobody_is_believed(tmp_path: Path) -> None:
    async with open_house(tmp_path, Settings(Tempo.of(0), FEW)) as house:
        statuses = [await asked(house, f"203.0.113.{n}") for n in range(5)]
        assert statuses[-1] == 429


async def test_who_is_too_fast_hears_how_long_to_wait(tmp_path: Path) -> None:
    async with open_house(tmp_path, Settings(Tempo.of(0), Limits(requests=(2, 0.1)))) as house:
        answers = [await house.http.get("/games") for _ in range(4)]
        refused = next(answer for answer in answers if answer.status_code == 429)
        assert refused.json()["error"]["key"] == "too-fast"
        assert 1 <= int(refused.headers["retry-after"]) <= 10
        assert "retry-after" not in answers[0].headers


def test_who_shares_a_measure() -> None:
    for alone in ("203.0.113.7", "?", "", "nonsense:1"):
        assert household(alone) == alone
    at_home = {household(x) for x in ("2001:db8:1:2::5", "2001:db8:1:2:ffff::1", "2001:db8:1:2:0:0:0:0%eth0")}
    assert len(at_home) == 1, "one household has 64 bits of addresses to itself"
    assert household("2001:db8:1:3::5") not in at_home
    assert household("::ffff:203.0.113.7") == "203.0.113.7"


class FullStore(Store):
    """A store whose disk is full."""

    async def create(self, room: Stored) -> None:
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))


async def test_what_the_store_cannot_take_has_not_happened(tmp_path: Path) -> None:
    store = await FullStore.open(f"sqlite+aiosqlite:///{tmp_path}/full.db")
    assert isinstance(store, FullStore)
    async with open_house(tmp_path, FAST, store) as house:
        answer = await house.post("/rooms", {"game": "mafia", "players": 6, "name": "Ann"})
        assert (answer.status_code, answer.json()["error"]["key"]) == (503, "store-failed")
        assert answer.headers["retry-after"] == "1"
        assert (await house.get("/health")).status_code == 200


async def test_odd_requests_to_the_server_itself(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        for method, path in (("POST", "/metrics"), ("POST", "/api/health"), ("GET", "/api/qr"), ("DELETE", "/")):
            answer: httpx.Response = await house.http.request(method, at(house, path))
            assert answer.status_code == 405, (method, path)
            assert answer.json()["error"]["message"].endswith(".")
