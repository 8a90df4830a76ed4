"""Web Push: who is called, what a call says, where nothing is ever sent."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from duskbell.server.push import BadEndpoint, BadKey, check_endpoint, new_key, push_of
from duskbell.server.push.endpoints import find, guarded, is_open
from duskbell.server.push.keys import LASTS, public_key
from duskbell.server.push.later import Later, Notice, asked_to_wait
from duskbell.server.push.letter import SIZE, content
from duskbell.server.running import Push
from duskbell.server.running.settings import Settings
from duskbell.server.store import Subscription
from tests.server.house import QUIET, House, Message, open_house
from tests.server.post_office import Browser, claims, post_office

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
SECRET, PUBLIC = new_key()
CALLS = Push(SECRET, "mailto:host@table.example", within=30.0, loopback=True)


def calling(**more: Any) -> Settings:
    return replace(QUIET, push=CALLS, wall=lambda: 1_780_300_800.0, **more)


async def table(house: House, people: int = 5, **wishes: Any) -> tuple[str, list[str]]:
    """The path of a room whose table is played over days, and everybody's tokens; it has not started."""
    wish = {"hours": 24, "decoys": True, "seed": 3, **wishes}
    room = await house.create(people + 1, **wish)
    path, tokens = f"/rooms/{room['room']}", [room["token"]]
    for n in range(people):
        joined = await house.post(f"{path}/join", {"name": f"Guest {n}"})
        tokens.append(joined.json()["token"])
    return path, tokens


async def start(house: House, path: str, token: str) -> None:
    started = await house.post(f"{path}/start", token=token)
    assert started.status_code == 201, started.text


async def subscribe(house: House, path: str, token: str, browser: Browser, **more: str) -> None:
    kept = await house.post(f"{path}/push", {**browser.subscription, **more}, token)
    assert (kept.status_code, kept.text) == (204, ""), kept.text


async def refusal(house: House, path: str, token: str | None, body: Message) -> tuple[int, str]:
    answer = await house.post(f"{path}/push", body, token)
    return answer.status_code, answer.json()["error"]["key"]


def pusher(house: House) -> Any:
    assert house.app is not None
    return house.app.state.pusher


# -- what is sent, and to whom -----------------------------------------------------------------------------------------


async def test_who_is_asked_and_not_there_is_called_and_nothing_tells_what_for(tmp_path: Path) -> None:
    async with post_office() as office, open_house(tmp_path, calling()) as house:
        path, tokens = await table(house)
        key = (await house.get("/server")).json()["push"]
        assert key == PUBLIC
        browsers = [office.browser(f"b{n}") for n in range(6)]
        for n, (token, browser) in enumerate(zip(tokens, browsers, strict=True)):
            await subscribe(house, path, token, browser, lang=("en", "zh-CN")[n % 2])
        person = await house.sit(path.split("/")[2], tokens[5])
        await person.until(lambda s: True)
        await start(house, path, tokens[0])
        letters = await office.until(5)
        await pusher(house).settled()
        assert {letter.path for letter in letters} == {"b0", "b1", "b2", "b3", "b4"}, "who is there needs no call"
        said = [json.loads(browsers[int(x.path[1])].open(x)) for x in sorted(letters, key=lambda x: x.path)]
        room = path.split("/")[2]
        english, chinese = said[0], said[1]
        assert english == {
            "title": "The table waits for you",
            "body": "Open it when you have a moment.",
            "path": f"/r/{room}",
        }
        assert chinese["title"] == "牌桌在等你"
        assert said[2:] == [english, chinese, english], "whoever is asked what, and truly or for show"
        assert {len(letter.body) for letter in letters} == {len(letters[0].body)}
        alike = [{k: v for k, v in letter.headers.items() if k not in ("host", "topic")} for letter in letters]
        assert len({letter.headers["topic"] for letter in letters}) == 5, "nor who sits at the same table"
        assert all(headers == alike[0] for headers in alike), "no header tells more"
        assert room not in str(alike[0]), "the push service learns no room"
        assert (alike[0]["ttl"], alike[0]["content-encoding"]) == ("86400", "aes128gcm")
        who = claims(letters[0], PUBLIC)
        assert who["aud"] == f"http://127.0.0.1:{office.port}"
        assert who["sub"] == "mailto:host@table.example"
        assert who["exp"] == 1_780_300_800 + LASTS
        assert pusher(house)._meter.pushes == {"sent": 5}


