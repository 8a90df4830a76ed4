"""What fouls cost (犯规判罚)."""

from __future__ import annotations

from decimal import Decimal
from typing import ClassVar

from duskbell.cup.act import REFEREE, Act
from duskbell.cup.acts.people import Id, Text
from duskbell.cup.acts.takes import one_take
from duskbell.cup.errors import BadCup
from duskbell.cup.ledger import Cause, Entry
from duskbell.cup.people import Who
from duskbell.cup.policy import fits
from duskbell.cup.scoring import FOULS
from duskbell.cup.state import State

MOST = 5
"""最多不超过5分."""


class Fine(Act, frozen=True, kw_only=True):
    """The referee says how many points a warning or worse costs, 5 at most (警告及以上…最多不超过5分). `event`: the
    penalty's, in the take's log.
    """

    roles: ClassVar = REFEREE
    about_points: ClassVar = True
    needs_reason: ClassVar = True
    table: str
    take: int
    team: Id
    event: int
    points: Decimal
    reason: Text

    def check(self, cup: State, who: Who, at: int) -> None:
        take = one_take(cup, self.table, self.take)
        if take.result is None:
            raise BadCup("fines are named when the take is over.", says="fine-early")
        if self.team not in take.sat:
            raise BadCup("nobody of {team} played this take.", says="fine-outsider", team=cup.team(self.team).name)
        seat = take.numbers[self.team] - 1
        foul = next((f for f in take.result.fouls if f.event == self.event and f.seat == seat), None)
        if foul is None:
            raise BadCup(
                "a fine needs a penalty that the referee has ruled against this player in this take.", says="fine-what"
            )
        if not foul.grave:
            raise BadCup(
                "a {penalty} costs nothing: only a warning or worse may.", says="fine-mild", penalty=foul.penalty
            )
        most, per = cup.policy.fouls.most, cup.policy.fouls.per
        if not fits(self.points, 0, MOST) or not self.points:
            raise BadCup(
                "a fine is more than 0 and at most {most} points, with two decimals at most.",
                says="fine-points",
                most=MOST,
            )
        if cup.rules > 1 and cup.ledger.lifted(self._base, since=take.anew.get(self.event, 0)):
            raise BadCup("the panel has lifted this, and it stays lifted.", says="panel-lifted")
        if cup.ledger.standing(self._base):
            raise BadCup("this foul has been fined already.", says="fined-already")
        before = _fined(cup, self.table, self.take, self.team) if per == "table" else Decimal(0)
        if before + self.points > most:
            raise BadCup(
                "by this cup's policy fines come to {most} per {per} at most.", says="fine-most", most=most, per=per
            )

    @property
    def _base(self) -> str:
        return f"fine/{self.table}/{self.take}/{self.team}/{self.event}"

    def happen(self, cup: State, who: Who, at: int) -> None:
        take = one_take(cup, self.table, self.take)
        cause = Cause(FOULS, self.table, self.take, self.event)
        cup.ledger.add(
            Entry(
                id=cup.ledger.fresh(self._base), at=at, team=self.team, kind="fine", points=-self.points, cause=cause,
                stage=cup.table(self.table).stage, member=take.sat[self.team], reason=self.reason.strip(),
            )
        )  # fmt: skip


class LiftFine(Act, frozen=True, kw_only=True):
    """The referee takes a fine of theirs back, with a reason; not beside what the panel has corrected for that team."""

    roles: ClassVar = REFEREE
    about_points: ClassVar = True
    needs_reason: ClassVar = True
    table: str
    entry: str
    reason: Text

    def check(self, cup: State, who: Who, at: int) -> None:
        entry = cup.ledger[self.entry]
        taken_back = entry.undoes and cup.rules > 5  # lifting that would book the fine again, beside another
        if entry.kind != "fine" or taken_back or entry.cause.table != self.table or not cup.ledger.stands(self.entry):
            raise BadCup("this is no fine of that table, or it has been lifted.", says="no-fine")
        corrected = cup.ledger.of(self.table, entry.cause.take, ("correction",))
        if cup.rules > 2 and any(e.team == entry.team for e in corrected):
            raise BadCup("the panel has decided about this, and so it stays.", says="panel-decided")

    def happen(self, cup: State, who: Who, at: int) -> None:
        cup.ledger.undo(self.entry, at, cup.ledger[self.entry].cause, self.reason.strip())


def _fined(cup: State, table: str, take: int, team: str) -> Decimal:
    """What a team's player of a take has been fined at a table, whatever its takes: fines stand when one is struck."""
    takes = range(1, len(cup.table(table).takes) + 1) if cup.rules > 2 else (take,)
    player = cup.table(table).takes[take - 1].sat[team]
    fines = [e for no in takes for e in cup.ledger.of(table, no, ("fine",)) if (e.team, e.member) == (team, player)]
    return -sum((e.points for e in fines), Decimal(0))
