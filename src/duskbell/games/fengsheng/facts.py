"""What a page shows of a table of 风声 beside the seats."""

from __future__ import annotations

from typing import Any

from duskbell.games.fengsheng.table import FengshengTable, Pile
from duskbell.games.fengsheng.verdict import turns_of_quiet
from duskbell.kernel import HIDDEN, NOBODY


def facts(t: FengshengTable) -> dict[str, Any]:
    """Where cards lie, as the viewer knows them: None for a card whose face it does not know."""
    return {
        "turn": _seat(t.turn),
        "deck": len(t.deck),
        "discard": ids(t.discard),
        "hands": [ids(s.hand) for s in t.seats],
        "areas": [ids(s.area) for s in t.seats],
        "intel": {
            "card": ids(t.way),
            "front": _seat(t.front),
            "sender": _seat(t.sender),
            "arrow": t.arrow or None,
            "lock": _seat(t.lock),
            "shown": t.shown,
        }
        if t.way
        else None,
        "desk": ids(t.desk),
        "characters": [_id(s.character) for s in t.seats],
        "beside": [_id(s.beside) for s in t.seats],
        "up": [s.up for s in t.seats],
        "out": [s.no for s in t.seats if s.out],
        "void": [s.no for s in t.seats if s.void],
        "barred": [s.no for s in t.seats if s.barred],
        "lasting": [{"what": h.what, "seat": _seat(h.seat), "about": h.about} for h in t.lasting],
        "dying": list(t.dying),
        "doomed": [s.no for s in t.seats if s.doomed],
        "missions": list(t.missions),
        **_left(t),
    }


SOON = 2
"""So many rounds before a game is broken off, all are told."""


def _left(t: FengshengTable) -> dict[str, int]:
    """How many turns more there are, beside this one, if nobody dies: where they are few enough to be counted,
    and somebody has begun.
    """
    if t.turn < 0:
        return {}
    left = turns_of_quiet(t) - t.quiet
    return {"left": left} if left <= SOON * len(t.seats) else {}


def ids(pile: Pile) -> list[int | None]:
    """The numbers of cards."""
    return [None if c is HIDDEN else c.id for c in pile]


def _id(character: Any) -> str | None:
    return None if character is None or character is HIDDEN else str(character.id)


def _seat(n: int) -> int | None:
    return None if n == NOBODY else n
