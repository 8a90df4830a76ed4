"""Who may speak to whom now. Talk is events, not answers; the rules decide who has the floor (`Game.channels`)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from duskbell.kernel.ask import MODERATOR
from duskbell.kernel.core_events import Said, Whispered
from duskbell.kernel.errors import NoFloor
from duskbell.kernel.table import Seat, Table

MUTED = "muted"
"""The mark that takes away a seat's floor."""
LONGEST = 500
"""Characters of one message."""
BIG = 1 << 32
"""A smaller number is the same wherever it is written."""


class Channel(msgspec.Struct, frozen=True):
    """Where somebody may speak: a catalogue id, and the seats that hear it (None: everybody).

    `to`: the seat that is whispered to; everybody learns that it is, and nothing of the words. -1: no whisper.
    """

    id: str
    hearers: tuple[int, ...] | None = None
    to: int = -1


PUBLIC_CHANNEL = Channel("public")


def whispers(t: Table, me: Seat, overhearing: Iterable[Seat] = ()) -> tuple[Channel, ...]:
    """A channel "whisper#3" from `me` to each other living seat; none for the dead.

    The two hear it, and those who are `overhearing`: whom the rules let hear everything.
    """
    ears = tuple([s.no for s in overhearing])
    return tuple([whisper_to(s.no, ears) for s in t.others(me)]) if me.alive else ()


@lru_cache(4096)
def whisper_to(seat: int, ears: tuple[int, ...] = ()) -> Channel:
    """The channel on which a seat is whispered to, and these hear it, too: one of a kind, for all are made anew
    whenever anybody may speak.
    """
    return Channel(f"whisper#{seat}", (seat, *ears), seat)


def among_the_dead(t: Table, me: Seat) -> tuple[Channel, ...]:
    """The channel "dead", on which the dead speak to each other and nobody living hears; none for the living."""
    return () if me.alive else (Channel("dead", tuple([s.no for s in t.seats if not s.alive])),)


def floor(t: Table, seat: int, by_rules: tuple[Channel, ...]) -> tuple[Channel, ...]:
    """The channels on which `seat` may speak: those the rules give, none when muted or paused.

    The moderator speaks to all, whatever else the rules give, and so does everybody once the table is over.
    """
    if t.outcome is not None:
        return (PUBLIC_CHANNEL,)
    if seat == MODERATOR:
        return (PUBLIC_CHANNEL, *by_rules)
    me = t.seats[seat]
    return () if t.paused or (me.marks and t.in_force(me, MUTED)) else by_rules


def speak(
    t: Table,
    open_to: tuple[Channel, ...],
    seat: int,
    channel: str,
    text: str,
    line: str,
    about: tuple[Any, ...],
    hidden: bool = False,
) -> Said:
    """Say something, and return what was said. Of a whisper everybody learns first that it happens. `hidden`: the
    record does not tell the words.

    Raises `NoFloor` when the channel is not among `open_to`, or when the words are none, too many, or such as no record
    could hold.
    """
    for found in open_to:
        if found.id == channel:
            break
    else:
        raise NoFloor(f"you cannot speak on {str(channel)[:40]!r}; {_right(t, open_to)}.")
    if not (text or line or hidden) or len(text) > LONGEST or len(line) > LONGEST:
        raise NoFloor(f"a message has 1 to {LONGEST} characters, this one has {max(len(text), len(line))}.")
    if not text and line.isascii() and all(map(_is_plain, about)):
        said = Said(seat, found.id, "", line, tuple(about), hidden)
    else:
        try:
            written = msgspec.json.decode(msgspec.json.encode([text, line, about]))
            said = Said(seat, found.id, written[0], written[1], frozen(written[2]), hidden)
        except (TypeError, UnicodeEncodeError, RecursionError):
            raise NoFloor("a message is text, and its arguments are words and numbers.") from None
    if found.hearers is None:
        t.emit(said, public=True)
        return said
    if found.to >= 0:
        t.emit(Whispered(seat, found.to), public=True)
    hearers = {seat, *found.hearers}
    t.emit(said, *[s for s in t.seats if s.no in hearers])
    return said


def _is_plain(value: Any) -> bool:
    """Whether a record would hold this as it is: what bots say, seats and roles, is nothing else."""
    return (type(value) is int and -BIG < value < BIG) or (type(value) is str and value.isascii())


def _right(t: Table, open_to: tuple[Channel, ...]) -> str:
    """Half a sentence that says where one may speak; one example stands for all whispers."""
    if not open_to:
        return "the table is paused" if t.paused else "you may not speak now"
    ids = [c.id for c in open_to if c.to < 0]
    ids += [f"{c.id} or another living seat" for c in open_to if c.to >= 0][:1]
    return f"open to you now: {', '.join(ids)}"


def frozen(value: Any) -> Any:
    """JSON's lists as tuples, all the way down. Raises `TypeError` for an object, which could be changed."""
    if isinstance(value, dict):
        raise TypeError("an object is no argument")
    return tuple([frozen(v) for v in value]) if isinstance(value, list) else value
