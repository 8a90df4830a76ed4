"""Mafia 杀人游戏 by the Princeton rules (rule text 002)."""

from duskbell.games.mafia.game import MAFIA

__all__ = ["MAFIA"]
