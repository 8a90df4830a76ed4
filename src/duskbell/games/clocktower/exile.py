"""Exile (流放): by day anybody, the dead, too, may call for a Traveller's, once a day for each. All vote, and no vote
token is given for it; half of all in play is enough. It is no execution, and costs no nomination.
"""

from __future__ import annotations

from typing import Any

from duskbell.games.clocktower.count import go_round
from duskbell.games.clocktower.events import ExileCalled, ExileCounted, ExilePointed, ExileSettled
from duskbell.games.clocktower.life import BY_EXILE, die
from duskbell.games.clocktower.stages import BETWEEN, EXILE, EXILE_COUNT, EXILED
from duskbell.games.clocktower.table import ClocktowerTable
from duskbell.kernel import MODERATOR, Ask, StageBegan

CALL, VOTE = "clocktower.call-exile", "clocktower.exile-vote"


def calls(t: ClocktowerTable) -> list[Ask[Any]]:
    """Between two counts anybody may call for the exile of a living Traveller for whom that was not done today."""
    free = tuple([s.token for s in t.travelling if s.alive and s.no not in t.exiles])
    return [Ask(s.no, CALL, free, (), public=True) for s in t.people] if free and t.stage in BETWEEN else []


def call(t: ClocktowerTable, by: int, who: int) -> None:
    """Somebody calls for an exile, and all hear it."""
    t.emit(ExileCalled(by, who), public=True)


async def exile(t: ClocktowerTable) -> None:
    """What is called for is voted on; who is exiled dies of it, unless something prevents that. Then the day goes on
    where it was.
    """
    if t.stage == EXILE:
        await Ask(MODERATOR, "clocktower.defence", ("go-on",), (t.exile,), "go-on", t.options.defence_seconds)
        t.emit(StageBegan(EXILE_COUNT), public=True)
    if t.stage == EXILE_COUNT:
        await go_round(t, t.seats[t.exile], t.people, VOTE, ExilePointed)
        t.emit(ExileCounted(t.exile, len(t.votes), len(t.votes) * 2 >= len(t.people)), public=True)
    if t.stage == EXILED:
        await t.seats[t.exile].character.at_exile(t.seats[t.exile], t)
        await die(t, t.seats[t.exile], BY_EXILE)
        t.emit(ExileSettled(t.exile, not t.lives(t.seats[t.exile])), public=True)
