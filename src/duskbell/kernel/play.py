"""Play: drive a game's scripts, keep the record, take back, fork, and say what each seat may know.

The driver knows no clock and no network. Somebody outside reads `open`, calls `answer`, and reads views. When a clock
outside strikes, it calls `silence`, and the record says that it did.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from duskbell.kernel.ask import CHANCE, MODERATOR, PASS, SILENCE, All, Ask, First, Taken
from duskbell.kernel.errors import (
    BadRuling,
    Diverged,
    DuskbellError,
    IllegalAnswer,
    NoFloor,
    NotAsked,
    TableOver,
    TablePaused,
)
from duskbell.kernel.event import Committed, Ended, GameOver, Goto, Outcome, PhaseBegan, Revealed
from duskbell.kernel.game import Game, Script
from duskbell.kernel.record import CLOCK, Header, Line, Record
from duskbell.kernel.rng import Streams, commitment
from duskbell.kernel.ruling import Paused, Penalised, Resumed, Ruling, Undone
from duskbell.kernel.table import Table
from duskbell.kernel.talk import Channel, floor, speak
from duskbell.kernel.view import View

T = TypeVar("T", bound=Table)
Chance = Callable[[Ask[Any]], str]


class Play(Generic[T]):
    """One sitting of a game.

    `open`: the questions now, by seat (0-based; `MODERATOR` too when somebody outside moderates). `offers`: what a seat
    may do at any time beside them. `table`: the whole truth, for rules and tests; players get `view(seat)`.
    """

    __slots__ = (
        "_auto", "_chance", "_fed", "_feed", "_got", "_missed", "_mode", "_script", "_seam", "_seams",
        "_streams", "_views", "game", "lines", "offers", "open", "record", "table",
    )  # fmt: skip

    def __init__(
        self,
        game: Game[T],
        header: Header,
        *,
        feed: Iterable[Line] = (),
        chance: Chance | None = None,
        seams: bool = False,
    ) -> None:
        """Lay the table of `header` and play up to the first question.

        `feed`: recorded lines to play at once; raises `Diverged` where the rules ask something else. `chance` answers for
        CHANCE instead of the seed. With `seams` every phase's begin is kept, so that `fork` need not play from the start.
        """
        self.game = game
        self.record = Record(header)
        self._auto = header.moderator == "auto"
        self._chance = chance
        self._seams = seams
        self._lay(list(feed))

    def _lay(self, feed: list[Line]) -> None:
        header = self.record.header
        self.table: T = self.game.lay(header.players, self.game.read_options(header.players, header.options))
        for seat, name in zip(self.table.seats, header.names, strict=False):
            seat.name = name
        self.lines = self.record.lines = []
        self._streams: Streams | None = Streams(header.seed)
        self._views: dict[int | None, tuple[View[T], list[int]]] = {}
        self._feed, self._fed = feed, 0
        self._clear()
        self.table.emit(Committed(commitment(header.seed, header.salt)), public=True)
        self._enter(self.game.first)
        self._advance(None)
        self._play_feed()

    def _clear(self) -> None:
        self.open: dict[int, Ask[Any]] = {}
        self.offers: dict[int, list[Ask[Any]]] = {}
        self._missed: dict[int, Ask[Any]] = {}
        self._got: dict[int, Any] = {}
        self._mode: type = Ask

    # -- answers -----------------------------------------------------------------------------------------------------

    def answer(self, seat: int, what: object, *, ask: Ask[Any] | None = None, clock: bool = False) -> bool:
        """Answer the question open to `seat` with a token, an index of its options, or the thing itself.

        Returns True when it was taken, False when another seat was first and nothing changed. `ask` makes sure which
        question is meant. Raises `NotAsked`, `IllegalAnswer`, `TablePaused` or `TableOver`, with the table unchanged.
        """
        asked = self.open.get(seat)
        if asked is None or ask is not None or self.offers or self.table.paused or not asked.single:
            return self._answer_with_care(seat, what, ask, clock)
        if what not in asked.options:
            return self._answer_with_care(seat, what, ask, clock)
        token: str = what  # type: ignore[assignment]  # it equals one of the options
        self._take(seat, asked, token, (seat, asked.key, token, CLOCK) if clock else (seat, asked.key, token))
        return True

    def _answer_with_care(self, seat: int, what: object, ask: Ask[Any] | None, clock: bool) -> bool:
        """An answer that is not simply one of the options of the seat's one question."""
        asked = self._find(seat, what, ask)
        if asked is None:
            return False
        token = asked.accept(what)
        self._take(seat, asked, token, (seat, asked.key, token, CLOCK) if clock else (seat, asked.key, token))
        return True

    def silence(self, seat: int) -> None:
        """The clock has struck for `seat`: answer its question's default. Raises `NotAsked`, `TablePaused`, `TableOver`."""
        asked = self._find(seat, SILENCE, self.open.get(seat))
        if asked is not None:
            self._take(seat, asked, asked.default, (seat, asked.key, asked.default, CLOCK))

    def _find(self, seat: int, what: object, ask: Ask[Any] | None) -> Ask[Any] | None:
        """The open ask that `what` answers; None when a race was lost; else the sentence why not."""
        asked, missed = self.open.get(seat), self._missed.get(seat)
        mine = [*([asked] if asked is not None else ()), *self.offers.get(seat, ())]
        if ask is not None:
            mine = [a for a in mine if a is ask or a == ask]
            missed = missed if missed is not None and missed == ask else None
        for a in mine:
            if self.table.paused:
                raise TablePaused("the table is paused; wait until the referee lets it go on.")
            if a is asked and a is ask:
                return a
            if _fits(a, what):
                return a
        if missed is not None and _fits(missed, what):
            return None
        if mine:
            return mine[0]
        if self.table.outcome is not None:
            raise TableOver("the table is over; nothing more can be answered.")
        raise NotAsked(f"{_who(seat)} is not being asked{' that' if ask is not None else ''} now.")

    def _take(self, seat: int, asked: Ask[Any], token: str, line: Line) -> None:
        self.lines.append(line)
        value = asked.read(token, self.table.things)
        mode, open_ = self._mode, self.open
        if open_.get(seat) is not asked:  # a standing offer
            self._settle()
            if mode is All:
                self._advance(None, Taken(asked, value))
            else:
                self._advance((asked, value))
            return
        del open_[seat]
        if mode is All:
            self._got[seat] = value
            if not open_:
                self._settle()
                self._advance(self._got)
        elif mode is Ask:
            self._settle()
            self._advance(value)
        elif token != PASS and token != SILENCE:
            self._settle()
            self._advance((asked, value))
        elif not open_:
            self._settle()
            self._advance(None)

    def _settle(self) -> None:
        """The question is answered; whoever else was asked has missed it."""
        self._missed, self.open = self.open, {}
        if self.offers:
            self.offers = {}

    # -- the driver --------------------------------------------------------------------------------------------------

    def _enter(self, phase: str) -> None:
        t = self.table
        t.emit(PhaseBegan(phase, t.day + (phase == self.game.round)), public=True)
        self._begin(phase)

    def _begin(self, phase: str) -> None:
        if self._seams:
            self._seam = (phase, self.table.copy(), len(self.lines))
        self._script: Script = self.game.phases[phase](self.table)

    def _advance(self, value: Any, thrown: BaseException | None = None) -> None:
        """Let the script go on until it asks somebody outside, or the table is over."""
        while True:
            try:
                q = self._script.send(value) if thrown is None else self._script.throw(thrown)
            except StopIteration as stop:
                following = stop.value
            except Goto as go:
                following = go.phase
            except GameOver as over:
                self._finish(over.ended)
                return
            else:
                thrown = None
                if isinstance(q, Ask):
                    if q.to >= 0 or (q.to == MODERATOR and not self._auto):
                        self._mode, self.open = Ask, {q.to: q}
                        return
                    value = self._by_program(q)
                elif self._put(q):
                    return
                else:
                    value = self._got if type(q) is All else None
                continue
            self._enter(following)
            value, thrown = None, None

    def _put(self, q: All[Any] | First[Any]) -> bool:
        """Open several questions; False when nobody outside has anything to answer."""
        asks = q.asks
        self.open = {a.to: a for a in asks}
        if len(self.open) != len(asks):
            raise ValueError(f"two questions at once to one seat: {[a.key for a in asks]}")
        self._mode = type(q)
        self._got = {}
        if self._mode is All:
            self._got = dict.fromkeys(self.open)
        if CHANCE in self.open or (self._auto and MODERATOR in self.open):
            for a in asks:
                if a.to == CHANCE or (self._auto and a.to == MODERATOR):
                    self._got[a.to] = self._by_program(a)
                    del self.open[a.to]
        if q.offers:
            for a in q.offers:
                if a.to >= 0 or not self._auto:
                    self.offers.setdefault(a.to, []).append(a)
        return bool(self.open) or (self._mode is First and bool(self.offers))

    def _by_program(self, q: Ask[Any]) -> Any:
        """CHANCE's answer, or the program's where it moderates: its only option, else by the seed."""
        if len(q.options) == 1 and q.single:
            drawn = q.options[0]
        elif self._chance is not None:
            drawn = self._chance(q)
        else:  # drawn even when the feed decides, so that the streams stay in step; a fork brings its own streams later
            drawn = self._streams.answer(q) if self._streams is not None else ""
        if self._fed < len(self._feed):
            line, self._fed = self._feed[self._fed], self._fed + 1
            if line[0] != q.to or line[1] != q.key:
                raise Diverged(self._fed, f"it has {_tell(line)}, but the rules ask {_who(q.to)} {q.key}.")
            try:
                drawn = q.accept(line[2])
            except IllegalAnswer as e:
                raise Diverged(self._fed, str(e)) from None
        self.lines.append((q.to, q.key, drawn))
        return q.read(drawn, self.table.things)

    def _finish(self, ended: Ended) -> None:
        self._script.close()
        self.table.emit(ended, public=True)
        self.game.finale(self.table)
        header = self.record.header
        self.table.emit(Revealed(header.seed, header.salt), public=True)
        missed = {**self._missed, **self.open}
        self._clear()
        self._missed = missed
        self.record.outcome = self.table.outcome

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
        """The table as `seat` may know it; None is the public's, `MODERATOR` the whole. Always the same object, brought
        up to date: it costs as much as happened since it was last read.
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
        first = self.game.lay(len(self.table.seats), self.table.options)
        for mine, real in zip(first.seats, self.table.seats, strict=True):
            mine.name = real.name
        made = self._views[seat] = (View(self.game, seat, first), [0])
        return made

    def channels(self, seat: int) -> tuple[Channel, ...]:
        """Where `seat` may speak now."""
        by_rules = self.game.channels(self.table, seat) if seat >= 0 else ()
        return floor(self.table, seat, by_rules)

    def where(self) -> str:
        """The live call stack of the rules, such as "night:12 > agree:31"."""
        frames: list[str] = []
        at: Any = self._script
        while at is not None and getattr(at, "cr_frame", None) is not None:
            frames.append(f"{at.cr_code.co_qualname}:{at.cr_frame.f_lineno}")
            at = at.cr_await
        return " > ".join(frames)

    # -- talk and rulings --------------------------------------------------------------------------------------------

    def say(
        self, seat: int, text: str = "", channel: str = "public", *, line: str = "", about: tuple[Any, ...] = ()
    ) -> None:
        """Speak: free `text`, or a catalogue `line` with `about`. Raises `NoFloor` when the rules forbid it."""
        if self.table.paused and seat != MODERATOR:
            raise NoFloor("the table is paused; nobody but the referee speaks.")
        speak(self.table, self.channels(seat), seat, channel, text, line, about)
        self.lines.append(("say", seat, channel, text, line, about))

    def rule(self, ruling: Ruling) -> None:
        """Let a referee rule. Raises `BadRuling` when it cannot be, with the table unchanged."""
        t, why = self.table, ruling.reason
        if self.over and ruling.kind != "undo":
            raise BadRuling("the table is over; only an undo can be ruled now.")
        if ruling.kind == "undo":
            self._undo(ruling)
            return
        if ruling.kind == "penalty":
            self._check_penalty(ruling)
        elif ruling.kind in ("pause", "resume") and t.paused == (ruling.kind == "pause"):
            raise BadRuling(f"the table is {'already' if t.paused else 'not'} paused.")
        self.lines.append(("rule", ruling))
        if ruling.kind == "pause":
            t.emit(Paused(why), public=True)
        elif ruling.kind == "resume":
            t.emit(Resumed(why), public=True)
        elif ruling.kind == "end":
            self._finish(Ended((), (), "core.ended-by-referee"))
        else:
            self._penalise(Penalised(ruling.seat, ruling.penalty, why))

    def _check_penalty(self, ruling: Ruling) -> None:
        if ruling.penalty not in self.game.penalties:
            right = ", ".join(self.game.penalties) or "none"
            raise BadRuling(f"{self.game.id} knows no penalty {ruling.penalty[:40]!r}; its penalties are {right}.")
        if not 0 <= ruling.seat < len(self.table.seats):
            raise BadRuling(f"a penalty needs a seat from 1 to {len(self.table.seats)}.")

    def _penalise(self, penalty: Penalised) -> None:
        t = self.table
        t.emit(penalty, public=True)
        try:
            again = self.game.penalise(t, penalty)
        except GameOver as over:
            self._finish(over.ended)
            return
        if again:
            self._script.close()
            self._settle()
            self._begin(t.phase)
            self._advance(None)

    # -- back and aside ----------------------------------------------------------------------------------------------

    def undo(self, count: int = 1, reason: str = "") -> None:
        """Take back the last `count` answers of seats (and of a moderator who is asked), with all that followed.

        The record keeps them and says that they were taken back; everybody is told. Chance stands: it is drawn again from
        the same seed. Raises `BadRuling` when there are not so many.
        """
        self.rule(Ruling("undo", reason, count=count))

    def _undo(self, ruling: Ruling) -> None:
        whole = [*self.lines, ("rule", ruling)]
        played = effective(whole, self._auto)
        self.record = Record(self.record.header)
        self._lay(played)
        self.lines = self.record.lines = whole

    def fork(self) -> Play[T]:
        """A play of its own at the same point, with the same chance to come. What happens to one never reaches the other.

        With seams it costs a copy of the table at the phase's begin and its answers since, else the answers from the start.
        """
        new: Play[T] = Play.__new__(Play)
        new.game, new._auto, new._seams = self.game, self._auto, self._seams
        new.record = Record(self.record.header)
        new._chance, new._streams = None, None
        if self._seams:
            phase, table, n = self._seam
            new.table, new.lines = table.copy(), self.lines[:n]
            new.record.lines = new.lines
            new._views = {}
            new._feed, new._fed = self.lines[n:], 0
            new._clear()
            new._begin(phase)
            new._advance(None)
            new._play_feed()
        else:
            new._lay(effective(self.lines, self._auto))
            new.lines = new.record.lines = self.lines[:]
        new._streams = self._streams.copy() if self._streams is not None else None
        return new

    def _play_feed(self) -> None:
        """Play the recorded lines that are left; each must fit what the rules ask."""
        feed = self._feed
        while self._fed < len(feed):
            line, self._fed = feed[self._fed], self._fed + 1
            try:
                self.replay(line)
            except Diverged:
                raise
            except DuskbellError as e:
                raise Diverged(self._fed, f"it has {_tell(line)}, but {e}") from None
        self._feed, self._fed = [], 0

    def replay(self, line: Line) -> None:
        """Play one recorded line that is not chance's. Raises `Diverged` when the rules ask something else."""
        if line[0] == "say":
            _, seat, channel, text, key, about = line
            self.say(seat, text, channel, line=key, about=about)
        elif line[0] == "rule":
            ruling: Ruling = line[1]
            if ruling.kind == "undo":
                self.table.emit(Undone(ruling.count, ruling.reason), public=True)
                self.lines.append(line)
            else:
                self.rule(ruling)
        else:
            seat, key, token = line[:3]
            mine = [a for a in [self.open.get(seat), *self.offers.get(seat, ())] if a is not None and a.key == key]
            if not mine:
                asked = ", ".join(f"{_who(n)} {a.key}" for n, a in self.open.items()) or "nobody anything"
                raise Diverged(self._fed or len(self.lines), f"it has {_tell(line)}, but the rules ask {asked}.")
            asked_now = mine[0]
            if not (token == asked_now.default and len(line) == 4):
                token = asked_now.accept(token)
            self._take(seat, asked_now, token, line)


