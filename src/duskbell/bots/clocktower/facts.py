"""What plain Clocktower bots reckon with: sets of seats as bits, and when something is so in a world."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from duskbell.games.clocktower.character import DEMON, MINION
from duskbell.games.clocktower.characters import CHARACTERS

Truth = Callable[[int, int], bool]
"""Whether something is so where this seat is the Demon and these are evil."""


def bits(seats: Iterable[int]) -> int:
    """A set of seats; who is nobody is not in it."""
    found = 0
    for n in seats:
        if n >= 0:
            found |= 1 << n
    return found


def is_a(kind: str, role: str) -> bool:
    """Whether a character is of a type."""
    return role in CHARACTERS and CHARACTERS[role].kind == kind


def is_evil_role(role: str) -> bool:
    """Whether whoever is this character begins on the side of evil."""
    return is_a(MINION, role) or is_a(DEMON, role)


def claimants(claims: Mapping[int, str], fits: Callable[[str], bool]) -> int:
    """Whose claims are such."""
    return bits(n for n, role in claims.items() if fits(role))
