"""The cards of the text: three decks of sixteen."""

from __future__ import annotations

from duskbell.games.shadow_hunters.card import Card
from duskbell.games.shadow_hunters.cards.black import BLACK_CARDS
from duskbell.games.shadow_hunters.cards.hermit import HERMIT_CARDS
from duskbell.games.shadow_hunters.cards.white import WHITE_CARDS
from duskbell.games.shadow_hunters.equipment import EQUIPMENT_CARDS

BASE_CARDS: tuple[Card, ...] = (*HERMIT_CARDS, *WHITE_CARDS, *BLACK_CARDS, *EQUIPMENT_CARDS)

__all__ = ["BASE_CARDS"]
