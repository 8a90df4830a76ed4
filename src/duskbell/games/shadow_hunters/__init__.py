"""Shadow Hunters (暗影猎人): rule text 001. Expansions are added with `add`."""

from duskbell.games.shadow_hunters.game import SHADOW_HUNTERS, add, remove
from duskbell.games.shadow_hunters.packs import Pack

__all__ = ["SHADOW_HUNTERS", "Pack", "add", "remove"]
