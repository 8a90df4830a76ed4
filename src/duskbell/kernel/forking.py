"""How a play begins: from a header, from a record, as a fork of another, and again after an undo."""

from __future__ import annotations

from typing import Any, Self, TypeVar

from msgspec.structs import replace

from duskbell.kernel.ask import CHANCE, MODERATOR, InTurn
from duskbell.kernel.asking import Chance
from duskbell.kernel.checkpoint import Checkpoint
from duskbell.kernel.core_events import Committed
from duskbell.kernel.game import Game
from duskbell.kernel.record import Header, Line, Record, effective, falls, is_decision
from duskbell.kernel.referee import Refereed
from duskbell.kernel.replaying import play_feed
from duskbell.kernel.rng import Streams, commitment
from duskbell.kernel.ruling import Ruling
from duskbell.kernel.table import Table
from duskbell.kernel.view import View

T = TypeVar("T", bound=Table)
APART = 100
"""Lines between two checkpoints, at least: to keep every phase's begin costs a table up to a seventh of its speed."""


class Forking(Refereed[T]):
    """A refereed table that can be laid, laid again, and copied."""

    __slots__ = ("_blank", "_views")

    def _begin_with(
        self, game: Game[T], header: Header, chance: Chance | None, checkpoints: bool, feed: list[Line]
    ) -> None:
        self._furnish(game, header, chance, checkpoints)
        self._lay(feed, Streams(header.seed))

    def _furnish(self, game: Game[T], header: Header, chance: Chance | None, checkpoints: bool) -> None:
        """All that is so before a table is laid."""
        self.game, self._has_standing_offers = game, game.has_standing_offers
        self._phases, self._round_phase = game.phases, game.round_phase
        self.record = Record(header)
        self._views: dict[int | None, tuple[View[T], list[int]]] = {}
        self._auto = header.moderator == "auto"
        self._chance = chance
        self._programs = frozenset(([] if chance == "ask" else [CHANCE]) + ([MODERATOR] if self._auto else []))
        self._checkpoints, self._apart = checkpoints, APART
        self._blank: T | None = None

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

    def _lay(self, feed: list[Line], streams: Streams | None) -> None:
        """Lay the table of the header and play `feed`."""
        future, self._future = self._future, None
        self._lay_out(feed, streams)
        self._play_feed(0, future)

    def _lay_out(self, feed: list[Line], streams: Streams | None) -> None:
        """Lay the table of the header, and play up to where somebody is asked; `feed` is to come."""
        header = self.record.header
        self.table: T = self.game.new_table(header.players, self.game.read_options(header.players, header.options))
        for seat, name in zip(self.table.seats, header.names, strict=False):
            seat.name = name
        self._blank = None
        self._clear_to([], feed, streams, None)
        self.table.emit(Committed(commitment(header.seed, header.salt)), public=True)
        self._enter(self.game.first_phase)
        self._advance(None)

    def _lay_at(self, to: Checkpoint[T], table: T, counting: list[Line], streams: Streams | None) -> None:
        """Begin the phase of a checkpoint again on its `table`, and play those lines that come after it."""
        self.table = table
        future, self._future = self._future, to.future
        self._clear_to(counting[: to.lines], counting[to.lines :], streams, to)
        self._waiting, self._missed = to.waiting, to.missed
        self._script = self._phases[to.phase](table)
        self._advance(None)
        self._play_feed(to.lines, future)

    def _clear_to(
        self, done: list[Line], feed: list[Line], streams: Streams | None, checkpoint: Checkpoint[T] | None
    ) -> None:
        """Nothing is open, and nobody has seen anything; `done` is in the record, `feed` is to come."""
        self.lines = self.record.lines = done
        self._feed, self._fed = feed, 0
        self._streams, self._checkpoint, self._behind, self._voided = streams, checkpoint, False, 0
        self._due = checkpoint.lines + self._apart if checkpoint is not None else 0
        for view, folded in self._views.values():
            view.table, folded[0] = self._first_table(), 0
        self._clear()

    def _play_feed(self, done: int, future: tuple[int, str] | None) -> None:
        """Play the feed, which follows on `done` lines; chance is drawn from another seed since `future`."""
        if future is not None and future != self._future:
            at = min(future[0], done + len(self._feed))
            feed, self._feed = self._feed[at - done :], self._feed[: at - done]
            play_feed(self)
            self._streams, self._future = Streams(future[1]), (at, future[1])
            self._feed, self._fed = feed, 0
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

        With checkpoints what came after the last one before these answers is played again, else everything.
        An undo into a round whose answers count in turn (`InTurn`), or into questions that are one whole
        (`Game.as_one`), goes to its beginning: what else was answered in it is void, and the moderator is told whose
        that was, and whether rulings made in it have fallen (`Voided`).
        """
        self.rule(Ruling("undo", reason, count=count))

    def _undo(self, ruling: Ruling) -> None:
        lines, before = self.lines, self._counting()
        self._take_back(lines, self._reaching(ruling, self._given_as_one(ruling.count), before))
        if fallen := self._given_in_turn():
            self._take_back(lines, self._reaching(ruling, fallen, before))

    def _reaching(self, ruling: Ruling, held: tuple[int, ...], before: list[Line]) -> Ruling:
        """An undo of lines that counted `before`, with whose answers fall beside those that it counts, and how many
        rulings fall with all of them.
        """
        given = [n for n, line in enumerate(before) if is_decision(line, self._auto)]
        whole = ruling.count + len(held)
        fall = before[given[-whole] :] if ruling.count >= 1 and whole <= len(given) else []
        return replace(ruling, held=held, fallen=sum(falls(line) for line in fall))

    def _given_in_turn(self) -> tuple[int, ...]:
        """Whose answers have been taken since the questions that are open were put, where these count in turn."""
        if type(self._question) is not InTurn:
            return ()
        return tuple([line[0] for line in self._counting()[self._put_at :] if is_decision(line, self._auto)])

    def _given_as_one(self, count: int) -> tuple[int, ...]:
        """Who has answered, in what is one whole (`Game.as_one`), before the last `count` answers, where the first of
        these was given in the midst of it, too; with whose deeds were done beside it.
        """
        whole, begins, lines = self.game.as_one, self.game.before_whole, self._counting()
        given = [n for n, line in enumerate(lines) if is_decision(line, self._auto)] if whole else []
        if not 1 <= count <= len(given) or not self._amid(lines[given[-count] :]):
            return ()
        before = lines[: given[-count]]  # the moderator's answers, too, where it is the program: one may begin a whole
        began = next((n for n in range(len(before), 0, -1) if before[n - 1][1] in begins), 0)
        first = next((n for n in range(began, len(before)) if before[n][1] in whole), len(before))
        return tuple([line[0] for line in before[first:] if is_decision(line, self._auto)])

    def _amid(self, last: list[Line]) -> bool:
        """Whether the first of the last answers was given in the midst of a whole: another of its questions was
        answered before another began, or the table stands in it still.
        """
        whole, begins = self.game.as_one, self.game.before_whole
        key = next((line[1] for line in last if line[1] in whole or line[1] in begins), None)
        return self.table.stage in self.game.whole_stages if key is None else key in whole

    def _take_back(self, lines: list[Line], ruling: Ruling) -> None:
        """Play again what counts of these lines, as `ruling` says."""
        before, whole = self._counting(), [*lines, ("rule", ruling)]
        counting = [whole[i] for i in effective(whole, self._auto)]
        header = self.record.header
        self.record = Record(header)
        to = self._checkpoint
        if to is None:
            self._lay(counting, Streams(header.seed))
        else:
            same = next((n for n, was in enumerate(before) if was is not counting[n]), len(before))
            while to.lines > same and to.before is not None:
                to = to.before
            self._lay_at(to, to.laid(self.table), counting, self._streams_at(to))
        self._remember(whole, counting)

    def _streams_at(self, to: Checkpoint[T]) -> Streams:
        """Chance as it was at a checkpoint."""
        return Streams(to.future[1] if to.future is not None else self.record.header.seed, to.drawn)

    def _counting(self) -> list[Line]:
        """The lines of the record that count."""
        return [self.lines[i] for i in effective(self.lines, self._auto)] if self._voided else self.lines

    def _remember(self, whole: list[Line], counting: list[Line]) -> None:
        """Keep the whole record, though only some of its lines count, and what was drawn since."""
        self.lines = self.record.lines = [*whole, *self.lines[len(counting) :]]
        self._voided = len(whole) - len(counting)
        self._due += self._voided

    def _catch_up(self) -> None:
        """Keep the present phase's begin: it is played once more, aside, from the last checkpoint."""
        aside = type(self).__new__(type(self))
        aside._furnish(self.game, self.record.header, self._chance, self._checkpoints)
        aside._apart, aside._future, to = 0, self._future, self._checkpoint
        assert to is not None
        aside._lay_at(to, to.laid(self.table), self._counting(), self._streams_at(to))
        self._checkpoint, self._behind = aside._checkpoint, False
        assert aside._checkpoint is not None
        self._due = aside._checkpoint.lines + self._voided + self._apart

    def fork(self, *, seed: int | str | None = None, views: bool = False) -> Self:
        """A play of its own at the same point, with the same chance to come, or with `seed` one that is drawn anew.
        What happens to one never reaches the other.

        A fork knows the true deal, all secrets with it: whoever searches with forks on a seat's behalf cheats. Draws by
        another seed are in the record like all, but the commitment does not prove them. `views`: with the views that
        have been read of this one, as far as they had got, so that they need not be folded anew.

        With checkpoints it costs a copy of the table at the phase's begin and its answers since (the first in a phase
        some more of them, up to the last checkpoint), else the answers from the start.
        """
        if self._behind:
            self._catch_up()
        new = type(self).__new__(type(self))
        new._furnish(self.game, self.record.header, self._chance, self._checkpoints)
        new._future, counting, to = None, self._counting(), self._checkpoint
        # nothing is drawn on the way: a fork brings its own streams at the end
        if to is None:
            new._lay(counting, None)
        else:
            new._lay_at(to, to.laid(self.table), counting, None)
        if self._voided:
            new._remember(self.lines, counting)
        new._streams, new._future = self._streams.copy() if self._streams is not None else None, self._future
        if seed is not None:
            new._streams = Streams(str(seed))
            new._future = (len(counting), str(seed))
        if views:
            new._views = {seat: (view.copy(), folded[:]) for seat, (view, folded) in self._views.items()}
        return new
