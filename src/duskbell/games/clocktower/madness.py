"""Madness: who may be executed for what they say, who judges it, and who owns up."""

from __future__ import annotations

from typing import Any

from duskbell.games.clocktower.belief import takes_itself_for
from duskbell.games.clocktower.events import Condemned, Maddened, OwnedUp
from duskbell.games.clocktower.life import begin_execution
from duskbell.games.clocktower.sobriety import working
from duskbell.games.clocktower.stages import LAST_CALL, NOMINATIONS, TALK
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.kernel import MODERATOR, NOBODY, Ask
from duskbell.kernel.log import places, since

MADNESS, OWN_UP = "clocktower.madness", "clocktower.own-up"


def madness(t: ClocktowerTable) -> list[Ask[Any]]:
    """A person as Storyteller may execute by day whom an ability that works threatens with it, and who is mad as they
    must not be, or not as they must: nobody else can judge that.
    """
    may = maddened(t)
    return [Ask(MODERATOR, MADNESS, tuple([s.token for s in may]), ())] if may else []


def maddened(t: ClocktowerTable) -> list[ClocktowerSeat]:
    """Who lives and may be executed for what they say."""
    held = [(t.seats[no], t.character(id)) for no, id in sorted(working(t))]
    return list({s.no: s for me, role in held for s in role.maddens(me, t) if s.alive}.values())


def confessions(t: ClocktowerTable) -> list[Ask[Any]]:
    """Where the option `madness` lets the mad judge themselves: once a day, between two counts, who has heard that they
    must be mad, or takes itself for somebody who must not be, may say that they failed. Whether anything comes of it
    they do not know.
    """
    if t.options.madness != "own-up" or t.stage not in (TALK, NOMINATIONS, LAST_CALL):
        return []
    told = {e.seat for at, e in places(t, "night", Maddened) if at >= t.here_since(e.seat)}
    done = {e.seat for at, e in places(t, "day", OwnedUp) if at >= t.here_since(e.seat)}
    bound = [s for s in t.living if s.no in told or any(role.mad for role in takes_itself_for(t, s))]
    return [Ask(s.no, OWN_UP, ("own-up",), ()) for s in bound if s.no not in done]


def own_up(t: ClocktowerTable, who: ClocktowerSeat) -> bool:
    """Who says that they failed is executed, if what made them mad works; whether the day must begin again for it."""
    t.emit(OwnedUp(who.no), who)
    if who not in maddened(t):
        return False
    t.emit(Condemned(who.no))
    return True


async def condemn(t: ClocktowerTable, who: ClocktowerSeat) -> bool:
    """The Storyteller has somebody executed for madness; whether they are: not, where a mark laid by hand since it was
    offered silences what made them mad.
    """
    if who not in maddened(t):
        return False
    t.emit(Condemned(who.no))
    await punish(t)
    return True


async def punish(t: ClocktowerTable) -> None:
    """Who was condemned today is executed, though the day may have begun again since, unless they are dead by now."""
    condemned = since(t, "day", Condemned)
    if condemned and t.executed == NOBODY and t.seats[condemned[-1].seat].alive:
        await begin_execution(t, t.seats[condemned[-1].seat])
