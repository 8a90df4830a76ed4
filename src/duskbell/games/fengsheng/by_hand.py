"""What a referee may change by hand, and whom a referee may expel."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from duskbell.games.fengsheng.events import (
    ChangeLapsed,
    ChangesDue,
    ChangeWaits,
    CharacterReplaced,
    Expelled,
    IdentityGiven,
    RefereeChanged,
)
from duskbell.games.fengsheng.table import DISCARD, FengshengTable, Player, area, hand
from duskbell.games.fengsheng.verbs import go_out, move
from duskbell.kernel import NOBODY, Ask, Penalised
from duskbell.kernel.by_hand import CARD, MARK, UNMARK, ByHand, mark, mark_objection
from duskbell.kernel.core_events import Marked
from duskbell.kernel.talk import MUTED

IDENTITY, CHARACTER, INTEL, DISCARDED = "identity", "character", "intel", "discard"
HANDS = (IDENTITY, CHARACTER, CARD, INTEL, DISCARDED, MARK, UNMARK)
MARKS = {MUTED: "draw"}
IDLE = ("fengsheng.main", "fengsheng.send", "fengsheng.accept", "fengsheng.fight")
"""The questions at which nothing is half settled, so that the phase can begin again."""
PENALTIES = ("warn", "mute", "expel")


def choices(t: FengshengTable, change: str, seat: int) -> Iterable[str]:
    """To what it might be changed: with whom identities are exchanged, a character of the box, a card, a mark."""
    who = t.seats[seat]
    if change == IDENTITY:
        return [s.token for s in t.seats if s is not who and s.role is not who.role]
    if change == CHARACTER:
        return [c.id for c in t.people]
    if change in (MARK, UNMARK):
        return MARKS
    if change == DISCARDED:
        return [c.token for c in (*who.hand, *who.area)]
    there = hand(who) if change == CARD else area(who)
    return [c.token for place in _places(t) if place != there for c in t.pile(place)]


def hand_objection(t: FengshengTable, change: ByHand) -> str:
    """Why something cannot be changed so, as half a sentence; "" when it can. Nobody lives or dies by hand: what a
    death sets going is the game's (docs/rulings.md, F67).
    """
    who = t.seats[change.seat]
    if change.change in (MARK, UNMARK):
        return mark_objection(t, change, MARKS)
    if t.turn == NOBODY:
        return "the first turn has not begun"
    if change.change == CHARACTER and who.beside is not None:
        return "who plays a pair of characters keeps it"
    if not who.alive and change.change != IDENTITY:
        return "the dead have nothing that could be changed"
    if change.change == IDENTITY and who.role is None:
        return "this player has no identity any more"
    return "" if change.to in choices(t, change.change, change.seat) else f"{change.to[:40]!r} does not fit there"


def by_hand(t: FengshengTable, change: ByHand, asks: Sequence[Ask[Any]]) -> bool:
    """At an idle point it is done at once, and the phase begins again. While something is being settled it waits for
    the next node, as everything does (docs/rulings.md, F67).
    """
    if change.change in (MARK, UNMARK):
        mark(t, change, MARKS)
        return False
    if t.deeds or t.desk or not all(ask.key in IDLE for ask in asks):
        t.emit(ChangeWaits(change.seat, change.change, change.to))
        return False
    do(t, change)
    return True


def due(t: FengshengTable) -> None:
    """What a referee has ruled is done at a node, before anything else: who is expelled is out, and what waits is
    changed; what does not fit any more lapses.
    """
    waiting = t.waits
    t.emit(ChangesDue(), public=True)
    for s in t.seats:
        if s.expelled and s.alive:
            go_out(t, s)
    for seat, what, to in waiting:
        change = ByHand(seat, what, to, "")
        if hand_objection(t, change):
            t.emit(ChangeLapsed(seat, what))
        else:
            do(t, change)


def do(t: FengshengTable, change: ByHand) -> None:
    """All see that it is done, and who may see what came of it. No skill answers to it; what the cards then mean (three
    of a colour, dying) is looked at as the node goes on.
    """
    who = t.seats[change.seat]
    t.emit(RefereeChanged(who.no, change.change), public=True)
    if change.change == IDENTITY:
        _exchange(t, who, t.by_token[change.to])
    elif change.change == CHARACTER:
        masked = t.by_token[change.to].masked
        t.emit(CharacterReplaced(who.no, change.to, not masked), who, public=not masked)
    else:
        card = t.by_token[change.to]
        to = {CARD: hand(who), INTEL: area(who), DISCARDED: DISCARD}[change.change]
        move(t, card, next(p for p in _places(t) if card in t.pile(p)), to)


def _exchange(t: FengshengTable, one: Player, other: Player) -> None:
    """Two players have each other's identity."""
    roles = [s.role for s in (one, other)]
    for s, role in zip((other, one), roles, strict=True):
        t.emit(IdentityGiven(s.no, role.id if role else ""), s)


def _places(t: FengshengTable) -> list[str]:
    """Where cards lie that can be moved by hand."""
    return [place for s in t.seats for place in (hand(s), area(s))] + [DISCARD]


# -- penalties ---------------------------------------------------------------------------------------------------------


def penalise(t: FengshengTable, penalty: Penalised) -> bool:
    """A warning is only said; a muted player is silent until the next turn begins; who is expelled is out at the next
    node (docs/rulings.md, F68).
    """
    if penalty.penalty == "mute":
        t.emit(Marked(penalty.seat, MUTED, until="draw"), public=True)
    elif penalty.penalty == "expel":
        t.emit(Expelled(penalty.seat), public=True)
    return False


def objection(t: FengshengTable, penalty: Penalised) -> str:
    """Why a penalty cannot be given now, as half a sentence; "" when it can."""
    who = t.seats[penalty.seat]
    if penalty.penalty == "mute" and not who.alive:
        return "the dead are silent already"
    if penalty.penalty == "expel":
        if t.turn == NOBODY:
            return "nobody can be expelled before the first turn"
        if who.out or not who.alive:
            return "this player is out of the game already"
        if who.expelled:
            return "this player is expelled already"
    return ""
