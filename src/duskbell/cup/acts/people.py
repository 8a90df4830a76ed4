"""Signing up, and who is who (组队规则)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from duskbell.bots import make
from duskbell.cup.act import ORGANISER, Act
from duskbell.cup.errors import BadCup
from duskbell.cup.people import Member, Role, Team, Who, alike, made_up, named
from duskbell.cup.state import Place, State
from duskbell.cup.succession import replace_in_final

Id = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,31}$")]
Text = Annotated[str, Meta(max_length=2000)]
BY_CAPTAIN: tuple[Role, ...] = ("organiser", "captain")


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who signs up with a team; `bot`: as in `Member`."""

    id: Id
    name: str
    free: bool = False
    bot: Annotated[str, Meta(max_length=40)] = ""


class AddTeam(Act, frozen=True, kw_only=True):
    """A team signs up: two regular members at least, a free agent at most, four people at most. `exception`: why the
    organiser agrees that it is made up otherwise (如有特殊情况…可以按照协商结果组队).
    """

    roles: ClassVar = ORGANISER
    team: Id
    name: str
    members: tuple[Person, ...]
    captain: Id
    exception: Text = ""

    def new_names(self) -> tuple[str, ...]:
        return (self.name, *[member.name for member in self.members])

    def check(self, cup: State, who: Who, at: int) -> None:
        if self.team in cup.teams:
            raise BadCup("there is a team {team!r} already.", says="team-there", team=self.team)
        if any(alike(named(self.name, "a team's name")) == alike(t.name) for t in cup.teams.values()):
            raise BadCup("another team is called {name!r}.", says="team-name-taken", name=self.name)
        if cup.tables:
            raise BadCup("the tables are drawn: no further team can sign up.", says="sign-up-over")
        members = [_member(p) for p in self.members]
        if len({m.id for m in members}) < len(members):
            raise BadCup("two members of a team have the same id.", says="same-id")
        _strangers(cup, members)
        _bots(cup, members)
        made_up(members, self.exception.strip())
        if self.captain not in {m.id for m in members}:
            raise BadCup(
                "the captain {captain!r} is none of the members.", says="captain-outside", captain=self.captain
            )

    def happen(self, cup: State, who: Who, at: int) -> None:
        members = {p.id: _member(p) for p in self.members}
        name = named(self.name, "a team's name")
        cup.teams[self.team] = Team(self.team, name, members, self.captain, self.exception.strip())


class AddMember(Act, frozen=True, kw_only=True):
    """Somebody joins a team. Once tables are drawn, only with the organiser's reason."""

    roles: ClassVar = BY_CAPTAIN
    team: Id
    member: Person
    reason: Text = ""

    def new_names(self) -> tuple[str, ...]:
        return (self.member.name,)

    def check(self, cup: State, who: Who, at: int) -> None:
        team = cup.team(self.team)
        _may_change(cup, who, self.reason)
        if self.member.id in team.members:
            raise BadCup(
                "{team} has a member {member!r} already.", says="member-there", team=team.name, member=self.member.id
            )
        if self.member.id in team.former:
            raise BadCup(
                "{team} had a member {member!r} before: a new one has an id of their own.",
                says="id-used",
                team=team.name,
                member=self.member.id,
            )
        _strangers(cup, [_member(self.member)])
        _bots(cup, [_member(self.member)])
        made_up([*team.members.values(), _member(self.member)], team.excepted or _agreed(who, self.reason))

    def happen(self, cup: State, who: Who, at: int) -> None:
        team = cup.team(self.team)
        team.members[self.member.id] = _member(self.member)
        team.excepted = team.excepted or _exception(team, who, self.reason)


class DropMember(Act, frozen=True, kw_only=True):
    """Somebody leaves a team who has not played for it and is not named for a table."""

    roles: ClassVar = BY_CAPTAIN
    team: Id
    member: Id
    reason: Text = ""

    def check(self, cup: State, who: Who, at: int) -> None:
        team = cup.team(self.team)
        cup.member(self.team, self.member)
        _may_change(cup, who, self.reason)
        if self.member == team.captain:
            raise BadCup("name another captain first.", says="captain-first")
        if who.role == "organiser" and any(self.team in m.handed and at <= m.due for m in cup.matches.values()):
            raise BadCup(
                "a line-up of this team is sealed: until it is due nobody leaves the team.", says="sealed-leaving"
            )
        if cup.rules > 8 and (table := cup.own_played(team.members[self.member].name)):
            raise BadCup(
                "{team} plays table {table}: until it has ended nobody leaves the team.",
                says="leaving-in-play",
                team=team.name,
                table=table.id,
            )
        if any(self.member in (t.named.get(self.team), *_played(t, self.team)) for t in cup.tables.values()):
            raise BadCup("{member!r} is named for a table, or has played one.", says="has-played", member=self.member)
        rest = [m for m in team.members.values() if m.id != self.member]
        made_up(rest, team.excepted or _agreed(who, self.reason))

    def happen(self, cup: State, who: Who, at: int) -> None:
        team = cup.team(self.team)
        del team.members[self.member]
        team.former.add(self.member)
        team.excepted = team.excepted or _exception(team, who, self.reason)


class NameCaptain(Act, frozen=True, kw_only=True):
    """A team has another captain (队长)."""

    roles: ClassVar = BY_CAPTAIN
    team: Id
    captain: Id

    def check(self, cup: State, who: Who, at: int) -> None:
        cup.member(self.team, self.captain)

    def happen(self, cup: State, who: Who, at: int) -> None:
        cup.team(self.team).captain = self.captain


