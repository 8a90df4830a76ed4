"""The table: one sitting's whole state as plain data, and its cheap copy.

Every field of a seat or a table but `seats`, `log`, `spans`, `by_token` and `memos` holds an immutable value (a
number, a word, a tuple, a frozenset, a role): events replace values, they do not change them. So a copy is shallow,
and costs a microsecond or two.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from duskbell.kernel.ask import PASS, SILENCE
from duskbell.kernel.event import HIDDEN, MODERATOR_BIT, PUBLIC, Entry, Event, Mark, Outcome
from duskbell.kernel.options import Options
from duskbell.kernel.role import Role, Time

Self = TypeVar("Self", bound="Table")
V = TypeVar("V")
R = TypeVar("R", bound="Reading")


class Reading(Protocol):
    """What somebody makes of a log, and goes on making of what is added to it."""

    def read(self, entries: list[Entry]) -> None:
        """Take in what has been added, in order."""


class _Changing(msgspec.StructMeta):
    """Of structs whose fields events set all the time: they are set as Python sets slots, in a tenth of the time.

    What msgspec does beside that is to hand a struct over to the garbage collector once it holds what may lead back to
    it. A table is in its hands from the start, since it holds lists, and nothing that a seat holds leads to a seat.
    """

    def __init__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **kw: Any) -> None:
        super().__init__(name, bases, namespace)
        cls.__setattr__ = object.__setattr__  # type: ignore[assignment,method-assign]
        cls.__delattr__ = object.__delattr__  # type: ignore[assignment,method-assign]


class Seat(msgspec.Struct, eq=False, metaclass=_Changing):
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
        if self.role is None:
            return self.gained
        return (self.role, *self.gained) if self.gained else (self.role,)

    def has_mark(self, name: str) -> bool:
        """Whether a mark of this name lies here, working or not (`Table.in_force` asks whether it works)."""
        return name in [m.name for m in self.marks] if self.marks else False


class Table(msgspec.Struct, eq=False, metaclass=_Changing):
    """The state between two phases. Games subclass it with fields of their own.

    `log` holds every event with who saw it; `spans` the phases begun, as (phase, place in the log); `by_token` what a
    token in an answer names; `memos` what `memo` has worked out; `quiet` how many rounds in a row nobody has died,
    where a game counts them.
    """

    seats: list[Any]
    options: Any
    phase: str = ""
    stage: str = ""
    day: int = 0
    paused: bool = False
    outcome: Outcome | None = None
    fading: frozenset[str] = frozenset()
    quiet: int = 0
    log: list[Entry] = []
    spans: list[tuple[str, int]] = []
    by_token: dict[str, Any] = {}
    memos: dict[Any, tuple[int, Any]] = {}

    @classmethod
    def lay(cls: type[Self], players: int, options: Options) -> Self:
        """The first table of so many players: nobody has a role yet, so it holds no secret."""
        return cls([Seat(n) for n in range(players)], options)

    def copy(self: Self) -> Self:
        """A table of its own with the same state; events, marks and roles are shared."""
        new = self.without_log()
        new.log = self.log[:]
        new.spans = self.spans[:]
        new.by_token = {**self.by_token, PASS: None, SILENCE: None}
        for s in new.seats:
            new.by_token[s.token] = s
        return new

    def without_log(self: Self) -> Self:
        """The same state without what led to it: to be kept, and copied when it is needed. Tokens name other seats."""
        new: Self = self.__copy__()  # type: ignore[attr-defined]  # a struct has it, though its stub does not say so
        new.seats = [s.__copy__() for s in self.seats]
        new.log, new.spans, new.memos = [], [], {}
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

    def speakers(self, event: Event, time: Time, heard: Sequence[tuple[Any, Role]] = ()) -> list[tuple[Any, Role]]:
        """Who may answer to `event` before or after it happens, in order: (who, role), of which the hooks are sent the
        first as `me`. By default every role with hooks, in the order that `hook_order` gives. A game that overrides it
        sets an order of its own, or leaves out whose ability does not work. `heard`: after an event, those who could
        speak before it, for whom it silences need not be silent about it.
        """
        if (type(event), time) not in Role.heeded:
            return []
        return [
            (me, role)
            for me in self.hook_order()
            if me.gained or (me.role is not None and me.role.hooks)
            for role in me.roles
            if role.hooks
        ]

    def memo(self, work_out: Callable[..., V], *about: Any) -> V:
        """`work_out(self, *about)`, worked out once for as long as nothing happens at this table.

        For values that follow from the table and cost something: who is drunk, which offers stand. They are no state:
        no copy has them, nothing compares them, and what is worked out anew must come out the same. Not to be asked
        for by an event's `apply`, in the middle of which the table is not yet what it will be.
        """
        now, key = len(self.log), (work_out, about)
        known = self.memos.get(key)
        if known is None or known[0] != now:
            known = self.memos[key] = (now, work_out(self, *about))
        worked_out: V = known[1]
        return worked_out

    def followed(self, reading: Callable[[], R]) -> R:
        """A reading of this log that `reading` began, and that has read on to its end: once, however often it is asked
        for. Like what `memo` keeps it is no state, and no copy has it.
        """
        now, known = len(self.log), self.memos.get(reading)
        at, kept = known if known is not None else (0, reading())
        if at != now or known is None:
            kept.read(self.log[at:])
            self.memos[reading] = (now, kept)
        begun: R = kept
        return begun

    def age(self, mark: Mark) -> int:
        """How many rounds ago a mark was put there: 0 in the same round."""
        return self.day - mark.day

    def works(self, mark: Mark) -> bool:
        """Whether a mark's source still works: it has none, or lives. Games override it."""
        return mark.by < 0 or bool(self.seats[mark.by].alive)

    def in_force(self, seat: Seat, name: str) -> bool:
        """Whether a mark of this name has force on `seat`."""
        for m in seat.marks:  # noqa: SIM110  # any() would make a generator and its cells where no mark lies, too
            if m.name == name and self.works(m):
                return True
        return False

    def know(self, seat: int, role: object) -> None:
        """Whoever sits here is known on this table to hold `role`, an id; "" and `HIDDEN` tell nothing. Games that keep
        more of it override it.
        """
        if role and role is not HIDDEN:
            s = self.seats[seat]
            s.role = held = self.by_token[str(role)]
            s.team = held.team

    def mark(self, seat: int, name: str, by: int = -1, until: str = "", of: str = "") -> None:
        """Put a mark on a seat: for events to `apply`."""
        s = self.seats[seat]
        s.marks = (*s.marks, Mark(name, by, until, of, self.day, len(self.log)))
        if until:
            self.fading |= {until}

    # -- what happens ------------------------------------------------------------------------------------------------

    def emit(self, event: Event, *seers: Seat, public: bool = False) -> None:
        """Let `event` change the table, seen by `seers` (and always the moderator), or by everybody."""
        seen = PUBLIC
        if not public:
            seen = MODERATOR_BIT
            for s in seers:
                seen |= s.bit
        self.log.append(Entry(event, seen))
        event.apply_at_table(self)
