"""What comes of a take: its result, fines, 重赛 and 中止 (犯规判罚)."""

from __future__ import annotations

from decimal import Decimal
from typing import ClassVar

from duskbell.cup.act import REFEREE, Act
from duskbell.cup.acts.begin import check_free, check_one_place
from duskbell.cup.acts.people import Id, Text
from duskbell.cup.errors import BadCup
from duskbell.cup.ledger import Cause, Entry
from duskbell.cup.people import Role, Who
from duskbell.cup.policy import Broken, fits
from duskbell.cup.reasons import RULED
from duskbell.cup.results import Result
from duskbell.cup.scoring import FOULS, book_defeats, book_result, falling, strike
from duskbell.cup.state import Place, State, Take

MOST = 5
"""最多不超过5分."""


class Finish(Act, frozen=True, kw_only=True):
    """A take is over: its result, as `results.result_of` reads it from the record. What the referee has ruled there
    becomes the cup's by itself: of 重赛 the take is struck and another may begin, 中止 waits to be settled.
    """

    roles: ClassVar[tuple[Role, ...]] = ("referee", "organiser", "clock")
    table: str
    take: int
    result: Result

    def check(self, cup: State, who: Who, at: int) -> None:
        take = one_take(cup, self.table, self.take)
        if take.state != "playing":
            raise BadCup(
                "take {take} of table {table} is over already.", says="take-over", take=self.take, table=self.table
            )
        if self.result.game != cup.game:
            raise BadCup(
                "this cup plays {game}, not {other}.", says="other-game", game=cup.game, other=self.result.game
            )
        if not len(self.result.sides) == len(self.result.won) == cup.size:
            raise BadCup(
                "a table of this cup has {size} seats, not {number}.",
                says="seats",
                size=cup.size,
                number=len(self.result.won),
            )

    def happen(self, cup: State, who: Who, at: int) -> None:
        table, take = cup.table(self.table), one_take(cup, self.table, self.take)
        take.result, take.ended = self.result, at
        if self.result.verdict == "retake":
            strike(cup, table, take, at, self.result.said or RULED)
            reopen(cup, table)
        elif self.result.verdict == "broken-off":
            take.state, take.reason = "broken-off", self.result.said
        else:
            take.state = "ended"
            book_result(cup, table, take, at)


class PlayOn(Act, frozen=True, kw_only=True):
    """A take that was over goes on: its end was taken back at the table itself (an undo there is the table's own). What
    came of it, fines too, is taken back by entries. Not while somebody of it sits at another table.
    """

    roles: ClassVar[tuple[Role, ...]] = ("referee", "organiser", "clock")
    needs_reason: ClassVar = True
    table: str
    take: int
    reason: Text

    def check(self, cup: State, who: Who, at: int) -> None:
        take = one_take(cup, self.table, self.take)
        if take.state == "playing" or take is not cup.table(self.table).takes[-1]:
            raise BadCup(
                "take {take} of table {table} is not over, or another came after it.",
                says="take-not-over",
                take=self.take,
                table=self.table,
            )
        if take.settled or cup.open_appeals(self.table):
            raise BadCup("what came of this take has been settled, or appealed against.", says="take-settled")
        not_over(cup, self.table)
        check_free(cup, take.judge, take.sat)
        if cup.rules > 1:
            check_one_place(cup, cup.table(self.table), take.judge, take.sat)

    def happen(self, cup: State, who: Who, at: int) -> None:
        table, take = cup.table(self.table), one_take(cup, self.table, self.take)
        cause = Cause(FOULS, self.table, self.take)
        for entry in cup.ledger.of(self.table, self.take, (*falling(cup), "fine")):
            cup.ledger.undo(entry.id, at, cause, self.reason.strip())
        take.state, take.ended, take.result, take.reason = "playing", 0, None, ""
        table.review, table.answers = "", {}


class Retake(Act, frozen=True, kw_only=True):
    """The referee has a table played again whose result a foul has disturbed (有权进行重赛): results and awards of the
    take fall, fines stand.
    """

    roles: ClassVar = REFEREE
    needs_reason: ClassVar = True
    table: str
    take: int
    reason: Text

    def check(self, cup: State, who: Who, at: int) -> None:
        played(cup, self.table, self.take)
        not_over(cup, self.table)

    def happen(self, cup: State, who: Who, at: int) -> None:
        play_again(cup, self.table, self.take, at, self.reason.strip())


