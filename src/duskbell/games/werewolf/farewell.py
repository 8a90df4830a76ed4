"""The farewell of the dead (发言规则, 警长规则, 猎人规则): last words where the rules give them, then the gun, then the
badge. Each is called for everybody, and everybody is asked something, so that nothing tells who could have done what.
"""

from __future__ import annotations

from duskbell.games.werewolf.asking import idle
from duskbell.games.werewolf.deaths import count, death, die
from duskbell.games.werewolf.events import BadgePassed, Died, Drew, GunState, Lined, Missed, Shot, Turned
from duskbell.games.werewolf.orders import agreed
from duskbell.games.werewolf.reach import frightened
from duskbell.games.werewolf.role import GO_ON, serving
from duskbell.games.werewolf.settle import leaves_gun
from duskbell.games.werewolf.table import BURST, EXILE, REFEREE, SHOT, SILENCED, SKIPPED, WerewolfTable
from duskbell.kernel import MODERATOR, NOBODY, SILENCE, Ask, First, Seat, choose, confirm
from duskbell.kernel.core_events import Unmarked
from duskbell.kernel.log import since
from duskbell.kernel.talk import MUTED

WORDS, POWER, DRAWN, BADGE = "words", "power", "drawn", "badge"
PACE_WORDS = "werewolf.pace-words"
"""What the referee is asked while somebody speaks last words."""


async def farewells(t: WerewolfTable) -> None:
    """Everybody who has died leaves, one after the other; who is shot meanwhile comes after them. In which order
    several speak their last words is the referee's to say; the program lets the lower number begin.
    """
    if t.options.orders_by == "referee" and not t.farewell:
        leaving = [t.seats[n] for n in t.parting]
        if len([s for s in leaving if (last := death(t, s)) and may_speak(t, last)]) > 1:
            t.emit(Lined(await agreed(t, leaving)), public=True)
    while t.parting:
        await farewell(t, t.seats[t.parting[0]])
    count(t)


async def farewell(t: WerewolfTable, me: Seat) -> None:
    """One of the dead leaves. The steps are on the table, so that this can begin again in the middle."""
    last = death(t, me)
    assert last is not None
    if t.farewell == "" and may_speak(t, last):
        if any(m.of == SILENCED for m in me.marks):
            t.emit(Unmarked(me.no, MUTED, of=SILENCED), public=True)
        t.emit(Turned(me.no, WORDS), public=True)
    if t.farewell == WORDS and not (t.in_force(me, MUTED) or me.has_mark(SKIPPED)):
        await words(t, me)
    if t.farewell in ("", WORDS) and last.cause not in (BURST, REFEREE):
        t.emit(Turned(me.no, POWER), public=True)
    if t.farewell == POWER:
        await power(t, me, last)
    if t.farewell == DRAWN:
        await shoot(t, me)
    if t.farewell != BADGE and t.sheriff == me.no:
        t.emit(Turned(me.no, BADGE), public=True)
    if t.farewell == BADGE:
        await badge(t, me)
    t.emit(Turned(me.no, ""), public=True)


def may_speak(t: WerewolfTable, last: Died) -> bool:
    """Whether the dead may speak last words; what comes first here goes before what comes later (发言规则).

    Not after self-destruction; after any death of the first night; shot by day; exiled; nobody else, unless the table
    has agreed on it.
    """
    if last.cause == BURST:
        return False
    by_night = last.seat in t.night_dead
    if t.day == 1 if by_night else last.cause in (SHOT, EXILE):
        return True
    return t.options.other_words and last.cause != REFEREE


async def words(t: WerewolfTable, me: Seat) -> None:
    """They end when the speaker has done, when time is over, or when the referee says so."""
    pace: Ask[str] = Ask(MODERATOR, PACE_WORDS, GO_ON, (me.no,), "go-on", t.options.words_seconds)
    await First([pace], later=lambda: [Ask(me.no, "werewolf.done", ("done",), public=True)])


async def power(t: WerewolfTable, me: Seat, last: Died) -> None:
    """Who has a gun in order may draw it (猎人规则). Nobody else is offered it."""
    if not armed(t, me, last) or not t.others(me):
        await idle(t, me)
    elif await confirm(me, "werewolf.draw", seconds=t.options.power_seconds):
        t.emit(Drew(me.no), public=True)


async def shoot(t: WerewolfTable, me: Seat) -> None:
    """Who has drawn must name somebody in time; else it is a foul, and the gun counts as not used (猎人规则)."""
    asked: Ask[Seat | None] = choose(
        me, "werewolf.shoot", t.others(me), default=SILENCE, seconds=t.options.power_seconds
    )
    target = await asked
    if target is None:
        t.emit(Missed(me.no), public=True)
        return
    t.emit(Shot(me.no, target.no), public=True)
    if all(role.hits(me, t, target) for role in serving(me, t) if role.gun):
        await die(t, target, SHOT)


def armed(t: WerewolfTable, me: Seat, last: Died) -> bool:
    """Whether the dead has a gun that works after this death. Of a death by night it does what its owner was told, if
    anything, whatever has come later in the night (docs/rulings.md, W35); else fear spoils it, too.
    """
    if not last.night:
        return leaves_gun(t, me, last.cause)
    told = [e.normal for e in since(t, "night", GunState) if e.seat == me.no]
    return told[-1] if told else leaves_gun(t, me, last.cause) and not frightened(t, me.no)


async def badge(t: WerewolfTable, me: Seat) -> None:
    """A dead sheriff passes the badge to one of the living, or tears it; silence tears it (警长规则)."""
    heir = await choose(me, "werewolf.badge", t.living, optional=True, seconds=t.options.sheriff_seconds)
    t.emit(BadgePassed(me.no, heir.no if heir else NOBODY), public=True)
