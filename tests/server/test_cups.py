"""A cup at the server: accounts, links, tables as rooms, results that come by themselves, what each may see."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from argon2 import PasswordHasher, Type

from duskbell.cup.acts import BY_NAME, ExcuseAbsence
from duskbell.cup.draw import Order
from duskbell.server.cup import Caller, Live, Whose, accounts, cup_info
from duskbell.server.cup import caller as measure
from duskbell.server.store import Change, Store
from tests.cup.club import ORG, drawn
from tests.cup.test_rights import MAY
from tests.cup.test_rights import act as sample
from tests.server.house import Message
from tests.server.olga import HOUR, MINUTE, NOON, PASSWORD, TEAMS, Olga, open_cup

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def playing(olga: Olga, people: str = "", referee: str = "program") -> Message:
    """A cup whose first table is being played, or was: the take."""
    await olga.begin()
    await olga.sign_up(people=people, referee=referee)
    await olga.lay()
    await olga.check_in()
    await olga.do("begin", table="robin-1")
    take: Message = (await olga.table())["takes"][-1]
    return take


async def test_a_table_of_bots_is_played_in_a_room_and_brings_its_result(tmp_path: Path, database: str) -> None:
    async with open_cup(tmp_path, url=database) as olga:
        await playing(olga)
        (take,) = (await olga.ended())["takes"]
        assert take["state"] == "ended"
        assert take["result"]["verdict"] == "won"
        cup = await olga.see()
        assert sum(float(row["points"]) for row in cup["standings"]["robin"]) == sum(take["result"]["won"])
        assert all(take["result"]["roles"])
        nobody = await olga.table(token="")
        told = (nobody["standing"], nobody["takes"][0]["state"], nobody["takes"][0]["result"])
        assert told == ("playing", "playing", None), "who only watches hears of it as late as of the play"
        watcher = await olga.house.sit(take["room"], None)
        rooms = [(await watcher.next())["room"], (await olga.house.get(f"/rooms/{take['room']}")).json()]
        assert [room["status"] for room in rooms] == ["playing"] * 2, "the room does not tell it sooner either"
        anybodys = [(await olga.house.get(f"/cups/{olga.cup}/{file}.csv")).text for file in ("ledger", "standings")]
        assert "result/" not in anybodys[0]
        assert anybodys[1] != (await olga.house.get(f"/cups/{olga.cup}/standings.csv", olga.token)).text
        assert (await olga.see(""))["ledger"] == []
        olga.wall.turn(olga.wall.now + 300)
        assert (await olga.see(""))["ledger"] == (await olga.see())["ledger"] != []
        rated = (await olga.house.get(f"/cups/{olga.cup}/ratings")).json()
        assert rated == {
            "verdict": "not enough tables", "tables": 1, "least": 64, "players": [], "teams": [], "shares": [],
        }  # fmt: skip
        finish = {"table": "robin-1", "take": 1, "result": take["result"]}
        assert "tells its result itself" in await olga.refused("finish", **finish)


async def test_sides_can_be_evened_softly_and_nobody_knows_the_deal(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        await olga.begin(policy='name = "even"\n[seats]\ndeals = 3')
        await olga.sign_up()
        await olga.lay()
        await olga.check_in()
        await olga.do("begin", table="robin-1")
        take = (await olga.ended())["takes"][-1]
        assert (await olga.house.get(f"/rooms/{take['room']}")).json()["seeded"] is False


# -- accounts ----------------------------------------------------------------------------------------------------------


async def test_an_account_is_set_up_once_and_a_login_ends(tmp_path: Path, database: str) -> None:
    async with open_cup(tmp_path, url=database) as olga:
        assert olga.house.app is not None
        secret = await olga.house.app.state.cups.accounts.prepare("Olga")
        short = await olga.house.post("/organiser/setup", {"setup": secret, "password": "short"})
        assert short.status_code == 400
        assert "8 to 200 characters" in short.text
        token = await olga.log_in(secret=secret)
        again = await olga.house.post("/organiser/setup", {"setup": secret, "password": PASSWORD})
        assert again.status_code == 401
        assert (await olga.house.get("/organiser", token)).json() == {"name": "Olga"}
        for call in (olga.house.get("/organiser"), olga.house.post("/cups", {"name": "Friends"})):
            without = (await call).json()["error"]
            assert "an organiser's login" in without["message"], "not of a seat's token, which opens nothing here"
            assert without["says"] == "log-in"
        wrong = await olga.house.post("/organiser/login", {"name": "Olga", "password": "wrong horse"})
        nobody = await olga.house.post("/organiser/login", {"name": "Oleg", "password": PASSWORD})
        assert (wrong.status_code, nobody.status_code) == (401, 401)
        assert wrong.text == nobody.text
        right = await olga.house.post("/organiser/login", {"name": "Olga", "password": PASSWORD})
        assert right.status_code == 200
        assert right.json()["token"] != token
        assert (await olga.house.http.delete("/organiser/login", headers=bearer(token))).status_code == 204
        assert (await olga.house.get("/organiser", token)).status_code == 401
        olga.wall.turn(right.json()["until"])
        assert (await olga.house.get("/organiser", right.json()["token"])).status_code == 401


async def test_who_sets_an_account_up_anew_keeps_out_who_logs_in_by_the_old_password_meanwhile(
    tmp_path: Path, database: str
) -> None:
    async with open_cup(tmp_path, url=database) as olga:
        assert olga.house.app is not None
        known = olga.house.app.state.cups.accounts
        await olga.log_in(secret=await known.prepare("Olga"))
        password = known._organisers.password

        async def password_and_prepare(name: str) -> str:
            found: str = await password(name)
            await known.prepare(name)
            return found

        known._organisers.password = password_and_prepare
        late = await olga.house.post("/organiser/login", {"name": "Olga", "password": PASSWORD})
        assert late.status_code == 401


def test_a_password_is_dear_to_guess(monkeypatch: pytest.MonkeyPatch) -> None:
    """As dear as RFC 9106 has it where memory is short."""
    monkeypatch.setattr(accounts, "PasswordHasher", PasswordHasher)
    hasher = accounts._hasher.__wrapped__()
    assert (hasher.type, hasher.time_cost, hasher.memory_cost, hasher.parallelism) == (Type.ID, 3, 64 * 1024, 4)


async def test_passwords_are_tried_slowly(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        tried = [
            (await olga.house.post("/organiser/login", {"name": "Olga", "password": f"guess {n}"})).status_code
            for n in range(12)
        ]
        assert tried[:10] == [401] * 10
        assert tried[11] == 429


async def test_another_organiser_has_no_rights_in_a_cup_of_others(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        await olga.begin()
        rival = await olga.log_in("Rex")
        refused = (await olga.act("appoint", rival, name="Rex", role="organiser")).json()["error"]
        assert refused["says"] == "only"
        assert refused["about"] == {"roles": "organiser"}
        assert (await olga.see(rival))["me"]["role"] == "spectator"
        for path in ("log", "file"):
            assert (await olga.house.get(f"/cups/{olga.cup}/{path}", rival)).status_code == 403
        assert (await olga.house.get(f"/cups/{olga.cup}/log")).status_code == 403
        await olga.do("appoint", name="Rex", role="organiser")
        assert (await olga.see(rival))["me"]["role"] == "organiser"


# -- links -------------------------------------------------------------------------------------------------------------


async def test_a_link_is_opened_once_and_a_new_one_voids_what_was(tmp_path: Path, database: str) -> None:
    async with open_cup(tmp_path, url=database) as olga:
        await olga.begin()
        await olga.sign_up()
        whose = {"role": "member", "team": "a", "member": "a2"}
        made = (await olga.house.post(f"/cups/{olga.cup}/links", whose, olga.token)).json()
        assert made["path"] == f"/cup/{olga.cup}#enter={made['invite']}"
        opened = await olga.house.post(f"/cups/{olga.cup}/enter", {"invite": made["invite"]})
        assert opened.json()["me"] == {"role": "member", "name": "a2", "team": "a", "member": "a2", "table": ""}
        assert (await olga.house.post(f"/cups/{olga.cup}/enter", {"invite": made["invite"]})).status_code == 401
        token = opened.json()["token"]
        listed = (await olga.house.get(f"/cups/{olga.cup}/links", olga.token)).json()
        assert [link["opened"] for link in listed] == [True]
        await olga.enter(**whose)
        assert (await olga.house.get(f"/cups/{olga.cup}", token)).status_code == 401
        new = await olga.enter(**whose)
        back = await olga.house.post(f"/cups/{olga.cup}/links/take-back", whose, olga.token)
        assert back.status_code == 204
        assert (await olga.house.get(f"/cups/{olga.cup}", new)).status_code == 401


async def test_a_captain_invites_the_own_team_alone(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        await olga.begin()
        await olga.sign_up()
        captain = await olga.enter(role="member", team="a", member="a1")
        assert (await olga.see(captain))["me"]["role"] == "captain"
        own, foreign, referee = [
            (await olga.house.post(f"/cups/{olga.cup}/links", whose, captain)).status_code
            for whose in (
                {"role": "member", "team": "a", "member": "a2"},
                {"role": "member", "team": "b", "member": "b1"},
                {"role": "panel", "name": "Paul"},
            )
        ]
        assert (own, foreign, referee) == (201, 403, 403)
        stranger = {"role": "member", "team": "a", "member": "z9"}
        assert (await olga.house.post(f"/cups/{olga.cup}/links", stranger, olga.token)).status_code == 400
        seen = (await olga.house.get(f"/cups/{olga.cup}/links", captain)).json()
        assert [link["member"] for link in seen] == ["a1", "a2"]


async def test_every_act_by_every_role(tmp_path: Path) -> None:
    """What is not theirs is refused as such, whatever else would be wrong with it."""
    async with open_cup(tmp_path) as olga:
        await olga.begin()
        await olga.sign_up(referee="person")
        tokens = {
            "referee": await olga.enter(role="referee", name="Rita"),
            "panel": await olga.enter(role="panel", name="Paul"),
            "captain": await olga.enter(role="member", team="a", member="a1"),
            "member": await olga.enter(role="member", team="a", member="a2"),
            "spectator": "",
        }
        for role, token in tokens.items():
            for name, kind in BY_NAME.items():
                fields: dict[str, Any] = msgspec.to_builtins(sample(kind))
                fields.pop("act")
                done = await olga.act(name, token, **fields)
                allowed = name in MAY[role] or (role == "captain" and name in MAY["member"])
                if not allowed:
                    assert done.status_code == 403, (role, name, done.text)
                    assert done.json()["error"]["message"].startswith("only ")


async def test_of_two_who_have_a_cup_drawn_at_once_one_is_refused(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        await olga.begin()
        await olga.sign_up()
        assert olga.house.app is not None
        state = olga.house.app.state
        live, order = await state.cups.get(olga.cup), Order(tables=1, effort=0.01)
        asked = [state.drawing.begin(live, Caller("Olga"), order) for _ in range(2)]
        drawn = await asyncio.gather(*asked, return_exceptions=True)
        assert sorted(type(one).__name__ for one in drawn) == ["Busy", "Progress"]


# -- what each may see -------------------------------------------------------------------------------------------------


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


async def leads_to(olga: Olga, room: str, token: str) -> str | None:
    """Where a room leads somebody who sits there."""
    seen = await olga.house.get(f"/rooms/{room}/view", token)
    led: str | None = seen.json()["room"]["next"]
    return led


async def nothing(*_: Any) -> None:
    """What a server does that has died."""


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


# -- what is lost, what is twice ---------------------------------------------------------------------------------------


class Flaky(Store):
    """A store that fails at one of a cup's commits, before it or after: whoever asked does not learn which."""

    at, after, saves = 0, False, 0

    async def save(self, change: Change) -> None:
        if change.of_cup is None:
            await super().save(change)
            return
        self.saves += 1
        if self.saves != self.at:
            await super().save(change)
            return
        if self.after:
            await super().save(change)
        raise OSError("the disk is gone")


