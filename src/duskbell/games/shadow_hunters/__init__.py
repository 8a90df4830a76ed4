"""Shadow Hunters (暗影猎人): rule text 001."""

from duskbell.games.shadow_hunters.game import SHADOW_HUNTERS

__all__ = ["SHADOW_HUNTERS"]
