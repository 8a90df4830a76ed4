"""A rematch: the same people by the same tokens, in one new room."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from duskbell.server.running.settings import Limits, Settings
from duskbell.server.store.store import Change, Store
from tests.server.house import QUIET, House, Message, Person, open_house
from tests.server.play import play_on
from tests.server.test_seating import did, fault, names, visit

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def over(house: House, people: int = 3, players: int = 6, **wishes: Any) -> tuple[str, list[str], list[Person]]:
    """A table that its referee has ended: its path, the tokens, and the people."""
    room = await house.create(players, **wishes)
    path = f"/rooms/{room['room']}"
    tokens = await house.fill(room, people=people - 1, kind="random")
    persons = [await visit(house, path, token) for token in tokens]
    await persons[0].send({"type": "rule", "ruling": {"kind": "end", "reason": "late"}})
    for person in persons:
        await person.until(lambda s: s["outcome"] is not None)
    return path, tokens, persons


async def seats_of(house: House, path: str, tokens: list[str]) -> list[Any]:
    return [(await house.get(f"{path}/view", token)).json()["me"] for token in tokens]


def kinds(info: Message) -> list[str]:
    return [s["kind"] for s in info["seats"]]


async def test_the_same_people_play_again(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        options = {"angels": 0, "night_seconds": 99}
        wishes: dict[str, Any] = {"speed": "fast", "delay": 1, "decoys": True, "options": options}
        path, tokens, people = await over(house, **wishes)
        watcher = await visit(house, path, None)
        old = (await house.get(path)).json()
        again = await did(house, f"{path}/rematch", {}, tokens[0])
        assert set(again) == {"room", "join_path"}
        assert again["join_path"] == f"/r/{again['room']}"
        for person in [*people, watcher]:
            await person.until(lambda s: s["room"]["next"] == again["room"])
        new = f"/rooms/{again['room']}"
        info = (await house.get(new)).json()
        assert (info["status"], info["next"], info["host"], info["seeded"]) == ("lobby", None, 0, False)
        assert all(info[x] == old[x] for x in ("game", "players", "options", "speed", "delay", "decoys", "moderator"))
        assert (names(info), kinds(info)) == (names(old), kinds(old))
        assert not any(s["ready"] or s["stand_in"] or s["online"] for s in info["seats"])
        assert await seats_of(house, new, tokens) == [0, 1, 2]
        assert await fault(house, f"{new}/start", token=tokens[1]) == (403, "forbidden")
        await did(house, f"{new}/start", token=tokens[0])
        assert len(await seats_of(house, path, tokens)) == 3, "the old table can still be looked at"
    async with open_house(tmp_path, QUIET) as house:
        assert (await house.get(path)).json()["next"] == again["room"]
        assert (await house.get(new)).json()["status"] == "playing"
        assert await seats_of(house, new, tokens) == [0, 1, 2]


async def test_there_is_one_rematch(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, _ = await over(house)
        presses = [house.post(f"{path}/rematch", {"players": 6 + n % 3}, tokens[0]) for n in range(8)]
        answers = await asyncio.gather(*presses)
        assert {a.status_code for a in answers} == {201}
        assert len({a.json()["room"] for a in answers}) == 1
        room = answers[0].json()["room"]
    async with open_house(tmp_path, QUIET) as house:
        assert (await did(house, f"{path}/rematch", {"players": 9}, tokens[0]))["room"] == room


async def test_who_may_and_when(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create(6)
        path = f"/rooms/{room['room']}"
        assert await fault(house, f"{path}/rematch", {}, room["token"]) == (409, "not-over")
        await house.fill(room)
        assert await fault(house, f"{path}/rematch", {}, room["token"]) == (409, "not-over")
        path, tokens, _ = await over(house)
        assert await fault(house, f"{path}/rematch", {}, tokens[1]) == (403, "forbidden")
        assert await fault(house, f"{path}/rematch", {}) == (401, "unauthorized")
        for body, key in (
            (None, "bad-message"),
            ([], "bad-message"),
            ({"players": "6"}, "bad-message"),
            ({"seed": 1}, "bad-message"),
            ({"players": 4}, "bad-table"),
            ({"players": 77}, "bad-table"),
            ({"game": "chess"}, "bad-table"),
            ({"options": {"angel": 1}}, "bad-option"),
            ({"options": {"angels": "many"}}, "bad-option"),
        ):
            assert await fault(house, f"{path}/rematch", body, tokens[0]) == (400, key), body
        assert (await house.get(path)).json()["next"] is None


async def test_all_move_one_seat_on_where_the_host_wants_it(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, _ = await over(house)
        old = (await house.get(path)).json()
        room = (await did(house, f"{path}/rematch", {"players": 7, "rotate": True}, tokens[0]))["room"]
        new = f"/rooms/{room}"
        info = (await house.get(new)).json()
        assert (names(info), info["host"]) == (["", *names(old)], 1)
        assert await seats_of(house, new, tokens) == [1, 2, 3]
        assert await fault(house, f"{path}/rematch", {"rotate": "yes"}, tokens[0]) == (400, "bad-message")


async def test_more_and_fewer_seats(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, _ = await over(house, people=6, players=6)
        assert await fault(house, f"{path}/rematch", {"players": 5}, tokens[0]) == (409, "too-few-seats")
        room = (await did(house, f"{path}/rematch", {"players": 8, "options": {"angels": 2}}, tokens[0]))["room"]
        info = (await house.get(f"/rooms/{room}")).json()
        assert kinds(info) == [*["person"] * 6, "empty", "empty"]
        assert info["options"]["angels"] == 2
        path, tokens, _ = await over(house, people=3, players=8, options={"angels": 0, "night_seconds": 77})
        body = {"players": 5, "options": {"night_seconds": 11}}
        room = (await did(house, f"{path}/rematch", body, tokens[0]))["room"]
        info = (await house.get(f"/rooms/{room}")).json()
        assert kinds(info) == ["person"] * 3 + ["bot"] * 2
        assert (info["options"]["night_seconds"], info["options"]["angels"]) == (11, 1), "given anew, all are new"


async def test_who_sat_beyond_the_new_end(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create(8)
        path = f"/rooms/{room['room']}"
        guest = (await did(house, "/guest"))["token"]
        tokens = [room["token"]]
        for name, seat in (("Bo", 6), ("Cy", 7)):
            body = {"name": name, "seat": seat, "guest": guest if name == "Bo" else None}
            tokens.append((await did(house, f"{path}/join", body))["token"])
        await did(house, f"{path}/move", {"seat": 5}, tokens[0])
        await did(house, f"{path}/bots", {"kind": "random"}, tokens[0])
        await did(house, f"{path}/start", token=tokens[0])
        host = await visit(house, path, tokens[0])
        await host.send({"type": "rule", "ruling": {"kind": "end"}})
        await host.until(lambda s: s["outcome"] is not None)
        room = await did(house, f"{path}/rematch", {"players": 5}, tokens[0])
        new = f"/rooms/{room['room']}"
        info = (await house.get(new)).json()
        assert (names(info)[:3], kinds(info)) == (["Ann", "Bo", "Cy"], ["person"] * 3 + ["bot"] * 2)
        assert info["host"] == 0
        assert await seats_of(house, new, [*tokens, guest]) == [0, 1, 2, 1]


async def test_a_moderator_moderates_again(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, _ = await over(house, people=4, players=5, moderator="me")
        room = (await did(house, f"{path}/rematch", {}, tokens[0]))["room"]
        info = (await house.get(f"/rooms/{room}")).json()
        assert (info["moderator"], info["host"]) == ("me", "moderator")
        assert await seats_of(house, f"/rooms/{room}", tokens) == ["moderator", 0, 1, 2]
        await did(house, f"/rooms/{room}/start", token=tokens[0])
        assert all(s["role"] for s in (await visit(house, f"/rooms/{room}", tokens[0])).state["view"]["seats"])


async def test_stand_ins_and_substitutes_do_not_come_along(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, people = await over(house)
        await people[1].socket.close()
        await did(house, f"{path}/leave", token=tokens[1])
        invite = (await did(house, f"{path}/substitute", {"seat": 2}, tokens[2]))["invite"]
        room = (await did(house, f"{path}/rematch", {}, tokens[0]))["room"]
        info = (await house.get(f"/rooms/{room}")).json()
        assert [s["stand_in"] for s in info["seats"]] == [False] * 6
        assert kinds(info) == ["person"] * 3 + ["bot"] * 3
        body = {"invite": invite, "name": "Zed"}
        assert await fault(house, f"/rooms/{room}/claim", body) == (401, "no-invite")


class Stubborn(Store):
    """A store that can be told to fail."""

    broken = False

    async def save(self, change: Change) -> None:
        if self.broken:
            raise OSError("the disk is full")
        await super().save(change)


async def test_when_the_store_fails_there_is_no_rematch(tmp_path: Path) -> None:
    store = await Stubborn.open(f"sqlite+aiosqlite:///{tmp_path}/stubborn.db")
    assert isinstance(store, Stubborn)
    async with open_house(tmp_path, QUIET, store) as house:
        path, tokens, people = await over(house)
        store.broken = True
        answer = await house.post(f"{path}/rematch", {}, tokens[0])
        assert (answer.status_code, answer.json()["error"]["key"]) == (503, "store-failed")
        store.broken = False
        assert (await house.get(path)).json()["next"] is None
        await people[1].silent()
        room = (await did(house, f"{path}/rematch", {}, tokens[0]))["room"]
        assert (await house.get(f"/rooms/{room}")).status_code == 200


async def test_rematches_count_as_new_rooms(tmp_path: Path) -> None:
    scarce = Settings(QUIET.tempo, Limits(messages=(10_000, 10_000), new_rooms=(2, 0.001)), retry=0)
    async with open_house(tmp_path, scarce) as house:
        path, tokens, _ = await over(house)
        await did(house, f"{path}/rematch", {}, tokens[0])
        assert await fault(house, f"{path}/rematch", {}, tokens[0]) == (429, "too-fast")


async def test_a_rematch_is_played_to_the_end(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room = await house.create(6)
        for _ in range(3):
            path = f"/rooms/{room['room']}"
            if (await house.get(path)).json()["seats"][1]["kind"] == "empty":
                await did(house, f"{path}/bots", {"kind": "plain"}, room["token"])
            await did(house, f"{path}/start", token=room["token"])
            person = await visit(house, path, room["token"])
            await play_on(person)
            again = await did(house, f"{path}/rematch", {}, room["token"])
            assert again["room"] != room["room"]
            room = {**again, "token": room["token"]}
