"""A cup whose writes are lost or come twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from duskbell.cup.acts import ExcuseAbsence
from duskbell.server.cup import Caller, Whose, cup_info
from duskbell.server.cup import caller as measure
from duskbell.server.running import Limits
from tests.cup.club import ORG, drawn
from tests.server.cup_days import match_day, playing, store_in
from tests.server.house import FAST, open_house
from tests.server.olga import HOUR, NOON, Olga, Wall, open_cup

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


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


async def test_a_cup_that_is_begun_again_by_the_same_key_is_one(tmp_path: Path) -> None:
    async with open_house(tmp_path, FAST) as house:
        ann, bob = [await Olga(house, Wall()).log_in(name) for name in ("Ann", "Bob")]
        wish = {"name": "Spring", "key": "k1"}
        first, again = [(await house.post("/cups", wish, ann)).json() for _ in range(2)]
        assert first == again
        others = [
            (await house.post("/cups", {**wish, **more}, whose)).json()
            for more, whose in (({"key": "k2"}, ann), ({"name": "Summer"}, ann), ({}, bob))
        ]
        assert len({one["cup"] for one in (first, *others)}) == 4


async def test_a_file_as_large_as_it_may_be_is_heard(tmp_path: Path) -> None:
    """Its records alone are up to 200 kB each. Of one address it comes by the usual measures, as where no proxy is."""
    usual = Limits()
    settings = replace(FAST, limits=replace(FAST.limits, house_bytes=usual.house_bytes))
    async with open_house(tmp_path, settings) as house:
        token = await Olga(house, Wall()).log_in()
        answer = await house.post("/cups/file", {"file": "x" * 19_900_000}, token)
        assert (answer.status_code, answer.json()["error"]["key"]) == (400, "bad-cup")


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
        keyed = [{"file": text, "key": "k1"}, {"file": text, "key": "k1"}, {"file": text, "key": "k2"}]
        at_once = await asyncio.gather(*[other.house.post("/cups/file", one, token) for one in keyed[:2]])
        late = [await other.house.post("/cups/file", one, token) for one in keyed]
        codes = [one.json()["cup"] for one in (*at_once, *late)]
        assert codes[:4] == [codes[0]] * 4, "what is sent again, or twice at once, is brought once"
        assert codes[4] not in (codes[0], brought.json()["cup"])
        other.token, other.cup = token, codes[0]
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
