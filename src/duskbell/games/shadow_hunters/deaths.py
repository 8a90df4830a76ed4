"""Death (角色的死亡): all who die at once, what others do then, what their killer takes, and then who has won."""

from __future__ import annotations

from collections.abc import Sequence

from duskbell.games.shadow_hunters.asking import which
from duskbell.games.shadow_hunters.character import Batch
from duskbell.games.shadow_hunters.equipment import gear, throw_away
from duskbell.games.shadow_hunters.events import Died, Took
from duskbell.games.shadow_hunters.table import Player, ShadowTable
from duskbell.games.shadow_hunters.verdict import decided, verdict
from duskbell.kernel import NOBODY


async def bury(t: ShadowTable, fallen: Sequence[Player], by: Player | None, *, attack: bool) -> None:
    """One batch: mark all dead, let the living scream, loot, then look for winners once. Raises `GameOver`."""
    batch = Batch(tuple([s.no for s in fallen]), by.no if by is not None else NOBODY, t.dead)
    for s in fallen:
        killer = by.no if by is not None and by is not s else NOBODY
        t.emit(Died(s.no, killer, s.role.id), public=True)
    for s in t.living:
        s.role.others_died(s, t)
    # by what lay there when they fell (S41)
    takes_all = attack and by is not None and gear(by.equipment).takes_all
    for s in fallen:
        if s.equipment:
            if by is not None and by.alive:
                await loot(t, by, s, batch, takes_all=takes_all)
            throw_away(t, s)
    verdict(t, batch)


async def loot(t: ShadowTable, killer: Player, dead: Player, batch: Batch, *, takes_all: bool) -> None:
    """The killer chooses one card of the dead, or takes all. Where the game is decided already, whichever comes first:
    nobody is asked any more (docs/rulings.md, S12).
    """
    cards = dead.equipment
    if not takes_all and len(cards) > 1:
        cards = (cards[0] if decided(t, batch) else await which(t, killer, "shadow_hunters.loot", cards, (dead.no,)),)
    for card in cards:
        t.emit(Took(killer.no, dead.no, card, "loot"), public=True)
