"""Death, execution and new characters: the ways in which a seat changes, each in one place."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from duskbell.games.clocktower.character import DEMON
from duskbell.games.clocktower.events import Became, Deluded, Died, Executed, ExecutionSettled, Learned, LifeTurned
from duskbell.games.clocktower.failures import disturb_where, fail, hindered, idle, would_answer, would_have_kept
from duskbell.games.clocktower.past import happened as ever_happened
from duskbell.games.clocktower.sobriety import working
from duskbell.games.clocktower.table import ARBITRARY, ClocktowerSeat, ClocktowerTable
from duskbell.games.clocktower.verdict import verdict
from duskbell.kernel import NOBODY, GameOver, Prevented, happen

BY_DEMON, BY_EXECUTION, BY_EXILE, BY_ABILITY = "demon", "execution", "exile", "ability"
"""Causes of death."""
NIGHT = "night"


async def die(
    t: ClocktowerTable, who: ClocktowerSeat, cause: str, by: int = NOBODY, of: str = "", surely: bool = False
) -> bool:
    """Somebody alive dies, unless an ability prevents it; whether they did. By day all see the life token turned over,
    by night nobody does. Then the sides are counted. `surely`: what only keeps alive is not heard. Raises `GameOver`
    when that decides the game.
    """
    if not t.lives(who):
        return False
    death, sleeping, kept = Died(who.no, cause, by, of, surely=surely), idle(t), hindered(t)
    unkept = [source for source in working(t) if source[0] in kept]
    said = [(s.no, m.of) for s in t.seats for m in s.marks if m.name == ARBITRARY] if cause == BY_DEMON else []
    if said:
        t.emit(Prevented(death.type, *said[0], who.no))
        return False
    missed = [] if surely else would_have_kept(t, death, sleeping)
    answered = [] if surely else would_answer(t, death, "before", unkept)
    up = {s.no for s in t.seats if s.alive}
    happened = await happen(t, death)
    if isinstance(happened, Died):
        answered += would_answer(t, happened, "after", unkept)
    disturb_where(t, kept, [no for no, _ in answered])
    if not isinstance(happened, Died):
        return False
    fail(t, [*missed, *would_answer(t, happened, "after", sleeping)])
    if t.phase != NIGHT and happened.seat in up:
        t.emit(LifeTurned(happened.seat, False), public=True)
    verdict(t)
    return happened.seat == who.no


async def execute(t: ClocktowerTable, who: ClocktowerSeat) -> None:
    """Somebody is executed, and dies of it unless something prevents that (000 三.3). Who is dead already is executed,
    too, and nothing comes of it, or nothing that anybody sees.
    """
    if not t.executing:
        await begin_execution(t, who)
    who = t.seats[t.executed]  # somebody else, perhaps
    seemed_alive = who.alive
    died = await die(t, who, BY_EXECUTION)
    t.emit(ExecutionSettled(who.no, died and seemed_alive), public=True)


async def begin_execution(t: ClocktowerTable, who: ClocktowerSeat) -> None:
    """Somebody is executed, which is not yet a death. Raises `GameOver` when that decides the game."""
    it = Executed(who.no)
    for s in t.seats:
        for role in s.acts_as:
            await role.at_execution(s, t, it)
    sleeping = idle(t)
    executed = await happen(t, it, public=True)
    fail(t, would_answer(t, executed, "after", sleeping))


async def die_by_ruling(t: ClocktowerTable, who: ClocktowerSeat, cause: str) -> None:
    """Somebody dies because a Storyteller says so: nothing prevents that, and it sets off what a death sets off."""
    death = Died(who.no, cause)
    heard = t.speakers(death, "before")
    t.emit(death)
    for me, role in heard:
        for hook in role.hooks.get((Died, "after"), ()):
            await hook(role, me, t, death)


def at_once(deed: Coroutine[Any, Any, object]) -> bool:
    """Let a deed happen; whether it is over. One that asks something is broken off at that."""
    try:
        deed.send(None)
    except StopIteration:
        return True
    finally:
        deed.close()
    return False


def winners_by_death(t: ClocktowerTable, who: ClocktowerSeat, cause: str) -> tuple[str, ...]:
    """Which side would win if somebody died now, tried on a copy of the table; none where that would ask something."""
    world = t.copy()
    try:
        at_once(die(world, world.seats[who.no], cause))
    except GameOver as over:
        return over.ended.teams
    return ()


def become(t: ClocktowerTable, s: ClocktowerSeat, role: str) -> None:
    """A seat becomes another character, of which it is told at night; its side stays."""
    t.emit(Became(s.no, role, s.team))


def died_with(my: Any) -> bool:
    """Whether somebody dead has died since they have this ability, or take themselves to: who is dead already when
    they become something has nothing of it that a death sets off.
    """
    deaths = [n for n, e in ever_happened(my.t, Died) if e.seat == my.seat.no]
    return bool(deaths) and (deaths[-1] >= my.since or not my.real)


def learn_of_it(t: ClocktowerTable, s: ClocktowerSeat) -> None:
    """Somebody is shown what they have become; a Demon, who only takes itself for one, too."""
    t.emit(Learned(s.no, s.character.id, s.team), s)
    for fool in fools(t) if s.character.kind == DEMON else ():
        if t.lives(fool):
            t.emit(Deluded(fool.no, fool.acts_as[-1].id), s)


def fools(t: ClocktowerTable) -> list[ClocktowerSeat]:
    """Who takes itself for a Demon, and is none."""
    return [s for s in t.seats if s.believes is not None and s.believes.kind == DEMON]
