"""Trouble Brewing: Outsiders."""

from __future__ import annotations

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import DEMON, EVIL, MINION, Outsider
from duskbell.games.clocktower.events import Died
from duskbell.games.clocktower.life import BY_EXECUTION
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.games.clocktower.verdict import other_side, win
from duskbell.kernel import when

MASTER = "master"


class Butler(Outsider):
    """管家: each night chooses a master, and may vote by day only as the master does.

    Nothing stops an unlawful hand: that would tell a Butler whether it is poisoned, and all others who is the Butler
    (docs/rulings.md, C5).
    """

    asks = 1

    async def night(self, my: Ability) -> None:
        my.place(await my.choose(my.t.around(my.seat)), MASTER, until="night")


class Drunk(Outsider):
    """酒鬼: takes itself for a Townsfolk, and has no ability."""

    hidden = True


class Recluse(Outsider):
    """陌客: may register as evil, as a Minion or as a Demon, dead or alive."""

    posthumous = True
    passes = (MINION, DEMON)
    passes_team = EVIL


class Saint(Outsider):
    """圣徒: when it dies by execution its side has lost."""

    @when(Died, "after")
    async def curse(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> None:
        """The other side wins."""
        if death.seat == me.no and death.cause == BY_EXECUTION:
            win(t, other_side(me.team), "clocktower.saint")