async def test_a_call_comes_once_and_goes_to_whoever_holds_the_seat(tmp_path: Path) -> None:
    async with post_office() as office, open_house(tmp_path, calling()) as house:
        path, tokens = await table(house)
        mine, theirs, given = office.browser("mine"), office.browser("theirs"), office.browser("given")
        await subscribe(house, path, tokens[0], mine)
        await subscribe(house, path, tokens[1], theirs)
        await subscribe(house, path, tokens[2], given)
        await house.post(f"{path}/push/stop", {"endpoint": theirs.endpoint}, tokens[0])
        stopped = await house.post(f"{path}/push/stop", {"endpoint": mine.endpoint}, tokens[0])
        assert stopped.status_code == 204
        await house.post(f"{path}/leave", token=tokens[2])
        joined = await house.post(f"{path}/join", {"name": "Somebody else"})
        assert joined.status_code == 201
        await start(house, path, tokens[0])
        await office.until(1)
        person = await house.sit(path.split("/")[2], tokens[1])
        await person.until(lambda s: s["ask"] is not None)
        await person.socket.close()
        watcher = await house.sit(path.split("/")[2], tokens[3])
        await watcher.until(lambda s: not s["room"]["seats"][1]["online"])
        await pusher(house).settled()
        assert [letter.path for letter in office.letters] == ["theirs"], (
            "nobody stops another's, who left is not called, and who has seen the question neither"
        )


async def test_what_is_gone_is_forgotten_and_nothing_is_followed(tmp_path: Path) -> None:
    async with post_office() as office, open_house(tmp_path, calling()) as house:
        path, tokens = await table(house)
        for n, status in enumerate(("410 Gone", "404 Not Found", "503 Busy", "302 Found\r\nLocation: /b9")):
            office.says[f"b{n}"] = status
            await subscribe(house, path, tokens[n], office.browser(f"b{n}"))
        await start(house, path, tokens[0])
        await office.until(4)
        await pusher(house).settled()
        assert pusher(house)._meter.pushes == {"gone": 2, "again": 1, "refused": 1}
        assert len(office.letters) == 4, "a redirect is followed nowhere"
        store = house.app.state.store if house.app else None
        assert store is not None
        holders = [chair.token for chair in (await store.load(path.split("/")[2])).chairs]
        left = await store.pushes.of(path.split("/")[2], holders)
        assert {one.endpoint.rpartition("/")[2] for one in left} == {"b2", "b3"}


async def test_a_push_service_that_never_answers_holds_nobody_up(tmp_path: Path) -> None:
    settings = replace(calling(), push=replace(CALLS, within=0.05))
    async with post_office() as office, open_house(tmp_path, settings) as house:
        path, tokens = await table(house)
        office.says["slow"] = ""
        await subscribe(house, path, tokens[0], office.browser("slow"))
        await start(house, path, tokens[0])  # answered, whatever a push service does
        await pusher(house).settled()
        assert pusher(house)._meter.pushes == {"again": 1}


async def test_what_could_not_be_delivered_is_tried_again_a_few_times(tmp_path: Path) -> None:
    settings = replace(calling(), push=replace(CALLS, again=(0.0, 0.0)))
    async with post_office() as office, open_house(tmp_path, settings) as house:
        path, tokens = await table(house)
        office.first["b0"] = ["503 Busy", "429 Too Many\r\nRetry-After: 0"]
        office.says["b1"] = "500 Broken"
        for n in range(2):
            await subscribe(house, path, tokens[n], office.browser(f"b{n}"))
        await start(house, path, tokens[0])
        letters = await office.until(6)
        await asyncio.gather(*pusher(house)._later._tasks)
        assert pusher(house)._meter.pushes == {"again": 4, "sent": 1, "refused": 1}
        assert sorted(letter.path for letter in letters) == ["b0"] * 3 + ["b1"] * 3


