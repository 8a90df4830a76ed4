"""Fabled (传奇角色): they sit on no seat, lie open, and the Storyteller puts them in, before the game or later.

What a few of them say the program does; the others put right by hand what is unfair, or hang on a person's judgement:
they are in play only where a person is Storyteller, who does it, and notes it as a ruling.
"""

from __future__ import annotations

from typing import Any

from duskbell.games.clocktower.events import DoomCalled, DoomNamed, DoomSettled, FabledCame, FabledLeft, FabledSeenTo
from duskbell.games.clocktower.lawful import REGISTERS, TRUE
from duskbell.games.clocktower.life import BY_ABILITY, die
from duskbell.games.clocktower.look import Look
from duskbell.games.clocktower.options import FABLED, SCRIPTS, ClocktowerOptions
from duskbell.games.clocktower.past import happened
from duskbell.games.clocktower.scripts import script_of
from duskbell.games.clocktower.stages import BETWEEN
from duskbell.games.clocktower.table import ClocktowerTable
from duskbell.kernel import MODERATOR, NOBODY, Ask
from duskbell.kernel.errors import BadOption
from duskbell.kernel.log import ever

SENTINEL, DOOM, DJINN = "sentinel", "doomsayer", "djinn"
LAW = (SENTINEL, DOOM, DJINN)
"""What these say is done by the program; that a script's jinxes hold it does anyhow."""
SWAYS = {"as-usual": 0, "more": 1, "fewer": -1}
"""By how many the Sentinel changes the Outsiders."""
DOOM_CALL = "doomsayer_call"
"""What an event is called by which somebody died of a call of doom (`insight`)."""
FEWEST = 4
"""So many must be alive for a call of doom."""
ONCE = ("fibbin", "fiddler", "revolutionary")
"""Of those that a person sees to: once in a game."""
COMES, GOES, SEEN_TO = "fabled", "fabled-leaves", "fabled-seen-to"
"""What a Storyteller rules about them."""
CALL, CALLS = "clocktower.doomsayer", ("call",)


def chosen(option: str) -> tuple[str, ...]:
    """The ids that an option names, joined by commas, in the order of the list. Raises `BadOption`."""
    named = {"".join(c for c in word if c.isalpha()).lower() for word in option.split(",")} - {""}
    if wrong := sorted(named - {*FABLED}):
        raise BadOption(f"there is no Fabled {wrong[0][:40]!r}; there are {', '.join(FABLED)}.")
    return tuple([id for id in FABLED if id in named])


def from_the_start(options: ClocktowerOptions) -> tuple[str, ...]:
    """Those that the option names, and those of a script of one's own. Raises `BadOption`."""
    own = () if options.script in SCRIPTS else script_of(options.script).beside
    there = {*chosen(options.fabled), *own}
    return tuple([id for id in FABLED if id in there])


def by_hand(options: ClocktowerOptions) -> list[str]:
    """Those that a person has to see to."""
    return [id for id in from_the_start(options) if id not in LAW]


def put_in(t: ClocktowerTable) -> None:
    """Before the bag is filled all see which are in play."""
    there = from_the_start(t.options)
    if there and not t.fabled:
        t.emit(FabledCame(there), public=True)


# -- rulings -----------------------------------------------------------------------------------------------------------


def named(t: ClocktowerTable, what: str) -> tuple[str, ...]:
    """Which may come now, or leave, or which a person may note that they have seen to."""
    if what == COMES:
        return tuple([id for id in FABLED if id not in t.fabled])
    return tuple([id for id in t.fabled if what == GOES or id not in LAW])


def ruling_objection(t: ClocktowerTable, what: str, id: str) -> str:
    """Why one cannot come, or leave, or be seen to, as half a sentence; "" when it can."""
    right = named(t, what)
    if id not in right:
        possible = [of for of in right if of != SENTINEL]
        others = f"right would be {' or '.join(possible)}" if possible else "there is none"
        which = {COMES: "may still come", GOES: "are in play"}.get(what, "a person sees to")
        return f"{id[:40]!r} is none of those that {which}; {others}"
    if id == SENTINEL:
        return "the Sentinel changes what goes into the bag, which is filled; right would be another one"
    if what == SEEN_TO and id in ONCE and any(e.role == id for e in ever(t, FabledSeenTo)):
        return f"the {id.capitalize()} has been used; it is for once in a game"
    return ""


def rule(t: ClocktowerTable, what: str, id: str) -> None:
    """One comes, or leaves, as all see; or the Storyteller notes what was done because of it. A call that was heard
    is settled.
    """
    if what == COMES:
        t.emit(FabledCame(tuple([one for one in FABLED if one == id or one in t.fabled])), public=True)
    elif what == GOES:
        t.emit(FabledLeft(id), public=True)
    else:
        t.emit(FabledSeenTo(id))


# -- calls of doom -----------------------------------------------------------------------------------------------------


def calls_of_doom(t: ClocktowerTable) -> list[Ask[Any]]:
    """Everybody alive may call once in the game, between two counts, while enough are alive."""
    if DOOM not in t.fabled or t.stage not in BETWEEN or len(t.living) < FEWEST:
        return []
    done = {call.seat for at, call in happened(t, DoomCalled) if at >= t.here_since(call.seat)}
    return [Ask(s.no, CALL, CALLS, (), public=True) for s in t.living if s.no not in done]


def call_doom(t: ClocktowerTable, seat: int) -> None:
    """Somebody calls, before all."""
    t.emit(DoomCalled(seat), public=True)


async def doom(t: ClocktowerTable) -> None:
    """The Storyteller says who of the caller's side dies, or of those who may seem of it; what was said stands, if the
    day begins again before that has come about. May raise `GameOver`.
    """
    if t.doomed == NOBODY:
        return
    caller = t.seats[t.doomed]
    if t.damned == NOBODY:
        look = Look(t)
        seen = {s.token: look.at(s, caller.team) for s in t.living}
        true, odd = [x for x in seen if seen[x].fact], [x for x in seen if seen[x].yes and not seen[x].fact]
        among, notes = (*true, *odd), (*[TRUE] * len(true), *[REGISTERS] * len(odd)) if odd else ()
        if among:
            ask: Ask[Any] = Ask(MODERATOR, "clocktower.doom", among, (caller.no,), among[0], notes=notes)
            t.emit(DoomNamed((await ask).no))
    if t.damned != NOBODY:
        await die(t, t.seats[t.damned], BY_ABILITY, NOBODY, DOOM)
    t.emit(DoomSettled(caller.no), public=True)
