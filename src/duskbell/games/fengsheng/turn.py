"""A turn: draw, play, transmission, fight, reception, end (摸牌、出牌、传递、争夺、接收、结束). Never backwards."""

from __future__ import annotations

from duskbell.games.fengsheng import idle
from duskbell.games.fengsheng.events import (
    Accepted,
    Arrived,
    Received,
    SendBegan,
    Sent,
    TurnBegan,
    TurnEnded,
)
from duskbell.games.fengsheng.send import onward, send, sendings
from duskbell.games.fengsheng.settle import act, node
from duskbell.games.fengsheng.skill import FIGHT, MAIN, SEND, TRANSIT, skills
from duskbell.games.fengsheng.table import CANNOT, DISCARD, MUST, OVER, WAY, FengshengTable, Player, area, hand
from duskbell.games.fengsheng.verbs import draw, go_out, move
from duskbell.games.fengsheng.verdict import turn_over, turns_of_quiet
from duskbell.kernel import PASS, InTurn
from duskbell.kernel.log import this_phase
from duskbell.kernel.quiet import break_off

ACCEPT = "accept"


async def draw_phase(t: FengshengTable) -> str:
    """摸牌阶段: three cards. No node: nobody can do anything."""
    me = t.round((t.turn + 1) % len(t.seats))[0]
    t.emit(TurnBegan(me.no), public=True)
    await draw(t, me, n=3 + sum(s.draws(t, me) for s in skills(me)))
    return "main"


async def main_phase(t: FengshengTable) -> str:
    """出牌阶段: who has the turn uses as many cards and skills as they like."""
    me = t.active
    while True:
        await node(t)
        if not me.alive:
            return "end"
        said = await idle.in_turn(t, me, "fengsheng.main", (*idle.options(t, me, MAIN), PASS))
        if said is None:
            return "send"
        await act(t, me, said)


async def send_phase(t: FengshengTable) -> str:
    """传递阶段开始时: an intel is sent, or what may stand for it is done. Who can do neither is out."""
    me = t.active
    if not this_phase(t, SendBegan):  # a change by hand lets the phase begin again, and nothing happens twice
        t.emit(SendBegan(me.no), public=True)
    await node(t)
    if not me.alive:
        return "end"
    ways = (*sendings(t, me, me.hand), *idle.options(t, me, SEND))
    if not ways:
        go_out(t, me)
        return "end"
    said = await idle.in_turn(t, me, "fengsheng.send", ways)
    if said in sendings(t, me, me.hand):
        send(t, me, said, hand(me))
    else:
        await act(t, me, said)
    if not t.way:
        return "end"
    t.emit(Sent(t.sender, t.arrow, t.front, t.lock, t.shown), public=True)
    await node(t)
    return "transit" if t.way else "end"


async def transit_phase(t: FengshengTable) -> str:
    """传递阶段: before each in turn, who deciphers, accepts, or passes it on."""
    at: Player | None = t.seats[t.front]
    while at is not None:
        if at.alive:
            if Arrived(at.no) not in this_phase(t, Arrived)[-1:]:  # it lies there already where the phase begins again
                t.emit(Arrived(at.no), public=True)
            if await accepts(t, at):
                t.emit(Accepted(at.no), public=True)
                return "fight"
        if not t.way:
            return "end"
        at = onward(t)
    return drop(t)


async def accepts(t: FengshengTable, me: Player) -> bool:
    """Whether who has the intel before them accepts it. Who is locked or has sent it must; must is stronger than
    cannot. The idle point is entered anew after whatever is done.
    """
    while True:
        await node(t)
        if not t.way or not me.alive:
            return False
        must = me.no in (t.lock, t.sender) or t.holds(MUST, me.no)
        may = must or not t.holds(CANNOT, me.no)
        ways = (*idle.options(t, me, TRANSIT), *([ACCEPT] if may else []), *([] if must else [PASS]))
        default = (ACCEPT,) if must else ()
        said = await idle.in_turn(t, me, "fengsheng.accept", (*default, *[w for w in ways if w not in default]))
        if said is None or said == ACCEPT:
            return said is not None
        await act(t, me, said)


def drop(t: FengshengTable) -> str:
    """Nobody can receive the intel: it is discarded, and the turn ends."""
    move(t, t.way[0], WAY, DISCARD)
    return "end"


async def fight_phase(t: FengshengTable) -> str:
    """争夺阶段: from before whom the intel lies on all are asked; whatever anybody does, it begins anew there."""
    while True:
        await node(t)
        if not t.way:
            return "end"
        asks = [idle.in_fight(t, s) for s in t.round(t.front) if idle.might_act(t, s, FIGHT)]
        spoken = await InTurn(asks) if asks and not t.holds(OVER) else None
        if spoken is None:
            return "receive"
        await act(t, t.seats[spoken[0].to], spoken[1])


async def receive_phase(t: FengshengTable) -> str:
    """接收阶段: the intel is turned up before whoever it lies before; that is received (接收情报时)."""
    me, card = t.seats[t.front], t.way[0]
    if not me.alive:
        return drop(t)
    move(t, card, WAY, area(me))
    t.emit(Received(me.no, t.sender, card.id), public=True)
    await node(t)
    return "end"


async def end_phase(t: FengshengTable) -> str:
    """回合结束时: a last node, and after everything 搅局者."""
    if t.way:
        drop(t)
    t.emit(TurnEnded(t.turn), public=True)
    await node(t)
    await turn_over(t)
    break_off(t, turns_of_quiet(t), "fengsheng.quiet")
    return "draw"