async def test_it_is_tried_again_only_while_it_is_of_use(tmp_path: Path) -> None:
    async with post_office() as office, open_house(tmp_path, calling()) as house:
        path, tokens = await table(house, quiet="14:00-16:00", zone="UTC")  # it is eight in the morning
        code = path.split("/")[2]
        office.first["b0"] = ["503 Busy"]
        await subscribe(house, path, tokens[0], office.browser("b0"))
        await start(house, path, tokens[0])
        await office.until(1)
        here, counts = pusher(house), pusher(house)._meter.pushes
        await here.settled()
        store = house.app.state.store if house.app else None
        assert store is not None
        [one] = await store.pushes.of(code, [chair.token for chair in (await store.load(code)).chairs])
        failed = Notice(code, one, here._wall(), tried=1)
        await here._again(failed)
        assert (len(office.letters), counts) == (2, {"again": 1, "sent": 1}), "the table still waits"
        here._wall = lambda: 1_780_300_800.0 + 7 * 3_600
        await here._again(failed)
        assert len(office.letters) == 2, "nobody is told anything in quiet hours"
        [(_, waiting)] = here._later._waiting.items()
        assert 3_500 < waiting.when() - asyncio.get_running_loop().time() <= 3_610, "soon after they end"
        here._wall = lambda: 1_780_300_800.0
        await house.post(f"{path}/push/stop", {"endpoint": one.endpoint}, tokens[0])
        await here._again(failed)
        await subscribe(house, path, tokens[0], office.browser("b0"))
        person = await house.sit(code, tokens[0])
        state = await person.until(lambda s: s["ask"] is not None)
        await person.answer(state["ask"]["options"][0])
        await here._again(failed)
        assert (len(office.letters), counts["useless"]) == (2, 2), "who wants no more, and whoever has answered"


async def test_how_long_is_waited_before_a_further_try() -> None:
    to, sent = Subscription("h", "https://push.example/x", "p", "a", "en"), list[Notice]()

    async def send(notice: Notice) -> None:
        sent.append(notice)

    later, loop = Later((30.0, 180.0), lambda: 1_000.0, send), asyncio.get_running_loop()
    for tried, asked, least, most in ((1, 0.0, 30.0, 37.5), (2, 0.0, 180.0, 225.0), (1, 600.0, 600.0, 607.5)):
        assert later.put(Notice("r", to, 1_000.0, tried), asked)
        [waiting] = later._waiting.values()
        assert least - 1 < waiting.when() - loop.time() <= most, "one of a browser and room, the newest"
    assert not later.put(Notice("r", to, 1_000.0, 3)), "after the last try"
    assert not later.put(Notice("r", to, 1_000.0, 1), 86_400.0), "by then a push service would have forgotten it"
    assert not later.put(Notice("r", to, 1_000.0 - 86_400, 1))
    await later.close()
    assert (later._waiting, sent) == ({}, [])
    at = "Thu, 01 Jan 1970 00:{} GMT"
    said = {"120": 120, " 7 ": 7, "": 0, "soon": 0, "-5": 0, "9" * 60: 999_999_999}
    for header, seconds in (said | {at.format("20:00"): 200, at.format("01:00"): 0}).items():
        assert asked_to_wait(header, 1_000.0) == seconds


async def test_a_seat_has_a_measure_and_few_browsers(tmp_path: Path) -> None:
    limits = replace(QUIET.limits, pushes=(1.0, 0.0001), push_devices=2)
    async with post_office() as office, open_house(tmp_path, calling(limits=limits)) as house:
        path, tokens = await table(house)
        for n in range(3):
            await subscribe(house, path, tokens[0], office.browser(f"b{n}"))
        await subscribe(house, path, tokens[0], office.browser("b2"))  # the same once more
        await start(house, path, tokens[0])
        await office.until(2)
        await pusher(house).settled()
        assert len({letter.path for letter in office.letters}) == 2
        assert "b2" in {letter.path for letter in office.letters}
        store = house.app.state.store if house.app else None
        assert store is not None
        host = (await store.load(path.split("/")[2])).chairs[0].token
        pusher(house).call(path.split("/")[2], [host])
        await pusher(house).settled()
        assert (len(office.letters), pusher(house)._meter.pushes["too-often"]) == (2, 1)


