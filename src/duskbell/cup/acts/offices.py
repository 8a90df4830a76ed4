"""Who organises, judges, or is of the panel, and the links by which everybody comes in."""

from __future__ import annotations

from typing import ClassVar, Literal

from duskbell.cup.act import ORGANISER, Act
from duskbell.cup.acts.people import BY_CAPTAIN
from duskbell.cup.errors import BadCup
from duskbell.cup.people import Who, named
from duskbell.cup.state import Place, State


class Appoint(Act, frozen=True, kw_only=True):
    """Somebody becomes an organiser, a referee or one of the panel (裁判团). `program`: this referee is the program
    itself, which judges tables of the server by their options and rules no fouls.
    """

    roles: ClassVar = ORGANISER
    at_table: ClassVar = False
    name: str
    role: Literal["organiser", "referee", "panel"]
    program: bool = False

    def new_names(self) -> tuple[str, ...]:
        return (self.name,)

    def check(self, cup: State, who: Who, at: int) -> None:
        named(self.name, "a name")
        if self.program and self.role != "referee":
            raise BadCup("the program can be a referee, and nothing else.", says="program-judges")

    def happen(self, cup: State, who: Who, at: int) -> None:
        name = named(self.name, "a name")
        cup.people[self.role].add(name)
        if self.role == "referee":
            (cup.programs.add if self.program else cup.programs.discard)(name)


class Dismiss(Act, frozen=True, kw_only=True):
    """Somebody is organiser, referee or of the panel no more. One organiser is left. Tables that a referee was to judge
    wait for another.
    """

    roles: ClassVar = ORGANISER
    name: str
    role: Literal["organiser", "referee", "panel"]

    def check(self, cup: State, who: Who, at: int) -> None:
        if self.name not in cup.people[self.role]:
            raise BadCup("{name!r} is none of the cup's.", says="none-of-the-cup", name=self.name[:40])
        if self.role == "organiser" and len(cup.people["organiser"]) == 1:
            raise BadCup("a cup keeps one organiser at least.", says="last-organiser")
        if self.role == "referee" and (table := cup.judging(self.name)):
            raise BadCup(
                "{name} judges table {table}, which is being played: give somebody a new link for it instead.",
                says="judging-now",
                name=self.name,
                table=table,
            )

    def happen(self, cup: State, who: Who, at: int) -> None:
        cup.people[self.role].discard(self.name)
        if self.role == "referee":
            for table in cup.tables.values():
                if table.referee == self.name and not table.begun:
                    table.referee = ""


class GiveLink(Act, frozen=True, kw_only=True):
    """Somebody is given a link by which they come in; what they had before is void. The link itself is the server's to
    make. A captain gives none to who sits at a table that is played: no seat is handed on (每局比赛进行中禁止换人); nor
    does an organiser whose own team sits there, nor one by which its roles could be seen (ruling T57).
    """

    roles: ClassVar = BY_CAPTAIN
    role: Literal["referee", "panel", "member", "stand-in"]
    name: str = ""
    team: str = ""
    member: str = ""
    table: str = ""

    def check(self, cup: State, who: Who, at: int) -> None:
        if who.role == "captain" and (table := cup.playing(self.team, self.member)):
            raise BadCup(
                "{name} sits at table {table}, which is being played: the organiser alone changes that link now.",
                says="link-in-play",
                name=cup.member(self.team, self.member).name,
                table=table,
            )
        if who.role == "organiser" and cup.rules > 8 and (own := cup.own_played(who.name)) and self._opens(own):
            raise BadCup(
                "{team} plays table {table}, and you belong to it: until it has ended another organiser changes that "
                "link.",
                says="link-own",
                team=cup.team(cup.team_of(own.teams, who.name)).name,
                table=own.id,
            )

    def _opens(self, table: Place) -> bool:
        """Whether more of a table may be seen by this link than by everybody: who judges it or decides of it, and who
        sits there.
        """
        sits = table.take is not None and table.take.sat.get(self.team) == self.member and self.role == "member"
        return sits or self.role in ("referee", "panel") or self.table == table.id


class TakeLinkBack(GiveLink, frozen=True, kw_only=True):
    """Somebody's link, or what it became, opens nothing any more. A captain's as in `GiveLink`."""
