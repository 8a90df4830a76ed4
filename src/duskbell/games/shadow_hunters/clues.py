"""What the answers to one seat's Hermit cards told it of others (who knew what, at the end): who deceives may lie."""

from __future__ import annotations

from duskbell.games.shadow_hunters.cards.hermit import HermitCard
from duskbell.games.shadow_hunters.events import Answered, Given
from duskbell.games.shadow_hunters.packs import CARDS, TEAMS, piles
from duskbell.games.shadow_hunters.table import ShadowTable
from duskbell.kernel import HIDDEN
from duskbell.kernel.recap import Clue


def clues(t: ShadowTable, seat: int) -> list[Clue]:
    """All that `seat` could tell of whom it had handed a card, in order; `t` is the table as it knew it. A card that
    shows the character itself tells no more, unless it was refused.
    """
    found: list[Clue] = []
    given: Given | None = None
    for entry in t.log:
        e = entry.event
        if isinstance(e, Given):
            given = e if e.seat == seat and e.card is not HIDDEN else None
        elif isinstance(e, Answered) and given is not None and e.seat == given.to:
            card = CARDS[given.card]
            assert isinstance(card, HermitCard)
            if card.bet or not e.does:
                found.append(Clue((e.seat,), "shadow_hunters.answered", _what(t, card, e.does)))
            given = None
    return found


def _what(t: ShadowTable, card: HermitCard, does: bool) -> dict[str, object]:
    """As whom somebody has answered: of one side, of one of two, or with how many hit points."""
    fits = [c for pile, _ in piles(len(t.seats), t.options.expansion) for c in pile if card.meant(c) == does]
    sides = [team for team in TEAMS if (team in card.teams) == does]
    if not (card.bet and fits):
        return {"form": "refused", "card": card.id}
    if card.teams:
        return {"form": "sides" if len(sides) > 1 else "side", "card": card.id, "one": sides[0], "two": sides[-1]}
    return {"form": "hp", "card": card.id, "least": min(c.hp for c in fits), "most": max(c.hp for c in fits)}
