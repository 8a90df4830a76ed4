"""What the events of Werewolf have in common."""

from __future__ import annotations

from duskbell.kernel import Event, tagger


class WerewolfEvent(Event, frozen=True, tag=tagger("werewolf")):
    """Base of the game's events."""
