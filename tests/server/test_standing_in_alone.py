"""Bots that stand in by themselves."""

from __future__ import annotations

from math import inf
from pathlib import Path

import pytest

from duskbell.server.room.absence import Absence
from tests.server.house import QUIET, open_house
from tests.server.leaving import AT_ONCE, of_role, stand_ins, table
from tests.server.test_seating import did, visit

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


def test_who_is_away_too_long() -> None:
    absence = Absence(90.0)
    assert absence.wait(100.0) == inf
    assert absence.follow([3], 100.0) == []
    assert absence.wait(130.0) == 60.0
    assert absence.follow([3, 5], 150.0) == []
    assert absence.follow([3, 5], 189.9) == []
    assert absence.wait(200.0) == 0.0
    assert absence.follow([3, 5], 190.0) == [3]
    assert absence.follow([5], 240.0) == [5]
    assert absence.follow([], 241.0) == []
    assert absence.follow([5], 242.0) == [], "nobody waited meanwhile: it begins anew"


def test_a_talk_waits_for_who_has_just_gone() -> None:
    absence = Absence(90.0, moment=30.0)
    absence.been_gone({3: 100.0, 5: 120.0})
    assert absence.just_gone([3, 4, 5], 125.0) == {3: 5.0, 5: 25.0}
    assert absence.just_gone([3, 4], 130.0) == {}


async def test_nobody_is_waited_for_too_long(tmp_path: Path) -> None:
    async with open_house(tmp_path, AT_ONCE) as house:
        path, tokens, people = await table(house)
        killer, villager = of_role(people, "killer")[0], of_role(people, "villager")[0]
        others = [p for n, p in enumerate(people) if n not in (killer, villager)]
        for n in (killer, villager):
            await people[n].socket.close()
            for person in others:
                state = await person.until(lambda s, n=n: not s["room"]["seats"][n]["online"])  # type: ignore[misc]
                assert n in stand_ins(state), "at the same moment, whether the seat is asked or not"
                assert state["view"]["phase"] == "night"
        await visit(house, path, tokens[killer])
        for person in others:
            await person.until(lambda s: stand_ins(s) == [villager])


async def test_where_nobody_is_nobody_stands_in(tmp_path: Path) -> None:
    async with open_house(tmp_path, AT_ONCE) as house:
        path, tokens, people = await table(house, people=2)
        watcher = await visit(house, path, None)
        await people[0].socket.close()
        await people[1].until(lambda s: stand_ins(s) == [0])
        await people[1].socket.close()
        await watcher.until(lambda s: not any(x["online"] for x in s["room"]["seats"]))
        await watcher.silent()
        assert stand_ins(watcher.state) == [0], "for whoever is waited for, and now nobody is"
        again = await visit(house, path, tokens[0])
        assert stand_ins(again.state) == [1], "with somebody there, the other is waited for again"


async def test_in_a_lobby_or_a_pause_nobody_stands_in(tmp_path: Path) -> None:
    async with open_house(tmp_path, AT_ONCE) as house:
        path, _, people = await table(house, people=3)
        await people[0].send({"type": "rule", "ruling": {"kind": "pause"}})
        await people[2].until(lambda s: s["view"]["paused"])
        await people[1].socket.close()
        await people[2].until(lambda s: not s["room"]["seats"][1]["online"])
        await people[2].silent()
        assert stand_ins(people[2].state) == []
        await people[0].send({"type": "rule", "ruling": {"kind": "resume"}})
        await people[2].until(lambda s: stand_ins(s) == [1])
        room = await house.create(6)
        path = f"/rooms/{room['room']}"
        await did(house, f"{path}/join", {"name": "Bo"})
        host = await visit(house, path, room["token"])
        await host.silent()
        assert (stand_ins(host.state), host.state["room"]["host"]) == ([], 0)


async def test_a_table_that_stands_still_does_not_wait_for_its_host(tmp_path: Path) -> None:
    async with open_house(tmp_path, AT_ONCE) as house:
        path, tokens, people = await table(house, people=3)
        await people[0].send({"type": "rule", "ruling": {"kind": "pause"}})
        await people[2].until(lambda s: s["view"]["paused"])
        await people[0].socket.close()
        await people[2].until(lambda s: s["room"]["host"] == 1)
        assert stand_ins(people[2].state) == [], "nothing is played, so nobody plays for anybody"
        await people[1].send({"type": "rule", "ruling": {"kind": "end"}})
        await people[2].until(lambda s: s["outcome"] is not None)
        await people[1].socket.close()
        await people[2].until(lambda s: s["room"]["host"] == 2)
        assert stand_ins(people[2].state) == []
        again = await visit(house, path, tokens[0])
        assert again.state["room"]["host"] == 2, "who comes back does not get it back"
        await did(house, f"{path}/rematch", {}, tokens[2])
        await again.socket.close()
        await people[2].until(lambda s: not s["room"]["seats"][0]["online"])
    async with open_house(tmp_path, QUIET) as house:
        assert (await house.get(path)).json()["host"] == 2
