"""What one seat was told of others by abilities: no card, no side, and perhaps not so (who knew what, at the end)."""

from __future__ import annotations

import re

from duskbell.games.clocktower.events import Executed, Shown, Told, Visited
from duskbell.games.clocktower.table import ClocktowerTable
from duskbell.kernel.event import NOBODY
from duskbell.kernel.recap import Clue

UNDERTAKER = "undertaker"
"""Is told of whoever was executed, whom what it is told does not name."""
ASKED = ("yes", "no")


def clues(t: ClocktowerTable, seat: int) -> list[Clue]:
    """All that `seat` heard of others, in order; `t` is the table as it knew it. What is about nobody in particular,
    such as a Chef's number, is none.
    """
    found: list[Clue] = []
    executed, asked = NOBODY, ""
    for entry in t.log:
        e = entry.event
        if isinstance(e, Executed):
            executed = e.seat
        elif isinstance(e, Visited) and e.seat == seat:
            asked = e.said
        elif isinstance(e, Told | Shown) and e.seat == seat:
            claims, form = e.claims, e.form
            if form in ASKED and not e.chosen and ">" in asked:
                claims, form = (asked,), f"asked-{form}"
            of = e.about or e.chosen or _named(claims)
            if e.role == UNDERTAKER and executed != NOBODY:
                of = (executed,)
            of = tuple([n for n in dict.fromkeys(of) if n != seat])
            if of and form != "unknown":
                found.append(Clue(of, "clocktower.told", _what(e, form, claims, of)))
    return found


def _named(claims: tuple[str, ...]) -> tuple[int, ...]:
    return tuple([int(n) for said in claims for n in re.findall(r"#(\d+)", said)])


def _what(e: Told | Shown, form: str, claims: tuple[str, ...], of: tuple[int, ...]) -> dict[str, object]:
    words: dict[str, object] = {"role": e.role, "form": form, "of": list(of), "shown": e.shown, "other": e.other}
    return words | {"number": e.number, "claims": list(claims)}
