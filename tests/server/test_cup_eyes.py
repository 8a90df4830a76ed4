"""What each may see of a cup."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from duskbell.server.cup import Live
from tests.server.cup_days import bearer, leads_to, nothing, playing
from tests.server.house import Message
from tests.server.olga import MINUTE, NOON, TEAMS, open_cup

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_a_line_up_is_sealed_until_it_is_due(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        await olga.begin()
        await olga.sign_up(people="a")
        await olga.lay()
        seen = {who: await olga.table(token=olga.captains[who]) for who in "ab"}
        for who, table in (*seen.items(), ("", await olga.table(token="")), ("o", await olga.table())):
            assert [s["member"] for s in table["teams"]] == [f"{who}1" if t == who else "" for t in TEAMS]
        assert (await olga.see(olga.captains["b"]))["matches"][0]["handed"].keys() == {"b"}
        log = (await olga.house.get(f"/cups/{olga.cup}/log", olga.token)).json()
        assert [line["act"]["names"] for line in log if line["act"]["act"] == "hand-in"] == [{}] * 6
        whole = await olga.house.get(f"/cups/{olga.cup}/file", olga.token)
        assert whole.status_code == 400
        assert "sealed" in whole.text
        olga.wall.turn(NOON - 30 * MINUTE + 1)
        assert [s["member"] for s in (await olga.table(token=""))["teams"]] == [f"{t}1" for t in TEAMS]
        assert (await olga.house.get(f"/cups/{olga.cup}/file", olga.token)).status_code == 200


async def test_whoever_plays_sits_in_the_room_with_the_cups_token(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        take = await playing(olga, people="a")
        mine = (await olga.table(token=olga.captains["a"]))["takes"][-1]
        assert mine["seat"] == take["numbers"]["a"] - 1
        assert (await olga.table(token=""))["takes"][-1]["seat"] is None
        person = await olga.house.sit(take["room"], olga.captains["a"])
        state = await person.until(lambda s: bool(s["view"]))
        assert state["me"] == mine["seat"]
        assert state["room"]["cup"] == f"{olga.cup}/robin-1/1"
        anew = await olga.enter(role="member", team="a", member="a1")
        assert await person.closed() == 4401
        other = await olga.house.sit(take["room"], anew)
        assert (await other.until(lambda s: bool(s["view"])))["me"] == mine["seat"]


async def test_a_link_that_was_taken_back_meanwhile_opens_no_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two change who may sit there; the one whose change is stored first comes to the table last."""
    async with open_cup(tmp_path) as olga:
        room, path = (await playing(olga, people="a"))["room"], f"/cups/{olga.cup}"
        whose = {"role": "member", "team": "a", "member": "a1"}
        invite = (await olga.house.post(f"{path}/links", whose, olga.token)).json()["invite"]
        hold, here, go, waits = Live.hold, asyncio.Event(), asyncio.Event(), [True]

        async def late(live: Live, *given: Any) -> None:
            if waits:
                waits.clear()
                here.set()
                await go.wait()
            await hold(live, *given)

        monkeypatch.setattr(Live, "hold", late)
        entering = asyncio.create_task(olga.house.post(f"{path}/enter", {"invite": invite}))
        await here.wait()
        assert (await olga.house.post(f"{path}/links/take-back", whose, olga.token)).status_code == 204
        go.set()
        token = (await entering).json()["token"]
        assert (await olga.house.get(f"/rooms/{room}/view", token)).status_code == 401