async def match_day(olga: Olga) -> list[Any]:
    """A match day on which whatever fails is tried again with the same key: the log that comes of it."""
    olga.stubborn = True
    await playing(olga)
    await olga.ended()
    assert olga.house.app is not None
    live: Live = await olga.house.app.state.cups.get(olga.cup)
    return [(line.who.role, type(line.act).__name__) for line in (await live.read()).log]


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
async def test_whatever_commit_fails_nothing_is_lost_and_nothing_counts_twice(tmp_path: Path, after: bool) -> None:
    (tmp_path / "whole").mkdir()
    async with open_cup(tmp_path / "whole", await store_in(tmp_path / "whole")) as olga:
        expected = await match_day(olga)
        assert olga.house.app is not None
        commits = olga.house.app.state.store.saves
    assert commits > 20
    for at in (9, commits - 1, commits):  # a captain signs up; the room opens; the result comes
        folder = tmp_path / str(at)
        folder.mkdir()
        store = await store_in(folder)
        store.at, store.after = at, after
        async with open_cup(folder, store) as olga:
            assert await match_day(olga) == expected, at
            takes = await olga.house.app.state.store.cups.takes(olga.cup) if olga.house.app else []
            assert len(takes) == 1


async def store_in(folder: Path) -> Flaky:
    return await Flaky.open(f"sqlite+aiosqlite:///{folder}/test.db")  # type: ignore[return-value]


