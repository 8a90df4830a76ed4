"""What a page shows of a table of Shadow Hunters beside the seats."""

from __future__ import annotations

from typing import Any

from duskbell.games.shadow_hunters.table import DECKS, NOWHERE, ShadowTable
from duskbell.kernel import HIDDEN, NOBODY


def facts(t: ShadowTable) -> dict[str, Any]:
    """Everything is public but the Hermit card in `hand`, which giver and receiver see."""
    return {
        "areas": list(t.areas),
        "at": [t.areas[s.at] if s.at != NOWHERE else None for s in t.seats],
        "damage": [s.damage for s in t.seats],
        "hp": [s.role.hp if s.revealed else None for s in t.seats],
        "equipment": [list(s.equipment) for s in t.seats],
        "revealed": [s.role.id if s.revealed else None for s in t.seats],
        "turn": _seat(t.turn) if t.day else None,
        "dice": _dice(t),
        "decks": {name: len(t.deck(name).left) for name in DECKS},
        "discards": {
            "hermit": len(t.hermit.discards),
            "white": list(t.white.discards),
            "black": list(t.black.discards),
        },
        "shown": t.shown or None,
        "hand": _hand(t),
        "guarded": [s.no for s in t.seats if s.guarded],
        "extra": t.extra,
    }


def _dice(t: ShadowTable) -> dict[str, Any] | None:
    if (dice := t.dice) is None:
        return None
    return {"n": t.throws, "by": dice.seat, "for": dice.what_for, "d4": dice.d4 or None, "d6": dice.d6 or None}


def _hand(t: ShadowTable) -> dict[str, Any] | None:
    if t.hand is None:
        return None
    return {"card": None if t.hand.card is HIDDEN else t.hand.card, "from": t.hand.giver, "to": _seat(t.hand.to)}


def _seat(n: int) -> int | None:
    return None if n == NOBODY else n
