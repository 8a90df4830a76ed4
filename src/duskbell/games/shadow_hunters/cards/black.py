"""Black cards that are used once (道具卡)."""

from __future__ import annotations

from duskbell.games.shadow_hunters.asking import which, whom
from duskbell.games.shadow_hunters.blow import Blow
from duskbell.games.shadow_hunters.card import OneTime
from duskbell.games.shadow_hunters.character import Character
from duskbell.games.shadow_hunters.damage import hurt, strike_by_card
from duskbell.games.shadow_hunters.dice import roll_both, roll_d6
from duskbell.games.shadow_hunters.equipment import hand_over, owned
from duskbell.games.shadow_hunters.events import Nothing
from duskbell.games.shadow_hunters.heal import heal
from duskbell.games.shadow_hunters.reveal import reveals_for
from duskbell.games.shadow_hunters.table import BLACK, SHADOW, Player, ShadowTable


class BlackCard(OneTime):
    """A black card."""

    deck = BLACK


class BloodthirstySpider(BlackCard):
    """噬血蜘蛛: somebody takes two, and its drawer at the same time."""

    async def use(self, t: ShadowTable, me: Player) -> None:
        who = await whom(t, me, "shadow_hunters.spider")
        await strike_by_card(t, (who, me), 2, me, self.id)


class VampireBat(BlackCard):
    """吸血蝙蝠: somebody takes two; its drawer recovers one."""

    count = 3

    async def use(self, t: ShadowTable, me: Player) -> None:
        who = await whom(t, me, "shadow_hunters.bat")
        await strike_by_card(t, (who,), 2, me, self.id)
        heal(t, me, 1, self.id)


class Dynamite(BlackCard):
    """炸药: all who stand where the dice point take three."""

    async def use(self, t: ShadowTable, me: Player) -> None:
        place = t.pointed_at[await roll_both(t, me, self.id)]
        struck = [s for s in t.seats if s.alive and s.at == place] if place is not None else []
        if struck:
            await strike_by_card(t, struck, 3, me, self.id)
        else:
            t.emit(Nothing(me.no, self.id), public=True)


class MoodyGoblin(BlackCard):
    """玛迪歌布琳: its drawer steals a piece of equipment."""

    count = 2

    async def use(self, t: ShadowTable, me: Player) -> None:
        cards = owned(t, me)
        if not cards:
            t.emit(Nothing(me.no, self.id), public=True)
            return
        card = await which(t, me, "shadow_hunters.goblin", cards)
        hand_over(t, card, me, self.id)


class SpiritualDoll(BlackCard):
    """恐怖娃娃: a d6 decides whether somebody or its drawer takes three."""

    async def use(self, t: ShadowTable, me: Player) -> None:
        who = await whom(t, me, "shadow_hunters.doll")
        struck = who if await roll_d6(t, me, self.id) <= 4 else me
        await hurt(t, Blow(((struck, 3),), me, self.id))


class DiabolicRitual(BlackCard):
    """亡灵祭奠: a Shadow that reveals now recovers everything."""

    def meant(self, who: Character) -> bool:
        """Whether it is for this character."""
        return who.team == SHADOW

    async def use(self, t: ShadowTable, me: Player) -> None:
        if not me.revealed and await reveals_for(t, me, self.meant(me.role), self.id):
            heal(t, me, me.damage, self.id)
        else:
            t.emit(Nothing(me.no, self.id), public=True)


class BananaPeel(BlackCard):
    """香蕉皮: its drawer gives a piece of equipment away; who has none takes one."""

    async def use(self, t: ShadowTable, me: Player) -> None:
        if not me.equipment:
            await hurt(t, Blow(((me, 1),), None, self.id))
            return
        card = await which(t, me, "shadow_hunters.banana-card", me.equipment)
        to = await whom(t, me, "shadow_hunters.banana-to", (card,))
        hand_over(t, card, to, self.id)


BLACK_CARDS = (
    BloodthirstySpider(), VampireBat(), Dynamite(), MoodyGoblin(), SpiritualDoll(), DiabolicRitual(), BananaPeel(),
)  # fmt: skip
