"""Werewolf (狼人杀) under cup rules: rule text 004, from 号码规则 to 发言规则 and 犯规判罚.

Cards of one's own are added with `add`.
"""

from duskbell.games.werewolf.game import WEREWOLF
from duskbell.games.werewolf.registry import add, remove
from duskbell.games.werewolf.role import WerewolfRole

__all__ = ["WEREWOLF", "WerewolfRole", "add", "remove"]
