"""An organiser at a server, a clock that the tests turn, and small cups: six teams of two, tables of six werewolves'
seats, whose members are bots unless told.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from msgspec.structs import replace

from duskbell.server.room.room import Room
from duskbell.server.store.store import Store
from tests.server.house import FAST, PATIENCE, House, Message, Person, open_house

MINUTE, HOUR = 60, 3_600
NOON = 1_800_000_000
PASSWORD = "correct horse"
TEAMS = tuple("abcdef")


class Wall:
    """A clock on the wall, in a file where another process looks at it."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self.now = float(NOON - 72 * HOUR)

    def __call__(self) -> float:
        return self.now

    def turn(self, to: float) -> None:
        """Let it be later; it never goes back."""
        self.now = max(self.now, to)
        if self._file is not None:
            beside = self._file.with_suffix(".new")
            beside.write_text(str(self.now), encoding="utf-8")
            beside.replace(self._file)


class Olga:
    """An organiser who is logged in."""

    def __init__(self, house: House, wall: Wall) -> None:
        self.house, self.wall = house, wall
        self.token = self.cup = ""
        self.stubborn = False
        """Whether what the server could not store is asked again, with the same key."""
        self._asked = 0

    async def log_in(self, name: str = "Olga", secret: str = "") -> str:
        """Set the account up by a one-time link, and log in with it: the token."""
        if not secret:
            assert self.house.app is not None
            secret = await self.house.app.state.cups.accounts.prepare(name)
        made = await self.house.post("/organiser/setup", {"setup": secret, "password": PASSWORD})
        assert made.status_code == 200, made.text
        token: str = made.json()["token"]
        return token

    async def begin(self, **more: Any) -> None:
        """A new cup of werewolf for six, with nobody in it."""
        self.token = self.token or await self.log_in()
        made = await self.house.post("/cups", {"name": "Friends", "size": 6, **more}, self.token)
        assert made.status_code == 201, made.text
        self.cup = made.json()["cup"]

    async def act(self, act: str, token: str | None = None, key: str = "", **fields: Any) -> httpx.Response:
        """Do something."""
        self._asked += 1
        given = {"act": {"act": act, **fields}, "key": key or (f"k{self._asked}" if self.stubborn else "")}
        path, bearer = f"/cups/{self.cup}/acts", self.token if token is None else token or None
        done = await self.house.post(path, given, bearer)
        while self.stubborn and done.status_code == 503:
            done = await self.house.post(path, given, bearer)
        return done

    async def do(self, act: str, token: str | None = None, **fields: Any) -> Message:
        """Do something that is allowed."""
        done = await self.act(act, token, **fields)
        assert done.status_code == 200, done.text
        got: Message = done.json()
        return got

    async def refused(self, act: str, token: str | None = None, **fields: Any) -> str:
        """Do something that is not: the sentence."""
        refused = await self.act(act, token, **fields)
        assert refused.status_code >= 400, refused.text
        sentence: str = refused.json()["error"]["message"]
        assert sentence.endswith(".")
        return sentence

    async def see(self, token: str | None = None) -> Message:
        """The cup as somebody sees it; "" is nobody known."""
        path, bearer = f"/cups/{self.cup}", (self.token if token is None else token) or None
        seen = await self.house.get(path, bearer)
        while self.stubborn and seen.status_code == 503:
            seen = await self.house.get(path, bearer)
        assert seen.status_code == 200, seen.text
        got: Message = seen.json()
        return got

    async def table(self, name: str = "robin-1", token: str | None = None) -> Message:
        """One table of it."""
        found: Message = next(t for t in (await self.see(token))["tables"] if t["table"] == name)
        return found

    async def enter(self, **whose: Any) -> str:
        """A link for somebody, opened: their token."""
        made = await self.house.post(f"/cups/{self.cup}/links", whose, self.token)
        assert made.status_code == 201, made.text
        opened = await self.house.post(f"/cups/{self.cup}/enter", {"invite": made.json()["invite"]})
        assert opened.status_code == 201, opened.text
        token: str = opened.json()["token"]
        return token

    async def sign_up(self, *, bots: str = "random", people: str = "", referee: str = "program") -> None:
        """Six teams and a referee. `people`: teams whose members are people."""
        for team in TEAMS:
            kind = "" if team in people else bots
            members = [{"id": f"{team}{n}", "name": f"{team}{n}", "bot": kind} for n in (1, 2)]
            await self.do("add-team", team=team, name=team.upper(), captain=f"{team}1", members=members)
        await self.do("appoint", name="Rita", role="referee", program=referee == "program")
        await self.do("appoint", name="Paul", role="panel")

    async def lay(self, tables: int = 1) -> None:
        """So many tables of all six, an hour apart from noon, judged by Rita; every captain has named the first."""
        await self.do("set-tables", stage="robin", slots=[[list(TEAMS)]] * tables)
        starts = {f"robin-{n + 1}": NOON + n * HOUR for n in range(tables)}
        await self.do("announce", match="day", starts=starts)
        for name in starts:
            await self.do("name-referee", table=name, name="Rita")
        self.captains = {team: await self.enter(role="member", team=team, member=f"{team}1") for team in TEAMS}
        for team in TEAMS:
            await self.do(
                "hand-in", self.captains[team], match="day", team=team, names=dict.fromkeys(starts, f"{team}1")
            )

    async def check_in(self, table: str = "robin-1") -> None:
        """Everybody is there, ten minutes before the start."""
        start = (await self.table(table))["start"]
        self.wall.turn(start - 10 * MINUTE)
        for team in TEAMS:
            await self.do("check-in", table=table, team=team, member=f"{team}1")

    async def judged(self, people: str = "") -> tuple[str, str, Person]:
        """The first table of a new cup has begun, and Rita judges it: her token, the room, and herself."""
        await self.begin()
        await self.sign_up(referee="person", people=people)
        await self.lay()
        rita = await self.enter(role="referee", name="Rita")
        await self.check_in()
        await self.do("begin", rita, table="robin-1")
        take = (await self.table(token=rita))["takes"][-1]
        assert take["seat"] == "moderator"
        person = await self.house.sit(take["room"], rita)
        await person.until(lambda s: bool(s["view"]))
        return rita, take["room"], person

    async def ended(self, table: str = "robin-1") -> Message:
        """The table, once its take is over: bots play it as fast as they can, and nobody asks meanwhile, unless the
        server is another process.
        """
        with self._listening() as over:
            async with asyncio.timeout(PATIENCE):
                while True:
                    over.clear()
                    if (found := await self.table(table))["takes"][-1]["state"] != "playing":
                        return found
                    if self.house.app is not None:
                        await over.wait()

    @contextlib.contextmanager
    def _listening(self) -> Iterator[asyncio.Event]:
        """What is set when a room's table has ended, on whichever node."""
        over = asyncio.Event()
        homes = [h.app.state.rooms for h in (self.house, self.house.other) if h is not None and h.app is not None]
        told = [rooms.over for rooms in homes]
        for rooms, before in zip(homes, told, strict=True):
            rooms.over = partial(_both, over, before)
        try:
            yield over
        finally:
            for rooms, before in zip(homes, told, strict=True):
                rooms.over = before


def _both(over: asyncio.Event, before: Callable[[Room], None], room: Room) -> None:
    before(room)
    over.set()


@contextlib.asynccontextmanager
async def open_cup(folder: Path, store: Store | None = None, url: str = "") -> AsyncIterator[Olga]:
    """A server with an organiser."""
    wall = Wall()
    async with open_house(folder, replace(FAST, wall=wall), store, url=url) as house:
        yield Olga(house, wall)
