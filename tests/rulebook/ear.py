"""Whoever listens at a table of Shadow Hunters, and is alarmed by a character or a Hermit card that it may not know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from duskbell.games.shadow_hunters.packs import ROLES, full_deck

SECRET_CARDS = frozenset(full_deck("hermit"))
OPEN = {"shadow_hunters.unveiled", "shadow_hunters.died"}
"""Events that turn a character face up for all."""


class Ear:
    """What one viewer has lawfully learned: `me` is its seat, None for who only watches."""

    def __init__(self, me: int | None, own: str = "") -> None:
        self.me = me
        self.known = {own}
        self.cards: set[str] = set()

    def hear(self, event: Mapping[str, Any]) -> None:
        """An event as it is told to this viewer. Fails when it holds what the viewer may not know."""
        kind = event["type"]
        if kind == "shadow_hunters.laid":
            return  # says which cards there are, as every rulebook does
        concerned = self.me is not None and self.me in (event.get("seat"), event.get("to"))
        if kind in OPEN or (concerned and kind == "shadow_hunters.character-shown"):
            self.known.add(event["role"])
        elif concerned and kind in ("shadow_hunters.drew", "shadow_hunters.given"):
            self.cards.add(event["card"])
        self.check(event)

    def check(self, data: Any) -> None:
        """Anything else that reaches this viewer: its view, its question."""
        for where, text in leaves(data):
            assert text not in ROLES or text in self.known, f"{self.me} learns of {text} at {where}"
            assert text not in SECRET_CARDS or text in self.cards, f"{self.me} learns of {text} at {where}"


def leaves(data: Any, where: str = "") -> Iterator[tuple[str, str]]:
    """Every text in nested data, and where it stands."""
    if isinstance(data, str):
        yield where, data
    elif isinstance(data, Mapping):
        for key, value in data.items():
            yield from leaves(value, f"{where}.{key}")
    elif isinstance(data, list | tuple):
        for n, value in enumerate(data):
            yield from leaves(value, f"{where}[{n}]")
