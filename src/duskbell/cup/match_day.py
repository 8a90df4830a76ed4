"""What happens by itself on a match day (组队规则): absences, exclusion from the final for too many of them, and from
when on a table begins.
"""

from __future__ import annotations

from decimal import Decimal

from duskbell.cup.ledger import Cause, Entry
from duskbell.cup.reasons import FEWER_ABSENCES
from duskbell.cup.state import Place, State
from duskbell.cup.succession import fill_final

RULE = "组队规则"


def book_absence(cup: State, table: Place, team: str, at: int) -> None:
    """Book what an absence costs, as it is excused or not, once. An excuse afterwards takes back by entries."""
    missed, cause = table.missed[team], Cause(RULE, table.id)
    fine, robin = cup.policy.absence.points, table.stage == "robin"
    for what, holds, points, count in (
        ("fine", missed.fined, -fine, 0),
        ("count", missed.counts and robin, Decimal(0), 1),
    ):
        base = f"absent/{table.id}/{team}/{what}"
        booked = cup.ledger.standing(base)
        if holds and not booked:
            name = cup.ledger.fresh(base)
            cup.ledger.add(_absence(name, at, team, points, cause, table, missed.excused, count))
        elif not holds and booked:
            cup.ledger.undo(booked, at, cause, missed.excused)
    review_exclusion(cup, team, at, cause)


def review_exclusion(cup: State, team: str, at: int, cause: Cause, reason: str = "") -> None:
    """A team with more absences than are allowed is out of the final, and its deposit is kept; if so many do not count
    any more, or the panel has lifted it for these, it is not.
    """
    booked = cup.ledger.standing(f"excluded/{team}")
    if cup.rules > 2:  # what the panel has forgiven is those absences, not so many
        another = cup.absent_at(team) - cup.forgiven_at.get(team, set())
        too_many = cup.absences(team) > cup.policy.absence.allowed and bool(another)
    else:
        too_many = cup.absences(team) > max(cup.policy.absence.allowed, cup.forgiven.get(team, 0))
    whose, anew = cup.team(team), not booked
    if cup.rules > 8 and whose.released:  # what the panel has released is for those absences, not for another
        anew = bool(cup.absent_at(team) - whose.released_at)
    if too_many and not booked:
        name = cup.ledger.fresh(f"excluded/{team}")
        cup.ledger.add(Entry(id=name, at=at, team=team, kind="excluded", points=Decimal(0), cause=cause, stage="robin"))
    if too_many and anew:
        whose.released = False
        if whose.deposit == "paid":
            whose.deposit = "kept"
    elif not too_many and booked:
        cup.ledger.undo(booked, at, cause, reason or FEWER_ABSENCES)
        if whose.deposit == "kept":
            whose.deposit = "paid"
        if cup.rules > 8:
            fill_final(cup, at)


def readmit(cup: State, table: Place, team: str) -> None:
    """The panel has lifted something of an absence: where nothing of it stands any more, and the table has not begun,
    it was none. The team plays, and no clock runs for it, since that had run out, unless the table is put off.
    """
    stands = any(cup.ledger.standing(f"absent/{table.id}/{team}/{what}") for what in ("fine", "count"))
    if table.begun or stands or team not in table.missed or team not in table.teams:
        return
    del table.missed[team]
    cup.forgiven_at.get(team, set()).discard(table.id)
    table.stand_ins.pop(team, None)
    table.bots.discard(team)
    table.unhurried.add(team)


def _absence(
    name: str, at: int, team: str, points: Decimal, cause: Cause, table: Place, reason: str, count: int
) -> Entry:
    return Entry(
        id=name, at=at, team=team, kind="absence", points=points, cause=cause, stage=table.stage,
        member=table.named.get(team, ""), reason=reason, absences=count,
    )  # fmt: skip


def begins(cup: State, table: Place) -> int:
    """From when on a table begins by itself once all sit, 0 where it does not: where the program judges, from its
    announced start on; where a person does, who begins it when everybody is there, when it is known who is absent. One
    that is to be put off for who was absent waits for that; a new take that is played at once, and one at which a
    person stands in who has to be fetched, for whoever begins it. None begins before line-ups are due.
    """
    if table.begun or table.struck or not (table.match and table.referee and table.timed):
        return 0
    if any(team not in table.bots for team in table.stand_ins):
        return 0
    missed = any(one.at >= table.start for one in table.missed.values())
    if missed and cup.policy.absence.table == "put-off":
        return 0
    when = table.start if table.referee in cup.programs else cup.absent_from(table)
    return max(when, cup.match(table.match).due + 1)
