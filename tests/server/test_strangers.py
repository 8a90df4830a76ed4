"""Strangers: what players report, whom operators keep out, what they close, and how much one address may take."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from duskbell.server.operating import forget
from duskbell.server.room.listing import fair
from duskbell.server.running.settings import Limits, Settings, Tempo
from tests.server import house as house_module
from tests.server import postgres
from tests.server.house import QUIET, House, open_house
from tests.server.test_rematch import over
from tests.server.test_seating import did, fault

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


# -- reports ---------------------------------------------------------------------------------------------------------


async def test_a_report_is_kept_with_whom_it_is_about(tmp_path: Path, database: str) -> None:
    async with open_house(tmp_path, QUIET, url=database) as house:
        room = await house.create(6)
        path, guest = f"/rooms/{room['room']}/report", (await did(house, "/guest"))["token"]
        await did(house, f"/rooms/{room['room']}/join", {"name": "Rude", "guest": guest})
        await did(house, path, {"sort": "talk", "seat": 1, "words": "  swears "}, room["token"])
        await did(house, path, {"sort": "other"}, room["token"])
        for body, token, refused in (
            ({"sort": "talk", "seat": 4}, room["token"], (409, "seat-empty")),
            ({"sort": "talk", "seat": 1}, "nobody's", (401, "unauthorized")),
            ({"sort": "boring"}, room["token"], (400, "bad-message")),
            ({"sort": "talk", "words": "x" * 501}, room["token"], (400, "bad-message")),
        ):
            assert await fault(house, path, body, token) == refused
        assert house.app is not None
        table, person = sorted(
            await house.app.state.store.reports.listed(answered=False, most=10), key=lambda r: r.seat is not None
        )
        assert (person.room, person.seat, person.sort, person.words) == (room["room"], 1, "talk", "swears")
        assert (person.about.name, bool(person.about.guest), person.about.address) == ("Rude", True, "127.0.0.1")
        assert (table.seat, table.about.name) == (None, "")


async def test_reports_of_one_seat_have_a_measure_from_wherever_they_come(tmp_path: Path, database: str) -> None:
    async with open_house(tmp_path, few(reports=(2, 0.001)), url=database) as house:
        room = await house.create(6)
        ann, bo = room["token"], (await did(house, f"/rooms/{room['room']}/join", {"name": "Bo"}))["token"]

        async def report(n: int, token: str) -> int:
            headers = {"x-forwarded-for": f"203.0.113.{n}", "authorization": f"Bearer {token}"}
            told = {"sort": "talk"}
            return (await house.http.post(f"/rooms/{room['room']}/report", json=told, headers=headers)).status_code

        assert [await report(n, ann) for n in range(3)] == [201, 201, 429]
        assert await report(4, bo) == 201, "others are heard"
        key = (await did(house, "/guest"))["token"]
        cy = (await did(house, f"/rooms/{room['room']}/join", {"name": "Cy", "seat": 3, "guest": key}))["token"]
        assert [await report(n, (cy, key)[n % 2]) for n in (5, 6, 7)] == [201, 201, 429], "by whichever token"
        await did(house, f"/rooms/{room['room']}/leave", None, bo)
        bo = (await did(house, f"/rooms/{room['room']}/join", {"name": "Bo", "seat": 1}))["token"]
        assert [await report(n, bo) for n in (8, 9)] == [201, 429], "nor by getting up in between"


OLD = ("::203.0.113.7", "::ffff:0:203.0.113.7", "::203.0.113.7/64", "64:ff9b::203.0.113.7", "::1")
"""Addresses of the older kind as they are seldom written: of the newer they are nobody's."""


async def test_reports_have_a_measure(tmp_path: Path) -> None:
    few = Settings(Tempo.of(0), Limits(reports=(1, 0.001)))
    async with open_house(tmp_path, few) as house:
        room = await house.create(6)
        path = f"/rooms/{room['room']}/report"
        await did(house, path, {"sort": "other"}, room["token"])
        assert await fault(house, path, {"sort": "other"}, room["token"]) == (429, "too-fast")


# -- operators -------------------------------------------------------------------------------------------------------

KEY = "what-only-operators-know"
WALL = [1_800_000_000.0]
GUARDED = msgspec.structs.replace(QUIET, operator_token=KEY, wall=lambda: WALL[0])
ROUTES = (
    ("GET", "day"), ("GET", "reports"), ("POST", "reports/x"), ("GET", "rooms/{}"), ("POST", "rooms/{}/close"),
    ("POST", "rooms/{}/unlist"), ("GET", "bans"), ("POST", "bans"), ("DELETE", "bans/x"), ("GET", "log"),
)  # fmt: skip


