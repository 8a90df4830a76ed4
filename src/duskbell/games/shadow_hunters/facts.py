"""What a page shows of a table of Shadow Hunters beside the seats."""

from __future__ import annotations

from typing import Any

from duskbell.games.shadow_hunters.characters import character
from duskbell.games.shadow_hunters.table import NOWHERE, ShadowTable
from duskbell.kernel import HIDDEN, NOBODY


def facts(t: ShadowTable) -> dict[str, Any]:
    """Everything is public but the Hermit card in `hand`, which giver and receiver see."""
    return {
        "areas": list(t.areas),
        "at": [t.areas[s.at] if s.at != NOWHERE else None for s in t.seats],
        "damage": [s.damage for s in t.seats],
        "hp": [character(s).hp if s.revealed else None for s in t.seats],
        "equipment": [list(s.equipment) for s in t.seats],
        "revealed": [character(s).id if s.revealed else None for s in t.seats],
        "turn": _seat(t.turn) if t.day else None,
        "dice": _dice(t),
        "decks": {"hermit": t.hermit, "white": len(t.white), "black": len(t.black)},
        "discards": {
            "hermit": len(t.hermit_discard),
            "white": list(t.white_discard),
            "black": list(t.black_discard),
        },
        "shown": t.shown or None,
        "hand": _hand(t),
        "guarded": [s.no for s in t.seats if s.guarded],
        "extra": t.extra,
    }


def _dice(t: ShadowTable) -> dict[str, Any] | None:
    if not t.dice:
        return None
    seat, cause, four, six, number = t.dice
    return {"n": number, "by": seat, "for": cause, "d4": four or None, "d6": six or None}


def _hand(t: ShadowTable) -> dict[str, Any] | None:
    if not t.hand:
        return None
    card, giver, to = t.hand
    return {"card": None if card is HIDDEN else card, "from": giver, "to": _seat(to)}


def _seat(n: int) -> int | None:
    return None if n == NOBODY else n
