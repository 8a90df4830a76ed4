"""The count (000 三.2): the hand goes round clockwise, and whose hand is up when it points there has voted."""

from __future__ import annotations

from typing import Any

from duskbell.games.clocktower.character import Character
from duskbell.games.clocktower.events import Counted, ExilePointed, HandMoved, Pointed
from duskbell.games.clocktower.failures import disturb, fail_once
from duskbell.games.clocktower.stages import EXILE_COUNT
from duskbell.games.clocktower.suffrage import electorate, outcome, unweighed, voters, weighed
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.kernel import NOBODY, Ask, First

UP, DOWN = "up", "down"
HANDS = (UP, DOWN)
VOTE = "clocktower.vote"


async def count(t: ClocktowerTable, who: ClocktowerSeat) -> None:
    """Point at everybody who may vote, the nominee last."""
    await go_round(t, who, voters(t), VOTE, Pointed)
    settle(t, who)


async def go_round(
    t: ClocktowerTable,
    who: ClocktowerSeat,
    among: list[ClocktowerSeat],
    key: str,
    seen: type[Pointed] | type[ExilePointed],
) -> None:
    """Point at each of these, beginning after `who`. Hands are seen by all, and may go up and down until they are
    pointed at.
    """
    while left := still_to_come(t, who, among):
        me = left[0]
        asked = pointing(t, me, who, key)
        # the very same question until it is answered: who raises a hand beside it gives nobody more time
        while (spoken := await First([asked], [move(t, s) for s in left[1:]])) and spoken[0] is not asked:
            t.emit(HandMoved(spoken[0].to, spoken[1] == UP), public=True)
        up = me.no in t.hands if spoken is None else spoken[1] == UP
        t.emit(seen(me.no, up), public=True)


def still_to_come(t: ClocktowerTable, who: ClocktowerSeat, among: list[ClocktowerSeat]) -> list[ClocktowerSeat]:
    """Of these, at whom the hand has yet to point, in its order: it goes round once, so who comes to have a vote when
    it has passed them has none in this count.
    """
    order = [*t.around(who), who]
    passed = max([n + 1 for n, s in enumerate(order) if s.no in t.pointed], default=0)
    return [s for s in order[passed:] if s in among]


def where_the_hand_is(t: ClocktowerTable) -> int | None:
    """Whose vote a count waits for, as far as all know: where only some may vote by an ability that perhaps does not
    work, whom it has just passed.
    """
    who = t.exile if t.stage == EXILE_COUNT else t.nominations[-1][1]
    unsure = any(s.role and type(s.role).electorate is not Character.electorate for s in t.travelling)
    if t.stage == EXILE_COUNT or not unsure:
        left = still_to_come(t, t.seats[who], t.people if t.stage == EXILE_COUNT else voters(t))
        if left:
            return left[0].no
    return t.pointed[-1] if t.pointed else None


def pointing(t: ClocktowerTable, me: ClocktowerSeat, who: ClocktowerSeat, key: str) -> Ask[Any]:
    """The hand points at `me`: silence leaves the own hand as it is."""
    silence = UP if me.no in t.hands else DOWN
    return Ask(me.no, key, HANDS, (who.no,), silence, t.options.hand_seconds, public=True)


def move(t: ClocktowerTable, me: ClocktowerSeat) -> Ask[Any]:
    """Who is still to be pointed at may move the hand."""
    return Ask(me.no, "clocktower.hand", (DOWN,) if me.no in t.hands else (UP,), (), public=True)


def settle(t: ClocktowerTable, who: ClocktowerSeat) -> None:
    """Votes of at least half of the living, and more than anybody had today, whether those were enough or not, put the
    nominee on the block. As many as who has most frees both, and the next must have more. Where only some may vote, no
    half is needed, and no vote of the dead is spent.
    """
    votes, block = outcome(t, who)
    fail_once(t, unweighed(t, who))
    for s in weighed(t, who):
        disturb(t, s)
    tied = t.block if block == NOBODY else NOBODY
    t.emit(Counted(who.no, votes, block, max(votes, t.most), electorate(t) is not None, tied), public=True)