async def operate(house: House, method: str, path: str, body: Any = None, token: str = KEY) -> Any:
    """What an operator's request comes to; the status alone where it says nothing."""
    headers = {"authorization": f"Bearer {token}"}
    answer = await house.http.request(method, f"/operator/{path}", json=body, headers=headers)
    return answer.json() if answer.content else answer.status_code


async def test_nobody_but_an_operator_finds_anything(tmp_path: Path) -> None:
    for settings in (GUARDED, QUIET):
        async with open_house(tmp_path, settings) as house:
            room = await house.create(6)
            for token in ("x", "wrong", room["token"]) if settings is GUARDED else ("x", KEY):
                for method, path in ROUTES:
                    told = await operate(
                        house, method, path.format(room["room"]), None if method == "GET" else {}, token
                    )
                    assert told["error"]["key"] in ("not-found", "too-fast"), (path, told)
            tried = [(await operate(house, "GET", "day", token=f"{n}"))["error"]["key"] for n in range(12)]
            assert settings is QUIET or tried[-1] == "too-fast", "whoever guesses is slowed down"
            assert (await house.get(f"/rooms/{room['room']}")).status_code == 200


async def test_an_operator_looks_by_any_eyes_and_the_log_has_it(tmp_path: Path, database: str) -> None:
    async with open_house(tmp_path, GUARDED, url=database) as house:
        room = await house.create(6)
        lobby = await operate(house, "GET", f"rooms/{room['room']}")
        assert (lobby["status"], lobby["maker"], lobby["chairs"][0]["came_from"]) == ("lobby", "127.0.0.1", "127.0.0.1")
        await house.fill(room, people=5)
        all_ = await operate(house, "GET", f"rooms/{room['room']}?as=moderator&lang=zh-CN")
        mine = await operate(house, "GET", f"rooms/{room['room']}?as=0")
        public = await operate(house, "GET", f"rooms/{room['room']}?as=public")
        assert all(chair["role"] for chair in all_["chairs"])
        assert mine["chairs"][0]["role"]
        assert not any(chair["role"] for chair in public["chairs"])
        assert len(public["told"]) < len(all_["told"])
        assert (await operate(house, "GET", f"rooms/{room['room']}?as=9"))["error"]["key"] == "no-seat"
        log = await operate(house, "GET", "log")
        looks = [(line["about"], line["how"]) for line in log if line["deed"] == "look"]
        assert looks == [(room["room"], f"as {eyes}") for eyes in ("9", "public", "0", "moderator", "public")]
        assert log[0]["origin"] == "127.0.0.1"


async def test_an_operator_closes_a_room(tmp_path: Path, database: str) -> None:
    async with open_house(tmp_path, GUARDED, url=database) as house:
        room = await house.create(6, listed=True)
        person = await house.sit(room["room"], room["token"])
        await person.next()
        assert len((await house.get("/rooms")).json()) == 1
        assert await operate(house, "POST", f"rooms/{room['room']}/unlist", {}) == 204
        assert (await house.get("/rooms")).json() == [], "it goes on unseen"
        assert await operate(house, "POST", f"rooms/{room['room']}/close", {"why": "spam"}) == 204
        assert await person.closed() == 1012
        back = await house.knock(room["room"])
        refused = await back.refused({"type": "hello", "token": room["token"], "since": 0}, "hello")
        assert refused["key"] == "closed"
        assert (await operate(house, "GET", f"rooms/{room['room']}"))["closed"] == "spam"
        assert (await operate(house, "POST", "rooms/abcdefgh/close", {}))["error"]["key"] == "no-room"
        assert [x["deed"] for x in await operate(house, "GET", "log")] == ["look", "close", "unlist"]


async def test_what_is_off_the_list_stays_off_it_in_the_next_table(tmp_path: Path, database: str) -> None:
    async with open_house(tmp_path, GUARDED, url=database) as house:
        path, tokens, _ = await over(house, listed=True)
        room = path.rpartition("/")[2]
        assert await operate(house, "POST", f"rooms/{room}/unlist", {}) == 204
        again = (await did(house, f"{path}/rematch", {}, tokens[0]))["room"]
        await (await house.sit(again, tokens[0])).next()
        assert (await operate(house, "GET", f"rooms/{again}"))["unlisted"] is True
        assert (await house.get("/rooms")).json() == []
        assert await operate(house, "POST", f"rooms/{again}/unlist", {"unlisted": False}) == 204
        assert [listed["room"] for listed in (await house.get("/rooms")).json()] == [again]


