"""A small cup for the tests: eight teams, tables of six, one referee, a clock that the tests turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from duskbell.cup import Cup, Logged, NotAllowed, Result, Who, read, standings
from duskbell.cup.act import Act
from duskbell.cup.acts import (
    AddTeam,
    Announce,
    Appoint,
    Begin,
    CheckIn,
    Finish,
    HandIn,
    NameReferee,
    Person,
    SetTables,
)
from duskbell.cup.errors import BadCup
from duskbell.cup.results import Ballot, Foul

MINUTE, HOUR = 60, 3600
NOON = 1_800_000_000
"""When the first table of a match is announced to start."""
SIZE = 6
POLICY = """
name = "test"
ties = ["wins", "fewer-fines"]
[scoring]
win = { good = 3, wolves = 5 }
stance_right = 0.5
stance_wrong = -0.5
best = 2
best_loser = 1
[final]
places = 6
"""
TEAMS = tuple("abcdefgh")
SIDES = ("wolves", "wolves", "good", "good", "good", "good")
"""By seat, from number 1."""
ORG, REF, JUDGE = Who("Olga", "organiser"), Who("Rita", "referee"), Who("Paul", "panel")


def captain(team: str) -> Who:
    return Who(f"{team}1", "captain", team, f"{team}1")


def member(team: str, n: int = 1) -> Who:
    return Who(f"{team}{n}", "member", team, f"{team}{n}")


def result(winners: str = "good", verdict: str = "won", **more: Any) -> Result:
    """What six seats came to: 1 and 2 are wolves."""
    won = tuple([side == winners for side in SIDES])
    reason = {"won": "werewolf.no-wolves", "retake": "core.retake", "broken-off": "core.broken-off"}[verdict]
    given: dict[str, Any] = {
        "game": "werewolf", "board": "werewolf/6", "sides": SIDES, "won": won if verdict == "won" else (False,) * 6,
        "winners": (winners,) if verdict == "won" else (), "reason": reason, "end": 90, "verdict": verdict,
    }  # fmt: skip
    return Result(**{**given, **more})


def foul(event: int, number: int, penalty: str = "warn") -> Foul:
    return Foul(event, number - 1, penalty, "why")


def ballot(event: int, number: int, against: int) -> Ballot:
    return Ballot(event, number - 1, against - 1)


@dataclass
class Club:
    """The cup, and what time it is."""

    cup: Cup
    now: int = NOON - 3 * 24 * HOUR
    names: dict[str, str] = field(default_factory=dict)

    def do(self, who: Who, act: Act, key: str = "") -> Logged:
        return self.cup.do(who, act, self.now, key)

    def refused(self, who: Who, act: Act) -> str:
        """The sentence with which it is refused; nothing has changed."""
        self.cup.tick(self.now)
        lines, entries = len(self.cup.log), len(self.cup.state.ledger)
        try:
            self.do(who, act)
        except (BadCup, NotAllowed) as e:
            assert (lines, entries) == (len(self.cup.log), len(self.cup.state.ledger))
            return str(e)
        raise AssertionError(f"{act} was allowed")

    def at(self, minutes: float) -> Club:
        """So many minutes after noon."""
        self.now = NOON + int(minutes * MINUTE)
        self.cup.tick(self.now)
        return self

    def points(self, team: str, stage: str = "robin") -> float:
        return next(float(row.points) for row in standings(self.cup.state, stage) if row.team == team)

    def order(self, stage: str = "robin") -> str:
        return "".join(row.team for row in standings(self.cup.state, stage))

    # -- steps -------------------------------------------------------------------------------------------------------

    def announce(self, *tables: str, match: str = "day-1", start: int = NOON, apart: int = 60) -> Club:
        starts = {t: start + n * apart * MINUTE for n, t in enumerate(tables)}
        self.do(ORG, Announce(match=match, starts=starts))
        for table in tables:
            self.do(ORG, NameReferee(table=table, name="Rita"))
        return self

    def hand_in(self, *teams: str, match: str = "day-1", **who: int) -> Club:
        """Line-ups: everybody's first member, unless told otherwise (`a=2`)."""
        state = self.cup.state
        for team in teams or TEAMS:
            tables = [t for t in state.matches[match].tables if team in state.tables[t].playing]
            if tables:
                names = {t: f"{team}{who.get(team, 1)}" for t in tables}
                self.do(captain(team), HandIn(match=match, team=team, names=names))
        return self

    def check_in(self, table: str, *but: str) -> Club:
        place = self.cup.state.tables[table]
        for n, team in enumerate(place.teams, 1):
            if team not in but and team in place.playing and team not in place.here:
                name = place.named[team]
                number = 0 if team in place.numbers else n
                self.do(Who(name, "member", team, name), CheckIn(table=table, team=team, member=name, number=number))
        return self

    def begin(self, table: str, who: Who = REF) -> Club:
        """Let a table begin at which all sit, unless it has by itself."""
        self.cup.tick(self.now)
        if not self.cup.state.tables[table].begun:
            self.do(who, Begin(table=table))
        return self

    def play(self, table: str, winners: str = "good", verdict: str = "won", **more: Any) -> Club:
        """Begin a table at which all sit, and end it."""
        self.begin(table)
        take = len(self.cup.state.tables[table].takes)
        self.now += 40 * MINUTE
        self.do(REF, Finish(table=table, take=take, result=result(winners, verdict, **more)))
        return self


