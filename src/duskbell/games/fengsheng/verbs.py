"""What skills and cards do to cards: draw, give, take, place, show. Each tells who sees what."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from duskbell.games.fengsheng.events import (
    Arranged,
    Covered,
    Discarded,
    Diverted,
    HandMoved,
    Held,
    Looked,
    Moved,
    Placed,
    Reshuffled,
    Shown,
    TurnedUp,
    WentOut,
)
from duskbell.games.fengsheng.table import (
    AREA,
    DECK,
    DESK,
    DISCARD,
    HAND,
    WAY,
    FengshengTable,
    Player,
    area,
    hand,
    where,
)
from duskbell.kernel import NOBODY, Seat, roll, shuffle

RESHUFFLE, STEAL = "fengsheng.reshuffle", "fengsheng.steal"


def move(t: FengshengTable, card: Any, source: str, to: str, *also: Seat, up: bool = False) -> None:
    """Let a card go: the one place that says who sees its face. Everybody does where it lies open at either end, or is
    shown (`up`); otherwise those whose hand it was or is, and `also`.
    """
    open_, hands = _seen(source, to)
    if open_ or up or (source == WAY and t.shown):
        t.emit(Moved(card.id, source, to), public=True)
    else:
        t.emit(Moved(card.id, source, to), *[t.seats[n] for n in hands], *also)


@cache
def _seen(source: str, to: str) -> tuple[bool, tuple[int, ...]]:
    """Whether a card that goes from one place to another lies open at either end; whose hand is at either."""
    ends = (where(source), where(to))
    return any(at in (AREA, DISCARD) for _, at in ends), tuple([seat for seat, at in ends if at == HAND])


# -- the deck ----------------------------------------------------------------------------------------------------------


async def top(t: FengshengTable, n: int) -> tuple[Any, ...]:
    """The top cards of the deck, as many as there are. Where it is too small the discards are shuffled under it."""
    if len(t.deck) < n and t.discard:
        mixed = await shuffle(RESHUFFLE, t.discard)
        t.emit(Reshuffled(tuple([c.id for c in mixed]), len(mixed)), public=False)
    return t.deck[:n]


async def draw(t: FengshengTable, *who: Player, n: int = 1) -> None:
    """摸牌: each draws `n`, in this order, as far as there are cards. The dead draw nothing."""
    for s in who:
        if s.alive:
            for card in await top(t, n):
                move(t, card, DECK, hand(s))


def arrange(t: FengshengTable, me: Player, cards: list[Any]) -> None:
    """Who has looked at the top of the deck puts it into this order."""
    t.emit(Arranged(tuple([c.id for c in cards]), len(cards)), me)


# -- looking -----------------------------------------------------------------------------------------------------------


def look(t: FengshengTable, me: Player, place: str, cards: Iterable[Any] | None = None) -> None:
    """One player looks at the cards at a place, or at these of them."""
    seen = t.pile(place) if cards is None else cards
    t.emit(Looked(me.no, place, tuple([c.id for c in seen])), me)


def show(t: FengshengTable, me: Player, place: str, *cards: Any) -> None:
    """展示: everybody sees these cards, which stay where they are."""
    if cards:
        t.emit(Shown(me.no, place, tuple([c.id for c in cards])), public=True)


# -- hands -------------------------------------------------------------------------------------------------------------


def give(t: FengshengTable, source: Player, to: Player, *cards: Any, up: bool = False) -> None:
    """交给: hand cards go from one hand to another, face down unless they have been shown."""
    for card in cards:
        move(t, card, hand(source), hand(to), up=up)
    if cards and source is not to:
        t.emit(HandMoved(source.no, to.no), public=True)


async def random_card(source: Player) -> Any:
    """One of the hand cards by chance."""
    return await roll(STEAL, source.hand)


async def steal(t: FengshengTable, me: Player, source: Player, n: int = 1) -> list[Any]:
    """抽取: as many random hand cards, unseen. Returns them."""
    got: list[Any] = []
    for _ in range(min(n, len(source.hand))):
        card = await random_card(source)
        move(t, card, hand(source), hand(me))
        got.append(card)
    if got:
        t.emit(HandMoved(source.no, me.no), public=True)
    return got


def discard(t: FengshengTable, who: Player, *cards: Any) -> None:
    """弃置: hand cards are laid down, face up."""
    for card in cards:
        move(t, card, hand(who), DISCARD)
    if cards:
        t.emit(Discarded(who.no, len(cards)), public=True)


# -- intel -------------------------------------------------------------------------------------------------------------


def place(t: FengshengTable, card: Any, source: str, to: Player) -> None:
    """置入 by a skill: a card comes to lie in an area. Where it lay there already nothing happens."""
    if source != area(to):
        move(t, card, source, area(to))
        t.emit(Placed((to.no,)), public=True)


def burn(t: FengshengTable, card: Any) -> None:
    """An intel is discarded from the area it lies in."""
    move(t, card, area(owner(t, card)), DISCARD)


def take(t: FengshengTable, card: Any, me: Player) -> None:
    """An intel goes from the area it lies in to a hand."""
    move(t, card, area(owner(t, card)), hand(me))


def owner(t: FengshengTable, card: Any) -> Player:
    """In whose area an intel lies."""
    return next(s for s in t.seats if card in s.area)


def intel(t: FengshengTable, who: Iterable[Player] | None = None) -> list[Any]:
    """The intel of the living, or of these, from whose turn it is."""
    return [c for s in (t.round(t.turn) if who is None else who) if s.alive for c in s.area]


def would_fill(s: Player, card: Any) -> bool:
    """Whether this card would bring one of its own colours to three or more before this player."""
    return any(sum(colour in c.colours for c in s.area) >= 2 for colour in card.colours)


def go_out(t: FengshengTable, me: Player) -> None:
    """判负: that is no death, so nothing happens that belongs to one; all that somebody has is discarded."""
    t.emit(WentOut(me.no, me.expelled), public=True)
    for card in me.hand:
        move(t, card, hand(me), DISCARD)
    for card in me.area:
        move(t, card, area(me), DISCARD)


# -- the travelling intel ----------------------------------------------------------------------------------------------


def divert(t: FengshengTable, to: Player) -> None:
    """The travelling intel goes before somebody else, if it is not there already."""
    if t.front != to.no:
        t.emit(Diverted(to.no), public=True)


def reveal(t: FengshengTable) -> None:
    """The travelling intel is turned face up."""
    t.emit(TurnedUp(t.way[0].id), public=True)


def exchange(t: FengshengTable, card: Any, source: str, to: str, *seers: Seat) -> None:
    """A card takes the place of the travelling intel, face down, and that goes to another place. `seers` see which card
    it is, beside those whose hand it was.
    """
    move(t, t.way[0], WAY, to if to == DISCARD else DESK)
    old = t.desk[-1:] if to != DISCARD else ()
    t.emit(Covered(), public=True)
    move(t, card, source, WAY, *seers)
    for c in old:
        move(t, c, DESK, to)


# -- the turn ----------------------------------------------------------------------------------------------------------


def hold(t: FengshengTable, what: str, seat: int = NOBODY, about: str = "") -> None:
    """Let something hold until the turn is over, for all to see."""
    t.emit(Held(what, seat, about), public=True)
