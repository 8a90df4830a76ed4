"""风声: two factions and those who play alone, intel passed on face down, and settlement that queues."""

from duskbell.games.fengsheng.game import FENGSHENG

__all__ = ["FENGSHENG"]
