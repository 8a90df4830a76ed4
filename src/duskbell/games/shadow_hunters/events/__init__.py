"""The events of Shadow Hunters: every change of its table, and who may know of it."""

from __future__ import annotations

from duskbell.games.shadow_hunters.events.base import ShadowEvent
from duskbell.games.shadow_hunters.events.cards import (
    Answered,
    CharacterShown,
    Discarded,
    Drew,
    Equipped,
    Given,
    Reshuffled,
    Took,
)
from duskbell.games.shadow_hunters.events.course import (
    Chosen,
    ExtraTurn,
    Guarded,
    Laid,
    Moved,
    Nothing,
    Rolled,
    SetAside,
    Spared,
    TurnBegan,
)
from duskbell.games.shadow_hunters.events.people import (
    Aided,
    Attacked,
    Damaged,
    DamageSet,
    Died,
    Healed,
    InRange,
    Unhurt,
    Unveiled,
    Used,
)

__all__ = [
    "Aided",
    "Answered",
    "Attacked",
    "CharacterShown",
    "Chosen",
    "DamageSet",
    "Damaged",
    "Died",
    "Discarded",
    "Drew",
    "Equipped",
    "ExtraTurn",
    "Given",
    "Guarded",
    "Healed",
    "InRange",
    "Laid",
    "Moved",
    "Nothing",
    "Reshuffled",
    "Rolled",
    "SetAside",
    "ShadowEvent",
    "Spared",
    "Took",
    "TurnBegan",
    "Unhurt",
    "Unveiled",
    "Used",
]
