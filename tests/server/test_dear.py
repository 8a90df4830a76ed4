"""What costs the server much is measured as such, and not as a request like others: three hundred of those come at once
from one address. Every address of the API is one or the other.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from duskbell.cup import Cup
from duskbell.server.cup import Caller, cup_info, drawn
from duskbell.server.wire.cups import CupInfo
from tests.server.dear import LONG, cost, long_cup, long_table
from tests.server.house import open_house
from tests.server.olga import Olga, Wall, open_cup
from tests.server.test_seating import did
from tests.server.test_strangers import few

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
MOST = {"get": 8.0, "post": 25.0}
"""Milliseconds of the processor that anything else may take, at a table and a cup as large as these. What is done waits
for the store meanwhile, in many steps, and others are heard between them.
"""
MEASURED = {
    "arrivals": ["get /rooms/{room}/view"],
    "readings": [
        "get /rooms/{room}/moments", "get /rooms/{room}/moments/{count}", "get /rooms/{room}/hands",
        "get /rooms/{room}/record", "get /rooms/{room}/replay", "get /rooms/{room}/knowledge",
        "get /rooms/{room}/recap", "post /qr", "post /rooms/{room}/push", "get /cups/{cup}/log",
        "get /cups/{cup}/standings.csv", "get /cups/{cup}/ledger.csv", "get /cups/{cup}/data",
        "get /cups/{cup}/ratings", "get /cups/{cup}/file", "post /cups/file", "post /cups/{cup}/draw",
    ],
    "insights": ["get /rooms/{room}/worlds"],
    "new_rooms": ["post /rooms", "post /rooms/{room}/rematch", "post /guest"],
    "joins": [
        "post /rooms/{room}/join", "post /guest/people/invite", "post /cups/{cup}/enter"
    ],
    "reports": ["post /rooms/{room}/report", "post /rooms/{room}/gallery/report"],
    "passwords": ["post /organiser/setup", "post /organiser/login"],
}  # fmt: skip
"""What has a measure of its own, by that."""
READ = [
    "/games", "/server", "/health", "/live", "/ready", "/scripts/characters", "/rooms", "/rooms/{room}",
    "/rooms/{room}/notes", "/guest", "/guest/people", "/guest/invitations", "/cups", "/cups/{cup}",
    "/cups/{cup}/links", "/organiser",
]  # fmt: skip
DONE: dict[str, Any] = {
    "/rooms/{room}/face": {"face": "owl"},
    "/rooms/{room}/mute": {"seat": 2},
    "/rooms/{room}/hide": {"where": "table", "line": 0, "by": 0},
    "/rooms/{room}/gallery": {},
    "/rooms/{room}/host": {"seat": 0},
    "/rooms/{room}/moderate": {"on": True},
    "/rooms/{room}/check": None,
    "/rooms/{room}/set": {"delay": 1},
    "/rooms/{room}/move": {"seat": 1},
    "/rooms/{room}/kick": {"seat": 20},
    "/rooms/{room}/bots": {"kind": "random"},
    "/rooms/{room}/players": {"name": "Zoe"},
    "/rooms/{room}/start": None,
    "/rooms/{room}/stand-in": {"seat": 3},
    "/rooms/{room}/substitute": {"seat": 3},
    "/rooms/{room}/claim": {"invite": "x", "name": "Zoe"},
    "/rooms/{room}/take-back": None,
    "/rooms/{room}/push/stop": {"device": "x"},
    "/scripts/check": {"game": "clocktower", "options": {}},
    "/guest/people": {"listed": True},
    "/guest/people/block": {"who": "x"},
    "/guest/invitations/decline": {"invitation": "x"},
    "/cups/{cup}/acts": {"act": {"act": "ask", "text": "why?"}},
    "/cups/{cup}/links": {"role": "member", "team": "a", "member": "a2"},
    "/cups/{cup}/links/take-back": {"role": "member", "team": "a", "member": "a2"},
    "/cups": {"name": "Friends", "policy": "club", "size": 6},
    "/rooms/{room}/leave": None,
}
"""Deeds, many of which come to a refusal at a table that is played: they were looked up and judged all the same."""
ONCE = {
    "put /rooms/{room}/notes",
    "post /guest/renew",
    "delete /guest",
    "delete /organiser/login",
    "get /cups/{cup}/draw",
}
"""Asked once, or of nothing that grows."""


async def test_every_address_is_cheap_or_has_a_measure_of_its_own(tmp_path: Path) -> None:
    """At a table of 24 that has talked for hours, and a cup of sixty tables and three hundred questions."""
    async with open_house(tmp_path, replace(LONG, wall=Wall())) as house:
        assert house.app is not None
        room, olga = await long_table(house), Olga(house, house.app.state.settings.wall)
        await long_cup(olga)
        guest = (await did(house, "/guest"))["token"]
        tokens = {"/rooms/": room["token"], "/guest": guest, "/cups": olga.token, "/organiser": olga.token}
        schema = (await house.get("/schema/openapi.json")).json()["paths"]
        known = {f"{method} {path.removeprefix('/api')}" for path, methods in schema.items() for method in methods}
        told = {what for of in MEASURED.values() for what in of} | ONCE
        cheap = [("get", path, None) for path in READ] + [("post", path, body) for path, body in DONE.items()]
        assert known == told | {f"{method} {path}" for method, path, _ in cheap}, "a new address: is it dear?"
        dear = {}
        for method, path, body in cheap:
            at = path.format(room=room["room"], cup=olga.cup)
            token = next((token for start, token in tokens.items() if path.startswith(start)), "")
            spent = await cost(house, method.upper(), at, body, token)
            assert spent.status < 500, (path, spent.status)
            if spent.spent > MOST[method]:
                dear[path] = round(spent.spent, 1)
        assert not dear


SENT: dict[str, Any] = {
    "post /qr": {"text": "x"},
    "post /rooms/{room}/push": {"endpoint": "https://push.example/x", "p256dh": "x", "auth": "x"},
    "post /cups/file": {"file": "x"},
    "post /cups/{cup}/draw": {},
}  # fmt: skip


async def test_what_is_said_to_have_a_measure_has_it(tmp_path: Path) -> None:
    used_up = few(readings=(0.0, 0.001), insights=(0.0, 0.001), arrivals=(0.0, 0.001))
    async with open_house(tmp_path, replace(used_up, wall=Wall(), behind_proxy=False)) as house:
        assert house.app is not None
        room, olga = await house.create(6, moderator="me"), Olga(house, house.app.state.settings.wall)
        await olga.begin()
        for measure in ("readings", "insights", "arrivals"):
            for what in MEASURED[measure]:
                if what.endswith("/push"):  # for who has told it a key
                    continue
                method, path = what.split()
                at = path.format(room=room["room"], cup=olga.cup, count=1)
                at += "?as=1" if path.endswith("/worlds") else ""
                token = room["token"] if path.startswith("/rooms") else olga.token
                answer = await cost(house, method.upper(), at, SENT.get(what), token)
                assert answer.status == 429, what


async def test_a_cup_is_drawn_up_once_for_all_who_see_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A large one took 16 ms for whoever asked, and anybody may ask: 280 at once kept all others waiting for 4.5 s."""
    drawings: list[str] = []

    def draw(code: str, cup: Cup, caller: Caller, *rest: Any) -> CupInfo:
        drawings.append(caller.organiser)
        return cup_info(code, cup, caller, *rest)

    monkeypatch.setattr(drawn, "cup_info", draw)
    async with open_cup(tmp_path) as olga:
        await olga.begin()
        path = f"/cups/{olga.cup}"
        told = await asyncio.gather(*(olga.house.get(path) for _ in range(30)))
        assert {answer.json()["cup"] for answer in told} == {olga.cup}
        assert len({answer.text for answer in told}) == 1
        assert drawings == [""]
        me = (await olga.see())["me"]
        assert (me["role"], drawings) == ("organiser", ["", "Olga"]), "who sees something else hears something else"
        await olga.do("appoint", name="Rita", role="referee")
        for token in ("", olga.token):
            assert (await olga.see(token))["people"]["referee"] == ["Rita"], "and all hear at once what is new"
        olga.wall.turn(olga.wall.now + 1)
        assert (await olga.see(""))["now"] == int(olga.wall.now), "nor does it stand still"