class Except(Act, frozen=True, kw_only=True):
    """The organiser agrees, with a reason, that a team is made up otherwise, or that a member need not play the least
    number of tables.
    """

    roles: ClassVar = ORGANISER
    needs_reason: ClassVar = True
    team: Id
    member: str = ""
    reason: Text

    def check(self, cup: State, who: Who, at: int) -> None:
        cup.team(self.team)
        if self.member:
            cup.member(self.team, self.member)
            if cup.closed:
                raise BadCup("the round robin is closed: question the entry instead.", says="question-the-entry")

    def happen(self, cup: State, who: Who, at: int) -> None:
        team = cup.team(self.team)
        if self.member:
            team.spared[self.member] = self.reason.strip()
        else:
            team.excepted = self.reason.strip()


class SetDeposit(Act, frozen=True, kw_only=True):
    """What has become of a team's deposit (押金). Who is excluded for absences does not get it back, unless the panel
    has released it: then nobody keeps it for these. A `reason` is needed where it is kept, or no more kept,
    otherwise than by the rule.
    """

    roles: ClassVar = ORGANISER
    team: Id
    deposit: Literal["paid", "returned", "kept"]
    reason: Text = ""

    def check(self, cup: State, who: Who, at: int) -> None:
        team = cup.team(self.team)
        if self.deposit == "returned" and cup.excluded(self.team) and not team.released:
            raise BadCup(
                "{team} was absent too often: its deposit is not returned (组队规则).",
                says="deposit-kept",
                team=team.name,
            )
        if cup.rules > 8:
            self._check_kept(cup, team)
        if self.deposit != "paid" and team.deposit != "paid":
            raise BadCup("{team} has no deposit here.", says="no-deposit", team=team.name)

    def _check_kept(self, cup: State, team: Team) -> None:
        if self.deposit == "kept" and team.released:
            raise BadCup("the panel has released the deposit of {team}.", says="deposit-released", team=team.name)
        if self.deposit != "paid" and self.deposit == team.deposit:
            raise BadCup(
                "the deposit of {team} is {what} already.", says="deposit-is", team=team.name, what=team.deposit
            )
        by_rule = (self.deposit == "kept") == cup.excluded(self.team)
        if not by_rule and "kept" in (self.deposit, team.deposit) and not self.reason.strip():
            raise BadCup("say why: this goes on the cup's log with its reason.", says="say-why")

    def happen(self, cup: State, who: Who, at: int) -> None:
        cup.team(self.team).deposit = self.deposit


class Withdraw(Act, frozen=True, kw_only=True):
    """A team leaves the cup. Its seats at tables that have not begun are free: a stand-in plays, or the rest is drawn
    anew. What it has played stands for the others.
    """

    roles: ClassVar = BY_CAPTAIN
    needs_reason: ClassVar = True
    team: Id
    reason: Text

    def check(self, cup: State, who: Who, at: int) -> None:
        team = cup.team(self.team)
        if team.withdrawn:
            raise BadCup("{team} has withdrawn already.", says="withdrawn-already", team=team.name)
        if any(t.take and t.take.state == "playing" and self.team in t.take.sat for t in cup.tables.values()):
            raise BadCup(
                "{team} sits at a table that is being played; it may withdraw afterwards.",
                says="withdrawing-later",
                team=team.name,
            )

    def happen(self, cup: State, who: Who, at: int) -> None:
        cup.team(self.team).withdrawn = self.reason.strip()
        finals = cup.stage_of("final")
        if cup.rules < 4 or not finals or not all(t.done for t in finals):  # what was played to its end stands
            replace_in_final(cup, self.team, at, self.reason.strip())
        for table in cup.tables.values():
            if self.team in table.teams and not table.begun and not table.struck and self.team not in table.missed:
                table.vacate(self.team)


def _member(person: Person) -> Member:
    return Member(person.id, named(person.name, "a member's name"), person.free, person.bot)


def _strangers(cup: State, members: list[Member]) -> None:
    """Raise `BadCup` when one of these is in a team already: nobody is in two."""
    taken = {alike(m.name): t.name for t in cup.teams.values() if not t.withdrawn for m in t.members.values()}
    for n, member in enumerate(members):
        if alike(member.name) in taken:
            raise BadCup(
                "{name} is in {team} already: nobody is in two teams.",
                says="in-two-teams",
                name=member.name,
                team=taken[alike(member.name)],
            )
        if alike(member.name) in {alike(m.name) for m in members[:n]}:
            raise BadCup("{name} is named twice.", says="named-twice", name=member.name)


def _played(table: Place, team: str) -> list[str]:
    """Who has played a take of a table for a team."""
    return [take.sat[team] for take in table.takes if team in take.sat]


def _bots(cup: State, members: list[Member]) -> None:
    """Raise `BadBot` when one of these is a bot of a kind that there is not."""
    for member in members:
        if member.bot:
            make(cup.game, member.bot, "")


def _may_change(cup: State, who: Who, reason: str) -> None:
    if cup.tables and not (who.role == "organiser" and reason.strip()):
        raise BadCup(
            "the tables are drawn: only the organiser changes a team now, with a reason.", says="drawn-already"
        )


def _agreed(who: Who, reason: str) -> str:
    """An exception is the organiser's to agree on."""
    return reason.strip() if who.role == "organiser" else ""


def _exception(team: Team, who: Who, reason: str) -> str:
    """Why a team may be as it is now, "" where the rules allow it."""
    try:
        made_up(list(team.members.values()), "")
    except BadCup:
        return _agreed(who, reason)
    return ""
