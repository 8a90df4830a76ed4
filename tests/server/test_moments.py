"""Any moment of a table, by the eyes of who may see it."""

from __future__ import annotations

from pathlib import Path

import pytest

from duskbell.kernel import MODERATOR
from tests.server.house import QUIET, open_house
from tests.server.reading import all_seated, fault, moderated, play_some

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_moments_lead_where_an_undo_leads(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, moderator = await moderated(
            house, decoys=False, seed=4, options={"angels": 0, "killer_rounds": 1}
        )
        everybody = await all_seated(house, path, tokens, moderator)
        await play_some(everybody, 6)
        lines = await house.lines(path[-8:])
        found = (await house.get(f"{path}/moments", tokens[0])).json()
        answers = [line for line in lines if isinstance(line[0], int) and line[0] != -1]
        assert [m["count"] for m in found] == list(range(1, len(answers) + 1))
        told = [("moderator" if line[0] == MODERATOR else line[0], line[1], line[2]) for line in reversed(answers)]
        assert [(m["seat"], m["key"], m["option"]) for m in found] == told
        assert (found[-1]["day"], found[-1]["phase"], found[-1]["stage"]) == (1, "night", "killers")
        assert [m["day"] for m in found] == sorted([m["day"] for m in found], reverse=True)
        for count in (1, 3, len(found)):
            seen = (await house.get(f"{path}/moments/{count}", tokens[0])).json()
            assert set(seen) == {"before", "after", "ask"}
            assert seen["before"] == (await house.get(f"{path}/view", tokens[0])).json()["view"]
            assert found[count - 1]["key"] in seen["ask"]
            assert seen["after"]["stage"] == found[count - 1]["stage"]
        assert await house.lines(path[-8:]) == lines, "looking changes nothing"
        await moderator.silent()
        seen = (await house.get(f"{path}/moments/3", tokens[0])).json()
        await moderator.send({"type": "rule", "ruling": {"kind": "undo", "count": 3, "reason": "a slip"}})
        await moderator.until(lambda s: any(e["type"] == "core.undone" for e in s["events"]))
        assert moderator.state["view"] == seen["after"]
        again = (await house.get(f"{path}/moments", tokens[0])).json()
        assert [m["key"] for m in again] == [m["key"] for m in found[3:]]


async def test_what_was_changed_by_hand_is_a_moment_too_and_goes_with_the_answer_before_it(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, moderator = await moderated(
            house, decoys=False, seed=4, options={"angels": 0, "killer_rounds": 1}
        )
        everybody = await all_seated(house, path, tokens, moderator)
        await play_some(everybody, 2)
        hand = {"kind": "hand", "change": "life", "seat": 3, "to": "dead", "reason": "left for good"}
        await moderator.send({"type": "rule", "ruling": hand})
        await moderator.until(lambda s: any(e["type"] == "core.by-hand" for e in s["events"]))
        newest, *_ = found = (await house.get(f"{path}/moments", tokens[0])).json()
        assert (newest["seat"], newest["change"], newest["option"], newest["count"]) == (3, "life", "dead", 1)
        assert [m["count"] for m in found] == [1, *range(1, len(found))]
        assert [m["change"] for m in found[1:]] == [""] * (len(found) - 1)
        seen = (await house.get(f"{path}/moments/1", tokens[0])).json()
        assert (seen["before"]["seats"][3]["alive"], seen["after"]["seats"][3]["alive"]) == (False, True)


async def test_only_a_moderator_who_does_not_play_looks_back(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, _ = await moderated(house)
        plain = await house.create()
        await house.fill(plain)
        for where in ("moments", "moments/1"):
            assert await fault(house, f"{path}/{where}", tokens[1]) == (403, "forbidden")
            assert await fault(house, f"{path}/{where}") == (401, "unauthorized")
            at = f"/rooms/{plain['room']}/{where}"
            assert await fault(house, at, plain["token"]) == (403, "forbidden"), "a host who plays is no moderator"
            lobby = await house.create(moderator="me")
            assert await fault(house, f"/rooms/{lobby['room']}/{where}", lobby["token"]) == (409, "not-started")


async def test_where_nothing_can_be_taken_back(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, _ = await moderated(house)
        assert (await house.get(f"{path}/moments", tokens[0])).json() == []
        for count in ("1", "0", "-3", "9" * 30):
            assert await fault(house, f"{path}/moments/{count}", tokens[0]) == (400, "bad-ruling")
        assert (await house.get(f"{path}/moments/first", tokens[0])).status_code == 404
