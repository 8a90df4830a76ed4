"""A view: the table as one seat may know it. The fold of the events that the seat may see, and nothing else."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from duskbell.kernel.ask import MODERATOR
from duskbell.kernel.core_events import Forgotten
from duskbell.kernel.errors import BadRecord
from duskbell.kernel.event import HIDDEN, MODERATOR_BIT, PUBLIC, PUBLIC_BIT, Entry, Event
from duskbell.kernel.game import Game
from duskbell.kernel.record import who
from duskbell.kernel.table import Table

T = TypeVar("T", bound=Table)


class View(Generic[T]):
    """What one viewer knows. `seat`: a number, None for the public, `MODERATOR` for the whole table.

    `table` is a table of its own, changed only by events that the viewer may see; `table.log` holds exactly those.
    Nothing here leads to the real table.
    """

    __slots__ = ("bit", "game", "seat", "table")

    def __init__(self, game: Game[T], seat: int | None, first: T) -> None:
        self.game = game
        self.seat = seat
        self.table: T = first
        self.bit = PUBLIC_BIT if seat is None else MODERATOR_BIT if seat == MODERATOR else 1 << seat

    def __repr__(self) -> str:
        viewer = "the public" if self.seat is None else who(self.seat)
        return f"<View of {viewer}: {self.game.id}, {self.table.phase} {self.table.day}, {self.version} events>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled and copied as what the viewer has seen, and folded anew."""
        t = self.table
        names = tuple([s.name for s in t.seats])
        return _folded, (self.game, self.game.version, self.seat, t.options, names, t.log[:])

    def copy(self) -> Self:
        """A view of its own of what has been seen."""
        return type(self)(self.game, self.seat, self.table.copy())

    def fold(self, entries: list[Entry]) -> None:
        """Let what happened since reach this viewer: whole, with secret fields hidden, or not at all."""
        t, bit = self.table, self.bit
        note = t.log.append
        if bit == MODERATOR_BIT:
            for e in entries:
                note(e)
                if not e.event.hearsay:
                    e.event.apply(t)
            return
        for e in entries:
            seen, event = e.seen, e.event
            if seen == PUBLIC:
                note(e)
                if event.changes:
                    event.apply(t)
                    if event.vacates and getattr(event, "seat", None) == self.seat:
                        self._forget()
                        t, note = self.table, self.table.log.append
            elif seen & bit:  # who else sees it is nobody's business but the moderator's
                note(Entry(event, bit))
                event.apply(t)
            elif event.partly_public and (rest := event.redacted()) is not None:
                note(Entry(rest, PUBLIC))
                rest.apply(t)

    def _forget(self) -> None:
        """Fold anew what the public has seen of it: whoever sits here from now on knows no more. The places of events
        stay.
        """
        log, names = self.table.log, [s.name for s in self.table.seats]
        self.table = t = self.game.new_table(len(names), self.table.options)
        for s, name in zip(t.seats, names, strict=True):
            s.name = name
        for e in log:
            rest = e.event if e.seen == PUBLIC else e.event.redacted() if e.event.partly_public else None
            known = Forgotten() if rest is None else rest
            t.log.append(Entry(known, PUBLIC))
            known.apply(t)

    @property
    def me(self) -> Any:
        """The viewer's own seat, as the viewer knows it. Raises `LookupError` for the public and the moderator."""
        if self.seat is None or self.seat < 0:
            raise LookupError("this viewer holds no seat")
        return self.table.seats[self.seat]

    @property
    def version(self) -> int:
        """How many events the viewer has seen; says nothing about others."""
        return len(self.table.log)

    @property
    def events(self) -> list[Event]:
        """What the viewer has seen, in order."""
        return [e.event for e in self.table.log]

    def as_data(self, since: int = 0) -> list[dict[str, Any]]:
        """The events from number `since` on as plain data; `private` marks those that others do not see like this."""
        return [told(e) for e in self.table.log[since:]]

    def state(self) -> dict[str, Any]:
        """The table as plain data, for a page: phase, stage, day, seats, on which of them nobody plays, and the
        game's own facts.
        """
        t = self.table
        return {
            "game": self.game.id,
            "phase": t.phase,
            "stage": t.stage,
            "day": t.day,
            "paused": t.paused,
            "seats": [
                {
                    "seat": s.no,
                    "name": s.name,
                    "alive": s.alive,
                    "role": _known(getattr(s.role, "id", None)),
                    "team": _known(s.team),
                    "marks": [m.name for m in s.marks],
                }
                for s in t.seats
            ],
            "vacant": list(self.game.vacant(t)),
            "facts": self.game.facts(t),
        }


def told(entry: Entry) -> dict[str, Any]:
    """An entry of a view's log as plain data; `private` marks what others do not see like this."""
    plain = entry.event.as_data()
    return plain if entry.seen == PUBLIC else {**plain, "private": True}


def _folded(
    game: Game[Any], version: str, seat: int | None, options: Any, names: tuple[str, ...], log: list[Entry]
) -> View[Any]:
    """The view of a pickle or a copy. Raises `BadRecord` when another version of the rules made it."""
    if version != game.version:
        raise BadRecord(f"this view was pickled under version {version} of {game.id}; these rules are {game.version}.")
    first = game.new_table(len(names), options)
    for s, name in zip(first.seats, names, strict=True):
        s.name = name
    view = View(game, seat, first)
    view.fold(log)
    return view


def _known(value: Any) -> Any:
    return None if value is HIDDEN or not value else value
