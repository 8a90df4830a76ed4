"""Every route of cups by every role, of this cup and of another: who reads what, and who is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from duskbell.server.http import cups
from tests.server.olga import NOON, TEAMS, Olga, open_cup

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
ROLES = ("organiser", "referee", "panel", "captain", "member", "stand-in", "nobody")
LINK: dict[str, Any] = {"role": "member", "team": "a", "member": "a2"}
READ: dict[str, str] = {
    "": "organiser referee panel captain member stand-in nobody",
    "/standings.csv": "organiser referee panel captain member stand-in nobody",
    "/ledger.csv": "organiser referee panel captain member stand-in nobody",
    "/data": "organiser referee panel captain member stand-in nobody",
    "/links": "organiser referee panel captain member stand-in nobody",
    "/log": "organiser",
    "/file": "organiser",
    "/draw": "organiser",
}
"""Who may read each. Links are told as far as one may give them (below)."""
WRITTEN: dict[str, tuple[dict[str, Any], str]] = {
    "/draw": ({"tables": -1}, "organiser"),
    "/links": (LINK, "organiser captain"),
    "/links/take-back": (LINK, "organiser captain"),
    "/acts": ({"act": {"act": "appoint", "name": "Zoe", "role": "panel"}}, "organiser"),
}
OPEN = {"/cups", "/cups/file", "/cups/{cup:str}/enter", "/cups/{cup:str}/ratings"}
"""Routes that ask for nobody, or for an organiser of the server: tried elsewhere."""
FOREIGN = ("", "/links", "/draw", "/file")


async def people(olga: Olga) -> dict[str, str]:
    """A cup with somebody of each role: their tokens."""
    await olga.begin()
    await olga.sign_up(referee="person", people="a")
    await olga.do("set-tables", stage="robin", slots=[[list(TEAMS)]])
    await olga.do("announce", match="day", starts={"robin-1": NOON})
    await olga.do("name-referee", table="robin-1", name="Rita")
    olga.wall.turn(NOON + 900)
    await olga.do("stand-in", table="robin-1", team="f", name="Sam")
    return {
        "organiser": olga.token,
        "referee": await olga.enter(role="referee", name="Rita"),
        "panel": await olga.enter(role="panel", name="Paul"),
        "captain": await olga.enter(role="member", team="a", member="a1"),
        "member": await olga.enter(role="member", team="b", member="b2"),
        "stand-in": await olga.enter(role="stand-in", table="robin-1", team="f"),
        "nobody": "",
    }


async def test_every_route_by_every_role(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        tokens = await people(olga)
        paths = {path for route in cups.routes for path in route.paths}
        assert paths == OPEN | {f"/cups/{{cup:str}}{rest}" for rest in (*READ, *WRITTEN)}
        here = olga.cup
        before = len((await olga.see())["tables"])
        for role in ROLES:
            for rest, may in READ.items():
                told = await olga.house.get(f"/cups/{here}{rest}", tokens[role] or None)
                right = 400 if rest == "/draw" else 200  # nothing was drawn
                assert told.status_code == (right if role in may.split() else 403), (role, rest, told.text)
            given = (await olga.house.get(f"/cups/{here}/links", tokens[role] or None)).json()
            whose = {"organiser": set("ab"), "captain": {"a"}}.get(role, set())
            assert {one["team"] for one in given if one["role"] == "member"} == whose, role
            for rest, (body, may) in WRITTEN.items():
                done = await olga.house.post(f"/cups/{here}{rest}", body, tokens[role] or None)
                assert (done.status_code != 403) == (role in may.split()), (role, rest, done.text)
        assert len((await olga.see())["tables"]) == before

        # In another cup, of other people, all of them are nobody.
        zoe = Olga(olga.house, olga.wall)
        zoe.token = await zoe.log_in("Zoe")
        await zoe.begin(name="Foes")
        for role in ROLES:
            for rest in FOREIGN:
                told = await olga.house.get(f"/cups/{zoe.cup}{rest}", tokens[role] or None)
                known = 403 if READ[rest] == "organiser" else 200
                assert told.status_code == (known if role in ("organiser", "nobody") else 401), (role, rest, told.text)
            for rest, (body, _) in WRITTEN.items():
                done = await olga.house.post(f"/cups/{zoe.cup}{rest}", body, tokens[role] or None)
                assert done.status_code in (401, 403), (role, rest, done.text)
        assert [line["act"]["act"] for line in (await olga.house.get(f"/cups/{zoe.cup}/log", zoe.token)).json()] == [
            "appoint"
        ]
