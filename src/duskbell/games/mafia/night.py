"""The night (002 玩法, 夜晚): the killers wake together, then each angel apart."""

from __future__ import annotations

from collections import Counter

from duskbell.games.mafia.roles import KILLER
from duskbell.games.mafia.table import (
    NOBODY,
    UNDECIDED,
    Awoke,
    Learned,
    MafiaTable,
    NightFell,
    Pointed,
    Settled,
    SpokenAloud,
)
from duskbell.kernel import PASS, SILENCE, All, Ask, Seat, StageBegan, choose, roll
from duskbell.kernel.log import since


async def night(t: MafiaTable) -> str:
    """All close their eyes; killers, then the angel of hearts, then the angel of diamonds are woken."""
    if t.victim == UNDECIDED:
        t.emit(NightFell(), public=True)
        await killers_wake(t)
    for angel in t.angels:
        if not any(told.seat == angel.no for told in since(t, "night", Learned)):
            await angel_wakes(t, angel)
    return "day"


async def killers_wake(t: MafiaTable) -> None:
    """They see each other, and point until all point at one player or all at nobody; time ends it."""
    pack, must = t.killers, t.options.must_kill
    awake = (*pack, *t.lookers)
    seats = tuple([k.no for k in pack])
    t.emit(StageBegan("killers"), public=True)
    t.emit(Awoke(seats, KILLER.id), *awake)
    targets = tuple([s.token for s in t.living])
    options, silence = (targets, SILENCE) if must else ((*targets, PASS), PASS)
    last: list[Seat | None] = []
    for n in range(1, t.options.killer_rounds + 1):
        about = (n, t.options.killer_rounds)
        asks: list[Ask[Seat | None]] = [
            Ask(k.no, "mafia.kill", options, about, silence, t.options.night_seconds) for k in pack
        ]
        last = list((await All(asks)).values())
        t.emit(Pointed(n, seats, tuple([s.no if s else NOBODY for s in last])), *awake)
        if all(s is last[0] for s in last) and not (must and last[0] is None):
            t.emit(Settled(last[0].no if last[0] else NOBODY, True), *awake)
            return
    t.emit(Settled((await the_most(t, last)).no if must else NOBODY, False), *awake)


async def the_most(t: MafiaTable, pointed: list[Seat | None]) -> Seat:
    """Who must kill and cannot agree kills whom most pointed at, chance deciding among equals (docs/rulings.md)."""
    count = Counter([s.no for s in pointed if s])
    top = [s for s in t.living if count[s.no] == max(count.values())] if count else _villagers(t)
    return await roll("mafia.tie", top)


async def angel_wakes(t: MafiaTable, me: Seat) -> None:
    """The angel points at somebody and learns by a nod whether that is a killer. The variant says it aloud."""
    assert me.role is not None
    awake = (me, *t.lookers)
    t.emit(StageBegan(me.role.id), public=True)
    t.emit(Awoke((me.no,), me.role.id), *awake)
    asked = choose(me, "mafia.ask", t.others(me), default=SILENCE, seconds=t.options.night_seconds)
    who: Seat | None = await asked
    if who is None:
        return
    killer = who.role is KILLER
    t.emit(Learned(me.no, who.no, killer), *awake)
    if t.options.angel_aloud:
        t.emit(SpokenAloud(me.role.id, killer), public=True)


def _villagers(t: MafiaTable) -> list[Seat]:
    return [s for s in t.living if s.role is not KILLER]
