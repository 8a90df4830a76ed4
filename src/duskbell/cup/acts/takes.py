"""What comes of a take: its result, 重赛 and 中止 (犯规判罚)."""

from __future__ import annotations

from typing import ClassVar

from duskbell.cup.act import REFEREE, Act
from duskbell.cup.acts.begin import check_free, check_one_place
from duskbell.cup.acts.people import Text
from duskbell.cup.errors import BadCup
from duskbell.cup.ledger import Cause, Kind
from duskbell.cup.people import Role, Who
from duskbell.cup.policy import Broken
from duskbell.cup.reasons import RULED, TAKEN_BACK
from duskbell.cup.results import Result
from duskbell.cup.scoring import FOULS, book_defeats, book_result, falling, strike
from duskbell.cup.state import Place, State, Take


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
                number=next(n for n in map(len, (self.result.sides, self.result.won)) if n != cup.size),
            )
        named = [seat for ballot in self.result.ballots for seat in (ballot.seat, ballot.target)]
        for seat in (*named, *[foul.seat for foul in self.result.fouls]):
            if not 0 <= seat < cup.size:
                raise BadCup(
                    "the result names seat {seat}; a table of this cup has seats 0 to {last}.",
                    says="result-seat",
                    seat=seat,
                    last=cup.size - 1,
                )

    def happen(self, cup: State, who: Who, at: int) -> None:
        table, take = cup.table(self.table), one_take(cup, self.table, self.take)
        take.result, take.ended = self.result, at
        drop_fines(cup, table, take, at)
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
    came of it is taken back by entries; fines when it is over again, where the foul is none any more. Not while
    somebody of it sits at another table.
    """

    roles: ClassVar[tuple[Role, ...]] = ("referee", "organiser", "clock")
    needs_reason: ClassVar = True
    table: str
    take: int
    reason: Text

    def check(self, cup: State, who: Who, at: int) -> None:
        table, take = cup.table(self.table), one_take(cup, self.table, self.take)
        if take.state == "playing" or take is not table.takes[-1]:
            raise BadCup(
                "take {take} of table {table} is not over, or another came after it.",
                says="take-not-over",
                take=self.take,
                table=self.table,
            )
        since = cup.rules > 4 and (table.struck or table.missed.keys() & take.sat.keys())  # of a take to come
        if take.settled or cup.open_appeals(self.table) or since:
            raise BadCup("what came of this take has been settled, or appealed against.", says="take-settled")
        not_over(cup, self.table)
        check_free(cup, take.judge, take.sat)
        if cup.rules > 1:
            check_one_place(cup, table, take.judge, take.sat)

    def happen(self, cup: State, who: Who, at: int) -> None:
        table, take = cup.table(self.table), one_take(cup, self.table, self.take)
        cause = Cause(FOULS, self.table, self.take)
        fines: tuple[Kind, ...] = () if cup.rules > 3 else ("fine",)
        for entry in cup.ledger.of(self.table, self.take, (*falling(cup), *fines)):
            cup.ledger.undo(entry.id, at, cause, self.reason.strip())
        take.undone = take.result.fouls if take.result is not None else ()
        take.state, take.ended, take.result, take.reason = "playing", 0, None, ""
        table.review, table.answers = "", {}


class Retake(Act, frozen=True, kw_only=True):
    """The referee has a table played again whose result a foul has disturbed (有权进行重赛): results and awards of the
    take fall, fines stand.
    """

    roles: ClassVar = REFEREE
    about_points: ClassVar = True
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
    about_points: ClassVar = True
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


def drop_fines(cup: State, table: Place, take: Take, at: int) -> None:
    """A take whose end was taken back is over again: the fines fall of fouls that were taken back with it, and what
    stands at their events now is something else.
    """
    assert take.result is not None
    gone = [foul for foul in take.undone if foul not in take.result.fouls]
    for entry in cup.ledger.of(table.id, take.no, ("fine",)) if cup.rules > 3 else ():
        if any((f.event, f.seat + 1) == (entry.cause.event, take.numbers[entry.team]) for f in gone):
            cup.ledger.undo(entry.id, at, Cause(FOULS, table.id, take.no), TAKEN_BACK)
    take.anew |= {foul.event: len(cup.ledger) for foul in gone if cup.rules > 3}
    take.undone = ()


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
