"""What can happen to a site while people talk and answer, and what must be so afterwards: every deed that was
acknowledged is stored once, everybody is back at the same question, and no two nodes tell different things.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Any

import httpx

from tests.server.site.costs import between, spent
from tests.server.site.ears import Ear
from tests.server.site.events import CHOSEN
from tests.server.site.judging import Found, hold_answers, hold_sayings
from tests.server.site.site import PATIENCE, Site

SEATS, PEOPLE = 6, 3
GOES_ON = 5
"""How often nodes are asked again that told different moments of a table, and how often a table is laid anew."""
PAUSE, TALKERS = 0.5, 150
"""Seconds between two sayings of a room; but of all rooms together no more than so many a second, however many they
are: what is tried is what becomes of deeds, and a machine that drowns in talk shows only that it does.
"""


class Table:
    """A room with its three people. A quiet one talks and stays where it is; others are played."""

    def __init__(self, room: str, ears: list[Ear], *, quiet: bool) -> None:
        self.room, self.ears, self.quiet = room, ears, quiet
        self.firsts: list[float] = []


class Chaos:
    """Tables at a site, and everything that was said there."""

    def __init__(self, site: Site, seed: int, rooms: int) -> None:
        self.site, self.lot, self._rooms = site, random.Random(seed), rooms
        self._pause = max(PAUSE, rooms / TALKERS)
        self._patience = PATIENCE + rooms / 6
        self._said = 0
        self.tables: list[Table] = []
        self._talking = False

    async def gather(self) -> None:
        """Lay the tables, and bring everybody to the first talk."""
        at_once = asyncio.Semaphore(8)

        async def lay(n: int) -> Table:
            async with at_once:
                for _ in range(GOES_ON):  # on a busy machine haproxy may cut off who lays it: then it is another table
                    with suppress(httpx.HTTPError):
                        return await self._lay(quiet=n % 3 != 2)
                return await self._lay(quiet=n % 3 != 2)

        self.tables = list(await asyncio.gather(*(lay(n) for n in range(self._rooms))))
        try:
            async with asyncio.timeout(self._patience * 3):
                await asyncio.gather(*(self._to_the_talk(table) for table in self.tables))
        except TimeoutError:
            raise AssertionError(f"not all came to the talk: {await self._missing(0.0)}") from None

    async def close(self) -> None:
        await asyncio.gather(*(ear.close() for table in self.tables for ear in table.ears))

    async def suffer(self, event: str, **how: Any) -> Found:
        """Let one thing happen while all talk, wait until all are back, and look. `how`: what it is told."""
        found = Found(event)
        before = {ear: ear.question() for ear in self._ears(quiet=True)}
        async with self._everybody_talks():
            await asyncio.sleep(0.5)
            since, before_it = monotonic(), spent(self.site)
            began = await CHOSEN[event](self.site, self.lot, **how)
            await self.site.whole(self._patience)
            try:
                async with asyncio.timeout(self._patience):
                    for table in self.tables:
                        for ear in table.ears:
                            await ear.here.wait()
                        while not any(at > began for at in table.firsts):
                            await asyncio.sleep(0.02)
            except TimeoutError:
                raise AssertionError(f"after {event}: {await self._missing(began)}") from None
            found.cost, found.took = between(before_it, spent(self.site)), monotonic() - since
            await asyncio.sleep(0.3)
        await asyncio.sleep(0.2)
        for ear in self._ears():
            gaps = [gap for gap in ear.gaps if gap[1] > since]
            if gaps:
                found.back.append(max(0.0, gaps[-1][1] - began))
                found.away.append(sum(until - cut for cut, until in gaps))
            found.faults += ear.torn
            ear.torn.clear()
        found.back.sort()
        found.away.sort()
        found.first = sorted(min(at for at in t.firsts if at > began) - began for t in self.tables)
        for ear, question in before.items():
            await ear.here.wait()
            if ear.question() != question:
                found.faults.append(f"{ear.room} seat {ear.seat}: {question} has become {ear.question()}")
        await self._look(found)
        return found

    # -- people ------------------------------------------------------------------------------------------------------

    def _ears(self, *, quiet: bool = False) -> list[Ear]:
        return [ear for table in self.tables if table.quiet or not quiet for ear in table.ears]

    async def _lay(self, *, quiet: bool) -> Table:
        made = await self._post(
            "/rooms", {"game": "mafia", "players": SEATS, "name": "Ann", "decoys": False, "speed": "none"}
        )
        room, tokens = made["room"], [made["token"]]
        for name in ("Bo", "Cy"):
            tokens.append((await self._post(f"/rooms/{room}/join", {"name": name}))["token"])
        await self._post(f"/rooms/{room}/bots", {"kind": "plain"}, tokens[0])
        await self._post(f"/rooms/{room}/start", None, tokens[0])
        return Table(room, [self.ear(room, token) for token in tokens], quiet=quiet)

    def ear(self, room: str, token: str) -> Ear:
        """Somebody who connects."""
        return Ear(self.site.door, room, token, random.Random(self.lot.random()))

    async def _post(self, path: str, body: Any, token: str = "") -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        for _ in range(40):
            answer = await self.site.http.post(
                f"http://127.0.0.1:{self.site.door}/api{path}", json=body, headers=headers
            )
            if answer.status_code == 502:  # haproxy, of a node that it has just cut off
                raise httpx.RemoteProtocolError(answer.text)
            if answer.status_code != 503:
                assert answer.status_code == 201, answer.text
                return answer.json()
            await asyncio.sleep(0.1)
        raise AssertionError(answer.text)

    async def _to_the_talk(self, table: Table) -> None:
        for ear in table.ears:
            await ear.here.wait()
        while not all(ear.state["pace"] for ear in table.ears):
            for ear in table.ears:
                await ear.answer()
            await asyncio.sleep(0.02)

    @asynccontextmanager
    async def _everybody_talks(self) -> AsyncIterator[None]:
        self._talking = True
        tasks = [asyncio.create_task(self._talk(table)) for table in self.tables]
        try:
            yield
        finally:
            self._talking = False
            await asyncio.gather(*tasks)  # what is on its way is answered, or its line has broken

    async def _talk(self, table: Table) -> None:
        """One of them says something now and then; who plays also answers, and lets talks end."""
        while self._talking:
            await asyncio.sleep(self._pause * self.lot.uniform(0.6, 1.4))
            ear = self.lot.choice(table.ears)
            if not ear.here.is_set():
                continue
            self._said += 1
            if "public" in ear.state["channels"]:
                taken = await ear.say(f"saying {self._said}.")
            else:
                taken = await ear.answer()
            if not table.quiet:
                for each in table.ears:
                    if each.here.is_set():
                        await each.answer()
                        await each.go_on()
                if all(each.state["outcome"] for each in table.ears):
                    taken = True
                elif not any(each.lives for each in table.ears):  # bots alone wait for people, who have nothing to do
                    taken = await table.ears[0].end()
            if taken:
                table.firsts.append(monotonic())

    # -- what must be so ---------------------------------------------------------------------------------------------

    async def _missing(self, began: float) -> str:
        """Who is not back, where nothing was taken since, and what each node says to one who is not."""
        away = [ear for ear in self._ears() if not ear.here.is_set()]
        silent = [table.room for table in self.tables if not any(at > began for at in table.firsts)]
        said = [f"{port}: {await self._status(port, away[0])}" for port in self.site.ports] if away else []
        stand = [ear.stands() for table in self.tables if table.room in silent[:1] for ear in table.ears]
        return f"{len(away)} are away ({', '.join(said)}), {len(silent)} rooms took nothing ({silent[:4]}: {stand})"

    async def _status(self, port: int, ear: Ear) -> str:
        headers = {"authorization": f"Bearer {ear.token}"}
        try:
            answer = await self.site.http.get(f"http://127.0.0.1:{port}/api/rooms/{ear.room}/view", headers=headers)
        except httpx.HTTPError as e:
            return type(e).__name__
        return f"{answer.status_code} {answer.text[:60]}"

    async def _look(self, found: Found) -> None:
        """Hold what was acknowledged against what is stored, and what nodes tell against each other."""
        database = await self.site.database()
        try:
            rooms = [table.room for table in self.tables]
            lines: dict[str, list[Any]] = {room: [] for room in rooms}
            for row in await database.fetch(
                "SELECT room, line FROM lines WHERE room = ANY($1) ORDER BY room, n", rooms
            ):
                lines[row["room"]].append(json.loads(row["line"]))
            kept = dict(await database.fetch("SELECT id, questions FROM rooms WHERE id = ANY($1)", rooms))
        finally:
            await database.close()
        for table in self.tables:
            held = json.loads(kept[table.room] or "{}").get("held", [])
            for ear in table.ears:
                hold_sayings(ear, lines[table.room], found)
                hold_answers(ear, lines[table.room], held, found)
        for table in self.lot.sample(self.tables, min(8, len(self.tables))):
            ear = self.lot.choice(table.ears)
            if not await self._alike(ear):
                found.faults.append(f"{table.room} seat {ear.seat}: nodes tell different things")

    async def _alike(self, ear: Ear) -> bool:
        """Whether all nodes tell a seat the same: never two things of one moment, and of the same moment where the
        table does not go on between three questions each time, as bots and clocks let it.
        """
        for _ in range(GOES_ON):
            told = await asyncio.gather(*(self._view(port, ear) for port in self.site.ports))
            if all(view == told[0] for view in told):
                return True
            of: dict[int, Any] = {}
            if any(of.setdefault(view[0], view) != view for view in told if isinstance(view, tuple)):
                return False
        return False

    async def _view(self, port: int, ear: Ear) -> Any:
        headers = {"authorization": f"Bearer {ear.token}"}
        answer: Any = None
        for _ in range(100):
            # a connection that is kept may be to a node that was there before
            with suppress(httpx.HTTPError):
                answer = await self.site.http.get(f"http://127.0.0.1:{port}/api/rooms/{ear.room}/view", headers=headers)
                if answer.status_code == 200:
                    told = answer.json()
                    return told["version"], told["view"], told["ask"], told["events"]
            await asyncio.sleep(0.05)
        return answer and answer.status_code
