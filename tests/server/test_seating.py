"""People and seats before the start: chosen anew, moved, sent away, left, asked whether they are ready."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from duskbell.server.audience import Viewer
from duskbell.server.auth import Bearer, digest
from duskbell.server.errors import Forbidden, Unauthorized
from duskbell.server.room.deeds import Arrive, OnBehalfOf, SitDown
from duskbell.server.room.rooms import Rooms
from duskbell.server.room.seating import GetUp, Kick, Move, Substitute
from tests.server.house import FAST, QUIET, House, Message, Person, open_house

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def did(house: House, path: str, body: Any = None, token: str | None = None) -> Message:
    """The answer to something that was done."""
    answer = await house.post(path, body, token)
    assert answer.status_code in (200, 201), answer.text
    result: Message = answer.json()
    return result


async def fault(house: House, path: str, body: Any = None, token: str | None = None) -> tuple[int, str]:
    """Status and key of a refusal, which must be one sentence; the room is as it was."""
    room = "/".join(path.split("/")[:3])
    before = (await house.get(room)).json()
    answer = await house.post(path, body, token)
    error = answer.json()["error"]
    assert set(error) == {"key", "message"}
    assert error["message"].endswith(".")
    assert (await house.get(room)).json() == before
    return answer.status_code, error["key"]


async def lobby(house: House, people: int = 2, players: int = 6, **wishes: Any) -> tuple[str, list[str]]:
    """The path of a new room, and the tokens of those who sit there; the first is the host's."""
    room = await house.create(players, **wishes)
    path = f"/rooms/{room['room']}"
    names = ["Bo", "Cy", "Di", "Ed", "Flo"][: people - 1]
    joined = [(await did(house, f"{path}/join", {"name": name}))["token"] for name in names]
    return path, [room["token"], *joined]


def rooms_of(house: House) -> Rooms:
    """The rooms from inside."""
    assert house.app is not None
    rooms: Rooms = house.app.state.rooms
    return rooms


def names(info: Message) -> list[str]:
    return [s["name"] for s in info["seats"]]


def faces(info: Message) -> list[str]:
    return [s["face"] for s in info["seats"]]


async def visit(house: House, path: str, token: str | None) -> Person:
    """Connect, and wait until the state is there."""
    person = await house.sit(path.split("/")[2], token)
    await person.until(lambda s: True)
    return person


# -- what kind of table it is to be ----------------------------------------------------------------------------------


