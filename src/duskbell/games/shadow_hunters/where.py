"""Which area the points of the dice point at."""

from __future__ import annotations

from functools import lru_cache

from duskbell.games.shadow_hunters.table import ShadowTable

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


def pointed_at(t: ShadowTable, points: int) -> int | None:
    """The place on the board at which the dice point; None for seven."""
    return _places(t.areas)[points]


@lru_cache(1024)
def _places(areas: tuple[str, ...]) -> dict[int, int | None]:
    return {n: place for place, area in enumerate(areas) for n in SIGNS[area]} | {ANYWHERE: None}
