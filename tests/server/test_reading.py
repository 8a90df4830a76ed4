"""What is read of a room over HTTP: views."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.house import QUIET, open_house
from tests.server.reading import fault, moderated

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_a_moderator_looks_with_anybodys_eyes(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, _ = await moderated(house)
        for seat, token in enumerate(tokens[1:]):
            own = (await house.get(f"{path}/view", token)).json()
            seen = (await house.get(f"{path}/view?as={seat}", tokens[0])).json()
            again = (await house.get(f"{path}/view?as={seat}", token)).json()
            for state in (own, seen, again):
                state["ask"] = state["ask"] and {**state["ask"], "left": None}
            assert seen == again == own
        public = (await house.get(f"{path}/view?as=public", tokens[0])).json()
        assert public["me"] is None
        assert {s["role"] for s in public["view"]["seats"]} == {None}
        whole = (await house.get(f"{path}/view?as=moderator", tokens[0])).json()
        again = (await house.get(f"{path}/view", tokens[0])).json()
        for state in (whole, again):
            state["waits"] = [{**wait, "left": None} for wait in state["waits"]]
        assert whole == again
        assert all(s["role"] for s in whole["view"]["seats"])


async def test_a_moderator_is_told_what_can_be_changed_by_hand(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, moderator = await moderated(house)
        await moderator.until(lambda s: s["view"]["phase"] != "deal")
        choices = (await house.get(f"{path}/hands", tokens[0])).json()
        assert {"seat": 0, "change": "life", "to": ["dead"]} in choices
        assert (await fault(house, f"{path}/hands", tokens[1]))[1] == "forbidden"
        ruling = {"kind": "hand", "reason": "left", "seat": 0, "change": "life", "to": "dead"}
        await moderator.send({"type": "rule", "ruling": ruling})
        assert (await moderator.reply("rule"))["type"] == "ok"
        assert {c["change"] for c in (await house.get(f"{path}/hands", tokens[0])).json() if c["seat"] == 0} == {
            "life",
            "mark",
        }


async def test_a_seat_has_no_eyes_but_its_own(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, _ = await moderated(house)
        for eyes in ("1", "5", "moderator"):
            assert await fault(house, f"{path}/view?as={eyes}", tokens[1]) == (403, "forbidden")
        assert (await house.get(f"{path}/view?as=public", tokens[1])).json()["me"] is None
        assert await fault(house, f"{path}/view?as=1") == (401, "unauthorized")


@pytest.mark.parametrize("eyes", ["x", "-1", "1.5", "%00", "٣", "Public"])
async def test_nobodys_eyes(tmp_path: Path, eyes: str) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, _ = await moderated(house, people=1)
        assert await fault(house, f"{path}/view?as={eyes}", tokens[0]) == (400, "bad-message")
        assert await fault(house, f"{path}/replay?as={eyes}") == (400, "bad-message")
        for nobody in ("6", "1" * 21):
            assert await fault(house, f"{path}/view?as={nobody}", tokens[0]) == (400, "no-seat")
