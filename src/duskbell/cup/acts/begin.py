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
        if cup.rules > 1:
            check_judge(cup, table, table.referee)
            for team, name in table.stand_ins.items():
                if team not in table.bots:
                    check_stand_in(cup, table, team, name)
            check_one_place(cup, table, table.referee, sat)

    def happen(self, cup: State, who: Who, at: int) -> None:
        table = cup.table(self.table)
        no = len(table.takes) + 1
        numbers = numbered(cup, table, no)
        sat = {team: table.named[team] for team in table.playing if team not in table.stand_ins}
        stood, bots = dict(table.stand_ins), frozenset(table.bots)
        table.takes.append(Take(no, at, table.referee, sat, numbers, stood=stood, bots=bots))
        table.review, table.answers = "", {}


def check_free(cup: State, judge: str, sat: Mapping[str, str]) -> None:
    """Raise `BadCup` when who is to judge a take, or one of those who are to play it, by team, still sits at another
    table. Bots and the program may be at several.
    """
    if judge not in cup.programs and (other := cup.judging(judge)):
        raise BadCup("{name} still judges table {table}.", says="still-judges", name=judge, table=other)
    for team, name in sat.items():
        member = cup.member(team, name)
        if not member.bot and (other := cup.playing(team, name)):
            raise BadCup("{name} still plays table {table}.", says="still-plays", name=member.name, table=other)


def check_judge(cup: State, table: Place, judge: str) -> None:
    """Raise `BadCup` where who is to judge a table belongs to a team that plays it: nobody judges their own, and who
    does not play speaks with nobody who does (禁止场内比赛队员与未参赛队员交流当局比赛相关信息).
    """
    if judge not in cup.programs and (team := cup.team_of(table.playing, judge)):
        raise BadCup(
            "{name} belongs to {team}, which plays this table, and does not judge it.",
            says="judges-own",
            name=judge,
            team=cup.team(team).name,
        )


def check_stand_in(cup: State, table: Place, team: str, name: str) -> None:
    """Raise `BadCup` where a person who is to stand in for a `team` is at the table otherwise, or belongs to another
    team that plays it, which has one member there (每局比赛需派出一名队员).
    """
    others = [who for of, who in table.stand_ins.items() if of != team and of not in table.bots]
    if alike(name) in map(alike, (table.referee, *others)):
        raise BadCup("{name} is at this table already, and stands in for nobody.", says="stands-in-twice", name=name)
    if own := cup.team_of(table.playing, name):
        raise BadCup(
            "{name} belongs to {team}, which plays this table, and stands in for nobody there.",
            says="stands-in-own",
            name=name,
            team=cup.team(own).name,
        )


def check_one_place(cup: State, table: Place, judge: str, sat: Mapping[str, str]) -> None:
    """Raise `BadCup` where somebody who is to judge a take of a table, to play it, or to stand in there sits at another
    table, as whatever. Bots and the program may be at several.
    """
    members = [m for team, name in sat.items() if not (m := cup.member(team, name)).bot]
    here = [m.name for m in members] + [who for team, who in table.stand_ins.items() if team not in table.bots]
    judges = [] if judge in cup.programs else [judge]
    for other in cup.tables.values():
        if other.take is None or other.take.state != "playing":
            continue
        there = {alike(who) for who in sitting(cup, other, other.take)}
        for name in [name for name in (*judges, *here) if alike(name) in there]:
            raise BadCup("{name} still sits at table {table}.", says="still-sits", name=name, table=other.id)


def sitting(cup: State, table: Place, take: Take) -> list[str]:
    """The people at a take that is played, by their names: who judges, who plays, who stands in."""
    played = [m.name for team, name in take.sat.items() if not (m := cup.member(team, name)).bot]
    stand_in = [name for team, name in table.stand_ins.items() if team in table.teams and team not in table.bots]
    return [*([] if take.judge in cup.programs else [take.judge]), *played, *stand_in]


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
