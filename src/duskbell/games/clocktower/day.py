"""The day (000 三): talk, nominations, votes, execution."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import GOOD
from duskbell.games.clocktower.count import count
from duskbell.games.clocktower.court import (
    answer_count,
    encore_nomination,
    ends_encore,
    is_owed,
    is_tried_again,
    passed_over,
    president,
    put_forward,
)
from duskbell.games.clocktower.deeds import answer_all, settle_claim
from duskbell.games.clocktower.events import DayOver, Nominated, NominationsClosed
from duskbell.games.clocktower.exile import exile
from duskbell.games.clocktower.fabled import doom
from duskbell.games.clocktower.failures import fail, fail_once, idle, would_do
from duskbell.games.clocktower.last_words import last_words
from duskbell.games.clocktower.life import execute
from duskbell.games.clocktower.madness import MADNESS, condemn, madness, punish
from duskbell.games.clocktower.sobriety import Source
from duskbell.games.clocktower.stages import COUNT, DEFENCE, LAST_CALL, NOMINATED, NOMINATIONS, TALK
from duskbell.games.clocktower.table import ClocktowerTable
from duskbell.games.clocktower.travelling import welcome
from duskbell.games.clocktower.verdict import stalemate
from duskbell.kernel import MODERATOR, NOBODY, PASS, Ask, First, StageBegan
from duskbell.kernel.core_events import GameOver
from duskbell.kernel.log import this_phase

CLOSE: Ask[str] = Ask(MODERATOR, "clocktower.close", ("close",), (), "close")
GO_ON = ("go-on",)
NOMINATE = "clocktower.nominate"
PACE_TALK, PACE_DEFENCE, PACE_DUSK = "clocktower.open-nominations", "clocktower.defence", "clocktower.dusk"
"""What the Storyteller is asked while the town talks."""


async def day(t: ClocktowerTable) -> str:
    """Talk until the Storyteller opens nominations; then one nomination after the other until they close."""
    await punish(t)
    await settle_claim(t)
    await last_words(t)
    await welcome(t)
    await exile(t)
    await doom(t)
    await last_words(t)
    if t.stage == "":
        t.emit(StageBegan(TALK), public=True)
    if t.stage == TALK and not t.executing:
        await talk(t, t.options.talk_seconds or by_number(len(t.people)))
    if t.executing:
        return "dusk"
    if t.stage == TALK:
        t.emit(StageBegan(NOMINATIONS), public=True)
    while not this_phase(t, NominationsClosed):
        if t.executing:
            return "dusk"
        if t.stage in (NOMINATIONS, LAST_CALL):
            if not await nomination(t):
                t.emit(NominationsClosed(), public=True)
            elif t.executing:
                return "dusk"
        elif await trial(t):
            return "dusk"
    return "dusk"


def by_number(players: int) -> int:
    """Seconds of talk: five minutes for five players, ten for fifteen."""
    return 150 + 30 * players


async def talk(t: ClocktowerTable, seconds: int) -> None:
    """People talk until the Storyteller goes on, or time is up, or executes somebody for madness."""
    pace: Ask[Any] = Ask(MODERATOR, PACE_TALK, GO_ON, (), "go-on", seconds)
    spoken = await First([pace], madness(t))
    while spoken is not None and spoken[0].key == MADNESS and not await condemn(t, spoken[1]):
        spoken = await First([pace], madness(t))


# -- nominations -------------------------------------------------------------------------------------------------------


async def nomination(t: ClocktowerTable) -> bool:
    """Wait for a nomination. False when they are over: nobody can or wants to, time is up, or the Storyteller closes
    them; of that all are warned once, and have a last chance, if only for a deed of the day.
    """
    while True:
        await answer_count(t)
        await last_words(t)
        if t.executing:
            return True
        last, alone = t.stage == LAST_CALL, president(t) is not None
        seconds = t.options.call_seconds if last else t.options.nomination_seconds
        asks = [] if alone else nominators(t, seconds)
        if alone and (not last or is_owed(t)):
            if await put_forward(t):
                return True
        elif asks or last:
            waiting = asks or [replace(CLOSE, seconds=seconds)]
            spoken = await First(waiting, (*([CLOSE] if asks else []), *madness(t)), again=True)
            if spoken is not None and spoken[0].key == MADNESS:
                if await condemn(t, spoken[1]):
                    return True
                continue
            if spoken is not None and spoken[0].key == NOMINATE:
                t.emit(Nominated(spoken[0].to, spoken[1].no), public=True)
                fail_once(t, passed_over(t))
                return True
        if last or not t.options.last_call:
            return False
        t.emit(StageBegan(LAST_CALL), public=True)


def nominators(t: ClocktowerTable, seconds: int) -> list[Ask[Any]]:
    """Whoever lives and has nominated nobody today may nominate whoever was not nominated today, the dead, too, but no
    Traveller.
    """
    have, were = {by for by, _ in t.nominations}, {who for _, who in t.nominations}
    free = (*[s.token for s in t.residents if s.no not in were], PASS)
    if len(free) == 1:
        return []
    last = (LAST_CALL,) if t.stage == LAST_CALL else ()  # asked in other words: it is no repetition
    return [Ask(s.no, NOMINATE, free, last, PASS, seconds, public=True) for s in t.living if s.no not in have]


async def trial(t: ClocktowerTable) -> bool:
    """What a nomination sets off, the defence, and the count. True when the day is over."""
    by, who = t.nominations[-1][0], t.seats[t.nominations[-1][1]]
    if t.stage == NOMINATED:
        said = [(s, role) for s in t.seats if by != NOBODY for role in s.acts_as]
        for s, role in sorted(said, key=lambda one: one[1].voice):
            if await role.nominated(Ability(t, s, role, t.dusk), t.seats[by], who):
                return True
        await last_words(t)
        t.emit(StageBegan(DEFENCE), public=True)
    if t.stage == DEFENCE:
        await Ask(MODERATOR, PACE_DEFENCE, GO_ON, (who.no,), "go-on", t.options.defence_seconds)
        t.emit(StageBegan(COUNT), public=True)
    await count(t, who)
    return False


# -- the end of the day ------------------------------------------------------------------------------------------------


async def encore(t: ClocktowerTable) -> None:
    """After an execution somebody may have the right to nominate once more, for a second one."""
    if not await encore_nomination(t):
        return
    if (t.stage == NOMINATED or is_tried_again(t)) and await trial(t):
        return
    if ends_encore(t):
        await execute(t, t.seats[t.executed if t.executing else t.block])


def ends_the_day(source: Source, t: ClocktowerTable) -> None:
    """What an ability does when a day is over. May raise `GameOver`."""
    seat, role = t.seats[source[0]], t.character(source[1])
    role.at_dusk(Ability(t, seat, role))


def decide(t: ClocktowerTable) -> None:
    """What abilities do when a day is over. Where both sides have won by that at once, good has (000 四). May raise
    `GameOver`.
    """
    ends = list[GameOver]()
    for s in t.seats:
        for role in s.acts_as:
            if t.at_work(s, role.id):
                try:
                    role.at_dusk(Ability(t, s, role))
                except GameOver as end:
                    ends.append(end)
    if ends:
        raise next((end for end in ends if GOOD in end.ended.teams), ends[0])


async def dusk(t: ClocktowerTable) -> str:
    """Who is about to die is executed, unless somebody was; then what the end of a day decides, and talk while the
    night is made ready.
    """
    if not this_phase(t, DayOver):
        if t.executing or (t.executed == NOBODY and t.block != NOBODY):
            await execute(t, t.seats[t.executed if t.executing else t.block])
        await last_words(t)
        await encore(t)
        await last_words(t)
        await answer_all(t)
        decide(t)
        fail(t, [source for source in idle(t) if would_do(t, source, partial(ends_the_day, source))])
        t.emit(DayOver(t.executed == NOBODY), public=True)
        stalemate(t)
    await Ask(MODERATOR, PACE_DUSK, GO_ON, (), "go-on", t.options.dusk_seconds)
    return "night"