async def test_the_host_chooses_anew(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        path, (ann, bo) = await lobby(house, options={"angels": 0})
        watcher = await visit(house, path, bo)
        wish = {"speed": "slow", "decoys": True, "delay": 30, "listed": True, "options": {"night_seconds": 20}}
        info = await did(house, f"{path}/set", wish, ann)
        assert (info["speed"], info["decoys"], info["delay"], info["listed"]) == ("slow", True, 30, True)
        assert (info["options"]["angels"], info["options"]["night_seconds"]) == (0, 20), "only what is named changes"
        info = await did(house, f"{path}/set", {"speed": "fast"}, ann)
        assert (info["speed"], info["delay"], info["options"]["night_seconds"]) == ("fast", 30, 20)
        assert await did(house, f"{path}/set", {}, ann) == info
        assert await did(house, f"{path}/set", {"players": None, "delay": None}, ann) == info
        await watcher.until(lambda s: s["room"] == info)
    async with open_house(tmp_path) as house:
        again = (await house.get(path)).json()
        assert {**again, "seats": 0, "watchers": 0} == {**info, "seats": 0, "watchers": 0}
        started = await house.post(f"{path}/bots", {"kind": "plain"}, ann)
        assert started.status_code == 201
        assert (await house.post(f"{path}/start", token=ann)).status_code == 201
        assert await fault(house, f"{path}/set", {"speed": "slow"}, ann) == (409, "started")


async def test_seats_come_and_go(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        path, (ann, bo) = await lobby(house)
        assert (await did(house, f"{path}/set", {"players": 8}, ann))["players"] == 8
        await did(house, f"{path}/move", {"seat": 7}, bo)
        await did(house, f"{path}/bots", {"kind": "random", "seat": 6}, ann)
        person = await visit(house, path, bo)
        info = await did(house, f"{path}/set", {"players": 5}, ann)
        assert names(info)[0] == "Ann"
        assert [s["kind"] for s in info["seats"]] == ["person", "bot", "person", "empty", "empty"]
        await person.until(lambda s: s["me"] == 2 and s["room"]["players"] == 5)
        assert (await house.get(f"{path}/view", bo)).json()["me"] == 2, "the token moves along"
        for _ in range(2):
            await did(house, f"{path}/join", {"name": "Cy"})
        assert (await did(house, f"{path}/set", {"players": 7}, ann))["players"] == 7
        assert (await did(house, f"{path}/join", {"name": "Di"}))["seat"] == 5
        assert await fault(house, f"{path}/set", {"players": 5}, ann) == (409, "too-few-seats")
    async with open_house(tmp_path) as house:
        info = (await house.get(path)).json()
        assert [s["kind"] for s in info["seats"]] == ["person", "bot", "person", "person", "person", "person", "empty"]
        assert (await house.get(f"{path}/view", bo)).json()["me"] == 2


async def test_the_host_may_sit_beyond_the_new_end(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        path, (ann, bo) = await lobby(house)
        assert (await did(house, f"{path}/move", {"seat": 5}, ann))["host"] == 5
        info = await did(house, f"{path}/set", {"players": 5}, ann)
        assert (info["host"], names(info)[:2]) == (0, ["Ann", "Bo"])
        assert await fault(house, f"{path}/set", {"players": 6}, bo) == (403, "forbidden")
        await did(house, f"{path}/set", {"players": 6}, ann)
    async with open_house(tmp_path) as house:
        assert (await did(house, f"{path}/set", {"players": 7}, ann))["host"] == 0


BAD_WISHES: list[tuple[Any, str]] = [
    ({"players": "6"}, "bad-message"),
    ({"players": 6.5}, "bad-message"),
    ({"players": 3}, "bad-table"),
    ({"players": -1}, "bad-table"),
    ({"players": 99}, "bad-table"),
    ({"options": {"angel": 1}}, "bad-option"),
    ({"options": {"angels": 9}}, "bad-option"),
    ({"options": [1]}, "bad-message"),
    ({"options": {"killers": 5}}, "bad-table"),
    ({"speed": "warp"}, "bad-message"),
    ({"speed": 2}, "bad-message"),
    ({"decoys": "no"}, "bad-message"),
    ({"delay": -1}, "bad-message"),
    ({"delay": 601}, "bad-message"),
    ({"delay": "5"}, "bad-message"),
    ({"listed": 1}, "bad-message"),
    ({"seed": 3}, "bad-message"),
    ({"game": "mafia"}, "bad-message"),
    ([], "bad-message"),
    (None, "bad-message"),
]


async def test_a_bad_wish_changes_nothing(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        path, (ann, bo) = await lobby(house)
        for wish, key in BAD_WISHES:
            status, got = await fault(house, f"{path}/set", wish, ann)
            assert (status, got in (key, "bad-option", "bad-table")) == (400, True), (wish, got)
        assert await fault(house, f"{path}/set", {"players": 7}, bo) == (403, "forbidden")
        assert await fault(house, f"{path}/set", {"players": 7}) == (401, "unauthorized")
        assert await fault(house, f"{path}/set", {"players": 7}, "x") == (401, "unauthorized")


async def test_options_that_no_longer_fit_are_told(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        path, (ann, _) = await lobby(house, players=12, options={"killers": 5})
        status, key = await fault(house, f"{path}/set", {"players": 6}, ann)
        assert (status, key in ("bad-table", "bad-option")) == (400, True)
        assert (await did(house, f"{path}/set", {"players": 6, "options": {"killers": 2}}, ann))["players"] == 6


# -- moving ----------------------------------------------------------------------------------------------------------


async def test_a_person_takes_another_seat(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        path, (ann, bo) = await lobby(house)
        guest = (await did(house, "/guest"))["token"]
        cy = await did(house, f"{path}/join", {"name": "Cy", "guest": guest})
        person, other = await visit(house, path, cy["token"]), await visit(house, path, bo)
        info = await did(house, f"{path}/move", {"seat": 5}, cy["token"])
        assert names(info) == ["Ann", "Bo", "", "", "", "Cy"]
        assert [s["online"] for s in info["seats"]] == [False, True, False, False, False, True]
        state = await person.until(lambda s: s["me"] == 5)
        assert state["room"] == info
        await other.until(lambda s: s["room"] == info)
        await person.send({"type": "ready"})
        await person.until(lambda s: s["room"]["seats"][5]["ready"])
        for token in (cy["token"], guest):
            assert (await house.get(f"{path}/view", token)).json()["me"] == 5
        await did(house, f"{path}/move", {"seat": 2}, bo)
        await did(house, f"{path}/move", {"seat": 1}, guest)
        await other.until(lambda s: s["me"] == 2)
        await person.until(lambda s: s["me"] == 1)
        await person.socket.close()
        await other.until(lambda s: [x["online"] for x in s["room"]["seats"]] == [False, False, True, *[False] * 3])
        assert (await did(house, f"{path}/move", {"seat": 4}, ann))["host"] == 4, "the host stays host"
    async with open_house(tmp_path) as house:
        info = (await house.get(path)).json()
        assert (names(info), info["host"]) == (["", "Cy", "Bo", "", "Ann", ""], 4)
        assert info["seats"][1]["ready"]
        assert (await house.get(f"{path}/view", guest)).json()["me"] == 1


async def test_where_nobody_can_move(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, (ann, bo) = await lobby(house)
        for seat, expected in (
            (0, (409, "seat-taken")),
            (1, (409, "seat-taken")),
            (6, (400, "no-seat")),
            (99, (400, "no-seat")),
            (100, (400, "bad-message")),
            (-1, (400, "bad-message")),
            ("2", (400, "bad-message")),
            (None, (400, "bad-message")),
            ("moderator", (400, "bad-message")),
        ):
            assert await fault(house, f"{path}/move", {"seat": seat}, bo) == expected, seat
        assert await fault(house, f"{path}/move", {"seat": 3}) == (401, "unauthorized")
        assert await fault(house, f"{path}/move", {}, bo) == (400, "bad-message")
        moved = await asyncio.gather(*(house.post(f"{path}/move", {"seat": 3}, token) for token in (ann, bo)))
        assert sorted(m.status_code for m in moved) == [200, 409], "two who want the same seat"
        await did(house, f"{path}/bots", {"kind": "plain"}, ann)
        await did(house, f"{path}/start", token=ann)
        assert await fault(house, f"{path}/move", {"seat": 4}, bo) == (409, "started")
        chaired, tokens = await lobby(house, moderator="me")
        assert await fault(house, f"{chaired}/move", {"seat": 3}, tokens[0]) == (403, "forbidden")


# -- sent away -------------------------------------------------------------------------------------------------------


async def test_a_person_chooses_a_face(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        path, (ann, bo) = await lobby(house)
        other = await visit(house, path, ann)
        info = await did(house, f"{path}/face", {"face": "owl"}, bo)
        assert faces(info) == ["", "owl", "", "", "", ""]
        await other.until(lambda s: s["room"] == info)
        assert await fault(house, f"{path}/face", {"face": "owl"}, ann) == (409, "face-taken")
        assert await fault(house, f"{path}/face", {"face": "wolf"}, ann) == (400, "bad-message")
        assert await fault(house, f"{path}/face", {"face": "cat"}) == (401, "unauthorized")
        assert faces(await did(house, f"{path}/face", {"face": "owl"}, bo))[1] == "owl", "one's own is not taken"
        assert faces(await did(house, f"{path}/move", {"seat": 4}, bo)) == ["", "", "", "", "owl", ""]
    async with open_house(tmp_path) as house:
        assert faces((await house.get(path)).json())[4] == "owl", "it outlives a restart"
        assert faces(await did(house, f"{path}/face", {"face": ""}, bo)) == [""] * 6
        await did(house, f"{path}/face", {"face": "owl"}, ann)
        await did(house, f"{path}/bots", {"kind": "plain"}, ann)
        await did(house, f"{path}/start", token=ann)
        assert await fault(house, f"{path}/face", {"face": "cat"}, bo) == (409, "started")
        assert faces((await house.get(path)).json()) == ["owl", "", "", "", "", ""]


async def test_who_moderates_has_no_face(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        path, (ann, _) = await lobby(house, moderator="me")
        assert await fault(house, f"{path}/face", {"face": "cat"}, ann) == (403, "forbidden")


async def test_who_keeps_moving_is_sent_away_by_name(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        path, (ann, bo) = await lobby(house, 2)
        sat = (await house.get(path)).json()["seats"]
        name, empty = sat[1]["name"], next(s["seat"] for s in sat if s["kind"] == "empty")
        await did(house, f"{path}/move", {"seat": empty}, bo)
        assert await fault(house, f"{path}/kick", {"seat": 1, "name": "Nobody"}, ann) == (409, "seat-empty")
        info = await did(house, f"{path}/kick", {"seat": 1, "name": name}, ann)
        assert names(info)[empty] == ""
        assert await fault(house, f"{path}/move", {"seat": 1}, bo) == (401, "unauthorized")


async def test_who_keeps_moving_is_muted_reported_and_made_host_by_name(tmp_path: Path) -> None:
    """Whoever sits on the chair meanwhile is not."""
    async with open_house(tmp_path) as house:
        path, (ann, bo, cy) = await lobby(house, 3)
        sat = (await house.get(path)).json()["seats"]
        name, empty = sat[1]["name"], next(s["seat"] for s in sat if s["kind"] == "empty")
        await did(house, f"{path}/move", {"seat": empty}, bo)
        await did(house, f"{path}/move", {"seat": 1}, cy)
        for deed in ("mute", "host"):
            assert await fault(house, f"{path}/{deed}", {"seat": 1, "name": "Nobody"}, ann) == (409, "seat-empty")
        assert await fault(house, f"{path}/report", {"sort": "name", "seat": 1, "name": "No"}, ann) == (
            409,
            "seat-empty",
        )
        info = await did(house, f"{path}/mute", {"seat": 1, "name": name}, ann)
        assert [s["seat"] for s in info["seats"] if s["muted"]] == [empty]
        assert (await did(house, f"{path}/report", {"sort": "name", "seat": 1, "name": name}, ann))["report"]
        info = await did(house, f"{path}/host", {"seat": 1, "name": name}, ann)
        assert info["host"] == empty


async def test_what_they_have_said_in_the_lobby_is_hidden_by_their_name(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        path, (ann, bo, cy) = await lobby(house, 3)
        person = await visit(house, path, bo)
        await person.send({"type": "say", "channel": "lobby", "text": "a slur"})
        state = await person.until(lambda s: bool(s["talk"]["said"]))
        line, name = state["talk"]["said"][0]["n"], state["room"]["seats"][1]["name"]
        await did(house, f"{path}/move", {"seat": 4}, bo)
        await did(house, f"{path}/move", {"seat": 1}, cy)
        wrong = {"where": "lobby", "line": line, "by": 1}
        assert await fault(house, f"{path}/hide", wrong, ann) == (409, "no-line")
        assert await fault(house, f"{path}/hide", {**wrong, "name": "Nobody"}, ann) == (409, "seat-empty")
        assert (await house.post(f"{path}/hide", {**wrong, "name": name}, ann)).status_code == 204
        await person.until(lambda s: s["talk"]["said"][0]["hidden"])


async def test_the_host_sends_somebody_away(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        path, (ann, bo, cy) = await lobby(house, 3)
        host, person, other = [await visit(house, path, token) for token in (ann, bo, cy)]
        second = await visit(house, path, bo)
        info = await did(house, f"{path}/kick", {"seat": 1}, ann)
        assert info["seats"][1] == {
            "seat": 1, "name": "", "kind": "empty", "online": False, "ready": False, "stand_in": False,
            "face": "", "instead": "", "unnamed": False, "muted": False,
        }  # fmt: skip
        assert await person.closed() == 4401
        assert await second.closed() == 4401
        for one in (host, other):
            await one.until(lambda s: s["room"] == info)
            await one.silent()
        assert await fault(house, f"{path}/move", {"seat": 4}, bo) == (401, "unauthorized")
        back = await house.knock(path.split("/")[2])
        assert (await back.refused({"type": "hello", "token": bo, "since": 0}, "hello"))["key"] == "unauthorized"
        assert await back.closed() == 4401
        again = await did(house, f"{path}/join", {"name": "Bo"})
        assert (again["seat"], again["token"] == bo) == (1, False)
        await did(house, f"{path}/bots", {"kind": "plain", "seat": 3}, ann)
        assert (await did(house, f"{path}/kick", {"seat": 3}, ann))["seats"][3]["kind"] == "empty", "a bot goes too"
    async with open_house(tmp_path) as house:
        assert names((await house.get(path)).json()) == ["Ann", "Bo", "Cy", "", "", ""]
        assert await fault(house, f"{path}/leave", token=bo) == (401, "unauthorized")


async def test_a_big_screen_goes_with_whoever_opened_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        path, (ann, bo, _) = await lobby(house, 3)
        theirs, others = [await big_screen(house, path, token) for token in (bo, ann)]
        await did(house, f"{path}/move", {"seat": 4}, bo)
        await did(house, f"{path}/kick", {"seat": 4}, ann)
        assert await theirs.closed() == 4401, "it has moved along, and goes along"
        assert await others.until(lambda s: names(s["room"]) == ["Ann", "", "Cy", "", "", ""])
        assert others.state["room"]["watchers"] == 1


async def big_screen(house: House, path: str, token: str) -> Person:
    """A big screen that somebody with a seat opens."""
    screen = await house.knock(path.split("/")[2])
    await screen.send({"type": "hello", "token": token, "since": 0, "watch": True})
    await screen.next()
    return screen


async def test_whom_nobody_can_send_away(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, (ann, bo) = await lobby(house)
        assert await fault(house, f"{path}/kick", {"seat": 0}, bo) == (403, "forbidden")
        assert await fault(house, f"{path}/kick", {"seat": 1}) == (401, "unauthorized")
        assert await fault(house, f"{path}/kick", {"seat": 0}, ann) == (400, "bad-message")
        assert await fault(house, f"{path}/kick", {"seat": 3}, ann) == (409, "seat-empty")
        assert await fault(house, f"{path}/kick", {"seat": 6}, ann) == (400, "no-seat")
        assert await fault(house, f"{path}/kick", {"seat": "1"}, ann) == (400, "bad-message")
        await did(house, f"{path}/bots", {"kind": "plain"}, ann)
        await did(house, f"{path}/start", token=ann)
        assert await fault(house, f"{path}/kick", {"seat": 1}, ann) == (409, "started")
        assert (await house.get(f"{path}/view", bo)).json()["me"] == 1


async def test_what_somebody_sent_away_still_says_is_nobodys(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        path, (ann, bo) = await lobby(house)
        person = await visit(house, path, bo)
        done = asyncio.create_task(house.post(f"{path}/kick", {"seat": 1}, ann))
        for _ in range(20):
            await person.send({"type": "ready"})
        assert (await done).status_code == 200
        assert await person.closed() == 4401
        info = (await house.get(path)).json()
        assert (info["seats"][1]["kind"], info["seats"][1]["ready"]) == ("empty", False)


# -- ready -----------------------------------------------------------------------------------------------------------


async def test_are_you_ready(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        path, (ann, bo, cy) = await lobby(house, 3)
        host, person = await visit(house, path, ann), await visit(house, path, bo)
        await person.send({"type": "ready", "ready": True})
        assert await person.reply("ready") == {"type": "ok", "of": "ready"}
        await host.until(lambda s: [x["ready"] for x in s["room"]["seats"]] == [False, True, *[False] * 4])
        await person.send({"type": "ready", "ready": False})
        await host.until(lambda s: not s["room"]["seats"][1]["ready"])
        for one in (host, person):
            await one.send({"type": "ready"})
        await host.until(lambda s: s["room"]["seats"][0]["ready"] and s["room"]["seats"][1]["ready"])
    async with open_house(tmp_path) as house:
        person = await visit(house, path, bo)
        assert [s["ready"] for s in person.state["room"]["seats"]] == [True, True, *[False] * 4]
        for token, expected in ((cy, (403, "forbidden")), (None, (401, "unauthorized")), ("x", (401, "unauthorized"))):
            assert await fault(house, f"{path}/check", token=token) == expected
        info = await did(house, f"{path}/check", token=ann)
        assert not any(s["ready"] for s in info["seats"])
        await person.until(lambda s: s["room"] == info)
        for options, ready in (({}, True), ({"angels": 2}, False), ({"angels": 2}, False)):
            if ready:
                await person.send({"type": "ready"})
                await person.until(lambda s: s["room"]["seats"][1]["ready"])
            info = await did(house, f"{path}/set", {"options": options}, ann)
            assert info["seats"][1]["ready"] is ready, "who was ready was so for another table"
        await did(house, f"{path}/bots", {"kind": "plain"}, ann)
        await did(house, f"{path}/start", token=ann)
        assert await fault(house, f"{path}/check", token=ann) == (409, "started")


# -- leaving before the start ----------------------------------------------------------------------------------------


async def test_who_leaves_a_lobby_leaves_an_empty_seat(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        path, (ann, bo) = await lobby(house)
        host, person = await visit(house, path, ann), await visit(house, path, bo)
        info = await did(house, f"{path}/leave", token=bo)
        assert (info["host"], info["seats"][1]["kind"]) == (0, "empty")
        assert await person.closed() == 4401
        await host.until(lambda s: s["room"] == info)
        assert await fault(house, f"{path}/leave", token=bo) == (401, "unauthorized")
        assert await fault(house, f"{path}/leave") == (401, "unauthorized")


async def test_a_host_who_leaves_is_followed(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        path, (ann, bo, cy) = await lobby(house, 3)
        person = await visit(house, path, cy)
        info = await did(house, f"{path}/leave", token=ann)
        assert info["host"] == 2, "the lowest who is there"
        await person.until(lambda s: s["room"]["host"] == 2)
        assert await fault(house, f"{path}/kick", {"seat": 2}, bo) == (403, "forbidden")
        await person.socket.close()
        assert (await did(house, f"{path}/leave", token=cy))["host"] == 1, "or else the lowest"
        await did(house, f"{path}/leave", token=bo)
        joined = await did(house, f"{path}/join", {"name": "Di", "seat": 4})
        assert (await house.get(path)).json()["host"] == 4, "or who comes next"
    async with open_house(tmp_path) as house:
        assert (await did(house, f"{path}/set", {"delay": 7}, joined["token"]))["host"] == 4


async def test_a_moderator_does_not_leave(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, (chair, ann) = await lobby(house, moderator="me")
        assert await fault(house, f"{path}/leave", token=chair) == (403, "forbidden")
        assert (await did(house, f"{path}/leave", token=ann))["host"] == "moderator"


async def test_many_at_once(tmp_path: Path) -> None:
    """Whatever comes first, everybody who holds a token sits on one seat, and nobody else does."""
    async with open_house(tmp_path, FAST) as house:
        path, (ann, bo) = await lobby(house, players=5)
        wishes = [house.post(f"{path}/join", {"name": f"P{n}"}) for n in range(8)]
        wishes += [house.post(f"{path}/move", {"seat": 4 - n % 2}, (ann, bo)[n % 2]) for n in range(6)]
        wishes += [house.post(f"{path}/set", {"players": 5 + n % 3}, ann) for n in range(6)]
        answers = await asyncio.gather(*wishes)
        assert {a.status_code for a in answers} <= {200, 201, 409}
        tokens = [ann, bo, *[a.json()["token"] for a in answers if a.status_code == 201]]
        seats = [(await house.get(f"{path}/view", token)).json()["me"] for token in tokens]
        info = (await house.get(path)).json()
        assert sorted(seats) == [s["seat"] for s in info["seats"] if s["kind"] == "person"]
        assert len(info["seats"]) == info["players"]
    async with open_house(tmp_path, FAST) as house:
        assert [(await house.get(f"{path}/view", token)).json()["me"] for token in tokens] == seats


# -- all at once -----------------------------------------------------------------------------------------------------


async def test_who_called_is_looked_up_when_the_turn_comes(tmp_path: Path) -> None:
    """What waits for its turn may find somebody else on the seat: it is not done in their place."""
    async with open_house(tmp_path) as house:
        path, (ann, bo, cy) = await lobby(house, 3)
        room = await rooms_of(house).get(path.split("/")[2])
        waiting = (
            OnBehalfOf(Bearer(digest(bo)), lambda me: Move(me, 5)),
            OnBehalfOf(Bearer(digest(cy)), lambda me: Move(me, 1)),
            OnBehalfOf(Bearer(digest(bo)), lambda me: Substitute(me, 1)),
            OnBehalfOf(Bearer(digest(bo)), GetUp),
            OnBehalfOf(Bearer(digest(ann)), lambda me: Kick(me, 1)),
            SitDown("Di", 1),
            OnBehalfOf(Bearer(digest(cy)), GetUp),
        )
        *_, handed_on, got_up, kicked, di, late = await asyncio.gather(
            *(room.do(deed) for deed in waiting), return_exceptions=True
        )
        assert isinstance(handed_on, Forbidden), "Cy sits there by then"
        assert not isinstance(got_up, Exception)
        assert not isinstance(kicked, Exception)
        assert isinstance(late, Unauthorized)
        assert names((await house.get(path)).json()) == ["Ann", "Di", "", "", "", ""]
        assert (await house.get(f"{path}/view", di.token)).json()["me"] == 1  # type: ignore[union-attr]
        assert [deed.counted_as for deed in waiting[-3:]] == ["Kick", "SitDown", "OnBehalfOf"]


async def test_sent_away_while_sitting_down(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        path, (ann,) = await lobby(house, 1)
        for n in range(5):
            *joined, _ = await asyncio.gather(
                *(house.post(f"{path}/join", {"name": f"Bo {n}", "seat": 1}) for _ in range(3)),
                house.post(f"{path}/kick", {"seat": 1}, ann),
            )
            tokens = [answer.json()["token"] for answer in joined if answer.status_code == 201]
            views = [await house.get(f"{path}/view", token) for token in tokens]
            holds = [view.json()["me"] for view in views if view.status_code == 200]
            taken = (await house.get(path)).json()["seats"][1]["kind"] == "person"
            assert holds == ([1] if taken else []), "a seat has one token, and an empty one none"
            await house.post(f"{path}/kick", {"seat": 1}, ann)


async def test_a_message_counts_for_whoever_holds_the_seat_when_its_turn_comes(tmp_path: Path) -> None:
    """Sent while the seat is handed on, it is neither the successor's nor anybody's else."""
    async with open_house(tmp_path) as house:
        path, (ann, bo, _) = await lobby(house, 3)
        room = await rooms_of(house).get(path.split("/")[2])
        person = await house.sit(room.id, bo)
        await person.until(lambda s: s["me"] == 1)
        move = asyncio.create_task(room.do(OnBehalfOf(Bearer(digest(bo)), lambda me: Move(me, 5))))
        sat = asyncio.create_task(room.do(SitDown("Di", 1)))
        await person.send({"type": "ready", "ready": True})
        assert (await person.reply("ready"))["type"] == "ok"
        await asyncio.gather(move, sat)
        seats = (await house.get(path)).json()["seats"]
        assert [s["name"] for s in seats if s["ready"]] == [seats[5]["name"]]
        assert seats[1]["name"] == "Di"
        host = OnBehalfOf(Bearer(digest(ann)), lambda me: Kick(me, 5))
        kicked = asyncio.create_task(room.do(host))
        await person.send({"type": "ready", "ready": False})
        await kicked
        assert not (await house.get(path)).json()["seats"][1]["ready"]
        assert await person.closed() == 4401


async def test_who_says_hello_while_moving_gets_the_eyes_of_the_new_seat(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        path, (_, bo, _) = await lobby(house, 3)
        room = await rooms_of(house).get(path.split("/")[2])
        listener = Deaf()
        bearer = await room.bearer(bo)
        await asyncio.gather(
            room.do(OnBehalfOf(bearer, lambda me: Move(me, 5))),
            room.do(SitDown("Di", 1)),
            room.do(Arrive(listener, bearer)),
        )
        assert listener.viewer == 5
        assert 1 not in room.audience


class Deaf:
    """Somebody connected who listens to nothing."""

    viewer: Viewer = None
    bearer: Bearer | None = None
    opener: int | None = None
    since = 0
    changes = False

    def send(self, text: str) -> None: ...

    def hang_up(self, code: int = 0) -> None: ...
