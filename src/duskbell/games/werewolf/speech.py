"""Speeches (发言规则): their order, and one after the other the floor."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from duskbell.games.werewolf.adjudicate import after_deaths
from duskbell.games.werewolf.events import Floor, Ordered
from duskbell.games.werewolf.orders import STEP, agreed
from duskbell.games.werewolf.role import GO_ON, roles_of
from duskbell.games.werewolf.table import HELD, NOBODY, WerewolfTable
from duskbell.games.werewolf.windows import bursts, by_day, take
from duskbell.kernel import MODERATOR, Ask, First, Goto, Seat, StageBegan
from duskbell.kernel.talk import MUTED

ORDER, SPEECHES = "order", "speeches"
Offers = Callable[[], list[Ask[Any]]]
Taker = Callable[[Ask[Any], Any], Awaitable[None]]


async def speeches(t: WerewolfTable) -> str:
    """The order is fixed, and all the living speak (发言规则). Whoever a referee has killed leaves first."""
    await after_deaths(t, day=not t.cut)
    if t.cut:
        return "night"
    if t.stage == "":
        t.emit(StageBegan(ORDER), public=True)
    if t.stage == ORDER:
        if t.badge == HELD:
            await by_sheriff(t)
        else:
            await by_lot(t, t.living)
        t.emit(StageBegan(SPEECHES), public=True)
    await speak(t, lambda: day_offers(t), lambda ask, value: in_speech(t, ask, value))
    for s in t.living:
        for role in roles_of(s):
            if s.alive:
                await role.after_speeches(s, t)
    await after_deaths(t, day=True)
    return "vote"


async def by_sheriff(t: WerewolfTable) -> None:
    """After one death the order begins at the dead player's number; after none or several at the sheriff's, who then
    speaks last. The sheriff says in which direction.
    """
    me = t.seats[t.sheriff]
    ask: Ask[str] = Ask(me.no, "werewolf.order", tuple(STEP), (), "forward", t.options.sheriff_seconds)
    while True:
        spoken = await First([ask], day_offers(t) if t.options.burst_before_order else ())
        assert spoken is not None
        if spoken[0] is ask:
            break
        await in_speech(t, *spoken)
    start = t.night_dead[0] if len(t.night_dead) == 1 else me.no
    order = [s.no for s in t.around(start, STEP[str(spoken[1])]) if s.alive]
    if start == me.no:
        order = [*order[1:], me.no]
    t.emit(Ordered(tuple(order)), public=True)


async def by_lot(t: WerewolfTable, seats: list[Seat]) -> None:
    """An order of speech that no rule fixes."""
    t.emit(Ordered(await agreed(t, seats)), public=True)


async def speak(t: WerewolfTable, offers: Offers, taken: Taker, over: Callable[[], bool] = lambda: False) -> None:
    """Whoever is in the queue gets the floor, one after the other. `over`: after a speech, whether it was the last."""
    while t.queue or t.speaker != NOBODY:
        if t.speaker == NOBODY:
            t.emit(Floor(t.queue[0]), public=True)
        me = t.seats[t.speaker]
        if not t.in_force(me, MUTED):  # 禁言: the speech is skipped, or cut
            await one_speech(t, me, offers, taken)
        if t.speaker == me.no:
            t.emit(Floor(NOBODY), public=True)
        if over():
            return


async def one_speech(t: WerewolfTable, me: Seat, offers: Offers, taken: Taker) -> None:
    """It ends when the speaker has done, when time is over, or when the referee says so; in between `offers` may be
    taken, which gives the speaker no more time.
    """
    done: Ask[str] = Ask(me.no, "werewolf.done", ("done",), public=True)
    seconds = t.options.speech_seconds
    pace: Ask[str] = Ask(MODERATOR, "werewolf.pace-speech", GO_ON, (me.no,), "go-on", seconds)
    while t.speaker == me.no:
        spoken = await First([pace], [done, *offers()])
        if spoken is None or spoken[0].key in (pace.key, done.key):
            return
        await taken(*spoken)


def day_offers(t: WerewolfTable) -> list[Ask[Any]]:
    """What may be done at any time in a round of speeches."""
    return [*bursts(t), *by_day(t)]


async def in_speech(t: WerewolfTable, ask: Ask[Any], value: Any) -> None:
    """Self-destruction stops the speech and the day: it is night at once (自爆规则)."""
    over = await take(t, ask, value)
    await after_deaths(t, day=not over)
    if over:
        raise Goto("night")
