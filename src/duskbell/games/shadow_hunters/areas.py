"""The six areas (地区牌) and what one may do there."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from duskbell.games.shadow_hunters.asking import pick, which
from duskbell.games.shadow_hunters.damage import strike_by_card
from duskbell.games.shadow_hunters.draw import draw
from duskbell.games.shadow_hunters.equipment import hand_over, owned
from duskbell.games.shadow_hunters.events import Nothing
from duskbell.games.shadow_hunters.heal import heal
from duskbell.games.shadow_hunters.table import BLACK, DECKS, HERMIT, WHITE, Player, ShadowTable


class Area:
    """An area."""

    id: str

    async def act(self, t: ShadowTable, me: Player) -> None:
        """What who stands there does."""


class Pile(Area):
    """A card of one deck is drawn."""

    def __init__(self, id: str, deck: str) -> None:
        self.id = id
        self.deck = deck

    def act(self, t: ShadowTable, me: Player) -> Coroutine[Any, Any, None]:
        return draw(t, me, self.deck)


class UnderworldGate(Area):
    """地狱之门: a card of any deck is drawn."""

    id = "underworld_gate"

    async def act(self, t: ShadowTable, me: Player) -> None:
        deck = await pick(t, me, "shadow_hunters.gate", DECKS)
        await draw(t, me, deck)


class WeirdWoods(Area):
    """不思议森林: another player takes two, or anybody recovers one."""

    id = "weird_woods"

    async def act(self, t: ShadowTable, me: Player) -> None:
        what = await pick(t, me, "shadow_hunters.woods", ("heal", "hurt"))
        everybody = what == "heal" or t.options.woods_self
        options = tuple([s.token for s in t.seats if s.alive]) if everybody else t.tokens(me)
        default = me.token if what == "heal" else t.after(me).token
        who: Player = await pick(t, me, "shadow_hunters.woods-target", options, (what,), default)
        if what == "heal":
            heal(t, who, 1, self.id)
        else:
            await strike_by_card(t, (who,), 2, me, self.id)


class ErstwhileAltar(Area):
    """祭坛: an equipment card of another player is taken."""

    id = "erstwhile_altar"

    async def act(self, t: ShadowTable, me: Player) -> None:
        cards = owned(t, me)
        if not cards:
            t.emit(Nothing(me.no, self.id), public=True)
            return
        card = await which(t, me, "shadow_hunters.altar", cards)
        hand_over(t, card, me, self.id)


AREAS: dict[str, Area] = {
    area.id: area
    for area in (
        Pile("hermits_cabin", HERMIT),
        UnderworldGate(),
        Pile("church", WHITE),
        Pile("cemetery", BLACK),
        WeirdWoods(),
        ErstwhileAltar(),
    )
}
"""The areas, in the order of their points."""
