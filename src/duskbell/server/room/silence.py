"""By what a room knows again whom its host has muted, whatever chair they take next."""

from __future__ import annotations

from collections.abc import Iterable

from duskbell.server.auth import digest
from duskbell.server.store import Chair

MOST = 100
"""Marks that a room keeps: the newest. Who has that many identities could come as somebody else anyway."""


def mark(room: str, who: str) -> str:
    """Of an identity, or of a token's SHA-256. It tells nobody who that is, at this table or another."""
    return digest(f"{room} {who}")[:32]


def marks(room: str, chairs: Iterable[Chair]) -> set[str]:
    """Of the people on these chairs."""
    return {mark(room, who) for who in people(chairs)}


def people(chairs: Iterable[Chair]) -> set[str]:
    """What the people on these chairs are known by."""
    return {who for chair in chairs for who in (chair.guest, chair.token) if who}


def is_of(one: str, room: str, who: str) -> bool:
    """Whether a mark that `room` keeps is of this identity: one that came along from a room before names that."""
    before, _, made = one.rpartition(":")
    return mark(before or room, who) == made


def along(silenced: Iterable[str], room: str) -> tuple[str, ...]:
    """The marks that `room` keeps, as the next room of the same people keeps them."""
    return tuple([one if ":" in one else f"{room}:{one}" for one in silenced])