async def test_of_those_who_ask_for_a_cup_at_once_one_looks_for_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each look asks the store some times, one caller after the other. Whoever comes later looks anew."""
    async with open_cup(tmp_path) as olga:
        await olga.begin()
        assert olga.house.app is not None
        live = await olga.house.app.state.cups.get(olga.cup)
        looks, follow = list[int](), live._follow

        async def counted() -> None:
            looks.append(len(looks))
            await follow()

        monkeypatch.setattr(live, "_follow", counted)
        await asyncio.gather(*(live.read() for _ in range(30)))
        assert len(looks) == 2, "the first, and one for all who came while it looked"
        await olga.do("appoint", name="Rita", role="referee")
        assert "Rita" in (await live.read()).state.people["referee"]
        looks.clear()
        await live.read()
        await live.read()
        assert len(looks) == 2

        async def broken() -> None:
            looks.append(0)
            raise OSError("the disk is gone")

        monkeypatch.setattr(live, "_follow", broken)
        looks.clear()
        failed = await asyncio.gather(*(live.read() for _ in range(5)), return_exceptions=True)
        assert all(isinstance(e, OSError) for e in failed), "nobody is given what was not looked for"
        assert len(looks) == 5


async def test_of_a_cup_no_more_is_kept_than_for_some(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        await olga.begin()
        assert olga.house.app is not None
        live = await olga.house.app.state.cups.get(olga.cup)
        cup = await live.read()
        for n in range(3 * drawn.MOST):
            live.sketches.draw(cup, Caller(f"organiser {n}"), [], 1)
        assert len(live.sketches._by) == drawn.MOST
