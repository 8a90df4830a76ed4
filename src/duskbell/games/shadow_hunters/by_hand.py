"""What a referee may change by hand: a damage marker, before whom an equipment card lies, a mark."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from duskbell.games.shadow_hunters.attack import ON_WHOM
from duskbell.games.shadow_hunters.equipment import hand_over, owned, owner
from duskbell.games.shadow_hunters.events import DamageSet
from duskbell.games.shadow_hunters.table import ShadowTable
from duskbell.kernel import Ask
from duskbell.kernel.by_hand import CARD, MARK, UNMARK, ByHand, mark, mark_objection
from duskbell.kernel.talk import MUTED

DAMAGE = "damage"
HANDS = (DAMAGE, CARD, MARK, UNMARK)
MARKS = {MUTED: "turn"}


def choices(t: ShadowTable, change: str, seat: int) -> Iterable[str]:
    """To what it might be changed."""
    who = t.seats[seat]
    if change == CARD:
        return owned(t, who)
    if change == DAMAGE:
        return [str(n) for n in range(who.role.hp) if n != who.damage] if t.phase != "setup" else ()
    return MARKS


def hand_objection(t: ShadowTable, hand: ByHand, asks: Sequence[Ask[Any]]) -> str:
    """Why something cannot be changed so, as half a sentence; "" when it can. Nobody dies by hand: what a death sets
    going is the game's; and a blow falls whole (docs/rulings.md, S31).
    """
    who = t.seats[hand.seat]
    if hand.change in (MARK, UNMARK):
        return mark_objection(t, hand, MARKS)
    if t.phase == "setup":
        return "the characters are not dealt yet"
    if not who.alive:
        return "the dead are out of the game"
    if any(ask.alone for ask in asks):
        return "a blow is falling, and falls whole; it can be done when the question that is open is answered"
    if hand.change == DAMAGE:
        most = who.role.hp - 1
        right = [str(n) for n in range(most + 1)]
        return "" if hand.to in right else f"the marker of this character stays on 0 to {most}, not {hand.to[:40]!r}"
    if hand.to not in owned(t, who):
        return f"no other player has the card {hand.to[:40]!r} before them"
    return _needed(t, hand, asks)


def _needed(t: ShadowTable, hand: ByHand, asks: Sequence[Ask[Any]]) -> str:
    """Whether a question that is open speaks of the card, or has the answers that equipment gives its player."""
    for ask in asks:
        if hand.to in ask.options or hand.to in ask.about:
            return "a question about this card is open; it can be moved when that is answered"
        if ask.key == ON_WHOM and ask.to in (hand.seat, owner(t, hand.to).no):
            return "its player is choosing whom to attack; it can be moved when that is answered"
    return ""


def change(t: ShadowTable, hand: ByHand) -> bool:
    """All see it; the question that is open stays."""
    if hand.change in (MARK, UNMARK):
        mark(t, hand, MARKS)
    elif hand.change == DAMAGE:
        t.emit(DamageSet(hand.seat, int(hand.to)), public=True)
    else:
        hand_over(t, hand.to, t.seats[hand.seat], "referee")
    return False
