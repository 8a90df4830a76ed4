"""Lines of a table's talk whose words the host has hidden: the record has them, and nobody is shown them any more."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy

from msgspec.structs import replace

from duskbell.kernel import Play, Record, View
from duskbell.kernel.core_events import Said
from duskbell.kernel.event import Entry
from duskbell.kernel.record import WITHHELD, effective
from duskbell.kernel.table import Table
from duskbell.server.errors import NoLine


class Withheld:
    """What is hidden of the talk of one `play`. `places`: of those lines in its record, in order."""

    def __init__(self, play: Play[Table], places: Iterable[int] = ()) -> None:
        self._play, self.places = play, tuple(places)
        self._hidden: dict[int, tuple[Entry, Said]] = {}
        self.find()

    def find(self) -> None:
        """The play may have been played anew: hide the same lines of it. What was hidden of the log before stays so,
        for who is behind may still be shown it.
        """
        if self.places:
            said = self._said()
            for place in self.places:
                if place in said:
                    self._take(said[place])

    def hide(self, viewer: int, number: int, by: int) -> None:
        """Hide event `number` of what `viewer` has seen, which the seat `by` has said. Raises `NoLine`."""
        said = self.said(viewer, number, by)
        if id(said) in self._hidden:
            raise NoLine("that line is hidden already.")
        if not said.text:
            raise NoLine("that is one of the game's phrases; only words of somebody's own are hidden.")
        place, real = next((n, e) for n, e in self._said().items() if e.event is said)
        self.places = tuple(sorted({*self.places, place}))
        self._take(real)

    def said(self, viewer: int, number: int, by: int) -> Said:
        """What the seat `by` has said in event `number` of what `viewer` has seen, hidden or not. Raises
        `NoLine`.
        """
        seen = self._play.view(viewer).table.log
        event = seen[number].event if number < len(seen) else None
        if not isinstance(event, Said) or event.seat != by:
            raise NoLine("that seat has said nothing there that you hear; perhaps it has been taken back.")
        return event

    def heard(self, bit: int) -> int:
        """How many of them a viewer with this bit hears."""
        return sum(bool(entry.seen & bit) for entry, _ in self._hidden.values())

    def shown(self, entry: Entry) -> Entry:
        """An entry of a log as it is shown."""
        found = self._hidden.get(id(entry.event)) if self._hidden else None
        return entry if found is None else Entry(found[1], entry.seen)

    def view(self, view: View[Table]) -> View[Table]:
        """A view of its own of what `view` has seen, as it is shown: whoever reads words is given this one."""
        seen = copy(view)
        if self._hidden:
            seen.table.log[:] = map(self.shown, seen.table.log)
        return seen

    def record(self) -> Record:
        """The record as it is shown."""
        record, hidden = self._play.record, frozenset(self.places)
        lines = [(*x[:3], "", *x[4:6], WITHHELD) if n in hidden else x for n, x in enumerate(record.lines)]
        return Record(record.header, lines, record.outcome)

    def _said(self) -> dict[int, Entry]:
        """What was said and counts, by its place in the record."""
        lines, auto = self._play.lines, self._play.record.header.moderator == "auto"
        places = [n for n in effective(lines, auto) if lines[n][0] == "say"]
        return dict(zip(places, [e for e in self._play.table.log if isinstance(e.event, Said)], strict=True))

    def _take(self, entry: Entry) -> None:
        if isinstance(entry.event, Said):
            self._hidden[id(entry.event)] = entry, replace(entry.event, text="", hidden=True)


__all__ = ["Withheld"]
