"""The driver: lets a game's scripts run until they ask somebody outside, and sends them the answers.

It knows no clock and no network. `Play` gives it a face.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from duskbell.kernel.ask import CHANCE, MODERATOR, PASS, SILENCE, All, Ask, First, Question, Taken
from duskbell.kernel.errors import Diverged, IllegalAnswer
from duskbell.kernel.event import Ended, GameOver, Goto, PhaseBegan, Revealed, Voided
from duskbell.kernel.game import Game, Script
from duskbell.kernel.moderating import moderated
from duskbell.kernel.record import Line, Record, tell, who
from duskbell.kernel.rng import Streams
from duskbell.kernel.ruling import PenaltyLapsed, Ruling
from duskbell.kernel.table import Table

T = TypeVar("T", bound=Table)
Chance = Callable[[Ask[Any]], str]


class Driver(Generic[T]):
    """The table, the running script, and the questions that are open."""

    __slots__ = (
        "_auto",
        "_chance",
        "_checkpoint",
        "_checkpoints",
        "_fed",
        "_feed",
        "_got",
        "_has_standing_offers",
        "_missed",
        "_offered",
        "_offers",
        "_question",
        "_script",
        "_spoken",
        "_streams",
        "_waiting",
        "game",
        "lines",
        "open",
        "record",
        "table",
    )  # fmt: skip

    game: Game[T]
    table: T
    record: Record
    lines: list[Line]
    open: dict[int, Ask[Any]]
    _auto: bool
    _chance: Chance | None
    _streams: Streams | None
    _checkpoints: bool
    _checkpoint: tuple[str, T, int, tuple[Ruling, ...]] | None
    _waiting: tuple[Ruling, ...]
    """Penalties that take effect when the present question is settled."""
    _script: Script
    _question: Question | None
    """What the script has asked last."""
    _got: dict[int, Any]
    _spoken: tuple[Ask[Any], Any] | None
    _missed: dict[int, Ask[Any]]
    _feed: list[Line]
    _fed: int
    _has_standing_offers: bool
    """Whether the game has anything that stands open at all times."""
    _offers: dict[int, list[Ask[Any]]] | None
    """`offers`; None until somebody looks."""
    _offered: tuple[tuple[Ask[Any], ...], dict[int, list[Ask[Any]]]]
    """The last offers, and the same by seat: what may be done at any time is often the same for many questions."""

    @property
    def offers(self) -> dict[int, list[Ask[Any]]]:
        """What a seat may do at any time beside `open`: by the question itself, or whatever is being asked."""
        if self._offers is None:
            question = self._question
            offers = question.offers if isinstance(question, All | First) else ()
            if self._has_standing_offers and not (isinstance(question, Ask) and question.alone):
                standing = self.game.standing_offers(self.table)
                offers = (*offers, *standing) if offers else standing
            if offers is not self._offered[0]:
                by_seat: dict[int, list[Ask[Any]]] = {}
                for a in offers:
                    if a.to >= 0 or not self._auto:
                        by_seat.setdefault(a.to, []).append(a)
                self._offered = (offers, by_seat)
            self._offers = self._offered[1]
        return self._offers

    def _clear(self) -> None:
        self.open, self._offers, self._missed, self._got, self._spoken = {}, {}, {}, {}, None
        self._question, self._offered, self._waiting = None, ((), {}), ()

    def _take(self, seat: int, asked: Ask[Any], token: str, line: Line) -> None:
        """Let `token` answer a question, or take an offer."""
        self.lines.append(line)
        value = asked.read(token, self.table.by_token)
        if self.open.get(seat) is asked:
            self._answered(asked, token, value)
        elif self._has_standing_offers and asked in self.game.standing_offers(self.table):
            self._take_standing(asked, value)
        elif type(self._question) is All:
            self._void()
            self._settle()
            self._advance(Taken(asked, value), thrown=True)
        else:
            self._settle()
            self._advance((asked, value))

    def _answered(self, asked: Ask[Any], token: str, value: Any) -> None:
        """An open question is answered by `token`, which means `value`."""
        question, open_ = self._question, self.open
        if question is asked:
            self._missed = self.open = {}
            self._advance(value)
            return
        del open_[asked.to]
        if type(question) is All:
            self._got[asked.to] = value
            if not open_:
                self._settle()
                self._advance(self._got)
        elif token != PASS and token != SILENCE:
            self._settle()
            self._advance((asked, value))
        elif not open_:
            self._settle()
            self._advance(None)

    def _take_standing(self, offer: Ask[Any], value: Any) -> None:
        """What may be done at any time leaves the questions open as they are."""
        try:
            self.game.take_offer(self.table, offer, value)
        except GameOver as over:
            self._finish(over.ended)
        else:
            self._offers = None

    def _settle(self) -> None:
        """The question is answered; whoever else was asked has missed it."""
        self._missed, self.open = self.open, {}

    def _void(self) -> None:
        """An All is broken off: what was answered stays in the record but counts no longer, and the moderator knows."""
        if type(self._question) is All:
            asked = [n for n in self._got if n >= 0 or (n == MODERATOR and not self._auto)]
            given = tuple([n for n in asked if n not in self.open])
            if given:
                self.table.emit(Voided(given))

    def _enter(self, phase: str) -> None:
        t, game = self.table, self.game
        if phase not in game.phases:
            raise ValueError(f"phase {t.phase!r} is followed by {phase!r}, which {game.id} does not have")
        t.emit(PhaseBegan(phase, t.day + (phase == game.round_phase)), public=True)
        self._begin(phase)

    def _begin(self, phase: str) -> None:
        self._checkpoint = (phase, self.table.copy(), len(self.lines), self._waiting) if self._checkpoints else None
        self._script = self.game.phases[phase](self.table)

    def _advance(self, value: Any, thrown: bool = False) -> None:
        """Send `value` into the script, as an exception when `thrown`, and let it go on until it asks somebody outside,
        or the table is over.
        """
        while True:
            try:
                q = self._script.throw(value) if thrown else self._script.send(value)
            except StopIteration as stop:
                following = stop.value
            except Goto as go:
                following = go.phase
            except GameOver as over:
                self._finish(over.ended)
                return
            else:
                if isinstance(q, Ask):
                    if (to := q.to) >= 0 or (to == MODERATOR and not self._auto):
                        self._question, self.open, self._offers = q, {to: q}, None
                        if self._waiting:
                            self._penalties_due()
                        return
                    value = self._by_program(q)
                elif self._put(q):
                    if self._waiting:
                        self._penalties_due()
                    return
                else:
                    value = self._got if type(q) is All else self._spoken
                    self._settle()
                thrown = False
                continue
            self._enter(following)
            value, thrown = None, False

    def _put(self, q: All[Any] | First[Any]) -> bool:
        """Open several questions; False when nobody outside has anything to answer."""
        asks = q.asks
        open_ = self.open = {asks[0].to: asks[0]} if len(asks) == 1 else {a.to: a for a in asks}
        if len(open_) != len(asks):
            raise ValueError(f"two questions at once to one seat: {[a.key for a in asks]}")
        self._question, self._offers, self._spoken = q, None, None
        if type(q) is All:
            self._got = dict.fromkeys(open_)
        if (CHANCE in open_ or (self._auto and MODERATOR in open_)) and self._programs_first(asks):
            return False
        return bool(open_) or (type(q) is First and any(a.to >= 0 or not self._auto for a in q.offers))

    def _programs_first(self, asks: tuple[Ask[Any], ...]) -> bool:
        """The program answers what it is asked among others; True when it has settled a First."""
        for a in asks:
            if a.to == CHANCE or (self._auto and a.to == MODERATOR):
                del self.open[a.to]
                value = self._by_program(a)
                if type(self._question) is All:
                    self._got[a.to] = value
                elif self.lines[-1][2] != PASS:
                    self._spoken = (a, value)
                    return True
        return False

    def _by_program(self, q: Ask[Any]) -> Any:
        """CHANCE's answer by the seed, or the program's where it moderates (`Game.moderate`)."""
        fed = self._feed and self._fed < len(self._feed)
        if len(q.options) == 1 and q.single:
            drawn = q.options[0]
        elif self._chance is not None:
            drawn = "" if fed else q.accept(self._chance(q))
        elif self._streams is not None:
            # even when the feed decides, so that the streams stay in step
            drawn = (
                self._streams.answer(q) if q.to == CHANCE else moderated(self.game, self.table, q, self._streams[q.key])
            )
        else:
            drawn = ""  # a fork, which brings its own streams later
        if fed:
            drawn = self._recorded(q)
        self.lines.append((q.to, q.key, drawn))
        return q.read(drawn, self.table.by_token)

    def _recorded(self, q: Ask[Any]) -> str:
        """What the feed answers. Raises `Diverged` when it answers something else."""
        line, self._fed = self._feed[self._fed], self._fed + 1
        if line[0] != q.to or line[1] != q.key:
            raise Diverged(self._fed, f"it has {tell(line)}, but the rules ask {who(q.to)} {q.key}.")
        try:
            return q.accept(line[2])
        except IllegalAnswer as e:
            raise Diverged(self._fed, str(e)) from None

    def _penalties_due(self) -> None:
        """What waited for a question to be settled takes effect, before anybody sees the next. Nothing waits where no
        referee is (`Refereed`).
        """

    def _finish(self, ended: Ended) -> None:
        self._script.close()
        for ruling in self._waiting:
            self.table.emit(PenaltyLapsed(ruling.seat, ruling.penalty))
        self.table.emit(ended, public=True)
        self.game.finale(self.table)
        header = self.record.header
        self.table.emit(Revealed(header.seed, header.salt), public=True)
        missed = {**self._missed, **self.open}
        self._clear()
        self._missed = missed
        self.record.outcome = self.table.outcome

    def where(self) -> str:
        """The live call stack of the rules, such as "night:12 > agree:31"."""
        frames: list[str] = []
        at: Any = self._script
        while at is not None and getattr(at, "cr_frame", None) is not None:
            frames.append(f"{at.cr_code.co_qualname}:{at.cr_frame.f_lineno}")
            at = at.cr_await
        return " > ".join(frames)
