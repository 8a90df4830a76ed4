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
    """The channels on which `seat` may speak: those the rules give, none when muted or paused.

    The moderator speaks to all, and so does everybody once the table is over.
    """
    if seat == MODERATOR or t.outcome is not None:
        return (PUBLIC_CHANNEL,)
    return () if t.paused or t.under(t.seats[seat], MUTED) else by_rules


def speak(
    t: Table, open_to: tuple[Channel, ...], seat: int, channel: str, text: str, line: str, about: tuple[Any, ...]
) -> Said:
    """Say something, and return what was said. Raises `NoFloor` when the channel is not among `open_to`, or when the
    words are none, too many, or such as no record could hold.
    """
    found = next((c for c in open_to if c.id == channel), None)
    if found is None:
        shut = "the table is paused" if t.paused else "you may not speak now"
        right = f"open to you now: {', '.join(c.id for c in open_to)}" if open_to else shut
        raise NoFloor(f"you cannot speak on {str(channel)[:40]!r}; {right}.")
    if not (text or line) or len(text) > LONGEST or len(line) > LONGEST:
        raise NoFloor(f"a message has 1 to {LONGEST} characters, this one has {max(len(text), len(line))}.")
    try:
        written = msgspec.json.decode(msgspec.json.encode([text, line, about]))
        said = Said(seat, found.id, written[0], written[1], frozen(written[2]))
    except (TypeError, UnicodeEncodeError, RecursionError):
        raise NoFloor("a message is text, and its arguments are words and numbers.") from None
    hearers = {seat, *(found.hearers or ())}
    t.emit(said, *[s for s in t.seats if s.no in hearers], public=found.hearers is None)
    return said


def frozen(value: Any) -> Any:
    """JSON's lists as tuples, all the way down. Raises `TypeError` for an object, which could be changed."""
    if isinstance(value, dict):
        raise TypeError("an object is no argument")
    return tuple([frozen(v) for v in value]) if isinstance(value, list) else value
