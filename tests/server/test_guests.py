"""Guests: an identity without a name and password, the tables it has, and what a lost one opens."""

from __future__ import annotations

import asyncio
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from duskbell.server.room.again import again
from duskbell.server.running.settings import Limits, Settings, Tempo
from duskbell.server.store import Change, Stored
from tests.server.house import FAST, QUIET, House, Message, open_house
from tests.server.play import play_on
from tests.server.test_seating import did, fault, visit

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def newcomer(house: House) -> str:
    """A new guest's token."""
    made = await house.post("/guest")
    assert made.status_code == 201
    assert set(made.json()) == {"token"}
    return str(made.json()["token"])


async def tables(house: House, token: str) -> list[Message]:
    answer = await house.get("/guest", token)
    assert answer.status_code == 200, answer.text
    assert set(answer.json()) == {"tables"}
    found: list[Message] = answer.json()["tables"]
    return found


async def refused(house: House, method: str, path: str, token: str | None) -> tuple[int, str]:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    answer = await house.http.request(method, path, headers=headers)
    error = answer.json()["error"]
    assert error["message"].endswith(".")
    return answer.status_code, error["key"]


async def test_a_guest_holds_the_seats_taken_with_it(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        mine = await newcomer(house)
        room = await house.create(6, guest=mine)
        path = f"/rooms/{room['room']}"
        theirs = await newcomer(house)
        bo = await did(house, f"{path}/join", {"name": "Bo", "guest": theirs})
        assert (await house.get(f"{path}/view", mine)).json()["me"] == 0
        assert (await house.get(f"{path}/view", theirs)).json()["me"] == 1
        assert await fault(house, f"{path}/join", {"name": "Bo too", "guest": theirs}) == (403, "forbidden")
        person = await visit(house, path, theirs)
        assert person.state["me"] == 1
        await did(house, f"{path}/bots", {"kind": "plain"}, mine)
        await did(house, f"{path}/start", token=mine)
        await person.until(lambda s: s["view"] is not None)
        assert person.state["view"]["seats"][1]["role"]
        assert (await house.get(f"{path}/view", bo["token"])).json()["me"] == 1, "the seat's own token opens it too"
        stranger = await newcomer(house)
        assert await refused(house, "GET", f"{path}/view", stranger) == (401, "unauthorized")
    async with open_house(tmp_path, QUIET) as house:
        assert (await house.get(f"{path}/view", theirs)).json()["me"] == 1


async def test_the_tables_of_a_guest(tmp_path: Path) -> None:
    async with open_house(tmp_path, FAST) as house:
        mine = await newcomer(house)
        assert await tables(house, mine) == []
        rooms = [await house.create(6, guest=mine), await house.create(5, moderator="me", guest=mine)]
        other = await house.create(7)
        await did(house, f"/rooms/{other['room']}/join", {"name": "Bo", "seat": 4, "guest": mine})
        await house.create(6)
        last, second, first = await tables(house, mine)
        assert {k: v for k, v in last.items() if k != "made"} == {
            "room": other["room"], "game": "mafia", "seat": 4, "name": "Bo", "players": 7, "status": "lobby",
            "role": None, "won": None, "reason": None, "finished": None,
        }  # fmt: skip
        assert (second["room"], second["seat"]) == (rooms[1]["room"], "moderator")
        assert (first["room"], first["seat"], first["name"]) == (rooms[0]["room"], 0, "Ann")
        made = [datetime.fromisoformat(t["made"]) for t in (first, second, last)]
        assert made == sorted(made)
        assert all(m.utcoffset() is not None for m in made)
        await house.fill(rooms[0])
        assert (await tables(house, mine))[2]["status"] in ("playing", "over")
        person = await visit(house, f"/rooms/{rooms[0]['room']}", mine)
        await play_on(person)
        done = (await tables(house, mine))[2]
        assert done["status"] == "over"
        assert done["role"] == person.state["view"]["seats"][0]["role"]
        assert done["won"] is (0 in person.state["outcome"]["winners"])
        assert done["reason"] == person.state["outcome"]["reason"]
    async with open_house(tmp_path, FAST) as house:
        assert (await tables(house, mine))[2] == done


async def test_what_an_undo_takes_back(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        mine, chair = await newcomer(house), await newcomer(house)
        room = await house.create(5, moderator="me", guest=chair, options={"angels": 0})
        path = f"/rooms/{room['room']}"
        await did(house, f"{path}/join", {"name": "Bo", "guest": mine})
        await house.fill(room)
        moderator, bo = await visit(house, path, chair), await visit(house, path, mine)
        await bo.until(lambda s: s["view"] is not None)
        if bo.state["ask"]:
            await bo.answer(bo.state["ask"]["default"])  # who kills anybody might end the table
        await moderator.until(lambda s: s["ask"] is not None or s["view"]["phase"] == "day")
        for ruling, status in (("end", "over"), ("undo", "playing"), ("end", "over")):
            await moderator.send({"type": "rule", "ruling": {"kind": ruling, "reason": "late"}})
            assert (await moderator.reply("rule"))["type"] == "ok"
            (played,), (seen) = await tables(house, mine), (await tables(house, chair))[0]
            assert (played["status"], seen["status"]) == (status, status)
            over = status == "over"
            assert (played["role"] is None, played["won"], played["reason"]) == (
                (False, None, "core.ended-by-referee") if over else (True, None, None)
            )
            assert (seen["role"], seen["won"], seen["reason"]) == (None, None, played["reason"])


async def test_a_wrong_guest_is_refused(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room = await house.create(6)
        path = f"/rooms/{room['room']}"
        invite = (await did(house, f"{path}/substitute", {"seat": 0}, room["token"]))["invite"]
        for wrong in ("x", "", room["token"], "\u0001", "王"):
            body = {"game": "mafia", "players": 6, "name": "Ann", "guest": wrong}
            answer = await house.post("/rooms", body)
            assert (answer.status_code, answer.json()["error"]["key"]) == (401, "no-guest"), wrong
            assert await fault(house, f"{path}/join", {"name": "Bo", "guest": wrong}) == (401, "no-guest")
            claim = {"invite": invite, "name": "Bo", "guest": wrong}
            assert await fault(house, f"{path}/claim", claim) == (401, "no-guest")
        kinds: list[Any] = [7, ["x"], {}, "x" * 201]
        for wrong_kind in kinds:
            assert await fault(house, f"{path}/join", {"name": "Bo", "guest": wrong_kind}) == (400, "bad-message")
        for method, at in (("GET", "/guest"), ("POST", "/guest/renew"), ("DELETE", "/guest")):
            assert await refused(house, method, at, None) == (401, "unauthorized")
            assert await refused(house, method, at, "x") == (401, "no-guest")
            assert await refused(house, method, at, room["token"]) == (401, "no-guest")
        assert (await did(house, f"{path}/claim", {"invite": invite, "name": "Bo", "guest": None}))["seat"] == 0


async def test_a_new_token_voids_the_old_one_everywhere(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        old = await newcomer(house)
        room = await house.create(6, guest=old)
        path = f"/rooms/{room['room']}"
        thief = await visit(house, path, old)
        renewed = await house.post("/guest/renew", token=old)
        assert (renewed.status_code, set(renewed.json())) == (200, {"token"})
        new = renewed.json()["token"]
        assert new != old
        assert await thief.closed() == 1012, "who is there must say again who they are"
        again = await house.knock(room["room"])
        assert (await again.refused({"type": "hello", "token": old, "since": 0}, "hello"))["key"] == "unauthorized"
        assert await refused(house, "GET", "/guest", old) == (401, "no-guest")
        assert await refused(house, "GET", f"{path}/view", old) == (401, "unauthorized")
        assert await fault(house, f"{path}/join", {"name": "Bo", "guest": old}) == (401, "no-guest")
        for token in (new, room["token"]):
            assert (await visit(house, path, token)).state["me"] == 0
        assert [t["room"] for t in await tables(house, new)] == [room["room"]]
    async with open_house(tmp_path, QUIET) as house:
        assert (await house.get(f"{path}/view", new)).json()["me"] == 0
        assert await refused(house, "GET", f"{path}/view", old) == (401, "unauthorized")


async def test_two_who_renew_at_once(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        old = await newcomer(house)
        answers = await asyncio.gather(*(house.post("/guest/renew", token=old) for _ in range(3)))
        tokens = [a.json()["token"] for a in answers if a.status_code == 200]
        assert {a.status_code for a in answers} == {200, 401}
        assert [(await house.get("/guest", token)).status_code for token in tokens] == [200], "nobody keeps a void one"


async def test_a_guest_is_forgotten(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        mine = await newcomer(house)
        room, other = await house.create(6, guest=mine), await house.create(6, guest=mine)
        path = f"/rooms/{room['room']}"
        gone = await house.http.delete("/guest", headers={"Authorization": f"Bearer {mine}"})
        assert (gone.status_code, gone.content) == (204, b"")
        assert await refused(house, "GET", "/guest", mine) == (401, "no-guest")
        assert await refused(house, "DELETE", "/guest", mine) == (401, "no-guest")
        assert await refused(house, "GET", f"{path}/view", mine) == (401, "unauthorized")
        assert (await house.get(f"{path}/view", room["token"])).json()["me"] == 0, "the seat keeps its own token"
        await did(house, f"{path}/move", {"seat": 3}, room["token"])
        assert (await house.get(f"/rooms/{other['room']}")).json()["seats"][0]["name"] == "Ann"
    assert await kept(tmp_path) == [("", 3), ("", 0)] or await kept(tmp_path) == [("", 0), ("", 3)]


async def test_who_is_forgotten_while_they_sit_down_sits_there_by_the_seats_own_token_alone(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        assert house.app is not None
        guests, ann, bo = house.app.state.store.guests, await newcomer(house), await newcomer(house)
        room, find = await house.create(6), guests.find

        async def find_and_forget(token: str) -> str:
            found: str = await find(token)
            await guests.forget(found)
            return found

        guests.find = find_and_forget
        joined = await did(house, f"/rooms/{room['room']}/join", {"name": "Bo", "guest": bo})
        made = await house.create(6, guest=ann)
        guests.find = find
        for path, token in ((room["room"], joined["token"]), (made["room"], made["token"])):
            assert (await house.get(f"/rooms/{path}/view", token)).status_code == 200
    assert {guest for guest, _ in await kept(tmp_path)} == {""}


async def test_a_seat_that_was_handed_on_tells_nothing_of_an_identity_that_is_forgotten(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        assert house.app is not None
        mine = await newcomer(house)
        room, guests = await house.create(6, guest=mine), house.app.state.store.guests
        me = await guests.find(mine)
        seats = house.app.state.rooms.here()[0].roster
        seats._set(replace(seats.at(1), kind="person", former="a" * 64, former_guest=me))
        await did(house, f"/rooms/{room['room']}/check", None, room["token"])
        assert me in await kept(tmp_path, "former_guest")
        await house.http.delete("/guest", headers={"Authorization": f"Bearer {mine}"})
        assert me not in await kept(tmp_path, "former_guest")
        await did(house, f"/rooms/{room['room']}/check", None, room["token"])
        assert seats.at(1).former_guest == ""
        assert seats.at(1).former == "a" * 64, "the seat's own token may take it back"


async def test_a_rematch_knows_nothing_of_who_was_forgotten_while_it_was_opened(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        assert house.app is not None
        store, mine, theirs = house.app.state.store, await newcomer(house), await newcomer(house)
        made = await house.create(6, guest=mine)
        await did(house, f"/rooms/{made['room']}/join", {"name": "Bo", "guest": theirs})
        room = house.app.state.rooms.here()[0]
        await store.guests.forget(await store.guests.find(mine))
        chairs = again(room.roster, 6)
        assert all(c.guest for c in chairs if c.kind == "person"), "the room has not heard of it yet"
        await store.save(Change(room.id, next=Stored("abcdefgh", "mafia", 6, {}, "auto", chairs=chairs)))
        other = await store.guests.find(theirs)
    assert sorted(await kept(tmp_path)) == sorted([("", 0), ("", 0), (other, 1), (other, 1)])


async def kept(folder: Path, column: str = "guest, seat") -> list[Any]:
    """The identities in the database, of chairs with people."""
    from sqlalchemy import text
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(f"sqlite+aiosqlite:///{folder}/test.db")
    async with engine.connect() as connection:
        found = await connection.execute(text(f"SELECT {column} FROM chairs WHERE kind = 'person'"))
        rows = [row[0] if len(row) == 1 else tuple(row) for row in found]
    await engine.dispose()
    return rows


async def test_a_guests_token_is_stored_only_as_its_digest(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        mine = await newcomer(house)
        await house.create(5, guest=mine)
        renewed = (await did(house, "/guest/renew", token=mine))["token"]
    data = b"".join(p.read_bytes() for p in tmp_path.glob("test.db*"))
    assert mine.encode() not in data
    assert renewed.encode() not in data


async def test_who_takes_over_a_seat_takes_it_from_the_guest(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        mine, theirs = await newcomer(house), await newcomer(house)
        room = await house.create(6, guest=mine)
        path = f"/rooms/{room['room']}"
        invite = (await did(house, f"{path}/substitute", {"seat": 0}, mine))["invite"]
        await did(house, f"{path}/claim", {"invite": invite, "name": "Zed", "guest": theirs})
        assert await tables(house, mine) == []
        assert [t["name"] for t in await tables(house, theirs)] == ["Zed"]
        assert await refused(house, "GET", f"{path}/view", mine) == (401, "unauthorized")


async def test_so_many_guests_from_one_address(tmp_path: Path) -> None:
    async with open_house(tmp_path, Settings(Tempo.of(0), Limits(new_rooms=(2, 0.001)))) as house:
        for _ in range(2):
            await newcomer(house)
        assert await refused(house, "POST", "/guest", None) == (429, "too-fast")
        await house.create()


# -- the public list -------------------------------------------------------------------------------------------------


async def test_rooms_that_are_listed(tmp_path: Path) -> None:
    async with open_house(tmp_path, FAST) as house:
        assert (await house.get("/rooms")).json() == []
        await house.create(6)
        first, second = await house.create(5, listed=True), await house.create(7)
        await did(house, f"/rooms/{second['room']}/set", {"listed": True}, second["token"])
        third = await house.create(5, listed=True, moderator="me")
        await did(house, f"/rooms/{first['room']}/join", {"name": "Bo"})
        await did(house, f"/rooms/{first['room']}/bots", {"kind": "plain", "seat": 4}, first["token"])
        shown = (await house.get("/rooms")).json()
        assert shown == [
            {"room": third["room"], "game": "mafia", "players": 5, "taken": 0, "status": "lobby"},
            {"room": second["room"], "game": "mafia", "players": 7, "taken": 1, "status": "lobby"},
            {"room": first["room"], "game": "mafia", "players": 5, "taken": 3, "status": "lobby"},
        ]
        await did(house, f"/rooms/{second['room']}/set", {"listed": False}, second["token"])
        await house.fill(third)
        shown = (await house.get("/rooms")).json()
        assert [s["room"] for s in shown if s["status"] == "lobby"] == [first["room"]]
        watcher = await visit(house, f"/rooms/{third['room']}", third["token"])
        await watcher.send({"type": "rule", "ruling": {"kind": "end"}})
        await watcher.until(lambda s: s["outcome"] is not None)
        assert [s["room"] for s in (await house.get("/rooms")).json()] == [first["room"]], "what is over is not shown"
    async with open_house(tmp_path, FAST) as house:
        assert (await house.get("/rooms")).json() == [], "where nobody was lately, nobody waits for company"
        await house.get(f"/rooms/{first['room']}")
        assert [s["room"] for s in (await house.get("/rooms")).json()] == [first["room"]]


async def test_a_table_that_is_shown_late_is_listed_until_its_end_was_shown(tmp_path: Path, database: str) -> None:
    """Else the list would tell those who watch that it is over; so would a rematch that is on it."""
    now = [1_780_300_800.0]
    settings = replace(FAST, wall=lambda: now[0])
    async with open_house(tmp_path, settings, url=database) as house:
        room = await house.create(5, listed=True, delay=60, moderator="me")
        await house.fill(room)
        host = await visit(house, f"/rooms/{room['room']}", room["token"])
        await host.send({"type": "rule", "ruling": {"kind": "end"}})
        await host.until(lambda s: s["outcome"] is not None)
        again = await did(house, f"/rooms/{room['room']}/rematch", {}, room["token"])
        await house.get(f"/rooms/{again['room']}")
        seen = {"room": room["room"], "game": "mafia", "players": 5, "taken": 5, "status": "playing"}
        for later in (0.0, 59.5):
            now[0] += later
            assert (await house.get("/rooms")).json() == [seen]
            assert (await house.get(f"/rooms/{room['room']}")).json()["status"] == "playing", "as its room says"
    async with open_house(tmp_path, settings, url=database) as house:  # where they are shown it later still
        for room_ in (room["room"], again["room"]):
            assert (await house.get(f"/rooms/{room_}")).json()["status"] in ("playing", "lobby")
        for later in (0.0, 59.5):
            now[0] += later
            assert (await house.get("/rooms")).json() == [seen]
        now[0] += 2.0
        assert [s["room"] for s in (await house.get("/rooms")).json()] == [again["room"]]


async def test_of_one_maker_the_newest_six_rooms_are_shown(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        made = [(await house.create(5, listed=True))["room"] for _ in range(8)]
        assert [s["room"] for s in (await house.get("/rooms")).json()] == made[:1:-1]
