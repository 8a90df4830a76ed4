"""What characters change in how the town nominates: who does, what follows a count, and a second execution (000 三)."""

from __future__ import annotations

from typing import Any

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import EVIL, GOOD
from duskbell.games.clocktower.events import Counted, EncoreBegan, Executed, Nominated, NominationsClosed, PutForward
from duskbell.games.clocktower.failures import disturb, idle
from duskbell.games.clocktower.look import Look
from duskbell.games.clocktower.madness import MADNESS, condemn, madness
from duskbell.games.clocktower.sobriety import Source, working
from duskbell.games.clocktower.stages import COUNT, DEFENCE, ENCORE, NOMINATIONS
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.kernel import MODERATOR, NOBODY, PASS, Ask, First
from duskbell.kernel.log import since, this_phase

PRESIDES = "clocktower.presides"


async def answer_count(t: ClocktowerTable) -> None:
    """Whoever may do something when a vote has been counted does so before anybody nominates again."""
    counted = since(t, "day", Counted)
    if not counted or not t.votes or t.executing:
        return
    for s in t.seats:
        for role in s.acts_as:
            await role.after_count(Ability(t, s, role, t.dusk), len(counted) == 1)


def president(t: ClocktowerTable) -> Source | None:
    """Because of whose ability the Storyteller alone nominates; None where all do."""
    return next((source for source in sorted(working(t)) if t.character(source[1]).presides), None)


def passed_over(t: ClocktowerTable) -> list[Source]:
    """Because of which abilities the Storyteller alone would nominate, if they worked."""
    return [source for source in idle(t) if t.character(source[1]).presides]


def is_owed(t: ClocktowerTable) -> bool:
    """Whether the Storyteller alone nominates, and somebody is still to be nominated today who is, or may seem, of the
    side that the ability names.
    """
    return president(t) is not None and not _theirs(t)[1]


async def put_forward(t: ClocktowerTable) -> bool:
    """The Storyteller nominates, or stops when somebody was nominated who is, or may seem, of the side that the ability
    names; or executes somebody for madness. False when they stop.
    """
    source, were = president(t), {who for _, who in t.nominations}
    assert source is not None
    me, (theirs, done) = t.seats[source[0]], _theirs(t)
    options = (*[s.token for s in t.residents if s.no not in were], *([PASS] if done else []))
    if options in ((), (PASS,)):
        return False
    ask: Ask[Any] = Ask(MODERATOR, PRESIDES, options, source, PASS if done else theirs[0].token)
    spoken = await First([ask], madness(t))
    while spoken is not None and spoken[0].key == MADNESS:
        if await condemn(t, spoken[1]):
            return True
        spoken = await First([ask], madness(t))
    if spoken is not None:
        t.emit(PutForward(spoken[1].no), public=True)
        disturb(t, me)
    return spoken is not None


def _theirs(t: ClocktowerTable) -> tuple[list[ClocktowerSeat], bool]:
    """Who is, or may seem, of the side that must be nominated, and was not today, who is so in truth first; and whether
    one of them was, or there is none.
    """
    source, were = president(t), {who for _, who in t.nominations}
    assert source is not None
    look, side = Look(t), EVIL if t.seats[source[0]].team == GOOD else GOOD
    theirs = [s for s in t.residents if s.no not in were and look.at(s, side).yes]
    theirs.sort(key=lambda s: not look.at(s, side).fact)
    return theirs, not theirs or any(look.at(t.seats[n], side).yes for n in were)


# -- a second execution ------------------------------------------------------------------------------------------------


def recaller(t: ClocktowerTable) -> Source | None:
    """Because of whose ability there would be one more nomination after an execution."""
    return next((source for source in sorted(working(t)) if t.character(source[1]).recalls), None)


def right_to_nominate(t: ClocktowerTable) -> Source | None:
    """Because of whose ability others nominate now than at another table; None where none is needed."""
    return recaller(t) if t.stage == ENCORE else president(t)


async def encore_nomination(t: ClocktowerTable) -> bool:
    """Who may nominate once more after an execution does, anybody; or does not. Whether that is under way."""
    if not this_phase(t, EncoreBegan):
        again = recaller(t)
        if again is None or t.executed == NOBODY or not t.seats[again[0]].alive:
            return False
        t.emit(EncoreBegan(*again), public=True)
    if t.stage == ENCORE and not this_phase(t, NominationsClosed):
        began = this_phase(t, EncoreBegan)[-1]
        me = began.seat
        # made dead or drunk by hand, or expelled, since the right was theirs
        if not t.seats[me].alive or (me, began.role) not in working(t):
            t.emit(NominationsClosed(), public=True)
            return False
        names = (*[s.token for s in t.residents], PASS)
        seconds = t.options.nomination_seconds
        who: ClocktowerSeat | None = await Ask(me, "clocktower.nominate", names, (), PASS, seconds, public=True)
        if who is None:
            t.emit(NominationsClosed(), public=True)
        else:
            t.emit(Nominated(me, who.no), public=True)
            disturb(t, t.seats[me])
    return not this_phase(t, NominationsClosed)


def is_tried_again(t: ClocktowerTable) -> bool:
    """Whether a second nomination of this day waits for its defence and count, and nobody has been executed of it."""
    return t.stage in (DEFENCE, COUNT) and t.phase == "dusk" and not _is_done(t)


def ends_encore(t: ClocktowerTable) -> bool:
    """Whether the second vote of a day has put somebody on the block who is still to be executed."""
    return t.executing or (not _is_done(t) and t.block != NOBODY and t.stage == NOMINATIONS)


def _is_done(t: ClocktowerTable) -> bool:
    """Whether somebody has been executed since it began."""
    events = [e.event for e in t.log[t.spans[-1][1] :]]
    after = events[next(n for n, e in enumerate(events) if isinstance(e, EncoreBegan)) :]
    return any(isinstance(e, Executed) for e in after)
