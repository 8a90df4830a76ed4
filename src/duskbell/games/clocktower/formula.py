"""Statements as formulas of nine words over what seats register as.

A formula says what a statement means, and nothing of how it is found out: `weigh` reads it in one world.
"""

from __future__ import annotations

from typing import NamedTuple

from duskbell.games.clocktower.look import Look, Seen
from duskbell.games.clocktower.table import ClocktowerSeat


class Registers(NamedTuple):
    """A seat registers as this: a side, a type, or a character's id."""

    seat: ClocktowerSeat
    as_: str


class Registered(NamedTuple):
    """A seat registers as what was so at a place in the log."""

    seat: ClocktowerSeat
    as_: str
    at: int


class Acted(NamedTuple):
    """A seat has woken tonight for its own ability, or will, where a jinx tells that to the character `by`."""

    seat: ClocktowerSeat
    by: str = ""


class Marked(NamedTuple):
    """A reminder of this ability lies on a seat."""

    seat: ClocktowerSeat
    name: str
    by: int
    of: str


class Open(NamedTuple):
    """Something that may be counted and need not, as the Storyteller likes."""


class Not(NamedTuple):
    """That is not so."""

    what: Formula


class AnyOf(NamedTuple):
    """At least one is so."""

    whats: tuple[Formula, ...]


class AllOf(NamedTuple):
    """Each is so."""

    whats: tuple[Formula, ...]


class Count(NamedTuple):
    """Exactly `n` are so."""

    n: int
    whats: tuple[Formula, ...]


Formula = Registers | Registered | Acted | Marked | Open | Not | AnyOf | AllOf | Count


def weigh(what: Formula, look: Look) -> Seen:
    """Whether a formula may be true here, whether it may be false, and whether it is in fact."""
    match what:
        case Registers(seat, as_):
            return look.at(seat, as_)
        case Registered(seat, as_, at):
            return look.then(seat, as_, at)
        case Marked(seat, name, by, of):
            lies = any(m.name == name and m.by == by and m.of == of for m in seat.marks)
            return Seen(lies, not lies, lies)
        case Open():
            return Seen(True, True, False)
        case Acted(seat, by):
            woke = look.acted(seat, by)
            return Seen(woke, not woke, woke)
        case Not(inner):
            yes, no, fact = weigh(inner, look)
            return Seen(no, yes, not fact)
        case AnyOf(whats):
            seen = [weigh(w, look) for w in whats]
            return Seen(any(s.yes for s in seen), all(s.no for s in seen), any(s.fact for s in seen))
        case AllOf(whats):
            seen = [weigh(w, look) for w in whats]
            return Seen(all(s.yes for s in seen), any(s.no for s in seen), all(s.fact for s in seen))
        case Count(n, whats):
            seen = [weigh(w, look) for w in whats]
            low, high = sum(not s.no for s in seen), sum(s.yes for s in seen)
            return Seen(low <= n <= high, not low == high == n, sum(s.fact for s in seen) == n)
