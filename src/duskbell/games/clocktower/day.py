"""The day (000 三): talk, nominations, votes, execution."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.count import count
from duskbell.games.clocktower.events import (
    Claimed,
    ClaimSettled,
    DayOver,
    DuskFell,
    Maddened,
    Nominated,
    NominationsClosed,
    OwnedUp,
)
from duskbell.games.clocktower.life import at_once, begin_execution, execute
from duskbell.games.clocktower.sobriety import working
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.games.clocktower.verdict import stalemate
from duskbell.kernel import MODERATOR, NOBODY, PASS, Ask, First, StageBegan
from duskbell.kernel.log import since, this_phase

TALK, NOMINATIONS, NOMINATED, DEFENCE, COUNT, LAST_CALL = (
    "talk",
    "nominations",
    "nominated",
    "defence",
    "count",
    "last-call",
)
CLOSE: Ask[str] = Ask(MODERATOR, "clocktower.close", ("close",), (), "close")
GO_ON = ("go-on",)
MADNESS, OWN_UP = "clocktower.madness", "clocktower.own-up"


async def day(t: ClocktowerTable) -> str:
    """Talk until the Storyteller opens nominations; then one nomination after the other until they close."""
    await settle_claim(t)
    if t.stage == "":
        t.emit(StageBegan(TALK), public=True)
    if t.stage == TALK and not t.executing:
        await talk(t, t.options.talk_seconds or by_number(t))
    if t.executing:
        return "dusk"
    if t.stage == TALK:
        t.emit(StageBegan(NOMINATIONS), public=True)
    while not this_phase(t, NominationsClosed):
        if t.stage in (NOMINATIONS, LAST_CALL):
            if not await nomination(t):
                t.emit(NominationsClosed(), public=True)
            elif t.executing:
                return "dusk"
        elif await trial(t):
            return "dusk"
    return "dusk"


def by_number(t: ClocktowerTable) -> int:
    """Seconds of talk: five minutes for five players, ten for fifteen."""
    return 150 + 30 * len(t.seats)


async def talk(t: ClocktowerTable, seconds: int) -> None:
    """People talk until the Storyteller goes on, or time is up, or executes somebody for madness."""
    pace: Ask[Any] = Ask(MODERATOR, "clocktower.open-nominations", GO_ON, (), "go-on", seconds)
    spoken = await First([pace], madness(t))
    if spoken is not None and spoken[0].key == MADNESS:
        await begin_execution(t, spoken[1])


# -- nominations -------------------------------------------------------------------------------------------------------


async def nomination(t: ClocktowerTable) -> bool:
    """Wait for a nomination. False when they are over: nobody can or wants to, time is up, or the Storyteller closes
    them; of that all are warned once, and have a last chance, if only for a deed of the day.
    """
    while True:
        last = t.stage == LAST_CALL
        seconds = t.options.call_seconds if last else t.options.nomination_seconds
        asks = nominators(t, seconds)
        if asks:
            spoken = await First(asks, (CLOSE, *madness(t)), again=True)
            if spoken is not None and spoken[0].key == MADNESS:
                await begin_execution(t, spoken[1])
                return True
            if spoken is not None and spoken[0] is not CLOSE:
                t.emit(Nominated(spoken[0].to, spoken[1].no), public=True)
                return True
        elif last:
            await replace(CLOSE, seconds=seconds)
        if last or not t.options.last_call:
            return False
        t.emit(StageBegan(LAST_CALL), public=True)


def nominators(t: ClocktowerTable, seconds: int) -> list[Ask[Any]]:
    """Whoever lives and has nominated nobody today may nominate whoever was not nominated today, the dead, too."""
    have, were = {by for by, _ in t.nominations}, {who for _, who in t.nominations}
    free = (*[s.token for s in t.seats if s.no not in were], PASS)
    if len(free) == 1:
        return []
    return [
        Ask(s.no, "clocktower.nominate", free, (), PASS, seconds, public=True) for s in t.living if s.no not in have
    ]


async def trial(t: ClocktowerTable) -> bool:
    """What a nomination sets off, the defence, and the count. True when the day is over."""
    by, who = (t.seats[n] for n in t.nominations[-1])
    if t.stage == NOMINATED:
        for s in t.seats:
            for role in s.acts_as:
                if await role.nominated(Ability(t, s, role, begun(t)), by, who):
                    return True
        t.emit(StageBegan(DEFENCE), public=True)
    if t.stage == DEFENCE:
        await Ask(MODERATOR, "clocktower.defence", GO_ON, (who.no,), "go-on", t.options.defence_seconds)
        t.emit(StageBegan(COUNT), public=True)
    await count(t, who)
    return False


def begun(t: ClocktowerTable) -> int:
    """The place in the log at which the night before began: what was decided since about the day stands (`foresee`)."""
    return next(n for n in range(len(t.log) - 1, -1, -1) if isinstance(t.log[n].event, DuskFell))


# -- deeds of the day --------------------------------------------------------------------------------------------------


def deeds(t: ClocktowerTable) -> tuple[Ask[Any], ...]:
    """Everybody alive may do in public what a character on the script can, whether they are it or not: once a day, and
    whatever is going on, until nominations are closed. Beside these, who must not be mad, or must be, may own up.
    """
    if t.phase != "day" or t.stage in ("", NOMINATED) or t.shot is not None or t.executing:
        return ()
    everybody = tuple([s.token for s in t.seats])
    done = {(c.seat, c.role) for c in since(t, "day", Claimed)}
    return (
        *[
            Ask(s.no, f"clocktower.{role}", everybody, ())
            for role in t.script
            if t.character(role).claims
            for s in t.living
            if (s.no, role) not in done
        ],
        *confessions(t),
    )


def claim(t: ClocktowerTable, deed: Ask[Any], target: ClocktowerSeat) -> bool:
    """Somebody does a deed of the day, before all. What is being asked stays as it is, unless the deed kills, or the
    Storyteller must be asked about it; then the phase begins again, and True is returned. May raise `GameOver`.
    """
    if deed.key == OWN_UP:
        return own_up(t, t.seats[deed.to])
    living = len(t.living)
    t.emit(Claimed(deed.to, deed.key.removeprefix("clocktower."), target.no), public=True)
    return not at_once(settle_claim(t)) or len(t.living) != living


async def settle_claim(t: ClocktowerTable) -> None:
    """Only whoever holds, or takes itself to hold, the ability sets anything off by it."""
    if t.shot is None:
        return
    seat, role, target = t.shot
    me, character = t.seats[seat], t.character(role)
    if character in me.acts_as:
        await character.by_day(Ability(t, me, character, begun(t)), t.seats[target])
    t.emit(ClaimSettled(), public=True)


# -- madness -----------------------------------------------------------------------------------------------------------


def madness(t: ClocktowerTable) -> list[Ask[Any]]:
    """A person as Storyteller may execute by day whom an ability that works threatens with it, and who is mad as they
    must not be, or not as they must: nobody else can judge that.
    """
    may = maddened(t)
    return [Ask(MODERATOR, MADNESS, tuple([s.token for s in may]), ())] if may else []


def maddened(t: ClocktowerTable) -> list[ClocktowerSeat]:
    """Who lives and may be executed for what they say."""
    held = [(t.seats[no], t.character(id)) for no, id in sorted(working(t))]
    return list({s.no: s for me, role in held for s in role.maddens(me, t) if s.alive}.values())


def confessions(t: ClocktowerTable) -> list[Ask[Any]]:
    """Where the option `madness` lets the mad judge themselves: once a day, between two counts, who has heard that they
    must be mad, or takes itself for somebody who must not be, may say that they failed. Whether anything comes of it
    they do not know.
    """
    if t.options.madness != "own-up" or t.stage not in (TALK, NOMINATIONS, LAST_CALL):
        return []
    told = {e.seat for e in since(t, "night", Maddened)}
    done = {e.seat for e in since(t, "day", OwnedUp)}
    bound = [s for s in t.living if s.no in told or any(role.mad for role in s.acts_as)]
    return [Ask(s.no, OWN_UP, ("own-up",), ()) for s in bound if s.no not in done]


def own_up(t: ClocktowerTable, who: ClocktowerSeat) -> bool:
    """Who says that they failed is executed, if what made them mad works; whether the day is over by it."""
    t.emit(OwnedUp(who.no), who)
    punished = who in maddened(t)
    if punished:
        at_once(begin_execution(t, who))
    return punished


# -- the end of the day ------------------------------------------------------------------------------------------------


async def dusk(t: ClocktowerTable) -> str:
    """Who is about to die is executed, unless somebody was; then what the end of a day decides, and talk while the
    night is made ready.
    """
    if not this_phase(t, DayOver):
        if t.executing or (t.executed == NOBODY and t.block != NOBODY):
            await execute(t, t.seats[t.executed if t.executing else t.block])
        for s in t.seats:
            for role in s.acts_as:
                if t.at_work(s, role.id):
                    role.at_dusk(Ability(t, s, role))
        t.emit(DayOver(), public=True)
        stalemate(t)
    await Ask(MODERATOR, "clocktower.dusk", GO_ON, (), "go-on", t.options.dusk_seconds)
    return "night"