async def test_an_operator_answers_reports_and_reads_the_numbers(tmp_path: Path) -> None:
    async with open_house(tmp_path, GUARDED) as house:
        room = await house.create(6)
        await did(house, f"/rooms/{room['room']}/report", {"sort": "name", "seat": 0, "words": "hm"}, room["token"])
        (report,) = await operate(house, "GET", "reports")
        assert (report["about"]["name"], report["about"]["address"], report["made"]) == ("Ann", "127.0.0.1", WALL[0])
        day = await operate(house, "GET", "day")
        assert (day["numbers"]["reports"], day["numbers"]["reports_open"], day["now"]["rooms"]) == (1, 1, 1)
        assert await operate(house, "POST", f"reports/{report['id']}", {"answer": "spoken to"}) == 204
        assert await operate(house, "GET", "reports") == []
        (answered,) = await operate(house, "GET", "reports?answered=true")
        assert answered["answer"] == "spoken to"
        before = await operate(house, "GET", "log")
        for method, path, body, key in (
            ("POST", "reports/nothing", {"answer": "x"}, "not-found"),
            ("DELETE", "bans/nothing", None, "not-found"),
            ("POST", "rooms/zzzzzzzz/close", {"why": "x"}, "no-room"),
            ("POST", "rooms/zzzzzzzz/unlist", {}, "no-room"),
            ("GET", "rooms/zzzzzzzz", None, "no-room"),
            ("POST", "bans", {"sort": "guest", "who": "x"}, "bad-message"),
        ):
            assert (await operate(house, method, path, body))["error"]["key"] == key, path
        assert await operate(house, "GET", "log") == before, "what was refused was not done"


async def test_nobody_is_sent_back_to_a_table_that_was_closed(tmp_path: Path) -> None:
    async with open_house(tmp_path, GUARDED) as house:
        guest = (await did(house, "/guest"))["token"]
        mine = [await house.create(6, guest=guest) for _ in range(2)]
        assert await operate(house, "POST", f"rooms/{mine[0]['room']}/close", {"why": "spam"}) == 204
        assert [t["room"] for t in (await house.get("/guest", guest)).json()["tables"]] == [mine[1]["room"]]


# -- bans ------------------------------------------------------------------------------------------------------------


async def test_an_identity_is_kept_out_for_a_time(tmp_path: Path, database: str) -> None:
    async with open_house(tmp_path, GUARDED, url=database) as house:
        room, guest = await house.create(6), (await did(house, "/guest"))["token"]
        seat = await did(house, f"/rooms/{room['room']}/join", {"name": "Rude", "guest": guest})
        person = await house.sit(room["room"], seat["token"])
        await person.next()
        who = (await operate(house, "GET", f"rooms/{room['room']}"))["chairs"][1]["guest"]
        ban = await operate(house, "POST", "bans", {"sort": "guest", "who": who, "hours": 2, "why": "swears"})
        assert await person.closed() == 1012, "at once"
        for token in (seat["token"], guest):
            back = await house.knock(room["room"])
            assert (await back.refused({"type": "hello", "token": token, "since": 0}, "hello"))["key"] == "banned"
        answer = await house.post("/rooms", {"game": "mafia", "players": 6, "name": "Bo", "guest": guest})
        assert (answer.status_code, answer.json()["error"]["key"]) == (403, "banned")
        assert int(answer.headers["retry-after"]) == 7_200, "and hears when to come again"
        assert (await house.sit(room["room"], room["token"])).socket is not None, "others are not touched"
        assert [b["id"] for b in await operate(house, "GET", "bans")] == [ban["id"]]
        WALL[0] += 7_201
        assert (await house.get("/guest", guest)).status_code == 200, "until it has ended"
        assert await operate(house, "GET", "bans") == []


