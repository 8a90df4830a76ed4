"""Identities (身份): two factions, and seven missions of the 神秘人, each of whom plays alone."""

from __future__ import annotations

from duskbell.games.fengsheng.card import BLUE, MYSTERY, RED
from duskbell.games.fengsheng.table import FengshengTable, Player
from duskbell.kernel import Role, registry


class Identity(Role):
    """What a seat plays for. Stages of winning ask; each answers for itself."""

    def collects(self, me: Player) -> bool:
        """Whether what lies before its owner is enough to declare victory."""
        return False

    def by_others(self, t: FengshengTable, me: Player, full: list[Player]) -> bool:
        """Whether it declares because these have three of a colour and do not declare."""
        return False

    def by_death(self, t: FengshengTable, me: Player, fallen: list[Player]) -> bool:
        """Whether it declares because these have died, with their intel as it lies."""
        return False

    def by_end(self, t: FengshengTable, me: Player) -> bool:
        """Whether it declares at the end of its own turn, after everything."""
        return False

    def usurps(self, t: FengshengTable, me: Player) -> bool:
        """Whether it wins instead of those who have declared."""
        return False


class Lurker(Identity):
    """潜伏战线: red. Three red intel."""

    team = RED

    def collects(self, me: Player) -> bool:
        return me.red >= 3


class Agent(Identity):
    """特工机关: blue. Three blue intel."""

    team = BLUE

    def collects(self, me: Player) -> bool:
        return me.blue >= 3


class Mission(Identity):
    """神秘人任务: one plays alone."""

    team = MYSTERY


class Killer(Mission):
    """镇压者: in the own turn somebody dies who has at least two true intel. Of the dead, as for 诱变者 (F7)."""

    def by_death(self, t: FengshengTable, me: Player, fallen: list[Player]) -> bool:
        return t.active is me and (me.alive or me.no in t.fallen) and any(s.true >= 2 for s in fallen)


class Usurper(Mission):
    """篡夺者: in the own turn somebody declares."""

    def usurps(self, t: FengshengTable, me: Player) -> bool:
        return t.active is me


class Collector(Mission):
    """双面间谍: three red or three blue intel."""

    def collects(self, me: Player) -> bool:
        return me.red >= 3 or me.blue >= 3


class Mutator(Mission):
    """诱变者: somebody has three red or three blue and does not declare. The dead do not count, but for those who have
    fallen in the deaths that are being settled (docs/rulings.md, F7).
    """

    def by_others(self, t: FengshengTable, me: Player, full: list[Player]) -> bool:
        return bool(full) and (me.alive or me.no in t.fallen)


class Pioneer(Mission):
    """先行者: dies with at least one true intel."""

    def by_death(self, t: FengshengTable, me: Player, fallen: list[Player]) -> bool:
        return me in fallen and me.true >= 1


class Disturber(Mission):
    """搅局者: at the end of the own turn all others alive have at least two true intel."""

    def by_end(self, t: FengshengTable, me: Player) -> bool:
        return all(s.true >= 2 for s in t.seats if s.alive and s is not me)


class Sweeper(Mission):
    """清道夫: somebody dies who has at most one red and at most one blue intel. Of the dead, as for 诱变者 (F7)."""

    def by_death(self, t: FengshengTable, me: Player, fallen: list[Player]) -> bool:
        return (me.alive or me.no in t.fallen) and any(s.red <= 1 and s.blue <= 1 for s in fallen)


LURKER, AGENT = Lurker(), Agent()
FEW = (Killer(), Usurper(), Collector(), Pioneer())
"""The missions that fit small tables."""
MISSIONS = (*FEW, Mutator(), Disturber(), Sweeper())
IDENTITIES = registry(LURKER, AGENT, *MISSIONS)
