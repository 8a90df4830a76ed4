"""The sheriff's election (竞选规则, 平票规则): signing up, speeches, withdrawal, vote; a duel when votes are tied."""

from __future__ import annotations

from typing import Any

from duskbell.games.werewolf.ballot import cast_ballots, voters
from duskbell.games.werewolf.events import Elected, Floor, Ordered, SignedUp, StillRunning, Suspended, Tied, Withdrew
from duskbell.games.werewolf.orders import by_lot
from duskbell.games.werewolf.role import GO_ON
from duskbell.games.werewolf.speech import speak
from duskbell.games.werewolf.stages import CAMPAIGN, ORDER, SHERIFF_VOTE, SIGN_UP, WITHDRAWAL, walk
from duskbell.games.werewolf.table import PAUSED, WerewolfTable
from duskbell.games.werewolf.windows import bring, bursts, take
from duskbell.kernel import MODERATOR, NOBODY, All, Ask, First, Goto, StageBegan


async def election(t: WerewolfTable) -> str:
    """On the first day from the beginning; on the second, if it was suspended, from the withdrawal on."""
    if t.cut:
        await put_off(t)
        return "dawn"
    return await walk(
        t,
        {
            "": begin,
            SIGN_UP: sign_up,
            ORDER: order,
            CAMPAIGN: campaign,
            WITHDRAWAL: withdrawal,
            SHERIFF_VOTE: vote,
        },
    )


async def begin(t: WerewolfTable) -> str:
    """第二天开始时警长竞选继续, 但跳过警上发言环节."""
    t.emit(StageBegan(WITHDRAWAL if t.badge == PAUSED else SIGN_UP), public=True)
    return ""


async def sign_up(t: WerewolfTable) -> str:
    """参选环节: all decide at once under a countdown; what is said later does not count. Silence does not run.
    Without any candidate there is no sheriff in this game.
    """
    seconds = t.options.sign_up_seconds
    asks: list[Ask[str]] = [Ask(s.no, "werewolf.run", ("run", "stay"), (), "stay", seconds) for s in t.living]
    answers = await All(asks)
    t.emit(SignedUp(tuple([n for n, said in answers.items() if said == "run"])), public=True)
    if not t.running:
        return elect(t, NOBODY)
    t.emit(StageBegan(ORDER), public=True)
    return ""


async def order(t: WerewolfTable) -> str:
    """警上发言环节: 发言顺序由上帝决定. A referee may have killed all who ran."""
    if t.running:
        await by_lot(t, t.running)
    t.emit(StageBegan(CAMPAIGN), public=True)
    return ""


async def campaign(t: WerewolfTable) -> str:
    """警上发言环节. Once a single candidate is left, the present speech ends and that candidate is sheriff."""
    await speak(
        t,
        lambda: [*withdrawals(t), *bursts(t)],
        lambda ask, value: in_campaign(t, ask, value),
        lambda: few(t) and heard(t),
    )
    return decided(t, WITHDRAWAL)


def few(t: WerewolfTable) -> bool:
    """Whether there is nothing left to vote about."""
    return len(t.running) < 2


def heard(t: WerewolfTable) -> bool:
    """Whether anybody has had the floor since the order was fixed."""
    return next(type(e.event) is Floor for e in reversed(t.log) if type(e.event) in (Floor, Ordered))


def decided(t: WerewolfTable, following: str) -> str:
    """Who alone still runs is sheriff, and if nobody does there is none; else a stage follows."""
    if few(t):
        return elect(t, t.running[0].no if t.running else NOBODY)
    t.emit(StageBegan(following), public=True)
    return ""


def elect(t: WerewolfTable, seat: int) -> str:
    """宣布结果环节: the first sheriff, or none in this game."""
    t.emit(Elected(seat), public=True)
    return "dawn"


def withdrawals(t: WerewolfTable) -> list[Ask[Any]]:
    """A candidate may withdraw before, during and after the own speech, until the countdown is over."""
    return [Ask(s.no, "werewolf.withdraw", ("withdraw",), public=True) for s in t.running]


async def in_campaign(t: WerewolfTable, ask: Ask[Any], value: Any) -> None:
    """Withdrawing costs the speech, or ends it. Self-destruction suspends the election on the first day and ends it
    on any later; the deaths are announced, and it is night (自爆规则; docs/rulings.md, W5).
    """
    if ask.key == "werewolf.withdraw":
        t.emit(Withdrew(ask.to), public=True)
        return
    await take(t, ask, value)
    await put_off(t)
    raise Goto("dawn")


async def put_off(t: WerewolfTable) -> None:
    """What self-destruction brings with it. Then the election is suspended on the first day, and over on the second."""
    await bring(t)
    t.emit(Elected(NOBODY) if t.badge == PAUSED else Suspended(), public=True)


async def withdrawal(t: WerewolfTable) -> str:
    """退选环节: until the countdown, one for all, is over candidates may still withdraw, and all see it. Wolves may
    self-destruct in it on the second day only.
    """
    seconds = t.options.withdraw_seconds
    countdown: Ask[str] = Ask(MODERATOR, "werewolf.pace-withdrawal", GO_ON, (), "go-on", seconds)
    while t.running:
        said = await First([countdown], [*withdrawals(t), *(bursts(t) if t.badge == PAUSED else ())])
        if said is None or said[0] is countdown:
            break
        await in_campaign(t, *said)
    t.emit(StillRunning(tuple([s.no for s in t.running])), public=True)
    return decided(t, SHERIFF_VOTE)


async def vote(t: WerewolfTable) -> str:
    """警长投票环节, 宣布结果环节. A tie is a duel with speech, withdrawal and vote; a second tie leaves no sheriff."""
    if few(t):
        return decided(t, SHERIFF_VOTE)
    electors = voters(t, "sheriff")
    top = (await cast_ballots(t, "sheriff", electors, t.running)).top if electors else ()
    if len(top) == 1 or t.duel or not top:
        return elect(t, top[0] if len(top) == 1 else NOBODY)
    t.emit(Tied("sheriff", top), public=True)
    t.emit(StageBegan(ORDER), public=True)
    return ""
