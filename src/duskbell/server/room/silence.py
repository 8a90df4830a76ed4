"""By what a room knows again whom its host has muted, whatever chair they take next."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from duskbell.server.auth import digest
from duskbell.server.store import Chair

MOST = 400
"""Marks that a room keeps: of two hundred people whom a host has muted."""
_HANDED_ON = "+"
"""Before the mark of somebody to whom a muted person has given the seat."""


def mark(room: str, who: str) -> str:
    """Of an identity, or of a token's SHA-256. It tells nobody who that is, at this table or another."""
    return digest(f"{room} {who}")[:32]


def marks(room: str, chairs: Iterable[Chair], *, handed_on: bool = False) -> list[str]:
    """Of the people on these chairs; whether they were handed them by somebody who was muted."""
    return sorted((_HANDED_ON if handed_on else "") + mark(room, who) for who in people(chairs))


def newest(silenced: Collection[str]) -> tuple[str, ...]:
    """As many as a room keeps. Those go first to whom a seat was handed on, the oldest first: who has that many
    identities could come as somebody else anyway, and makes nobody else's mark forgotten.
    """
    before_others = sorted(enumerate(silenced), key=lambda one: (_HANDED_ON not in one[1], one[0]))
    gone = {n for n, _ in before_others[: max(0, len(silenced) - MOST)]}
    return tuple([one for n, one in enumerate(silenced) if n not in gone])


def people(chairs: Iterable[Chair]) -> set[str]:
    """What the people on these chairs are known by."""
    return {who for chair in chairs for who in (chair.guest, chair.token) if who}


def is_of(one: str, room: str, who: str) -> bool:
    """Whether a mark that `room` keeps is of this identity: one that came along from a room before names that."""
    before, _, made = one.rpartition(":")
    return mark(before or room, who) == made.removeprefix(_HANDED_ON)


def along(silenced: Iterable[str], room: str) -> tuple[str, ...]:
    """The marks that `room` keeps, as the next room of the same people keeps them."""
    return tuple([one if ":" in one else f"{room}:{one}" for one in silenced])
