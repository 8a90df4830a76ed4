"""A whole cup of sixteen teams over HTTP, with bots at all seats, on a server that is killed in between: sign-up, draw,
line-ups, absences, a substitution, a foul, a 重赛, two appeals, a withdrawal, the final. What every team has in the end
is added up here from what happened at the tables.
"""

from __future__ import annotations

from collections import Counter
from decimal import Decimal
from pathlib import Path

import pytest

from duskbell.server.cup.accounts import Accounts
from duskbell.server.store.store import Store
from tests.server.house import House, Message
from tests.server.olga import HOUR, MINUTE, NOON, Olga, Wall
from tests.server.phoenix import Phoenix

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
TEAMS = tuple("abcdefghijklmnop")
TABLES = 7
POLICY = """
name = "whole"
ties = ["wins", "fewer-fines", "lot"]
[scoring]
win = { "*" = 3 }
best = 2
"""


class Played:
    """What the tables came to, added up apart from the cup."""

    def __init__(self) -> None:
        self.points: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()
        self.seen: set[tuple[str, str]] = set()

    def table(self, take: Message) -> None:
        """A take that counts."""
        for team, member in take["sat"].items():
            self.seen.add((team, member))
            if take["result"]["won"][take["numbers"][team] - 1]:
                self.points[team] += 3
                self.wins[team] += 1


async def begun(olga: Olga) -> None:
    """Sixteen teams of two bots, two referees, the panel, a draw of seven tables."""
    # Random bots may let nights pass without a death until a table is broken off, which nobody here would settle.
    await olga.begin(name="Whole", size=12, policy=POLICY, options={"quiet_rounds": 99})
    for team in TEAMS:
        members = [{"id": f"{team}{n}", "name": f"{team}{n}", "bot": "random"} for n in (1, 2)]
        await olga.do("add-team", team=team, name=team.upper(), captain=f"{team}1", members=members)
    await olga.do("set-deposit", team="a", deposit="paid")
    await olga.do("appoint", name="Hal", role="referee", program=True)
    await olga.do("appoint", name="Rita", role="referee")
    await olga.do("appoint", name="Paul", role="panel")
    drawn = await olga.house.post(f"/cups/{olga.cup}/draw", {"tables": TABLES, "effort": 0.01, "seed": 1}, olga.token)
    assert drawn.status_code == 202, drawn.text
    while not (how := (await olga.house.get(f"/cups/{olga.cup}/draw", olga.token)).json())["done"]:
        assert not how["refused"]
    assert len((await olga.see())["tables"]) == TABLES


async def announced(olga: Olga, names: list[str], begin: int) -> dict[str, list[str]]:
    """These tables in one match, three hours apart; every captain has said who plays. Who sits where, by table."""
    starts = {name: begin + n * 3 * HOUR for n, name in enumerate(names)}
    await olga.do("announce", match=names[0], starts=starts)
    tables = {t["table"]: [s["team"] for s in t["teams"]] for t in (await olga.see())["tables"] if t["table"] in names}
    for team in sorted({team for teams in tables.values() for team in teams}):
        named = {name: f"{team}{1 + n % 2}" for n, name in enumerate(names) if team in tables[name]}
        await olga.do("hand-in", olga.captains[team], match=names[0], team=team, names=named)
    return tables


async def sit_down(olga: Olga, name: str, absent: str = "", gone: str = "") -> None:
    """Everybody is there but who is absent: the clock books it fifteen minutes after the start, and bots stand in."""
    table = await olga.table(name)
    olga.wall.turn(table["start"] - 10 * MINUTE)
    seats = (await olga.table(name))["teams"]
    for seat in seats:
        if seat["team"] not in (absent, gone):
            await olga.do("check-in", table=name, team=seat["team"], member=seat["member"])
    if absent in [seat["team"] for seat in seats]:
        olga.wall.turn(table["start"] + 15 * MINUTE - 1)
        assert "nobody sits yet" in await olga.refused("begin", table=name)
        olga.wall.turn(table["start"] + 15 * MINUTE)
    for team in {absent, gone} & {seat["team"] for seat in seats}:
        await olga.do("stand-in", table=name, team=team, name=f"Bot {team}", bot=True)


