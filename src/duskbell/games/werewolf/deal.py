"""The deal: the board is told to all, then everybody gets one card."""

from __future__ import annotations

from duskbell.games.werewolf.boards import board_of
from duskbell.games.werewolf.events import Dealt, Elected, Laid
from duskbell.games.werewolf.roles import ROLES
from duskbell.games.werewolf.table import NOBODY, WerewolfTable
from duskbell.kernel import shuffle


async def deal(t: WerewolfTable) -> str:
    """Seats are numbers, always shown (号码规则); cards are dealt by chance."""
    board = board_of(len(t.seats), t.options)
    cards = board.cards
    t.emit(Laid(board.id, cards, tuple(board.order)), public=True)
    for s, card in zip(t.seats, await shuffle("werewolf.deal", [ROLES[c] for c in cards]), strict=True):
        if card.card:  # who believes to be somebody else is shown that card
            t.emit(Dealt(s.no, card.card), s)
            t.emit(Dealt(s.no, card.id))
        else:
            t.emit(Dealt(s.no, card.id), s)
    if not t.options.sheriff:
        t.emit(Elected(NOBODY), public=True)
    return "night"
