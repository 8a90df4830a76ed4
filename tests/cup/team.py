"""Teams that enter, come late, stay away or reach the final."""

from __future__ import annotations

from typing import Any

from duskbell.cup.acts import (
    AddTeam,
    CloseRoundRobin,
    Cut,
    DecideAppeal,
    LodgeAppeal,
    SetDeposit,
    SetTables,
    StandIn,
    Withdraw,
)
from duskbell.cup.screen import screen
from tests.cup.club import (
    HOUR,
    JUDGE,
    MINUTE,
    NOON,
    ORG,
    POLICY,
    TEAMS,
    Club,
    drawn,
    member,
    people,
    seated,
)

ONE = ("abcdef",)


def add(team: str = "x", regular: int = 2, free: int = 1, **more: Any) -> AddTeam:
    given: dict[str, Any] = {
        "team": team, "name": f"Team {team}", "members": people(team, regular, free), "captain": f"{team}1"
    }  # fmt: skip
    return AddTeam(**{**given, **more})


def standing(c: Club, table: str = "robin-1") -> str:
    return next(s.standing for s in screen(c.cup.state, c.now) if s.table == table)


def late(c: Club, team: str = "a", table: str = "robin-1") -> Club:
    """All but one are there, and it is a quarter past the start."""
    c.at((c.cup.state.tables[table].start - NOON) / MINUTE - 15).check_in(table, team)
    c.now = c.cup.state.tables[table].start + 15 * MINUTE
    c.cup.tick(c.now)
    return c


def often_absent(times: int) -> Club:
    c = drawn(tables=("abcdef",) * times + ("bcdefg",))
    c.do(ORG, SetDeposit(team="a", deposit="paid"))
    c.hand_in()
    for n in range(1, times + 1):
        late(c, table=f"robin-{n}")
    return c


def finalists(policy: str = POLICY) -> Club:
    """The round robin is closed and the cut made: f e d c b won with the good, a and g and h follow."""
    c = seated(policy, ("fedcba", "hgfedc")).play("robin-1")
    c.at(45).check_in("robin-2").at(60).play("robin-2", winners="wolves")
    c.do(ORG, CloseRoundRobin())
    return c


def final(c: Club) -> Club:
    c.do(ORG, Cut())
    c.do(ORG, SetTables(stage="final", slots=((tuple(c.cup.state.qualified),),) * 2))
    return c.announce("final-1", "final-2", match="final", start=NOON + 10 * HOUR)


def four_may() -> Club:
    """The cut of a final for six: c, d, g and h may play it; e and f are excluded, a and b have left."""
    c = seated(POLICY + "[absence]\nallowed = 0\n", ("fedcba", "hgfedc")).play("robin-1")
    c.at(45).check_in("robin-2", "e", "f").at(75)
    assert [t for t in TEAMS if c.cup.state.excluded(t)] == ["e", "f"]
    for team in "ef":
        c.do(ORG, StandIn(table="robin-2", team=team, name=f"Sam {team}"))
    c.play("robin-2").do(ORG, CloseRoundRobin())
    for team in "ab":
        c.do(ORG, Withdraw(team=team, reason="moved away"))
    c.do(ORG, Cut(reason="four may"))
    assert set(c.cup.state.qualified) == set("cdgh")
    return c


def readmits(c: Club, team: str) -> None:
    """The panel lifts a team's exclusion."""
    c.do(
        member(team), LodgeAppeal(team=team, member=f"{team}1", entry=f"excluded/{team}", text="the bridge was closed")
    )
    c.do(JUDGE, DecideAppeal(appeal="appeal-1", outcome="lifted", reason="it was"))
