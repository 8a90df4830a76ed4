"""Who may speak to whom now. Talk is events, not answers; the rules decide who has the floor (`Game.channels`)."""

from __future__ import annotations

from typing import Any

import msgspec

from duskbell.kernel.ask import MODERATOR
from duskbell.kernel.errors import NoFloor
from duskbell.kernel.event import Said
from duskbell.kernel.table import Table

MUTED = "muted"
"""The mark that takes away a seat's floor."""
LONGEST = 500
"""Characters of one message."""


class Channel(msgspec.Struct, frozen=True):
    """Where somebody may speak: a catalogue id, and the seats that hear it (None: everybody)."""

    id: str
    hearers: tuple[int, ...] | None = None


PUBLIC_CHANNEL = Channel("public")


def floor(t: Table, seat: int, by_rules: tuple[Channel, ...]) -> tuple[Channel, ...]:
    """The channels on which `seat` may speak: those the rules give, none when muted; the moderator speaks to all."""
    if t.outcome is not None:
        return (PUBLIC_CHANNEL,)
    if seat == MODERATOR:
        return (PUBLIC_CHANNEL,)
    return () if t.under(t.seats[seat], MUTED) else by_rules


def speak(
    t: Table, open_to: tuple[Channel, ...], seat: int, channel: str, text: str, line: str, about: tuple[Any, ...]
) -> None:
    """Say something. Raises `NoFloor` when the channel is not among `open_to`, the text empty or too long."""
    found = next((c for c in open_to if c.id == channel), None)
    if found is None:
        right = f"open to you now: {', '.join(c.id for c in open_to)}" if open_to else "you may not speak now"
        raise NoFloor(f"you cannot speak on {channel[:40]!r}; {right}.")
    if not (text or line) or len(text) > LONGEST:
        raise NoFloor(f"a message has 1 to {LONGEST} characters, this one has {len(text)}.")
    said = Said(seat, channel, text, line, about)
    if found.hearers is None:
        t.emit(said, public=True)
    else:
        t.emit(said, *[t.seats[n] for n in found.hearers])
