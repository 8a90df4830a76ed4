"""To what the triggered skills of 风声 answer, a second time: each by what has happened and how the table lies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from duskbell.testing.audit.fengsheng.board import BLACK, BLUE, FACES, RED, Board, Face

Answers = Callable[[Board, int, Any], bool]


def name(e: Any) -> str:
    """What an event is called: "card_used"."""
    return str(e.type).partition(".")[2].replace("-", "_")


def _receiver(b: Board, me: int, e: Any) -> bool:
    return name(e) == "received" and e.seat == me


def _sender(b: Board, me: int, e: Any) -> bool:
    return name(e) == "received" and e.sender == me


def _either(b: Board, me: int, e: Any) -> bool:
    return name(e) == "received" and me in (e.seat, e.sender)


def _to_other(b: Board, me: int, e: Any) -> bool:
    return _sender(b, me, e) and e.seat != me


def _sent(b: Board, me: int, e: Any) -> bool:
    return name(e) == "sent" and e.sender == me


def _died(b: Board, me: int, e: Any) -> bool:
    return name(e) == "died" and e.seat == me


def _used(*names: str) -> Answers:
    return lambda b, me, e: name(e) == "card_used" and e.by == me and e.name in names


def _settled(*names: str) -> Answers:
    return lambda b, me, e: name(e) == "card_settled" and e.by == me and e.name in names


def _moved_away(which: str) -> Answers:
    return lambda b, me, e: (
        name(e) == "card_settled" and e.name == which and (e.by == me or (e.was == me and b.front != me))
    )


def _face(b: Board) -> Face:
    return FACES[b.received]


def _two(b: Board) -> bool:
    return len(_face(b).colours) == 2


def _gamble(b: Board, me: int, e: Any) -> bool:
    here = (name(e) == "arrived" and e.seat == me) or (name(e) == "card_settled" and e.name == "swap")
    return here and bool(b.piles["way"]) and not b.shown


def _inch(b: Board, me: int, e: Any) -> bool:
    return name(e) == "hand_moved" and e.source == me and b.seats[e.to].alive and bool(b.hand(e.to))


def _refuge(b: Board, me: int, e: Any) -> bool:
    return _sender(b, me, e) and (b.seats[e.seat].hidden or b.count(e.seat, BLACK) > 0)


def _unused(b: Board, me: int, e: Any) -> bool:
    return name(e) == "received" and b.holds("careful_thought_paid", me, str(e.seat)) and not b.holds("used", me)


def _underworld(b: Board, me: int, e: Any) -> bool:
    said = [about for what, seat, about in b.held if (what, seat) == ("underworld_order", me)]
    return (
        _sender(b, me, e) and bool(said) and b.count(e.seat, {"red": RED, "blue": BLUE, "black": BLACK}[said[-1]]) > 0
    )


ANSWERS: dict[str, Answers] = {
    "compassion": lambda b, me, e: (
        _sender(b, me, e) and not _face(b).black and b.count(me, BLACK) + b.count(e.seat, BLACK) > 0
    ),
    "black_heart": lambda b, me, e: _sender(b, me, e) and _face(b).black,
    "hand_on": lambda b, me, e: name(e) == "card_settled" and e.by == me and not e.virtual,
    "kindred_spirit": lambda b, me, e: _receiver(b, me, e) and _face(b).true,
    "rude_awakening": lambda b, me, e: _receiver(b, me, e) and _face(b).black,
    "heir": lambda b, me, e: name(e) == "died" and e.seat != me and b.seats[me].alive,
    "caution": lambda b, me, e: _receiver(b, me, e) and _two(b) and b.received in b.piles[f"area{me}"],
    "bait": lambda b, me, e: _sender(b, me, e) and _face(b).true,
    "facing_death": lambda b, me, e: _receiver(b, me, e) and _face(b).black,
    "last_return": lambda b, me, e: _died(b, me, e) and me != b.turn and b.seats[b.turn].alive,
    "last_letter": _died,
    "counterplot": lambda b, me, e: name(e) == "card_used" and e.to == me and e.name in ("probe", "coerce", "entice"),
    "counterplot_gain": lambda b, me, e: name(e) == "card_settled" and e.taken and e.to == me,
    "lead": _settled("mislead"),
    "rare_goods": lambda b, me, e: _receiver(b, me, e) and _two(b),
    "evening_rose": lambda b, me, e: _receiver(b, me, e) and b.turn == me,
    "hidden_needle": _sender,
    "underworld": _sent,
    "underworld_order": _underworld,
    "tooth_for_tooth": lambda b, me, e: _receiver(b, me, e) and _face(b).black,
    "resilience": lambda b, me, e: _receiver(b, me, e) and _face(b).black,
    "decree": lambda b, me, e: _sent(b, me, e) or (name(e) == "accepted" and e.seat == me),
    "change_sun": _settled("swap", "decipher"),
    "sea_view": _used("intercept", "mislead"),
    "shelter": _used("intercept", "mislead"),
    "composure": lambda b, me, e: name(e) == "card_settled" and e.name == "probe" and me in (e.by, e.to),
    "church_refuge": _refuge,
    "first_strike": lambda b, me, e: name(e) == "placed",
    "hideaway": _settled("coerce", "winds", "intercept"),
    "pure_heart": lambda b, me, e: _to_other(b, me, e) and not _face(b).black,
    "sweep_on": _to_other,
    "change_is_way": lambda b, me, e: name(e) == "send_began" and e.seat == me,
    "dark_way": lambda b, me, e: _receiver(b, me, e) and e.sender != me,
    "turn_the_trick": _moved_away("mislead"),
    "go_with_flow": _moved_away("intercept"),
    "hidden_blade": lambda b, me, e: _either(b, me, e) and e.seat != e.sender and BLUE in _face(b).colours,
    "gamble": _gamble,
    "truth": lambda b, me, e: _to_other(b, me, e) and _face(b).true,
    "inch": _inch,
    "high_hopes": lambda b, me, e: _either(b, me, e) and RED in _face(b).colours,
    "pigeon": lambda b, me, e: _sent(b, me, e) and e.arrow in ("left", "right"),
    "lips_sealed": lambda b, me, e: (
        name(e) == "card_used" and e.name in ("probe", "coerce") and me in (e.by, e.to) and e.by != e.to
    ),
    "honest": lambda b, me, e: _to_other(b, me, e) and bool(b.hand(me)) and b.seats[e.seat].alive,
    "careful_thought": lambda b, me, e: name(e) == "sent",
    "careful_thought_paid": _unused,
    "workers_know": lambda b, me, e: _sent(b, me, e) and e.arrow in ("left", "right") and b.count(me, BLACK) > 0,
}
"""By the skill: whether it answers to this event as the table lies now."""
