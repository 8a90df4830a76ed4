"""kill -9 between any two writes of a cup: a server that dies at its own commits holds a whole cup, on SQLite and on
PostgreSQL, and the cup that comes of it is the one that comes of a server that never died.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from tests.server import postgres
from tests.server.house import House, Message
from tests.server.olga import HOUR, MINUTE, NOON, Olga, Wall
from tests.server.phoenix import Phoenix
from tests.server.test_whole_cup import secret
from trials.progress import Progress

COUNT = 8
STORES = ("sqlite", "postgresql")
TRIES = 200
"""How often one request is asked again before the trial gives up."""
BOUGHT = ("give-link",)
"""Acts of which there may be more than without kills: whoever did not hear a link's secret needs another."""


class Undying(House):
    """Whatever was not answered is asked again."""

    async def get(self, path: str, token: str | None = None) -> httpx.Response:
        return await self._until(lambda: super(Undying, self).get(path, token))

    async def post(self, path: str, body: Any = None, token: str | None = None) -> httpx.Response:
        return await self._until(lambda: super(Undying, self).post(path, body, token))

    async def _until(self, ask: Any) -> httpx.Response:
        for _ in range(TRIES):
            with contextlib.suppress(httpx.HTTPError):
                answer: httpx.Response = await ask()
                if answer.status_code != 503:
                    return answer
            await asyncio.sleep(0.01)
        raise AssertionError("never answered")


class Persistent(Olga):
    """Who did not hear the secret of a link, or what it became, asks for another."""

    async def enter(self, **whose: Any) -> str:
        for _ in range(TRIES):
            made = await self.house.post(f"/cups/{self.cup}/links", whose, self.token)
            assert made.status_code == 201, made.text
            opened = await self.house.post(f"/cups/{self.cup}/enter", {"invite": made.json()["invite"]})
            if opened.status_code == 201:
                token: str = opened.json()["token"]
                return token
            assert opened.status_code == 401, opened.text
        raise AssertionError("no link was ever opened")


def run(seed: int, start: int, count: int) -> str:
    """Hold the cups from number `start` on that were not held yet: on each store one whose servers die before a commit,
    one whose servers die after one (`trials.mortal`), and others by the seed. Tells all that is known.
    """
    progress = Progress("cup-kills", seed)
    hows = ["before", "after", *[str(1000 * seed + n) for n in range(max((count or COUNT) - 2, 0))]]
    for store in STORES:
        for how in hows[start:]:
            if (name := f"{store}/{how}") not in progress.done:
                kills, fault = asyncio.run(_held(store, how))
                progress.note(name, kills=kills, fault=fault)
                print(f"{name}: {kills} kills, {fault or 'no fault'}", flush=True)
    died = Counter[str]()
    for name, found in progress.done.items():
        died[name.partition("/")[0]] += found["kills"]
    faults = sum(bool(found["fault"]) for found in progress.done.values())
    told = ", ".join(f"{number} kills on {store}" for store, number in sorted(died.items()))
    return f"cup-kills seed {seed}: {len(progress.done)} cups, {told}, {faults} faults"


async def _held(store: str, how: str) -> tuple[int, str]:
    """One cup under kills beside one without: how many kills there were, and what differs."""
    try:
        whole, _ = await _cup(store, "")
        broken, kills = await _cup(store, how)
    except Exception as found:
        return 0, f"{type(found).__name__} {found}"[:2_000]
    return kills, next((f"{a} for {b}" for a, b in zip(broken, whole, strict=False) if a != b), "") or (
        f"{len(broken)} for {len(whole)}" if len(broken) != len(whole) else ""
    )


async def _cup(store: str, how: str) -> tuple[list[Any], int]:
    """A cup is held, by a server that dies so: its log and the names of its ledger, and how often it died."""
    with TemporaryDirectory() as folder:
        at = Path(folder)
        wall, url = Wall(at / "wall"), await postgres.database() if store == "postgresql" else ""
        wall.turn(NOON - 72 * HOUR)
        phoenix = Phoenix(at, at / "wall", url, "trials.mortal", str(at / "how"))
        await phoenix.hatch()
        house = Undying(phoenix.port)
        olga = Persistent(house, wall)
        olga.stubborn = True
        try:
            olga.token = await olga.log_in(secret=await secret(phoenix.url, wall))
            await olga.begin()
            async with _raised(phoenix):
                (at / "how").write_text(how, encoding="utf-8")
                await _play(olga)
                (at / "how").unlink()
                told = await _told(olga)
        finally:
            await house.close()
            complaints = await phoenix.end()
        assert not complaints, complaints
        return told, phoenix.lives - 1


