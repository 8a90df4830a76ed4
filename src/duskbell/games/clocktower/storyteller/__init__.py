"""The program as Storyteller: what it chooses where the rules leave it free. Always lawful, and by seed."""

from duskbell.games.clocktower.storyteller.policy import decide

__all__ = ["decide"]
