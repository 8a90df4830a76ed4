"""Sentences of Mafia by which somebody says what they are, true or not: bots understand them, and so does the recap."""

from __future__ import annotations

FOUND, CLEARED = "mafia.found-killer", "mafia.found-innocent"
"""The claims of an angel, true or not: "I asked about X" and what the answer was."""
FINDINGS = {
    FOUND: True,
    CLEARED: False,
    "mafia.angel-killer": True,
    "mafia.angel-not": False,
    "mafia.rep-killer": True,
    "mafia.rep-not": False,
}
"""Every sentence that tells a finding, and whether of a killer."""
I_AM_ANGEL = "mafia.i-am-angel"
ANGELS = {I_AM_ANGEL, *FINDINGS}
"""Sentences by which somebody says to be an angel."""
CLAIM = "mafia.claim"
"""By which somebody says which card they hold; it is about that card."""
VILLAGERS = {"mafia.i-am-villager", "mafia.villager"}
"""By which somebody says to be none."""
