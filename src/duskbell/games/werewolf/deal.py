"""The deal: the board is told to all, then everybody gets one card."""

from __future__ import annotations

from duskbell.games.werewolf.boards import board_of
from duskbell.games.werewolf.events import Elected, Laid, Numbered, SparesLaid
from duskbell.games.werewolf.registry import ROLES, numbered, shared
from duskbell.games.werewolf.table import WerewolfTable
from duskbell.kernel import NOBODY, Dealt, shuffle


async def deal(t: WerewolfTable) -> str:
    """Seats are numbers, always shown (号码规则); cards are dealt by chance."""
    board = board_of(len(t.seats), t.options)
    cards = board.cards
    t.emit(Laid(board.id, cards, tuple(board.order), tuple(board.pack), tuple(board.bursts)), public=True)
    dealt = [ROLES[c] for c in cards]
    for card in dict.fromkeys(dealt):
        for spare in await card.lays_aside(dealt):
            dealt.remove(spare)
            t.emit(SparesLaid((*t.spares, spare.id)))
    for s, card in zip(t.seats, await shuffle("werewolf.deal", dealt), strict=True):
        if card.card:  # who believes to be somebody else is shown that card
            t.emit(Dealt(s.no, card.card), s)
            t.emit(Dealt(s.no, card.id))
        else:
            t.emit(Dealt(s.no, card.id), s)
    for face, alike in shared(board.cast).items():
        lot = await shuffle("werewolf.numbers", [ROLES[card] for card in alike])
        calls = numbered(face, len(alike))
        t.emit(Numbered((*t.numbered, *zip([card.id for card in lot], calls, strict=True))))
    if not t.options.sheriff:
        t.emit(Elected(NOBODY), public=True)
    return "night"
