"""Claims: what somebody may say of the town in words that the program can judge, composed a tap at a time.

A claim is one token whose steps are parted by ">": its topic, and what it is about ("evil>#3", "is>witch>#2"). Its
meaning is a formula, like that of any statement.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from duskbell.games.clocktower.character import DEMON, EVIL, GOOD, MINION, OUTSIDER
from duskbell.games.clocktower.events.night import BESIDE, OWN_WORDS
from duskbell.games.clocktower.events.travel import ring_at
from duskbell.games.clocktower.formula import AllOf, AnyOf, Count, Formula, Registered
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable

IS, IS_EVIL, IS_DEMON, ALIKE, IN_PLAY, OUTSIDERS = "is", "evil", "demon", "alike", "in-play", "outsiders"
"""Topics, beside that a Demon sits beside a Minion. In place of a claim `OWN_WORDS` may stand: it is said in words that
only a person can judge.
"""
MOST_OUTSIDERS = 5


__all__ = ["BESIDE", "OWN_WORDS", "alike", "apart", "guesses", "meaning", "menu"]


def guesses(t: ClocktowerTable) -> tuple[str, ...]:
    """All claims that somebody is a certain character."""
    return _guesses(_numbers(t), t.script)


def menu(t: ClocktowerTable) -> tuple[str, ...]:
    """All claims that can be composed at this table, in a fixed order."""
    return _menu(_numbers(t), t.script)


def _numbers(t: ClocktowerTable) -> tuple[int, ...]:
    return tuple([s.no for s in t.people])


@lru_cache(32)
def _guesses(players: tuple[int, ...], script: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([f"{IS}>{role}>#{n}" for role in script for n in players])


@lru_cache(32)
def _menu(players: tuple[int, ...], script: tuple[str, ...]) -> tuple[str, ...]:
    pairs = list(combinations(players, 2))
    return (
        *[f"{IS_EVIL}>#{n}" for n in players],
        *[f"{IS_DEMON}>#{a}>#{b}" for a, b in pairs],
        *[f"{ALIKE}>#{a}>#{b}" for a, b in pairs],
        *_guesses(players, script),
        *[f"{IN_PLAY}>{role}" for role in script],
        BESIDE,
        *[f"{OUTSIDERS}>{n}" for n in range(MOST_OUTSIDERS + 1)],
    )


def meaning(t: ClocktowerTable, claim: str, at: int) -> Formula:
    """What a claim meant when it was made, at this place in the log."""
    topic, *about = claim.split(">")
    seats: list[ClocktowerSeat] = [t.by_token[x] for x in about if x.startswith("#")]
    if topic == IS:
        return Registered(seats[0], about[0], at)
    if topic == IS_EVIL:
        return Registered(seats[0], EVIL, at)
    if topic == IS_DEMON:
        return AnyOf(tuple([Registered(s, DEMON, at) for s in seats]))
    if topic == ALIKE:
        return alike(seats[0], seats[1], at)
    if topic == IN_PLAY:
        return AnyOf(tuple([Registered(s, about[0], at) for s in t.people]))
    if topic == BESIDE:
        return AnyOf(apart(t, 1, at))
    return Count(int(about[0]), tuple([Registered(s, OUTSIDER, at) for s in t.people]))


def alike(a: ClocktowerSeat, b: ClocktowerSeat, at: int) -> Formula:
    """Two are of one side."""
    return AnyOf(tuple([AllOf((Registered(a, side, at), Registered(b, side, at))) for side in (EVIL, GOOD)]))


def apart(t: ClocktowerTable, steps: int, at: int) -> tuple[Formula, ...]:
    """A Demon and a Minion so many seats from each other, for each two seats that were then."""
    ring = ring_at(t, at)
    n = len(ring)
    two = [(a, ring[(at + step) % n]) for at, a in enumerate(ring) for step in dict.fromkeys((steps, n - steps))]
    return tuple([AllOf((Registered(a, DEMON, at), Registered(b, MINION, at))) for a, b in two])
