"""What may be done at any time while others speak: self-destruction (自爆规则), 交牌, and powers of the day."""

from __future__ import annotations

from typing import Any

from duskbell.games.werewolf.deaths import die
from duskbell.games.werewolf.events import Burst, BurstOver, Conceded, DayCut
from duskbell.games.werewolf.role import role_of, serving
from duskbell.games.werewolf.table import BURST, GOOD, WOLVES, WerewolfTable
from duskbell.games.werewolf.verdict import win
from duskbell.kernel import NOBODY, Ask, Seat


def bursts(t: WerewolfTable) -> list[Ask[Any]]:
    """Who may self-destruct now, or hand in the card. Nobody of the good ever may (自爆规则).

    A wolf that knows to be the last may concede, whatever its card; one that cannot know only if it may self-destruct,
    for that is what it does if it is wrong (交牌规则).
    """
    offers: list[Ask[Any]] = []
    for me in t.wolves:
        may = may_burst(t, me)
        if may:
            offers.append(Ask(me.no, "werewolf.burst", ("burst",)))
        if seems_last(t, me) and (may or not unsure(t)):
            offers.append(Ask(me.no, "werewolf.concede", ("concede",)))
    return offers


def concessions(t: WerewolfTable) -> list[Ask[Any]]:
    """At any time of the night the last wolf may tell the referee, if it can know that it is the last (交牌规则)."""
    last = NOBODY
    for s in t.seats:
        if s.team == WOLVES and s.alive:
            if last != NOBODY:
                return []
            last = s.no
    if t.phase != "night" or last == NOBODY or unsure(t):
        return []
    return [Ask(last, "werewolf.concede", ("concede",))]


def may_burst(t: WerewolfTable, me: Seat) -> bool:
    """Whether the board lets the card self-destruct."""
    role = role_of(me)
    return role is not None and role.id in t.burst_cards


def seems_last(t: WerewolfTable, me: Seat) -> bool:
    """Whether no other wolf lives of those this one has seen; where all wolves meet that is certainty."""
    for s in t.seats:  # noqa: SIM110  # all() would make a generator and its cells for every wolf
        if s.team == WOLVES and s.alive and (me.no, s.no) in t.acquainted:
            return False
    return True


def unsure(t: WerewolfTable) -> bool:
    """Whether on this board somebody may be a wolf without having woken with the pack, so that nobody can know to be
    the last.
    """
    cards = [t.by_token[c] for c in t.cards]
    return any(c.doubt or (c.team == WOLVES and c.id not in t.pack_cards) for c in cards)


async def burst(t: WerewolfTable, me: Seat) -> None:
    """A wolf self-destructs and dies at once; what it brings with it follows. The last wolf concedes by it."""
    concede(t, me)
    t.emit(Burst(me.no), public=True)
    await die(t, me, BURST)
    await bring(t)


async def bring(t: WerewolfTable) -> None:
    """What a self-destruction brings with it, if that is not over: a penalty may come between."""
    if t.bursting == NOBODY:
        return
    me = t.seats[t.bursting]
    role = role_of(me)
    if role is not None:
        await role.burst(me, t)
    t.emit(BurstOver(me.no))


def concede(t: WerewolfTable, me: Seat) -> None:
    """交牌: the good win at once, if this is the last wolf."""
    if t.wolves == [me]:
        t.emit(Conceded(me.no), public=True)
        win(t, GOOD, "werewolf.conceded")


def by_day(t: WerewolfTable) -> list[Ask[Any]]:
    """Powers that the living may use while others speak."""
    return [ask for s in t.living for role in serving(s, t) if role.speaks_up for ask in role.day_offers(s, t)]


async def take(t: WerewolfTable, ask: Ask[Any], value: Any) -> None:
    """One of these was taken. Self-destruction cuts the day short, and so may a power."""
    me = t.seats[ask.to]
    if ask.key in ("werewolf.burst", "werewolf.concede"):
        await burst(t, me)
        return
    for role in serving(me, t):
        if await role.by_day(me, t, ask, value):
            t.emit(DayCut(me.no), public=True)
