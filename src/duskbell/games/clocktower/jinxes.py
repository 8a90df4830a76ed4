"""Jinxes: what holds between two characters beside their own texts, as a table. A script has those of its characters.

A new one is a line here, with words under `clocktower-jinx-ONE-OTHER`. What it does is one of few words, for which the
first character's class asks (`ClocktowerTable.jinxed`) without naming the other.
"""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple

UNMOVED = "unmoved"
"""The first does not answer when the second's own ability ends its holder."""
FORESEEN = "foreseen"
"""The second counts the first among those who act tonight, though it acts later."""
MISTAKES = "mistakes"
"""The first may count what the second, who only takes itself for something, did not do as it should."""
MISAIMS = "misaims"
"""The first may count that the second attacks others than the Demon does."""
PASSES = "passes"
"""The first may register to the second as the one that it looks for."""
OUTLIVES = "outlives"
"""The first keeps an ability that the second lends it when the second dies."""
STAYS_EVIL = "stays-evil"
"""Who is evil and is made the second by the first does not turn good by that ability."""


class Jinx(NamedTuple):
    """Between `one` and `other`, by their ids, `what` holds."""

    one: str
    other: str
    what: str


JINXES: tuple[Jinx, ...] = (
    Jinx("scarletwoman", "fanggu", UNMOVED),
    Jinx("mathematician", "chambermaid", FORESEEN),
    Jinx("mathematician", "drunk", MISTAKES),
    Jinx("mathematician", "lunatic", MISAIMS),
    Jinx("recluse", "sage", PASSES),
    Jinx("mastermind", "vigormortis", OUTLIVES),
    Jinx("pithag", "goon", STAYS_EVIL),
)
"""All between two characters of ours."""


def jinxes(script: Container[str]) -> tuple[Jinx, ...]:
    """Those of a script, which are open to all."""
    return tuple([j for j in JINXES if j.one in script and j.other in script])
