"""What abilities that do not work would have done if they had: the Mathematician counts it, nobody else hears of it.

It is tried on a copy of the table on which that one ability works. What would have asked something is not counted: then
it is not certain that anything would have come of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from duskbell.games.clocktower.character import DEMON
from duskbell.games.clocktower.events import Abnormal, Dawned, Died, DuskFell, Faltered, Missed
from duskbell.games.clocktower.sobriety import DRUNK, KEEPS, POISONED, Source, guarded, sobered, working
from duskbell.games.clocktower.table import ARBITRARY, ClocktowerSeat, ClocktowerTable
from duskbell.kernel import NOBODY, Event
from duskbell.kernel.core_events import GameOver, Marked
from duskbell.kernel.role import Time

LATER = frozenset(
    {"safe", "kept-alive", "survives-execution", "cursed", "grandchild", "master", "negative-vote", "three-votes"}
    | {DRUNK, POISONED}
)
"""Reminders that change nothing by lying there: that they do not, is a failure when they would have told."""


def idle(t: ClocktowerTable) -> list[Source]:
    """Whose abilities do not work, though they are there."""
    sound = working(t)
    there = {s.no for s in t.seats if t.lives(s) or t.in_force(s, KEEPS)}
    held = [(s.no, r.id) for s in t.seats for r in _had(t, s) if s.no in there or t.character(r.id).posthumous]
    return [source for source in held if source not in sound]


def _had(t: ClocktowerTable, s: ClocktowerSeat) -> tuple[Any, ...]:
    """Whose abilities a seat has, and what it takes itself for where somebody may count that that fails."""
    return s.acts_as if s.believes is not None and t.doubted(s) else s.roles


def belated(t: ClocktowerTable) -> list[Source]:
    """Abilities that work by now, and did not when they should have laid something that would lie still."""
    return [source for source in dict.fromkeys([(e.seat, e.role) for e in _misses(t)]) if source in working(t)]


def would_answer(t: ClocktowerTable, event: Event, time: Time, among: list[Source]) -> list[Source]:
    """Of these abilities those that would have changed what this event came to."""
    heard = [source for source in among if _hooks(t, source, event, time)]
    return [source for source in heard if _answers(sober(t, source), source, event, time)]


def would_have_kept(t: ClocktowerTable, event: Event, asleep: list[Source]) -> list[Source]:
    """Abilities that would have prevented this, if they worked, or had worked when they should have laid something: not
    those that do so anyhow.
    """
    late = [source for source in belated(t) if not _answers(t.copy(), source, event, "before")]
    return would_answer(t, event, "before", [*asleep, *late])


def fail(t: ClocktowerTable, sources: Iterable[Source]) -> None:
    """Note for each that it did not do what it should, if that is another's doing."""
    for seat, role in sources:
        s = t.seats[seat]
        if by_itself(t, (seat, role)):
            continue
        believed = t.doubted(s) and t.character(role) not in s.roles
        t.emit(Faltered(seat, role) if believed else Abnormal(seat, role))


def by_itself(t: ClocktowerTable, source: Source) -> bool:
    """Whether an ability does not work because of nothing but its holder's own drink or poison: that is no failure
    that another has caused.
    """
    no, _ = source
    if source in working(t) or not any(m.name in (DRUNK, POISONED) and m.by == no for m in t.seats[no].marks):
        return False
    world = t.copy()
    mine = world.seats[no]
    mine.alive = True  # its own death is not what silenced it
    mine.marks = tuple([m for m in mine.marks if m.name not in (DRUNK, POISONED) or m.by != no])
    return source in working(world)


def would_do(t: ClocktowerTable, source: Source, deed: Callable[[ClocktowerTable], None]) -> bool:
    """Whether a deed that only decides the game would have done so if this ability worked."""
    try:
        deed(sober(t, source))
    except GameOver:
        return True
    return False


def sheltered(t: ClocktowerTable, death: Died) -> bool:
    """Whether an ability that works would keep somebody from this death for certain, or no Demon kills tonight."""
    if death.cause == DEMON and any(s.has_mark(ARBITRARY) for s in t.seats):
        return True
    return bool(would_answer(t, death, "before", [of for of in working(t) if t.character(of[1]).protects]))


def missed(t: ClocktowerTable, it: Missed) -> bool:
    """Whether this reminder would have been laid since dusk if its ability had worked."""
    return it in _misses(t)


def miss(t: ClocktowerTable, it: Missed) -> None:
    """Note it, once: the night may have begun again."""
    if not missed(t, it):
        t.emit(it)


def disturb(t: ClocktowerTable, s: ClocktowerSeat) -> None:
    """An ability of this seat does what it should: whose drink and poison missed it since dusk, has failed now, and so
    has whose own does not work any more.
    """
    fail_once(t, _kept_from(t, s))


