"""The plainest policy, to compare others with: where the rules leave the Storyteller free, each lawful answer alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from duskbell.games.clocktower.storyteller.policy import BY_A_PERSON, is_free
from duskbell.games.clocktower.table import ClocktowerTable
from duskbell.kernel import Ask

if TYPE_CHECKING:
    from random import Random


def choose_uniformly(t: ClocktowerTable, ask: Ask[Any], rng: Random) -> str | None:
    """The answer of one who does not choose; None where silence says what the rules decide."""
    if not is_free(ask):
        return None
    if BY_A_PERSON & {*ask.options}:
        return rng.choice([o for o in ask.options if o not in BY_A_PERSON])
    return ask.sample(rng)
