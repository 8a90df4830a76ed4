"""Who plays which table: named in time and sealed, changed between tables, never in one (组队规则)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from duskbell.cup.act import ORGANISER, Act
from duskbell.cup.acts.people import BY_CAPTAIN, Id, Text
from duskbell.cup.errors import BadCup
from duskbell.cup.match_day import book_absence
from duskbell.cup.people import Role, Who
from duskbell.cup.screen import sealed_at
from duskbell.cup.state import Change, Match, Missed, Place, State, Word


class HandIn(Act, frozen=True, kw_only=True):
    """A captain names who plays each table of a match, at least 30 minutes before its first (队长需…至少30分钟告知).
    Until then it may be handed in anew, and nobody else sees it.
    """

    roles: ClassVar[tuple[Role, ...]] = ("captain",)
    match: Id
    team: Id
    names: dict[str, str]

    def check(self, cup: State, who: Who, at: int) -> None:
        match = cup.match(self.match)
        if at > match.due:
            raise BadCup("the line-ups of this match were due already; tell the organiser.", says="line-ups-due")
        _check_names(cup, match, self.team, self.names)

    def happen(self, cup: State, who: Who, at: int) -> None:
        _enter(cup, cup.match(self.match), self.team, self.names, at)


class EnterLineUp(Act, frozen=True, kw_only=True):
    """Where none was handed in by the deadline, the organiser enters one, with a reason."""

    roles: ClassVar = ORGANISER
    needs_reason: ClassVar = True
    match: Id
    team: Id
    names: dict[str, str]
    reason: Text

    def check(self, cup: State, who: Who, at: int) -> None:
        match = cup.match(self.match)
        if at <= match.due:
            raise BadCup("until the deadline the captain hands in the line-up.", says="line-up-captains")
        if not any(self.team in cup.tables[n].playing for n in match.tables):  # as who has left the final
            _check_names(cup, match, self.team, self.names)
        left = lacking(cup, match, self.team)
        named = {n: cup.tables[n].named.get(self.team) for n in match.tables if n not in left and _open(cup, n)}
        there = {n: member for n, member in named.items() if n in self.names and member == self.names[n]}
        if self.team in match.handed:
            if not left or any(n in named and n not in there for n in self.names):
                raise BadCup("a line-up was handed in: change single players, with a reason.", says="line-up-there")
            _check_names(cup, match, self.team, self.names, [*left, *there])
            return
        _check_names(cup, match, self.team, self.names, [n for n in match.tables if _open(cup, n)])

    def happen(self, cup: State, who: Who, at: int) -> None:
        _enter(cup, cup.match(self.match), self.team, self.names, at)


class ChangePlayer(Act, frozen=True, kw_only=True):
    """Somebody else plays a table that has not begun (每局比赛进行中禁止换人，每局比赛之间可以换人). A captain tells it
    before the table's start; everything else is the organiser's, with a reason. What was told, and excused, of who was
    to play before is no more.
    """

    roles: ClassVar = BY_CAPTAIN
    organiser_says_why: ClassVar = True
    table: str
    team: Id
    member: Id
    reason: Text = ""

    def check(self, cup: State, who: Who, at: int) -> None:
        table = cup.table(self.table)
        cup.member(self.team, self.member)
        playing_for(cup, table, self.team)
        if table.begun:
            raise BadCup("nobody is changed while a table is played, or afterwards.", says="changing-late")
        if not table.match or self.team not in cup.match(table.match).handed or self.team not in table.named:
            raise BadCup("no line-up has been handed in that could be changed.", says="no-line-up")
        if table.takes and not cup.policy.line_ups.retake_may_change:
            raise BadCup("by this cup's policy a new take is played by the same people.", says="same-people")
        if at <= cup.match(table.match).due:
            raise BadCup(
                "until the deadline the line-up is handed in anew by its captain, and nobody else sees it.",
                says="line-up-sealed",
            )
        if who.role == "captain" and table.runs_for(self.team) and at >= table.start:
            raise BadCup(
                "the table has started: only the organiser may change a player now, with a reason.", says="started"
            )
        if self.team in table.missed:
            raise BadCup("this team is absent from the table.", says="absent-here")
        if cup.rules > 1:
            self._check_clock(cup, table, at)

    def _check_clock(self, cup: State, table: Place, at: int) -> None:
        """Nobody is changed for who is named already, nor for who would be absent at once: whoever was to play may have
        had longer, sitting at another table.
        """
        name = cup.member(self.team, self.member).name
        if table.named[self.team] == self.member:
            raise BadCup("{name} is named for this table already.", says="named-already", name=name)
        if table.runs_for(self.team) and 0 < cup.absent_from(table, self.team, self.member) <= at:
            raise BadCup(
                "{name} would be absent at once, so long after the start: put the table off instead.",
                says="changed-too-late",
                name=name,
            )

    def happen(self, cup: State, who: Who, at: int) -> None:
        table = cup.table(self.table)
        table.changes.append(
            Change(self.team, table.named[self.team], self.member, at, self.reason.strip(), who.member)
        )
        table.named[self.team] = self.member
        table.leave(self.team, numbers=cup.policy.seats.numbers == "chosen")
        _forget(cup, table, self.team)


class ReportAbsence(Act, frozen=True, kw_only=True):
    """Somebody tells beforehand that they cannot come (请提前24小时告知本社)."""

    roles: ClassVar[tuple[Role, ...]] = ("captain", "member")
    table: str
    team: Id
    text: Text

    def check(self, cup: State, who: Who, at: int) -> None:
        table = cup.table(self.table)
        playing_for(cup, table, self.team)
        if table.begun or self.team in table.missed:
            raise BadCup("the table has begun, or the team was absent from it already.", says="report-late")

    def happen(self, cup: State, who: Who, at: int) -> None:
        table = cup.table(self.table)
        of = _of(cup, table, self.team, who)
        words = table.words.get(self.team, [])
        first = min([word.first for word in words if word.of == of], default=at)  # who adds a word has told it in time
        said = Word(first, self.text.strip(), of, at, who.member)
        table.words[self.team] = [*[w for w in words if w.of != of], said]


class ExcuseAbsence(Act, frozen=True, kw_only=True):
    """The organiser excuses a team that is or will be absent, with a reason: whether it is fined all the same, and
    whether the absence counts against the final. The table is lost either way.
    """

    roles: ClassVar = ORGANISER
    needs_reason: ClassVar = True
    table: str
    team: Id
    fined: bool = False
    counts: bool = False
    reason: Text

    def check(self, cup: State, who: Who, at: int) -> None:
        table = cup.table(self.table)
        if self.team not in table.missed:  # in the final another may have its place by now
            playing_for(cup, table, self.team)
        if self.team in table.here or (table.begun and self.team not in table.missed):
            raise BadCup("this team is here, and needs no excuse.", says="no-excuse")
        if cup.rules > 1:
            self._check_panel(cup)

    def _check_panel(self, cup: State) -> None:
        """What the panel has lifted of an absence is not booked again by another excuse; and what it has corrected is
        not taken back beside that.
        """
        for what, again in (("fine", self.fined), ("count", self.counts)):
            base = f"absent/{self.table}/{self.team}/{what}"
            if again and cup.ledger.lifted(base):
                raise BadCup("the panel has lifted this, and it stays lifted.", says="panel-lifted")
            if not again and any(
                f"{a.entry}/".startswith(f"{base}/") or (cup.rules > 2 and a.table == self.table)
                for a in cup.appeals.values()
                if a.outcome == "corrected" and a.team == self.team
            ):
                raise BadCup("the panel has decided about this, and so it stays.", says="panel-decided")

    def happen(self, cup: State, who: Who, at: int) -> None:
        table = cup.table(self.table)
        missed = table.missed.get(self.team)
        if missed is None:
            words = table.words.setdefault(self.team, [Word(at, "", _of(cup, table, self.team, who))])
            of = [word.of for word in words]
            if cup.rules > 4 and self.team in table.named and not sealed_at(cup, table, at):
                of = [table.named[self.team]]
            cup.excuses[table.id, self.team] = Missed(
                0, self.reason.strip(), self.fined, self.counts, () if "" in of else tuple(of)
            )
            return
        missed.excused, missed.fined, missed.counts = self.reason.strip(), self.fined, self.counts
        book_absence(cup, table, self.team, at)


def playing_for(cup: State, table: Place, team: str) -> None:
    """Raise `BadCup` when a team has nothing to do with a table."""
    if team not in table.teams:
        raise BadCup(
            "{team} does not play table {table}.", says="not-at-table", team=cup.team(team).name, table=table.id
        )
    if team in table.vacant:
        raise BadCup(
            "{team} plays table {table} no more.", says="no-longer-at-table", team=cup.team(team).name, table=table.id
        )


def lacking(cup: State, match: Match, team: str) -> list[str]:
    """The tables of a match that have not begun, and for which a team has named nobody: a table may have come to the
    match when its line-up was in.
    """
    return [
        n for n in match.tables if _open(cup, n) and team in cup.tables[n].playing and team not in cup.tables[n].named
    ]


def _open(cup: State, table: str) -> bool:
    return not cup.tables[table].begun


def _check_names(
    cup: State, match: Match, team: str, names: Mapping[str, str], tables: list[str] | None = None
) -> None:
    """Raise `BadCup` unless these are members of the team, one for each of its tables in this match."""
    wanted = [n for n in tables or match.tables if team in cup.tables[n].playing]
    if not wanted:
        raise BadCup(
            "{team} does not play in match {match}.", says="not-in-match", team=cup.team(team).name, match=match.id
        )
    if lacking := [n for n in wanted if n not in names]:
        raise BadCup("the line-up names nobody for table {table}.", says="nobody-named", table=lacking[0])
    for table, member in names.items():
        if table not in wanted:
            raise BadCup(
                "{team} plays no table {table!r} of this match that could be named for.",
                says="not-theirs-to-name",
                team=cup.team(team).name,
                table=table[:40],
            )
        cup.member(team, member)


def _enter(cup: State, match: Match, team: str, names: Mapping[str, str], at: int) -> None:
    match.handed[team] = at
    for name, member in names.items():
        table = cup.tables[name]
        if 1 < cup.rules < 5 and table.named.get(team, member) != member:  # since then it is told of whom it was said
            _forget(cup, table, team)
        table.named[team] = member


def _of(cup: State, table: Place, team: str, who: Who) -> str:
    """Of whom somebody speaks who tells an absence, or excuses one: a member of themself, others of who is named, or of
    the team while nobody is.
    """
    if cup.rules < 5:
        return ""
    return who.member if who.role == "member" else table.named.get(team, "")


def _forget(cup: State, table: Place, team: str) -> None:
    """What was told, and excused, of who was to play is no more."""
    table.words.pop(team, None)
    cup.excuses.pop((table.id, team), None)
