"""A table that is not played after all, and one that is played after all."""

from __future__ import annotations

from typing import ClassVar

from duskbell.cup.act import ORGANISER, Act
from duskbell.cup.acts.people import Text
from duskbell.cup.acts.schedule import check_times
from duskbell.cup.acts.takes import leave_empty, not_over
from duskbell.cup.errors import BadCup
from duskbell.cup.ledger import Cause
from duskbell.cup.people import Who
from duskbell.cup.scoring import book_defeats
from duskbell.cup.state import Place, State


class Strike(Act, frozen=True, kw_only=True):
    """The organiser strikes a table that cannot be played, with a reason: no result for anybody; who was absent has
    lost it.
    """

    roles: ClassVar = ORGANISER
    needs_reason: ClassVar = True
    table: str
    reason: Text

    def check(self, cup: State, who: Who, at: int) -> None:
        table = cup.table(self.table)
        if table.begun or table.struck:
            raise BadCup(
                "a table that has begun is not struck; a take of it may be played again.", says="begun-not-struck"
            )

    def happen(self, cup: State, who: Who, at: int) -> None:
        leave_out(cup, cup.table(self.table), at, self.reason.strip())


class Restore(Act, frozen=True, kw_only=True):
    """The organiser has a table played that was struck, with a reason. Who was absent stays so, with a stand-in; the
    defeat that striking it booked is taken back, and comes with the table's result. Who has left the cup or the final
    meanwhile is not there. Where it is too late for its start no clock runs until it is put off.
    """

    roles: ClassVar = ORGANISER
    needs_reason: ClassVar = True
    table: str
    reason: Text

    def check(self, cup: State, who: Who, at: int) -> None:
        table = cup.table(self.table)
        if not table.struck:
            raise BadCup("table {table} is not struck.", says="not-struck", table=self.table)
        not_over(cup, self.table)
        if table.start > at:
            check_times(cup, {self.table: table.start})

    def happen(self, cup: State, who: Who, at: int) -> None:
        table = cup.table(self.table)
        table.struck = ""
        for entry in cup.ledger.of(table.id, 0, ("result",)):
            if cup.rules > 1 and entry.team not in table.teams:
                continue  # it was absent from the final, and another has its place: no result will tell of it
            cup.ledger.undo(entry.id, at, Cause("组队规则", table.id), self.reason.strip())
        leave_empty(cup, table)
        if table.start and at >= cup.absent_from(table):
            table.timed = False


def leave_out(cup: State, table: Place, at: int, reason: str) -> None:
    """A table is not played: who was absent has lost it, nobody else has a result."""
    table.struck = reason
    book_defeats(cup, table, 0, at)
