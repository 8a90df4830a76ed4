"""The Shadows (影子)."""

from __future__ import annotations

from duskbell.games.shadow_hunters.attack import strike
from duskbell.games.shadow_hunters.blow import Blow
from duskbell.games.shadow_hunters.character import Shadow
from duskbell.games.shadow_hunters.events import Used
from duskbell.games.shadow_hunters.heal import heal
from duskbell.games.shadow_hunters.reveal import show
from duskbell.games.shadow_hunters.table import Player, ShadowTable

COUNTER = "counter"
STRIKE_BACK = (COUNTER,)
SUCKED = 2


class Unknown(Shadow):
    """欺诈: may answer a Hermit card as it likes, revealed or not; Prediction only as an option."""

    hp = 11
    sweet = True

    def deceives(self, me: Player, t: ShadowTable, bet: bool) -> bool:
        return bet or t.options.unknown_prediction


class Vampire(Shadow):
    """吸血: recovers two when it has hurt somebody; as an option for each, or by attacks only."""

    hp = 13
    monster = True

    def has_hurt(self, me: Player, t: ShadowTable, blow: Blow) -> None:
        meals = sum([who is not me for who, _ in blow.hits])
        if meals and (blow.attack or t.options.suck_blood == "any"):
            heal(t, me, SUCKED * (meals if t.options.suck_each else 1), self.id)


class Werewolf(Shadow):
    """反击: may attack who has attacked it, hit or miss."""

    hp = 14
    monster = True

    def strikes_back(self, me: Player, t: ShadowTable, attacker: Player) -> tuple[str, ...]:
        return STRIKE_BACK

    async def strike_back(self, me: Player, t: ShadowTable, attacker: Player, answer: str) -> None:
        show(t, me)
        t.emit(Used(me.no, self.id, attacker.no), public=True)
        await strike(t, me, [attacker], COUNTER)