async def test_a_range_of_addresses_is_kept_out(tmp_path: Path) -> None:
    behind = msgspec.structs.replace(GUARDED, behind_proxy=True)
    async with open_house(tmp_path, behind) as house:

        async def calls(address: str, path: str = "/api/games") -> int:
            at = f"http://127.0.0.1:{house.port}{path}"
            return (await house.http.get(at, headers={"x-forwarded-for": address})).status_code

        ban = await operate(house, "POST", "bans", {"sort": "address", "who": "203.0.113.9/24"})
        assert ban["who"] == "203.0.113.0/24"
        assert [await calls(f"203.0.113.{n}") for n in (0, 77, 255)] == [403, 403, 403]
        assert await calls("::ffff:203.0.113.1") == 403
        assert await calls("203.0.114.1") == 200
        assert await calls("203.0.113.1", "/mcp") == 403
        assert await operate(house, "POST", "bans", {"sort": "address", "who": "2001:db8::1"}) != {}
        assert (await calls("2001:db8::ffff"), await calls("2001:db8:0:1::1")) == (403, 200), "a household of IPv6"
        narrow = await operate(house, "POST", "bans", {"sort": "address", "who": "2001:db8:5:5:1::/80"})
        assert narrow["who"] == "2001:db8:5:5::/64", "and never less of it"
        mapped = await operate(house, "POST", "bans", {"sort": "address", "who": "::ffff:198.51.100.7"})
        assert mapped["who"] == "198.51.100.7/32", "as proxies write it"
        assert (await calls("198.51.100.7"), await calls("::ffff:198.51.100.8")) == (403, 200)
        assert [await calls("203.0.113.1", f"/api/{asked}") for asked in ("live", "ready", "health")] == [200] * 3, (
            "a balancer in such a network is answered"
        )
        for who in ("0.0.0.0/0", "::/0", "nowhere", "203.0.113.0/33", "", "::ffff:203.0.113.7/64", *OLD):
            told = await operate(house, "POST", "bans", {"sort": "address", "who": who})
            assert told["error"]["key"] == "bad-message", who
        log = [line["about"] for line in await operate(house, "GET", "log") if line["deed"] == "ban"]
        done = ["198.51.100.7/32", "2001:db8:5:5::/64", "2001:db8::/64", "203.0.113.0/24"]
        assert log == [f"address {who}" for who in done], "what was done"
        assert await operate(house, "DELETE", f"bans/{ban['id']}") == 204
        assert await calls("203.0.113.77") == 200


async def test_what_is_old_is_forgotten(tmp_path: Path) -> None:
    async with open_house(tmp_path, GUARDED) as house:
        room = await house.create(6)
        await operate(house, "POST", "bans", {"sort": "guest", "who": "0" * 32})
        assert house.app is not None
        store = house.app.state.store
        WALL[0] += 40 * 86_400
        await forget(store, 30)
        assert await operate(house, "GET", "log") == []
        assert (await operate(house, "GET", f"rooms/{room['room']}"))["maker"] == ""


# -- how much one may take -------------------------------------------------------------------------------------------


def test_the_public_list_is_shared() -> None:
    flood = [(f"f{n}", "eve") for n in range(40)]
    others = [(f"o{n}", f"p{n}") for n in range(3)]
    assert fair([*flood, *others], 50, 6) == [*[f"f{n}" for n in range(6)], "o0", "o1", "o2"]
    assert fair([*flood, *others], 5, 6) == ["f0", "f1", "o0", "o1", "o2"], "everybody's first, then the second"
    assert fair([("a", ""), ("b", ""), ("c", "")], 2, 1) == ["a", "b"], "who is not known is nobody else's share"


async def test_a_flood_leaves_others_on_the_list(tmp_path: Path, database: str) -> None:
    behind = msgspec.structs.replace(QUIET, behind_proxy=True)
    wish = {"game": "mafia", "players": 6, "name": "Ann", "listed": True}
    async with open_house(tmp_path, behind, url=database) as house:

        async def makes(address: str) -> str:
            made = await house.http.post("/rooms", json=wish, headers={"x-forwarded-for": address})
            assert made.status_code == 201, made.text
            room = str(made.json()["room"])
            await (await house.sit(room, made.json()["token"])).next()
            return room

        first = await makes("203.0.113.1")
        flood = [await makes("203.0.113.66") for _ in range(8)]
        listed = [room["room"] for room in (await house.get("/rooms")).json()]
        assert set(listed) == {first, *flood[2:]}


def few(**limits: Any) -> Settings:
    """A server behind a proxy with these limits."""
    return Settings(QUIET.tempo, msgspec.structs.replace(QUIET.limits, **limits), retry=0, behind_proxy=True)


