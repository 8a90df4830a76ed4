"""What the events of Clocktower have in common."""

from __future__ import annotations

from duskbell.kernel import Event, tagger


class ClocktowerEvent(Event, frozen=True, tag=tagger("clocktower")):
    """Base of the game's events."""