def test_an_excuse_ahead_is_seen_by_whom_it_concerns() -> None:
    c = drawn()
    c.do(ORG, ExcuseAbsence(table="robin-1", team="c", reason="ill"))

    def excused(caller: Caller) -> str:
        told = cup_info("x", c.cup, caller, [], c.now)
        return next(seat.excused for seat in told.tables[0].teams if seat.team == "c")

    mate, rival = [Caller(whose=Whose("member", team=team, member=f"{team}1")) for team in "cd"]
    assert [excused(one) for one in (Caller("Olga"), mate, rival, Caller())] == ["ill", "ill", "", ""]
    c.hand_in().at(15)
    c.cup.tick(c.now)
    assert excused(Caller()) == "ill"


def test_what_was_told_stays_told_when_the_clock_goes_back() -> None:
    c = drawn().hand_in("a").at(-29)
    c.do(ORG, ExcuseAbsence(table="robin-1", team="c", reason="ill"))
    for now in (c.now, c.now - HOUR):
        told = cup_info("x", c.cup, Caller(), [], now)
        assert (told.tables[0].teams[0].member, told.sealed, told.now) == ("a1", False, c.now)


# on PostgreSQL two processes are nodes
@pytest.mark.parametrize("database", ["sqlite", pytest.param("nodes", marks=pytest.mark.store)], indirect=True)
async def test_two_organisers_at_once_and_two_processes_on_one_cup(tmp_path: Path, database: str) -> None:
    async with open_cup(tmp_path, url=database) as olga, open_cup(tmp_path, url=database) as other:
        await olga.begin()
        other.token, other.cup = olga.token, olga.cup
        names = [f"R {n}" for n in range(12)]
        await asyncio.gather(*[
            (olga if n % 2 else other).do("appoint", name=name, role="referee") for n, name in enumerate(names)
        ])  # fmt: skip
        for one in (olga, other):
            assert (await one.see())["people"]["referee"] == sorted(names)
            assert (await one.see())["lines"] == 13


