"""Somebody comes late to a table that keeps chairs for that, plays, gets up, and somebody else has the chair."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.house import QUIET, Message, Person, open_house

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
LATE = {"game": "clocktower", "speed": "none", "options": {"travellers": 2, "late": 1}, "seed": 3, "moderator": "me"}


async def test_a_chair_is_kept_taken_left_and_taken_again(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        made = await house.create(7, **LATE)
        path = f"/rooms/{made['room']}"
        await house.fill(made)
        info = (await house.get(path)).json()
        assert (info["status"], info["seats"][6]["kind"], info["vacant"]) == ("playing", "empty", [6])
        assert (await house.post(f"{path}/join", {"name": "Bo", "seat": 2})).json()["error"]["key"] == "seat-taken"
        assert (await house.post(f"{path}/join", {"name": "Ann"})).status_code == 403, "who moderates does not play"

        came = (await house.post(f"{path}/join", {"name": "Bo"})).json()
        assert (came["seat"], (await house.get(path)).json()["vacant"]) == (6, [])
        assert (await house.post(f"{path}/join", {"name": "Cy"})).json()["error"]["key"] == "started"
        teller, bo = await house.sit(made["room"], made["token"]), await house.sit(made["room"], came["token"])
        await bo.until(lambda s: True)
        assert not bo.state["offers"], "the night is no time to come"
        await goes_on(teller, "clocktower.open-nominations")
        join = await offer(bo, "clocktower.join")
        await bo.answer(join["options"][0], join["id"])
        await goes_on(teller, "clocktower.open-nominations", {"clocktower.traveller-side": "evil"})
        await bo.until(lambda s: s["view"]["seats"][6]["team"] == "evil")

        # Between two counts a Traveller may get up. Then the chair may be given back, and somebody else has it.
        leave = await offer(bo, "clocktower.leave")
        await bo.answer("leave", leave["id"])
        assert (await house.get(path)).json()["vacant"] == [], "it is Bo's still"
        assert (await house.post(f"{path}/leave", token=came["token"])).json()["vacant"] == [6]
        assert (await house.post(f"{path}/join", {"name": "Cy"})).json()["seat"] == 6
        kicked = await house.post(f"{path}/kick", {"seat": 6}, made["token"])
        assert kicked.json()["vacant"] == [6], "who sits there does not play, and the host may give the chair away"
        added = await house.post(f"{path}/bots", {"kind": "plain", "seat": 6}, made["token"])
        assert added.json() == {"seats": [6]}
        await teller.until(lambda s: s["view"]["seats"][6]["alive"])
    async with open_house(tmp_path, QUIET) as house:
        assert (await house.get(path)).json()["seats"][6]["kind"] == "bot", "the store has it"


async def goes_on(teller: Person, until: str, answers: Message | None = None) -> None:
    """The Storyteller answers what stands first, or what is said here, until this is asked."""
    asked = await teller.until(lambda s: s["ask"] is not None)
    while (ask := asked["ask"])["key"] != until or answers:
        answers, said = (answers or {}), (answers or {}).get(ask["key"], "")
        answers = {key: word for key, word in answers.items() if key != ask["key"]}
        many = ",".join(ask["options"][: ask["least"]]) if ask["most"] > 1 else ask["options"][0]
        await teller.answer(said or many, ask["id"])
        asked = await teller.until(lambda s, old=ask["id"]: s["ask"] is not None and s["ask"]["id"] != old)  # type: ignore[misc]


async def offer(person: Person, key: str) -> Any:
    """What may be done beside the question, as soon as it may."""
    state = await person.until(lambda s: any(o["key"] == key for o in s["offers"]))
    return next(o for o in state["offers"] if o["key"] == key)


async def test_an_undo_shows_nobody_what_was_told_to_who_sat_there_before(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        made = await house.create(7, **LATE)
        path = f"/rooms/{made['room']}"
        await house.fill(made)
        came = (await house.post(f"{path}/join", {"name": "Bo"})).json()
        teller, bo = await house.sit(made["room"], made["token"]), await house.sit(made["room"], came["token"])
        await goes_on(teller, "clocktower.open-nominations")
        join = await offer(bo, "clocktower.join")
        await bo.answer(join["options"][0], join["id"])
        await goes_on(teller, "clocktower.open-nominations", {"clocktower.traveller-side": "evil"})
        undo = {"kind": "undo", "count": 1, "reason": "too soon"}

        # Who got up by mistake, and still has the chair, plays on and knows what they knew.
        await bo.answer("leave", (await offer(bo, "clocktower.leave"))["id"])
        await bo.until(lambda s: not s["view"]["seats"][6]["alive"])
        await teller.send({"type": "rule", "ruling": undo})
        await bo.until(lambda s: s["view"]["seats"][6]["team"] == "evil" and s["view"]["seats"][6]["alive"])

        await bo.answer("leave", (await offer(bo, "clocktower.leave"))["id"])
        await house.post(f"{path}/leave", token=came["token"])
        assert (await house.get(path)).json()["seats"][6]["instead"] == "", "nobody sits there"
        came = (await house.post(f"{path}/join", {"name": "Cy"})).json()
        assert (await house.get(path)).json()["seats"][6]["instead"] == "Bo"
        cy = await house.sit(made["room"], came["token"])
        await cy.until(lambda s: not s["view"]["seats"][6]["alive"])
        refused = await teller.refused({"type": "rule", "ruling": undo}, "rule")
        assert "Cy sits on seat 7 by now" in refused["message"]
        await house.post(f"{path}/kick", {"seat": 6}, made["token"])
        await teller.send({"type": "rule", "ruling": undo})
        await teller.until(lambda s: s["view"]["seats"][6]["alive"])
