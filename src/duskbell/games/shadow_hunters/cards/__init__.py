"""All cards by id, and what the three decks hold."""

from __future__ import annotations

from duskbell.games.shadow_hunters.card import Card
from duskbell.games.shadow_hunters.cards.black import BLACK_CARDS
from duskbell.games.shadow_hunters.cards.hermit import HERMIT_CARDS
from duskbell.games.shadow_hunters.cards.white import WHITE_CARDS
from duskbell.games.shadow_hunters.equipment import EQUIPMENT
from duskbell.games.shadow_hunters.table import BLACK, DECKS, HERMIT, WHITE

CARDS: dict[str, Card] = {card.id: card for card in (*HERMIT_CARDS, *WHITE_CARDS, *BLACK_CARDS, *EQUIPMENT.values())}
DECK: dict[str, tuple[str, ...]] = {
    deck: tuple(sorted([c.id for c in CARDS.values() if c.deck == deck for _ in range(c.count)])) for deck in DECKS
}
"""The sixteen cards of each deck, alike side by side."""

__all__ = ["BLACK", "CARDS", "DECK", "HERMIT", "WHITE"]