async def test_one_player_fills_no_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither by acts nor by links, nor by how much is in them."""
    monkeypatch.setattr(measure, "MOST_ACTS", 3)
    monkeypatch.setattr(measure, "MOST_BYTES", 2000)
    async with open_cup(tmp_path) as olga:
        await olga.begin()
        await olga.sign_up()
        captain, member = [await olga.enter(role="member", team="a", member=f"a{n}") for n in (1, 2)]
        other = await olga.enter(role="member", team="b", member="b1")
        for _ in range(3):
            await olga.do("ask", member, text="why?")
        assert "3 acts of one player" in await olga.refused("ask", member, text="why?")
        await olga.do("ask", other, text="为" * 900)
        assert "2000 bytes" in await olga.refused("ask", other, text="why?")
        await olga.do("ask", captain, text="why?")
        link = {"role": "member", "team": "a", "member": "a2"}
        given = [await olga.house.post(f"/cups/{olga.cup}/links", link, captain) for _ in range(4)]
        assert [answer.status_code for answer in given] == [201, 201, 429, 429]
        assert "3 acts of one player" in given[-1].json()["error"]["message"]


async def test_the_same_key_does_nothing_twice(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        await olga.begin()
        fields = {"name": "Rita", "role": "referee"}
        first, second = [(await olga.act("appoint", key="k1", **fields)).json() for _ in range(2)]
        assert first == second
        assert (await olga.see())["lines"] == 2
        assert (await olga.act("appoint", key="k1", name="Rob", role="referee")).status_code == 400


async def test_a_cup_moves_as_one_file(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    async with open_cup(tmp_path) as olga:
        await playing(olga)
        await olga.ended()
        for name in ("Otto", "a1"):
            await olga.do("appoint", name=name, role="organiser")
        plays = (await olga.house.get(f"/cups/{olga.cup}/file", await olga.log_in("a1"))).text
        text = (await olga.house.get(f"/cups/{olga.cup}/file", olga.token)).text
        values = await olga.house.get(f"/cups/{olga.cup}/standings.csv", olga.token)
        assert values.headers["content-type"] == "text/csv; charset=utf-8"
        assert values.content.startswith(b"\xef\xbb\xbfplace,")  # or a spreadsheet spoils Chinese names
        table = values.text
        room = (await olga.table())["takes"][0]["room"]
        told = [(await olga.house.get(f"/rooms/{room}/{what}", olga.token)).json() for what in ("replay", "recap")]
    async with open_cup(tmp_path / "other") as other:
        token = await other.log_in()
        early = await other.house.post("/cups/file", {"file": text}, token)
        assert early.json()["error"]["says"] == "bring-future"
        other.wall.turn(NOON + HOUR)
        brought = await other.house.post("/cups/file", {"file": text}, token)
        assert brought.status_code == 201, brought.text
        other.token, other.cup = token, brought.json()["cup"]
        assert (await other.house.get(f"/cups/{other.cup}/standings.csv")).text == table
        (take,) = (await other.table())["takes"]
        assert take["review"]
        assert (await other.see())["people"]["organiser"] == ["Olga"], "an Otto here may be another"
        path = f"/rooms/{take['room']}"
        assert [(await other.house.get(f"{path}/{what}", token)).json() for what in ("replay", "recap")] == told
        assert (await other.house.get(f"{path}/replay")).status_code == 403, "and to nobody sooner than at home"
        again = (await other.house.get(f"/cups/{other.cup}/file", token)).text
        kept = [[row for row in file.splitlines() if row.startswith('{"record"')] for file in (text, again)]
        assert kept[0] == kept[1] != []
        assert '{"record"' not in plays, "one of a team that played has not seen that before the review"
        without = await other.house.post("/cups/file", {"file": plays}, token)
        assert without.status_code == 201, without.text
        other.cup = without.json()["cup"]
        assert not (await other.table())["takes"][0]["review"]
        changed = await other.house.post("/cups/file", {"file": text.replace("Friends", "Fiends")}, token)
        assert changed.status_code == 400
        assert "digest" in changed.text


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}
