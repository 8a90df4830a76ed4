"""Check-in, absences, and who stands in (组队规则, 号码规则)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta

from duskbell.cup.act import CLOCK_ONLY, ORGANISER, Act
from duskbell.cup.acts.begin import check_stand_in
from duskbell.cup.acts.line_ups import playing_for
from duskbell.cup.acts.people import Id, Text
from duskbell.cup.acts.schedule import FARTHEST, check_times, first_due
from duskbell.cup.acts.struck import leave_out
from duskbell.cup.errors import BadCup
from duskbell.cup.match_day import book_absence
from duskbell.cup.people import Role, Who, named
from duskbell.cup.reasons import ABSENT, ABSENT_FROM_FINAL
from duskbell.cup.state import MINUTE, Missed, Place, State
from duskbell.cup.succession import replace_in_final


class CheckIn(Act, frozen=True, kw_only=True):
    """A player named for a table is there, and chooses an open number (号码规则); 0 leaves it to the lot. Expected 10
    minutes before the start; from 15 minutes after it, it is too late.
    """

    roles: ClassVar[tuple[Role, ...]] = ("member", "captain", "referee", "organiser")
    table: str
    team: Id
    member: Id
    number: Annotated[int, Meta(ge=0, le=40)] = 0

    def check(self, cup: State, who: Who, at: int) -> None:
        table = cup.table(self.table)
        cup.member(self.team, self.member)
        playing_for(cup, table, self.team)
        if not table.match:
            raise BadCup("this table has not been announced.", says="not-announced")
        if table.begun or table.struck:
            raise BadCup("this table has begun, or is not played.", says="begun-or-struck")
        if at <= table.opens:
            raise BadCup("check-in opens when line-ups are due.", says="check-in-early")
        if self.team in table.missed or (table.runs_for(self.team) and _late(cup, table, self.team, at)):
            raise BadCup(
                "it is {late} minutes after the start, or more: the team is absent.",
                says="too-late",
                late=cup.policy.absence.late,
            )
        if table.named.get(self.team) != self.member:
            raise BadCup(
                "{member!r} is not named for table {table}.", says="not-named", member=self.member, table=table.id
            )
        if self.number and cup.policy.seats.numbers == "drawn":
            raise BadCup("numbers are drawn in this cup.", says="numbers-drawn")
        if self.number > cup.size:
            raise BadCup(
                "there are numbers 1 to {size}, not {number}.", says="no-number", size=cup.size, number=self.number
            )
        if self.number in [n for team, n in table.numbers.items() if team != self.team and n]:
            raise BadCup("number {number} is taken.", says="number-taken", number=self.number)

    def happen(self, cup: State, who: Who, at: int) -> None:
        table = cup.table(self.table)
        table.here.setdefault(self.team, at)
        if self.number:
            table.numbers[self.team] = self.number


class NotHere(Act, frozen=True, kw_only=True):
    """Who was checked in is not there after all, says the referee or the organiser: the clock goes on for them."""

    roles: ClassVar[tuple[Role, ...]] = ("referee", "organiser")
    needs_reason: ClassVar = True
    table: str
    team: Id
    reason: Text

    def check(self, cup: State, who: Who, at: int) -> None:
        table = cup.table(self.table)
        playing_for(cup, table, self.team)
        if table.begun or table.struck:
            raise BadCup("this table has begun, or is not played.", says="begun-or-struck")
        if self.team not in table.here:
            raise BadCup("nobody of {team} is checked in here.", says="not-checked-in", team=cup.team(self.team).name)

    def happen(self, cup: State, who: Who, at: int) -> None:
        table = cup.table(self.table)
        table.leave(self.team, numbers=cup.policy.seats.numbers == "chosen")


class Absent(Act, frozen=True, kw_only=True):
    """The clock: a team is not there 15 minutes after the announced start. It has lost the table, and 20 points; more
    than four times and it is out of the final. In the final the next in points takes its place, at this table, too,
    where no clock runs for it. Where the policy strikes the table, it does so when all who are absent are booked.
    """

    roles: ClassVar = CLOCK_ONLY
    table: str
    team: Id

    def check(self, cup: State, who: Who, at: int) -> None:
        table = cup.table(self.table)
        if self.team not in table.playing or self.team in table.here or table.begun or table.struck:
            raise BadCup(
                "{team} is not absent from table {table}.", says="not-absent", team=self.team, table=self.table
            )
        late = _late(cup, table, self.team, at) if cup.rules > 1 else at >= cup.absent_from(table)
        if not table.start or not table.runs_for(self.team) or not late:
            raise BadCup("it is not late enough for that.", says="not-late")

    def happen(self, cup: State, who: Who, at: int) -> None:
        table = cup.table(self.table)
        excuse = cup.excuses.pop((table.id, self.team), None)
        table.missed[self.team] = excuse if excuse and table.concerns(self.team, *excuse.of) else Missed(at)
        table.missed[self.team].at = at
        book_absence(cup, table, self.team, at)
        if table.stage == "final":
            replace_in_final(cup, self.team, at, ABSENT_FROM_FINAL)
        elif cup.policy.absence.table == "struck" and not _awaited(table):
            leave_out(cup, table, at, ABSENT)


class StandIn(Act, frozen=True, kw_only=True):
    """The organiser names who plays for a team that is absent or has left: a person or a `bot`. What it plays counts
    for nobody, what the others play counts.
    """

    roles: ClassVar = ORGANISER
    table: str
    team: Id
    name: str
    bot: bool = False

    def new_names(self) -> tuple[str, ...]:
        return (self.name,)

    def check(self, cup: State, who: Who, at: int) -> None:
        table = cup.table(self.table)
        named(self.name, "a stand-in's name")
        if self.team not in table.missed and self.team not in table.vacant:
            raise BadCup("a stand-in plays only for a team that is absent or has left.", says="stand-in-for-whom")
        if table.begun or table.struck:
            raise BadCup("in play nobody stands in, and no seat is handed on.", says="no-hand-over")
        if cup.rules > 1 and not self.bot:
            check_stand_in(cup, table, self.team, self.name)

    def happen(self, cup: State, who: Who, at: int) -> None:
        table = cup.table(self.table)
        table.stand_ins[self.team] = named(self.name, "a stand-in's name")
        (table.bots.add if self.bot else table.bots.discard)(self.team)


class PutOff(Act, frozen=True, kw_only=True):
    """The organiser puts a table off, with a reason. Who was absent stays so, and a stand-in plays. As long as line-ups
    are not due, they are due then before what is the match's first table now.
    """

    roles: ClassVar = ORGANISER
    needs_reason: ClassVar = True
    table: str
    start: Annotated[int, Meta(ge=1, le=FARTHEST)]
    reason: Text

    def check(self, cup: State, who: Who, at: int) -> None:
        table = cup.table(self.table)
        if table.begun or table.struck:
            raise BadCup("a table that has begun is not put off.", says="begun-stays")
        if not table.start or self.start <= at:
            raise BadCup("a table is put off that was announced, and to a time to come.", says="put-off-to")
        check_times(cup, {self.table: self.start})
        if self.start - cup.policy.line_ups.due * MINUTE < cup.match(table.match).due:
            raise BadCup("no table begins before line-ups are due.", says="begin-early")

    def happen(self, cup: State, who: Who, at: int) -> None:
        table = cup.table(self.table)
        match = cup.match(table.match)
        table.start, table.timed = self.start, True
        table.opens = self.start - cup.policy.line_ups.due * MINUTE
        if cup.rules > 3 and at <= match.due:
            match.due = first_due(cup, match)
            for name in match.tables:
                cup.tables[name].opens = max(cup.tables[name].opens, match.due)
        table.here.clear()
        table.unhurried.clear()


def absent(cup: State, at: int) -> list[tuple[int, Act]]:
    """Who is absent now and not booked yet, and when that was due."""
    return [
        (cup.absent_from(table, team), Absent(table=table.id, team=team))
        for table in cup.tables.values()
        if table.start and at >= cup.absent_from(table) and not table.begun and not table.struck
        for team in _awaited(table)
        if _late(cup, table, team, at)
    ]


def _late(cup: State, table: Place, team: str, at: int) -> bool:
    """Whether the clock has run out for a team. It does not run while its player sits at another table."""
    return 0 < cup.absent_from(table, team) <= at


def _awaited(table: Place) -> list[str]:
    """The teams for which the clock runs that are not there."""
    return [team for team in table.playing if team not in table.here and table.runs_for(team)]
