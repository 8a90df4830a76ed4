"""A finished table read again: as any viewer saw it, and who knew what when it ended. From its log, by views alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import structs

from duskbell.kernel import MODERATOR, Game, Header, View
from duskbell.kernel.core_events import Ended, PhaseBegan
from duskbell.kernel.event import Entry
from duskbell.kernel.recap import Fact, Recap, facts_of
from duskbell.kernel.table import Table
from duskbell.server.audience import Viewer, knows_the_end
from duskbell.server.auth import Bearer
from duskbell.server.errors import NotOver, Unauthorized
from duskbell.server.hindsight.since import since
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


class CheckShown(Deed):
    """Raise `NotOver` where a table is shown with delay, its end has not been shown yet, and who asks holds no seat."""

    __slots__ = ("bearer",)

    def __init__(self, bearer: Bearer) -> None:
        super().__init__()
        self.bearer = bearer

    def do(self, room: Room) -> None:
        if room.sitting is None or knows_the_end(room.sitting):
            return
        try:
            room.roster.who(self.bearer)
        except Unauthorized:
            raise NotOver(
                "what was played tells every secret, so it can be read when the table is over, and it is not."
            ) from None


class ReadRecord(Deed):
    """The record of a table that is over: `whole`, or without the words that the host has hidden. Raises `NotOver`
    while it is played.
    """

    __slots__ = ("whole",)

    def __init__(self, *, whole: bool = False) -> None:
        super().__init__()
        self.whole = whole

    def do(self, room: Room) -> str:
        if room.sitting is None or not room.sitting.play.over:
            raise NotOver("the record tells every secret, so it can be read when the table is over, and it is not.")
        return (room.sitting.play.record if self.whole else room.sitting.withheld.record()).dump()


class ReadFinished(Deed):
    """What a replay of this table is made from. Raises `NotOver` while it is played."""

    __slots__ = ()

    def do(self, room: Room) -> Finished:
        if room.sitting is None or not room.sitting.play.over:
            raise NotOver("a replay tells every secret, so it can be read when the table is over, and it is not.")
        play = room.sitting.play
        shown = room.sitting.withheld.shown
        return Finished(play.game, play.record.header, tuple([shown(entry) for entry in play.table.log]))


def replay(finished: Finished, viewer: Viewer, *, last: bool = False) -> Replay:
    """The events that a viewer saw, and what each changed of the view; or the `last` view alone."""
    view = finished.view(viewer)
    if last:
        view.fold(list(finished.log))
        return Replay(view.as_data(), [view.state()])
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
    sooner: role, side, and what it alone had been told: of one, as marks, and of several at once; and since when.
    """
    ended = max(n for n, entry in enumerate(finished.log) if isinstance(entry.event, Ended))
    if phases is not None:
        began = [n for n, entry in enumerate(finished.log[:ended]) if isinstance(entry.event, PhaseBegan)]
        ended = began[phases] if phases < len(began) else ended
    before = list(finished.log[:ended])

    def folded(viewer: Viewer) -> View[Table]:
        view = finished.view(viewer)
        view.fold(before)
        return view

    def known(view: View[Table]) -> list[dict[str, Any]]:
        seats: list[dict[str, Any]] = view.state()["seats"]
        return seats

    public = [set(seat["marks"]) for seat in known(folded(None))]
    views = [folded(seat) for seat in range(finished.header.players)]
    rows = [known(view) for view in views]
    return Knowledge(
        [[seat["role"] for seat in row] for row in rows],
        [[seat["team"] for seat in row] for row in rows],
        [
            [[] if n == me else [mark for mark in seat["marks"] if mark not in public[n]] for n, seat in enumerate(row)]
            for me, row in enumerate(rows)
        ],
        [finished.game.clues(view.table, me) for me, view in enumerate(views)],
        *since(finished.view, before, finished.header.players),
    )


def recap(finished: Finished, viewer: Viewer) -> Recap:
    """What is worth telling again: the game's own facts of the whole log; through a viewer's eyes those that it saw
    happen, with the cards that it knew then ("?" for others), at their places in what it saw.
    """
    truth = finished.view(MODERATOR)
    truth.fold(list(finished.log))
    told = finished.game.recap(truth.table)
    if viewer == MODERATOR:
        return told
    view, places = finished.view(viewer), {fact.at for fact in facts_of(told)}
    seen: dict[int, tuple[int, list[Any]]] = {}
    for at, entry in enumerate(finished.log):
        before = len(view.table.log)
        view.fold([entry])
        if at in places and len(view.table.log) > before:
            seen[at] = before, [role.id if (role := s.role) is not None else None for s in view.table.seats]

    def known(facts: Iterable[Fact]) -> tuple[Fact, ...]:
        saw = [_as_seen(finished.game, fact, viewer) for fact in facts if fact.at in seen]
        return tuple([_as_known(fact, *seen[fact.at]) for fact in saw if fact is not None])

    chapters = [
        structs.replace(c, lines=tuple([known(line) for line in c.lines if known(line)])) for c in told.chapters
    ]
    return Recap(tuple([c for c in chapters if c.lines]), known(told.turns))


def _as_seen(game: Game[Any], fact: Fact, viewer: Viewer) -> Fact | None:
    """A fact as whoever saw it happen could have told it at that moment; None where nobody could."""
    own = fact.what in game.own_sight and fact.about.get("seat") == viewer
    if own or fact.what not in game.hindsight:
        return fact
    if not (instead := game.hindsight[fact.what]):
        return None
    what, *unknown = instead
    return structs.replace(fact, what=what, about={k: v for k, v in fact.about.items() if k not in unknown})


def _as_known(fact: Fact, at: int, roles: list[Any]) -> Fact:
    """A fact without the card that it names, where whoever saw it did not know that any of its seats holds it."""
    named = [n for n in fact.about.values() if isinstance(n, int) and 0 <= n < len(roles)]
    card = fact.about.get("role")
    if card is None or any(roles[n] == card for n in named):
        return structs.replace(fact, at=at)
    return structs.replace(fact, at=at, about={**fact.about, "role": "?"}, sign="")


def _changed(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """The fields of `now` that are not as `before`; of the seats, those that are not."""
    changed = {name: value for name, value in now.items() if value != before[name]}
    if "seats" in changed:
        changed["seats"] = [seat for seat, old in zip(now["seats"], before["seats"], strict=True) if seat != old]
    return changed
