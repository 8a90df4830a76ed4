"""Changes by hand: what a referee corrects at the table itself, and what all games have in common of it."""

from __future__ import annotations

from collections.abc import Mapping

from duskbell.kernel.core_events import Marked, Unmarked
from duskbell.kernel.event import Event, tagger
from duskbell.kernel.table import Table

ROLE, LIFE, MARK, UNMARK, CARD = "role", "life", "mark", "unmark", "card"
"""What games let a referee change of a seat, beside words of their own."""
ALIVE, DEAD = "alive", "dead"
"""To what a life can be changed."""


class ByHand(Event, frozen=True, tag=tagger("core")):
    """A referee changes something by hand: `change` of `seat` (-1: of the whole table) becomes `to`. The moderator
    alone is told; what others learn is for the events that follow to say.
    """

    seat: int
    change: str
    to: str
    reason: str


def mark_objection(t: Table, hand: ByHand, marks: Mapping[str, str]) -> str:
    """Why a mark cannot be put or taken away, as half a sentence; "" when it can. `marks`: those that a hand may lay,
    each with the phase that ends it.
    """
    if hand.to not in marks:
        return f"no mark {hand.to[:40]!r} is laid by hand; right would be {' or '.join(marks)}"
    lies = t.seats[hand.seat].has_mark(hand.to)
    if hand.change == MARK:
        return "such a mark lies there already" if lies else ""
    return "" if lies else "no such mark lies there"


def mark(t: Table, hand: ByHand, marks: Mapping[str, str]) -> None:
    """Put a mark on a seat, or take it away, for all to see."""
    if hand.change == MARK:
        t.emit(Marked(hand.seat, hand.to, until=marks[hand.to]), public=True)
    else:
        t.emit(Unmarked(hand.seat, hand.to), public=True)
