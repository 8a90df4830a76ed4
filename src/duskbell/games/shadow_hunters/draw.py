"""Drawing a card: reshuffling where the deck is empty, then what the card is for."""

from __future__ import annotations

from duskbell.games.shadow_hunters.asking import whom
from duskbell.games.shadow_hunters.card import OneTime
from duskbell.games.shadow_hunters.cards.hermit import HermitCard
from duskbell.games.shadow_hunters.events import Discarded, Drew, Equipped, Given, Reshuffled
from duskbell.games.shadow_hunters.packs import CARDS
from duskbell.games.shadow_hunters.table import DECKS, HERMIT, Player, ShadowTable
from duskbell.games.shadow_hunters.verdict import collected
from duskbell.kernel import CHANCE, Ask

KEYS = {deck: f"shadow_hunters.{deck}" for deck in DECKS}


async def draw(t: ShadowTable, me: Player, deck: str) -> None:
    """Draw from a deck and do what the card says."""
    left = t.deck(deck).left
    if not left:
        t.emit(Reshuffled(deck), public=True)
        left = t.deck(deck).left
    next_card: Ask[str] = Ask(CHANCE, KEYS[deck], left)  # a card of which two are left is twice as likely
    drawn = await next_card
    card = CARDS[drawn]
    if isinstance(card, HermitCard):
        await hand_on(t, me, card)
        return
    t.emit(Drew(me.no, deck, drawn), public=True)
    if isinstance(card, OneTime):
        await card.use(t, me)
        t.emit(Discarded(deck, drawn), public=True)
    else:
        t.emit(Equipped(me.no, drawn), public=True)
        collected(t, me)


async def hand_on(t: ShadowTable, me: Player, card: HermitCard) -> None:
    """Look at a Hermit card and give it to another player, who looks at it, answers, and lays it face down."""
    t.emit(Drew(me.no, HERMIT, card.id), me)
    to = await whom(t, me, "shadow_hunters.hermit-give", (card.id,), public=False)
    t.emit(Given(me.no, to.no, card.id), me, to)
    await card.answer(t, me, to)
    t.emit(Discarded(HERMIT, card.id), me, to)
