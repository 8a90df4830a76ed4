"""Sentences of Mafia by which somebody says what they are, true or not: bots understand them, and so does the recap."""

from __future__ import annotations

from collections.abc import Sequence

from duskbell.games.mafia.roles import DIAMONDS, HEARTS

FOUND, CLEARED = "mafia.found-killer", "mafia.found-innocent"
"""The claims of an angel, true or not: "I asked about X" and what the answer was."""
FINDINGS = {
    FOUND: True,
    CLEARED: False,
    "mafia.angel-killer": True,
    "mafia.angel-not": False,
    "mafia.rep-killer": True,
    "mafia.rep-not": False,
    "mafia.ans-more": False,
}
"""Every sentence that tells a finding, and whether of a killer."""
I_AM_ANGEL = "mafia.i-am-angel"
ANGELS = {I_AM_ANGEL, "mafia.ans-am", *FINDINGS}
"""Sentences by which somebody says to be an angel."""
CLAIM = "mafia.claim"
"""By which somebody says which card they hold; it is about that card."""
VILLAGERS = {"mafia.i-am-villager", "mafia.villager", "mafia.ans-no"}
"""By which somebody says to be none."""

LET, SET = "mafia.pack-let", "mafia.pack-set"
"""What killers say to each other at night: whom to point at; and by a bot at whom it will."""


def says_angel(line: str, about: Sequence[int | str]) -> bool:
    """Whether somebody says with this sentence to be an angel."""
    return line in ANGELS or (line == CLAIM and bool(about) and about[0] in (HEARTS.id, DIAMONDS.id))
