"""Speeches (发言规则): their order, and one after the other the floor."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from duskbell.games.werewolf.adjudicate import aftermath
from duskbell.games.werewolf.events import Floor, Ordered
from duskbell.games.werewolf.orders import STEP, by_lot
from duskbell.games.werewolf.role import GO_ON, roles_of
from duskbell.games.werewolf.stages import ORDER, SPEECHES, walk
from duskbell.games.werewolf.table import HELD, SKIPPED, WerewolfTable
from duskbell.games.werewolf.windows import bursts, by_day, take
from duskbell.kernel import MODERATOR, NOBODY, Ask, First, Goto, StageBegan
from duskbell.kernel.core_events import Unmarked
from duskbell.kernel.talk import MUTED

Offers = Callable[[], list[Ask[Any]]]
Taker = Callable[[Ask[Any], Any], Awaitable[None]]
PACE, DONE = "werewolf.pace-speech", "werewolf.done"
"""What the referee is asked while somebody speaks, and what the speaker is offered."""


async def speeches(t: WerewolfTable) -> str:
    """The order is fixed, and all the living speak (发言规则). Whoever a referee has killed leaves first."""
    if await aftermath(t):
        return "night"
    return await walk(t, {"": to_order, ORDER: order, SPEECHES: all_speak})


async def to_order(t: WerewolfTable) -> str:
    """发言环节开始时."""
    t.emit(StageBegan(ORDER), public=True)
    return ""


async def order(t: WerewolfTable) -> str:
    """The sheriff says it; without one it is left to agreement."""
    if t.badge == HELD:
        await by_sheriff(t)
    else:
        await by_lot(t, t.living)
        t.emit(StageBegan(SPEECHES), public=True)
    return ""


async def by_sheriff(t: WerewolfTable) -> None:
    """After one death the order begins at the dead player's number; after none or several at the sheriff's, who then
    speaks last. The sheriff says in which direction. Whoever gets the badge meanwhile is asked instead.
    """
    ask: Ask[str] | None = None
    while t.badge == HELD:
        if ask is None or ask.to != t.sheriff:
            ask = Ask(t.sheriff, "werewolf.order", tuple(STEP), (), "forward", t.options.sheriff_seconds)
        spoken = await First([ask], day_offers(t) if t.options.burst_before_order else ())
        assert spoken is not None
        if spoken[0] is ask:
            t.emit(Ordered(from_sheriff(t, str(spoken[1]))), public=True)
            t.emit(StageBegan(SPEECHES), public=True)
            return
        await in_speech(t, *spoken)


def from_sheriff(t: WerewolfTable, way: str) -> tuple[int, ...]:
    """The order in the direction that the sheriff has said."""
    start = t.night_dead[0] if len(t.night_dead) == 1 else t.sheriff
    seats = [s.no for s in t.around(start, STEP[way]) if s.alive]
    return tuple([*seats[1:], start] if start == t.sheriff else seats)


async def all_speak(t: WerewolfTable) -> str:
    """One after the other, and then what cards bring about when all have spoken."""
    await speak(t, lambda: day_offers(t), lambda ask, value: in_speech(t, ask, value))
    for me, role in [(s, role) for s in t.living for role in roles_of(s) if role.lingers]:
        if me.alive:
            await role.after_speeches(me, t)
    return "night" if await aftermath(t) else "vote"


async def speak(t: WerewolfTable, offers: Offers, taken: Taker, over: Callable[[], bool] = lambda: False) -> None:
    """Whoever is in the queue gets the floor, one after the other. A speech ends when the speaker has done, when time
    is over, or when the referee says so; in between `offers` may be `taken`, which gives the speaker no more time.
    `over`: before a speech, whether there is none any more. Of 禁言 what is being said is cut, and whoever is muted or
    to be skipped has the floor for no time.
    """

    def beside() -> list[Ask[Any]]:
        return [Ask(t.speaker, DONE, ("done",), public=True), *offers()]

    while t.queue or t.speaker != NOBODY:
        if t.speaker == NOBODY:
            if over():
                return
            t.emit(Floor(t.queue[0]), public=True)
        me = t.seats[t.speaker]
        if me.marks and me.has_mark(SKIPPED):
            t.emit(Unmarked(me.no, SKIPPED), public=True)
        elif not (me.marks and t.in_force(me, MUTED)):
            pace: Ask[str] = Ask(MODERATOR, PACE, GO_ON, (me.no,), "go-on", t.options.speech_seconds)
            while t.speaker == me.no:
                spoken = await First([pace], later=beside)
                if spoken is None or spoken[0].key in (PACE, DONE):
                    break
                await taken(*spoken)
        if t.speaker == me.no:
            t.emit(Floor(NOBODY), public=True)


def day_offers(t: WerewolfTable) -> list[Ask[Any]]:
    """What may be done at any time in a round of speeches."""
    return [*bursts(t), *by_day(t)]


async def in_speech(t: WerewolfTable, ask: Ask[Any], value: Any) -> None:
    """Self-destruction stops the speech and the day: it is night at once (自爆规则)."""
    await take(t, ask, value)
    if await aftermath(t):
        raise Goto("night")