async def test_who_opens_the_link_late_sits_down_late(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        await olga.begin()
        await olga.sign_up(people="a")
        await olga.lay()
        gone = await olga.house.post(
            f"/cups/{olga.cup}/links/take-back", {"role": "member", "team": "a", "member": "a1"}, olga.token
        )
        assert gone.status_code == 204
        await olga.check_in()
        await olga.do("begin", table="robin-1")
        token = await olga.enter(role="member", team="a", member="a1")
        person = await olga.house.sit((await olga.table())["takes"][-1]["room"], token)
        assert (await person.until(lambda s: bool(s["view"])))["me"] is not None


async def test_team_mates_wait_and_others_watch(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        take = await playing(olga, people="a")
        mate = await olga.enter(role="member", team="a", member="a2")
        assert not (await olga.table(token=mate))["takes"][-1]["watch"]
        person = await olga.house.knock(take["room"])
        assert "your team plays" in (await person.refused({"type": "hello", "token": mate}, "hello"))["message"]
        paul = await olga.enter(role="panel", name="Paul")
        for token in (None, paul):
            watcher = await olga.house.sit(take["room"], token)
            assert (await watcher.next())["me"] is None


async def test_a_cups_table_is_nobodys_to_change(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        take = await playing(olga, people="abcdef")
        mine, at = olga.captains["a"], f"/rooms/{take['room']}"
        other = (take["numbers"]["b"] - 1) % 6
        tried = [("leave", None), ("stand-in", {"seat": other}), ("substitute", {"seat": take["numbers"]["a"] - 1})]
        tried += [("rematch", {}), ("set", {"players": 5}), ("bots", {"kind": "plain"}), ("join", {"name": "Zoe"})]
        for what, body in tried:
            for token in (mine, olga.captains["b"]):
                done = await olga.house.post(f"{at}/{what}", body, token)
                assert done.status_code in (403, 409), (what, done.text)
        for token in (mine, olga.captains["b"]):
            person = await olga.house.sit(take["room"], token)
            await person.until(lambda s: bool(s["view"]))
            ruled = await person.refused({"type": "rule", "ruling": {"kind": "end", "reason": "no"}}, "rule")
            assert "only the referee" in ruled["message"]


async def test_all_is_shown_when_the_review_opens_to_players_and_then_to_everybody(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        rita, room, person = await olga.judged()
        await person.send({"type": "rule", "ruling": {"kind": "end", "reason": "a flood"}})
        assert (await person.reply("rule"))["type"] == "ok"
        await person.socket.close()
        while (await olga.table())["takes"][-1]["state"] == "playing":
            pass
        assert (await olga.table())["takes"][-1]["state"] == "broken-off"
        mate = await olga.enter(role="member", team="b", member="b2")
        eyes = {"o": olga.token, "r": rita, "a": olga.captains["a"], "m": mate, "": None}

        async def who_may() -> str:
            found = ""
            for who, token in eyes.items():
                at = f"/rooms/{room}"
                told = {t: await olga.house.get(f"{at}/{t}", token) for t in ("record", "replay", "knowledge")}
                assert len({x.status_code for x in told.values()}) == 1
                if told["record"].status_code == 200:
                    found += who or "e"
                else:
                    assert told["record"].status_code == 403
                    assert (await olga.table(token=token or ""))["takes"][-1]["review"] is False
            return found

        assert await who_may() == "or"
        await olga.do("settle", rita, table="robin-1", take=1, agreed=True, what="nothing", reason="agreed")
        await olga.do("open-review", rita, table="robin-1")
        assert await who_may() == "ora"
        await olga.do("close-review", rita, table="robin-1")
        assert await who_may() == "oram"
        olga.wall.turn(olga.wall.now + 300)
        assert await who_may() == "orame", "who only watches sees nothing sooner than the play itself"


async def test_an_end_taken_back_at_the_table_is_taken_back_in_the_cup(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        _, _, person = await olga.judged()
        for kind, state in (("end", "broken-off"), ("undo", "playing")):
            ruling: Message = {"kind": kind, "reason": "a flood"}
            await person.send({"type": "rule", "ruling": ruling | ({"count": 1} if kind == "undo" else {})})
            assert (await person.reply("rule"))["type"] == "ok"
            while (await olga.table())["takes"][-1]["state"] != state:
                pass


async def test_where_the_server_died_as_a_new_take_began_the_old_room_leads_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_cup(tmp_path) as olga:
        rita, old, person = await olga.judged()
        await person.send({"type": "rule", "ruling": {"kind": "retake", "reason": "the night was heard"}})
        while (await olga.table())["takes"][-1]["state"] != "struck":
            pass
        with monkeypatch.context() as death:
            death.setattr(Live, "_lead_on", nothing)
            await olga.do("begin", rita, table="robin-1")
        assert (await leads_to(olga, old, rita)) is None
        token, cup = olga.token, olga.cup
    async with open_cup(tmp_path) as olga:
        olga.token, olga.cup = token, cup
        new = (await olga.table(token=rita))["takes"][-1]["room"]
        assert (await leads_to(olga, old, rita)) == new
        told = (await olga.house.get(f"/rooms/{old}")).json()
        assert (told["status"], told["next"]) == ("playing", None), "who only watches hears that later"


async def test_who_looks_again_hears_only_what_has_changed(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        await olga.begin()
        path = f"/cups/{olga.cup}"
        for token in (None, olga.token):
            first = await olga.house.get(path, token)
            again = {"If-None-Match": first.headers["etag"], **({} if token is None else bearer(token))}
            assert first.json()["name"] == "Friends"
            olga.wall.turn(olga.wall.now + 60)
            assert (await olga.house.http.get(path, headers=again)).status_code == 304
        await olga.do("appoint", name="Rita", role="referee")
        changed = await olga.house.http.get(path, headers=again)
        assert changed.status_code == 200
        assert changed.json()["people"]["referee"] == ["Rita"]


async def test_a_retake_that_is_taken_back_goes_on_unless_another_take_has_begun(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        rita, _, person = await olga.judged()
        for kind, state in (("retake", "struck"), ("undo", "playing"), ("retake", "struck")):
            ruling: Message = {"kind": kind, "reason": "the night was heard"}
            await person.send({"type": "rule", "ruling": ruling | ({"count": 1} if kind == "undo" else {})})
            assert (await person.reply("rule"))["type"] == "ok"
            while (await olga.table())["takes"][-1]["state"] != state:
                pass
        assert (await olga.table())["takes"][0]["reason"] == "the night was heard"
        await olga.do("begin", rita, table="robin-1")
        undo = {"type": "rule", "ruling": {"kind": "undo", "reason": "no", "count": 1}}
        assert "another came after it" in (await person.refused(undo, "rule"))["message"]
        assert [take["state"] for take in (await olga.table())["takes"]] == ["struck", "playing"]


async def test_a_doubt_during_a_table_is_its_referees_alone(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        await olga.begin()
        await olga.sign_up(people="a", referee="person")
        await olga.lay()
        rita = await olga.enter(role="referee", name="Rita")
        paul = await olga.enter(role="panel", name="Paul")
        await olga.check_in()
        await olga.do("begin", rita, table="robin-1")
        await olga.do("ask", olga.captains["a"], text="may a wolf say so?")
        for token, told in (
            (rita, 1),
            (olga.captains["a"], 1),
            (olga.token, 0),
            (paul, 0),
            (olga.captains["b"], 0),
            ("", 0),
        ):
            assert len((await olga.see(token))["inquiries"]) == told
