"""Play: drive a game's scripts, keep the record, and say what each seat may know.

The driver knows no clock and no network. Somebody outside reads `open`, calls `answer`, and reads views. When a clock
outside strikes, it calls `silence`, and the record says that it did.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, NoReturn, TypeVar, cast

from duskbell.kernel.ask import MODERATOR, All, Ask, few, quote, token
from duskbell.kernel.asking import Chance
from duskbell.kernel.errors import (
    BadRecord,
    Diverged,
    IllegalAnswer,
    NotAsked,
    TableOver,
    TablePaused,
)
from duskbell.kernel.event import Outcome
from duskbell.kernel.forking import Forking
from duskbell.kernel.game import Game
from duskbell.kernel.moderating import moderated
from duskbell.kernel.record import CLOCK, REFEREE, Header, Record, effective, who
from duskbell.kernel.replaying import line_by_line
from duskbell.kernel.rng import Streams
from duskbell.kernel.table import Table
from duskbell.kernel.view import View

T = TypeVar("T", bound=Table)
PICKLE = 1
"""The form of what is pickled."""


class Play(Forking[T]):
    """One sitting of a game.

    `open`: the questions now, by seat (0-based; `MODERATOR` too when somebody outside moderates). `offers`: what a seat
    may do at any time beside them. `table`: the whole truth, for rules and tests; players get `view(seat)`.
    """

    __slots__ = ()

    def __init__(
        self,
        game: Game[T],
        header: Header,
        *,
        chance: Chance | None = None,
        checkpoints: bool = False,
    ) -> None:
        """Lay the table of `header` and play up to the first question.

        `chance` answers for CHANCE, and for the program where it moderates, instead of the seed; "ask" leaves CHANCE's
        questions open like any other, at seat -1. With `checkpoints` the begin of a phase is kept now and then, so that
        `fork` and `undo` need not play from the start.
        """
        self._future = None
        self._begin_with(game, header, chance, checkpoints, [])

    def __repr__(self) -> str:
        t, seats = self.table, len(self.table.seats)
        if t.outcome is not None:
            return f"<Play of {self.game.id}: {seats} seats, over: {t.outcome.reason}>"
        asked = ", ".join(f"{who(n)} {ask.key}" for n, ask in self.open.items())
        return f"<Play of {self.game.id}: {seats} seats, {t.phase} {t.day}, asking {asked or 'nobody'}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its record, and played again when it is read."""
        if self._chance not in (None, "ask"):
            raise TypeError("a play whose chance is a function cannot be pickled; save its record instead.")
        asks = self._chance == "ask"
        return _unpickled, (PICKLE, self.game, self.record.dump(), asks, self._checkpoints, self._future)

    # -- answers -----------------------------------------------------------------------------------------------------

    def answer(
        self, seat: int, what: object, *, ask: Ask[Any] | None = None, clock: bool = False, referee: bool = False
    ) -> bool:
        """Answer the question open to `seat` with a token, an index of its options, or the thing itself.

        Returns True when it was taken, False when another seat was first and nothing changed. `ask` makes sure which
        question is meant: it, or one that says the same, as where a round begins anew before the same player.
        `referee`: who moderates enters it for a player without a device, and the record says so.
        Raises `NotAsked`, `IllegalAnswer`, `TablePaused` or `TableOver`, with the table unchanged.
        """
        asked, t = self.open.get(seat), self.table
        if (
            type(asked) is Ask
            and type(what) is str
            and what in asked.options
            and not (ask is not None or clock or referee or t.paused)
        ):
            self.lines.append((asked.to, asked.key, what))
            # as `Ask.read` would say, without the call
            value = what if asked.literal and what in asked.literal else t.by_token.get(what, what)
            question = self._question  # what follows is the short way of `_answered`
            if question is asked:
                self._missed = self.open = {}
                self._advance(value)
            elif type(question) is All and len(self.open) > 1:
                del self.open[seat]
                self._got[seat] = value
            else:
                self._answered(asked, what, value)
            return True
        return self._answer_with_care(seat, what, ask, CLOCK if clock else REFEREE if referee else "")

    def _answer_with_care(self, seat: int, what: object, ask: Ask[Any] | None, by: str) -> bool:
        """An answer that is not simply one of the options of the seat's one question."""
        asked, token = self.open.get(seat), None
        if asked is not None and ask is None and not self.table.paused:
            token = _accepted(asked, what)
        if token is None:
            asked = self._find(seat, what, ask)
            if asked is None:
                return False
            token = asked.accept(what)
        assert asked is not None
        self._take(asked.to, asked, token, (asked.to, asked.key, token, by) if by else (asked.to, asked.key, token))
        return True

    def moderated(self, ask: Ask[Any]) -> str:
        """What the program answers to a moderator's question `ask` when nobody else does: `Game.moderate`, checked.

        It changes nothing; the same place of the same table gives the same answer. Raises `ModerateError` when the game
        answers what is not offered.
        """
        seed = self.record.header.seed if self._future is None else self._future[1]
        place = Streams(seed)[f"moderator/{len(self.lines)}"]
        return moderated(self.game, self.table, ask, place)

    def silence(self, seat: int) -> None:
        """The clock has struck for `seat`: its question is answered by its default. Offers are never taken so.

        Raises `NotAsked`, `TablePaused` or `TableOver`.
        """
        asked = self.open.get(seat)
        if asked is None or self.table.paused:
            self._refuse(asked, seat)
        else:
            self._take(seat, asked, asked.default, (asked.to, asked.key, asked.default, CLOCK))

    def _find(self, seat: int, what: object, ask: Ask[Any] | None) -> Ask[Any] | None:
        """The open ask that `what` answers; None when a race was lost; else the sentence why not."""
        asked, missed = self.open.get(seat), self._missed.get(seat)
        mine: list[Ask[Any]] = [*([asked] if asked is not None else ()), *self.offers.get(seat, ())]
        if (still := self.passed.get(seat)) is not None:
            mine.append(still)
        if ask is not None:
            mine = [a for a in mine if a == ask]
            missed = missed if missed == ask else None
        fitting = next((a for a in mine if _accepted(a, what) is not None), None)
        if fitting is None and missed is not None and _accepted(missed, what) is not None:
            return None
        if not mine or self.table.paused:
            self._refuse(mine[0] if mine else None, seat)
        if fitting is None and ask is None and asked is still is None:
            self._fits_no_offer(seat, what, mine)
        return mine[0] if fitting is None else fitting

    def _fits_no_offer(self, seat: int, what: object, offers: list[Ask[Any]]) -> NoReturn:
        """Say that `seat` is asked nothing, so that nobody takes an offer's wants for those of a question to come."""
        keys = few([a.key for a in offers])
        right = f"; {offers[0].right(token(what))}" if len(offers) == 1 else ""
        raise IllegalAnswer(
            f"no question is open to {who(seat)} now, "
            f"and {quote(what)} answers nothing that is offered ({keys}){right}."
        )

    def _refuse(self, asked: Ask[Any] | None, seat: int) -> NoReturn:
        """Say why `seat` cannot answer now."""
        if asked is not None:
            raise TablePaused("the table is paused; wait until the referee lets it go on.")
        if self.over:
            raise TableOver("the table is over; nothing more can be answered.")
        raise NotAsked(f"{who(seat)} is not being asked that now.")

    # -- what is known -----------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the table has ended."""
        return self.table.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why, once the table is over."""
        return self.table.outcome

    def view(self, seat: int | None) -> View[T]:
        """The table as `seat`, counted from 0, may know it; None is the public's, `MODERATOR` the whole.

        Always the same object, brought up to date: it costs as much as happened since it was last read.
        """
        view, folded = self._views.get(seat) or self._first_view(seat)
        log = self.table.log
        at, end = folded[0], len(log)
        if at != end:
            view.fold(log[at:])
            folded[0] = end
        return view

    def _first_view(self, seat: int | None) -> tuple[View[T], list[int]]:
        """A view of nothing yet, and how much of the log it has folded."""
        if seat is not None and seat != MODERATOR and not 0 <= seat < len(self.table.seats):
            raise NotAsked(f"there is no seat {seat + 1}; this table has {len(self.table.seats)}.")
        made = self._views[seat] = (View(self.game, seat, self._first_table()), [0])
        return made


def rebuild(game: Game[T], record: Record, *, checkpoints: bool = False) -> Play[T]:
    """The play that a record tells of: the rules are run again and given its answers.

    Raises `Diverged`, which names the answer, when the rules no longer ask what the record answers.
    """
    steps = rebuilding(game, record, checkpoints=checkpoints)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            return cast("Play[T]", done.value)


def rebuilding(game: Game[T], record: Record, *, checkpoints: bool = False) -> Generator[None, None, Play[T]]:
    """The same, with a stop after each line: whoever has other things to do may do them between."""
    header = record.header
    places = effective(record.lines, header.moderator == "auto")
    counting = [record.lines[i] for i in places]
    play: Play[T] = Play.__new__(Play)
    play._future = None
    play._furnish(game, header, None, checkpoints)
    try:
        play._lay_out(list(counting), Streams(header.seed))
        yield from line_by_line(play)
    except Diverged as e:
        aged = f" It was made under version {header.version} of the rules; these are version {game.version}."
        raise Diverged(places[e.line - 1] + 1, e.why + (aged if header.version != game.version else "")) from None
    play._remember(record.lines, counting)
    return play


def _unpickled(
    form: int, game: Game[T], text: str, asks: bool, checkpoints: bool, future: tuple[int, str] | None
) -> Play[T]:
    """The play of a pickle. Raises `BadRecord` when another version made it."""
    record = Record.parse(text)
    if form != PICKLE or record.header.version != game.version:
        raise BadRecord(
            f"this play was pickled by another version (form {form}, {game.id} {record.header.version}); this program "
            f"reads form {PICKLE} and {game.id} {game.version}. A saved record says where the rules part."
        )
    places = effective(record.lines, record.header.moderator == "auto")
    counting = [record.lines[i] for i in places]
    play: Play[T] = Play.__new__(Play)
    play._future = future
    play._begin_with(game, record.header, "ask" if asks else None, checkpoints, counting)
    play._remember(record.lines, counting)
    return play


def _accepted(ask: Ask[Any], what: object) -> str | None:
    """The token of an answer, or None where it does not fit."""
    try:
        return ask.accept(what)
    except IllegalAnswer:
        return None
