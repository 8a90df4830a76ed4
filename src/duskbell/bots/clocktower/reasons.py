"""Why a Clocktower bot has nominated somebody: who nominates has a reason in words, the best that it has."""

from __future__ import annotations

from collections.abc import Callable

from duskbell.bots.clocktower.facts import is_a
from duskbell.bots.clocktower.mind import ClocktowerMind
from duskbell.bots.clocktower.notes import Tell
from duskbell.bots.talk import REASON, Args, Line
from duskbell.games.clocktower.character import DEMON, MINION

LIKELY = 0.5
"""So much of what it thinks possible is most of it."""


def nominated(m: ClocktowerMind) -> list[int]:
    """Whom it has nominated, until the hands are counted."""
    c = m.latest()
    return [c.whom] if c is not None and c.by == m.no != c.whom and c.votes < 0 else []


def _speaks_against(tell: Tell, n: int) -> bool:
    """Whether by what was learned somebody may be of the evil."""
    if n not in tell.about:
        return False
    if tell.form in ("pair", "role", "who"):
        return is_a(MINION, tell.shown) or is_a(DEMON, tell.shown)
    return tell.form == "demon" or (tell.form == "yes" and tell.role == "fortuneteller")


def _rival(m: ClocktowerMind) -> list[Args]:
    mine = m.claims.get(m.no, "")
    return [(n, mine) for n in nominated(m) if mine == m.claims.get(n) == m.part != ""]


def _own_word(m: ClocktowerMind) -> list[Args]:
    told = [tell for tell in m.notes.told if tell.seat == m.no]
    return [(n,) for n in nominated(m) if any(_speaks_against(tell, n) for tell in told)]


def _word(m: ClocktowerMind) -> list[Args]:
    """By the word of somebody whom it does not doubt."""
    told = [tell for tell in m.notes.told if tell.seat != m.no and tell.seat not in m.doubted]
    return [(n, x.seat) for n in nominated(m) for x in told if x.seat != n and _speaks_against(x, n)][-1:]


def _worlds(m: ClocktowerMind) -> list[Args]:
    return [(n,) for n in nominated(m) if not m.is_evil and m.reads.evil[n] > LIKELY]


def _unclaimed(m: ClocktowerMind) -> list[Args]:
    return [(n,) for n in nominated(m) if n not in m.claims and m.day > 1]


STRONG: tuple[Callable[[ClocktowerMind], list[Args]], ...] = (_rival, _own_word, _word, _worlds, _unclaimed)


def _least(m: ClocktowerMind) -> list[Args]:
    """Nothing better than that it trusts others more."""
    return [(n,) for n in nominated(m) if n in m.doubted] if not any(found(m) for found in STRONG) else []


REASONS: tuple[Line[ClocktowerMind], ...] = (
    Line("why-rival", REASON, _rival),
    Line("why-own", REASON, _own_word),
    Line("why-word", REASON, _word),
    Line("why-worlds", REASON, _worlds),
    Line("why-most", REASON, _worlds),
    Line("why-unclaimed", REASON, _unclaimed),
    Line("why-least", REASON, _least),
    Line("why-gut", REASON, _least),
    Line("why-first", REASON, _least),
)
