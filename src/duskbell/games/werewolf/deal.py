"""The deal: the board is told to all, then everybody gets one card."""

from __future__ import annotations

from duskbell.games.werewolf.boards import board_of
from duskbell.games.werewolf.events import Elected, Laid, SparesLaid
from duskbell.games.werewolf.role import GOD, WerewolfRole
from duskbell.games.werewolf.roles import ROLES
from duskbell.games.werewolf.table import GOOD, WOLVES, WerewolfTable
from duskbell.kernel import NOBODY, roll, shuffle
from duskbell.kernel.dealing import Dealt


async def deal(t: WerewolfTable) -> str:
    """Seats are numbers, always shown (号码规则); cards are dealt by chance."""
    board = board_of(len(t.seats), t.options)
    cards = board.cards
    t.emit(Laid(board.id, cards, tuple(board.order), tuple(board.pack), tuple(board.bursts)), public=True)
    dealt = [ROLES[c] for c in cards]
    for spare in await set_aside(dealt):
        dealt.remove(spare)
        t.emit(SparesLaid((*t.spares, spare.id)))
    for s, card in zip(t.seats, await shuffle("werewolf.deal", dealt), strict=True):
        if card.card:  # who believes to be somebody else is shown that card
            t.emit(Dealt(s.no, card.card), s)
            t.emit(Dealt(s.no, card.id))
        else:
            t.emit(Dealt(s.no, card.id), s)
    if not t.options.sheriff:
        t.emit(Elected(NOBODY), public=True)
    return "night"


async def set_aside(cards: list[WerewolfRole]) -> list[WerewolfRole]:
    """Spare cards, by lot: two for a thief, at most one of them a wolf; a wolf, a god and a villager for a treasure
    master.
    """
    ids = [c.id for c in cards]
    if "thief" in ids:
        others = [c for c in cards if c.id != "thief"]
        first = await roll("werewolf.spare", others)
        others.remove(first)
        if first.team == WOLVES:
            others = [c for c in others if c.team != WOLVES]
        return [first, await roll("werewolf.spare", others)]
    if "treasure_master" in ids:
        gods = [c for c in cards if c.kind == GOD and c.team == GOOD]
        return [ROLES["wolf"], await roll("werewolf.spare", gods), ROLES["villager"]]
    return []
