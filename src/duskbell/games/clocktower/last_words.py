"""Last words: who learns that they are dead may name somebody before all, as some character would, or pretending."""

from __future__ import annotations

from typing import Any

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.events import Dawned, LastWords, LastWordsSettled, LifeTurned
from duskbell.games.clocktower.life import died_with
from duskbell.games.clocktower.past import happened
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.kernel import PASS, SILENCE, All, Ask, roll


async def last_words(t: ClocktowerTable) -> None:
    """For each such character of the script, those who have just learned of their death name somebody alive, or nobody,
    all at once and before all; who takes itself for it must, and for who is silent chance does. May raise `GameOver`.
    """
    for role in [t.character(id) for id in t.script if t.character(id).last_words]:
        if due := unheard(t, role.id):
            answers: dict[int, ClocktowerSeat | None] = await All([_asked(t, s, role) for s in due])
            for s in due:
                who = answers[s.no]
                if who is None and _must(t, s, role):
                    who = await roll("clocktower.asleep", [o for o in t.living if o is not s] or t.people)
                if who is None:
                    t.emit(LastWords(s.no, role.id), s)
                else:
                    t.emit(LastWords(s.no, role.id, who.no), public=True)
        for word in t.bequests:
            await _settle(t, *word)


async def _settle(t: ClocktowerTable, seat: int, role: str, target: int) -> None:
    """What comes of what somebody has said who takes itself for this character."""
    me, character = t.seats[seat], t.character(role)
    if _must(t, me, character):
        await character.bequeath(Ability(t, me, character, t.dusk), t.seats[target])
    t.emit(LastWordsSettled(seat, role))


def _asked(t: ClocktowerTable, s: ClocktowerSeat, role: Any) -> Ask[Any]:
    """Who takes itself for it has to name somebody."""
    must = _must(t, s, role)
    names = (*[o.token for o in t.living if o is not s], *(() if must else (PASS,)))
    seconds = t.options.defence_seconds
    return Ask(s.no, f"clocktower.{role.id}", names, (), SILENCE if must else PASS, seconds, public=True)


def _must(t: ClocktowerTable, s: ClocktowerSeat, role: Any) -> bool:
    """Whether somebody takes itself for it, and has since before they died."""
    return role in s.acts_as and died_with(Ability(t, s, role, t.dusk))


def unheard(t: ClocktowerTable, role: str) -> list[ClocktowerSeat]:
    """Who is dead, has learned it, and has not been asked since for a word as this character."""
    due: set[int] = set()
    for _, e in happened(t, Dawned, LifeTurned, LastWords):
        if isinstance(e, Dawned):
            due |= set(e.died)
        elif isinstance(e, LifeTurned):
            due = due - {e.seat} if e.alive else due | {e.seat}
        elif e.role == role:
            due -= {e.seat}
    return [s for s in t.people if s.no in due and not s.alive]
