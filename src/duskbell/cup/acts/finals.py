"""The round robin's close, the cut, and the final (组队规则)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta

from duskbell.cup.act import ORGANISER, Act
from duskbell.cup.acts.people import BY_CAPTAIN, Id, Text
from duskbell.cup.errors import BadCup
from duskbell.cup.ledger import Cause, Entry
from duskbell.cup.people import Who
from duskbell.cup.standings import standings
from duskbell.cup.state import State
from duskbell.cup.succession import eligible, falls_short, replace_in_final


class CloseRoundRobin(Act, frozen=True, kw_only=True):
    """The round robin is over: each regular member who has not played enough costs 10 points, once
    (若有非自由人队员循环赛参赛不足1局，则每有一名队员扣除10分).
    """

    roles: ClassVar = ORGANISER

    def check(self, cup: State, who: Who, at: int) -> None:
        if cup.closed:
            raise BadCup("the round robin is closed already.", says="robin-closed-already")
        tables = cup.stage_of("robin")
        if not tables:
            raise BadCup("no round robin has been drawn.", says="robin-not-drawn")
        left = [t for t in tables if not t.done]
        if open_ := next((t for t in left if t.take is not None and t.take.state == "broken-off"), None):
            raise BadCup(
                "table {table} was broken off; settle first what follows.", says="robin-unsettled", table=open_.id
            )
        if left:
            more = "" if not left[1:] else ", nor are {others} others" if left[2:] else ", nor is another"
            raise BadCup(
                "table {table} is not over yet" + more + "; strike what is not played.",
                says="robin-going-on",
                table=left[0].id,
                others=len(left) - 1,
            )

    def happen(self, cup: State, who: Who, at: int) -> None:
        cup.closed = at
        policy = cup.policy.least_played
        for team in cup.teams.values():
            if team.withdrawn:
                continue
            for member in team.regular:
                if member.id in team.spared or tables_played(cup, team.id, member.id) >= policy.tables:
                    continue
                name = f"least-played/{team.id}/{member.id}"
                cup.ledger.add(
                    Entry(
                        id=name, at=at, team=team.id, kind="least-played", points=-policy.points, member=member.id,
                        cause=Cause("组队规则"), stage="robin",
                    )
                )  # fmt: skip


class Cut(Act, frozen=True, kw_only=True):
    """Who plays the final: the first of the standings that are neither excluded nor withdrawn, in the order of seeds.
    `reason` is needed while an appeal is open that may change it, where the last place is a tie, or where so few may
    that stand-ins fill the table (ruling T9).
    """

    roles: ClassVar = ORGANISER
    places: Annotated[int, Meta(ge=0, le=200)] = 0
    reason: Text = ""

    def check(self, cup: State, who: Who, at: int) -> None:
        if not cup.closed:
            raise BadCup("close the round robin first.", says="robin-open")
        if cup.cut:
            raise BadCup("who plays the final is settled already.", says="cut-already")
        wanted, able = self.places or cup.policy.final.places, eligible(cup)
        if cup.rules > 8 and falls_short(cup, wanted):
            if not self.reason.strip():
                raise BadCup(
                    "{wanted} teams play the final, and {able} may: say why, and stand-ins have the places left.",
                    says="finalists-stand-in",
                    wanted=wanted,
                    able=len(able),
                )
        elif len(able) < wanted:
            raise BadCup(
                "{wanted} teams play the final, and {able} may.",
                says="too-few-finalists",
                wanted=wanted,
                able=len(able),
            )
        if wanted < cup.size:
            raise BadCup(
                "a final's table has {size} seats, not {wanted}.", says="final-too-small", size=cup.size, wanted=wanted
            )
        if self.reason.strip():
            return
        if cup.about_points():
            raise BadCup(
                "{appeal} is open: wait for the panel, or say why not.",
                says="appeals-open",
                appeal=cup.about_points()[0].id,
            )
        place = {row.team: row.place for row in standings(cup, "robin")}
        if len(able) > wanted and place[able[wanted - 1]] == place[able[wanted]]:
            raise BadCup(
                "the last place is a tie that the policy does not break: say why it falls as it does.", says="cut-tied"
            )

    def happen(self, cup: State, who: Who, at: int) -> None:
        cup.cut = at
        cup.qualified = eligible(cup)[: self.places or cup.policy.final.places]


class GiveUpFinal(Act, frozen=True, kw_only=True):
    """A team gives the final up: the next in points takes its place (弃权…顺延至下一支队伍)."""

    roles: ClassVar = BY_CAPTAIN
    needs_reason: ClassVar = True
    team: Id
    reason: Text

    def check(self, cup: State, who: Who, at: int) -> None:
        if self.team not in cup.qualified or self.team in cup.out_of_final:
            raise BadCup("{team} does not play the final.", says="not-in-final", team=cup.team(self.team).name)
        if any(t.take and t.take.state == "playing" and self.team in t.take.sat for t in cup.stage_of("final")):
            raise BadCup(
                "the team sits at a table that is being played; it may give up afterwards.", says="giving-up-later"
            )

        tables = cup.stage_of("final")
        if cup.rules > 2 and tables and all(t.done for t in tables):
            raise BadCup("the final has been played: nobody gives it up any more.", says="giving-up-late")

    def happen(self, cup: State, who: Who, at: int) -> None:
        replace_in_final(cup, self.team, at, self.reason.strip())


def tables_played(cup: State, team: str, member: str) -> int:
    """How many tables of the round robin somebody has played, as the policy counts takes that were struck (重赛) or
    broken off (中止). A table counts once, whatever its takes.
    """
    policy = cup.policy.least_played
    counts = {"ended": True, "playing": False, "struck": policy.struck, "broken-off": policy.broken}
    return sum(
        any(t.sat.get(team) == member and counts[t.state] for t in table.takes) for table in cup.stage_of("robin")
    )
