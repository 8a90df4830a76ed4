"""Stretches of moments in which nothing changes whose abilities work, and at which moments something may change."""

from __future__ import annotations

from duskbell.games.clocktower.character import DEMON
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.games.clocktower.statement import Learner
from duskbell.insight.clocktower.days import dies
from duskbell.insight.clocktower.moments import DUSK, EARLY, OPEN, Moment, rule
from duskbell.insight.clocktower.puzzle import ARRIVAL, DEPARTURE, Puzzle

SHIFTS = (
    "hit(",
    "back(",
    "arrow(",
    "lasting(",
    "lent(",
    "becomes(",
    "turns(",
    "gained(",
    "fancies(",
    "steady(",
)
"""What a rule says of whoever dies, comes back, is poisoned, or comes to be somebody else."""
GUARDS, HARMS = "shelter(", "arrow("
CHOOSES = ("pick(", "toasts(", "picker(")
SEEMS = ("must_be(", "may_be(", "must_side(", "may_side(")


def begins(p: Puzzle, before: Moment, m: Moment) -> bool:
    """Whether a stretch begins with `m`: with a night, a day, or after what may have changed something."""
    other = (before.number, before.by_day) != (m.number, m.by_day)
    shifts = (*SHIFTS, GUARDS) if perilous(p) else SHIFTS
    moved = m.step in (OPEN, DUSK) or before.step in (ARRIVAL, DEPARTURE)
    return other or moved or dies(before) or any(word in text_of(p, before) for word in shifts)


def perilous(p: Puzzle) -> bool:
    """Whether somebody may keep another safe from what a Demon's ability does beside killing."""
    harms = any(HARMS in rule(c).heads or CHARACTERS[c].falsifies for c in p.cast if CHARACTERS[c].kind == DEMON)
    return harms and any(GUARDS in rule(c).heads for c in p.cast)


def turns(p: Puzzle, m: Moment) -> bool:
    """Whether somebody may be somebody else after this moment."""
    changes = {rule(c).changes for c in p.cast}
    own = m.step in p.cast and rule(m.step).changes == "own"
    chosen = "nights" in changes and not m.by_day and chooses(p, m)
    return own or chosen or (m.step != EARLY and "deaths" in changes and (kills(p, m) or dies(m)))


def kills(p: Puzzle, m: Moment) -> bool:
    """Whether somebody may die at this step of a night."""
    return "hit(" in text_of(p, m)


def chooses(p: Puzzle, m: Moment) -> bool:
    """Whether somebody may choose a player at this step of a night."""
    id = owner(p, m)
    learns = bool(id) and isinstance(CHARACTERS[id], Learner)
    return learns or any(word in text_of(p, m) for word in CHOOSES)


def seems(p: Puzzle, m: Moment) -> bool:
    """Whether it may matter at this moment as what somebody registers."""
    text = text_of(p, m)
    looks = any(word in text for word in SEEMS)
    return looks or m.event is not None or ("hit(" in text and any(rule(c).looks == "deaths" for c in p.cast))


def owner(p: Puzzle, m: Moment) -> str:
    """Whose step of a night this is, "" for nobody's."""
    return next((c for c in p.cast if m.step == c or m.step in rule(c).steps), "")


def text_of(p: Puzzle, m: Moment) -> str:
    """The rules of whoever's step this is."""
    id = owner(p, m)
    return rule(id).text if id else ""
