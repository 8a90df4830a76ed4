"""After a table: the review (复盘), the players' answers to it, and the best players."""

from __future__ import annotations

from decimal import Decimal
from typing import ClassVar

from duskbell.cup.act import REFEREE, Act
from duskbell.cup.acts.people import Id
from duskbell.cup.acts.takes import one_take, played
from duskbell.cup.errors import BadCup
from duskbell.cup.ledger import Cause, Entry, Kind
from duskbell.cup.people import Role, Who
from duskbell.cup.reasons import NAMED_ANEW
from duskbell.cup.scoring import FOULS, check_eligible
from duskbell.cup.state import State


class OpenReview(Act, frozen=True, kw_only=True):
    """The referee goes through the table with its players (每局比赛结束后，上帝会对当局比赛进行复盘)."""

    roles: ClassVar = REFEREE
    table: str

    def check(self, cup: State, who: Who, at: int) -> None:
        table = cup.table(self.table)
        if not table.takes or table.takes[-1].result is None:
            raise BadCup("there is nothing to review before a take is over.", says="review-early")
        if table.review:
            raise BadCup("the review was opened already.", says="review-open")

    def happen(self, cup: State, who: Who, at: int) -> None:
        cup.table(self.table).review = "open"


class CloseReview(Act, frozen=True, kw_only=True):
    """The review is over; from now on each player may say whether there is an objection."""

    roles: ClassVar = REFEREE
    table: str

    def check(self, cup: State, who: Who, at: int) -> None:
        if cup.table(self.table).review != "open":
            raise BadCup("no review is open.", says="review-none")

    def happen(self, cup: State, who: Who, at: int) -> None:
        cup.table(self.table).review = "closed"


class Agree(Act, frozen=True, kw_only=True):
    """A player has no objection after the review, and so accepts the result (视为对比赛结果认可), or has one. Silence
    is neither.
    """

    roles: ClassVar[tuple[Role, ...]] = ("member", "captain")
    also_after_leaving: ClassVar = True
    table: str
    team: Id
    member: Id
    objection: bool

    def check(self, cup: State, who: Who, at: int) -> None:
        table = cup.table(self.table)
        if who.member != self.member:
            raise BadCup("everybody answers for themself.", says="answer-for-others")
        if table.review != "closed":
            raise BadCup("the review is not over yet.", says="review-going-on")
        if not table.takes or table.takes[-1].sat.get(self.team) != self.member:
            raise BadCup("only who played this take answers.", says="answer-outsider")
        if table.answers.get(self.team) is False:
            raise BadCup("you have accepted the result already.", says="accepted-already")

    def happen(self, cup: State, who: Who, at: int) -> None:
        cup.table(self.table).answers[self.team] = self.objection


class NameBest(Act, frozen=True, kw_only=True):
    """The referee names a table's best player, and the best of those who lost; either may be left out. Who was warned,
    or worse, cannot be either. Named again, it replaces what was named before.
    """

    roles: ClassVar = REFEREE
    about_points: ClassVar = True
    table: str
    take: int
    best: str = ""
    best_loser: str = ""

    def check(self, cup: State, who: Who, at: int) -> None:
        take = played(cup, self.table, self.take)
        if take.result is None or take.result.verdict != "won":
            raise BadCup("this take has no winner, and so no best player.", says="no-best")
        if self.best and self.best == self.best_loser:
            raise BadCup("nobody is both.", says="both-best")
        for team in filter(None, (self.best, self.best_loser)):
            check_eligible(cup, cup.table(self.table), take, team)
        for kind, team in (("best", self.best), ("best-loser", self.best_loser)):
            if cup.rules > 1 and team and cup.ledger.lifted(f"{kind}/{self.table}/{self.take}", team):
                raise BadCup("the panel has lifted this, and it stays lifted.", says="panel-lifted")
        if self.best_loser and take.result.won[take.numbers[self.best_loser] - 1]:
            raise BadCup("the best of those who lost has lost.", says="best-loser-won")

    def happen(self, cup: State, who: Who, at: int) -> None:
        take, cause = one_take(cup, self.table, self.take), Cause(FOULS, self.table, self.take)
        stage = cup.table(self.table).stage
        scoring = cup.policy.scoring_of(stage)
        named: tuple[tuple[Kind, str, Decimal], ...] = (
            ("best", self.best, scoring.best),
            ("best-loser", self.best_loser, scoring.best_loser),
        )
        for kind, team, points in named:
            for entry in cup.ledger.of(self.table, self.take, (kind,)):
                cup.ledger.undo(entry.id, at, cause, NAMED_ANEW)
            if team:
                cup.ledger.add(
                    Entry(
                        id=cup.ledger.fresh(f"{kind}/{self.table}/{self.take}"), at=at, team=team, kind=kind,
                        points=points, cause=cause, stage=stage, member=take.sat[team],
                    )
                )  # fmt: skip
