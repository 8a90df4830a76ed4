"""The HTTP contract, route by route (docs/protocol.md)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import duskbell
from duskbell.kernel import Record
from duskbell.proof import prove
from duskbell.server.running.settings import Limits, Settings, Tempo
from tests.server.house import FAST, QUIET, House, open_house

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def fault(
    house: House, path: str, body: Any = None, token: str | None = None, *, get: bool = False
) -> tuple[int, str]:
    """Status and key of a refusal, which must be one sentence."""
    answer = await (house.get(path, token) if get else house.post(path, body, token))
    error = answer.json()["error"]
    assert set(error) == {"key", "message"}
    assert error["message"].endswith(".")
    assert len(error["message"]) < 400
    return answer.status_code, error["key"]


async def test_games_are_what_the_command_line_lists(tmp_path: Path) -> None:
    from duskbell.catalog import games

    async with open_house(tmp_path) as house:
        answer = await house.get("/games")
        assert answer.json() == json.loads(json.dumps(games()))
        assert answer.headers["cache-control"] == "no-store"


async def test_the_public_room(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room = await house.create(5, options={"angels": 0})
        assert set(room) == {"room", "token", "seat", "join_path"}
        assert room["seat"] == 0
        assert room["join_path"] == f"/r/{room['room']}"
        seen = (await house.get(f"/rooms/{room['room']}")).json()
        assert set(seen) == {
            "room", "game", "players", "options", "status", "moderator", "seeded", "host", "speed", "decoys", "delay",
            "listed", "patience", "hours", "quiet", "zone", "insight",
            "watchers", "next", "cup", "remarks", "chair", "vacant", "law", "seats",
        }  # fmt: skip
        assert seen["options"]["angels"] == 0
        assert (seen["status"], seen["moderator"], seen["seeded"], seen["host"]) == ("lobby", "auto", False, 0)
        assert (seen["speed"], seen["decoys"], seen["delay"], seen["listed"]) == ("normal", False, 0, False)
        assert (seen["watchers"], seen["next"]) == (0, None)
        nobody = {
            "online": False,
            "ready": False,
            "stand_in": False,
            "face": "",
            "instead": "",
            "unnamed": False,
            "muted": False,
        }
        assert seen["seats"][0] == {"seat": 0, "name": "Ann", "kind": "person", **nobody}
        assert seen["seats"][4] == {"seat": 4, "name": "", "kind": "empty", **nobody}
        assert (await house.get(f"/rooms/{room['room'].upper()}")).status_code == 200


async def test_a_chosen_seed_is_marked_and_deals_the_same(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room = await house.create(7, seed=7)
        await house.fill(room)
        assert (await house.get(f"/rooms/{room['room']}")).json()["seeded"] is True
        mine = (await house.get(f"/rooms/{room['room']}/view", room["token"])).json()["view"]["seats"][0]["role"]
        role = duskbell.start("mafia", 7, seed=7).table.seats[0].role
        assert role is not None
        assert mine == role.id


async def test_a_secret_seed_is_secret(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        commitments = set()
        for _ in range(3):
            room = await house.create(5)
            await house.fill(room)
            state = (await house.get(f"/rooms/{room['room']}/view", room["token"])).json()
            commitments.add(state["events"][0]["digest"])
        assert len(commitments) == 3


async def test_people_sit_down(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room = await house.create(5)
        path = f"/rooms/{room['room']}"
        joined = await house.post(f"{path}/join", {"name": "  Ann "})
        assert joined.status_code == 201
        assert joined.json()["seat"] == 1
        assert (await house.post(f"{path}/join", {"name": "王芳", "seat": 4})).json()["seat"] == 4
        assert await fault(house, f"{path}/join", {"name": "Bo", "seat": 4}) == (409, "seat-taken")
        assert await fault(house, f"{path}/join", {"name": "Bo", "seat": 5}) == (400, "no-seat")
        assert await fault(house, f"{path}/join", {"name": "Bo", "seat": -2}) == (400, "bad-message")
        assert await fault(house, f"{path}/join", {"name": "a\u0000b"}) == (400, "bad-message")
        for name in ("", "   ", "x" * 25, "a\u202eb", "3号", "Admin"):
            assert await fault(house, f"{path}/join", {"name": name}) == (400, "bad-name")
        names = [s["name"] for s in (await house.get(path)).json()["seats"]]
        assert names == ["Ann", "Ann 2", "", "", "王芳"], "two people of one name are told apart"
        for _ in range(2):
            assert (await house.post(f"{path}/join", {"name": "Bo"})).status_code == 201
        assert await fault(house, f"{path}/join", {"name": "Bo"}) == (409, "seat-taken")


async def test_only_the_host_lets_bots_in_and_starts(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room, other = await house.create(5), await house.create(5)
        path = f"/rooms/{room['room']}"
        guest = (await house.post(f"{path}/join", {"name": "Bo"})).json()["token"]
        for what, body in (("bots", {"kind": "plain"}), ("start", None)):
            assert await fault(house, f"{path}/{what}", body) == (401, "unauthorized")
            assert await fault(house, f"{path}/{what}", body, "wrong") == (401, "unauthorized")
            assert await fault(house, f"{path}/{what}", body, other["token"]) == (401, "unauthorized")
            assert await fault(house, f"{path}/{what}", body, guest) == (403, "forbidden")
        assert await fault(house, f"{path}/start", token=room["token"]) == (409, "seats-empty")
        assert await fault(house, f"{path}/bots", {"kind": "genius"}, room["token"]) == (400, "bad-bot")
        assert await fault(house, f"{path}/bots", {"kind": "plain", "seat": 1}, room["token"]) == (409, "seat-taken")
        added = await house.post(f"{path}/bots", {"kind": "random", "seat": 3}, room["token"])
        assert (added.status_code, added.json()) == (201, {"seats": [3]})
        assert (await house.post(f"{path}/bots", {"kind": "plain"}, room["token"])).json() == {"seats": [2, 4]}
        started = await house.post(f"{path}/start", token=room["token"])
        assert started.status_code == 201
        assert started.json()["status"] == "playing"
        assert {s["kind"] for s in started.json()["seats"]} == {"person", "bot"}
        assert await fault(house, f"{path}/start", token=room["token"]) == (409, "started")
        assert await fault(house, f"{path}/join", {"name": "Late"}) == (409, "started")
        assert await fault(house, f"{path}/bots", {"kind": "plain"}, room["token"]) == (409, "started")


async def test_the_creator_may_moderate(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create(5, moderator="me")
        assert room["seat"] == "moderator"
        seen = (await house.get(f"/rooms/{room['room']}")).json()
        assert (seen["host"], seen["moderator"]) == ("moderator", "me")
        assert {s["kind"] for s in seen["seats"]} == {"empty"}
        await house.fill(room, people=1)
        state = (await house.get(f"/rooms/{room['room']}/view", room["token"])).json()
        assert state["me"] == "moderator"
        assert all(s["role"] for s in state["view"]["seats"])


async def test_a_view_needs_the_seats_own_token(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create(6)
        path = f"/rooms/{room['room']}/view"
        lobby = (await house.get(path, room["token"])).json()
        assert (lobby["view"], lobby["ask"], lobby["events"], lobby["me"]) == (None, None, [], 0)
        tokens = await house.fill(room, people=2)
        for seat, token in enumerate(tokens):
            state = (await house.get(path, token)).json()
            assert set(state) == {
                "type", "from", "version", "events", "room", "me", "view", "ask", "offers", "channels", "pace",
                "outcome", "waits", "lets", "proxies", "talk",
            }  # fmt: skip
            assert state["waits"] == [], "who is waited for is told to the moderator alone"
            assert (state["type"], state["me"], state["from"]) == ("state", seat, 0)
            assert len(state["events"]) == state["version"]
            assert state["view"]["seats"][seat]["role"]
        assert await fault(house, path, get=True) == (401, "unauthorized")
        assert await fault(house, path, token="x", get=True) == (401, "unauthorized")


async def test_the_record_is_read_when_the_table_is_over(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room = await house.create(5)
        path = f"/rooms/{room['room']}/record"
        assert await fault(house, path, get=True) == (409, "not-over")
        await house.fill(room)
        watcher = await house.sit(room["room"], room["token"])
        await watcher.until(lambda s: s["ask"] is not None or s["outcome"] is not None)
        while watcher.state["outcome"] is None:
            if watcher.state["ask"]:
                await watcher.answer(watcher.state["ask"]["options"][0])
            elif watcher.state["pace"] and 0 not in watcher.state["pace"]["ready"] and _alive(watcher.state, 0):
                await watcher.send({"type": "ready"})
                await watcher.reply("ready")
            else:
                await watcher.next()
        answer = await house.get(path)
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        record = Record.parse(answer.text)
        assert duskbell.rebuild(record).outcome == record.outcome
        assert watcher.events[0]["type"] == "core.committed"
        assert prove(record, watcher.events[0]["digest"]).holds, "the deal was fixed before anybody saw a card"
        assert not prove(record, "0" * 64).holds
        assert (await house.get(f"/rooms/{room['room']}")).json()["status"] == "over"


def _alive(state: dict[str, Any], seat: int) -> bool:
    return bool(state["view"]["seats"][seat]["alive"])


BAD_BODIES: list[tuple[bytes, str]] = [
    (b"", "bad-message"),
    (b"{", "bad-message"),
    (b"[]", "bad-message"),
    (b"null", "bad-message"),
    (b'"mafia"', "bad-message"),
    (b"\xff\xfe", "bad-message"),
    (b"[" * 5000, "bad-message"),
    (b"{}", "bad-message"),
    (b'{"game": "mafia", "players": 6}', "bad-message"),
    (b'{"game": 7, "players": 6, "name": "Ann"}', "bad-message"),
    (b'{"game": "mafia", "players": "many", "name": "Ann"}', "bad-message"),
    (b'{"game": "mafia", "players": "6", "name": "Ann"}', "bad-message"),
    (b'{"game": "mafia", "players": 6.0, "name": "Ann", "delay": "5"}', "bad-message"),
    (b'{"game": "mafia", "players": 6, "name": "Ann", "listed": "yes"}', "bad-message"),
    (b'{"game": "mafia", "players": 6, "name": "Ann", "decoys": 1}', "bad-message"),
    (b'{"game": "mafia", "players": 6, "name": "Ann", "speed": "warp"}', "bad-message"),
    (b'{"game": "mafia", "players": 6, "name": "Ann", "delay": 601}', "bad-message"),
    (b'{"game": "mafia", "players": 6, "name": ["Ann"]}', "bad-message"),
    (b'{"game": "mafia", "players": 6, "name": "A\\ud800n"}', "bad-message"),
    (b'{"game": "mafia", "players": 6, "name": "Ann", "moderator": "you"}', "bad-message"),
    (b'{"game": "mafia", "players": 6, "name": "Ann", "colour": 1}', "bad-message"),
    (b'{"game": "mafia", "players": 6, "name": "Ann", "options": []}', "bad-message"),
    (b'{"game": "mafia", "players": 6, "name": "Ann", "options": {"angels": {}}}', "bad-message"),
    (b'{"game": "mafia", "players": 6, "name": "Ann", "options": {"angel": 1}}', "bad-option"),
    (b'{"game": "mafia", "players": 6, "name": "Ann", "options": {"angels": 7}}', "bad-option"),
    (b'{"game": "mafia", "players": 4, "name": "Ann"}', "bad-table"),
    (b'{"game": "mafia", "players": 99999999999999999999, "name": "Ann"}', "bad-table"),
    (b'{"game": "chess", "players": 6, "name": "Ann"}', "bad-table"),
    (b'{"game": "mafia", "players": 6, "name": "Ann", "seed": ""}', "bad-message"),
    (b'{"game": "mafia", "players": 6, "name": "Ann", "seed": [1]}', "bad-message"),
]


async def test_a_bad_body_gets_one_sentence(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        for body, key in BAD_BODIES:
            answer = await house.http.post("/rooms", content=body, headers={"content-type": "application/json"})
            error = answer.json()["error"]
            assert (answer.status_code, error["key"]) == (400, key), body
            assert error["message"].endswith(".")
            assert "Traceback" not in answer.text


async def test_odd_requests(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        big = await house.http.post("/rooms", content=b"x" * 70_000, headers={"content-type": "application/json"})
        assert (big.status_code, big.json()["error"]["key"]) == (413, "too-large")
        wrong = await house.http.delete("/rooms")
        assert wrong.status_code == 405
        assert sorted(wrong.headers["allow"].split(", ")) == ["GET", "OPTIONS", "POST"]
        assert wrong.json()["error"]["message"].endswith(f"; right would be {wrong.headers['allow']}.")
        assert await fault(house, "/nothing", get=True) == (404, "not-found")
        for code in ("abcdefgh", "x", "a" * 90, "%2e%2e", "'; drop table rooms"):
            assert await fault(house, f"/rooms/{code}", get=True) == (404, "no-room")
            assert await fault(house, f"/rooms/{code}/join", {"name": "Bo"}) == (404, "no-room")
            assert await fault(house, f"/rooms/{code}/view", token="x", get=True) == (404, "no-room")
            assert await fault(house, f"/rooms/{code}/record", get=True) == (404, "no-room")


async def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    slow = Settings(Tempo.of(0), Limits(requests=(5, 0.001), new_rooms=(2, 0.001)))
    async with open_house(tmp_path, slow) as house:
        await house.create()
        await house.create()
        assert await fault(house, "/rooms", {"game": "mafia", "players": 6, "name": "Ann"}) == (429, "too-fast")
        statuses = [(await house.get("/games")).status_code for _ in range(4)]
        assert statuses[-1] == 429


async def test_openapi_tells_every_route(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        schema = (await house.get("/schema/openapi.json")).json()
    rooms = ["", "/{room}"]
    rooms += [
        f"/{{room}}/{what}" for what in ("join", "bots", "set", "move", "face", "kick", "check", "start", "leave")
    ]
    rooms += [
        f"/{{room}}/{what}" for what in ("stand-in", "substitute", "claim", "take-back", "rematch", "players", "report")
    ]
    rooms += [
        f"/{{room}}/{what}" for what in ("view", "notes", "record", "replay", "knowledge", "recap", "moments", "hands")
    ]
    rooms += [
        "/{room}/moments/{count}",
        "/{room}/report",
        "/{room}/gallery",
        "/{room}/gallery/report",
        "/{room}/mute",
        "/{room}/hide",
        "/{room}/host",
        "/{room}/moderate",
        "/{room}/worlds",
        "/{room}/push",
        "/{room}/push/stop",
    ]
    alone = ["games", "server", "health", "live", "ready", "qr", "guest", "guest/renew", "cups", "cups/file"]
    alone += ["scripts/characters", "scripts/check", "guest/people", "guest/people/block", "guest/people/invite"]
    alone += ["guest/invitations", "guest/invitations/decline"]
    alone += ["organiser", "organiser/setup", "organiser/login"]
    cups = ["", "/acts", "/log", "/standings.csv", "/ledger.csv", "/data", "/file", "/enter", "/draw", "/ratings"]
    cups += ["/links", "/links/take-back"]
    told = {f"/api/rooms{r}" for r in rooms} | {f"/api/cups/{{cup}}{c}" for c in cups} | {f"/api/{a}" for a in alone}
    assert set(schema["paths"]) == told
    made = schema["components"]["schemas"]
    assert set(next(v for k, v in made.items() if k.endswith("NewRoom"))["required"]) == {"game", "players", "name"}
    assert "from" in next(v for k, v in made.items() if k.endswith("State"))["properties"]
    assert schema["paths"]["/api/rooms/{room}/view"]["get"]["security"] == [{"seat": []}]


async def test_the_page(tmp_path: Path) -> None:
    async with open_house(tmp_path, FAST) as house:
        missing = await house.http.get(f"http://127.0.0.1:{house.port}/")
        assert missing.status_code == 503
        assert "make page" in missing.text
        page = tmp_path / "page"
        (page / "assets").mkdir(parents=True)
        (tmp_path / "secret.txt").write_text("secret")
        (page / "assets" / "app-1234.js").write_text("let a = 1;" * 100)
        (page / "index.html").write_text("<!doctype html><p>here")
        at = f"http://127.0.0.1:{house.port}"
        for path in ("/", "/r/abcdefgh", "/anything/else", "/..%2fsecret.txt", "/%2e%2e/secret.txt"):
            index = await house.http.get(at + path)
            assert index.text == "<!doctype html><p>here", path
            assert index.headers["cache-control"] == "no-cache"
            assert "frame-ancestors 'none'" in index.headers["content-security-policy"]
            assert index.headers["x-content-type-options"] == "nosniff"
            assert index.headers["referrer-policy"] == "no-referrer"
        asset = await house.http.get(at + "/assets/app-1234.js")
        assert "immutable" in asset.headers["cache-control"]
        assert asset.headers["content-encoding"] == "gzip", "nothing is packed tighter here"
        assert (await house.http.get(at + "/", headers={"if-none-match": index.headers["etag"]})).status_code == 304
        assert (await house.http.get(at + "/assets/gone.js")).status_code == 404
        (page / "assets" / "app-1234.js.br").write_bytes(b"tight")
        (page / "index.html").write_text("<!doctype html><p>here again")
        for takes, coding in (
            ("gzip, deflate, br, zstd", "br"),
            ("GZIP;q=0, br", "br"),
            ("gzip, brotli", "gzip"),
            ("br;q=0, gzip", "gzip"),
            ("identity", ""),
            ("", ""),
        ):
            async with house.http.stream(
                "GET", at + "/assets/app-1234.js", headers={"accept-encoding": takes}
            ) as packed:
                told = b"".join([part async for part in packed.aiter_raw()])
            assert packed.headers.get("content-encoding", "") == coding, takes
            assert packed.headers["vary"] == "accept-encoding"
            assert (told == b"tight") == (coding == "br")
        assert (await house.http.get(at + "/assets/app-1234.js.br")).status_code == 404, "it is no file of its own"
        assert (await house.get("/anything")).status_code == 404