async def begins(olga: Olga, name: str) -> None:
    """A table begins by itself: from its start on where the program judges, else when it is known who is absent."""
    table = await olga.table(name)
    assert not table["takes"] or table["program"]
    late = 0 if table["program"] else 15 * MINUTE
    olga.wall.turn(table["start"] + late)
    assert len((await olga.table(name))["takes"]) == 1


async def test_a_whole_cup(tmp_path: Path) -> None:
    wall = Wall(tmp_path / "wall")
    wall.turn(NOON - 48 * HOUR)
    phoenix = Phoenix(tmp_path, tmp_path / "wall")
    await phoenix.hatch()
    house = House(phoenix.port)
    olga = Olga(house, wall)
    try:
        olga.token = await olga.log_in(secret=await secret(phoenix.url, wall))
        await play(olga, phoenix)
    finally:
        await house.close()
        complaints = await phoenix.end()
    assert complaints == ""


async def secret(url: str, wall: Wall) -> str:
    """What the command line gives an organiser, on the same database."""
    store = await Store.open(url)
    try:
        return await Accounts(store.organisers, lambda: int(wall())).prepare("Olga")
    finally:
        await store.close()


async def killed(olga: Olga, phoenix: Phoenix) -> None:
    """kill -9; what everybody sees afterwards is what was there."""
    before = await olga.see()
    phoenix.kill()
    await phoenix.rise()
    assert await olga.see() == before


async def play(olga: Olga, phoenix: Phoenix) -> None:
    await begun(olga)
    olga.captains = {team: await olga.enter(role="member", team=team, member=f"{team}1") for team in TEAMS}
    rita = await olga.enter(role="referee", name="Rita")
    paul = await olga.enter(role="panel", name="Paul")
    names = [t["table"] for t in (await olga.see())["tables"]]
    for name in names:
        await olga.do("name-referee", table=name, name="Hal")
    tables = await announced(olga, names, NOON)
    await killed(olga, phoenix)
    often = Counter(team for teams in tables.values() for team in teams)
    away = next(team for team in TEAMS if often[team] >= 5)
    missed = [name for name in names if away in tables[name]][:5]
    played, fines = Played(), Counter[str]()
    leaver = next(t for t in reversed(TEAMS) if t != away and t in tables[names[-1]])
    for name in names:
        absent = away if name in missed else ""
        gone = leaver if name == names[-1] else ""
        if gone:
            await olga.do("withdraw", olga.captains[leaver], team=leaver, reason="we move away")
        if name == names[1]:  # a substitution, told before the table starts
            olga.wall.turn((await olga.table(name))["start"] - 20 * MINUTE)
            swapped = next(t for t in tables[name] if t not in (away, leaver))
            await olga.do("change-player", olga.captains[swapped], table=name, team=swapped, member=f"{swapped}1")
        if name == names[2]:
            await olga.do("name-referee", table=name, name="Rita")
        await sit_down(olga, name, absent, gone)
        await begins(olga, name)
        if name == names[2]:
            await retaken(olga, name, rita, [t for t in tables[name] if t not in (away, leaver)][:2], fines)
            await olga.do("begin", table=name)
        if name == names[3]:
            await killed_in_play(olga, phoenix)
        table = await olga.ended(name)
        played.table(table["takes"][-1])
        if name == names[4]:
            for outcome in ("corrected", "dismissed"):
                await appealed(olga, table, paul, outcome, played)
    await killed(olga, phoenix)
    cup = await olga.see()
    assert next(t for t in cup["teams"] if t["team"] == away)["excluded"]
    await olga.do("close-round-robin")
    idle = Counter(team for team in TEAMS for n in (1, 2) if team != leaver and (team, f"{team}{n}") not in played.seen)
    check(await olga.see(), played, fines, away, idle)
    await final(olga, away, leaver)


