"""The table: one sitting's whole state as plain data, and its cheap copy.

Every field of a seat or a table but `seats`, `log`, `spans` and `by_token` holds an immutable value (a number, a word,
a tuple, a frozenset, a role): events replace values, they do not change them. So a copy is shallow, and costs a
microsecond or two.
"""

from __future__ import annotations

from copy import copy
from typing import Any, TypeVar

import msgspec

from duskbell.kernel.ask import PASS, SILENCE
from duskbell.kernel.event import MODERATOR_BIT, PUBLIC, Entry, Event, Mark, Outcome
from duskbell.kernel.options import Options
from duskbell.kernel.role import Role

Self = TypeVar("Self", bound="Table")


class Seat(msgspec.Struct, eq=False):
    """A place at the table, numbered from 0. `gained` are roles lent to it beside its own."""

    no: int
    name: str = ""
    token: str = ""
    bit: int = 0
    role: Role | None = None
    team: str = ""
    alive: bool = True
    gained: tuple[Role, ...] = ()
    marks: tuple[Mark, ...] = ()

    def __post_init__(self) -> None:
        self.token = f"#{self.no}"
        self.bit = 1 << self.no

    def __repr__(self) -> str:
        return self.token

    @property
    def roles(self) -> tuple[Role, ...]:
        """Its own role and those it has gained."""
        return self.gained if self.role is None else (self.role, *self.gained)

    def has_mark(self, name: str) -> bool:
        """Whether a mark of this name lies here, working or not (`Table.in_force` asks whether it works)."""
        return any(m.name == name for m in self.marks)


class Table(msgspec.Struct, eq=False):
    """The state between two phases. Games subclass it with fields of their own.

    `log` holds every event with who saw it; `spans` the phases begun, as (phase, place in the log); `by_token` what a
    token in an answer names.
    """

    seats: list[Any]
    options: Any
    phase: str = ""
    stage: str = ""
    day: int = 0
    paused: bool = False
    outcome: Outcome | None = None
    fading: frozenset[str] = frozenset()
    log: list[Entry] = []
    spans: list[tuple[str, int]] = []
    by_token: dict[str, Any] = {}

    @classmethod
    def lay(cls: type[Self], players: int, options: Options) -> Self:
        """The first table of so many players: nobody has a role yet, so it holds no secret."""
        return cls([Seat(n) for n in range(players)], options)

    def copy(self: Self) -> Self:
        """A table of its own with the same state; events, marks and roles are shared."""
        new = copy(self)
        new.seats = [s.__copy__() for s in self.seats]
        new.log = self.log[:]
        new.spans = self.spans[:]
        new.by_token = {**self.by_token, PASS: None, SILENCE: None}
        for s in new.seats:
            new.by_token[s.token] = s
        return new

    # -- who is where ------------------------------------------------------------------------------------------------

    @property
    def living(self) -> list[Any]:
        """The living, in seat order."""
        return [s for s in self.seats if s.alive]

    def others(self, me: Seat) -> list[Any]:
        """The living but me, in seat order."""
        return [s for s in self.seats if s.alive and s is not me]

    def everybody_after(self, me: Seat) -> list[Any]:
        """Everybody else, dead or alive, beginning after me."""
        return self.seats[me.no + 1 :] + self.seats[: me.no]

    def hook_order(self) -> list[Any]:
        """Whose hooks speak first. Games override it."""
        return self.seats

    def speakers(self) -> list[tuple[Any, Role]]:
        """Who may have a say in what happens, in the order that `hook_order` gives (seat order by default)."""
        return [
            (me, role)
            for me in self.hook_order()
            if me.gained or (me.role is not None and me.role.hooks)
            for role in me.roles
            if role.hooks
        ]

    def works(self, mark: Mark) -> bool:
        """Whether a mark's source still works: it has none, or lives. Games override it."""
        return mark.by < 0 or bool(self.seats[mark.by].alive)

    def in_force(self, seat: Seat, name: str) -> bool:
        """Whether a mark of this name has force on `seat`."""
        return any(m.name == name and self.works(m) for m in seat.marks)

    # -- what happens ------------------------------------------------------------------------------------------------

    def emit(self, event: Event, *seers: Seat, public: bool = False) -> None:
        """Let `event` change the table, seen by `seers` (and always the moderator), or by everybody."""
        seen = PUBLIC
        if not public:
            seen = MODERATOR_BIT
            for s in seers:
                seen |= s.bit
        self.log.append(Entry(event, seen))
        event.apply(self)
