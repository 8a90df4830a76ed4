"""Werewolf (狼人杀) under cup rules: rule text 004, from 号码规则 to 发言规则 and 犯规判罚."""

from duskbell.games.werewolf.game import WEREWOLF

__all__ = ["WEREWOLF"]