async def test_who_sits_in_a_lobby_already_hears_that(tmp_path: Path) -> None:
    """And not that they sit in as many as they may."""
    async with open_house(tmp_path, few(guest_lobbies=1)) as house:
        guest = (await did(house, "/guest"))["token"]
        path = f"/rooms/{(await house.create(6))['room']}"
        house.http.headers["x-forwarded-for"] = "203.0.113.5"
        await did(house, f"{path}/join", {"name": "Bo", "guest": guest})
        again = await house.post(f"{path}/join", {"name": "Bo", "guest": guest})
        assert again.status_code == 403
        assert "you sit at this table already" in again.json()["error"]["message"]


async def test_nobody_sits_in_everybodys_lobby(tmp_path: Path, database: str) -> None:
    async with open_house(tmp_path, few(lobby_seats=3, guest_lobbies=2), url=database) as house:

        async def asks(address: str, path: str, body: Any) -> tuple[int, Any, str]:
            answer = await house.http.post(path, json=body, headers={"x-forwarded-for": address})
            return answer.status_code, answer.json(), answer.headers.get("retry-after", "")

        wish = {"game": "mafia", "players": 6, "name": "Ann"}
        rooms = [(await asks(f"203.0.113.{n}", "/rooms", wish))[1]["room"] for n in range(3)]
        taken = [(await asks("198.51.100.1", f"/rooms/{r}/join", {"name": "Eve"}))[0] for r in (*rooms, rooms[0])]
        assert taken == [201, 201, 201, 429]
        status, told, wait = await asks("198.51.100.1", f"/rooms/{rooms[1]}/join", {"name": "Eve"})
        assert (status, told["error"]["key"], wait) == (429, "too-fast", "60"), "and hears when to come again"
        own = (await asks("198.51.100.1", "/rooms", wish))[1]["room"]
        assert [(await asks("198.51.100.1", f"/rooms/{own}/join", {"name": "Bo"}))[0] for _ in range(4)] == [201] * 4
        guest = (await asks("198.51.100.7", "/guest", None))[1]["token"]
        sits = [
            (await asks(f"198.51.100.{n}", f"/rooms/{r}/join", {"name": "Moe", "guest": guest}))[0]
            for n, r in enumerate(rooms, 20)
        ]
        assert sits == [201, 201, 429], "nor one person, from wherever"


