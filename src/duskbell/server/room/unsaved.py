"""What one room has done since it was last stored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from duskbell.server.room.over_days import OverDays
from duskbell.server.room.roster import Roster
from duskbell.server.sitting import Sitting
from duskbell.server.store import Change, Ending, Stored
from duskbell.server.wire import Wishes

_GRAIN = 1.0
"""Seconds by which the time that is left may be stored too long: talk stores it no more often."""


class Unsaved:
    """What the store has, held against what there is: nobody else takes note of what has changed.

    `change` gathers what is new, `saved` says that it is stored. `wall`: seconds since 1970.
    """

    def __init__(self, stored: Stored, wall: Callable[[], float], kept_at: float | None = None) -> None:
        self.stored, self._wall = stored, wall
        self._row: dict[str, Any] = {}
        self._next: Stored | None = None
        self._chairs = {chair.seat: chair for chair in stored.chairs}
        self._lines = len(stored.lines)
        self._unrecorded = None if stored.kept is None else stored.kept.unrecorded
        self._header = stored.header is None
        self._moves = -1
        self.kept_at = kept_at
        """When what the store has of the time that is left was true; None before it was told."""

    def set(self, **fields: Any) -> None:
        """Change fields of `stored` that are columns of the room's own row."""
        for name, value in fields.items():
            setattr(self.stored, name, value)
            self._row |= msgspec.structs.asdict(value) if isinstance(value, Wishes) else {name: value}

    def open_next(self, room: Stored) -> None:
        """Let `room` be the rematch: it comes into being when this room is stored."""
        self._next = room
        self.set(next=room.id)

    def change(
        self,
        roster: Roster,
        sitting: Sitting | None,
        now: float,
        over_days: OverDays | None = None,
        *,
        force: bool = False,
    ) -> Change | None:
        """What is new, None when nothing is; with `force`, also how much time is left though nothing else is.
        `over_days`: what is kept beside the table where it is played over days.
        """
        if sitting is not None and (ended := Ending.of(sitting.play)) != self.stored.ended:
            self.set(ended=ended, ended_at=None if ended is None else int(self._wall()))
        if sitting is not None and over_days is not None and (due := over_days.due(sitting)) != self.stored.due:
            self.set(due=due)
        if roster.silenced != self.stored.silenced:
            self.set(silenced=roster.silenced)
        if roster.doorstep.kept != self.stored.sent_away:
            self.set(sent_away=roster.doorstep.kept)
        there_now = roster.chairs
        chairs = tuple([chair for chair in there_now if self._chairs.get(chair.seat) is not chair])
        gone = tuple(sorted(self._chairs.keys() - {chair.seat for chair in there_now}))
        change = Change(self.stored.id, chairs, gone, self._row, next=self._next, epoch=self.stored.epoch)
        there = bool(change.chairs or change.gone or change.row)
        if sitting is None:
            return change if there else None
        record = sitting.play.record
        new = tuple(record.lines[self._lines :])
        unrecorded = sitting.unrecorded != self._unrecorded or (over_days is not None and over_days.news)
        if not (new or there or force or unrecorded or self._header):
            return None
        grown = self.kept_at is None or now - self.kept_at >= _GRAIN
        time = force or unrecorded or sitting.moves != self._moves or grown
        return msgspec.structs.replace(
            change,
            header=record.header if self._header else None,
            kept=(sitting.keep(now) if over_days is None else over_days.note(sitting.keep(now))) if time else None,
            first=self._lines,
            lines=new,
        )

    def saved(self, change: Change, sitting: Sitting | None, now: float) -> None:
        """The store has it."""
        self._chairs |= {chair.seat: chair for chair in change.chairs}
        for seat in change.gone:
            del self._chairs[seat]
        self._row, self._next = {}, None
        if sitting is not None:
            self._lines += len(change.lines)
            self._header = False
            if change.kept is not None:
                self._moves, self.kept_at = sitting.moves, now
                self._unrecorded = change.kept.unrecorded