async def test_who_forgets_an_identity_is_called_no_more(tmp_path: Path) -> None:
    async with post_office() as office, open_house(tmp_path, calling()) as house:
        guest = (await house.post("/guest")).json()["token"]
        path, tokens = await table(house, people=4, guest=guest)
        await subscribe(house, path, tokens[0], office.browser("mine"))
        assert (await house.http.delete("/guest", headers={"Authorization": f"Bearer {guest}"})).status_code == 204
        store = house.app.state.store if house.app else None
        assert store is not None
        room = await store.load(path.split("/")[2])
        assert await store.pushes.of(room.id, [chair.token for chair in room.chairs]) == []


async def test_whom_an_operator_keeps_out_is_not_called_meanwhile_and_may_stop_it(tmp_path: Path) -> None:
    settings = calling(behind_proxy=True)
    async with post_office() as office, open_house(tmp_path, settings) as house:
        guest = (await house.post("/guest")).json()["token"]
        path, tokens = await table(house, people=4, guest=guest)
        for n in range(2):
            await subscribe(house, path, tokens[n], office.browser(f"b{n}"))
        store = house.app.state.store if house.app else None
        assert store is not None
        chairs = (await store.load(path.split("/")[2])).chairs
        host = next(chair for chair in chairs if chair.seat == 0)
        await start(house, path, tokens[0])
        await office.until(2)
        ban = await store.bans.add("guest", host.guest, "", 3_600)
        here = pusher(house)
        await here.settled()
        one = next(one for one in await store.pushes.of(path.split("/")[2], [host.token]))
        await here._again(Notice(path.split("/")[2], one, here._wall(), tried=1))
        assert (len(office.letters), here._meter.pushes["useless"]) == (2, 1)
        here.call(path.split("/")[2], [chair.token for chair in chairs])
        await here.settled()
        assert [letter.path for letter in office.letters[2:]] == ["b1"]
        await store.bans.lift(ban.id)
        here.call(path.split("/")[2], [host.token])
        await here.settled()
        assert [letter.path for letter in office.letters[3:]] == ["b0"], "and after it they are again"
        await store.bans.add("guest", host.guest, "", 3_600)
        await store.bans.add("address", "203.0.113.0/24", "", 3_600)
        at = f"http://127.0.0.1:{house.port}/api{path}/push/stop"
        for token, endpoint, address in ((guest, "b0", "198.51.100.1"), (tokens[1], "b1", "203.0.113.1")):
            told = {"authorization": f"Bearer {token}", "x-forwarded-for": address}
            stopped = await house.http.post(
                at, json={"endpoint": f"http://127.0.0.1:{office.port}/{endpoint}"}, headers=told
            )
            assert stopped.status_code == 204, stopped.text
        assert await store.pushes.of(path.split("/")[2], [chair.token for chair in chairs]) == []


async def test_only_a_seat_of_a_table_of_days_asks_for_it_and_only_where_the_server_calls(tmp_path: Path) -> None:
    browser = Browser("http://127.0.0.1:9/x")
    async with open_house(tmp_path, calling()) as house:
        path, tokens = await table(house, people=4)
        given = browser.subscription
        assert await refusal(house, path, None, given) == (401, "unauthorized")
        assert await refusal(house, path, "nobody's", given) == (401, "unauthorized")
        for wrong in ({"p256dh": "short"}, {"auth": "x"}, {"p256dh": "A" * 87}, {"endpoint": "ftp://127.0.0.1/"}):
            assert await refusal(house, path, tokens[0], given | wrong) == (400, "bad-endpoint"), wrong
        assert await refusal(house, path, tokens[0], given | {"endpoint": "x" * 1_001}) == (400, "bad-message")
        assert await refusal(house, path, tokens[0], given | {"endpoint": "http://192.168.1.1/"}) == (
            400,
            "bad-endpoint",
        )
        evening, host = await table(house, people=4, hours=0)
        assert await refusal(house, evening, host[0], given) == (403, "forbidden")
    async with open_house(tmp_path, QUIET) as house:
        assert (await house.get("/server")).json()["push"] is None
        assert await refusal(house, path, tokens[0], given) == (409, "no-push")


# -- where nothing is sent ---------------------------------------------------------------------------------------------

