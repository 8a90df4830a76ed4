"""Strainers: Outsiders."""

from __future__ import annotations

from collections.abc import Iterable

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import DEMON, Outsider
from duskbell.games.clocktower.events import Became, Died, Misled, Woke
from duskbell.games.clocktower.look import Look
from duskbell.games.clocktower.seeming import one_of
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.kernel import when
from duskbell.kernel.core_events import Marked
from duskbell.kernel.log import this_phase

HAIRCUTS = "haircuts-tonight"


class Barber(Outsider):
    """理发师: in the night after its death, the Demon may let two players change characters."""

    settles = ("barber",)
    asks = 1
    asks_late = True
    changes = True
    handed = True

    @when(Died, "after")
    async def cut(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> None:
        """The Demon is woken for it tonight."""
        if death.seat == me.no:
            t.emit(Marked(me.no, HAIRCUTS, until="day"))

    def wakes(self, my: Ability) -> bool:
        return my.seat.has_mark(HAIRCUTS) and bool(my.t.demons)

    async def hand(self, my: Ability) -> Ability:
        """The scissors are the Demon's; of two Demons, or where another may seem one, the Storyteller says whose. Who
        has had them tonight has them again, whatever that player is by now: so nobody else is asked.
        """
        if had := [e.seat for e in this_phase(my.t, Woke) if e.role == self.id]:
            return Ability(my.t, my.t.seats[had[0]], self, my.start)
        demons, look = my.t.demons, Look(my.t)
        seeming = [s for s in my.t.alive if s not in demons and look.at(s, DEMON).yes]
        demon = await one_of(my, "barber", demons, seeming)
        assert demon is not None, "nobody wakes for it where no Demon lives"
        return Ability(my.t, demon, self, my.start)

    async def night(self, my: Ability) -> None:
        t = my.t
        others = [s for s in t.residents if s is my.seat or s.character.kind != DEMON]
        two = await my.choose_many(others, 2, 2, "clocktower.haircut", optional=True)
        if two:
            a, b = two
            one, other = a.character.id, b.character.id
            tokens = [(s, s.believes or s.character) for s in two]
            t.emit(Became(a.no, other, a.team))
            t.emit(Became(b.no, one, b.team))
            for s, token in tokens:  # who becomes the Drunk takes itself for what it was, if it may
                if s.character.hidden and token.kind == s.character.poses_as:
                    t.emit(Misled(s.no, token.id))


class Mutant(Outsider):
    """畸形秀演员: who is mad about being an Outsider may be executed."""

    mad = True

    def maddens(self, me: ClocktowerSeat, t: ClocktowerTable) -> Iterable[ClocktowerSeat]:
        return (me,)
