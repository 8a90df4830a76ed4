"""The log of 风声 cut where something begins or ends: each piece must have the shape of what was going on."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from duskbell.testing.audit.fengsheng.board import Board
from duskbell.testing.audit.fengsheng.deeds import CHECKS, Deed
from duskbell.testing.audit.fengsheng.occasions import name
from duskbell.testing.audit.fengsheng.printed import EFFECTS, PRINTED
from duskbell.testing.audit.fengsheng.shape import shorthand

if TYPE_CHECKING:
    from duskbell.testing.audit.fengsheng.course import Course

_CUTS = """
checked skill_used card_used card_settled phase_began turn_began send_began sent arrived accepted received turn_ended
dying_began help_asked doomed saved died dying_over deaths_over went_out declared ended
"""
CUTS = frozenset(_CUTS.split())
DRAWN = {"quick_wit": 4, "facing_death": 2, "truth": 2, "black_heart": 1, "lead": 1, "daredevil": 3, "strategist": 3}
"""How many cards a skill draws, where the deck has as many."""
GIFT = "((o>o;)+Hoo;)?"
AFTER = {
    "card_settled": "(t>[xg];)?",
    "went_out": "(o>x;)*(O>x;)*",
    "turn_began": "(k>o;)*",
}
"""What may follow what a piece begins with, seen from nobody's seat."""
BEFORE = {
    "card_used": "(o>t;)?",
    "sent": "(o>w;W;)?",
    "received": "w>O;",
    "turn_ended": "(w>x;)?",
    "phase_began": "(w>x;)?",
    "dying_over": f"{GIFT}(o>x;|O>x;)*",
}
"""What may come before what a piece ends with."""


@dataclass
class Cut:
    """A piece: what it begins with; `skill` and `owner` where it is a skill, and `e`, to what that answers; `turns`: it
    costs a turn of the character; `void`: the card in settlement had no effect already.
    """

    kind: str
    before: dict[str, list[int]]
    skill: str = ""
    owner: int = -1
    e: Any = None
    turns: str = ""
    void: bool = False
    events: list[Any] = field(default_factory=list)


def fault(b: Board, course: Course, cut: Cut, end: str) -> str:
    """What is wrong with a piece that ends here; "" for nothing."""
    events = [e for e in cut.events if not (name(e) == "held" and e.what == "declined")]
    if cut.turns and not _turned(cut, events):
        return f"{cut.skill} does not turn its character {cut.turns}"
    events = events[1:] if cut.turns else events
    for k in range(len(events) + 1):
        for m in range(len(events), k - 1, -1):
            if _fits(b, course, cut, end, (events[:k], events[k:m], events[m:])):
                return _wrong(b, course, cut, events[:k], events[k:m])
    seen = shorthand(events, cut.owner)
    return f"{cut.skill or cut.kind} to {end} shows {seen or 'nothing'}"


def _turned(cut: Cut, events: list[Any]) -> bool:
    first = events[0] if events else None
    return (
        first is not None and name(first) == "flipped" and first.seat == cut.owner and first.up is (cut.turns == "up")
    )


def _fits(b: Board, course: Course, cut: Cut, end: str, parts: tuple[list[Any], list[Any], list[Any]]) -> bool:
    """Whether a piece falls into a skill, the effect of a card, and what belongs to the course of the game."""
    own, effect, rest = parts
    first = PRINTED[cut.skill].seen if cut.skill else re.compile(AFTER.get(cut.kind, ""))
    if not first.fullmatch(shorthand(own, cut.owner)):
        return False
    if not re.fullmatch(_before(course, end), shorthand(rest, -1)):
        return False
    if end == "skill_used" and course.cards and course.cards[-1].name == "order" and effect:
        return shorthand(effect, course.cards[-1].by) == "Lt;"
    if end != "card_settled" or cut.skill == "blood_training":
        return not effect
    card = course.cards[-1]
    void = cut.void or any(name(e) == "nullified" for e in own)
    if void or not (b.seats[card.by].alive and b.seats[card.to].alive):
        return not effect
    if card.to != card.by and card.name in ("probe", "coerce") and b.seats[card.to].live("depth"):
        return shorthand(effect, card.by) == "0;"
    return EFFECTS[card.name][1].fullmatch(shorthand(effect, card.by)) is not None


def _before(course: Course, end: str) -> str:
    return GIFT if end == "checked" and course.deaths else BEFORE.get(end, "")


def _wrong(b: Board, course: Course, cut: Cut, own: list[Any], effect: list[Any]) -> str:
    """Whether colours and numbers are what they must be, where the shape is right."""
    deed = Deed(b, cut.owner, _moves(own), own, cut.before, cut.e)
    if cut.skill in CHECKS and not CHECKS[cut.skill](deed):
        return f"#{cut.owner} uses {cut.skill} as it cannot be used: {shorthand(own, cut.owner)}"
    if cut.skill:
        return _short(b, own, cut.skill)
    if effect:
        card = course.cards[-1]
        if card.name in CHECKS and name(effect[0]) != "nullified":
            deed = Deed(b, card.by, _moves(effect), effect, cut.before, None, card.to, card.choice)
            if not CHECKS[card.name](deed):
                return f"{card.name} has another effect: {shorthand(effect, card.by)}"
    return ""


def _short(b: Board, own: list[Any], skill: str) -> str:
    """Fewer cards are drawn only where deck and discards are at their end."""
    drawn = sum(m.source == "deck" for m in _moves(own))
    at_end = len(b.piles["deck"]) + len(b.piles["discard"]) < 8
    return "" if drawn >= DRAWN.get(skill, 0) or at_end else f"{skill} draws {drawn}"


def _moves(events: list[Any]) -> list[Any]:
    return [e for e in events if name(e) == "moved"]
