"""Sentences of Werewolf that name the speaker's own card, true or not: bots understand them, and so does the recap."""

from __future__ import annotations

from duskbell.kernel.core_events import Said

CLAIM = "werewolf.claim"
"""What is said of the own card."""
CLAIMS_CARD = {
    "werewolf.claim-good": "seer",
    "werewolf.claim-wolf": "seer",
    "werewolf.counter-seer": "seer",
    "werewolf.claim-villager": "villager",
    "werewolf.claim-plain": "villager",
    "werewolf.claim-witch-save": "witch",
    "werewolf.claim-witch-poison": "witch",
    "werewolf.claim-guard": "guard",
    "werewolf.claim-hunter": "hunter",
}
"""Sentences that name the own card by themselves."""
FOUND_WOLF = ("werewolf.claim-wolf", "werewolf.report-wolf", "werewolf.night-wolf")
"""Sentences that tell of whom they name that a check has found a wolf."""
NAMES_CARD = (CLAIM, "werewolf.counter-god", "werewolf.last-card")
"""Sentences that name it first."""

LET, SET = "werewolf.pack-let", "werewolf.pack-set"
"""What the pack says to each other at night: whom to hunt; and by a bot whom it will."""


def card_claimed(said: Said) -> str:
    """Which card a sentence says its speaker holds; "" for any other sentence."""
    if said.line in CLAIMS_CARD:
        return CLAIMS_CARD[said.line]
    return str(said.about[0]) if said.line in NAMES_CARD and said.about else ""
