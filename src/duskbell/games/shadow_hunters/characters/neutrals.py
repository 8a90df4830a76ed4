"""The Neutrals (平民): each wants something of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from duskbell.games.shadow_hunters.attack import answered, strike
from duskbell.games.shadow_hunters.blow import Blow
from duskbell.games.shadow_hunters.character import Batch, Neutral, all_dead
from duskbell.games.shadow_hunters.damage import hurt
from duskbell.games.shadow_hunters.events import Took, Used
from duskbell.games.shadow_hunters.heal import heal
from duskbell.games.shadow_hunters.reveal import show
from duskbell.games.shadow_hunters.table import SHADOW, Player, ShadowTable
from duskbell.kernel import Ask

HEAL = "shadow_hunters.heal"
FEAST, FEAST_COST = "feast", 2


class Allie(Neutral):
    """母爱: once, at any time, recovers everything. Wins with whoever wins, if she lives."""

    hp = 8
    sweet = True

    def wins(self, me: Player, t: ShadowTable, batch: Batch) -> bool:
        return me.alive

    def standing_offers(self, me: Player, t: ShadowTable) -> tuple[Ask[Any], ...]:
        return (Ask(me.no, HEAL, ("heal",)),) if me.damage and not me.used else ()

    def take_offer(self, me: Player, t: ShadowTable, offer: Ask[Any], value: Any) -> None:
        t.emit(Used(me.no, self.id, once=True), public=True)
        heal(t, me, me.damage, self.id)


class Bob(Neutral):
    """盗取: takes equipment instead of dealing two damage or more. Wins with five pieces. Not for seven or eight."""

    hp = 10
    sizes = range(4, 7)
    collects = True
    reason = "shadow_hunters.bob"

    def wins(self, me: Player, t: ShadowTable, batch: Batch) -> bool:
        return me.alive and len(me.equipment) >= 5

    def robs(self, me: Player, t: ShadowTable, blow: Blow, who: Player, amount: int) -> tuple[str, ...]:
        if amount < 2 or who is me or (t.options.robbery == "attack" and not blow.attack):
            return ()
        return who.equipment

    def rob(self, me: Player, t: ShadowTable, who: Player, answer: str) -> None:
        show(t, me)
        t.emit(Used(me.no, self.id, who.no), public=True)
        t.emit(Took(me.no, who.no, answer, self.id), public=True)


class Charles(Neutral):
    """血腥的盛宴: pays two to attack one of those once more. Wins by causing the third death or a later one."""

    hp = 11
    reason = "shadow_hunters.charles"

    def wins(self, me: Player, t: ShadowTable, batch: Batch) -> bool:
        return me.alive and batch.killer == me.no and t.dead >= t.options.feast_deaths

    def after_attack(self, me: Player, t: ShadowTable, targets: Sequence[Player]) -> tuple[str, ...]:
        return tuple([s.token for s in targets if s.alive])

    async def go_on(self, me: Player, t: ShadowTable, answer: Any) -> None:
        show(t, me)
        t.emit(Used(me.no, self.id, answer.no), public=True)
        await hurt(t, Blow(((me, FEAST_COST),), None, FEAST))
        if me.alive:
            await strike(t, me, [answer], FEAST)
            await answered(t, me, [answer])


class Daniel(Neutral):
    """呼啸: reveals when somebody else dies, and never else. Wins by dying first, or by outliving all Shadows."""

    hp = 13
    reveals = False
    reason = "shadow_hunters.daniel"

    def wins(self, me: Player, t: ShadowTable, batch: Batch) -> bool:
        return (me.no in batch.fallen and batch.before == 0) or (me.alive and all_dead(t, SHADOW))

    def others_died(self, me: Player, t: ShadowTable) -> None:
        show(t, me, forced=True)
