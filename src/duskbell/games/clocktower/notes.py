"""Notes before a night (000 二.1, 筹划): whom it will ask, and what the Storyteller will have to decide."""

from __future__ import annotations

from typing import Any

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import DEMON, Character
from duskbell.games.clocktower.lawful import legal
from duskbell.games.clocktower.life import NIGHT
from duskbell.games.clocktower.night import ENOUGH
from duskbell.games.clocktower.sheet import DEMON_INFO
from duskbell.games.clocktower.statement import Learner
from duskbell.games.clocktower.table import ClocktowerTable
from duskbell.kernel import NOBODY

DUSK = "dusk"


def notes(t: ClocktowerTable) -> list[dict[str, Any]]:
    """What is still to come of this night or, at dusk, of the next, as things stand, in the order of its sheet; what no
    step of it brings comes last. Of the whole table alone; empty by day.

    Each has the `step`, whose it is (`seat`, -1 for nobody in particular), whether they are asked something (`asks`),
    what may have to be decided (`decides`, the questions' keys), in how many ways what is told may be told (`ways`) or,
    where there is only one, what it is (`told`), and whether the ability does not work now (`impaired`).
    """
    if t.phase not in (NIGHT, DUSK):
        return []
    done = t.done if t.phase == NIGHT else frozenset()
    steps = t.steps(t.day + (t.phase == DUSK))
    found = list(_learning(t)) if DEMON_INFO in steps else []
    for s in t.seats:
        for role in s.acts_as:
            note = _of(Ability(t, s, role, t.spans[-1][1]), role.id in steps)
            if note["asks"] or note["decides"] or note["told"]:
                found.append(note)
    last = len(steps)
    return sorted(
        [note for note in found if note["step"] not in done],
        key=lambda note: steps.index(note["step"]) if note["step"] in steps else last,
    )


def used_up(t: ClocktowerTable) -> list[list[Any]]:
    """Seats with a character whose one time has passed, where no reminder says so."""
    return [[s.no, role.id] for s in t.seats for role in s.acts_as if role.used_up(Ability(t, s, role))]


def _note(step: str, seat: int, **more: Any) -> dict[str, Any]:
    return {"step": step, "seat": seat, "asks": False, "decides": [], "ways": 0, "told": "", "impaired": False} | more


def _learning(t: ClocktowerTable) -> list[dict[str, Any]]:
    """What is decided when the evil ones learn of each other."""
    if len(t.residents) < ENOUGH:
        return []
    fools = [s for s in t.seats if s.believes is not None and s.believes.kind == DEMON]
    decides = ["bluffs", *(["fooled-minions", "fooled-bluffs"] if fools else [])]
    return [_note(DEMON_INFO, NOBODY, decides=decides)]


def _of(my: Ability, tonight: bool) -> dict[str, Any]:
    """Of one ability; `tonight`: whether it has a step of this night."""
    role: Character = my.role
    note = _note(role.id, my.seat.no, impaired=not my.works)
    if my.spent or not my.may_act:
        return note
    note["asks"] = tonight and role.asks > 0 and not role.asks_late
    note["decides"] = [*role.settles, *(() if my.works else role.settles_impaired)]
    if my.works and (role.passes or role.passes_team):
        note["decides"].append("registers")
    if tonight and isinstance(role, Learner):
        note |= _told(my, role, note["decides"])
    return note


def _told(my: Ability, role: Learner, decides: list[str]) -> dict[str, Any]:
    """What it tells: of players it has yet to choose, or only if something happens tonight, nothing more is known."""
    if role.picks or role.asks or not role.wakes(my):
        maybe = role.picks or role.asks or role.posthumous
        return {"decides": [*decides, "tell"] if maybe else decides}
    lawful = legal(my, [])
    if len(lawful) > 1:
        return {"decides": [*decides, "tell"], "ways": len(lawful)}
    return {"told": ">".join(next(iter(lawful), ()))}
