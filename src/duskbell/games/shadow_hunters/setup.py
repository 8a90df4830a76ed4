"""Setting up (游戏准备): areas in pairs, characters by the table, who begins."""

from __future__ import annotations

from duskbell.games.shadow_hunters.character import Character
from duskbell.games.shadow_hunters.events import Chosen, Laid, SetAside
from duskbell.games.shadow_hunters.packs import full_deck, piles
from duskbell.games.shadow_hunters.table import DECKS, ShadowTable
from duskbell.games.shadow_hunters.where import SIGNS
from duskbell.kernel import roll, shuffle
from duskbell.kernel.dealing import Dealt

LAYOUT = shuffle("shadow_hunters.areas", SIGNS)
ASIDE = "shadow_hunters.aside"


async def setup(t: ShadowTable) -> str:
    """Decks need no shuffling: chance decides card by card what is drawn, which comes to the same."""
    areas = await LAYOUT
    hermit, white, black = [full_deck(name, t.options.expansion) for name in DECKS]
    t.emit(Laid(tuple(areas), hermit, white, black), public=True)
    cards, aside = await choose_characters(len(t.seats), t.options.expansion)
    t.emit(SetAside(tuple([c.id for c in aside])))
    for s, card in zip(t.seats, await shuffle("shadow_hunters.deal", cards), strict=True):
        t.emit(Dealt(s.no, card.id), s)
    first = await roll("shadow_hunters.first", t.seats)
    t.emit(Chosen(first.no), public=True)
    return "turn"


async def choose_characters(players: int, expansion: str) -> tuple[list[Character], list[Character]]:
    """Who is in the game, and who is set aside, by chance from each pile (角色卡分配规定)."""
    cards: list[Character] = []
    out: list[Character] = []
    for pile, count in piles(players, expansion):
        left = list(pile) if count else []
        while len(left) > count:
            out.append(await roll(ASIDE, left))
            left.remove(out[-1])
        cards += left
    return cards, out
