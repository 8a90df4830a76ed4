"""Events of 风声 as a line that patterns are held against."""

from __future__ import annotations

from typing import Any

from duskbell.testing.audit.fengsheng.occasions import name

PLACES = {"deck": "k", "discard": "x", "gone": "g", "way": "w", "desk": "t"}
LETTERS = {
    "placed": "P;",
    "discarded": "D;",
    "diverted": "V;",
    "turned_up": "U;",
    "covered": "C;",
    "announced": "N;",
    "identity_seen": "I;",
    "identity_taken": "J;",
    "replaced": "Q;",
    "routed": "W;",
    "arranged": "G;",
    "nullified": "0;",
    "claimed": "1;",
    "probed": "B;",
    "characters_offered": "Y;",
    "characters_laid": "Y;",
    "character_taken": "Y;",
}


def shorthand(events: list[Any], me: int) -> str:
    """Events as a line that patterns are held against, seen from a seat."""
    return "".join(_letter(e, me) for e in events)


def _letter(e: Any, me: int) -> str:
    match name(e):
        case "moved":
            return f"{_place(e.source, me)}>{_place(e.to, me)};"
        case "hand_moved":
            return f"H{'mo'[e.source != me]}{'mo'[e.to != me]};"
        case "looked":
            return f"L{_place(e.place, me)};"
        case "shown":
            return f"S{_place(e.place, me)};"
        case "held":
            return f"T{e.what};"
        case "flipped":
            return f"F{'-+'[e.up]};"
        case "reshuffled" | "usurped":
            return ""
    return LETTERS.get(name(e), "?;")


def _place(place: str, me: int) -> str:
    if place in PLACES:
        return PLACES[place]
    letters = "mo" if place.startswith("hand") else "MO"
    return letters[int(place[4:]) != me]
