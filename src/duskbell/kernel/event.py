"""Events: frozen facts that change the table and know who may see them. Secret unless declared public.

The one place that decides who sees what is `Entry.seen`, set when the event is emitted, together with `Event.secret`.
A view is the fold of what those two let through; nothing is filtered anywhere else.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, ClassVar

import msgspec

PUBLIC = -1
"""`Entry.seen` of what everybody may see: all bits set."""
PUBLIC_BIT = 1 << 40
"""The bit of somebody who holds no seat: sees only what is public."""
MODERATOR_BIT = 1 << 41
"""The bit of the moderator, who sees everything."""
NOBODY = -1
"""A seat's number where no seat is meant."""


class Hidden:
    """A value that the viewer may not know; written "?" outside. There is only `HIDDEN`."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "?"

    def __reduce__(self) -> str:
        return "HIDDEN"

    def __copy__(self) -> Hidden:
        return self

    def __deepcopy__(self, memo: Any) -> Hidden:
        return self


HIDDEN = Hidden()
"""What stands in a secret field for whoever may not know it."""


def tagger(game: str) -> Any:
    """Name a game's events: `class Died(Event, tag=tagger("mafia"))` is written "mafia.died" outside."""
    return lambda name: f"{game}.{re.sub(r'(?<!^)(?=[A-Z])', '-', name).lower()}"


class Event(msgspec.Struct, frozen=True, gc=False, tag=tagger("core")):
    """A fact. Fields are plain values: numbers, words, tuples; seats by number, roles and cards by id.

    `secret` names the fields that outsiders read as `HIDDEN`; without any, outsiders do not learn that it happened.
    """

    secret: ClassVar[tuple[str, ...]] = ()
    partly_public: ClassVar[bool] = False
    """Whether outsiders learn something of it: it has secret fields, or a `redacted` of its own."""

    hearsay: ClassVar[bool] = False
    """Whether it is news that may be false: `apply` then runs in the views of those who hear it, and never at the table
    itself, nor in the moderator's view, which is the table.
    """

    vacates: ClassVar[bool] = False
    """Whether nobody sits on its `seat` any more, all seeing it: whoever sits there later knows no more than the public
    of what has been.
    """

    changes: ClassVar[bool] = False
    """Whether it changes anything at all: most of what is said and done does not, and every view would ask each."""

    apply_at_table: ClassVar[Callable[[Any, Any], None]]
    """What it does to the table itself: `apply`, or nothing where it is hearsay."""

    def __init_subclass__(cls, **kw: Any) -> None:
        super().__init_subclass__(**kw)
        cls.partly_public = bool(cls.secret) or cls.redacted is not Event.redacted
        cls.changes = cls.vacates or cls.apply is not Event.apply
        cls.apply_at_table = Event.apply if cls.hearsay else cls.apply

    def apply(self, t: Any) -> None:
        """Change the table (the whole one or a view's). A view may run this with `HIDDEN` in secret fields."""

    def redacted(self) -> Event | None:
        """What an outsider reads of it, or None when an outsider learns nothing."""
        if not self.secret:
            return None
        return msgspec.structs.replace(self, **dict.fromkeys(self.secret, HIDDEN))

    @property
    def type(self) -> str:
        """The event's name outside, such as "mafia.died"."""
        return str(self.__struct_config__.tag)

    def as_data(self) -> dict[str, Any]:
        """The event as plain data with its `type`; what is hidden is "?"."""
        return {"type": self.type} | {
            n: "?" if (v := getattr(self, n)) is HIDDEN else v for n in self.__struct_fields__
        }


class Entry(msgspec.Struct, frozen=True, gc=False):
    """An event in the log and, as bits, who sees it: bit n is seat n; `PUBLIC` is everybody."""

    event: Event
    seen: int

    @property
    def public(self) -> bool:
        return self.seen == PUBLIC

    def seers(self, players: int) -> list[int]:
        """The seats that see it, in order."""
        return [n for n in range(players) if self.seen >> n & 1]


class Mark(msgspec.Struct, frozen=True, gc=False):
    """A reminder on a seat: its name, the seat that put it there (-1: none), the phase that ends it ("": none).

    `of`: by what ability of that seat, such as a role's id. `day`: the round in which it was put there (`Table.age`).
    `at`: its place among all that happened, as far as whoever looks knows: of two marks the older has the lower.
    """

    name: str
    by: int = -1
    until: str = ""
    of: str = ""
    day: int = 0
    at: int = 0


class Outcome(msgspec.Struct, frozen=True):
    """Who won and why. `winners`: seat numbers in order; `teams`: team ids; `reason`: a catalogue key."""

    winners: tuple[int, ...]
    teams: tuple[str, ...]
    reason: str