PRIVATE = (
    "127.0.0.1", "10.0.0.1", "172.16.3.4", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
    "240.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::3", "ff02::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1", "2002:7f00:1::", "2002:c0a8:1::1",
    "64:ff9b:1::7f00:1", "fec0::1", "::7f00:1", "::10.0.0.1", "::ffff:0:10.0.0.1", "3fff::1", "5f00::1", "4000::1",
    "e000::1", "192.0.0.8", "192.88.99.1", "2001:20::1",
)  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_a_private_address_is_refused_however_it_is_written(address: str) -> None:
    assert not is_open(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700:4700::1111", "64:ff9b::808:808"])
def test_the_open_internet_is_open(address: str) -> None:
    assert is_open(address)
    assert not is_open(address, loopback=True)


class Resolver:
    """What names mean, changed between two looks."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.means: dict[str, list[str]] = {}
        self.asked: list[str] = []
        patch.setattr(asyncio.get_running_loop(), "getaddrinfo", self, raising=False)

    async def __call__(self, host: str, port: int, **more: Any) -> list[Any]:
        self.asked.append(host)
        if host not in self.means:
            raise socket.gaierror("unknown")
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in self.means[host]]


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://inside.example/x",
        "https://both.example/x",
        "https://unknown.example/x",
        "https://push.example:8443/x",
        "https://me@push.example/x",
        "http://push.example/x",
        "https:///x",
        "https://push.example:port/x",
        "https://[::1/x",
        "file:///etc/passwd",
        "https://пуш.example/x",
        "https://push.example/x\r\nHost: inside.example",
        "https://push.example/x y",
        "",
    ],
)
async def test_what_is_no_push_service_is_refused(endpoint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    names = Resolver(monkeypatch)
    names.means = {"push.example": ["8.8.8.8"], "inside.example": ["10.0.0.1"], "both.example": ["8.8.8.8", "10.0.0.1"]}
    await check_endpoint("https://push.example/x")
    with pytest.raises(BadEndpoint) as refused:
        await check_endpoint(endpoint)
    assert str(refused.value).endswith(".")
    assert (await find("push.example", 443)) == ["8.8.8.8"]


async def test_a_name_that_means_another_address_by_now_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is looked at again when something is sent, and what was looked at is what is connected to."""
    names = Resolver(monkeypatch)
    names.means = {"turning.example": ["8.8.8.8"]}
    await check_endpoint("https://turning.example/x")
    names.means = {"turning.example": ["127.0.0.1"]}
    with pytest.raises(BadEndpoint):
        await guarded(loopback=False).connect_tcp("turning.example", 443)
    connected: list[tuple[str, int]] = []
    backend = guarded(loopback=False)

    class Real:
        async def connect_tcp(self, host: str, port: int, *args: Any, **more: Any) -> str:
            connected.append((host, port))
            return "a stream"

    backend._real = Real()
    names.means = {"turning.example": ["8.8.8.8"]}
    assert await backend.connect_tcp("turning.example", 443) == "a stream"
    assert connected == [("8.8.8.8", 443)], "never the name: it might mean something else in a moment"
    with pytest.raises(BadEndpoint):
        await backend.connect_unix_socket("/run/postgresql")


# -- keys and words ----------------------------------------------------------------------------------------------------


def test_keys() -> None:
    assert public_key(SECRET) == PUBLIC
    assert len(PUBLIC) == 87
    assert push_of("", "") is None
    assert push_of(SECRET, "host@table.example") == Push(SECRET, "mailto:host@table.example")
    assert push_of(SECRET, "", "https://table.example") == Push(SECRET, "https://table.example")
    for key, contact in (
        ("no key", "a@b.example"),
        (SECRET[:-3], "a@b.example"),
        ("Ä", "a@b.example"),
        (SECRET, ""),
        (SECRET, "http://x.example"),
    ):
        with pytest.raises(BadKey) as refused:
            push_of(key, contact)
        assert str(refused.value).endswith(".")
        assert SECRET not in str(refused.value)


def test_a_call_is_as_long_in_every_language() -> None:
    assert {len(content("abcdefgh", lang)) for lang in ("en", "zh-CN", "xx")} == {SIZE}