async def retaken(olga: Olga, name: str, rita: str, warned: list[str], fines: Counter[str]) -> None:
    """Rita judges the first take: she warns two, and has it played again; the fines stand, the rest falls."""
    (take,) = (await olga.table(name, rita))["takes"]
    assert take["seat"] == "moderator"
    person = await olga.house.sit(take["room"], rita)
    await person.until(lambda s: bool(s["view"]))
    seats = [take["numbers"][team] - 1 for team in warned]
    for ruling in (
        *[{"kind": "penalty", "seat": seat, "penalty": "warn", "reason": "spoke out of turn"} for seat in seats],
        {"kind": "retake", "reason": "the night was heard"},
    ):
        await person.send({"type": "rule", "ruling": ruling})
        assert (await person.reply("rule"))["type"] == "ok"
    await person.socket.close()
    while (table := await olga.table(name))["takes"][0]["state"] == "playing":
        pass
    (take,) = table["takes"]
    assert take["state"] == "struck"
    for team, foul, points in zip(warned, take["result"]["fouls"], ("3", "1.5"), strict=True):
        fine = {"table": name, "take": 1, "team": team, "event": foul["event"], "points": points, "reason": "as ruled"}
        assert "at most 5" in await olga.refused("fine", rita, **fine | {"points": "6"})
        await olga.do("fine", rita, **fine)
        fines[team] += Decimal(points)  # type: ignore[assignment]
    await olga.do("name-referee", table=name, name="Hal")


async def killed_in_play(olga: Olga, phoenix: Phoenix) -> None:
    """kill -9 while a table is played, or just after."""
    phoenix.kill()
    await phoenix.rise()


async def appealed(olga: Olga, table: Message, paul: str, outcome: str, played: Played) -> None:
    """A player appeals, the panel decides."""
    take = table["takes"][-1]
    skip = 0 if outcome == "corrected" else 1
    team = [t for t in TEAMS if t in take["sat"]][skip]
    member = take["sat"][team]
    token = await olga.enter(role="member", team=team, member=member)
    if member == f"{team}1":
        olga.captains[team] = token
    await olga.do("lodge-appeal", token, team=team, member=member, table=table["table"], text="the clock was wrong")
    cup = await olga.see(paul)
    appeal = next(a for a in cup["appeals"] if not a["outcome"])
    assert all(row["disputed"] for row in cup["standings"]["robin"] if row["team"] in take["numbers"])
    corrections = [{"team": team, "points": "1.5"}] if outcome == "corrected" else []
    done = {"appeal": appeal["id"], "outcome": outcome, "corrections": corrections, "reason": "we looked at the replay"}
    await olga.do("decide-appeal", paul, **done)
    if corrections:
        played.points[team] += Decimal("1.5")  # type: ignore[assignment]


def check(cup: Message, played: Played, fines: Counter[str], away: str, idle: Counter[str]) -> None:
    """Every total of the round robin, added up by hand."""
    expected = {
        team: Decimal(played.points[team]) - fines[team] - (100 if team == away else 0) - 10 * idle[team]
        for team in TEAMS
    }
    rows = {row["team"]: row for row in cup["standings"]["robin"]}
    assert {team: Decimal(row["points"]) for team, row in rows.items()} == expected
    assert {team: row["wins"] for team, row in rows.items()} == {team: played.wins[team] for team in TEAMS}
    assert rows[away]["absences"] == 5
    assert next(t for t in cup["teams"] if t["team"] == "a")["deposit"] == ("kept" if away == "a" else "paid")


async def final(olga: Olga, away: str, leaver: str) -> None:
    """The first twelve that may play it do; who gives up is followed by the next."""
    await olga.do("cut", reason="ties fall as the list has them")
    cup = await olga.see()
    able = [row["team"] for row in cup["standings"]["robin"] if row["team"] not in (away, leaver)]
    assert cup["qualified"] == able[:12], "neither who was absent too often nor who has left"
    quitter = able[11]
    await olga.do("give-up-final", team=quitter, reason="ill")
    cup = await olga.see()
    teams = [t for t in cup["qualified"] if t not in cup["out_of_final"]]
    assert teams == [*able[:11], able[12]]
    await olga.do("set-tables", stage="final", slots=[[teams]])
    await olga.do("name-referee", table="final-1", name="Hal")
    await announced(olga, ["final-1"], int(olga.wall.now) + 24 * HOUR)
    await sit_down(olga, "final-1")
    await begins(olga, "final-1")
    took = (await olga.ended("final-1"))["takes"][-1]
    points = {row["team"]: Decimal(row["points"]) for row in (await olga.see())["standings"]["final"]}
    won = {team: took["result"]["won"][took["numbers"][team] - 1] for team in took["sat"]}
    assert {team: points[team] for team in won} == {team: 3 if has else 0 for team, has in won.items()}
