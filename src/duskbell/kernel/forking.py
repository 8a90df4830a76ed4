"""How a play begins: from a header, from a record, as a fork of another, and again after an undo."""

from __future__ import annotations

from typing import Any, Self, TypeVar

from duskbell.kernel.asking import Chance
from duskbell.kernel.core_events import Committed
from duskbell.kernel.game import Game
from duskbell.kernel.record import Header, Line, Record, effective
from duskbell.kernel.referee import Refereed
from duskbell.kernel.replaying import play_feed
from duskbell.kernel.rng import Streams, commitment
from duskbell.kernel.ruling import Ruling
from duskbell.kernel.table import Table
from duskbell.kernel.view import View

T = TypeVar("T", bound=Table)


class Forking(Refereed[T]):
    """A refereed table that can be laid, laid again, and copied."""

    __slots__ = ("_blank", "_future", "_views")

    _future: tuple[int, str] | None
    """Since which of the lines that count chance is drawn from another seed, and which (`fork`)."""

    def _begin_with(
        self, game: Game[T], header: Header, chance: Chance | None, checkpoints: bool, feed: list[Line]
    ) -> None:
        self._furnish(game, header, chance, checkpoints)
        self._lay(feed)

    def _furnish(self, game: Game[T], header: Header, chance: Chance | None, checkpoints: bool) -> None:
        """All that is so before a table is laid."""
        self.game, self._has_standing_offers = game, game.has_standing_offers
        self.record = Record(header)
        self._views: dict[int | None, tuple[View[T], list[int]]] = {}
        self._blank: T | None = None
        self._auto = header.moderator == "auto"
        self._chance = chance
        self._checkpoints, self._checkpoint = checkpoints, None

    def _first_table(self) -> T:
        """What every view begins with: the table before anything happened, with the names."""
        if self._blank is None:
            self._blank = self.game.new_table(len(self.table.seats), self.table.options)
            for mine, real in zip(self._blank.seats, self.table.seats, strict=True):
                mine.name = real.name
        return self._blank.copy()

    def __copy__(self) -> Self:
        return self.fork()

    def __deepcopy__(self, memo: Any) -> Self:
        return self.fork()

    def _lay(self, feed: list[Line]) -> None:
        header = self.record.header
        self.table: T = self.game.new_table(header.players, self.game.read_options(header.players, header.options))
        for seat, name in zip(self.table.seats, header.names, strict=False):
            seat.name = name
        self.lines = self.record.lines = []
        self._streams: Streams | None = Streams(header.seed)
        self._blank = None
        for view, folded in self._views.values():
            view.table, folded[0] = self._first_table(), 0
        self._feed, self._fed = feed, 0
        self._clear()
        self.table.emit(Committed(commitment(header.seed, header.salt)), public=True)
        self._enter(self.game.first_phase)
        self._advance(None)
        if self._future is None:
            play_feed(self)
        else:
            self._redraw(feed, *self._future)

    def _redraw(self, feed: list[Line], at: int, seed: str) -> None:
        """Play a feed of which what comes after the first `at` lines was drawn from another seed."""
        at = min(at, len(feed))
        self._feed = feed[:at]
        play_feed(self)
        self._streams, self._future = Streams(seed), (at, seed)
        self._feed, self._fed = feed[at:], 0
        play_feed(self)

    # -- back and aside ----------------------------------------------------------------------------------------------

    def rule(self, ruling: Ruling) -> None:
        """Let a referee rule. Raises `BadRuling` when it cannot be, with the table unchanged."""
        if ruling.kind == "undo":
            self._undo(ruling)
        else:
            self._rule(ruling)

    def undo(self, count: int = 1, reason: str = "") -> None:
        """Take back the last `count` answers of seats (and of a moderator who is asked), with all that followed.

        The record keeps them and says that they were taken back; everybody is told. Chance stands: it is drawn again
        from the same seed. Raises `BadRuling` when there are not so many.
        """
        self.rule(Ruling("undo", reason, count=count))

    def _undo(self, ruling: Ruling) -> None:
        whole = [*self.lines, ("rule", ruling)]
        counting = [whole[i] for i in effective(whole, self._auto)]
        self.record = Record(self.record.header)
        self._lay(counting)
        self._remember(whole, counting)

    def _remember(self, whole: list[Line], counting: list[Line]) -> None:
        """Keep the whole record, though only some of its lines count, and what was drawn since."""
        self.lines = self.record.lines = [*whole, *self.lines[len(counting) :]]
        if len(whole) != len(counting):
            self._checkpoint = None  # its place is one among the lines that count

    def fork(self, *, seed: int | str | None = None) -> Self:
        """A play of its own at the same point, with the same chance to come, or with `seed` one that is drawn anew.
        What happens to one never reaches the other.

        A fork knows the true deal, all secrets with it: whoever searches with forks on a seat's behalf cheats. Draws by
        another seed are in the record like all, but the commitment does not prove them.

        With checkpoints it costs a copy of the table at the phase's begin and its answers since, else the answers
        from the start.
        """
        new = type(self).__new__(type(self))
        new._furnish(self.game, self.record.header, self._chance, self._checkpoints)
        new._streams, new._future = None, None if self._checkpoint is not None else self._future
        if self._checkpoint is not None:
            phase, table, n, waiting = self._checkpoint
            new.table, new.lines = table.copy(), self.lines[:n]
            new.record.lines = new.lines
            new._feed, new._fed = self.lines[n:], 0
            new._clear()
            new._waiting = waiting
            new._begin(phase)
            new._advance(None)
            play_feed(new)
        else:
            counting = [self.lines[i] for i in effective(self.lines, self._auto)]
            new._lay(counting)
            new._remember(self.lines, counting)
        new._streams, new._future = self._streams.copy() if self._streams is not None else None, self._future
        if seed is not None:
            new._streams = Streams(str(seed))
            new._future = (len(effective(new.lines, self._auto)), str(seed))
        return new
