"""The begin of a table: by its referee, or by itself (组队规则, 号码规则)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar

from duskbell.cup.act import Act
from duskbell.cup.errors import BadCup
from duskbell.cup.match_day import begins
from duskbell.cup.people import CLOCK, Role, Who, alike
from duskbell.cup.state import Place, State, Take


class Begin(Act, frozen=True, kw_only=True):
    """A take of a table begins: everybody sits, or a stand-in does. Who has chosen no number gets a free one by lot.
    The clock lets it begin at 15 minutes past the start at the latest, or when all sit then (`begins`).
    """

    roles: ClassVar[tuple[Role, ...]] = ("referee", "organiser", "clock")
    table: str

    def check(self, cup: State, who: Who, at: int) -> None:
        table = cup.table(self.table)
        if table.begun or table.struck:
            raise BadCup("this table has begun, or is not played.", says="begun-or-struck")
        if not table.match or not table.referee:
            raise BadCup("a table begins that was announced, and has a referee.", says="nothing-to-begin")
        if at <= cup.match(table.match).due:
            raise BadCup("no table begins before line-ups are due.", says="begin-early")
        if table.unseated:
            names = ", ".join(cup.team(t).name for t in table.unseated)
            raise BadCup("nobody sits yet for {teams}.", says="nobody-sits", teams=names)
        sat = {team: table.named[team] for team in table.playing if team not in table.stand_ins}
        check_free(cup, table.referee, sat)
        there = {alike(table.referee), *(alike(cup.member(team, name).name) for team, name in sat.items())}
        for team, name in table.stand_ins.items():
            if team not in table.bots and alike(name) in there:
                raise BadCup(
                    "{name} is at this table already, and stands in for nobody.", says="stands-in-twice", name=name
                )

    def happen(self, cup: State, who: Who, at: int) -> None:
        table = cup.table(self.table)
        no = len(table.takes) + 1
        numbers = numbered(cup, table, no)
        sat = {team: table.named[team] for team in table.playing if team not in table.stand_ins}
        table.takes.append(Take(no, at, table.referee, sat, numbers))
        table.review, table.answers = "", {}


def check_free(cup: State, judge: str, sat: Mapping[str, str]) -> None:
    """Raise `BadCup` when who is to judge a take, or one of those who are to play it, by team, still sits at another
    table. Bots and the program may be at several.
    """
    if judge not in cup.programs and (other := cup.judging(judge)):
        raise BadCup("{name} still judges table {table}.", says="still-judges", name=judge, table=other)
    for team, name in sat.items():
        member = cup.member(team, name)
        if alike(member.name) == alike(judge) and judge not in cup.programs:
            raise BadCup("{name} judges this table, and cannot play it.", says="judges-and-plays", name=judge)
        if not member.bot and (other := cup.playing(team, name)):
            raise BadCup("{name} still plays table {table}.", says="still-plays", name=member.name, table=other)


def numbered(cup: State, table: Place, take: int) -> dict[str, int]:
    """Everybody's number: chosen, or one of those left by a lot that everybody can draw again."""
    chosen = {team: n for team, n in table.numbers.items() if team in table.teams and n}
    left = [n for n in range(1, cup.size + 1) if n not in chosen.values()]
    Random(f"{cup.name}/{table.id}/{take}").shuffle(left)
    return {team: chosen[team] if team in chosen else left.pop() for team in table.teams}


def beginning(cup: State, at: int) -> list[tuple[int, Act]]:
    """The tables that begin by themselves now, and since when each could: all sit, and its time has come."""
    found: list[tuple[int, Act]] = []
    for table in cup.tables.values():
        when = begins(cup, table)
        if when and at >= when and not table.unseated:
            act = Begin(table=table.id)
            try:
                act.check(cup, CLOCK, at)
            except BadCup:
                continue  # somebody still sits at another: when that is over it begins
            found.append((when, act))
    return found