def rebuild(game: Game[T], record: Record, *, seams: bool = False) -> Play[T]:
    """The play that a record tells of: the rules are run again and given its answers.

    Raises `Diverged`, which names the answer, when the rules no longer ask what the record answers.
    """
    header = record.header
    play = Play(game, header, feed=effective(record.lines, header.moderator == "auto"), seams=seams)
    play.lines = play.record.lines = list(record.lines)
    return play


def effective(lines: list[Line], auto: bool) -> list[Line]:
    """The lines that still count: what was undone is left out, and each undo itself stands where it was ruled."""
    kept: list[Line] = []
    for line in lines:
        if line[0] == "rule" and line[1].kind == "undo":
            count = line[1].count
            places = [i for i, k in enumerate(kept) if _is_decision(k, auto)]
            if not 1 <= count <= len(places):
                raise BadRuling(f"{count} answers cannot be taken back; there are {len(places)}.")
            del kept[places[-count] :]
        kept.append(line)
    return kept


def _is_decision(line: Line, auto: bool) -> bool:
    return isinstance(line[0], int) and line[0] != CHANCE and not (auto and line[0] == MODERATOR)


def _fits(ask: Ask[Any], what: object) -> bool:
    try:
        ask.accept(what)
    except IllegalAnswer:
        return False
    return True


def _who(seat: int) -> str:
    return {CHANCE: "chance", MODERATOR: "the moderator"}.get(seat, f"seat {seat + 1}")


def _tell(line: Line) -> str:
    if isinstance(line[0], int):
        return f"{_who(line[0])} answering {line[1]} with {line[2]!r}"
    return f"a {'saying' if line[0] == 'say' else 'ruling'}"
