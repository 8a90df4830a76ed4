"""Which teams sit at which table, when, and who judges."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar

from msgspec import Meta

from duskbell.cup.act import ORGANISER, Act
from duskbell.cup.acts.begin import check_judge
from duskbell.cup.acts.people import Id
from duskbell.cup.errors import BadCup
from duskbell.cup.people import Who
from duskbell.cup.state import MINUTE, Match, Place, Stage, State
from duskbell.cup.succession import finalists, still_in_final

FARTHEST = 4_102_444_800
"""The year 2100: a start beyond it is a slip of the pen."""


class SetTables(Act, frozen=True, kw_only=True):
    """The tables of a stage: by slot and table, teams in the order of their seats. What has begun is not touched, so a
    draw anew after a withdrawal gives the slots that are left. Tables are named after their stage and number.
    """

    roles: ClassVar = ORGANISER
    stage: Stage
    slots: tuple[tuple[tuple[Id, ...], ...], ...]

    def check(self, cup: State, who: Who, at: int) -> None:
        if self.stage == "robin" and cup.closed:
            raise BadCup("the round robin is closed.", says="robin-closed")
        if self.stage == "final" and not cup.cut:
            raise BadCup("who plays the final is not settled yet: cut first.", says="cut-first")
        if not any(slot for slot in self.slots):
            raise BadCup("no table is given.", says="no-table")
        for slot in self.slots:
            sat = [team for table in slot for team in table]
            if len(set(sat)) < len(sat):
                raise BadCup("a team has one member at a table, and sits at one table of a slot.", says="twice-in-slot")
            for table in slot:
                if len(table) != cup.size:
                    raise BadCup(
                        "a table of this cup has {size} seats, not {number}.",
                        says="seats",
                        size=cup.size,
                        number=len(table),
                    )
        final = finalists(cup) if self.stage == "final" else ()
        for team in {team for slot in self.slots for table in slot for team in table}:
            if cup.team(team).withdrawn and team not in final:
                raise BadCup("{team} has withdrawn.", says="withdrawn", team=cup.team(team).name)
            if self.stage == "final" and team not in final:
                raise BadCup("{team} does not play the final.", says="not-in-final", team=cup.team(team).name)

    def happen(self, cup: State, who: Who, at: int) -> None:
        for table in [t for t in cup.stage_of(self.stage) if not (t.begun or t.takes or t.missed or t.struck)]:
            del cup.tables[table.id]
            cup.excuses = {(at, team): excuse for (at, team), excuse in cup.excuses.items() if at != table.id}
            if table.match:
                cup.matches[table.match].tables.remove(table.id)
        cup.matches = {name: match for name, match in cup.matches.items() if match.tables}
        slot_no = max((t.slot for t in cup.stage_of(self.stage)), default=0)
        number = max((int(t.id.split("-")[1]) for t in cup.stage_of(self.stage)), default=0)
        for slot in self.slots:
            slot_no += 1
            for teams in slot:
                number += 1
                table = Place(f"{self.stage}-{number}", self.stage, slot_no, list(teams))
                if cup.policy.seats.numbers == "drawn":
                    table.numbers = {team: n for n, team in enumerate(teams, 1)}
                table.vacant |= set(teams) - set(still_in_final(cup)) if self.stage == "final" else set()
                cup.tables[table.id] = table


class Announce(Act, frozen=True, kw_only=True):
    """A match (场): which tables, and when each is to start. Announced again, it moves what has not begun; after its
    line-ups were due only if nobody has handed one in.
    """

    roles: ClassVar = ORGANISER
    match: Id
    starts: dict[str, Annotated[int, Meta(ge=1, le=FARTHEST)]]

    def check(self, cup: State, who: Who, at: int) -> None:
        if not self.starts:
            raise BadCup("a match has one table at least.", says="match-empty")
        if self.match in cup.matches and at > cup.matches[self.match].due and cup.matches[self.match].handed:
            raise BadCup(
                "the line-ups of this match are due, or were: put single tables off, or announce another match.",
                says="match-due",
            )
        due = min(self.starts.values()) - cup.policy.line_ups.due * MINUTE
        if self.match in cup.matches and cup.matches[self.match].handed and due < cup.matches[self.match].due:
            raise BadCup(
                "line-ups have been handed in for a later deadline: a match is not brought forward then.",
                says="match-forward",
            )
        for name, start in self.starts.items():
            table = cup.table(name)
            if table.struck:
                raise BadCup("table {table} is struck: restore it first.", says="struck-announced", table=name)
            if table.begun or table.missed:
                raise BadCup(
                    "table {table} has begun, or somebody was absent from it: put it off instead.",
                    says="begun-put-off",
                    table=name,
                )
            if start <= at:
                raise BadCup("table {table} would start in the past.", says="past-start", table=name)
            if table.match not in ("", self.match):
                raise BadCup(
                    "table {table} belongs to match {match}.", says="other-match", table=name, match=table.match
                )
        check_times(cup, self.starts)

    def happen(self, cup: State, who: Who, at: int) -> None:
        match = cup.matches.setdefault(self.match, Match(self.match, []))
        for name, start in self.starts.items():
            table = cup.table(name)
            table.match, table.start = self.match, start
            if name not in match.tables:
                match.tables.append(name)
        match.due = first_due(cup, match)
        for name in match.tables:
            cup.tables[name].opens = match.due


class NameReferee(Act, frozen=True, kw_only=True):
    """Who judges a table. Nobody judges two of one slot."""

    roles: ClassVar = ORGANISER
    table: str
    name: str

    def check(self, cup: State, who: Who, at: int) -> None:
        table = cup.table(self.table)
        if self.name not in cup.people["referee"]:
            raise BadCup("{name!r} is none of this cup's referees.", says="no-referee", name=self.name[:40])
        if cup.rules > 1:
            check_judge(cup, table, self.name)
        for other in cup.stage_of(table.stage):
            if other is not table and other.slot == table.slot and other.referee == self.name:
                raise BadCup(
                    "{name} judges table {table}, which is played at the same time.",
                    says="judges-elsewhere",
                    name=self.name,
                    table=other.id,
                )

    def happen(self, cup: State, who: Who, at: int) -> None:
        cup.table(self.table).referee = self.name


def first_due(cup: State, match: Match) -> int:
    """When line-ups are due for a match: before its first table (第一局比赛开始前至少30分钟)."""
    return min(cup.tables[name].start for name in match.tables) - cup.policy.line_ups.due * MINUTE


def check_times(cup: State, starts: Mapping[str, int]) -> None:
    """Raise `BadCup` where these times would have a team play two tables at once."""
    for name, start in starts.items():
        mine = set(cup.table(name).playing)
        for other in cup.tables.values():
            if other.id == name or other.done or starts.get(other.id, other.start) != start:
                continue
            for team in [team for team in other.playing if team in mine]:
                raise BadCup(
                    "{team} would play tables {table} and {with_it} at the same time.",
                    says="same-time",
                    team=cup.team(team).name,
                    table=name,
                    with_it=other.id,
                )