def disturb_where(t: ClocktowerTable, hindered: dict[int, list[Source]], seats: Iterable[int]) -> None:
    """The same of these seats, who were hindered so before an event that may have cost them their life; of whoever is
    dead since, it ended with that.
    """
    there = {*working(t), *idle(t)}
    fail_once(t, [source for no in dict.fromkeys(seats) for source in hindered.get(no, ()) if source in there])


def _kept_from(t: ClocktowerTable, s: ClocktowerSeat) -> list[Source]:
    """Whose drink and poison should keep the abilities of this seat from working, and does not: nobody's, where nothing
    could, as of whom a Barista serves, and not that of somebody whose ability is gone, which would have ended it.
    """
    asleep = idle(t)
    there = {*working(t), *asleep}
    missed = [(e.seat, e.role) for e in _misses(t) if e.target == s.no and e.name in (DRUNK, POISONED)]
    found = dict.fromkeys([source for source in missed if source in there])
    found |= dict.fromkeys([source for source in asleep if _would_befuddle(t, source, s)])
    return [*found] if found and _can_be_drunk(t, s) else []


def _can_be_drunk(t: ClocktowerTable, s: ClocktowerSeat) -> bool:
    """Whether drink would silence an ability of this seat that works."""
    world = silenced(t, s)
    return any(no == s.no and (no, id) not in working(world) for no, id in working(t))


def _misses(t: ClocktowerTable) -> list[Missed]:
    """What would have been laid since dusk if its ability had worked, and would lie still: not on somebody who has
    left, nor on who sits there since.
    """
    found = [(at, e.event) for at, e in enumerate(t.log[t.dusk :], t.dusk) if isinstance(e.event, Missed)]
    return [e for at, e in found if at >= max(t.here_since(e.seat), t.here_since(e.target))]


def hindered(t: ClocktowerTable) -> dict[int, list[Source]]:
    """Seats whose abilities work, though these abilities' drink or poison should keep them from it."""
    if not idle(t) and not _misses(t):
        return {}
    return {s.no: sources for s in t.people if (sources := _kept_from(t, s))}


def silenced(t: ClocktowerTable, s: ClocktowerSeat) -> ClocktowerTable:
    """A copy of the table on which a seat is drunk."""
    world = t.copy()
    Marked(s.no, DRUNK, NOBODY, "", "").apply(world)
    return world


def tell_true(t: ClocktowerTable, s: ClocktowerSeat) -> None:
    """A Townsfolk has heard what is so: who would have made that false, and does not work, has failed."""
    if not guarded(t, s):
        fail_once(t, [source for source in idle(t) if t.character(source[1]).falsifies])


def _would_befuddle(t: ClocktowerTable, source: Source, s: ClocktowerSeat) -> bool:
    """Whether an ability that does not work would make somebody drunk or poisoned: not, where it did that to itself."""
    no, role = source[0], t.character(source[1])
    if role not in t.seats[no].roles or (role.kind == DEMON and guarded(t, s)):
        return False
    lies = [o.no for o in t.seats for m in o.marks if m.name in (DRUNK, POISONED) and (m.by, m.of) == source]
    return no not in lies and (s.no in lies or any(o.no == s.no for o in role.befuddles(t.seats[no], t)))


def fail_once(t: ClocktowerTable, sources: list[Source]) -> None:
    """Note for each that it failed, if that was not noted since the last dusk or dawn."""
    noted = set[Source]()
    for entry in reversed(t.log if sources else ()):
        e = entry.event
        if isinstance(e, DuskFell | Dawned):
            break
        if isinstance(e, Abnormal | Faltered):
            noted.add((e.seat, e.role))
    fail(t, [source for source in sources if source not in noted])


def _hooks(t: ClocktowerTable, source: Source, event: Event, time: Time) -> tuple[Any, ...]:
    found: tuple[Any, ...] = t.character(source[1]).hooks.get((type(event), time), ())
    return found


def _answers(world: ClocktowerTable, source: Source, event: Event, time: Time) -> bool:
    """Whether an ability changes what this event comes to, tried on a copy of the table, which it may change."""
    role, me, so_far = world.character(source[1]), world.seats[source[0]], len(world.log)
    for hook in _hooks(world, source, event, time):
        deed = hook(role, me, world, event)
        try:
            deed.send(None)
        except StopIteration as end:
            if len(world.log) > so_far or (end.value is not None and end.value != event):
                return True
        except GameOver:
            return True
        finally:
            deed.close()
    return False


def sober(t: ClocktowerTable, source: Source) -> ClocktowerTable:
    """A copy of the table on which this ability works, and what it has missed tonight lies."""
    world = t.copy()
    for e in _misses(t):
        if (e.seat, e.role) == source:
            Marked(e.target, e.name, e.seat, "", e.role).apply(world)
    sobered(world, source)
    return world
