"""What it is worth to a plain bot of 风声 to use a skill now. One that is not named here is there to be used."""

from __future__ import annotations

from duskbell.bots.fengsheng.skills.actives import WORTH, usual
from duskbell.bots.fengsheng.skills.triggers import WORTH as ANSWERS
from duskbell.bots.fengsheng.skills.worth import USUAL, Worth
from duskbell.bots.fengsheng.wishes import Wishes
from duskbell.games.fengsheng.skill import named


def skill(w: Wishes, said: str) -> float:
    """What it is worth to use an active skill so: "quick_wit", "graft>c3>#2"."""
    id, _, way = said.partition(">")
    worth: Worth = WORTH.get(id) or usual
    return worth(w, *(named(w.table, way) if way else ()))


def answer(w: Wishes, said: str) -> float:
    """What it is worth to answer with a trigger to what has happened: "inch>#2"."""
    worth = ANSWERS.get(said.partition(">")[0])
    return USUAL if worth is None else worth(w)
