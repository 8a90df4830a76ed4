"""What the first nights and days alone leave possible: found out far sooner than what all of a puzzle does, and never
too little. What is told later is not heard yet, and whoever turns evil later, and so need not have told the truth from
the beginning, is looked for apart.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from duskbell.insight.clocktower.moments import Moment, rule
from duskbell.insight.clocktower.puzzle import Claim, Puzzle, When

Deal = tuple[str, ...]
FIRST = 1
NOBODY_LATE = ":- late(_). :- more(_,T), night(T,K), K > 1, not drifts."
SOMEBODY_LATE = ":- not late(_). #defined late/1."
TURNS = "turns("
MORE = ("more", 2)
"""Who comes to be one more who is evil, and when: asked for each apart, what is left is a small part of it."""


def cut(p: Puzzle, last: int = FIRST) -> Puzzle:
    """The puzzle as it was when this day was over."""
    events = tuple([e for e in p.events if e.when.number <= last])
    return replace(p, events=events, claims=tuple([_early(c, last) for c in p.claims]), day_over=True)


def _early(c: Claim, last: int) -> Claim:
    """Whom somebody has seen is the same at all times."""
    seen = [replace(i, when=When(FIRST, False)) for i in c.infos if i.kind == "seen"]
    told = [i for i in c.infos if i.kind != "seen" and i.when.number <= last]
    return replace(c, infos=(*told, *seen))


def may_turn(p: Puzzle) -> bool:
    """Whether anybody may change sides."""
    return any(TURNS in rule(c).text for c in p.cast)


def late(moments: Sequence[Moment]) -> str:
    """`late(P)`: who is evil in the end, and was not when the first day was over."""
    then = max(m.t for m in moments if m.number == FIRST)
    return f"late(P) :- ev(P,E), the_end(T), ep(T,E), ep({then},F), not ev(P,F)."


def but(deals: Sequence[Deal]) -> str:
    """That it is none of these deals."""
    return "\n".join(f":- {', '.join(f'start({s},{c})' for s, c in enumerate(deal))}." for deal in deals)


def only(deals: Sequence[Deal]) -> str:
    """That it is one of these deals."""
    rules = [f"1 {{ deal(0..{len(deals) - 1}) }} 1."] if deals else []
    rules += [f":- deal({n}), not start({s},{c})." for n, deal in enumerate(deals) for s, c in enumerate(deal)]
    return "\n".join(rules)


__all__ = ["MORE", "NOBODY_LATE", "SOMEBODY_LATE", "Deal", "but", "cut", "late", "may_turn", "only"]