@contextlib.asynccontextmanager
async def _raised(phoenix: Phoenix) -> AsyncIterator[None]:
    """Whenever the server has died it is started anew."""

    async def watch() -> None:
        while True:
            if Path(f"/proc/{phoenix.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] == "Z":
                await phoenix.rise()
            await asyncio.sleep(0.005)

    watching = asyncio.create_task(watch())
    try:
        yield
    finally:
        watching.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await watching


async def _play(olga: Olga) -> None:
    """Sign-up, line-ups, an absence told and one that is not, a 重赛, appeals, a table struck and restored, one put
    off, a team that leaves, the close, the cut, the final, one that gives it up.
    """
    await olga.sign_up()
    for team in "gh":
        members = [{"id": f"{team}{n}", "name": f"{team}{n}", "bot": "random"} for n in (1, 2)]
        await olga.do("add-team", team=team, name=team.upper(), captain=f"{team}1", members=members)
    await olga.do("set-deposit", team="a", deposit="paid")
    await olga.lay(4)
    paul = await olga.enter(role="panel", name="Paul")
    await olga.check_in("robin-1")
    olga.wall.turn(NOON)
    await _ended(olga, "robin-1", 1)
    await olga.do("retake", table="robin-1", take=1, reason="the light went out")
    await olga.do("begin", table="robin-1")
    take = (await _ended(olga, "robin-1", 2))["takes"][-1]
    if take["result"]["verdict"] == "won":
        await olga.do("name-best", table="robin-1", take=2, best="c")
    await olga.do("open-review", table="robin-1")
    await olga.do("close-review", table="robin-1")
    await olga.do("agree", olga.captains["b"], table="robin-1", team="b", member="b1", objection=False)
    await olga.do("lodge-appeal", olga.captains["a"], team="a", member="a1", table="robin-1", text="miscounted")
    points = [{"team": "a", "points": "1.5"}]
    await olga.do("decide-appeal", paul, appeal="appeal-1", outcome="corrected", corrections=points, reason="so")
    await olga.do("report-absence", olga.captains["d"], table="robin-2", team="d", text="the tram")
    await olga.do("change-player", olga.captains["e"], table="robin-2", team="e", member="e2")
    olga.wall.turn(NOON + HOUR - 10 * MINUTE)
    for team in "bcef":
        await olga.do("check-in", table="robin-2", team=team, member=f"{team}{1 + (team == 'e')}")
    olga.wall.turn(NOON + HOUR + 15 * MINUTE)
    for team in "ad":
        await olga.do("stand-in", table="robin-2", team=team, name=f"{team}-bot", bot=True)
    await _ended(olga, "robin-2", 1)
    await olga.do("excuse-absence", table="robin-2", team="d", reason="the tram")
    fine = "absent/robin-2/a/fine"
    await olga.do("lodge-appeal", olga.captains["a"], team="a", member="a1", entry=fine, text="there")
    await olga.do("decide-appeal", paul, appeal="appeal-2", outcome="lifted", reason="so")
    await olga.do("strike", table="robin-3", reason="no hall")
    await olga.do("restore", table="robin-3", reason="a hall")
    await olga.do("put-off", table="robin-3", start=NOON + 6 * HOUR, reason="later")
    await olga.do("withdraw", olga.captains["f"], team="f", reason="moved")
    await olga.do("strike", table="robin-4", reason="no hall")
    await olga.do("stand-in", table="robin-3", team="f", name="f-bot", bot=True)
    olga.wall.turn(NOON + 6 * HOUR - 10 * MINUTE)
    for team in "abcde":
        await olga.do("check-in", table="robin-3", team=team, member=f"{team}1")
    olga.wall.turn(NOON + 6 * HOUR)
    await _ended(olga, "robin-3", 1)
    await olga.do("close-round-robin")
    await olga.do("cut", places=6, reason="the lot")
    await olga.do("give-up-final", team=(await olga.see())["qualified"][0], reason="away")
    seen = await olga.see()
    finalists = [team for team in seen["qualified"] if team not in seen["out_of_final"]]
    await olga.do("set-tables", stage="final", slots=[[finalists]])
    olga.wall.turn(NOON + 10 * HOUR)
    await olga.do("announce", match="final", starts={"final-1": NOON + 12 * HOUR})
    await olga.do("name-referee", table="final-1", name="Rita")
    olga.wall.turn(NOON + 12 * HOUR - 20 * MINUTE)
    for team in finalists:
        await olga.do("enter-line-up", match="final", team=team, names={"final-1": f"{team}1"}, reason="late")
        await olga.do("check-in", table="final-1", team=team, member=f"{team}1")
    olga.wall.turn(NOON + 12 * HOUR)
    await _ended(olga, "final-1", 1)


async def _ended(olga: Olga, table: str, take: int) -> Message:
    """The table, once this take of it is over."""
    while True:
        found = await olga.table(table)
        if len(found["takes"]) >= take and found["takes"][take - 1]["state"] != "playing":
            return found
        await asyncio.sleep(0.01)


async def _told(olga: Olga) -> list[Any]:
    """Its log and the names of its ledger, but for who won and who came to the final, which is the bots' and the lot's;
    after its file has been read again, which says so of every record that does not lead to its result.
    """
    log = (await olga.house.get(f"/cups/{olga.cup}/log", olga.token)).json()
    acts = [(line["role"], line["act"]["act"], line["act"].get("table", "")) for line in log]
    seen = await olga.see()
    booked = sorted((e["kind"], e["cause"].get("table", ""), bool(e.get("undoes"))) for e in seen["ledger"])
    file = await olga.house.get(f"/cups/{olga.cup}/file", olga.token)
    brought = await olga.house.post("/cups/file", {"file": file.text}, olga.token)
    assert brought.status_code == 201, brought.text
    olga.cup = brought.json()["cup"]
    again = await olga.see()
    assert (again["ledger"], again["standings"]) == (seen["ledger"], seen["standings"]), "the file leads elsewhere"
    return [*[a for a in acts if a[1] not in BOUGHT], *[b for b in booked if b[0] != "stance"]]
