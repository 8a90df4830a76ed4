"""Blood on the Clocktower 染·钟楼谜团 (rule text 000)."""

from duskbell.games.clocktower.game import CLOCKTOWER

__all__ = ["CLOCKTOWER"]
