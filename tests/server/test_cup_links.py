"""Links of a cup: on its log, nobody's way into another's seat, and void with the place that they were for."""

from __future__ import annotations

from pathlib import Path

import pytest

from duskbell.server.errors import StoreFailed
from duskbell.server.store.cups import Cups
from tests.server.olga import MINUTE, NOON, TEAMS, Olga, open_cup

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def links(olga: Olga, what: str, token: str, **whose: str) -> int:
    """Ask for a link or take one back: the status."""
    path = f"/cups/{olga.cup}/links" + ("" if what == "give" else "/take-back")
    return (await olga.house.post(path, whose, token)).status_code


async def test_links_are_on_the_log_and_lose_what_their_holder_loses(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        await olga.begin()
        named = {"name": "Odd", "size": 6, "options": {"size": 3}}
        odd = await olga.house.post("/cups", named, olga.token)
        assert (odd.status_code, odd.json()["error"]["key"]) == (400, "bad-option"), "an option called like a field"
        await olga.sign_up(people="a", referee="person")
        await olga.do("add-member", team="b", member={"id": "b3", "name": "Bo"})
        gone = await olga.enter(role="member", team="b", member="b3")
        await olga.do("drop-member", team="b", member="b3")
        assert (await olga.house.get(f"/cups/{olga.cup}", gone)).status_code == 401, "the link went with the place"
        assert "an id of their own" in await olga.refused("add-member", team="b", member={"id": "b3", "name": "Bob"})
        apart = await olga.refused("give-link", role="panel", name="Paul")
        assert apart == "a link is given and taken back by the routes for links."
        log = (await olga.house.get(f"/cups/{olga.cup}/log", olga.token)).json()
        given = [
            (line["role"], line["name"], line["act"]["member"]) for line in log if line["act"]["act"] == "give-link"
        ]
        assert given == [("organiser", "Olga", "b3")]

        # Somebody stands in, then somebody else: the first one's link opens nothing.
        await olga.lay()
        olga.wall.turn(NOON - 10 * MINUTE)
        for team in TEAMS[:-1]:
            await olga.do("check-in", table="robin-1", team=team, member=f"{team}1")
        olga.wall.turn(NOON + 15 * MINUTE)
        await olga.do("stand-in", table="robin-1", team="f", name="Sam")
        sam = await olga.enter(role="stand-in", team="f", table="robin-1")
        assert (await olga.see(sam))["me"]["name"] == "Sam"
        assert "in play" not in await olga.refused("stand-in", sam, table="robin-1", team="f", name="Sue")
        assert (await olga.see(sam))["me"]["name"] == "Sam", "who may not name one takes nothing away"
        await olga.do("stand-in", table="robin-1", team="f", name="Sue")
        assert (await olga.house.get(f"/cups/{olga.cup}", sam)).status_code == 401
        await olga.do("stand-in", table="robin-1", team="f", name="Robot", bot=True)

        # In play a captain cannot give away, or take back, the seat of who plays: the organiser can.
        await olga.do("name-captain", team="a", captain="a2")
        captain = await olga.enter(role="member", team="a", member="a2")
        seat = {"role": "member", "team": "a", "member": "a1"}
        player = olga.captains["a"]
        assert (await olga.table())["takes"], "with a bot it begins by itself"
        assert [await links(olga, what, captain, **seat) for what in ("give", "back")] == [400, 400]
        assert (await olga.see(player))["me"]["member"] == "a1"

        # A doubt is the referee's alone: the file of the cup waits for the end of the table.
        await olga.do("ask", player, about="robin-1", text="3 is a wolf")
        assert "3 is a wolf" not in (await olga.house.get(f"/cups/{olga.cup}/log", olga.token)).text
        file = await olga.house.get(f"/cups/{olga.cup}/file", olga.token)
        assert (file.status_code, file.json()["error"]["says"]) == (400, "file-playing")
        assert await links(olga, "give", olga.token, **seat) == 201


async def test_a_server_that_dies_over_a_link_leaves_none_that_the_log_says_is_void(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_cup(tmp_path) as olga:
        await olga.begin()
        await olga.sign_up()
        token = await olga.enter(role="member", team="a", member="a2")

        async def died(*_: object) -> None:
            raise StoreFailed()

        for path in ("links", "links/take-back"):
            lines = (await olga.see())["lines"]
            with monkeypatch.context() as death:
                death.setattr(Cups, "put_link", died)
                body = {"role": "member", "team": "a", "member": "a2"}
                assert (await olga.house.post(f"/cups/{olga.cup}/{path}", body, olga.token)).status_code == 503
            assert (await olga.see())["lines"] == lines
            assert (await olga.see(token))["me"]["member"] == "a2"


async def test_who_stands_in_sees_the_own_table_end_and_others_with_the_delay(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        await olga.begin()
        await olga.sign_up(referee="person")
        await olga.lay()
        olga.wall.turn(NOON - 10 * MINUTE)
        for team in TEAMS[:-1]:
            await olga.do("check-in", table="robin-1", team=team, member=f"{team}1")
        olga.wall.turn(NOON + 15 * MINUTE)
        await olga.do("stand-in", table="robin-1", team="f", name="Sam")
        sam, rita = [
            await olga.enter(**whose)
            for whose in ({"role": "stand-in", "team": "f", "table": "robin-1"}, {"role": "referee", "name": "Rita"})
        ]
        await olga.do("begin", rita, table="robin-1")
        judge = await olga.house.sit((await olga.table(token=rita))["takes"][0]["room"], rita)
        await judge.send({"type": "rule", "ruling": {"kind": "break-off", "reason": "fire"}})
        assert (await judge.reply("rule"))["type"] == "ok"
        seen = [(await olga.table(token=token))["takes"][0]["state"] for token in (rita, sam, "")]
        assert seen == ["broken-off", "broken-off", "playing"]


async def test_a_hall_behind_one_address_opens_its_links_at_once(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        await olga.begin()
        given = {"invite": "x" * 43}
        tried = [(await olga.house.post(f"/cups/{olga.cup}/enter", given)).status_code for _ in range(24)]
        assert tried == [401] * 24, "and none is too much for one address"
