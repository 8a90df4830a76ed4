"""White cards that are used once (道具卡)."""

from __future__ import annotations

from duskbell.games.shadow_hunters.asking import pick, whom
from duskbell.games.shadow_hunters.card import OneTime
from duskbell.games.shadow_hunters.character import Character
from duskbell.games.shadow_hunters.damage import strike_by_card
from duskbell.games.shadow_hunters.dice import roll_d6
from duskbell.games.shadow_hunters.events import Aided, ExtraTurn, Guarded, Nothing
from duskbell.games.shadow_hunters.heal import heal
from duskbell.games.shadow_hunters.reveal import reveals_for, show
from duskbell.games.shadow_hunters.table import HUNTER, WHITE, Player, ShadowTable

MARKER = 7
"""Where First Aid puts a marker."""


class WhiteCard(OneTime):
    """A white card."""

    deck = WHITE


class HolyWater(WhiteCard):
    """圣水: its drawer recovers two."""

    count = 2

    async def use(self, t: ShadowTable, me: Player) -> None:
        heal(t, me, 2, self.id)


class ConcealedKnowledge(WhiteCard):
    """封印的智慧: one more turn after this."""

    async def use(self, t: ShadowTable, me: Player) -> None:
        t.emit(ExtraTurn(me.no), public=True)


class Mercy(WhiteCard):
    """Certain characters recover everything if they are revealed, or reveal now."""

    def meant(self, who: Character) -> bool:
        """Whether it is for this character."""
        return False

    async def use(self, t: ShadowTable, me: Player) -> None:
        if await reveals_for(t, me, self.meant(me.role), self.id):
            heal(t, me, me.damage, self.id)
        else:
            t.emit(Nothing(me.no, self.id), public=True)


class Chocolate(Mercy):
    """巧克力: who has a sweet tooth."""

    def meant(self, who: Character) -> bool:
        return who.sweet


class Advent(Mercy):
    """现身: Hunters."""

    def meant(self, who: Character) -> bool:
        return who.team == HUNTER


class DisenchantMirror(WhiteCard):
    """照妖镜: monsters must reveal."""

    async def use(self, t: ShadowTable, me: Player) -> None:
        if me.role.monster and not me.revealed:
            show(t, me, forced=True)
        else:
            t.emit(Nothing(me.no, self.id), public=True)


class Blessing(WhiteCard):
    """上帝的祝福: another player recovers a d6."""

    async def use(self, t: ShadowTable, me: Player) -> None:
        who = await whom(t, me, "shadow_hunters.blessing")
        heal(t, who, await roll_d6(t, me, self.id), self.id)


class GuardianAngel(WhiteCard):
    """守护的天使: attacks cannot hurt its drawer until the next turn."""

    async def use(self, t: ShadowTable, me: Player) -> None:
        t.emit(Guarded(me.no), public=True)


class FlareOfJudgement(WhiteCard):
    """闪电的裁决: all others take two."""

    async def use(self, t: ShadowTable, me: Player) -> None:
        await strike_by_card(t, t.others(me), 2, me, self.id)


class FirstAid(WhiteCard):
    """急救箱: somebody's damage becomes seven."""

    async def use(self, t: ShadowTable, me: Player) -> None:
        options = tuple([s.token for s in t.seats if s.alive])
        who: Player = await pick(t, me, "shadow_hunters.first-aid", options, (), me.token)
        healed = who.damage - MARKER
        t.emit(Aided(who.no, MARKER, max(0, healed), max(0, -healed)), public=True)


WHITE_CARDS = (
    HolyWater(), ConcealedKnowledge(), Chocolate(), Advent(), DisenchantMirror(), Blessing(), GuardianAngel(),
    FlareOfJudgement(), FirstAid(),
)  # fmt: skip
