"""Which area the points of the dice point at."""

from __future__ import annotations

SIGNS: dict[str, tuple[int, ...]] = {
    "hermits_cabin": (2, 3),
    "underworld_gate": (4, 5),
    "church": (6,),
    "cemetery": (8,),
    "weird_woods": (9,),
    "erstwhile_altar": (10,),
}
"""The points of each area; seven is for any."""
ANYWHERE = 7
AREA_AT = {points: area for area, signs in SIGNS.items() for points in signs}
"""The same the other way round."""


def pointed_at(areas: tuple[str, ...]) -> tuple[int | None, ...]:
    """For each sum of the dice at which of these places they point; None for seven, and below two."""
    return tuple([areas.index(AREA_AT[points]) if points in AREA_AT else None for points in range(11)])