class Settle(Act, frozen=True, kw_only=True):
    """What follows a 中止: what referee and players have agreed on, with the reason; or, `agreed` being false, what the
    policy says holds without agreement. `what` left out is what the policy proposes, or says.
    """

    roles: ClassVar = REFEREE
    needs_reason: ClassVar = True
    table: str
    take: int
    agreed: bool
    what: Broken | None = None
    reason: Text

    def check(self, cup: State, who: Who, at: int) -> None:
        take = one_take(cup, self.table, self.take)
        if take.state != "broken-off" or take.settled:
            raise BadCup(
                "take {take} of table {table} was not broken off, or that is settled.",
                says="not-broken-off",
                take=self.take,
                table=self.table,
            )
        without = cup.policy.broken_off.without_agreement
        if not self.agreed and self.what not in (None, without):
            raise BadCup(
                "without agreement this cup's policy says {without}, not {what}.",
                says="without-agreement",
                without=without,
                what=self.what,
            )

    def happen(self, cup: State, who: Who, at: int) -> None:
        table, take = cup.table(self.table), one_take(cup, self.table, self.take)
        policy = cup.policy.broken_off
        what = self.what or (policy.proposal if self.agreed else policy.without_agreement)
        take.settled, take.reason = what, self.reason.strip()
        if what == "again":
            strike(cup, table, take, at, self.reason.strip())
            reopen(cup, table)
        elif what == "as-it-stands":
            book_result(cup, table, take, at)
        else:
            book_defeats(cup, table, take.no, at)


class Fine(Act, frozen=True, kw_only=True):
    """The referee says how many points a warning or worse costs, 5 at most (警告及以上…最多不超过5分). `event`: the
    penalty's, in the take's log.
    """

    roles: ClassVar = REFEREE
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
        if cup.rules > 1 and cup.ledger.lifted(self._base):
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
    needs_reason: ClassVar = True
    table: str
    entry: str
    reason: Text

    def check(self, cup: State, who: Who, at: int) -> None:
        entry = cup.ledger[self.entry]
        if entry.kind != "fine" or entry.cause.table != self.table or not cup.ledger.stands(self.entry):
            raise BadCup("this is no fine of that table, or it has been lifted.", says="no-fine")
        corrected = cup.ledger.of(self.table, entry.cause.take, ("correction",))
        if cup.rules > 2 and any(e.team == entry.team for e in corrected):
            raise BadCup("the panel has decided about this, and so it stays.", says="panel-decided")

    def happen(self, cup: State, who: Who, at: int) -> None:
        cup.ledger.undo(self.entry, at, cup.ledger[self.entry].cause, self.reason.strip())


def one_take(cup: State, table: str, no: int) -> Take:
    """A take. Raises `BadCup` for one that was never played."""
    takes = cup.table(table).takes
    if not 1 <= no <= len(takes):
        raise BadCup("table {table} has no take {take}: it was never played.", says="no-take", table=table, take=no)
    return takes[no - 1]


def played(cup: State, table: str, no: int) -> Take:
    """The take of a table that counts. Raises `BadCup` when it is another, or is not over."""
    take = one_take(cup, table, no)
    if take.state == "struck":
        raise BadCup("take {take} of table {table} is struck.", says="take-struck", take=no, table=table)
    if take.state == "playing":
        raise BadCup("take {take} of table {table} is not over.", says="take-playing", take=no, table=table)
    return take


def not_over(cup: State, table: str) -> None:
    """Raise `BadCup` when the stage of a table is closed: what was played there is not played again."""
    if cup.table(table).stage == "robin" and cup.closed:
        raise BadCup(
            "the round robin is closed: it is not played again, but points can be corrected on appeal.",
            says="robin-closed-again",
        )


def play_again(cup: State, table: str, no: int, at: int, reason: str) -> None:
    """A take is struck, and another may begin."""
    strike(cup, cup.table(table), one_take(cup, table, no), at, reason)
    reopen(cup, cup.table(table))


def reopen(cup: State, table: Place) -> None:
    """Another take: the same people, unless the policy lets them change. Who has left meanwhile is not there."""
    if cup.rules > 1:
        leave_empty(cup, table)
    table.here = {team: at for team, at in table.here.items() if team in table.playing}
    table.review, table.answers, table.timed = "", {}, False


def leave_empty(cup: State, table: Place) -> None:
    """The seats of teams that have left the cup, or the final, are free at a table that is to be played (again)."""
    for team in table.teams:
        if team not in table.missed and (cup.team(team).withdrawn or team in cup.out_of_final):
            table.vacate(team)


def _fined(cup: State, table: str, take: int, team: str) -> Decimal:
    """What a team's player of a take has been fined at a table, whatever its takes: fines stand when one is struck."""
    takes = range(1, len(cup.table(table).takes) + 1) if cup.rules > 2 else (take,)
    player = cup.table(table).takes[take - 1].sat[team]
    fines = [e for no in takes for e in cup.ledger.of(table, no, ("fine",)) if (e.team, e.member) == (team, player)]
    return -sum((e.points for e in fines), Decimal(0))
