"""The count (000 三.2): the hand goes round clockwise, and whose hand is up when it points there has voted."""

from __future__ import annotations

from typing import Any

from duskbell.games.clocktower.events import Counted, HandMoved, Pointed
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.kernel import NOBODY, Ask, First

UP, DOWN = "up", "down"
HANDS = (UP, DOWN)


async def count(t: ClocktowerTable, who: ClocktowerSeat) -> None:
    """Point at everybody, the nominee last. Hands are seen by all, and may go up and down until they are pointed at."""
    order = [s for s in (*t.around(who), who) if s.alive or s.vote_left]
    while left := [s for s in order if s.no not in t.pointed]:
        me = left[0]
        asked = pointing(t, me, who)
        # the very same question until it is answered: who raises a hand beside it gives nobody more time
        while (spoken := await First([asked], [move(t, s) for s in left[1:]])) and spoken[0] is not asked:
            t.emit(HandMoved(spoken[0].to, spoken[1] == UP), public=True)
        up = me.no in t.hands if spoken is None else spoken[1] == UP
        t.emit(Pointed(me.no, up), public=True)
    settle(t, who)


def pointing(t: ClocktowerTable, me: ClocktowerSeat, who: ClocktowerSeat) -> Ask[Any]:
    """The hand points at `me`: silence leaves the own hand as it is."""
    silence = UP if me.no in t.hands else DOWN
    return Ask(me.no, "clocktower.vote", HANDS, (who.no,), silence, t.options.hand_seconds, public=True)


def move(t: ClocktowerTable, me: ClocktowerSeat) -> Ask[Any]:
    """Who is still to be pointed at may move the hand."""
    return Ask(me.no, "clocktower.hand", (DOWN,) if me.no in t.hands else (UP,), (), public=True)


def settle(t: ClocktowerTable, who: ClocktowerSeat) -> None:
    """Votes of at least half of the living, and more than anybody had today, whether those were enough or not, put the
    nominee on the block. As many as who has most frees both, and the next must have more.
    """
    votes = len(t.votes)
    block = t.block
    if votes and votes >= t.most:
        block = who.no if votes > t.most and votes * 2 >= len(t.living) else NOBODY
    t.emit(Counted(who.no, votes, block, max(votes, t.most)), public=True)
