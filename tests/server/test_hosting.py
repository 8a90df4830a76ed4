"""What a host does about people: the right passed on, words taken, somebody sent away in play."""

from __future__ import annotations

from pathlib import Path

import pytest

from duskbell.server.room.roster import Roster
from duskbell.server.room.silence import MOST
from tests.server.house import QUIET, open_house
from tests.server.test_seating import did, fault, lobby, names, visit

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_the_right_is_passed_on_before_the_start_and_in_play(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, (ann, bo) = await lobby(house)
        assert await fault(house, f"{path}/host", {"seat": 0}, bo) == (403, "forbidden")
        assert await fault(house, f"{path}/host", {"seat": 3}, ann) == (409, "not-away")
        assert await fault(house, f"{path}/host", {"seat": 9}, ann) == (400, "no-seat")
        assert (await did(house, f"{path}/host", {"seat": 1}, ann))["host"] == 1
        await did(house, f"{path}/bots", {"kind": "plain"}, bo)
        assert await fault(house, f"{path}/start", token=ann) == (403, "forbidden")
        await did(house, f"{path}/start", token=bo)
        assert await fault(house, f"{path}/host", {"seat": 3}, bo) == (409, "not-away"), "a bot"
        assert (await did(house, f"{path}/host", {"seat": 0}, bo))["host"] == 0
    async with open_house(tmp_path, QUIET) as house:
        assert (await house.get(path)).json()["host"] == 0


async def test_a_host_takes_the_moderators_chair_in_the_lobby_and_may_leave_it_again(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, (ann, bo) = await lobby(house, game="clocktower")
        there = f"{path}/moderate"
        assert await fault(house, there, {}, bo) == (403, "forbidden")
        person = await visit(house, path, ann)
        info = await did(house, there, {}, ann)
        assert (info["moderator"], info["host"], info["chair"]["name"]) == ("me", "moderator", "Ann")
        assert [s["kind"] for s in info["seats"][:2]] == ["empty", "person"]
        await person.until(lambda s: s["me"] == "moderator")
        assert await did(house, there, {}, ann) == info, "said again it changes nothing"
        await did(house, f"{path}/set", {"options": {"fabled": "angel"}}, ann)
        assert await fault(house, there, {"on": False}, ann) == (400, "bad-table"), "the Angel needs a person"
        await did(house, f"{path}/set", {"options": {"fabled": ""}}, ann)
        (no,) = (await did(house, f"{path}/players", {"name": "Nod"}, ann))["seats"]
        assert await fault(house, there, {"on": False}, ann) == (400, "bad-message"), "who answers for Nod?"
        await did(house, f"{path}/kick", {"seat": no}, ann)
        info = await did(house, there, {"on": False}, ann)
        assert (info["moderator"], info["host"], info["chair"], names(info)[0]) == ("auto", 0, None, "Ann")
        await person.until(lambda s: s["me"] == 0)
        await did(house, there, {}, ann)
        await did(house, f"{path}/bots", {"kind": "plain"}, ann)
        assert await fault(house, there, {"on": False}, ann) == (409, "seat-taken")
    async with open_house(tmp_path, QUIET) as house:
        assert (await house.get(path)).json()["moderator"] == "me", "it outlives a restart"
        await did(house, f"{path}/start", token=ann)
        assert await fault(house, there, {"on": False}, ann) == (409, "started")


async def test_a_muted_person_says_no_words_of_their_own_and_all_see_why(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, (ann, bo) = await lobby(house)
        assert await fault(house, f"{path}/mute", {"seat": 0}, bo) == (403, "forbidden")
        assert await fault(house, f"{path}/mute", {"seat": 0}, ann) == (400, "bad-message")
        assert await fault(house, f"{path}/mute", {"seat": 4}, ann) == (400, "bad-message")
        person = await visit(house, path, bo)
        await did(house, f"{path}/mute", {"seat": 1}, ann)
        await person.until(lambda s: s["room"]["seats"][1]["muted"])
        words = {"type": "say", "channel": "lobby", "text": "slur"}
        assert (await person.refused(words, "say"))["key"] == "muted"
        await did(house, f"{path}/bots", {"kind": "plain"}, ann)
        await did(house, f"{path}/start", token=ann)
        await person.until(lambda s: s["room"]["status"] == "playing")
        assert (await person.refused({**words, "channel": "public"}, "say"))["message"].startswith("the host has muted")
    async with open_house(tmp_path, QUIET) as house:
        assert (await house.get(path)).json()["seats"][1]["muted"], "it outlives a restart"
        await did(house, f"{path}/mute", {"seat": 1, "on": False}, ann)
        assert not (await house.get(path)).json()["seats"][1]["muted"]


async def test_whoever_is_muted_stays_so_on_whatever_chair_they_come_back_to(tmp_path: Path, database: str) -> None:
    """By leaving and joining again, by handing the seat on to oneself, and in a rematch: until the host lifts it."""

    async def muted(path: str) -> list[int]:
        return [n for n, seat in enumerate((await house.get(path)).json()["seats"]) if seat["muted"]]

    async with open_house(tmp_path, QUIET, url=database) as house:
        path, (ann, bo) = await lobby(house)
        guest = (await did(house, "/guest"))["token"]
        await did(house, f"{path}/leave", token=bo)
        bo = (await did(house, f"{path}/join", {"name": "Bo", "guest": guest}))["token"]
        await did(house, f"{path}/mute", {"seat": 1}, ann)
        await did(house, f"{path}/leave", token=bo)
        assert not await muted(path)
        bo = (await did(house, f"{path}/join", {"name": "Robert", "seat": 3, "guest": guest}))["token"]
        assert await muted(path) == [3], "the same identity"
        invite = (await did(house, f"{path}/substitute", {"seat": 3}, bo))["invite"]
        bo = (await did(house, f"{path}/claim", {"invite": invite, "name": "Cy"}))["token"]
        assert await muted(path) == [3], "whoever a muted person gives the seat"
        await did(house, f"{path}/leave", token=bo)
        await did(house, f"{path}/join", {"name": "Di", "seat": 3})
        assert await muted(path) == [], "somebody else"
        await did(house, f"{path}/kick", {"seat": 3}, ann)
        bo = (await did(house, f"{path}/join", {"name": "Bo", "seat": 1, "guest": guest}))["token"]
        await did(house, f"{path}/bots", {"kind": "plain"}, ann)
        await did(house, f"{path}/start", token=ann)
    async with open_house(tmp_path, QUIET, url=database) as house:
        invite = (await did(house, f"{path}/substitute", {"seat": 1}, bo))["invite"]
        bo = (await did(house, f"{path}/claim", {"invite": invite, "name": "Bob", "guest": guest}))["token"]
        assert await muted(path) == [1], "also after a restart"
        host, person = await visit(house, path, ann), await visit(house, path, bo)
        words = {"type": "say", "channel": "public", "text": "slur"}
        assert (await person.refused(words, "say"))["key"] == "muted"
        await host.send({"type": "rule", "ruling": {"kind": "end", "reason": "late"}})
        await host.until(lambda s: s["outcome"] is not None)
        new = f"/rooms/{(await did(house, f'{path}/rematch', {}, ann))['room']}"
        assert await muted(new) == [1]
        await did(house, f"{new}/leave", token=bo)
        bo = (await did(house, f"{new}/join", {"name": "Bo", "guest": guest}))["token"]
        assert await muted(new) == [1]
        await did(house, f"{new}/mute", {"seat": 1, "on": False}, ann)
        await did(house, f"{new}/leave", token=bo)
        await did(house, f"{new}/join", {"name": "Bo", "guest": guest})
        assert await muted(new) == [], "once it is lifted it is"


async def test_a_mute_goes_along_in_rematches_with_who_sat_on_no_chair_meanwhile(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, (ann, bo) = await lobby(house)
        guest = (await did(house, "/guest"))["token"]
        await did(house, f"{path}/leave", token=bo)
        bo = (await did(house, f"{path}/join", {"name": "Bo", "guest": guest}))["token"]
        await did(house, f"{path}/mute", {"seat": 1}, ann)
        await did(house, f"{path}/leave", token=bo)
        for _ in range(2):
            await did(house, f"{path}/bots", {"kind": "plain"}, ann)
            await did(house, f"{path}/start", token=ann)
            host = await visit(house, path, ann)
            await host.send({"type": "rule", "ruling": {"kind": "end", "reason": "late"}})
            await host.until(lambda s: s["outcome"] is not None)
            path = f"/rooms/{(await did(house, f'{path}/rematch', {}, ann))['room']}"
            await did(house, f"{path}/kick", {"seat": 1}, ann)
        joined = await did(house, f"{path}/join", {"name": "Bo", "seat": 1, "guest": guest})
        assert (await house.get(path)).json()["seats"][1]["muted"]
        await did(house, f"{path}/mute", {"seat": 1, "on": False}, ann)
        await did(house, f"{path}/leave", token=joined["token"])
        await did(house, f"{path}/join", {"name": "Bo", "seat": 1, "guest": guest})
        assert not (await house.get(path)).json()["seats"][1]["muted"], "once it is lifted it is"


def test_a_room_keeps_so_many_marks_of_whom_its_host_has_muted() -> None:
    """Somebody who is muted hands the seat on to themselves without an end."""
    roster = Roster.lay(6, moderator=False)
    roster.sit("Ann")
    roster.sit("Bo", guest="bo")
    roster.mute(1, True)
    assert len(roster.silenced) == 2
    for n in range(300):
        roster.claim(roster.invite(1), "Bo", begun=True)
        assert roster.at(1).muted, n
    assert len(roster.silenced) == 2, "a token that is void is not kept"
    for n in range(3 * MOST):
        roster.claim(roster.invite(1), "Bo", f"guest {n}", begun=True)
    assert len(roster.silenced) == MOST
    assert roster.is_silenced(f"guest {3 * MOST - 1}")
    assert roster.is_silenced("bo"), "whom a host has muted is not forgotten for whom they give their seat to"
    roster.mute(1, False)
    assert not roster.at(1).muted
    assert not roster.is_silenced(f"guest {3 * MOST - 1}")


async def test_a_muted_person_whose_seat_was_handed_on_takes_it_back_muted(tmp_path: Path) -> None:
    """A host lends the seat of whoever is away to somebody else, who may speak; whoever is back may not."""
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create(6, moderator="me")
        path, (host, bo, *_) = f"/rooms/{room['room']}", await house.fill(room, people=2)
        await did(house, f"{path}/mute", {"seat": 0}, host)
        await did(house, f"{path}/leave", token=bo)
        invite = (await did(house, f"{path}/substitute", {"seat": 0}, host))["invite"]
        await did(house, f"{path}/claim", {"invite": invite, "name": "Di"})
        assert not (await house.get(path)).json()["seats"][0]["muted"]
        await did(house, f"{path}/take-back", token=bo)
        assert (await house.get(path)).json()["seats"][0]["muted"]
        link = (await did(house, f"{path}/substitute", {"seat": 0}, bo))["invite"]
        await did(house, f"{path}/kick", {"seat": 0}, host)
        claimed = await house.post(f"{path}/claim", {"invite": link, "name": "Bo"})
        assert claimed.status_code == 401, "who was sent away comes back by no link of their own"


async def test_who_moderates_sends_somebody_away_in_play_and_somebody_else_may_come(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create(6, moderator="me")
        path, tokens = f"/rooms/{room['room']}", await house.fill(room, people=2)
        host, ann, *_ = tokens
        person = await visit(house, path, ann)
        assert await fault(house, f"{path}/host", {"seat": 0}, host) == (403, "forbidden")
        assert await fault(house, f"{path}/kick", {"seat": 5}, host) == (409, "not-away"), "a bot"
        info = await did(house, f"{path}/kick", {"seat": 0}, host)
        assert (info["seats"][0]["kind"], info["seats"][0]["stand_in"]) == ("person", True)
        assert await person.closed() == 4401
        assert (await house.get(f"{path}/view", ann)).status_code == 401
        room = await house.create(6, moderator="me")
        other, those = f"/rooms/{room['room']}", await house.fill(room, people=2)
        await did(house, f"{other}/kick", {"seat": 0}, those[0])
        referee = await visit(house, other, those[0])
        await referee.send({"type": "rule", "ruling": {"kind": "end", "reason": "late"}})
        await referee.until(lambda s: s["outcome"] is not None)
        new_room = (await did(house, f"{other}/rematch", {}, those[0]))["room"]
        seats = (await house.get(f"/rooms/{new_room}")).json()["seats"]
        assert [s["kind"] for s in seats] == ["empty", "person", "bot", "bot", "bot", "bot"]
        link = (await house.post(f"{path}/substitute", {"seat": 0}, host)).json()
        new = await house.post(f"{path}/claim", {"invite": link["invite"], "name": "Di"})
        assert new.status_code == 201
        seats = (await house.get(path)).json()
        assert names(seats)[0] == "Di"
        assert not seats["seats"][0]["stand_in"]
