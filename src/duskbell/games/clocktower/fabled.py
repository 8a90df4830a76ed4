"""Fabled (传奇角色): they sit on no seat, lie open, and the Storyteller puts them in before the game.

What a few of them say the program does; the others put right by hand what is unfair, or hang on a person's judgement:
they are in play only where a person is Storyteller, who does it.
"""

from __future__ import annotations

from typing import Any

from duskbell.games.clocktower.events import DoomCalled, DoomNamed, DoomSettled, FabledCame
from duskbell.games.clocktower.life import BY_ABILITY, die
from duskbell.games.clocktower.stages import BETWEEN
from duskbell.games.clocktower.table import ClocktowerTable
from duskbell.kernel import MODERATOR, NOBODY, Ask
from duskbell.kernel.errors import BadOption
from duskbell.kernel.log import ever

SENTINEL, DOOM, DJINN = "sentinel", "doomsayer", "djinn"
LAW = (SENTINEL, DOOM, DJINN)
"""What these say is done by the program; that a script's jinxes hold it does anyhow."""
FABLED = (
    *("angel", "buddhist", DJINN, DOOM, "duchess", "fibbin", "fiddler", "hellslibrarian", "revolutionary"),
    *(SENTINEL, "spiritofivory", "toymaker"),
)
SWAYS = {"as-usual": 0, "more": 1, "fewer": -1}
"""By how many the Sentinel changes the Outsiders."""
FEWEST = 4
"""So many must be alive for a call of doom."""
CALL, CALLS = "clocktower.doomsayer", ("call",)


def chosen(option: str) -> tuple[str, ...]:
    """The ids that an option names, joined by commas, in the order of the list. Raises `BadOption`."""
    named = {"".join(c for c in word if c.isalpha()).lower() for word in option.split(",")} - {""}
    if wrong := sorted(named - {*FABLED}):
        raise BadOption(f"there is no Fabled {wrong[0][:40]!r}; there are {', '.join(FABLED)}.")
    return tuple([id for id in FABLED if id in named])


def by_hand(option: str) -> list[str]:
    """Those that a person has to see to."""
    return [id for id in chosen(option) if id not in LAW]


def put_in(t: ClocktowerTable) -> None:
    """Before the bag is filled all see which are in play."""
    if t.options.fabled and not t.fabled:
        t.emit(FabledCame(chosen(t.options.fabled)), public=True)


# -- calls of doom -----------------------------------------------------------------------------------------------------


def calls_of_doom(t: ClocktowerTable) -> list[Ask[Any]]:
    """Everybody alive may call once in the game, between two counts, while enough are alive."""
    if DOOM not in t.fabled or t.stage not in BETWEEN or len(t.living) < FEWEST:
        return []
    done = {call.seat for call in ever(t, DoomCalled)}
    return [Ask(s.no, CALL, CALLS, ()) for s in t.living if s.no not in done]


def call_doom(t: ClocktowerTable, seat: int) -> None:
    """Somebody calls, before all."""
    t.emit(DoomCalled(seat), public=True)


async def doom(t: ClocktowerTable) -> None:
    """The Storyteller says who of the caller's side dies; what was said stands, if the day begins again before that has
    come about. May raise `GameOver`.
    """
    if t.doomed == NOBODY:
        return
    caller = t.seats[t.doomed]
    among = tuple([s.token for s in t.living if s.team == caller.team])
    if among and t.damned == NOBODY:
        t.emit(DoomNamed((await Ask[Any](MODERATOR, "clocktower.doom", among, (caller.no,), among[0])).no))
    if t.damned != NOBODY:
        await die(t, t.seats[t.damned], BY_ABILITY, NOBODY, DOOM)
    t.emit(DoomSettled(caller.no), public=True)