def people(team: str, regular: int = 2, free: int = 1) -> tuple[Person, ...]:
    given = [Person(f"{team}{n}", f"{team.upper()} {n}") for n in range(1, regular + 1)]
    return (
        *given,
        *[Person(f"{team}{n}", f"{team.upper()} {n}", True) for n in range(regular + 1, regular + free + 1)],
    )


def club(policy: str = POLICY, teams: tuple[str, ...] = TEAMS, size: int = SIZE) -> Club:
    """A cup with its teams signed up and its people appointed."""
    made = Club(Cup.new("Friends", read(policy), size=size))
    made.do(ORG, Appoint(name="Olga", role="organiser"))
    for referee in ("Rita", "Rob"):
        made.do(ORG, Appoint(name=referee, role="referee"))
    for judge in ("Paul", "Rita"):
        made.do(ORG, Appoint(name=judge, role="panel"))
    for team in teams:
        made.do(ORG, AddTeam(team=team, name=f"Team {team}", members=people(team), captain=f"{team}1"))
    return made


def drawn(policy: str = POLICY, tables: tuple[str, ...] = ("abcdef", "cdefgh"), slots: bool = False) -> Club:
    """With these tables of the round robin, announced for noon and an hour later, one at a time."""
    made = club(policy)
    made.do(ORG, SetTables(stage="robin", slots=tuple([(tuple(t),) for t in tables])))
    return made.announce(*[f"robin-{n}" for n in range(1, len(tables) + 1)])


def seated(policy: str = POLICY, tables: tuple[str, ...] = ("abcdef", "cdefgh"), **who: int) -> Club:
    """At noon: all sit at the first table, in the order of its teams."""
    made = drawn(policy, tables).hand_in(**who)  # type: ignore[arg-type]
    return made.at(-15).check_in("robin-1").at(0)


def season(tables: int, winners: Callable[[Random, list[str]], str], policy: str = POLICY, size: int = SIZE) -> Club:
    """So many tables on end, teams and players by lot; `winners` says which side wins at a table of these teams, which
    sit in their order.
    """
    made, rng = club(policy, size=size), Random(9)
    made.now = NOON - HOUR
    drawn_by_lot = [rng.sample(TEAMS, size) for _ in range(tables)]
    made.do(ORG, SetTables(stage="robin", slots=tuple([(tuple(teams),) for teams in drawn_by_lot])))
    made.announce(*[f"robin-{n}" for n in range(1, tables + 1)])
    for team in TEAMS:
        mine = [f"robin-{n}" for n, teams in enumerate(drawn_by_lot, 1) if team in teams]
        names = {table: f"{team}{rng.randint(1, 2)}" for table in mine}
        made.do(captain(team), HandIn(match="day-1", team=team, names=names))
    for n in range(tables):
        name = f"robin-{n + 1}"
        made.at(60 * n - 15).check_in(name).at(60 * n)
        made.play(name, winners(rng, made.cup.state.tables[name].teams))
    return made