async def test_nor_by_seats_that_others_hand_on(tmp_path: Path, database: str) -> None:
    async with open_house(tmp_path, few(lobby_seats=2, guest_lobbies=1), url=database) as house:

        async def asks(address: str, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
            headers = {"x-forwarded-for": address} | ({"authorization": f"Bearer {token}"} if token else {})
            answer = await house.http.post(path, json=body, headers=headers)
            return answer.status_code, answer.json()

        wish = {"game": "mafia", "players": 6, "name": "Ann"}
        rooms = [(await asks(f"203.0.113.{n}", "/rooms", wish))[1]["room"] for n in range(3)]
        guest = (await asks("198.51.100.40", "/guest"))[1]["token"]

        async def handed(n: int, address: str, guest: str | None = None) -> int:
            theirs, room = f"192.0.2.{n}", f"/rooms/{rooms[n]}"
            _, sat = await asks(theirs, f"{room}/join", {"name": "Ed"})
            _, invited = await asks(theirs, f"{room}/substitute", {"seat": sat["seat"]}, sat["token"])
            told = {"invite": invited["invite"], "name": "Eve"} | ({"guest": guest} if guest else {})
            return (await asks(address, f"{room}/claim", told))[0]

        assert [await handed(n, "198.51.100.1") for n in range(3)] == [201, 201, 429], "of one address"
        assert [await handed(n, f"198.51.100.{50 + n}", guest) for n in range(2)] == [201, 429], "of one identity"


async def test_who_asks_for_all_at_once_holds_no_more_seats_of_lobbies(tmp_path: Path, database: str) -> None:
    """What is looked up and then taken is so by one after the other."""
    async with open_house(tmp_path, few(lobby_seats=4, guest_lobbies=2), url=database) as house:

        async def join(room: str, address: str, guest: str | None = None) -> int:
            told = {"name": "Eve"} | ({"guest": guest} if guest else {})
            headers = {"x-forwarded-for": address}
            return (await house.http.post(f"/rooms/{room}/join", json=told, headers=headers)).status_code

        async def opened(n: int) -> str:
            wish = {"game": "mafia", "players": 8, "name": "Ann"}
            made = await house.http.post("/rooms", json=wish, headers={"x-forwarded-for": f"203.0.113.{n}"})
            return str(made.json()["room"])

        rooms = [await opened(n) for n in range(8)]
        taken = await asyncio.gather(*[join(room, "198.51.100.1") for room in rooms])
        assert sorted(taken) == [201] * 4 + [429] * 4
        guest = (await did(house, "/guest"))["token"]
        taken = await asyncio.gather(*[join(r, f"198.51.100.{n}", guest) for n, r in enumerate(rooms, 20)])
        assert sorted(taken) == [201] * 2 + [429] * 6, "nor one person from many addresses"


async def test_a_listed_lobby_keeps_no_seat_for_nobody(tmp_path: Path) -> None:
    async with open_house(tmp_path, few(lobby_away=0.05)) as house:
        for listed in (True, False):
            room = await house.create(6, listed=listed)
            host = await house.sit(room["room"], room["token"])
            await host.next()
            gone = await did(house, f"/rooms/{room['room']}/join", {"name": "Gone"})
            if listed:
                while "Gone" not in [seat["name"] for m in host.heard for seat in m.get("room", {}).get("seats", [])]:
                    await host.next()
                await host.until(lambda s: s["room"]["seats"][1]["kind"] == "empty")
                back = await house.knock(room["room"])
                refused = await back.refused({"type": "hello", "token": gone["token"], "since": 0}, "hello")
                assert refused["key"] == "unauthorized"
            else:
                state = await host.until(lambda s: s["room"]["seats"][1]["kind"] == "person")
                assert state["room"]["listed"] is False, "who has the code is no stranger"


async def test_a_seat_has_so_many_connections_and_a_table_so_many_who_watch(tmp_path: Path) -> None:
    async with open_house(tmp_path, few(seat_sockets=2, watchers=1)) as house:
        room = await house.create(6)
        first, *_ = [await house.sit(room["room"], room["token"]) for _ in range(3)]
        assert await first.closed() == 4429, "the oldest goes: it may be dead and nobody has noticed"
        watcher = await house.sit(room["room"], None)
        await watcher.next()
        more = await house.knock(room["room"])
        assert (await more.refused({"type": "hello", "token": None, "since": 0}, "hello"))["key"] == "too-fast"
        assert await more.closed() == 4429


async def test_a_server_is_full_and_says_when_to_come_again(tmp_path: Path) -> None:
    wish = {"game": "mafia", "players": 6, "name": "Ann"}
    async with open_house(tmp_path, few(rooms=2, address_rooms=1)) as house:
        made = [
            await house.http.post("/rooms", json=wish, headers={"x-forwarded-for": f"203.0.113.{n}"})
            for n in (1, 1, 2, 3)
        ]
        keys = [m.json().get("error", {}).get("key") for m in made]
        assert keys == [None, "too-fast", None, "full"]
        assert [m.headers.get("retry-after") for m in made] == [None, "60", None, "30"]
    async with open_house(tmp_path, few(all_sockets=1)) as house:
        room = await house.create(6)
        await (await house.sit(room["room"], room["token"])).next()
        assert await (await house.knock(room["room"])).closed() == 4429


async def test_a_record_has_a_length(tmp_path: Path) -> None:
    async with open_house(tmp_path, few(lines=1)) as house:
        room = await house.create(6)
        tokens = await house.fill(room, people=5)
        people = [await house.sit(room["room"], token) for token in tokens]
        for person in people:
            await person.until(lambda s: s["view"])
        asked = [person for person in people if person.state["ask"]]
        assert (await asked[0].answer(asked[0].state["ask"]["options"][0]))["error"]["key"] == "said-enough"
        await people[0].send({"type": "rule", "ruling": {"kind": "end", "reason": "full"}})
        assert (await people[0].reply("rule"))["type"] == "ok", "it can still be ended"


@pytest.mark.store
async def test_making_rooms_is_measured_over_all_nodes(tmp_path: Path) -> None:
    url = await postgres.database()
    house_module.SHARED.add(house_module.named(url))
    async with open_house(tmp_path, few(new_rooms=(3, 0.001)), url=url) as house:
        assert house.other is not None
        wish = {"game": "mafia", "players": 6, "name": "Ann"}
        made = [await (house, house.other)[n % 2].post("/rooms", wish) for n in range(5)]
        assert [m.status_code for m in made] == [201, 201, 201, 429, 429]
        assert int(made[-1].headers["retry-after"]) > 60
        assert [(await at.post("/guest")).status_code for at in (house, house.other)] == [201, 201], "each its own"
