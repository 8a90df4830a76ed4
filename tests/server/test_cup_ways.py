"""The links of a cup: what each lets one do."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from duskbell.cup.acts import BY_NAME
from duskbell.cup.draw import Order
from duskbell.server.cup import Caller
from tests.cup.test_rights import MAY
from tests.cup.test_rights import act as sample
from tests.server.olga import open_cup

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


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
