"""Sects & Violets: Townsfolk who learn at night of what was done by day."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import DEMON, MINION
from duskbell.games.clocktower.claims import guesses, meaning
from duskbell.games.clocktower.events import Claimed, Nominated, Pointed
from duskbell.games.clocktower.form import ANSWER, GUESSES, NUMBER, Deed, Form
from duskbell.games.clocktower.formula import AnyOf, Formula, Not, Open, Registered
from duskbell.games.clocktower.statement import Counting, LearningTownsfolk, Statement
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.games.clocktower.twice import claims_counted, claims_on
from duskbell.kernel.event import NOBODY
from duskbell.kernel.log import places

YES, NO = ("yes",), ("no",)

BY_DAY = ("day", "dusk")


class Watching(LearningTownsfolk):
    """Each later night learns whether somebody of a type did something by day, as they were when they did it."""

    form = Form(ANSWER)
    kind_told: ClassVar[str] = DEMON

    def seen(self, t: ClocktowerTable) -> list[tuple[int, int]]:
        """Who did it, and where in the log."""
        return []

    def statements(self, my: Ability) -> Iterable[Statement]:
        return (YES, NO)

    def meaning(self, my: Ability, chosen: list[ClocktowerSeat], said: Statement) -> Formula:
        seen = my.t.memo(self.seen)
        # where nobody can say who did it, it may have been anybody
        done = AnyOf(
            tuple([Open() if n == NOBODY else Registered(my.t.seats[n], self.kind_told, at) for n, at in seen])
        )
        return done if said == YES else Not(done)


class Flowergirl(Watching):
    """卖花女孩: whether a Demon voted today."""

    def seen(self, t: ClocktowerTable) -> list[tuple[int, int]]:
        return [(e.seat, at) for phase in BY_DAY for at, e in places(t, phase, Pointed) if e.up]


class TownCrier(Watching):
    """城镇公告员: whether a Minion nominated today."""

    kind_told = MINION

    def seen(self, t: ClocktowerTable) -> list[tuple[int, int]]:
        return [(e.by, at) for phase in BY_DAY for at, e in places(t, phase, Nominated)]


class Juggler(Counting):
    """杂耍艺人: on its first day guesses before all what up to five players are; that night learns how many it hit."""

    form = Form(NUMBER, most=5, deed=Deed("juggle", GUESSES))
    claims = 5

    def deeds(self, t: ClocktowerTable) -> tuple[str, ...]:
        return guesses(t)

    async def by_day(self, my: Ability, target: str) -> None:
        claims_on(my)

    def wakes(self, my: Ability) -> bool:
        return super().wakes(my) and bool(self._guesses(my))

    def _guesses(self, my: Ability) -> list[tuple[int, Claimed]]:
        """What it guessed today, if that was its first day, or the first since it came back, and where in the log."""
        days = [start for phase, start in my.t.spans if phase == "day"]
        if all([start for start in days if start > began] != days[-1:] for began in (my.since, my.fresh)):
            return []
        return claims_counted(my)

    def counted(self, my: Ability) -> tuple[Formula, ...]:
        return tuple([meaning(my.t, c.said, at) for at, c in self._guesses(my)])

    def most(self, my: Ability) -> int:
        return len(self.counted(my))
