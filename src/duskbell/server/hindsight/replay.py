"""A finished table read again: as any viewer saw it, and who knew what when it ended. From its log, by views alone."""

from __future__ import annotations

from typing import Any

import msgspec

from duskbell.kernel import Game, Header, View
from duskbell.kernel.core_events import Ended, PhaseBegan
from duskbell.kernel.event import Entry
from duskbell.kernel.table import Table
from duskbell.server.audience import Viewer
from duskbell.server.errors import NotOver
from duskbell.server.room import Deed, Room
from duskbell.server.wire import Knowledge, Replay


class Finished(msgspec.Struct, frozen=True):
    """What a replay is made from. It shares nothing that a later undo could change."""

    game: Game[Any]
    header: Header
    log: tuple[Entry, ...]

    def view(self, viewer: Viewer) -> View[Table]:
        """What a viewer knew before anything happened: the names."""
        table = self.game.new_table(
            self.header.players, self.game.read_options(self.header.players, self.header.options)
        )
        for seat, name in zip(table.seats, self.header.names, strict=False):
            seat.name = name
        return View(self.game, viewer, table)


class ReadFinished(Deed):
    """What a replay of this table is made from. Raises `NotOver` while it is played."""

    __slots__ = ()

    def do(self, room: Room) -> Finished:
        if room.sitting is None or not room.sitting.play.over:
            raise NotOver("a replay tells every secret, so it can be read when the table is over, and it is not.")
        play = room.sitting.play
        return Finished(play.game, play.record.header, tuple(play.table.log))


def replay(finished: Finished, viewer: Viewer) -> Replay:
    """The events that a viewer saw, and what each changed of the view."""
    view = finished.view(viewer)
    now = view.state()
    frames = [now]
    for entry in finished.log:
        before, seen = now, view.version
        view.fold([entry])
        if view.version > seen:
            now = view.state()
            frames.append(_changed(before, now))
    return Replay(view.as_data(), frames)


def knowledge(finished: Finished, phases: int | None = None) -> Knowledge:
    """What each seat's view held of each seat just before the end, or before phase `phases` + 1 began where that was
    sooner: role, side, and what it alone had been told.
    """
    ended = max(n for n, entry in enumerate(finished.log) if isinstance(entry.event, Ended))
    if phases is not None:
        began = [n for n, entry in enumerate(finished.log[:ended]) if isinstance(entry.event, PhaseBegan)]
        ended = began[phases] if phases < len(began) else ended
    before = list(finished.log[:ended])

    def known(viewer: Viewer) -> list[dict[str, Any]]:
        view = finished.view(viewer)
        view.fold(before)
        seats: list[dict[str, Any]] = view.state()["seats"]
        return seats

    public = [set(seat["marks"]) for seat in known(None)]
    rows = [known(seat) for seat in range(finished.header.players)]
    return Knowledge(
        [[seat["role"] for seat in row] for row in rows],
        [[seat["team"] for seat in row] for row in rows],
        [
            [[] if n == me else [mark for mark in seat["marks"] if mark not in public[n]] for n, seat in enumerate(row)]
            for me, row in enumerate(rows)
        ],
    )


def _changed(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """The fields of `now` that are not as `before`; of the seats, those that are not."""
    changed = {name: value for name, value in now.items() if value != before[name]}
    if "seats" in changed:
        changed["seats"] = [seat for seat, old in zip(now["seats"], before["seats"], strict=True) if seat != old]
    return changed
