"""The sheriff's election (竞选规则, 平票规则): signing up, speeches, withdrawal, vote; a duel when votes are tied."""

from __future__ import annotations

from typing import Any

from duskbell.games.werewolf.ballot import cast_ballots, most_voted
from duskbell.games.werewolf.events import Elected, SignedUp, StillRunning, Suspended, Tied, Withdrew
from duskbell.games.werewolf.speech import by_lot, speak
from duskbell.games.werewolf.table import GONE, HELD, NOBODY, PAUSED, WerewolfTable
from duskbell.games.werewolf.windows import bursts, take
from duskbell.kernel import PASS, All, Ask, First, Goto, Seat, StageBegan

SIGN_UP, CAMPAIGN, WITHDRAWAL, BALLOT = "sign-up", "campaign", "withdrawal", "sheriff-vote"


async def election(t: WerewolfTable) -> str:
    """On the first day from the beginning; on the second, if it was suspended, from the withdrawal on."""
    if t.cut:  # a penalty has interrupted what a self-destruction brings with it
        put_off(t)
        return "dawn"
    if t.stage == "" and t.badge == PAUSED:
        t.emit(StageBegan(WITHDRAWAL), public=True)
    elif t.stage == "":
        t.emit(StageBegan(SIGN_UP), public=True)
    if t.stage == SIGN_UP:
        await sign_up(t)
    while t.badge not in (HELD, GONE):
        if t.stage == CAMPAIGN:
            await campaign(t)
        elif t.stage == WITHDRAWAL:
            await withdrawal(t)
        else:
            await vote(t)
    return "dawn"


async def sign_up(t: WerewolfTable) -> None:
    """参选环节: all decide at once under a countdown; what is said later does not count. Silence does not run."""
    seconds = t.options.sign_up_seconds
    asks: list[Ask[str]] = [Ask(s.no, "werewolf.run", ("run", "stay"), (), "stay", seconds) for s in t.living]
    answers = await All(asks)
    t.emit(SignedUp(tuple([n for n, said in answers.items() if said == "run"])), public=True)
    await begin_campaign(t)


async def begin_campaign(t: WerewolfTable) -> None:
    """The referee says in which order the candidates speak; without any there is no sheriff in this game."""
    if not t.running:
        t.emit(Elected(NOBODY), public=True)
        return
    await by_lot(t, t.running)
    t.emit(StageBegan(CAMPAIGN), public=True)


async def campaign(t: WerewolfTable) -> None:
    """警上发言环节. Once a single candidate is left, the present speech ends and that candidate is sheriff."""
    await speak(t, lambda: [*withdrawals(t), *bursts(t)], lambda ask, value: in_campaign(t, ask, value), lambda: few(t))
    if few(t):
        t.emit(Elected(t.running[0].no if t.running else NOBODY), public=True)
    else:
        t.emit(StageBegan(WITHDRAWAL), public=True)


def few(t: WerewolfTable) -> bool:
    """Whether there is nothing left to vote about."""
    return len(t.running) < 2


def withdrawals(t: WerewolfTable) -> list[Ask[Any]]:
    """A candidate may withdraw before, during and after the own speech."""
    return [Ask(s.no, "werewolf.withdraw", ("withdraw",), public=True) for s in t.running]


async def in_campaign(t: WerewolfTable, ask: Ask[Any], value: Any) -> None:
    """Withdrawing costs the speech, or ends it. Self-destruction suspends the election on the first day and ends it
    on any later; the deaths are announced, and it is night (自爆规则; docs/rulings.md, W5).
    """
    if ask.key == "werewolf.withdraw":
        t.emit(Withdrew(ask.to), public=True)
    elif await take(t, ask, value):
        put_off(t)
        raise Goto("dawn")


def put_off(t: WerewolfTable) -> None:
    """Suspended on the first day; over on the second."""
    t.emit(Elected(NOBODY) if t.badge == PAUSED else Suspended(), public=True)


async def withdrawal(t: WerewolfTable) -> None:
    """退选环节: until the countdown, one for all, is over candidates may still withdraw, and all see it. Wolves may
    self-destruct in it on the second day only.
    """
    seconds = t.options.withdraw_seconds
    asks = {s.no: Ask[str](s.no, "werewolf.withdraw", ("withdraw", PASS), (), PASS, seconds) for s in t.running}
    while t.running:
        said = await First([asks[s.no] for s in t.running], bursts(t) if t.badge == PAUSED else ())
        if said is None:
            break
        await in_campaign(t, *said)
    t.emit(StillRunning(tuple([s.no for s in t.running])), public=True)
    if few(t):
        t.emit(Elected(t.running[0].no if t.running else NOBODY), public=True)
    else:
        t.emit(StageBegan(BALLOT), public=True)


def electors(t: WerewolfTable) -> list[Seat]:
    """警下玩家: who never ran votes; in a duel everybody but the tied does (docs/rulings.md, W4)."""
    out = t.duel or t.candidates
    return [s for s in t.voters if s.no not in out]


async def vote(t: WerewolfTable) -> None:
    """警长投票环节, 宣布结果环节. A tie is a duel with speech, withdrawal and vote; a second tie leaves no sheriff."""
    voters, targets = electors(t), t.running
    if not voters or not targets:
        t.emit(Elected(NOBODY), public=True)
        return
    top = most_voted(t, await cast_ballots(t, "sheriff", voters, targets))
    if len(top) == 1 or t.duel or not top:
        t.emit(Elected(top[0] if len(top) == 1 else NOBODY), public=True)
        return
    t.emit(Tied("sheriff", top), public=True)
    await begin_campaign(t)
