"""Bots stand in for who leaves, and give the seat back."""

from __future__ import annotations

from pathlib import Path

import pytest

from duskbell.server.running.settings import Settings
from tests.server.house import FAST, QUIET, open_house
from tests.server.leaving import leave, of_role, play_until_talk, stand_ins, table
from tests.server.test_seating import did, visit

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_a_bot_plays_for_who_leaves_until_they_are_back(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, people = await table(house, options={"angels": 0, "killer_rounds": 1})
        one, other = of_role(people, "killer")
        watcher = next(n for n in range(6) if n not in (one, other))
        await leave(house, path, tokens[one], people[one])
        await people[watcher].until(lambda s: stand_ins(s) == [one] and not s["room"]["seats"][one]["online"])
        assert people[watcher].state["room"]["seats"][one]["kind"] == "person"
        back = await visit(house, path, tokens[one])
        assert stand_ins(back.state) == []
        assert back.state["ask"] is None, "the bot has answered"
        await people[watcher].until(lambda s: stand_ins(s) == [] and s["room"]["seats"][one]["online"])
        assert (await people[other].answer("pass"))["type"] == "ok"
        await back.until(lambda s: s["view"]["phase"] == "day")
        await back.until(lambda s: s["pace"] is not None)
        await people[watcher].until(lambda s: s["pace"] is not None)


async def test_who_has_left_and_acts_all_the_same_is_back(tmp_path: Path) -> None:
    """The page may be open elsewhere: two never play for one seat."""
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, people = await table(house)
        seat = of_role(people, "villager")[-1]
        assert stand_ins({"room": await did(house, f"{path}/leave", token=tokens[seat])}) == [seat]
        await people[seat].until(lambda s: stand_ins(s) == [seat])
        await people[seat].send({"type": "say", "channel": "public", "text": "still here"})
        await people[0].until(lambda s: stand_ins(s) == [])


async def test_who_comes_back_has_the_open_question(tmp_path: Path) -> None:
    slow = Settings(QUIET.tempo.__class__(10_000, 10_000, 0, 10_000), QUIET.limits, retry=0)
    async with open_house(tmp_path, slow) as house:
        path, tokens, people = await table(house)
        one = of_role(people, "killer")[0]
        before = people[one].state["ask"]
        await leave(house, path, tokens[one], people[one])
        back = await visit(house, path, tokens[one])
        assert {**back.state["ask"], "left": 0} == {**before, "left": 0}
        assert stand_ins(back.state) == []
        assert (await back.answer(before["options"][0]))["type"] == "ok"


async def test_a_stand_in_outlives_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, people = await table(house, people=2)
        assert stand_ins({"room": await leave(house, path, tokens[1], people[1])}) == [1]
        assert stand_ins({"room": await did(house, f"{path}/leave", token=tokens[1])}) == [1], "twice is once"
    async with open_house(tmp_path, QUIET) as house:
        ann = await visit(house, path, tokens[0])
        assert stand_ins(ann.state) == [1]
        bo = await visit(house, path, tokens[1])
        assert stand_ins(bo.state) == []
        await ann.until(lambda s: stand_ins(s) == [])
    async with open_house(tmp_path, QUIET) as house:
        assert stand_ins((await visit(house, path, None)).state) == []


async def test_when_all_have_left_the_bots_play_on(tmp_path: Path) -> None:
    async with open_house(tmp_path, FAST) as house:
        path, tokens, people = await table(house, people=2, players=8)
        watcher = await visit(house, path, None)
        for token, person in zip(tokens, people, strict=True):
            await leave(house, path, token, person)
        state = await watcher.until(lambda s: s["outcome"] is not None)
        assert stand_ins(state) == [0, 1]
        assert (await house.get(f"{path}/record")).status_code == 200
        lines = await house.lines(path.split("/")[2])
        clocks = [line for line in lines if line[-1] == "clock" and line[0] >= 0 and line[1] != "mafia.decoy"]
        assert clocks == [], "no stand-in was ever silent"


async def test_a_stand_in_is_not_waited_for(tmp_path: Path) -> None:
    """Who left but has a page open somewhere does not hold up the talk."""
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, people = await table(house, people=2, players=8, seed=1)
        await did(house, f"{path}/leave", token=tokens[1])
        await play_until_talk(people[0])
        lines = len(await house.lines(path.split("/")[2]))
        await people[0].send({"type": "ready"})
        assert (await people[0].reply("ready"))["type"] == "ok"
        await people[0].until(lambda s: s["pace"] is None or s["pace"]["key"] != "mafia.pace-discussion")
        assert len(await house.lines(path.split("/")[2])) > lines
