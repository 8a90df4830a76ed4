"""A seat that is handed on to somebody else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from duskbell.server.running.settings import Settings
from tests.server.house import FAST, QUIET, House, open_house
from tests.server.leaving import AT_ONCE, leave, of_role, stand_ins, table
from tests.server.play import play_on, role_of
from tests.server.test_seating import did, fault, names, visit

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_a_seat_is_handed_on(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, people = await table(house)
        one = of_role(people, "killer")[0]
        mine, other = people[one], people[(one + 1) % 6]
        first = await did(house, f"{path}/substitute", {"seat": one}, tokens[one])
        invited = await did(house, f"{path}/substitute", {"seat": one}, tokens[one])
        assert set(invited) == {"invite", "join_path"}
        assert invited["join_path"] == f"/r/{path.split('/')[2]}#sub={invited['invite']}"
        for person in (mine, other):
            await person.silent()
        for wrong in (first["invite"], "x", "", tokens[one]):
            assert await fault(house, f"{path}/claim", {"invite": wrong, "name": "Zed"}) == (401, "no-invite")
        for name in ("", " ", "x" * 25):
            body = {"invite": invited["invite"], "name": name}
            assert await fault(house, f"{path}/claim", body) == (400, "bad-name")
        claimed = await did(house, f"{path}/claim", {"invite": invited["invite"], "name": "Zed"})
        assert set(claimed) == {"seat", "token"}
        assert claimed["seat"] == one
        assert await mine.closed() == 4401
        state = await other.until(lambda s: s["room"]["seats"][one]["name"] == "Zed")
        assert state["view"]["seats"][one]["name"] == mine.state["view"]["seats"][one]["name"], "as the record has it"
        assert await fault(house, f"{path}/leave", token=tokens[one]) == (401, "unauthorized")
        new = await visit(house, path, claimed["token"])
        assert new.state["me"] == one
        assert role_of(new.state, one) == "killer"
        assert {**new.state["ask"], "left": 0} == {**mine.state["ask"], "left": 0}
        assert new.events == mine.events
        again = {"invite": invited["invite"], "name": "Eve"}
        assert await fault(house, f"{path}/claim", again) == (401, "no-invite")
        assert (await new.answer("pass"))["type"] == "ok"
    async with open_house(tmp_path, QUIET) as house:
        assert names((await house.get(path)).json())[one] == "Zed"
        assert (await visit(house, path, claimed["token"])).state["me"] == one
        back = await house.knock(path.split("/")[2])
        hello = {"type": "hello", "token": tokens[one], "since": 0}
        assert (await back.refused(hello, "hello"))["key"] == "unauthorized"


async def test_two_who_have_the_same_invitation(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, _ = await table(house, people=2)
        invite = (await did(house, f"{path}/substitute", {"seat": 1}, tokens[1]))["invite"]
        claims = [house.post(f"{path}/claim", {"invite": invite, "name": name}) for name in ("Yan", "Zed")]
        answers = await asyncio.gather(*claims)
        assert sorted(a.status_code for a in answers) == [201, 401]
        assert names((await house.get(path)).json())[1] in ("Yan", "Zed")


async def test_the_host_hands_on_only_where_a_bot_stands_in(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, people = await table(house, people=3)
        assert await fault(house, f"{path}/substitute", {"seat": 1}, tokens[0]) == (403, "forbidden")
        assert await fault(house, f"{path}/substitute", {"seat": 4}, tokens[0]) == (403, "forbidden")
        assert await fault(house, f"{path}/substitute", {"seat": 1}, tokens[2]) == (403, "forbidden")
        assert await fault(house, f"{path}/substitute", {"seat": 1}) == (401, "unauthorized")
        assert await fault(house, f"{path}/substitute", {"seat": 9}, tokens[0]) == (400, "no-seat")
        assert await fault(house, f"{path}/substitute", {"seat": "moderator"}, tokens[0]) == (400, "no-seat")
        await people[1].socket.close()
        await people[0].until(lambda s: not s["room"]["seats"][1]["online"])
        assert await fault(house, f"{path}/substitute", {"seat": 1}, tokens[0]) == (403, "forbidden")
        await did(house, f"{path}/stand-in", {"seat": 1}, tokens[0])
        assert await fault(house, f"{path}/substitute", {"seat": 1}, tokens[2]) == (403, "forbidden")
        invite = (await did(house, f"{path}/substitute", {"seat": 1}, tokens[0]))["invite"]
        await visit(house, path, tokens[1])
        body = {"invite": invite, "name": "Zed"}
        assert await fault(house, f"{path}/claim", body) == (401, "no-invite"), "its person is back"
        await did(house, f"{path}/leave", token=tokens[1])
        body = {"invite": (await did(house, f"{path}/substitute", {"seat": 1}, tokens[0]))["invite"], "name": "ann"}
        assert await fault(house, f"{path}/claim", body) == (403, "forbidden"), "Ann sits here already"
        assert (await did(house, f"{path}/claim", {**body, "name": "Zed"}))["seat"] == 1
        info = (await house.get(path)).json()
        assert (names(info)[1], stand_ins({"room": info})) == ("Zed", [])


async def test_a_host_who_plays_waits_before_a_seat_is_anothers(tmp_path: Path) -> None:
    """A line that breaks for a moment costs nobody a seat; who moderates sees all cards anyway, and may at once."""
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
    waits = Settings(QUIET.tempo, QUIET.limits, retry=0, handed_on=0)
    async with open_house(tmp_path / "a", waits) as house:
        path, tokens, people = await table(house, people=3)
        await people[1].socket.close()
        await people[0].until(lambda s: not s["room"]["seats"][1]["online"])
        assert await fault(house, f"{path}/stand-in", {"seat": 1}, tokens[0]) == (409, "too-soon")
        path, tokens, people = await table(house, people=4, moderator="me")
        await people[1].socket.close()
        await people[0].until(lambda s: not s["room"]["seats"][0]["online"])
        assert stand_ins({"room": await did(house, f"{path}/stand-in", {"seat": 0}, tokens[0])}) == [0]
    waits = Settings(QUIET.tempo, QUIET.limits, retry=0, away=0)
    async with open_house(tmp_path / "b", waits) as house:
        path, tokens, people = await table(house, people=3)
        await people[1].socket.close()
        await people[0].until(lambda s: not s["room"]["seats"][1]["online"])
        await did(house, f"{path}/stand-in", {"seat": 1}, tokens[0])
        assert await fault(house, f"{path}/substitute", {"seat": 1}, tokens[0]) == (409, "too-soon")
        assert (await did(house, f"{path}/substitute", {"seat": 2}, tokens[2]))["invite"], "one's own at once"


async def test_a_seat_handed_on_by_the_host_can_be_taken_back(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, people = await table(house, people=3)
        await leave(house, path, tokens[1], people[1])
        mine = (await did(house, "/guest"))["token"]
        for seat in (0, 2):
            assert (await house.get(f"{path}/view", tokens[seat])).is_success
        invite = (await did(house, f"{path}/substitute", {"seat": 1}, tokens[0]))["invite"]
        old = names((await house.get(path)).json())[1]
        claimed = await did(house, f"{path}/claim", {"invite": invite, "name": old, "guest": mine})
        assert names((await house.get(path)).json())[1] == f"{old} 2", "nobody passes for who was here"
        zed = await visit(house, path, claimed["token"])
        told = await people[2].until(lambda s: s["room"]["seats"][1]["instead"] == old)
        assert [x["instead"] for x in told["room"]["seats"]] == ["", old, "", "", "", ""]
        back = await house.knock(path.split("/")[2])
        hello = {"type": "hello", "token": tokens[1], "since": 0}
        assert (await back.refused(hello, "hello"))["key"] == "handed-on"
        assert await fault(house, f"{path}/take-back", None, tokens[0]) == (409, "yours-already")
        assert await fault(house, f"{path}/take-back", None, "somebody's") == (401, "unauthorized")
    async with open_house(tmp_path, QUIET) as house:
        zed = await visit(house, path, claimed["token"])
        info = await did(house, f"{path}/take-back", token=tokens[1])
        assert (names(info)[1], info["seats"][1]["instead"]) == (old, "")
        assert await zed.closed() == 4401
        assert (await visit(house, path, tokens[1])).state["me"] == 1
        assert await fault(house, f"{path}/take-back", None, tokens[1]) == (409, "yours-already"), "a double tap"


async def test_a_guest_takes_a_seat_back_from_any_device(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        mine, theirs = [(await did(house, "/guest"))["token"] for _ in range(2)]
        room = await house.create(6, options={"angels": 0})
        path = f"/rooms/{room['room']}"
        bo = await did(house, f"{path}/join", {"name": "Bo", "guest": mine})
        await did(house, f"{path}/bots", {"kind": "plain"}, room["token"])
        await did(house, f"{path}/start", token=room["token"])
        assert await fault(house, f"{path}/take-back", None, mine) == (409, "yours-already")
        await did(house, f"{path}/leave", token=mine)
        invite = (await did(house, f"{path}/substitute", {"seat": 1}, room["token"]))["invite"]
        claimed = await did(house, f"{path}/claim", {"invite": invite, "name": "Zed", "guest": theirs})
        assert await fault(house, f"{path}/leave", None, mine) == (401, "handed-on"), "the guest is told, too"
        assert names(await did(house, f"{path}/take-back", token=mine))[1] == "Bo"
        assert await fault(house, f"{path}/take-back", None, mine) == (409, "yours-already")
        for token in (bo["token"], mine):
            assert (await house.get(f"{path}/view", token)).is_success
        for token in (claimed["token"], theirs):
            assert await fault(house, f"{path}/take-back", None, token) == (401, "unauthorized")


async def test_whoever_sits_here_takes_no_other_seat_that_a_host_hands_on(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        mine = (await did(house, "/guest"))["token"]
        room = await house.create(6, options={"angels": 0}, guest=mine)
        path = f"/rooms/{room['room']}"
        bo = (await did(house, f"{path}/join", {"name": "Bo"}))["token"]
        await did(house, f"{path}/bots", {"kind": "plain"}, room["token"])
        await did(house, f"{path}/start", token=room["token"])
        await did(house, f"{path}/leave", token=bo)
        invite = (await did(house, f"{path}/substitute", {"seat": 1}, room["token"]))["invite"]
        body = {"invite": invite, "name": "Zed", "guest": mine}
        assert await fault(house, f"{path}/claim", body) == (403, "forbidden")
        invite = (await did(house, f"{path}/substitute", {"seat": 1}, bo))["invite"]
        assert (await did(house, f"{path}/claim", {**body, "invite": invite}))["seat"] == 1, "Bo has agreed"


async def test_an_invitation_is_stored_only_as_its_digest(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, _ = await table(house, people=2)
        invite = (await did(house, f"{path}/substitute", {"seat": 1}, tokens[1]))["invite"]
    async with open_house(tmp_path, QUIET) as house:
        assert (await did(house, f"{path}/claim", {"invite": invite, "name": "Zed"}))["seat"] == 1
    data = b"".join(p.read_bytes() for p in tmp_path.glob("test.db*"))
    assert invite.encode() not in data


async def test_a_chair_is_handed_on(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, people = await table(house, people=5, players=5, moderator="me")
        invite = (await did(house, f"{path}/substitute", {"seat": "moderator"}, tokens[0]))["invite"]
        assert await fault(house, f"{path}/substitute", {"seat": "moderator"}, tokens[1]) == (403, "forbidden")
        claimed = await did(house, f"{path}/claim", {"invite": invite, "name": "Zed"})
        assert claimed["seat"] == "moderator"
        assert await people[0].closed() == 4401
        chair = await visit(house, path, claimed["token"])
        assert (chair.state["me"], chair.state["room"]["host"]) == ("moderator", "moderator")
        assert all(s["role"] for s in chair.state["view"]["seats"])


async def test_who_plays_takes_no_moderators_chair_and_who_moderates_no_seat(tmp_path: Path) -> None:
    """002 法官: whoever moderates does not play."""
    async with open_house(tmp_path, QUIET) as house:
        chair, mine = [(await did(house, "/guest"))["token"] for _ in range(2)]
        room = await house.create(5, moderator="me", guest=chair, options={"angels": 0})
        path = f"/rooms/{room['room']}"
        again = {"name": "Me too", "guest": chair}
        assert await fault(house, f"{path}/join", again) == (403, "forbidden"), "who moderates does not play"
        bo = await did(house, f"{path}/join", {"name": "Bo", "guest": mine})
        invite = (await did(house, f"{path}/substitute", {"seat": "moderator"}, room["token"]))["invite"]
        for claim in ({"name": "Zed", "guest": mine}, {"name": "bo"}):
            assert await fault(house, f"{path}/claim", {"invite": invite, **claim}) == (403, "forbidden"), claim
        seat = (await did(house, f"{path}/substitute", {"seat": bo["seat"]}, bo["token"]))["invite"]
        assert await fault(house, f"{path}/claim", {"invite": seat, **again}) == (403, "forbidden")
        claimed = await did(house, f"{path}/claim", {"invite": invite, "name": "Zed"})
        assert claimed["seat"] == "moderator", "the invitation opens it still, for somebody else"


async def test_that_the_chair_has_changed_hands_is_told_to_all_and_who_held_it_plays_no_more(tmp_path: Path) -> None:
    """002 法官: whoever has seen every card is neutral; and everybody knows who that is."""
    async with open_house(tmp_path, QUIET) as house:
        guest = (await did(house, "/guest"))["token"]
        path, tokens, people = await table(house, people=5, players=5, moderator="me", guest=guest)
        ann, others = people[0].state["room"]["chair"], people[1:]
        assert (ann["online"], ann["instead"]) == (True, "")
        invite = (await did(house, f"{path}/substitute", {"seat": "moderator"}, tokens[0]))["invite"]
        zed = await visit(house, path, (await did(house, f"{path}/claim", {"invite": invite, "name": "Zed"}))["token"])
        told = {"name": "Zed", "online": True, "instead": ann["name"]}
        for person in (*others, zed):
            await person.until(lambda s: s["room"]["chair"] == told)
            assert [e["name"] for e in person.events if e["type"] == "core.moderator-changed"] == ["Zed"]
        seat = await handed_on(house, path, tokens[3], str(zed.token))
        for claim in ({"name": "Me", "guest": guest}, {"name": ann["name"].upper()}, {"name": "zed"}):
            assert await fault(house, f"{path}/claim", {"invite": seat, **claim}) == (403, "forbidden"), claim
        back = (await did(house, f"{path}/substitute", {"seat": "moderator"}, str(zed.token)))["invite"]
        ann_again = await did(house, f"{path}/claim", {"invite": back, "name": "Ann", "guest": guest})
        assert ann_again["seat"] == "moderator"
        seat = await handed_on(house, path, tokens[3], ann_again["token"])
        assert await fault(house, f"{path}/claim", {"invite": seat, "name": "Zed"}) == (403, "forbidden")
        assert (await did(house, f"{path}/claim", {"invite": seat, "name": "Yan"}))["seat"] == 2
    async with open_house(tmp_path, QUIET) as house:
        again = await visit(house, path, tokens[2])
        seat = await handed_on(house, path, tokens[1], ann_again["token"])
        assert await fault(house, f"{path}/claim", {"invite": seat, "name": "Zed"}) == (403, "forbidden"), "stored"
        assert [e["name"] for e in again.events if e["type"] == "core.moderator-changed"] == ["Zed", "Ann"]


async def handed_on(house: House, path: str, token: str, moderator: str) -> str:
    """The invitation that who moderates makes for the seat of somebody who leaves."""
    await did(house, f"{path}/leave", token=token)
    seat = (await house.get(f"{path}/view", token)).json()["me"]
    return str((await did(house, f"{path}/substitute", {"seat": seat}, moderator))["invite"])


async def test_who_has_moderated_and_comes_as_somebody_else_needs_the_word_of_who_moderates_now(tmp_path: Path) -> None:
    """Another name and another browser are known to no server, but to people: who moderates hands the seats on."""
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, _ = await table(house, people=5, players=5, moderator="me")
        before = (await did(house, f"{path}/substitute", {"seat": 1}, tokens[2]))["invite"]
        chair = (await did(house, f"{path}/substitute", {"seat": "moderator"}, tokens[0]))["invite"]
        zed = await did(house, f"{path}/claim", {"invite": chair, "name": "Zed"})
        stranger = {"name": "Somebody"}
        assert await fault(house, f"{path}/claim", {"invite": before, **stranger}) == (401, "no-invite")
        assert await fault(house, f"{path}/substitute", {"seat": 1}, tokens[2]) == (403, "forbidden")
        invite = await handed_on(house, path, tokens[2], zed["token"])
        assert (await did(house, f"{path}/claim", {"invite": invite, **stranger}))["seat"] == 1


async def test_whose_seat_was_handed_on_and_who_moderates_since_does_not_take_it_back(tmp_path: Path) -> None:
    async with open_house(tmp_path, AT_ONCE) as house:
        mine = (await did(house, "/guest"))["token"]
        room = await house.create(5, moderator="me", options={"angels": 0})
        path = f"/rooms/{room['room']}"
        bo = await did(house, f"{path}/join", {"name": "Bo", "guest": mine})
        await did(house, f"{path}/bots", {"kind": "plain"}, room["token"])
        await did(house, f"{path}/start", token=room["token"])
        await did(house, f"{path}/leave", token=bo["token"])
        invite = (await did(house, f"{path}/substitute", {"seat": bo["seat"]}, room["token"]))["invite"]
        await did(house, f"{path}/claim", {"invite": invite, "name": "Yan"})
        invite = (await did(house, f"{path}/substitute", {"seat": "moderator"}, room["token"]))["invite"]
        await did(house, f"{path}/claim", {"invite": invite, "name": "Cy", "guest": mine})
        assert await fault(house, f"{path}/take-back", token=bo["token"]) == (403, "forbidden")


async def test_a_stand_in_is_refused_by_what_sits_there(tmp_path: Path) -> None:
    async with open_house(tmp_path, AT_ONCE) as house:
        room = await house.create(5, moderator="me", options={"angels": 0})
        path = f"/rooms/{room['room']}"
        await did(house, f"{path}/players", {"name": "Nan", "seat": 1}, room["token"])
        await did(house, f"{path}/bots", {"kind": "plain"}, room["token"])
        await did(house, f"{path}/start", token=room["token"])
        for seat, why in ((1, "Nan has no device: who moderates answers"), (0, "a bot plays on seat 1;")):
            refused = await house.post(f"{path}/stand-in", {"seat": seat}, room["token"])
            assert refused.status_code == 409
            assert refused.json()["error"]["message"].startswith(why), refused.json()


async def test_the_notebook_stays_with_who_wrote_it(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, _ = await table(house, people=2)
        headers = {"Authorization": f"Bearer {tokens[1]}"}
        kept = await house.http.put(f"{path}/notes", json={"notes": {"text": "Ann lies"}}, headers=headers)
        assert kept.is_success, kept.text
        invite = (await did(house, f"{path}/substitute", {"seat": 1}, tokens[1]))["invite"]
        token = (await did(house, f"{path}/claim", {"invite": invite, "name": "Zed"}))["token"]
        assert (await house.get(f"{path}/notes", token)).json() == {"notes": {}}


async def test_a_substitute_before_the_start(tmp_path: Path) -> None:
    async with open_house(tmp_path, FAST) as house:
        room = await house.create(6)
        path = f"/rooms/{room['room']}"
        invite = (await did(house, f"{path}/substitute", {"seat": 0}, room["token"]))["invite"]
        token = (await did(house, f"{path}/claim", {"invite": invite, "name": "Zed"}))["token"]
        assert await fault(house, f"{path}/bots", {"kind": "plain"}, room["token"]) == (401, "unauthorized")
        await did(house, f"{path}/bots", {"kind": "plain"}, token)
        await did(house, f"{path}/start", token=token)
        person = await visit(house, path, token)
        await play_on(person)
        assert person.state["view"]["seats"][0]["name"] == "Zed"
